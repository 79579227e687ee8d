/** What advice is wanted on, where the question leaves it to what was spoken of: "what can I do", "should I change something". */
import type { AdviceTopic, Intent } from '../intent.ts';
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
  /^(ok |okay |fine |accha |acha |achha |no |nah |arre )*(leave (it|that|this)(?!(?: \S+){1,3} out$)|forget (it|that|this|about (it|that))|never ?mind|scrap that|chho+do|chodo|chhodiye|rehne do|rahne do|jaane do|new question|another question|different (question|topic)|change of topic|on another note|moving on|छोड़ो|छोडो|रहने दो|जाने दो)(?= \S+ \S)/;

/** "better on Mondays", "make it weekly", "8 baje" after an order: the same order, otherwise timed or sent. */
export const changedOrder = (words: Word[], last: Turn | undefined): Extract<Intent, { act: 'act' }> | undefined =>
  last?.behaviour === 'act' && otherwise.test(typedText(words)) && !someDay.test(typedText(words))
    ? { act: 'act', command: 'schedule', text: '' }
    : undefined;

/** "and wednesday of last week?" asks for figures again. */
const someDay = /(^| )(last|this|previous|past|pichl[aei]|is) |^(and |aur )?\w+day$/;

const weekday =
  '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sun)(?:day)?s?|weekdays?|weekends?|somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|shanivar|shaniwar|ravivar|raviwar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार';
const time = `(?:(?:first|last|second|every|each|har) )*(?:${weekday}|daily|weekly|monthly|fortnightly|hourly|quarterly|roz|rozana|din|hafte|mahine|day|week|month|mornings?|evenings?|nights?|afternoons?|noon|midnight|subah|shaam|sham|raat|dopahar|\\d{1,2}(?:st|nd|rd|th)?(?:[:.]\\d\\d)?(?: ?(?:am|pm|baje|bje|o clock|tarikh|बजे|तारीख))?|whatsapp|e-?mail|mail|pdf|hindi|english)`;
const otherwise = new RegExp(
  `^(?:(?:no|ok|okay|and|or|sorry|wait|actually|nahi|arre|please|hmm|better|rather|maybe|only|just|make|change|set|keep|do|send|schedule|let|it|that|them|this|be|to|i|would|prefer|like|want|can|could|you|we|on|at|by|every|each|in|the|of|for|from|as|via|around|instead|not|but|then|ko|ke|ka|ki|kar|karo|do|dena|par|pe|me|mein|se|behtar|accha|rahega|hoga|theek|badal|bhejo|bhejna|chahiye|को|पर|में|कर|दो) )*${time}(?: (?:${time}|and|or|instead|please|better|is|fine|will|works?|do|would|be|good|then|ok|okay|only|too|also|at|on|in|of|by|the|to|me|us|everyone|not|month|week|ko|ke|ka|ki|kar|karo|dena|par|pe|se|behtar|accha|achha|rahega|hoga|theek|hai|na|bhejo|bhejna|chahiye|को|पर|में|कर|दो|बेहतर|ठीक))*$`,
  'u',
);
