/** Figures split by something: a ranking as short lines, a course over time by its sum, its ends and its extremes. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { formatHours } from '@tillsight/metrics/format-time';
import { foldedName, isPlace, namesOf } from '@tillsight/metrics/place-names';
import { elapsedDays } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';
import { isGrain } from '@tillsight/metrics/time-grain';
import type { Ask, Standing } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { bandLines } from './bands.ts';
import { areAlike, boundLines, latestLines, sizesAsked } from './bounded-rows.ts';
import { missingLines } from './missing-rows.ts';
import { enoughLine } from './more-lines.ts';
import { enoughIn, isCourse, isCrowded, nameOf, partText, rowLine, usualOf, worthNaming } from './one-row.ts';
import { labelFor, type TellingOf } from './single.ts';
import { baseOf, changeOf, countText, labelText, placeOf, valueText, type Voice } from './wording.ts';

export function rowLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request } = result;
  const by = request.by ?? [];
  const rows = worthNaming(result);
  const voice: Voice = { shop, notes, result };
  const say = sentencesFor(shop).rows;
  const place = placeOf(request, shop, labelFor(request.period, ask));
  const against = isCrowded(result) ? undefined : baseOf(result);
  const own = request.metrics.filter(key => key !== enoughIn(request));
  const head = say.head({ metrics: own, by, place, against, first: ask.byChange });
  if (result.bands) return bandLines(result, result.bands, head, voice);
  const sizes = sizesAsked(request);
  if (rows.length === 0 && sizes.length === 0 && !ask.more?.latest) return [say.nothing(head, ask.byChange)];
  if (notes.standing) return standingLines(rows, notes.standing, { head, request, voice });
  if (notes.share && by.length === 2) return [`${head}:`, ...sharesByStep(result, notes.share, voice)];
  if (notes.share) return shareLines(result, notes.share, head, voice);
  if (ask.more?.latest) return latestLines(result, ask.bounds, head, voice);
  if (sizes.length > 0) return boundLines(result, sizes, head, voice);
  if (ask.bounds.length > 0 && !request.streak) return boundLines(result, ask.bounds, head, voice);
  if (isRecord(request)) return [recordLine(rows[0]!, request, voice), `${head}.`];
  const lead = leadLine(result, rows, ask, voice);
  if (by.length === 1 && isCourse(by[0]!) && rows.length > mostSteps)
    return [
      ...(lead.length > 0 ? lead : trendLine(result, rows, voice)),
      `${head}:`,
      ...request.metrics.flatMap(key => courseLines(rows, key, by[0]!, voice)),
    ];
  if (by.length === 2 && request.metrics.length === 1 && by.some(isGrain) && !by.includes('order_number'))
    return [`${head}:`, ...tableLines(result, voice)];
  const lines = rows.map((row, at) => rowLine(row, at, request.metrics, voice));
  return [
    ...(lead.length > 0 ? lead : trendLine(result, rows, voice)),
    `${head}:`,
    ...sumOfAll(result, rows, voice),
    ...lines,
    ...(ask.byChange ? [] : missingLines(result, voice)),
    ...enoughLine(result, ask, voice),
    ...allOfIt(result, ask, voice),
  ];
}

/** The answer in a sentence: which row leads, or which is lowest. Of several figures nobody said which is meant. */
function leadLine({ request }: MetricResult, rows: ResultRow[], ask: Ask, voice: Voice): string[] {
  const { order, by: [dimension, ...more] = [], metrics } = request;
  const [key, ...beside] = metrics;
  const others = beside.filter(each => each !== enoughIn(request));
  const mean = voice.notes.average === dimension && key ? averageOf(rows, key, dimension ?? '', voice) : undefined;
  if (mean && key && others.length === 0) return [sentencesFor(voice.shop).rows.perStep({ metric: key, ...mean })];
  if (!order || !key || !dimension || more.length + others.length > 0) return [];
  const isMost = order.direction === 'desc';
  // "Other" is nobody who could lead, and a day or week that is not whole says nothing of the least.
  const [first, second] = rows.filter(
    row => !/^(?:|other|unknown)$/i.test(row.by[dimension] ?? '') && (isMost || !row.isPart),
  );
  const told = (row: ResultRow) => ({
    name: labelText(dimension, row.by[dimension] ?? null, voice.shop),
    value: valueText(key, row.values[key]?.value, voice),
  });
  if (first && ask.byChange) {
    const change = changeOf(key, first.values[key]!);
    return change ? [sentencesFor(voice.shop).rows.moved({ metric: key, ...told(first), change })] : [];
  }
  if (!first || !second || first.values[key]?.value === second.values[key]?.value) return [];
  if (dimension === 'hour') {
    const stretch = (row: ResultRow) => ({
      ...told(row),
      name: formatHours(Number(row.by.hour), Number(row.by.hour) + 1, voice.shop.language),
    });
    return [sentencesFor(voice.shop).rows.leadHour({ ...stretch(first), second: stretch(second), isMost })];
  }
  return [sentencesFor(voice.shop).rows.lead({ metric: key, ...told(first), second: told(second), isMost })];
}

