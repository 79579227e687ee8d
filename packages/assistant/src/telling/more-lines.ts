/** What was wanted of figures beyond themselves, a line each. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatChange } from '@tillsight/metrics/format';
import { isCohorts } from '@tillsight/metrics/cohorts';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { weekdayOf } from '@tillsight/metrics/time-grain';
import type { Ask } from '../intent.ts';
import type { Mark } from '../sentences/more-sentences.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { usualOf } from './usual.ts';
import { labelText, valueText, type Voice } from './wording.ts';

export function moreLines(result: MetricResult, ask: Ask, voice: Voice): string[] {
  const { typical, streak, course } = result.request;
  return [
    ...(ask.more?.weekday ? otherWeekdayLine(result, ask.more.weekday, voice) : []),
    ...(result.request.by === undefined ? runsOutLine(result, ask, voice) : []),
    // Of rows each says it for itself.
    ...(typical && (result.request.by ?? []).length === 0 ? typicalLines(result, voice) : []),
    ...(streak ? streakLine(result, voice) : []),
    ...(course ? courseLine(result, voice) : []),
    ...(ask.more?.secondOrder ? [sentencesFor(voice.shop).more.secondOrder.inMonths] : []),
  ];
}

/** "How is today going vs a normal Tuesday", on a Friday. */
function otherWeekdayLine({ request: { period } }: MetricResult, named: string, { shop }: Voice): string[] {
  const own = weekdayOf(period.from);
  if (own === named || period.from !== period.to) return [];
  const weekday = labelText('weekday', own, shop);
  return [sentencesFor(shop).more.otherWeekday({ day: labelText('day', period.from, shop), weekday })];
}

function runsOutLine({ request: { metrics }, rows }: MetricResult, { lastsUntil }: Ask, { shop }: Voice): string[] {
  const days = metrics.includes('days_of_cover') ? rows[0]?.values['days_of_cover']?.value : undefined;
  if (!days) return [];
  const on = addDays(dayAt(shop.now, shop.timeZone), Math.floor(days));
  return [
    sentencesFor(shop).more.runsOut({ on, until: lastsUntil, isBefore: lastsUntil !== undefined && on < lastsUntil }),
  ];
}

/** Of a single figure the verdict says it before. */
function typicalLines(result: MetricResult, voice: Voice): string[] {
  const { more } = sentencesFor(voice.shop);
  const { metrics } = result.request;
  return metrics.flatMap(key => {
    const usual = usualOf(result, key, voice);
    if (!usual) return [];
    return [
      'tooFew' in usual ? more.noTypical(usual.tooFew) : more.typical({ ...usual, isSaid: metrics.length === 1 }),
    ];
  });
}

function streakLine({ request: { by: [dimension = ''] = [] }, rows, tally }: MetricResult, voice: Voice): string[] {
  const { more } = sentencesFor(voice.shop);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || !tally) return [more.noStreak(dimension)];
  const [from, to] = [first, last].map(row => labelText(dimension, row.by[dimension] ?? null, voice.shop));
  return [
    more.streak({ length: rows.length, dimension, from: from ?? '', to: to ?? '', held: tally.held, of: tally.of }),
  ];
}

/** A growth is told of the last steps, as many as a message has room for. */
const mostSteps = 13;

function courseLine(
  {
    request: {
      course,
      metrics: [key = ''],
      by: [dimension = ''] = [],
    },
    rows,
  }: MetricResult,
  voice: Voice,
): string[] {
  const { more } = sentencesFor(voice.shop);
  const at = (row: ResultRow): number => row.values[key]?.course ?? Number.NaN;
  const known = rows.filter(row => !Number.isNaN(at(row)));
  const last = known.at(-1);
  if (!course || !last) return [];
  const label = (row: ResultRow): string => labelText(dimension, row.by[dimension] ?? null, voice.shop);
  const mark = (row: ResultRow): Mark => ({
    value: valueText(key, Math.round(at(row) * 100) / 100, voice),
    label: label(row),
  });
  if (isCohorts(course)) return [];
  if (course.as === 'running') return [more.running({ value: valueText(key, at(last), voice), until: label(last) })];
  if (course.as === 'growth') {
    const steps = known.slice(-mostSteps).map(row => ({ value: formatChange(at(row)), label: label(row) }));
    return [more.growth({ dimension, steps })];
  }
  const highest = known.reduce((a, b) => (at(b) > at(a) ? b : a));
  const lowest = known.reduce((a, b) => (at(b) < at(a) ? b : a));
  const of = 'of' in course ? course.of : 0;
  return [more.average({ of, dimension, last: mark(last), highest: mark(highest), lowest: mark(lowest) })];
}

/** How soon half of those had come back who did within the longest of the spans. */
export function secondOrderLead({ request: { metrics }, rows }: MetricResult, { shop }: Voice): string[] {
  const values = metrics.map(key => ({
    months: metricByKey(key)?.matures_in,
    value: rows[0]?.values[key]?.value ?? 0,
  }));
  const all = values.at(-1)?.value ?? 0;
  const half = all > 0 ? values.find(({ value }) => value >= all / 2)?.months : undefined;
  return half === undefined ? [] : [sentencesFor(shop).more.secondOrder.half(half)];
}

/** Under a ranking, which rows are in it. */
export function enoughLine(
  { request: { having = [], metrics } }: MetricResult,
  { bounds }: Ask,
  voice: Voice,
): string[] {
  const { rows_with: enough } = metricByKey(metrics[0] ?? '') ?? {};
  const isAsked = bounds.length > 0 || having.every(({ metric }) => metric !== enough?.metric);
  if (!enough || isAsked) return [];
  const atLeast = valueText(enough.metric, enough.at_least, voice);
  return [sentencesFor(voice.shop).more.enough({ metric: enough.metric, atLeast })];
}

/** Under a list that is kept to another, or leaves it out. */
export function otherListLine({ request: { within, period } }: MetricResult, voice: Voice): string[] {
  const { more } = sentencesFor(voice.shop);
  if (!within) return [];
  const { list, isNot } = within;
  const days = list.period ?? period;
  if (isNot) return [more.notIn(days)];
  const [metric = ''] = list.metrics;
  return list.limit === undefined ? [] : [more.among({ limit: list.limit, metric, period: days })];
}
