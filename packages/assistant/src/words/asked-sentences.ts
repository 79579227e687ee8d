/** A message of several sentences, some of which ask and some of which only tell: what it asks, with what the questions take from the rest. */
import { annotate, type Word } from './annotate.ts';
import type { NameIndex } from './names.ts';
import { pointersFilled, toldIn, type Told } from './told-pointers.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { claimAsked } from './told-claim.ts';
import { asksOfFigure, has, isDated, isFigure, isNamed, namesDay } from './wish-words.ts';

/**
 * The questions and wishes of a message, with what they point at and the days and goods they leave open. Nothing where each sentence asks,
 * or where what is told may limit what is asked: "Only kurtas. How many last week?", "We have a stall at the fair. What did it sell?"
 */
export function askedSentences(text: string, index: NameIndex | undefined): string | undefined {
  const sentences = sentencesOf(text);
  const asks = sentences.map(isAsked);
  if (sentences.length < 2 || !asks.includes(true) || !asks.includes(false)) return undefined;
  const asked = sentences.filter((_, at) => asks[at]);
  const told = sentences.filter((_, at) => !asks[at]);
  if (!told.every(each => isTold(each, index))) return undefined;
  // "… Last 14 days is fine.", "… Sessions too, so that I see the base."
  const behind = sentences.slice(asks.lastIndexOf(true) + 1).flatMap(each => annotate(each, index));
  if (behind.some(word => isDated(word) || namesDay(word) || isNamed(word) || isFigure(word))) return undefined;
  const question = asked.join(' ');
  // "Our rep says we should raise budgets. Should we?"
  if (question.split(/\s+/).length < 3 && !happened.test(question)) return undefined;
  const lead = sentences.slice(0, asks.indexOf(true));
  return askedOf(question, lead, index);
}

/** Of the goods that are to be ordered. */
const ofStock =
  /\b(?:low|stock|left|out of|finish\w*|running|run out|khatam|bacha|bache|bachi)\b|खत्म|ख़त्म|स्टॉक|बचा|बचे/iu;
const happened = /happen|hua|हुआ/iu;
/** Each with its mark; a sentence may begin behind "so tell me". */
export const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[?!।\n]|\p{L}{2}\.|\d\.|…|\.\.)\s+|(?<=\s\p{L}\.)\s+(?=(?:do|does|did|is|are|was|were|how|what|which|when|where|who|why|can|have|has|please|show|tell|give)\b)|(?:,| and|;)\s+(?=so,? (?:please |pls )?(?:tell|show|give|let) me\b)/giu,
    )
    .map(each => each.trim())
    .filter(each => /\p{L}/u.test(each));

const openers = String.raw`(?:(?:so|and|but|now|then|ok|okay|oh|ah|hmm|well|yes|no|also|please|pls|kindly|sierra|honestly|anyway|btw|actually|right|alright|just|arre|accha|acha|achha|bhai|yaar|ji|aur|to|toh),? )*`;
const asking = new RegExp(
  `^${openers}(?:what|which|who|whose|where|when|why|how|is|are|was|were|do|does|did|has|have we|have you|can|could|(?!will (?:send|be|do|go|check|call|ask|tell|take|give|order|need|make|start|try|have|come|get|put|bring|ship|pack|visit|leave|meet|share|update|keep)\\b)will|would|shall|should|show|give|list|tell|compare|put|split|break|explain|find|count|send|mail|warn|alert|set|remind|ping|notify|watch|let me (?:know|see)|let us (?:know|see|compare)|keep|remember|forecast|predict|check|get me|pull|write|sort|rank|add|make|use|do it|take|leave|drop|same|only|not|what's|how's|who's|where's|i (?:want|need|would like|meant|mean)|i'd (?:like|love)|we (?:want|need)|any|sales|orders|revenue)\\b`,
  'iu',
);
const askingInHindi =
  /(?:^|[^\p{L}\p{M}])(?:kitn[aei]|kaun\S*|kya|kab|kah[aà]n?|kaha|kyu+n?|kyon|kais[aei]|kis\S*|bata\S*|dikha\S*|de ?do|dijiye|bhej\S*|chahiye|कितन[ाेी]|कौन\S*|क्या|कब|कहाँ|कहां|क्यों|कैस[ाेी]|किस\S*|बता\S*|दिखा\S*|दे ?दो|दीजिए|भेज\S*|चाहिए)(?![\p{L}\p{M}])/iu;

const isAsked = (sentence: string): boolean =>
  !isPurpose(sentence) &&
  !announcing.test(sentence) &&
  !othersWish.test(sentence) &&
  (sentence.includes('?') || asking.test(sentence) || askingInHindi.test(sentence));

