/** One message on a phone: what is told of each result, cut where it would not fit, and what was left out. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dimensionByKey } from '@tillsight/metrics/dimensions';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { areAlike, sizesAsked } from './bounded-rows.ts';
import { enoughIn, isRecord } from './one-row.ts';
import { countText, valueText, type Voice } from './wording.ts';

/** The lines of one result, of which those in the middle may be cut. */
export type Told = {
  before: string[];
  rows: string[];
  after: string[];
  /** The same rows without the names of their figures, which the head tells in their order. */
  short?: string[];
  /** As many rows are enough for a message, where all of them are more. */
  most?: number;
  /** Of a course the latest steps stay, and those before them are cut. */
  isCourse?: true;
  /** Where each line is one row, these rows, so that those that are left out can be summed. */
  list?: readonly ResultRow[];
};

export type Body = Told & { rest: (dropped: number) => string | undefined };

/** An answer in the first line and the head of its list stay, whatever the lines after them are. */
export const plainly = ([first = '', second, ...others]: string[]): Told =>
  second === undefined
    ? { before: first === '' ? [] : [first], rows: [], after: [] }
    : { before: [first, second], rows: others, after: [] };

const longest = 1000;

/** `tail`: the lines below all bodies. Names of figures go first, then rows, the last of the longest list before others. */
export function fitted(bodies: readonly Body[], tail: readonly string[]): string {
  const kept = bodies.map(body => ({ ...body, count: Math.min(body.most ?? body.rows.length, body.rows.length) }));
  const linesOf = ({ before, rows, after, count, rest, isCourse }: (typeof kept)[number]): string[] => {
    const left = rest(rows.length - count);
    const noted = left === undefined ? [] : [`• ${left}`];
    return isCourse
      ? [...before, ...noted, ...rows.slice(rows.length - count), ...after]
      : [...before, ...rows.slice(0, count), ...noted, ...after];
  };
  const text = (): string => [...kept.flatMap(linesOf), ...tail].filter(line => line !== '').join('\n');
  while (text().length > longest) {
    const named = kept.find(({ short }) => short !== undefined);
    if (named) {
      named.rows = named.short ?? [];
      delete named.short;
      continue;
    }
    const [largest] = kept.toSorted((a, b) => b.count - a.count);
    if (!largest || largest.count <= 1) break;
    largest.count -= 1;
  }
  return text();
}

/** A screen has room for every line. */
export const unfitted = (bodies: readonly Body[], tail: readonly string[]): string =>
  [
    ...bodies.flatMap(({ before, rows, after, rest }) => {
      const left = rest(0);
      return [...before, ...rows, ...(left === undefined ? [] : [`• ${left}`]), ...after];
    }),
    ...tail,
  ]
    .filter(line => line !== '')
    .join('\n');

/** "The other 37 of 42: 5,517": what the platforms' rows have beyond those that are told. */
export const bodyOf = (told: Told, result: MetricResult, voice: Voice): Body => ({
  ...told,
  rest: dropped => {
    if (told.list) return restText(result, told.list, dropped, voice);
    return told.isCourse ? earlierText(dropped, voice.shop) : droppedText(dropped, result, voice);
  },
});

/** Lines of other rows stand for the result's own, which then leave nothing out. */
export const bodyInstead = (told: Told, shop: Shop): Body => ({
  ...told,
  rest: dropped => (dropped > 0 ? sentencesFor(shop).rows.noRoom(countText(dropped, shop)) : undefined),
});

const earlierText = (dropped: number, shop: Shop): string | undefined =>
  dropped > 0 ? sentencesFor(shop).rows.noRoomBefore(countText(dropped, shop)) : undefined;

function droppedText(dropped: number, result: MetricResult, voice: Voice): string | undefined {
  if (dropped === 0) return restText(result, result.rows, 0, voice);
  return sentencesFor(voice.shop).rows.noRoom(countText((result.rest?.rows ?? 0) + dropped, voice.shop));
}

function restText(result: MetricResult, list: readonly ResultRow[], dropped: number, voice: Voice): string | undefined {
  const { request, rest, issues } = result;
  const left = (rest?.rows ?? 0) + dropped;
  if (left === 0 || isRecord(request) || (sizesAsked(request).length > 0 && areAlike(result))) return undefined;
  const say = sentencesFor(voice.shop).rows;
  if (issues.some(({ kind }) => kind === 'rows-left-out')) return say.restAtLeast(countText(left, voice.shop));
  const keys = request.metrics.filter(key => key !== enoughIn(request) && canBeAdded(key, result));
  const sums = keys.map(key => {
    const cut = dropped === 0 ? [] : list.slice(-dropped);
    const sum = cut.reduce((total, row) => total + (row.values[key]?.value ?? 0), rest?.values[key] ?? 0);
    return { metric: request.metrics.length > 1 ? key : undefined, value: valueText(key, sum, voice) };
  });
  return say.rest({
    rows: countText(left, voice.shop),
    of: countText(list.length + (rest?.rows ?? 0), voice.shop),
    sums,
  });
}

/** One sale may be in several rows of a tag, and what lies in stock is of one moment. */
function canBeAdded(key: string, { rest, request: { by = [] } }: MetricResult): boolean {
  if (rest) return rest.values[key] !== undefined;
  const metric = metricByKey(key);
  const overlaps = by.some(each => dimensionByKey(each)?.overlaps === true);
  return metric !== undefined && metric.additive && !metric.distinct && !overlaps;
}
