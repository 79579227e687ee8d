/** Which rows a question that goes on still has: a split that says nothing any more is left out. */
import type { Ask } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import type { Reading } from '../reading/read.ts';
import type { InView } from './in-view.ts';
import { canBeSplit } from './matters.ts';
import type { Pointed } from './pointed-rows.ts';

type Splitting = { reading: Reading; asked: Asked; view: InView; pointed: Pointed | undefined };

/** Days that are pointed at are one stretch, and a split that says nothing any more is left out. */
export function settleSplit(merged: Ask, talk: Splitting): void {
  const { pointed } = talk;
  if (pointed && 'when' in pointed) {
    merged.when = pointed.when;
    if (!talk.reading.ranking) delete merged.ranking;
  }
  merged.by = merged.by.filter(each => !isSettled(each, merged, talk));
  // "which will run out first" after the best sellers: what is new is ranked its own way.
  const isCover = merged.metrics[0]?.key === 'days_of_cover' && talk.asked.ask.metrics.length > 0;
  if (merged.by.length === 0 || (isCover && !talk.reading.ranking)) delete merged.ranking;
  showAllNamed(merged, talk.asked.ask);
}

/** "compare Leela and Tissue Gold" after the best one: both are told. */
function showAllNamed(merged: Ask, { filters, ranking }: Ask): void {
  const named = filters.find(({ options: [option], not }) => !not && merged.by.includes(option?.dimension ?? ''));
  const count = named?.options[0]?.values.length ?? 0;
  if (ranking || count < 2 || (merged.ranking?.limit ?? count) >= count) return;
  merged.ranking = { ...merged.ranking!, limit: count };
}

/** A split by what is fixed has one row, and one made for another figure may not be had: both are left out unless named just now. */
function isSettled(
  dimension: string,
  { metrics, filters, when }: Ask,
  { reading, asked: { ask }, pointed, view }: Splitting,
): boolean {
  const kept = filters.flatMap(({ options: [option], not }) => (option && !not ? [option] : []));
  const isOther = ask.metrics.length > 0 || metrics[0]?.key !== view.ask.metrics[0]?.key;
  const isOneStretch = pointed !== undefined && 'when' in pointed && when?.unit === dimension;
  const areSeveral = kept.some(each => each.dimension === dimension && each.values.length > 1);
  const isUnknown =
    !areSeveral && !ask.by.includes(dimension) && isOther && !metrics.some(({ key }) => canBeSplit(key, dimension));
  const isOfWebsite = dimension === 'pos_location' && kept.some(({ values }) => values.includes('Online Store'));
  const isFixed = kept.some(
    each => each.values.length === 1 && (each.dimension === dimension || isSamePlace(each.dimension, dimension)),
  );
  const isNamed = reading.breakdowns.some(each => each.dimension === dimension && each.mark !== 'bare');
  const isStockPlace = dimension === 'inventory_location' && !metrics.some(({ key }) => /invent|stock|cover/.test(key));
  return isStockPlace || isOneStretch || isUnknown || isOfWebsite || (isFixed && !isNamed);
}

/** A shop with a till is a place with stock under the same name. */
const isSamePlace = (kept: string, split: string): boolean => kept === 'pos_location' && split === 'inventory_location';
