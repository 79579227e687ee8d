/** What do turns of phrase say plainly? They are replaced before anything is read, each kind on what the one before has left. */
import { adviceTurns } from '../vocabulary/advice-turns.ts';
import { advertTurns } from '../vocabulary/advert-turns.ts';
import { analystTurns } from '../vocabulary/analyst-turns.ts';
import { attributionTurns } from '../vocabulary/attribution-turns.ts';
import { blendedTurns } from '../vocabulary/blended-turns.ts';
import { creativeTurns } from '../vocabulary/creative-turns.ts';
import { dayTurns } from '../vocabulary/day-turns.ts';
import { rowTurns } from '../vocabulary/dimension-words.ts';
import { discountTurns } from '../vocabulary/discount-turns.ts';
import { everydayTurns, figureTurns } from '../vocabulary/everyday-turns.ts';
import { halfSaidTurns } from '../vocabulary/half-said-turns.ts';
import { hindiTurns } from '../vocabulary/hindi-turns.ts';
import { worthTurns } from '../vocabulary/in-money.ts';
import { customerTurns } from '../vocabulary/customer-turns.ts';
import { orderCountTurns } from '../vocabulary/order-count-turns.ts';
import { orderTurns } from '../vocabulary/order-turns.ts';
import { outlookTurns } from '../vocabulary/outlook-turns.ts';
import { overviewTurns } from '../vocabulary/overview-turns.ts';
import { rowConditionTurns } from '../vocabulary/row-condition-turns.ts';
import { shareTurns } from '../vocabulary/share-turns.ts';
import { shopTurns } from '../vocabulary/shop-turns.ts';
import { closers, openers } from '../vocabulary/small-words.ts';
import { stockTurns, thereTurns } from '../vocabulary/stock-turns.ts';
import { talkTurns } from '../vocabulary/talk-turns.ts';
import { tradeTurns } from '../vocabulary/trade-turns.ts';
import { searchTurns, visitTurns } from '../vocabulary/visit-turns.ts';
import { inEnglish } from './devanagari-words.ts';
import { turnsOf, type Turn } from './turns.ts';

/** In the order in which they are tried. */
export const turns: Turn[] = [
  ...attributionTurns,
  ...creativeTurns,
  ...discountTurns,
  ...orderCountTurns,
  ...customerTurns,
  ...rowConditionTurns,
  ...rowTurns,
  ...shareTurns,
  ...everydayTurns,
  ...analystTurns,
  ...shopTurns,
  ...searchTurns,
  ...worthTurns,
  ...halfSaidTurns,
  ...orderTurns,
  ...stockTurns,
  ...hindiTurns,
  ...tradeTurns,
  ...blendedTurns,
  ...advertTurns,
  ...visitTurns,
  ...talkTurns,
  ...dayTurns,
  ...figureTurns,
  ...overviewTurns,
  ...adviceTurns,
  ...outlookTurns,
];

const turned = turnsOf(turns);

/** What ends a sentence is no part of its last turn of phrase. */
export function saidPlainly(text: string): string {
  const asked = inEnglish(text).replace(proposal, 'should we $1?');
  const [, said = '', end = ''] = /^(.*?)([\s.?!]*)$/su.exec(asked) ?? [];
  return turned(said) + end;
}

/** "kill display remarketing? 1.7x": with a question mark it is no order. */
const proposal =
  /(?<=^(?:(?:so|and|ok|then) )*)((?:kill|pause|stop|cut|scale|push|double|halve|switch off|turn off|raise|lower) (?=[^?.,;!]*\b(?:campaigns?|ads?|youtube|yt|pmax|display|shopping|search|remarketing|budgets?|keywords?|spend|bids?|prices?)\b)[^?.,;!]+)\?/u;

/** A greeting by itself stays one: "hello there", "good morning sierra ji". */
const noGreeting =
  '(?!(?:there|sierra|all|team|everyone|everybody|folks|ji|and|for|from|with|how are you)\\b)(?=\\S+\\s+\\S)';
const opening = new RegExp(`^(?:\\s*(?:${openers})(?:\\s*[,.!?:;…-]+\\s*|\\s+))+${noGreeting}`, 'iu');
const closing = new RegExp(`(?<=\\S\\s{1,3}\\S{1,160})(?:\\s*[,.!?]+\\s*|\\s+)(?:(?:${closers})[\\s,.!?]*)+$`, 'iu');

