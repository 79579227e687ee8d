/** Rows that follow each other in time: where they go, what they come to, their peaks, and every one of them where there is room. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { addDays, dayAt, daysOf, elapsedDays } from '@tillsight/metrics/period';
import type { Filter, MetricResult, Period, ResultRow } from '@tillsight/metrics/request';
import { passes } from '@tillsight/metrics/time-frame';
import { isGrain, isTime, timeLabel } from '@tillsight/metrics/time-grain';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Told } from './fitted.ts';
import { partsOfDay, stretchLine, sumLine } from './hours.ts';
import { nameOf, rowLine, usualOf } from './one-row.ts';
import { partAndWhole } from './pair-line.ts';
import { growsSinceThen } from './still-rising.ts';
import { changeOf, labelText, valueText, type Voice } from './wording.ts';

/** A year of months and the hours of a morning are told step by step, a line each; longer courses in a few lines. */
export const mostSteps = 14;

/** As much of a message as single steps may take. */
const mostLetters = 560;

/** Too many steps for a line each. */
export function longCourse(result: MetricResult, rows: ResultRow[], head: string, lead: string[], voice: Voice): Told {
  const { by: [dimension = ''] = [], metrics } = result.request;
  const [key = '', ...others] = metrics;
  const steps = inTime(rows, dimension);
  if (others.length === 0) {
    const stretches = dimension === 'hour' ? stretchLine(steps, key, voice) : [];
    // "which hour is the weakest": that one hour first.
    const first = lead.length > 0 && result.request.order ? lead : stretches.length > 0 ? stretches : lead;
    const single = withinRoom(stepLines(steps, key, dimension, voice));
    // The peak of a rate is one lucky visit at four in the morning.
    const isOfRates = dimension === 'hour' && !metricByKey(key)?.additive && single.length > 0;
    const marks = isOfRates ? [] : courseLines(steps, key, dimension, voice);
    return { before: [...first, `${head}:`, ...marks], rows: single, after: [] };
  }
  const parts = dimension === 'hour' ? partsOfDay(steps, metrics, voice) : undefined;
  if (parts)
    return {
      before: [...(parts.lead.length > 0 ? parts.lead : lead), `${head}:`, ...parts.lines],
      rows: [],
      after: [],
    };
  const [named, short] = [true, false].map(isNamed =>
    steps.map((row, at) => `${rowLine(row, at, metrics, voice, isNamed)}${shareOfPair(row, metrics)}`),
  );
  const [told] = [named ?? [], short ?? []].filter(lines => withinRoom(lines).length > 0);
  const sum = sumLine(sentencesFor(voice.shop).rows.total, steps, metrics, voice) ?? [];
  if (told) return { before: [...lead, `${head}:`, sum].flat(), rows: told, after: [], isCourse: true };
  const marks = metrics.flatMap(each => courseLines(steps, each, dimension, voice));
  return { before: [...lead, `${head}:`], rows: marks, after: [] };
}

/** "1 Nov: orders 120, purchases 111 (92.5%)": how much of the one the other is. */
function shareOfPair({ values }: ResultRow, keys: readonly string[]): string {
  const pair = partAndWhole(keys.map(key => ({ key, value: values[key]?.value ?? 0 })));
  return pair ? ` (${formatPercent(pair.part.value / pair.whole.value)})` : '';
}

const withinRoom = (lines: string[]): string[] => (lines.join('\n').length > mostLetters ? [] : lines);

/** The busiest first is how they were asked for; told one after another they follow the clock. */
const inTime = (rows: ResultRow[], dimension: string): ResultRow[] =>
  dimension === 'hour'
    ? rows.toSorted((a, b) => Number(a.by.hour) - Number(b.by.hour))
    : rows.toSorted((a, b) => ((a.by[dimension] ?? '') < (b.by[dimension] ?? '') ? -1 : 1));

const stepsInLine: Record<string, number> = { hour: 6, day: 7 };

/** "12 am 40 · 1 am 22 · 2 am 15 · 3 am 12 · 4 am 11 · 5 am 14" */
function stepLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  const size = stepsInLine[dimension] ?? 4;
  const cells = rows.map(
    row =>
      `${labelText(dimension, row.by[dimension] ?? null, voice.shop)} ${valueText(key, row.values[key]?.value, voice)}`,
  );
  return Array.from(
    { length: Math.ceil(cells.length / size) },
    (_, at) => `• ${cells.slice(at * size, (at + 1) * size).join(' · ')}`,
  );
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