/** So many of the latest steps are held against as many before; fewer say nothing of where it goes. */
const latestSteps: Record<string, number> = { day: 7, week: 4, month: 3 };

/** Where a long course of plain days, weeks or months goes. */
function trendLine({ request }: MetricResult, rows: ResultRow[], voice: Voice): string[] {
  const { by: [dimension = ''] = [], metrics, course, order, base } = request;
  const [key = '', ...others] = metrics;
  const count = latestSteps[dimension];
  const whole = wholeOnes(rows);
  const isPlain = others.length === 0 && !course && !order && !base;
  if (!isPlain || count === undefined) return [];
  if (!metricByKey(key)?.additive) return dimension === 'day' ? [] : latestLine(whole, { key, dimension }, voice);
  if (whole.length < 2 * count) return [];
  const sumOf = (some: ResultRow[]): number => some.reduce((sum, row) => sum + (row.values[key]?.value ?? 0), 0);
  const [sum, past] = [sumOf(whole.slice(-count)), sumOf(whole.slice(-2 * count, -count))];
  const change = past > 0 ? changeOf(key, { value: sum, base: past, change: sum / past - 1 }) : undefined;
  if (!change) return [];
  const [told, before] = [sum, past].map(each => valueText(key, each, voice));
  const mean = sum / count;
  const last = whole.at(-1);
  const value = last?.values[key]?.value ?? mean;
  // A weekday is unlike the others anyhow.
  const isOtherWay = dimension !== 'day' && (change.way === 'up' ? value < 0.8 * mean : value > 1.25 * mean);
  const latest =
    last && isOtherWay
      ? { label: labelText(dimension, last.by[dimension] ?? null, voice.shop), value: valueText(key, value, voice) }
      : undefined;
  return [
    sentencesFor(voice.shop).rows.trend({ count, dimension, sum: told ?? '', before: before ?? '', change, latest }),
  ];
}

/** Averages and rates cannot be added up; a single day says too little of where they go. */
function latestLine(
  whole: ResultRow[],
  { key, dimension }: { key: string; dimension: string },
  voice: Voice,
): string[] {
  const [past, now] = whole.slice(-2).map(row => row.values[key]?.value ?? null);
  if (now === undefined || now === null || past === null || past === undefined) return [];
  const change = changeOf(key, { value: now, base: past, change: past > 0 ? now / past - 1 : null });
  if (!change) return [];
  const [value, before] = [now, past].map(each => valueText(key, each, voice));
  return [sentencesFor(voice.shop).rows.latest({ dimension, value: value ?? '', before: before ?? '', change })];
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
  const left = named.length - near.length;
  return [
    answer,
    `${head}:`,
    ...lines,
    ...(left > 0 ? [`• ${say.rest({ rows: countText(left, voice.shop), sums: [] })}`] : []),
  ];
}

/** One day, week or month was asked for, the highest or the lowest of its kind. */
const isRecord = ({ by: [dimension, ...more] = [], metrics, order, limit, base }: MetricRequest): boolean =>
  limit === 1 && order !== undefined && !base && isCourse(dimension ?? '') && more.length === 0 && metrics.length === 1;

function recordLine(row: ResultRow, { metrics: [key = ''], order }: MetricRequest, voice: Voice): string {
  const value = valueText(key, row.values[key]?.value, voice);
  const record = { metric: key, name: nameOf(row, voice), value, isMost: order?.direction !== 'asc' };
  return sentencesFor(voice.shop).rows.record(record);
}

/** A year of months and the hours of a morning are told step by step; longer courses by their marks. */
const mostSteps = 14;

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
    const more = left > 0 ? [sentencesFor(voice.shop).rows.rest({ rows: countText(left, voice.shop), sums: [] })] : [];
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
      const part = sum(own.filter(row => meant.has(usualName(dimension, row.by[dimension] ?? ''))));
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

/** "57 more: 1,234": what a list leaves out. */
export function restText(result: MetricResult, voice: Voice): string | undefined {
  const { request, rest, issues } = result;
  if (!rest || isRecord(request) || (sizesAsked(request).length > 0 && areAlike(result))) return undefined;
  const say = sentencesFor(voice.shop).rows;
  const count = countText(rest.rows, voice.shop);
  if (issues.some(({ kind }) => kind === 'rows-left-out')) return say.restAtLeast(count);
  const known = request.metrics.filter(key => rest.values[key] !== undefined && key !== enoughIn(request));
  const sums = known.map(key => ({
    metric: request.metrics.length > 1 ? key : undefined,
    value: valueText(key, rest.values[key], voice),
  }));
  return say.rest({ rows: count, sums });
}

/** "average daily sales last week": under a few days, weeks or months their sum and what one of them brings. */
function sumOfAll({ request }: MetricResult, rows: ResultRow[], voice: Voice): string[] {
  const [[dimension], [key, ...more]] = [request.by ?? [], request.metrics];
  const isPlain = !request.order && request.by?.length === 1 && more.length === 0 && rows.length > 2;
  return isPlain && isGrain(dimension ?? '') ? sumLines(rows, key!, dimension!, voice) : [];
}

