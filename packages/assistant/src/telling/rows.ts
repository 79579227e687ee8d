/** Figures split by something: who leads, then each row in a short line. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { formatHours } from '@tillsight/metrics/format-time';
import { foldedName, isPlace, namesOf } from '@tillsight/metrics/place-names';
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';
import { isGrain } from '@tillsight/metrics/time-grain';
import type { Ask, Standing } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { bandLines } from './bands.ts';
import { boundLines, latestLines, sizesAsked } from './bounded-rows.ts';
import { averageOf, longCourse, mostSteps, sumOfAll, trendLine } from './course.ts';
import { plainly, type Told } from './fitted.ts';
import { gapOf } from './gap.ts';
import { looksLead, looksLines } from './looks.ts';
import { missingLines } from './missing-rows.ts';
import { enoughLine, otherListLine } from './more-lines.ts';
import { enoughIn, isCourse, isCrowded, isRecord, isUnnamed, nameOf, partText, rowLine, shareIn, worthNaming } from './one-row.ts'; // prettier-ignore
import { labelFor, type TellingOf } from './single.ts';
import { weekendLine } from './weekend-line.ts';
import { baseOf, changeOf, countText, labelText, placeOf, valueText, type Voice } from './wording.ts';

/** As many variants of one product are told one by one; their sizes and colours stand above them. */
const mostVariants = 10;

export function rowsTold(result: MetricResult, { shop, notes, ask }: TellingOf): Told {
  const { request } = result;
  const by = request.by ?? [];
  const rows = worthNaming(result);
  const voice: Voice = { shop, notes, result };
  const say = sentencesFor(shop).rows;
  const place = placeOf(request, shop, labelFor(request.period, ask));
  const against = isCrowded(result) ? undefined : baseOf(result);
  const own = request.metrics.filter(key => key !== enoughIn(request));
  const head = say.head({ metrics: own, by, place, against, first: ask.byChange });
  if (result.bands) return plainly(bandLines(result, result.bands, head, voice));
  const sizes = sizesAsked(request);
  if (rows.length === 0 && sizes.length === 0 && !ask.more?.latest) return plainly([say.nothing(head, ask.byChange)]);
  if (notes.standing) return plainly(standingLines(rows, notes.standing, { head, request, voice }));
  if (notes.share && by.length === 2) return plainly([`${head}:`, ...sharesByStep(result, notes.share, voice)]);
  if (notes.share) return plainly(shareLines(result, notes.share, head, voice));
  if (ask.more?.latest) return plainly(latestLines(result, ask.bounds, head, voice));
  if (sizes.length > 0) return plainly(boundLines(result, sizes, head, voice));
  if (ask.bounds.length > 0 && !request.streak) return plainly(boundLines(result, ask.bounds, head, voice));
  if (isRecord(request)) return plainly([recordLine(rows[0]!, request, voice), `${head}.`]);
  const lead = leadLine(result, rows, ask, voice);
  const weekends = notes.weekends ? weekendLine(result, voice) : undefined;
  const together = notes.shares ? shareOfTop(result, rows, ask, voice) : [];
  const ofLook = looksLead(result, notes.look, voice);
  const first = weekends
    ? [weekends]
    : together.length > 0
      ? together
      : ofLook
        ? [ofLook]
        : lead.length > 0
          ? lead
          : trendLine(result, rows, voice);
  if (by.length === 1 && isCourse(by[0]!) && rows.length > mostSteps && !request.limit)
    return longCourse(result, rows, head, first, voice);
  if (by.length === 2 && request.metrics.length === 1 && by.some(isGrain) && !by.includes('order_number'))
    return { before: [`${head}:`], rows: tableLines(result, voice), after: [], isCourse: true };
  if (by.length === 2 && own.length === 1 && by.includes('weekday') && by.includes('hour'))
    return peaksTold(rows, own[0]!, head, voice);
  const lines = (isNamed: boolean): string[] =>
    rows.map((row, at) =>
      ask.byChange && own.length === 1
        ? movedLine(row, at, own[0]!, voice)
        : rowLine(row, at, request.metrics, voice, isNamed),
    );
  const isCut = by[0] === 'variant' && ask.ranking?.limit === undefined && rows.length > mostVariants;
  return {
    before: [...first, `${head}:`, ...sumOfAll(result, rows, voice), ...looksLines(result, voice)],
    rows: lines(true),
    ...(own.length > 1 ? { short: lines(false) } : {}),
    ...(isCut ? { most: mostVariants } : {}),
    after: [
      ...(ask.byChange ? [] : missingLines(result, voice)),
      ...enoughLine(result, ask, voice),
      ...otherListLine(result, voice),
      ...shopsLine(result, voice),
      ...allOfIt(result, ask, voice),
    ],
    list: rows,
  };
}

