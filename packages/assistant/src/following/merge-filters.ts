/** Which rows stay in view: a new value takes the place of the old one of its dimension. */
import type { Turn } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { FilterOption } from '../reading/filters.ts';
import { has } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

export function mergeFilters(merged: Ask, now: Ask, words: Word[]): void {
  if (
    words.some(word => has(word, 'total') || /^(everywhere|everything|all|overall)$/.test(word.text)) &&
    now.filters.length === 0 &&
    now.metrics.length === 0 &&
    now.by.length === 0 &&
    now.when === undefined
  ) {
    merged.filters = [];
    merged.by = [];
    return;
  }
  for (const filter of now.filters) merged.filters = withFilter(merged.filters, filter);
}

/** A new value of a dimension takes the place of the old one. */
export function withFilter(filters: AskedFilter[], filter: AskedFilter): AskedFilter[] {
  const kept = filters.filter(
    each =>
      !each.options.some(option =>
        filter.options.some(
          other =>
            other.dimension === option.dimension ||
            (isGoods(other.dimension) && isGoods(option.dimension) && !isPartOf(other, option)) ||
            (isPlace(other.dimension) && isPlace(option.dimension)) ||
            (isOrigin(other.dimension) && isOrigin(option.dimension)),
        ),
      ),
  );
  return [...kept, filter];
}

/** "the peach one" of a kurta stays that kurta. */
const isPartOf = (part: FilterOption, whole: FilterOption): boolean =>
  part.dimension === 'variant' && whole.dimension === 'product' && part.values.every(value => value.startsWith(whole.values[0] ?? ' '));

export const isGoods = (dimension: string): boolean => /^(product|product_type|collection|variant)$/.test(dimension);
/** Where visits came from, said more or less exactly. */
export const isOrigin = (dimension: string): boolean =>
  /^(traffic_channel|source|medium|source_medium)$/.test(dimension);
export const isPlace = (dimension: string): boolean => /^(city|region|country)$/.test(dimension);

/** "show both by day": the values of the last two turns beside each other. */
export function takeBoth(merged: Ask, turns: Turn[], words: Word[]): void {
  if (!words.some(word => /^(both|dono|donon|दोनों)$/.test(word.text))) return;
  const [last, earlier] = turns
    .filter(each => each.requests.length > 0)
    .slice(-2)
    .toReversed();
  for (const filter of last?.requests[0]?.where ?? []) {
    const other = earlier?.requests[0]?.where?.find(each => each.dimension === filter.dimension);
    const mine = merged.filters.find(each => each.options[0]?.dimension === filter.dimension);
    const values = [...(other?.is ?? []), ...(filter.is ?? [])];
    if (!mine || new Set(values).size < 2 || mine.options[0]!.values.length > (filter.is ?? []).length) continue;
    mine.options = [{ dimension: filter.dimension, values: [...new Set(values)] }];
    if (!merged.by.includes(filter.dimension) && merged.by.length < 2) merged.by = [...merged.by, filter.dimension];
  }
}

/** "exclude brand" beside campaigns: part of the name of one of them. */
export function takeCampaign(words: Word[], ask: Ask): void {
  const word = words.find(
    each => each.used !== 'name' && each.names.filter(name => name.dimension === 'campaign').length === 1,
  );
  if (!word) return;
  word.used = 'name';
  for (const each of words) if (has(each, 'except')) each.used = 'except';
  const values = word.names.filter(name => name.dimension === 'campaign').map(name => name.value);
  ask.filters.push({
    options: [{ dimension: 'campaign', values }],
    not: words.some(each => has(each, 'except')),
    text: word.text,
  });
}