/** The whole, where it was asked for beside its parts. */
function allOfIt({ request, totals }: MetricResult, ask: Ask, voice: Voice): string[] {
  if (!ask.whole) return [];
  const known = request.metrics.flatMap(key => (totals?.[key]?.value ? [wholeOf(key, totals[key].value, voice)] : []));
  return known.length > 0 ? [sentencesFor(voice.shop).rows.all(known)] : [];
}

/** Too many for lines of their own: the sum where days may be added, the highest, the lowest, the last. */
function courseLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  const isOneOfSeveral = voice.result.request.metrics.length > 1;
  const known = rows.filter(row => typeof row.values[key]?.value === 'number');
  const value = (row: ResultRow): number => row.values[key]!.value!;
  const say = sentencesFor(voice.shop);
  if (known.length === 0) return [say.rows.noDays];
  const whole = wholeOnes(known);
  const compared = whole.length > 0 ? whole : known;
  const highest = known.reduce((a, b) => (value(b) > value(a) ? b : a));
  const lowest = compared.reduce((a, b) => (value(b) < value(a) ? b : a));
  const { marks } = say.rows;
  const line = (name: string, row: ResultRow): string =>
    `• ${name}: ${valueText(key, value(row), voice)} (${[nameOf(row, voice), usualOf(row, key, voice)].filter(Boolean).join(', ')})`;
  return [
    ...(isOneOfSeveral ? [`${say.offers.by(key, [])}:`] : []),
    ...sumLines(known, key, dimension, voice),
    line(marks.highest, highest),
    line(marks.lowest, lowest),
  ];
}

function sumLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  if (!metricByKey(key)?.additive) return [];
  const total = (values: (number | null | undefined)[]): number =>
    values.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const sum = total(rows.map(row => row.values[key]?.value));
  const base = rows.some(row => typeof row.values[key]?.base === 'number')
    ? total(rows.map(row => row.values[key]?.base))
    : undefined;
  const change = base ? changeOf(key, { value: sum, base, change: sum / base - 1 }) : undefined;
  const together = sentencesFor(voice.shop).rows.together({
    sum: valueText(key, sum, voice),
    compared: change && { change, base: valueText(key, base, voice) },
    average: averageOf(rows, key, dimension, voice),
  });
  return [`• ${together}`];
}

type Average = { value: string; dimension: string; isOfWholeOnes: boolean };

function averageOf(rows: ResultRow[], key: string, dimension: string, voice: Voice): Average | undefined {
  const full = wholeOnes(rows);
  if (full.length < 2) return undefined;
  const sum = full.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
  const days = elapsedDays(voice.result.request.period, voice.shop.now, voice.shop.timeZone);
  // Hours and weekdays come again: one of them is one of a single day.
  const ones = { hour: 24 * days, weekday: days }[dimension] ?? full.length;
  if (ones === 0) return undefined;
  const average = sum / ones;
  const value = valueText(key, average >= 10 ? Math.round(average) : Math.round(average * 10) / 10, voice);
  return { value, dimension: dimension === 'weekday' ? 'day' : dimension, isOfWholeOnes: full.length < rows.length };
}

/** A day that still runs, or a week that lies in the period by half, says nothing of what a whole one brings. */
const wholeOnes = (rows: ResultRow[]): ResultRow[] => rows.filter(row => !row.isPart);

/** What a share is a share of. */
function wholeOf(metric: string, whole: number, voice: Voice): { metric: string; value: string; isCount: boolean } {
  return { metric, value: valueText(metric, whole, voice), isCount: metricByKey(metric)?.unit === 'count' };
}

const usualName = (dimension: string, name: string): string => foldedName(namesOf(dimension, name)[0] ?? name);

/** One part held against the whole of the rows. */
function shareLines({ request, rows, totals }: MetricResult, groups: string[][], head: string, voice: Voice): string[] {
  const [dimension] = request.by as [string];
  const lineOf = (key: string, values: string[]): string => {
    const sum = (some: ResultRow[]): number => some.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
    const whole = totals?.[key]?.value ?? sum(rows);
    const meant = new Set(values.map(each => usualName(dimension, each)));
    const part = sum(rows.filter(row => meant.has(usualName(dimension, row.by[dimension] ?? ''))));
    const named = [...new Set(values.map(each => (isPlace(dimension) ? (namesOf(dimension, each)[0] ?? each) : each)))];
    return sentencesFor(voice.shop).rows.share({
      names: named,
      metric: request.metrics.length > 1 ? key : undefined,
      share: whole === 0 ? undefined : formatPercent(part / whole),
      part: valueText(key, part, voice),
      whole: wholeOf(key, whole, voice),
    });
  };
  return [
    ...request.metrics.flatMap(key => groups.map(values => lineOf(key, values))),
    `${head}:`,
    ...rows.slice(0, 6).map((row, at) => rowLine(row, at, request.metrics, voice)),
  ];
}
