/** A message of several sentences, some of which ask and some of which only tell: what it asks, with what the questions take from the rest. */
import { annotate, type Word } from './annotate.ts';
import { singular, type NameIndex } from './names.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { festivals } from '../vocabulary/festivals.ts';
import { asksOfFigure, has, isDated, isNamed, namesDay } from './wish-words.ts';

/**
 * The questions and wishes of a message, with the names they point back to and the days they leave open. Nothing where each sentence asks,
 * or where what is told may limit what is asked: "Only kurtas. How many last week?", "We have a stall at the fair. What did it sell?"
 */
export function askedSentences(text: string, index: NameIndex | undefined): string | undefined {
  const sentences = sentencesOf(text);
  const asks = sentences.map(isAsked);
  if (sentences.length < 2 || !asks.includes(true) || !asks.includes(false)) return undefined;
  const asked = sentences.filter((_, at) => asks[at]);
  const told = sentences.filter((_, at) => !asks[at]);
  if (!told.every(isTold)) return undefined;
  const question = asked.join(' ');
  // "Our rep says we should raise budgets. Should we?"
  if (question.split(/\s+/).length < 3 && !happened.test(question)) return undefined;
  const lead = sentences.slice(0, asks.indexOf(true));
  const before = lead.flatMap(each => annotate(each, index));
  const words = annotate(question, index);
  const isOfThese = lead.some(isPurpose) && ofStock.test(question);
  const lent = lentTo({ question, words, isOfThese, isHearsay: lead.every(each => hearsay.test(each)) }, before, index);
  return lent && [...asked, ...lent].join(' ').replace(/[?.!]+(?= (?:on|of|since) )/gu, '');
}

/** Of the goods that are to be ordered. */
const ofStock =
  /\b(?:low|stock|left|out of|finish\w*|running|run out|khatam|bacha|bache|bachi)\b|खत्म|ख़त्म|स्टॉक|बचा|बचे/iu;
const happened = /happen|hua|हुआ/iu;
/** "My cousin in Dubai says we should push abroad more." */
const hearsay =
  /\b(?:says?|said|thinks?|thought|feels?|told (?:me|us)|claims?|believes?|insists?)\b.*\b(?:should|must|need to|ought to|have to)\b/iu;

/** Each with its mark; a sentence may begin behind "so tell me". */
export const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[?!।\n]|\p{L}{2}\.|\d\.|…|\.\.)\s+|(?:,| and|;)\s+(?=so,? (?:please |pls )?(?:tell|show|give|let) me\b)/gu,
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
  !isPurpose(sentence) && (sentence.includes('?') || asking.test(sentence) || askingInHindi.test(sentence));

/** "Need to place a kurta order with the vendors today.", "kal saree ka order dena hai": what is going to be done, and nothing to be told. */
const isPurpose = (sentence: string): boolean => purposes.some(each => each.test(sentence));
const purposes = [
  new RegExp(
    `^${openers}(?:(?:i|we|he|she) )?(?:(?:still|also|just|will|'ll) )*(?:need|needs|want|wants|have|has|got|plan|planning|going|am going|are going|time|ready|about)(?: to) (?:place|order|reorder|re-order|buy|restock|stock up|pay|call|meet|visit|send|ship|pack|decide|negotiate|print|prepare)\\b[^?]*[.!,]$`,
    'iu',
  ),
  /^(?!.*(?:kitn|kya|kaun|kab|bata|dikha|कितन|क्या|कौन|कब|बता|दिखा)).*(?:dena|karna|lena|mangana|mangwana|bhejna|kharidna|देना|करना|लेना|मंगाना|मंगवाना|भेजना|खरीदना) (?:hai|h|he|padega|hoga|है|पड़ेगा|होगा)[.!।]$/iu,
];

/** Somebody or something did or is something, said at some length, and nothing in it bounds or corrects what is asked. */
const isTold = (sentence: string): boolean =>
  sentence.split(/\s+/).length > 3 && (telling.test(sentence) || isPurpose(sentence)) && !limiting.test(sentence);