/** Every hour of every weekday is more than anybody reads: those that lead come first. */
function peaksTold(rows: ResultRow[], key: string, head: string, voice: Voice): Told {
  const list = rows.toSorted((a, b) => (b.values[key]?.value ?? 0) - (a.values[key]?.value ?? 0));
  const [first, second] = list;
  const told = (row: ResultRow) => ({ name: nameOf(row, voice), value: valueText(key, row.values[key]?.value, voice) });
  const lead =
    first && second
      ? [
          sentencesFor(voice.shop).rows.lead({
            metric: key,
            ...told(first),
            second: told(second),
            isMost: true,
            gap: undefined,
          }),
        ]
      : [];
  return {
    before: [...lead, `${head}:`],
    rows: list.map((row, at) => rowLine(row, at, [key], voice)),
    most: mostVariants,
    after: [],
    list,
  };
}

/** The answer in a sentence: which row leads, or which is lowest. */
function leadLine({ request, rest }: MetricResult, rows: ResultRow[], ask: Ask, voice: Voice): string[] {
  const { order, by = [], metrics } = request;
  // An order has its day beside it.
  const [dimension, ...more] = by.includes('order_number') ? by.filter(each => each !== 'day') : by;
  const [key, ...beside] = metrics;
  const others = beside.filter(each => each !== enoughIn(request));
  const mean = voice.notes.average === dimension && key ? averageOf(rows, key, dimension ?? '', voice) : undefined;
  if (mean && key && others.length === 0) return [sentencesFor(voice.shop).rows.perStep({ metric: key, ...mean })];
  // Of several figures nobody said which is meant, unless the rows were to be ranked; who spends most leads nothing.
  const isRanked =
    ask.ranking !== undefined && (metricByKey(key ?? '')?.good_when === 'up' || order?.direction === 'asc');
  const isOfOne = more.length === 0 && (others.length === 0 || isRanked);
  if (!order || order.by !== key || !dimension || !isOfOne) return [];
  const isMost = order.direction === 'desc';
  // A day or week that is not whole says nothing of the least.
  const named = rows.filter(
    row => (row.by[dimension] ?? '') !== '' && !isUnnamed.test(row.by[dimension] ?? '') && (isMost || !row.isPart),
  );
  const [first, second] = named;
  const told = (row: ResultRow) => {
    const [value, share] = [valueText(key, row.values[key]?.value, voice), shareIn(row, key, voice)];
    // Who asks for shares is told them first.
    const label = row.by[dimension] ?? null;
    return {
      name: dimension === 'hour' && label !== null ? hourText(label, voice) : labelText(dimension, label, voice.shop),
      value: share ? `${share} (${value})` : value,
    };
  };
  if (first && ask.byChange) {
    const change = changeOf(key, first.values[key]!);
    const by = differenceText(key, first, voice);
    return change ? [sentencesFor(voice.shop).rows.moved({ metric: key, ...told(first), by, change })] : [];
  }
  if (!first || !second) return [];
  const level = named.filter(row => row.values[key]?.value === first.values[key]?.value);
  if (level.length > 1) return levelLine(level.map(told), { key, isMost, of: named.length }, voice);
  const gap = isMost && rows.length === 2 && !rest ? gapOf(key, first, second, voice) : undefined;
  const lead = { metric: key, ...told(first), second: told(second), isMost, gap, of: dimension };
  return [sentencesFor(voice.shop).rows.lead(lead)];
}

/** "what share comes from our top 5 products": theirs together. */
function shareOfTop({ totals }: MetricResult, rows: ResultRow[], { ranking, metrics }: Ask, voice: Voice): string[] {
  const [{ key }] = metrics as [Ask['metrics'][number]];
  const whole = totals?.[key]?.value;
  if (ranking?.limit !== rows.length || typeof whole !== 'number' || whole <= 0) return [];
  const part = rows.reduce((sum, { values }) => sum + (values[key]?.value ?? 0), 0);
  const told = { rows: String(rows.length), share: formatPercent(part / whole), part: valueText(key, part, voice) };
  return [sentencesFor(voice.shop).rows.shareOfTop(told)];
}

/** Several share the first place, or the last; where all do, or most, nobody has it. */
function levelLine(
  level: readonly { name: string; value: string }[],
  { key, isMost, of }: { key: string; isMost: boolean; of: number },
  voice: Voice,
): string[] {
  const [first] = level;
  if (!first || level.length > 3 || level.length === of) return [];
  const names = level.map(({ name }) => name);
  return [sentencesFor(voice.shop).rows.level({ metric: key, names, value: first.value, isMost })];
}

/** "8–9 pm" */
const hourText = (label: string, { shop }: Voice): string =>
  formatHours(Number(label), Number(label) + 1, shop.language);

