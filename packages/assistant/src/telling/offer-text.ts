/** The words of an offer: what it asks, with its days written out, so that they mean the same tomorrow. */
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { filterParts, isNow } from './wording.ts';

/** The button of a message carries them, and has room for no more. */
const longest = 240;

export function offerText(requests: MetricRequest[], shop: Shop): string {
  const [first] = requests;
  if (!first) return '';
  return sentencesFor(shop).offers.question({
    metrics: [...new Set(requests.flatMap(({ metrics }) => metrics))],
    by: first.by ?? [],
    filters: filterParts(first.where),
    period: first.metrics.every(isNow) ? 'now' : first.period,
    ...(first.base ? { base: first.base } : {}),
    most: longest,
  });
}

/** A question on a button. */
export const asLabel = (question: string): string => question.charAt(0).toUpperCase() + question.slice(1);
