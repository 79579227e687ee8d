/** From the slots a question fills to a wish for figures. */
import { dayCount } from '@tillsight/metrics/period';
import type { Ask, AskedBase, AskedFilter, AskedMetric, AskedPeriod, Notes, Platform } from '../intent.ts';
import { wholePairs } from '../vocabulary/values.ts';
import type { FoundFilter } from './filters.ts';
import type { FoundPeriod } from './periods.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

export type Asked = { ask: Ask; also: Ask[]; notes: Notes };

export function askOf(reading: Reading): Asked {
  const { words } = reading;
  const filters = mergedFilters(reading.filters);
  const metrics = metricsOf(reading);
  const { when, base, others } = periodsOf(reading);
  const by = breakdownsOf(reading, filters, when);
  const ranking = rankingOf(reading, by);
  const ask: Ask = {
    metrics,
    by,
    filters: withoutWholePairs(filters, by),
    bounds: reading.bounds,
    ...(when ? { when } : {}),
    ...(base ? { base } : {}),
    ...(ranking ? { ranking } : {}),
    ...platformOf(words),
  };
  return { ask, also: others.map(each => ({ ...ask, when: each })), notes: notesOf(reading, words) };
}

function platformOf(words: Reading['words']): { platform?: Platform } {
  if (words.some(word => has(word, 'ga4'))) return { platform: 'google_analytics' };
  if (words.some(word => has(word, 'google_ads'))) return { platform: 'google_ads' };
  if (
    words.some(word => has(word, 'google')) &&
    words.some(word =>
      has(
        word,
        'spend',
        'cost',
        'click',
        'impression',
        'roas',
        'cpc',
        'ctr',
        'cpa',
        'conversions',
        'ad',
        'campaign',
        'keyword',
      ),
    )
  )
    return { platform: 'google_ads' };
  return words.some(word => has(word, 'shopify')) ? { platform: 'shopify' } : {};
}

function metricsOf({ metrics, words }: Reading): AskedMetric[] {
  const named = metrics.map(metric => ({ key: metric.key, named: true }));
  if (named.length === 0 && words.some(word => has(word, 'bestseller', 'slowseller')))
    return [{ key: 'units_sold', named: true }];
  return named;
}

/** Values of one dimension are joined: "Mumbai and Pune" is one filter. */
function mergedFilters(found: FoundFilter[]): AskedFilter[] {
  const merged: AskedFilter[] = [];
  for (const filter of found) {
    const twin = merged.find(
      each =>
        each.not === filter.not && each.options.some(option => filter.options.some(other => sameKind(option, other))),
    );
    if (!twin) {
      merged.push({
        options: filter.options.map(option => ({ ...option, values: [...option.values] })),
        not: filter.not,
        text: filter.text,
        ...(filter.concept ? { concept: filter.concept } : {}),
      });
      continue;
    }
    twin.options = twin.options.filter(option => filter.options.some(other => sameKind(option, other)));
    for (const option of twin.options)
      for (const value of filter.options.find(other => sameKind(option, other))!.values)
        if (!option.values.includes(value)) option.values.push(value);
    twin.text += ` and ${filter.text}`;
    twin.concept = twin.concept && filter.concept ? `${twin.concept} ${filter.concept}` : undefined;
  }
  return merged;
}

const sameKind = (a: { dimension: string; not?: boolean }, b: { dimension: string; not?: boolean }): boolean =>
  a.dimension === b.dimension && a.not === b.not;

/** New and returning together are everybody. */
function withoutWholePairs(filters: AskedFilter[], by: string[]): AskedFilter[] {
  return filters.filter(
    filter =>
      !(
        filter.concept &&
        wholePairs.some(pair => pair.every(each => filter.concept!.split(' ').includes(each))) &&
        by.includes(filter.options[0]!.dimension)
      ),
  );
}

type Periods = { when?: AskedPeriod; base?: AskedBase; others: AskedPeriod[] };

function periodsOf({ periods, comparison, words }: Reading): Periods {
  const [first, second, ...rest] = periods;
  if (!first)
    return comparison.kind
      ? { base: { kind: comparison.kind }, others: [] }
      : comparison.asked
        ? { base: { kind: 'previous' }, others: [] }
        : { others: [] };
  if (!second)
    return comparison.asked
      ? { when: periodOf(first), base: { kind: comparison.kind ?? 'previous' }, others: [] }
      : { when: periodOf(first), others: [] };
  const nested = contains(first, second) || contains(second, first);
  if (rest.length > 0 || (nested && !comparison.asked))
    return { when: periodOf(first), others: [second, ...rest].map(periodOf) };
  const older = first.period.to < second.period.from || first.period.from < second.period.from;
  if (!comparison.asked && !words.some(word => has(word, 'compare')))
    return { when: periodOf(first), others: [periodOf(second)] };
  if (!older || (comparison.directed && !onlyBeside(words)))
    return { when: periodOf(first), base: named(second), others: [] };
  return { when: periodOf(second), base: { ...named(first), apart: true }, others: [] };
}

const contains = (a: FoundPeriod, b: FoundPeriod): boolean =>
  a.period.from <= b.period.from && a.period.to >= b.period.to;
const onlyBeside = (words: Reading['words']): boolean =>
  words.some(word => has(word, 'compare') && /^(vs|v\/s|versus|compare|comparison)$/.test(word.text)) &&
  !words.some(word => has(word, 'than'));
