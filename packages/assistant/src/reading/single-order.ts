/** Is one order asked about, by its number? */
import type { Word } from '../words/annotate.ts';
import { has, textOf } from './words.ts';

/** As it was typed, in capital letters: "#KL68214", "KL68214", "25003". */
export function singleOrderIn(words: Word[]): string | undefined {
  return words.find((word, at) => isOrderNumber(word, at, words))?.text.toUpperCase();
}

function isOrderNumber({ text, names, kind, value }: Word, at: number, words: Word[]): boolean {
  if (names.length > 0) return false;
  const asksOfOne = words.some(word => ofOneOrder.test(word.text));
  if (/^#[a-z]*\d{4,}$/.test(text)) return true;
  if (/^[a-z]{1,4}\d{4,}$/.test(text)) return asksOfOne || words.some(word => has(word, 'order'));
  const isBehindOrder = words.slice(Math.max(0, at - 2), at).some(word => has(word, 'order', 'order_number'));
  return kind === 'number' && (value ?? 0) >= 1000 && isBehindOrder && asksOfOne;
}

/** "status of KL45120", "KL45120 gaya kya". */
const ofOneOrder =
  /^(status|track|tracking|where|kahan|kaha|kidhar|reached|invoice|details?|gaya|gayi|gone|hua|hui|nikla|bheja|shipped|dispatched|sent|delivered|pahu?n?cha|paid|refund|refunded|cancelled)$/;

/** "customer id of the person from order KL21999", "KL45120 kiska hai": who ordered is nobody's to ask. */
export const asksWhoseOrder = (words: Word[]): boolean => whose.test(textOf(words));
const whose =
  /\b(?:customer|buyer|person|client)(?:'s)? (?:id|name|number|phone(?! kar)|mobile|address|email|details?)\b|\bwho (?:placed|ordered|bought|is|was|made)\b|\b(?:name|phone(?!s? (?:kar|aa|pe aa|par aa))|mobile|address|email|contact|naam|pata)\b|\bkis(?:ne|ka|ki|ke|ko)\b|किस(?:ने|का|की|के|को)|\bthe (?:person|customer|buyer) (?:from|of|who|behind)\b/u;

/** "has the parcel of #KL45120 reached", "has it left the warehouse": what only the courier knows for sure. */
export const asksWhereItIs = (words: Word[]): boolean => where.test(textOf(words));
const where =
  /\b(?:parcel|package|packet|track|tracking|awb|where|kahan|kaha|kidhar|reached|delivered|courier|left (?:the |our )?(?:warehouse|godown|shop|store)|out for delivery|pahu?n?cha)\b|पार्सल|कहाँ|कहां/u;
