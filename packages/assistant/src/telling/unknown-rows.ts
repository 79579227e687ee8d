/** What a filter leaves out, as nobody knows its value: "Left out, as no country is on record: 354 orders." */
import type { MetricResult } from '@tillsight/metrics/request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Shop } from '../conversation.ts';
import type { Notes } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText } from './wording.ts';

/** Of several figures the first is enough to see how much it is. */
export function unknownLines(results: readonly MetricResult[], notes: Notes, shop: Shop): string[] {
  const say = sentencesFor(shop).notes;
  const lines = results.flatMap(result =>
    (result.unknown ?? []).flatMap(({ dimension, isLeftOut, values }) => {
      const [entry] = Object.entries(values);
      if (!entry) return [];
      const [key, value] = entry;
      const amount = valueText(key, value, { shop, notes, result });
      const isCount = metricByKey(key)?.unit === 'count';
      return [say.unknownRows({ isLeftOut, dimension, metric: key, value: amount, isCount })];
    }),
  );
  return [...new Set(lines)];
}