const named = (found: FoundPeriod): AskedBase & { kind: 'named' } => ({
  kind: 'named',
  period: found.period,
  ...(found.label ? { label: found.label } : {}),
});
const periodOf = ({ period, unit, label, other }: FoundPeriod): AskedPeriod => ({
  period,
  ...(unit ? { unit } : {}),
  ...(label ? { label } : {}),
  ...(other ? { other } : {}),
});

const timeGrains = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'];

function breakdownsOf(reading: Reading, filters: AskedFilter[], when: AskedPeriod | undefined): string[] {
  const { words, breakdowns, ranking, metrics, comparison, bounds } = reading;
  const inMetric = (at: number): boolean => metrics.some(metric => metric.places.includes(at));
  const fixed = (dimension: string): boolean => filters.some(filter => filter.options[0]?.dimension === dimension);
  const said = breakdowns.filter(
    each => each.mark === 'by' || (each.mark === 'which' && (!inMetric(each.at) || each.dimension !== 'product')),
  );
  let by = said.map(each => each.dimension);
  if (by.filter(each => !timeGrains.includes(each)).length === 0) {
    const loose = breakdowns.filter(
      each =>
        !said.includes(each) &&
        !inMetric(each.at) &&
        !fixed(each.dimension) &&
        (each.mark === 'plural' || (ranking !== undefined && !ranking.isSort)),
    );
    const wanted = loose
      .filter(each => each.mark === 'plural' && isSubject(reading, each.at))
      .concat(ranking ? loose.filter(each => each.mark === 'bare') : []);
    if (wanted[0] && (by.length === 0 || wanted[0].mark === 'plural')) by = [...by, wanted[0].dimension];
  }
  const goods = filters.some(filter =>
    ['product_type', 'collection', 'vendor'].includes(filter.options[0]?.dimension ?? ''),
  );
  if (
    by.length === 0 &&
    ranking &&
    !ranking.isSort &&
    (goods || words.some(word => has(word, 'bestseller', 'slowseller')))
  )
    by = ['product'];
  if (
    words.some(word => has(word, 'trend')) &&
    !by.some(each => timeGrains.includes(each)) &&
    by.length < 2 &&
    !ranking
  )
    by = [...by, grainFor(when)];
  if (by.length === 0 && (comparison.asked || ranking || setAgainst(reading))) by = comparedDimension(filters);
  if (by.length === 0 && bounds.length > 0 && breakdowns[0] && breakdowns[0].mark !== 'bare')
    by = [breakdowns[0].dimension];
  return [...new Set(by)].slice(0, 2);
}

/** "campaigns ordered by cost", not "sales of products". */
function isSubject({ words, ranking, bounds, metrics }: Reading, at: number): boolean {
  const before = words[at - 1];
  if (ranking || bounds.length > 0 || metrics.length === 0) return true;
  return !/^(of|from|on|in|for|all|to)$/.test(before?.text ?? '') && !has(before, 'how_many', 'total');
}

/** "orders: Mumbai vs Pune" wants one row for each. */
function comparedDimension(filters: AskedFilter[]): string[] {
  const several = filters.find(
    filter =>
      !filter.not &&
      (filter.text.includes(' and ') || filter.text.includes(' vs ')) &&
      filter.options[0]!.values.length > 1,
  );
  return several ? [several.options[0]!.dimension] : [];
}

const setAgainst = ({ words }: Reading): boolean => words.some(word => has(word, 'compare', 'or', 'than'));

export function grainFor(when: AskedPeriod | undefined): string {
  if (!when) return 'week';
  const days = dayCount(when.period);
  return days <= 2 ? 'hour' : days <= 45 ? 'day' : days <= 135 ? 'week' : 'month';
}

function rankingOf({ ranking, words }: Reading, by: string[]): Ask['ranking'] {
  if (!ranking || by.length === 0) return undefined;
  if (by.every(each => timeGrains.includes(each)) && ranking.isSort) return undefined;
  const flips = words.some(word => has(word, 'sort_up'));
  return {
    direction: flips ? 'asc' : ranking.direction,
    isQuality: ranking.isQuality,
    ...(ranking.limit === undefined ? {} : { limit: ranking.limit }),
  };
}

function notesOf(reading: Reading, words: Reading['words']): Notes {
  const scaled = words.find(
    (word, at) =>
      /^(lakhs?|lacs?|लाख|crores?|cr|करोड)$/.test(word.text) &&
      word.used === undefined &&
      words[at - 1]?.kind !== 'number',
  );
  const counts =
    words.some(
      (word, at) =>
        has(word, 'how_many') &&
        reading.breakdowns.some(each => each.at - at >= 1 && each.at - at <= 2 && each.mark !== 'bare'),
    ) && reading.bounds.length > 0;
  return {
    unread: [...reading.unread.unknown],
    compares: reading.comparison.asked,
    ...(scaled ? { scale: /^(l|ल)/.test(scaled.text) ? ('lakh' as const) : ('crore' as const) } : {}),
    ...(counts ? { count: true } : {}),
    ...(words.some(word => has(word, 'trend') && /graph|chart|plot|visual|ग्राफ|चार्ट|graf/.test(word.text))
      ? { chart: true }
      : {}),
  };
}
