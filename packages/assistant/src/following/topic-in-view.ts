/** What advice is wanted on, where the question leaves it to what was spoken of: "what can I do", "should I change something". */
import type { AdviceTopic } from '../intent.ts';
import type { Turn } from '../conversation.ts';

const topics: [metrics: RegExp, topic: AdviceTopic][] = [
  [/google_ads|ad_spend|roas|meta_|efficiency/, 'ads'],
  [/inventory|cover|_stock_|sell_through/, 'stock'],
  [/discount/, 'discounts'],
  [/return_rate|returns_|units_returned|refund/, 'returns'],
  [/conversion|cart|checkout|bounce|purchase/i, 'conversion'],
  [/customer|repeat/, 'customers'],
  [/session|visitor|users|page/i, 'traffic'],
];

/** Nothing where sales or orders were spoken of, for everything bears on them. */
export function topicInView(turns: readonly Turn[]): AdviceTopic | undefined {
  const key = turns.findLast(({ requests }) => requests.length > 0)?.requests[0]?.metrics[0] ?? '';
  return topics.find(([metrics]) => metrics.test(key))?.[1];
}
