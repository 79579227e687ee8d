/** Does "now" mean what a figure has come to today? */
import type { Reading } from './read.ts';
import { has, says } from './words.ts';

/** "sales rn", "abhi website pe kitne order aaye": what one figure has come to today. */
export function asksOfThisMoment({
  words,
  metrics: [metric, ...more],
  filters,
  breakdowns,
  ranking,
  bounds,
}: Reading): boolean {
  // "now show net sales" goes on to the next thing.
  const now = words.find(
    (word, at) => has(word, 'now') && word.used === undefined && (word.text !== 'now' || at > (metric?.at ?? at)),
  );
  const isPlain = more.length + breakdowns.length + bounds.length === 0 && !ranking;
  const isRunning =
    isPlain && /^(total|net|gross|online_store)_(sales|orders)|^units_sold$|spend$/.test(metric?.key ?? '');
  const isOfPlaces = filters.every(({ options: [option] }) =>
    /^(sales_channel|pos_location|city|region)$/.test(option!.dimension),
  );
  const isOpen = says(words, 'available', 'pending', 'not', 'compare', 'than', 'since', 'until', 'trend', 'forecast', 'grow', 'fall'); // prettier-ignore
  if (!now || !isRunning || !isOfPlaces || isOpen) return false;
  now.used = 'period';
  return true;
}
