/** What advice is wanted on, where the question leaves it to what was spoken of: "what can I do", "should I change something". */
import type { AdviceTopic } from '../intent.ts';
import type { Turn } from '../conversation.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

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

/** "ok leave it. how much stock of mogra candle": nothing of what was spoken of is kept. */
export const dropsTopic = (words: Word[]): boolean => leaves.test(typedText(words));

/** How many words in front say so; the question stands behind them. */
export function wordsOfLeaving(words: Word[]): number {
  const said = leaves.exec(typedText(words))?.[0].trim();
  if (said === undefined) return 0;
  let at = 0;
  for (let left = said.split(' ').length; left > 0 && at < words.length; at += 1)
    if (words[at]!.kind !== 'mark') left -= words[at]!.text.split(' ').length;
  const next = words.findIndex((word, place) => place >= at && word.kind !== 'mark');
  return next < 0 ? at : next;
}

const leaves =
  /^(ok |okay |fine |accha |acha |achha |no |nah |arre )*(leave (it|that|this)|forget (it|that|this|about (it|that))|never ?mind|scrap that|chho+do|chodo|chhodiye|rehne do|rahne do|jaane do|new question|another question|different (question|topic)|change of topic|on another note|moving on|छोड़ो|छोडो|रहने दो|जाने दो)(?= \S+ \S)/;