/** "Before I send the tempo, tell me two things." */
const announcing =
  /\b(?:tell me|i have|i need to know|let me ask|answer me) (?:just )?(?:one|two|three|four|a few|some|these) (?:quick |small )?(?:things?|questions?)[.:]?$/iu;
/** "ghar me sabko lehenga hi chahiye" */
const othersWish =
  /(?:^|\s)(?:sab|us|un|in|is|logo|logon|grahak\S*|customers?|bhai|behen|maa|papa)(?:ko| ko) [^?]*chahiye(?: (?:hai|tha|thi))?[^?]*[.!,]?$/iu;

/** "Need to place a kurta order with the vendors today.", "kal saree ka order dena hai": what is going to be done, and nothing to be told. */
const isPurpose = (sentence: string): boolean => purposes.some(each => each.test(sentence));
const purposes = [
  new RegExp(
    `^${openers}(?:(?:i|we|he|she) )?(?:(?:still|also|just|will|'ll) )*(?:need|needs|want|wants|have|has|got|plan|planning|going|am going|are going|time|ready|about)(?: to) (?:place|order|reorder|re-order|buy|restock|stock up|pay|call|meet|visit|send|ship|pack|decide|negotiate|print|prepare)\\b[^?]*[.!,]$`,
    'iu',
  ),
  /^(?!.*(?:kitn|kya|kaun|kab|bata|dikha|कितन|क्या|कौन|कब|बता|दिखा)).*(?:dena|karna|lena|mangana|mangwana|bhejna|kharidna|देना|करना|लेना|मंगाना|मंगवाना|भेजना|खरीदना) (?:hai|h|he|padega|hoga|है|पड़ेगा|होगा)[.!।]$/iu,
];

/** Somebody or something did or is something, and nothing in it bounds or corrects what is asked: "Only kurtas.", "I mean October.", "By city." */
function isTold(sentence: string, index: NameIndex | undefined): boolean {
  if (isPurpose(sentence)) return true;
  if (correcting.test(sentence) || (limiting.test(sentence) && wishing.test(sentence))) return false;
  if (bareLimit.test(sentence)) return false;
  const words = annotate(sentence, index).filter(
    ({ kind, small, text }) => kind !== 'mark' && !small && !courtesy.test(text),
  );
  return (
    telling.test(sentence) ||
    words.every(({ concepts }) => concepts.length === 0) ||
    words.some(({ kind, concepts, names }) => kind === 'word' && concepts.length + names.length === 0)
  );
}
const courtesy = /^(?:please|pls|plz|kindly|thanks|thank|you|ji|bhai|yaar|sierra|wise|basis|breakup)$/iu;
const telling =
  /\S (?:is|are|was|were|has|have|had|came|went|got|did|will|can|could|should|keeps?|kept|looks?|seems?|says?|said|thinks?|swears?|wants?|needs?|means?|makes?|takes?|gives?|likes?|hai|hain|tha|thi|raha|rahi|rahe|gaya|gayi|gaye|hua|hui|hue|है|हैं|था|थी|थे|रहा|रही|रहे|गया|गई|गए|हुआ|हुई|हुए|the(?=[.!,]*$))(?![\p{L}\p{M}])|(?:^|[^\p{L}])(?:i|we|he|she|they|mujhe|maine|main|hum|मुझे|मैंने|मैं|हम)(?![\p{L}\p{M}])/iu;
const wishing =
  /\b(?:want|need|mean|meant|count|counts|consider|care|prefer|interested|asking|looking|talking|only (?:for|the|about))\b/iu;