const telling =
  /(?:^|[^\p{L}])(?:just (?:got|received|bought|ordered|launched|finished)|i|i['’](?:m|ve|d|ll)|we|we['’]\S+|my|our|he|she|they|it|it['’]s|you|everyone|everybody|somebody|someone|is|are|was|were|has|have|had|says?|said|claims?|thinks?|keeps?|wants?|feels?|will|has|hai|hain|tha|thi|raha|rahe|rahi|hu|hoon|hun|gaya|gayi|gaye|है|हैं|था|थी|थे|रहा|रहे|रही|हूँ|हूं|गया|गई|गए)(?![\p{L}\p{M}])/iu;
const limiting =
  /(?:^|[^\p{L}])(?:only(?! (?:just )?(?:launched|started|opened|got|began|joined|added|listed|put|came|bought|took))|except|without|excluding|exclude|including|include|leave|leaving|ignore|ignoring|instead|let['’]?s|let us|i mean|i meant|sorry|not the|rather than|compared (?:with|to)|versus|vs|above|below|more than|less than|at least|at most|wrong|sirf|chhod\S*|chod\S*|mat|nahi|nahin|matlab|सिर्फ|सिर्फ़|छोड़\S*|मत|नहीं|मतलब)(?![\p{L}\p{M}])/iu;

/** `isHearsay`: what stands before it is what somebody thinks. */
type Question = { question: string; words: Word[]; isOfThese: boolean; isHearsay: boolean };

/** Days where the question has none and names where it points at something; nothing where it is open what it points at. */
function lentTo(
  { question, words, isOfThese, isHearsay }: Question,
  before: Word[],
  index: NameIndex | undefined,
): string[] | undefined {
  // "I am closing the books for October. Could you give me gross sales and discounts?"
  const isOfFlow = words.some(word => has(word, 'sales', 'gross', 'net', 'return', 'refund', 'discount', 'tax', 'spend', 'visit')) && !ofStock.test(question); // prettier-ignore
  const isOpen =
    (isOfThePast.test(question) || (isOfFlow && before.some(isOfWork))) &&
    !words.some(word => isDated(word) || namesDay(word));
  const days = isOpen ? daysIn(before) : [];
  if (days === undefined) return undefined;
  const own = namesIn(words, index);
  const isOfThatKind = ofThatKind.test(question);
  const told = namesIn(isOfThatKind ? before.filter(isProduct) : before, index).filter(name => !own.includes(name));
  const points = isOfThatKind || (isOfThese && own.length === 0) || (own.length === 0 && pointsOut(question, words));
  if (points && told.length + days.length === 0) return undefined;
  // "Sales were soft in October. What is behind it?", "… Where did the money go?"
  if (ofWhatWasTold.test(question) && (before.some(isFigure) || told.length > 0)) return undefined;
  const isBare = own.length === 0 && !asksOfFigure(words) && !words.some(isFigure);
  if (isBare && (before.some(isFigure) || (pointsOut(question, words) && told.length === 0))) return undefined;
  // "The Gulmohar came back on Monday. How many returns last week?": of it, or of all?
  if (!points && told.length > 0 && own.length === 0 && !isHearsay) return undefined;
  return [...(points ? told : []).map(name => `of ${name}`), ...days.map(asSaid)];
}

/** "I should look at last weekend, the shops are full then. Same thing for those two days": the days that were told just before. */
export function withDaysTold(text: string, index: NameIndex | undefined): string {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  const told = sentences.slice(0, -1);
  if (told.length === 0 || !thoseDays.test(last) || told.some(isAsked)) return text;
  const words = told.flatMap(each => annotate(each, index));
  const [run, ...more] = runsOfDays(words).filter(
    each => !each.some(({ text: word }) => toCome.test(word)) && each.some(word => namesDay(word)),
  );
  if (!run || more.length > 0) return text;
  const said = run.map(({ text: word }) => word).join(' ');
  // Black Friday has a weekend of its own.
  const longer = festivals.find(({ lasts = 1, forms }) => lasts > 1 && forms.split(', ').includes(`${said} weekend`));
  return last.replace(
    thoseDays,
    (_all, many?: string, one?: string) => `${many ?? one ?? ''}${many && longer ? `${said} weekend` : said}`,
  );
}

const thoseDays =
  /\b((?:on|for|in|during|over|of) )(?:those|these|the same) (?:(?:two|three|four|five|\d) )?(?:days|dates)\b|\b((?:on|for|in|during|over|of) )that (?:day|weekend|week|time)\b/iu;

/** What days are worked on for. */
const isOfWork = ({ text }: Word): boolean =>
  /^(?:books?|accounts?|closing|filing|returns?|gst|audit|report|deck|presentation|review|statement|budget|ca|accountant)$/.test(
    text,
  );

/** "What do people abroad bring us, and how much bigger is their basket": they were named in the question. */
const pointsOut = (question: string, words: Word[]): boolean =>
  pointing.test(question) && !(ofMany.test(question) && !ofOne.test(question) && words.some(isSomebody));
const isFigure = (word: Word): boolean =>
  has(word, 'sales', 'order', 'gross', 'net', 'profit', 'margin', 'return', 'refund', 'visit', 'visitor', 'conversions', 'convert', 'spend', 'roas', 'discount', 'cancel', 'stock', 'left', 'unit', 'sold', 'buy', 'checkout', 'cart', 'cost', 'mer', 'cac', 'click', 'impression'); // prettier-ignore
/** It can only be asked of what was told. */
const ofWhatWasTold =
  /\bwhy\b|\b(?:behind|caused?|explains?|drove|made) (?:it|that|this)\b|\bthe (?:money|difference|gap|rest|drop|fall|rise|jump|spike|dip|change|increase|decrease)\b/iu;
/** "How many have we left of that kurta?" after a product's name. */
const ofThatKind =
  /\b(?:that|those|these|this|us|is|un) (?:kurt[ai]s?|sar(?:ee|i)s?|lehengas?|dupattas?|products?|items?)\b/iu;
const isProduct = ({ names }: Word): boolean => names.some(({ dimension }) => dimension === 'product');
const ofMany = /\b(?:they|them|their|theirs|there)\b/iu;
const ofOne = /\b(?:that way|it|its|he|she|his|him|her|hers)\b/iu;
const isSomebody = (word: Word): boolean =>
  has(word, 'people', 'customer', 'visitor', 'product', 'city', 'campaign', 'new', 'returning', 'abroad');

/** What there is, or is done, is of no day that was told of. */
const isOfThePast =
  /(?:^|[^\p{L}])(?:did|was|were|had|happened|happen|went|came|sold|made|hua|hui|hue|tha|thi|the|aaya|aayi|aaye|bik[aeiy]\S*|हुआ|हुई|हुए|था|थी|थे|आया|आई|आए|बिक\S*)(?![\p{L}\p{M}])/iu;

const asSaid = (day: string): string =>
  /^(?:yesterday|today|last|this|kal|aaj|कल|आज)\b/u.test(day) ? day : `${months.includes(day) ? 'in' : 'on'} ${day}`;

/** "his things", "is it worth it", "how many of that kurta"; not "this week" and "the ones that came". */
const pointing =
  /(?:^|[^\p{L}])(?:it|its|he|she|they|them|their|theirs|his|him|her|hers|there|that way|uska|uski|uske|unka|unki|unke|iska|iski|iske|inka|inki|inke|usme|isme|wahan|उसका|उसकी|उसके|उनका|उनकी|उनके|इसका|इसकी|इसके|वहाँ|वहां|(?:that|those|these|this|us|is|un|उस|इस) (?:one|ones|campaign|code|product|item|city|town|page|store|shop|ad|collection|kurta|saree|sari|lehenga|dupatta|kapda|maal|विज्ञापन|कोड)s?|(?:that|those|these|this)[?.!]?$)(?![\p{L}\p{M}])/iu;

/** The run of words that names days that are over; undefined where there are several, or days to come. */
function daysIn(words: Word[]): string[] | undefined {
  const said = runsOfDays(words);
  if (said.length === 0) return [];
  const past = said.filter(run => !run.some(({ text }) => toCome.test(text)));
  if (said.length > 1 || past.length === 0) return past.length === 0 ? [] : undefined;
  return past.map(run => run.map(({ text }) => text).join(' '));
}

function runsOfDays(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  words.forEach((word, at) => {
    if (!isDated(word) && !namesDay(word) && !(word.kind === 'number' && isNearDay(words, at))) return;
    const last = runs.at(-1);
    if (last && words.indexOf(last.at(-1)!) === at - 1) last.push(word);
    else runs.push([word]);
  });
  return runs.filter(
    run =>
      !run.every(({ text }) =>
        /^(?:days?|weeks?|months?|years?|today|now|weekends?|din|hafte|hafta|mahine|mahina|saal|aaj)$/.test(text),
      ),
  );
}
const toCome = /^(?:tomorrow|next|coming|agle|agli|अगले|अगली)$/;
const isNearDay = (words: Word[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some(word => word !== undefined && word.kind === 'word' && isDated(word));

/** As they were typed, each once; one word does not point at more than two. */
function namesIn(words: Word[], index: NameIndex | undefined): string[] {
  const own = (text: string): boolean => text.split(' ').every(word => index?.byWord.has(singular(word)) ?? false);
  const found = words.filter(
    word => isNamed(word) || (word.names.length > 0 && own(word.text) && word.concepts.length === 0),
  );
  const names = [...new Set(found.map(({ text }) => text))];
  return names.length > 2 ? [] : names;
}
