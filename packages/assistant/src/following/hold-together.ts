/** Parts of a merged question that no platform can tell together: what was carried over gives way to what is said now. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask, AskedFilter } from '../intent.ts';
import { concreteDimension } from '../serving.ts';
import { isGrain } from '../dimension-kinds.ts';
import { says } from '../reading/words.ts';
import { ideaOf, shopKeyOf } from '../vocabulary/ideas.ts';
import type { Word } from '../words/annotate.ts';
import type { InView } from './in-view.ts';

/** "and Bandra that day" after purchases by device: the shop is named, so neither the device nor the figure Analytics has of it is kept. */
export function dropWhatCannotHold(merged: Ask, { metrics: named, by, filters }: Ask): void {
  const [first, ...more] = merged.metrics;
  if (!first || named.length + more.length > 0 || by.length + filters.length === 0) return;
  if (holds(first.key, merged.by, merged.filters)) return;
  // "show it by week" of what no platform told before either: nothing that is said now stands in the way.
  const carried = merged.filters.filter(filter => !filters.includes(filter));
  if (
    !holds(
      first.key,
      merged.by.filter(each => !by.includes(each)),
      carried,
    )
  )
    return;
  const key = likes(first.key).find(each => holds(each, by, filters));
  if (key === undefined) return;
  const isSaid = (filter: AskedFilter): boolean => filters.includes(filter);
  const kept = merged.filters.filter(each => isSaid(each) || holds(key, by, [...filters, each]));
  const rows = merged.by.filter(each => by.includes(each) || holds(key, [each], filters));
  if (!holds(key, rows, kept)) return;
  merged.metrics = [{ ...first, key }];
  merged.filters = kept;
  merged.by = rows;
}

/** The shop's own figure first, which others only stand in for. */
const likes = (key: string): string[] => [...new Set([key, shopKeyOf(key), ...(ideaOf(key)?.members ?? [])])];

const holds = (key: string, by: readonly string[], filters: readonly AskedFilter[]): boolean => {
  const known = metricByKey(key)?.dimensions ?? [];
  const isKnown = (dimension: string): boolean =>
    isGrain(dimension) || known.includes(concreteDimension(dimension, key));
  return by.every(isKnown) && filters.every(({ options }) => options.some(({ dimension }) => isKnown(dimension)));
};

/** "which city orders most these days", and "how many of those are COD" of the orders that wait now: not of the days in view. */
export const isOfOtherDays = ({ isOfNow, ask }: InView, merged: Ask, { when }: Ask, words: Word[]): boolean => {
  const ideas = ({ metrics }: Ask): string => String(metrics.map(({ key }) => ideaOf(key)?.key ?? key));
  return when === undefined && (says(words, 'recently') || (isOfNow === true && ideas(merged) === ideas(ask)));
};