const correcting = /\b(?:sorry|wrong|i mean|i meant|matlab|let['’]?s|let us)\b|मतलब/iu;
/** What is left out or kept to, without anybody who does it. */
const bareLimit =
  /^(?:and |but |so )?(?:only|just|not|no|without|except|excluding|including|leave|leaving|ignore|ignoring|skip|sirf|for|from|by|in|per|last|this|top|सिर्फ़?)\b(?! (?:us|me|our|my)\b)(?!.*\b(?:i|we|he|she|they|my|our|is|are|was|were|has|have|had|came|went|got|did|would|will)\b)/iu;
const limiting =
  /(?:^|[^\p{L}])(?:only(?! (?:just )?(?:launched|started|opened|got|began|joined|added|listed|put|came|bought|took))|except|without|excluding|exclude|including|include|leave|leaving|ignore|ignoring|instead|rather than|compared (?:with|to)|versus|vs|above|below|more than|less than|at least|at most|sirf|chhod\S*|chod\S*|mat|nahi|nahin|सिर्फ|सिर्फ़|छोड़\S*|मत|नहीं)(?![\p{L}\p{M}])/iu;

/** The question with what it takes of the sentences before it; nothing where that is open. */
function askedOf(question: string, lead: readonly string[], index: NameIndex | undefined): string | undefined {
  const sentences = lead.map(each => annotate(each, index));
  const before = sentences.flat();
  const claim = claimAsked(question, sentences);
  if (claim !== undefined) return claim;
  const told = toldIn(sentences, index);
  const filled = pointersFilled(question, told);
  if (filled === undefined) return undefined;
  const isPlain = filled === question;
  const words = annotate(filled, index);
  // "Sales were soft in October. What is behind it?", "… Where did the money go?"
  if (ofWhatWasTold.test(question) && (before.some(isFigure) || told.phrases.length > 0)) return undefined;
  const isOwn = words.some(isOwnName);
  if (isPlain && !isOwn && !asksOfFigure(words) && !words.some(isFigure) && before.some(isFigure)) return undefined;
  const goods = isOwn ? [] : goodsLent(question, told, lead.some(isPurpose));
  // "The Gulmohar came back on Monday. How many returns last week?": of it, or of all?
  if (isPlain && !isOwn && goods.length === 0 && told.phrases.some(({ opens }) => opens)) return undefined;
  const days = daysLent(question, words, before, told);
  if (days === undefined) return undefined;
  return [filled, ...goods.map(name => `of ${name}`), ...days.map(asSaid)]
    .join(' ')
    .replace(/[?.!]+(?= (?:on|of|in|since) )/gu, '');
}

/** "Need to place a kurta order today. What is low?", "… wants the Roohi lehenga in M. Do we have one piece anywhere?" */
function goodsLent(question: string, { phrases }: Told, isToBuy: boolean): string[] {
  const goods = phrases.filter(({ kinds }) => kinds.has('product') || kinds.has('product_type'));
  if (isToBuy && ofStock.test(question)) return goods.length > 2 ? [] : goods.map(({ text }) => text);
  return goods.length === 1 && ofSomeGoods.test(question) && !ofAll.test(question) ? [goods[0]!.text] : [];
}
const ofSomeGoods =
  /\b(?:pieces?|pcs|units?|in stock|do we (?:still )?have (?:any|one|even|it|some)|how many (?:are|do we have) left|sizes?|colou?rs?)\b/iu;
const ofAll =
  /\b(?:altogether|in all|in total|overall|total|all (?:the )?(?:products|goods|pieces|stock)|everything|anything)\b/iu;

/** Where the question has none; undefined where several can be meant. "I am closing the books for October. Could you give me gross sales and discounts?" */
function daysLent(question: string, words: Word[], before: Word[], { days, about }: Told): string[] | undefined {
  const isOfFlow = words.some(word => has(word, 'sales', 'gross', 'net', 'return', 'refund', 'discount', 'tax', 'spend', 'visit')) && !ofStock.test(question); // prettier-ignore
  const isOpen =
    (isOfThePast.test(question) || about.length === 1 || (isOfFlow && before.some(isOfWork))) &&
    !words.some(word => isDated(word) || namesDay(word));
  if (!isOpen || days.length === 0) return [];
  return days.length === 1 ? days : undefined;
}

const isOwnName = (word: Word): boolean =>
  !word.small && (isNamed(word) || (word.names.length > 0 && word.concepts.length === 0));

/** What days are worked on for. */
const isOfWork = ({ text }: Word): boolean =>
  /^(?:books?|accounts?|closing|filing|returns?|gst|audit|report|deck|presentation|review|statement|budget|ca|accountant)$/.test(
    text,
  );

/** It can only be asked of what was told. */
const ofWhatWasTold =
  /\bwhy\b|\b(?:behind|caused?|explains?|drove|made) (?:it|that|this)\b|\bthe (?:money|difference|gap|rest|drop|fall|rise|jump|spike|dip|change|increase|decrease)\b/iu;
/** What there is, or is done, is of no day that was told of. */
const isOfThePast =
  /(?:^|[^\p{L}])(?:did|was|were|had|happened|happen|went|came|sold|made|hua|hui|hue|tha|thi|the|aaya|aayi|aaye|bik[aeiy]\S*|हुआ|हुई|हुए|था|थी|थे|आया|आई|आए|बिक\S*)(?![\p{L}\p{M}])/iu;

const asSaid = (day: string): string =>
  /^(?:yesterday|today|last|this|kal|aaj|कल|आज)\b/u.test(day) ? day : `${months.includes(day) ? 'in' : 'on'} ${day}`;