export function averageOf(rows: ResultRow[], key: string, dimension: string, voice: Voice): Average | undefined {
  const full = wholeOnes(rows);
  if (full.length < 2) return undefined;
  const sum = full.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
  const { period, where = [] } = voice.result.request;
  const ofHours = where.find(({ dimension }) => dimension === 'hour');
  const ofDays = where.filter(({ dimension }) => dimension !== 'hour' && isTime(dimension));
  const days = daysOver(period, ofDays, voice.shop);
  const hours = ofHours?.is?.length ?? 24 - (ofHours?.is_not?.length ?? 0);
  // Hours and weekdays come again: one of them is one of a single day.
  const ones = { hour: hours * days, weekday: days }[dimension] ?? full.length;
  if (ones === 0) return undefined;
  const average = sum / ones;
  const value = valueText(key, average >= 10 ? Math.round(average) : Math.round(average * 10) / 10, voice);
  return { value, dimension: dimension === 'weekday' ? 'day' : dimension, isOfWholeOnes: full.length < rows.length };
}

/** How many of the days that are kept to are over, a running one in part. */
function daysOver(period: Period, where: readonly Filter[], { now, timeZone }: Voice['shop']): number {
  if (where.length === 0) return elapsedDays(period, now, timeZone);
  return daysOf(period)
    .filter(day => where.every(filter => passes(filter, timeLabel(day, filter.dimension))))
    .reduce((sum, day) => sum + elapsedDays({ from: day, to: day }, now, timeZone), 0);
}

/** A day that still runs, or a week that lies in the period by half, says nothing of what a whole one brings. */
const wholeOnes = (rows: ResultRow[]): ResultRow[] => rows.filter(row => !row.isPart);

/** "average daily sales last week": under a few days, weeks or months their sum and what one of them brings. */
export function sumOfAll({ request }: MetricResult, rows: ResultRow[], voice: Voice): string[] {
  const [[dimension], [key, ...more]] = [request.by ?? [], request.metrics];
  const isPlain = !request.order && request.by?.length === 1 && more.length === 0 && rows.length > 1;
  return isPlain && isGrain(dimension ?? '') ? sumLines(rows, key!, dimension!, voice) : [];
}

/** So many of the latest steps are held against as many before; fewer say nothing of where it goes. */
const latestSteps: Record<string, number> = { day: 7, week: 4, month: 3 };

/** Without the steps before the first that had any. */
const sinceFirst = (rows: ResultRow[], key: string): ResultRow[] =>
  rows.slice(
    Math.max(
      0,
      rows.findIndex(row => (row.values[key]?.value ?? 0) !== 0),
    ),
  );

/** Where a long course of plain days, weeks or months goes. */
export function trendLine({ request }: MetricResult, rows: ResultRow[], voice: Voice): string[] {
  const { by: [dimension = ''] = [], metrics, course, order, base } = request;
  const [key = '', ...others] = metrics;
  const usual = latestSteps[dimension];
  const isPlain = others.length === 0 && !course && !order && !base;
  if (!isPlain || usual === undefined || growsSinceThen(key)) return [];
  const all = wholeOnes(rows);
  const whole = sinceFirst(all, key);
  // What came into the shop a few weeks ago is held against its own first weeks, and not against those without it.
  const count = whole.length < all.length ? Math.min(usual, Math.floor(whole.length / 2)) : usual;
  if (count < 2) return [];
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
    sentencesFor(voice.shop).rows.trend({
      count,
      dimension,
      sum: told ?? '',
      before: before ?? '',
      change,
      latest,
      isOver: voice.result.request.period.to < addDays(dayAt(voice.shop.now, voice.shop.timeZone), -1),
    }),
  ];
}

/** Averages and rates cannot be added up; a single day says too little of where they go. */
function latestLine(
  whole: ResultRow[],
  { key, dimension }: { key: string; dimension: string },
  voice: Voice,
): string[] {
  const [first, last] = whole.length > 1 ? [whole[0], whole.at(-1)] : [];
  const [past, now] = [first, last].map(row => row?.values[key]?.value ?? null);
  if (!first || now === undefined || now === null || past === null || past === undefined) return [];
  const change = changeOf(key, { value: now, base: past, change: past > 0 ? now / past - 1 : null });
  if (!change) return [];
  const [value, before] = [now, past].map(each => valueText(key, each, voice));
  const name = labelText(dimension, first.by[dimension] ?? null, voice.shop);
  return [
    sentencesFor(voice.shop).rows.latest({
      dimension,
      value: value ?? '',
      before: before ?? '',
      first: name,
      change,
      isSteady: past > 0 && Math.abs(now / past - 1) < 0.03,
    }),
  ];
}
