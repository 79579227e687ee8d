/** The number somebody wants to reach: "will we hit 50 lakh", "one crore this month". */
import type { Ask } from './intent.ts';
import { numberAt } from './reading/words.ts';
import type { Word } from './words/annotate.ts';

/** A goal of which nothing is said is one of sales. */
export const withSales = (ask: Ask): Ask =>
  ask.metrics.length > 0 ? ask : { ...ask, metrics: [{ key: 'total_sales_revenue', named: true }] };

export function goalOf(words: Word[]): { goal?: number } {
  const number = words.find(
    (word, at) =>
      word.kind === 'number' && word.value! >= 1000 && word.used !== 'period' && words[at - 1]?.text !== 'fy',
  );
  if (number) return { goal: number.value! };
  // "two crore"
  const spelled = words.map((_, at) => numberAt(words, at)?.value ?? 0).find(value => value >= 10_000);
  if (spelled !== undefined) return { goal: spelled };
  const bound = words.find(word => word.used === 'bound' && word.kind === 'number');
  return bound ? { goal: bound.value! } : {};
}