/** "uh so sales yesterday 🙏": sounds before it and a face or a hand behind it carry no wish; an arrow or a chart may be the question. */
const withoutFillers = (text: string): string => text.replace(sounds, '').replace(faces, '');
const sounds = /^\s*(?:(?:uh+|um+|er+m?|hm+)[\s,.…-]+)+(?:(?:so|well|ok|okay)[\s,]+)?(?=\S)/iu;
const faces =
  /(?<=[\p{L}\p{M}\p{N}?.!।])\s*(?:[\u{1F44B}-\u{1F450}\u{1F600}-\u{1F64F}\u{1F900}-\u{1F97A}\u{2764}]\u{FE0F}?\p{Emoji_Modifier}?\s*)+$/u;

/** "Sessions and AOV for September. Online only.", "… in October? Orders too, so I see the base.", "… By month.": a short sentence that only limits or adds belongs to the one before it. */
export const withLimitsJoined = (text: string): string =>
  text.replace(limitBehind, ', ').replace(splitBehind, ', ').replace(moreBehind, ', and $<more>');
const limitBehind =
  /(?<=[\p{L}\p{M}\p{N})])\s*[.;]\s+(?=(?:(?:only|just|sirf|without|excluding|except|exclude) (?:\S+ ?){1,4}|(?:\S+ ){1,3}(?:only|excluded))[\s.!?]*$)/iu;
const splitBehind =
  /(?<=[\p{L}\p{M}\p{N})])\s*[.;?]\s+(?=(?:(?:split|broken down|grouped|each|please) )*(?:by|per) (?!how|what|which|when|the time|now|then)(?:[^\s.,;:?!]+ ?){1,4}[\s.!?]*$)/iu;
const moreBehind =
  /(?<=[\p{L}\p{M}\p{N})])\s*[.;?]\s+(?:(?:and|show|add|give me|include|with|please) )*(?<more>(?!(?:how|what|why|who|when|where|which|is|are|was|were|do|does|did|me|i|we|us|you|they|he|she|that|this|it|not|thanks?|so)\b)(?:[^\s.,;:?!]+ ){0,3}?[^\s.,;:?!]+?) (?:too|as well|also|alongside)(?: please)?(?:[, ]+(?:so (?:that )?(?:i|we|you)|to (?:see|know|judge|get|have)|for (?:the |a )?(?:base|scale|size|context|sense))\b[^.?!]*)?[\s.?!]*$/iu;

/** "sir, one more thing: is GST in it? thanks" asks what it asks without them. */
export const withoutCourtesies = (text: string): string =>
  withoutFillers(text)
    .replace(opening, '')
    .replace(closing, said => (said.includes('?') ? '?' : ''));

const askedOfGoods = turnsOf(thereTurns);

/** Whether a word is of something the shop sells: of its name or its kind, or of a size or colour as well. */
export type Goods = { isSold: (word: string) => boolean; isOfGoods: (word: string) => boolean };

/** "is the toran still there?": stock is asked for where the shop sells such a thing; "is it still there?" stays what it is. */
export function askedWhetherThere(text: string, goods: Goods): string {
  const [, said = '', mark = '', behind = ''] = isThere.exec(text) ?? [];
  const [thing, place] = (mark === '' && behind === '' ? undefined : thingAndPlace(said.split(' '), goods)) ?? [];
  if (thing) return `${thing} stock ${place}${behind}`;
  const plain = askedOfGoods(text);
  return plain !== text && text.split(/[^\p{L}\p{M}\p{N}]+/u).some(goods.isSold) ? plain : text;
}

/** "gulmohar white L hai kya bandra me", "kids bandhej pink 4-6 hai?", "red phulkari bandra me hai kya". */
const isThere =
  /^([^.,;!?]+) (?:hai|hain|h|है|हैं)((?: (?:kya|abhi|bhi|tak|क्या|अभी|भी))*[ ?.!]*)((?: [^\s.,;!?]+){1,2} (?:me|mein|pe|par|में|पर)[ ?.!]*)?$/u;

/** Nothing but what it is called, with a place of one or two words before or behind it. */
function thingAndPlace(words: string[], { isSold, isOfGoods }: Goods): [thing: string, place: string] | undefined {
  const isIn = (word: string | undefined): boolean => /^(?:me|mein|pe|par|में|पर)$/.test(word ?? '');
  const cuts = [
    [0, words.length],
    ...[1, 2].filter(size => isIn(words[size])).map(size => [size + 1, words.length]),
    ...[1, 2].filter(() => isIn(words.at(-1))).map(size => [0, words.length - size - 1]),
  ];
  for (const [from = 0, to = 0] of cuts) {
    const thing = words.slice(from, to);
    if (thing.some(isSold) && thing.every(each => isOfGoods(each) || isSize.test(each)))
      return [thing.join(' '), [...words.slice(0, from), ...words.slice(to)].join(' ')];
  }
  return undefined;
}
const isSize = /^(?:xs|s|m|l|x+l|size|\d+y?|ka|ki|ke|का|की|के)$/;