/** "+₹71,900": of rows in the order of their change that is what they are ranked by. */
function differenceText(key: string, { values }: ResultRow, voice: Voice): string | undefined {
  const { value, base } = values[key] ?? {};
  if (!metricByKey(key)?.additive || typeof value !== 'number' || typeof base !== 'number') return undefined;
  return `${value < base ? '−' : '+'}${valueText(key, Math.abs(value - base), voice)}`;
}

/** "Delhi: ₹8,13,419 (+₹71,900, up 9.7%)" */
function movedLine(row: ResultRow, at: number, key: string, voice: Voice): string {
  const change = changeOf(key, row.values[key]!);
  const difference = differenceText(key, row, voice);
  // A way without a size says no more than the sign of the difference.
  const hasSize = change && (change.by !== undefined || difference === undefined);
  const told = [difference, hasSize ? sentencesFor(voice.shop).figures.change(change) : undefined];
  const value = valueText(key, row.values[key]?.value, voice);
  return `${at + 1}. ${nameOf(row, voice)}: ${value} (${told.filter(Boolean).join(', ')})`;
}

/** Yes or no, the place it has, and the rows around it. */
function standingLines(
  rows: ResultRow[],
  { dimension, name, place, orBefore }: Standing,
  { head, request, voice }: { head: string; request: MetricRequest; voice: Voice },
): string[] {
  const say = sentencesFor(voice.shop).rows;
  const folded = (value: string | null | undefined): string =>
    foldedName(namesOf(dimension, value ?? '')[0] ?? value ?? '');
  const named = rows.filter(row => (row.by[dimension] ?? '') !== '');
  const at = named.findIndex(row => folded(row.by[dimension]) === folded(name));
  const [key = ''] = request.metrics;
  const row = named[at];
  const holds = orBefore ? at < place : at + 1 === place;
  const answer = say.standing({
    name: labelText(dimension, name, voice.shop),
    holds: row !== undefined && holds,
    at: row && {
      place: at + 1,
      of: countText(named.length, voice.shop),
      value: valueText(key, row.values[key]?.value, voice),
    },
  });
  const shown = Math.min(named.length, Math.max(3, at + 2, place + 1, 1));
  const near = shown <= mostNames ? named.slice(0, shown) : [...named.slice(0, 3), ...(row ? [row] : [])];
  const lines = near.map(each => rowLine(each, named.indexOf(each), request.metrics, voice));
  return [answer, `${head}:`, ...lines, ...leftLines(near.length, named.length, voice)];
}

/** How many rows are not told, where some are not. */
function leftLines(told: number, all: number, { shop }: Voice): string[] {
  if (told >= all) return [];
  const left = sentencesFor(shop).rows.rest({ rows: countText(all - told, shop), of: countText(all, shop), sums: [] });
  return [`• ${left}`];
}

function recordLine(row: ResultRow, { metrics: [key = ''], order, period }: MetricRequest, voice: Voice): string {
  const value = valueText(key, row.values[key]?.value, voice);
  const { day } = row.by;
  // "20 Oct" may be that of either year.
  const isOfYears = day && period.from.slice(0, 4) !== period.to.slice(0, 4);
  const name = isOfYears ? sentencesFor(voice.shop).period({ from: day, to: day }) : nameOf(row, voice);
  const record = { metric: key, name, value, isMost: order?.direction !== 'asc' };
  return sentencesFor(voice.shop).rows.record(record);
}

/** As many names a line tells; the table on the screen has them all. */
const mostNames = 6;

/** "Jan 2026: New 1,734 · Returning 921": a line for each step of time, whatever the order of the rows. */
function tableLines({ request, rows }: MetricResult, voice: Voice): string[] {
  const [key = '', by = []] = [request.metrics[0], request.by];
  const step = by.find(isGrain) ?? '';
  const other = by.find(dimension => dimension !== step) ?? '';
  const steps = Map.groupBy(rows, row => row.by[step] ?? null);
  return [...steps].map(([label, own]) => {
    const cells = own.map(row => `${labelText(other, row.by[other] ?? null, voice.shop)} ${valueText(key, row.values[key]?.value, voice)}`); // prettier-ignore
    const shown = cells.length > mostNames + 1 ? cells.slice(0, mostNames) : cells;
    const left = cells.length - shown.length;
    const more =
      left > 0
        ? [
            sentencesFor(voice.shop).rows.rest({
              rows: countText(left, voice.shop),
              of: countText(cells.length, voice.shop),
              sums: [],
            }),
          ]
        : [];
    return `• ${labelText(step, label, voice.shop)}${partText(own[0]!, step, voice)}: ${[...shown, ...more].join(' · ')}`;
  });
}

