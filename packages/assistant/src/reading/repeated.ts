/** Words that only say again what a figure found means: "units physically in stock", "distinct buyers". */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { singular } from '../words/names.ts';
import type { FoundMetric } from './found-metric.ts';

/** Whether the meaning or another name of one of these figures holds the word. */
export const isRepeated = (word: string, metrics: FoundMetric[]): boolean =>
  metrics.some(metric => !metric.weak && meaningOf(metric.key).has(singular(word)));

const meanings = new Map<string, Set<string>>();

function meaningOf(key: string): Set<string> {
  const known = meanings.get(key);
  if (known) return known;
  const metric = metricByKey(key);
  const said = metric ? [metric.description, ...metric.also_called].join(' ') : '';
  const words = new Set((said.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(singular));
  meanings.set(key, words);
  return words;
}