/** "Jan 2026: Prepaid 67.3% (1,556 of 2,311)". */
function sharesByStep({ request, rows }: MetricResult, groups: string[][], voice: Voice): string[] {
  const [key = ''] = request.metrics;
  const [step = '', dimension = ''] = request.by ?? [];
  const sum = (some: ResultRow[]): number => some.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
  return [...Map.groupBy(rows, row => row.by[step] ?? null)].map(([label, own]) => {
    const whole = sum(own);
    const cells = groups.map(values => {
      const meant = new Set(values.map(each => usualName(dimension, each)));
      const part = sum(own.filter(row => isOfShare(row, dimension, meant, voice)));
      return sentencesFor(voice.shop).rows.shareOfStep({
        names: values,
        share: whole === 0 ? undefined : formatPercent(part / whole),
        part: valueText(key, part, voice),
        whole: valueText(key, whole, voice),
      });
    });
    return `• ${labelText(step, label, voice.shop)}${partText(own[0]!, step, voice)}: ${cells.join(' · ')}`;
  });
}

/** What the shops sold together, whatever else stands beside them. */
function shopsLine({ request, rows, rest }: MetricResult, voice: Voice): string[] {
  const [[dimension, ...more], [key = '', ...others]] = [request.by ?? [], request.metrics];
  const shops = rows.filter(({ by }) => by.pos_location);
  const isPlain = dimension === 'pos_location' && more.length + others.length === 0 && !rest;
  if (!isPlain || shops.length < 2 || !metricByKey(key)?.additive) return [];
  const sum = shops.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
  return [`• ${sentencesFor(voice.shop).rows.allShops(valueText(key, sum, voice))}`];
}

/** The whole, where it was asked for beside its parts. */
function allOfIt({ request, totals }: MetricResult, ask: Ask, voice: Voice): string[] {
  if (!ask.whole) return [];
  const known = request.metrics.flatMap(key => (totals?.[key]?.value ? [wholeOf(key, totals[key].value, voice)] : []));
  return known.length > 0 ? [sentencesFor(voice.shop).rows.all(known)] : [];
}

/** What a share is a share of. */
function wholeOf(metric: string, whole: number, voice: Voice): { metric: string; value: string; isCount: boolean } {
  return { metric, value: valueText(metric, whole, voice), isCount: metricByKey(metric)?.unit === 'count' };
}

const usualName = (dimension: string, name: string): string => foldedName(namesOf(dimension, name)[0] ?? name);

/** Of the others, what has no name is nobody's. */
function isOfShare({ by }: ResultRow, dimension: string, meant: Set<string>, { notes }: Voice): boolean {
  const name = by[dimension];
  const isMeant = meant.has(usualName(dimension, name ?? ''));
  return notes.shareOfOthers ? !isMeant && typeof name === 'string' && name !== '' : isMeant;
}

/** One part held against the whole of the rows. */
function shareLines(
  { request, rows, rest, totals }: MetricResult,
  groups: string[][],
  head: string,
  voice: Voice,
): string[] {
  const [dimension] = request.by as [string];
  const lineOf = (key: string, values: string[]): string => {
    const meant = new Set(values.map(each => usualName(dimension, each)));
    const own = rows.filter(row => isOfShare(row, dimension, meant, voice));
    const sum = (some: ResultRow[], side: 'value' | 'base'): number =>
      some.reduce((total, row) => total + (row.values[key]?.[side] ?? 0), 0);
    const [part, whole] = [sum(own, 'value'), totals?.[key]?.value ?? sum(rows, 'value')];
    const [past, pastWhole] = [sum(own, 'base'), totals?.[key]?.base ?? sum(rows, 'base')];
    const against = baseOf(voice.result);
    const named = [...new Set(values.map(each => (isPlace(dimension) ? (namesOf(dimension, each)[0] ?? each) : each)))];
    return sentencesFor(voice.shop).rows.share({
      names: voice.notes.shareOfOthers
        ? [sentencesFor(voice.shop).filters([{ dimension, values: named, isMore: false, isNot: true }])]
        : named,
      metric: request.metrics.length > 1 ? key : undefined,
      share: whole === 0 ? undefined : formatPercent(part / whole),
      part: valueText(key, part, voice),
      whole: wholeOf(key, whole, voice),
      before: against && pastWhole > 0 ? { share: formatPercent(past / pastWhole), base: against } : undefined,
    });
  };
  const shown = rows.slice(0, mostNames);
  return [
    ...request.metrics.flatMap(key => groups.map(values => lineOf(key, values))),
    `${head}:`,
    ...shown.map((row, at) => rowLine(row, at, request.metrics, voice)),
    ...leftLines(shown.length, rows.length + (rest?.rows ?? 0), voice),
  ];
}
