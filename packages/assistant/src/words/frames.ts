/** Frames around a question, "sorry to bother you again but …", are left out as a whole before any table is asked what "again" may mean. */
import { dimensionWords } from '../vocabulary/dimension-words.ts';
import { festivalWords } from '../vocabulary/festivals.ts';
import { timeWords } from '../vocabulary/time-words.ts';
import { tradeWords } from '../vocabulary/trade-words.ts';
import { valueWords } from '../vocabulary/value-words.ts';
import { webWords } from '../vocabulary/web-words.ts';
import { talkWords, trimmedWords, wordsBeside, wordsWithin } from '../vocabulary/frame-words.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { isOrdinary, isSmall, longestForm } from './lexicon.ts';
import { singular, type NameIndex } from './names.ts';
import { normalise } from './normalise.ts';
import { remembered } from './remembered.ts';
import { writtenInFull } from './short-spellings.ts';
import { withLimitsJoined, withoutCourtesies } from './said-otherwise.ts';

const listed = (words: string): Set<string> => new Set(normalise(words).split(/\s+/).filter(Boolean));
const talk = listed(talkWords);
const trimmed = listed(trimmedWords);
const beside = listed(wordsBeside);
const within = listed(wordsWithin);

/** What is asked, without the courtesies and frames around it, however many stand one in the other. */
export const plainlyAsked = remembered((text: string, index?: NameIndex): string => {
  const full = writtenInFull(text, index);
  const plain = withoutFrames(withoutAsker(withoutCourtesies(withLimitsJoined(full)), index), index);
  return plain === text ? text : plainlyAsked(plain, index);
});

/** "Arjun needs GST for October", "Kavita di is asking what lies in the godown", "we may raise prices, so tell me …": only what is asked. */
function withoutAsker(text: string, index: NameIndex | undefined): string {
  const [told = '', name = ''] = someoneAsks.exec(text) ?? [];
  const person = normalise(name);
  const isStranger = kindAt([person], 0, index) === 'other' && !isOrdinary(person);
  const isColleague = index?.byWord.get(person)?.every(({ dimension }) => dimension === 'staff_member') ?? false;
  if (told && !isSmall(person) && (isStranger || isColleague)) return text.slice(told.length);
  if (theyAsk.test(text)) return text.replace(theyAsk, '$1');
  const [plan = ''] = planFirst.exec(text) ?? [];
  const rest = text.slice(plan.length);
  return plan && !rest.split(/[^\p{L}]+/u).some(word => pointing.test(word.toLowerCase())) ? rest : text;
}

const someoneAsks =
  /^(\p{L}{3,})(?: (?:di|didi|ji|sir|bhai|bhaiya|madam|ma'?am|saab|aunty|uncle))? (?:needs|wants|is asking|was asking|asked|asks|keeps asking)(?: me| us)?(?: (?:for|about|to know|to see|if|whether))?(?: the)? (?=\S+ \S+)/iu;
/** "customer support wale puch rahe hain ki", "Kavita ji pooch rahi thi" */
const theyAsk =
  /(^|[.!?] )(?:(?:aur|ok|accha|acha|bhai|ab),? )*(?:\p{L}+ ){1,3}(?:pu?o?o?ch|poochh) ?(?:rah[aei]|rh[aei]|raha|rahe)(?: (?:hai|hain|h|he|the|tha|thi))?(?: ki| ke)?[,:]? (?=\S+ \S+)/iu;
const planFirst =
  /^(?:i|we)(?: am| are|'m|'re| may| might| plan| want| was| were) .{10,}?[,;.] *so (?:(?:please|pls|can you|could you|just) )*tell me (?=\S+ \S+ \S)/iu;

/** The question without its frames; the whole text where nothing else would be left. */
function withoutFrames(text: string, index: NameIndex | undefined): string {
  const clauses = clausesIn(text).map(clause => piecesOf(clause, index));
  const kept: Piece[][] = [];
  clauses.forEach((pieces, at) => {
    const others = clauses.filter((_, place) => place !== at).flat();
    const rest = clauses.slice(at + 1).flat();
    const isFrame =
      !goesWith(kept.at(-1)) &&
      (isTold(pieces, others, rest) || saysNothing(pieces, rest) || isLooseJoint(pieces, kept));
    kept.push(isFrame ? [] : withoutTalk(pieces));
  });
  const asked = kept.flat();
  const isShorter = kept.some((pieces, at) => pieces.length < clauses[at]!.length);
  return isShorter && asked.some(asksSomething) ? joined(asked) : text;
}

/** "my son broke my laptop so I am on the phone": what follows from a clause that stays, stays with it. */
const goesWith = (before: Piece[] | undefined): boolean => before?.at(-1)?.word === 'so';

/** Before a whole question, everyday words without an idea of the shop: "it has been a crazy day. …", "the kids are asleep so …". */
const saysNothing = (pieces: Piece[], rest: Piece[]): boolean =>
  pieces.length > 1 &&
  rest.some(({ kind }) => kind === 'shop') &&
  !rest.some(({ word }) => pointing.test(word)) &&
  !pieces.some((piece, at) => asksSomething(piece) && !isAnyTime(pieces, at)) &&
  pieces.every(isEveryday);

/** "help me with this", "a crazy day": no days that could be meant. */
const isAnyTime = (pieces: Piece[], at: number): boolean => {
  const { word } = pieces[at]!;
  if (word === 'this') return at === pieces.length - 1;
  return (
    /^(day|week|month|year)$/.test(word) && pieces.slice(Math.max(0, at - 3), at).some(each => /^an?$/.test(each.word))
  );
};

const isEveryday = ({ kind, word }: Piece): boolean =>
  kind !== 'shop' && (kind !== 'other' || word.split(' ').every(each => isOrdinary(each) || isSmall(each)));

/** The "but" of "no rush, but how were sales". */
const isLooseJoint = (pieces: Piece[], before: Piece[][]): boolean =>
  before.length > 0 && before.at(-1)!.length === 0 && pieces.length === 1 && /^(but|so|and|toh)$/.test(pieces[0]!.word);

const asksSomething = ({ kind, word }: Piece): boolean => kind === 'shop' || isTime(word) || wishing.test(word);

/** The same without clauses that hold no word of the shop's, wherever that leaves a question; `left` is what was left out. */
export function withoutStrangeClauses(
  text: string,
  index: NameIndex | undefined,
): { text: string; left: string } | undefined {
  const clauses = clausesIn(text).map(clause => piecesOf(clause, index));
  const isStrange = (pieces: Piece[]): boolean =>
    !pieces.some(asksSomething) && !pieces.slice(0, 2).some(({ word }) => relating.test(word) || asking.test(word));
  const left = clauses.filter(pieces => pieces.length > 1 && isStrange(pieces));
  const kept = clauses.filter(pieces => !left.includes(pieces)).flat();
  if (kept.some(({ word }) => pointing.test(word))) return undefined;
  if (left.length === 0 || !kept.some(({ kind }) => kind === 'shop')) return undefined;
  return {
    text: joined(kept),
    left: left
      .map(joined)
      .join(' … ')
      .replace(/[\s.!?]+$/u, ''),
  };
}

const joined = (pieces: Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/^[\s,;:.)!?]+|[\s,;:(–—-]+$/gu, '');

/** "this is driving me crazy", "we spoke about it on Monday": told of oneself, without a word of the shop's or a wish, and not asked about. */
function isTold(pieces: Piece[], others: Piece[], rest: Piece[]): boolean {
  const words = pieces
    .map(({ word }) => word)
    .filter((word, at, all) => !isJoint(word, all[at - 1], all[at + 1]) && !(at === 0 && /^(and|so)$/.test(word)));
  const says = (said: RegExp): boolean => words.some(word => said.test(word));
  const isWished = words.some((word, at) => wishing.test(word) && !wantsToKnow.test(words.slice(at, at + 3).join(' ')));
  if (
    words.length < 3 ||
    !says(ofPeople) ||
    isWished ||
    isStandingOrder(words) ||
    asking.test(words[0]!) ||
    pieces.some(({ kind }) => kind === 'shop')
  )
    return false;
  const isDated = words.some(isTime);
  return (
    others.some(({ kind }) => kind === 'shop') &&
    !rest.some(({ word }) => pointing.test(word)) &&
    (!isDated || others.some(({ word }) => conceptsOf(word).some(each => days.has(each))))
  );
}

/** "send it to me every Monday", "roz subah bhejna": to be done again and again, so it is nothing told. */
const isStandingOrder = (words: string[]): boolean =>
  words.some(word => sending.test(word)) && words.some(word => again.test(word));

const sending = /^(send|mail|email|whatsapp|message|forward|share|deliver|remind|ping|bhej\S*|भेज\S*)$/u;
const again = /^(every|each|daily|weekly|monthly|har|roz|rozana|हर|रोज|रोज़)$/u;

const wantsToKnow = /^(wants?|needs?) to (know|see|check|ask)$/;

/** "hate to ask but", "as per our talk" */
const isJoint = (word: string, before: string | undefined, next: string | undefined): boolean =>
  (word === 'but' && next === undefined) || (word === 'per' && before === 'as');

const ofPeople =
  /^(sorry|let|i|am|me|my|mine|we|us|our|you|your|he|she|him|his|her|let us|lets|main|mujhe|mera|meri|humko|hum|aap)$/;
const wishing =
  /^(what|whats|whose|whos|hows|wheres|which|who|where|when|why|how|show|give|list|compare|split|break|want|wants|need|needs|meant|mean|prefer|exclude|excluding|include|including|count|counts|only|except|without|but|not|by|per|than|vs|versus|same|instead|more|less|most|least|best|worst|top|bottom|average|total|ones|one|kitn[aei]|kaun\S*|kya|kab|sirf|chahiye|wal[aei]|वाल[ाेी]|leave|drop|skip|remove|ignore|minus|apart|besides|other|out|\d\S*)$/u;
/** "the ones my accountant asked about" */
const picking = /^(ones|only|except|without|exclude)$/;
/** "that came from the fair" */
const relating = /^(that|of|from|in|for|with|to|at|jo)$/;
/** "should I stop it" */
const asking = /^(should|can|could|do|does|did|is|are|was|were|will|would|have|has|had|may|shall)$/;
const pointing = /^(it|its|they|them|their|those|these|there|then|uska|uski|uske|unka|unki|unke|usme|wahan)$/;
const isTime = (word: string): boolean =>
  conceptsOf(word).some(each => times.has(each)) || Object.hasOwn(festivalWords, word);
const times = new Set(Object.keys(timeWords));
const days = new Set([...months, ...weekdays, 'today', 'yesterday', 'day', 'week', 'month', 'quarter', 'year']);

const conceptsOf = (word: string): string[] => longestForm([{ alone: [word], within: [word] }], 0)?.concepts ?? [];
const trade = new Set([tradeWords, webWords, dimensionWords, valueWords].flatMap(table => Object.keys(table)));
const isOfTrade = (word: string): boolean =>
  [word, singular(word)].some(each => conceptsOf(each).some(concept => trade.has(concept)));

/** `beside`: may be taken along with talk; `within`: only where all of a clause is talk; `shop`: a word of the trade, or a name. */
type Kind = 'talk' | 'beside' | 'within' | 'shop' | 'other';
type Piece = { text: string; word: string; kind: Kind };

/** Each with the mark that ends it. */
const clausesIn = (text: string): string[] =>
  text
    .split(
      /(?<=\b(?:but|toh)\s)|(?<=[\p{L}\p{N}],?\sso\s)(?<!\b(?:is|are|am|was|were|be|not)\sso\s)(?!(?:far|much|many|that|on)\b|\S+\s*(?:[,.;:!?(–—-]|but\b|$))|(?<=[,;:!?)\n…])|(?<=\()(?!\s*[^\s(),]+(?: [^\s(),]+)?\))|(?<=[\p{L}\p{N}]\.+\s)(?<!\b(?:nos?|rs|vs)\.\s)|(?<=\s[-–—]\s)/u,
    )
    .filter(clause => clause !== '');

/** Each word with the marks behind it. */
function piecesOf(clause: string, index: NameIndex | undefined): Piece[] {
  const texts = clause.match(/(?:^[^\p{L}\p{M}\p{N}'’]+)?[\p{L}\p{M}\p{N}'’]+[^\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const words = texts.map(each => normalise(each).replace(/[^\p{L}\p{M}\p{N} ]/gu, '').trim()); // prettier-ignore
  return texts.map((text, at) => ({ text, word: words[at]!, kind: kindAt(words, at, index) }));
}

function kindAt(words: string[], at: number, index: NameIndex | undefined): Kind {
  const word = words[at]!;
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  if (index?.byWord.has(word) || /^(shop|shops|store|stores|dukaan|business)$/.test(word)) return 'shop';
  // "in 5 mins", "if you have a sec"; "per minute" is asked about.
  if (/^(mins?|minutes?|secs?|seconds?|moment)$/.test(word)) return /^(\d+|a|an|one|few|two)$/.test(before) ? 'talk' : 'other'; // prettier-ignore
  if (/^\d+$/.test(word)) return /^(mins?|minutes?|secs?|seconds?)$/.test(next) ? 'beside' : 'other';
  const parts = word.split(' ');
  if (parts.some(each => talk.has(each))) return 'talk';
  if (parts.every(each => beside.has(each))) return 'beside';
  return parts.every(each => beside.has(each) || within.has(each) || isSmall(each))
    ? 'within'
    : isOfTrade(word) || (word.length > 2 && index?.looks.has(word))
      ? 'shop'
      : 'other';
}

/** Nothing of a clause that is all talk; of another what stands between the talk it begins and ends with. */
function withoutTalk(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'talk')) return pieces;
  if (
    pieces.every(
      piece => isEveryday(piece) && !picking.test(piece.word) && (piece.kind !== 'other' || !asksSomething(piece)),
    )
  )
    return [];
  const from = endOfTalk(pieces);
  const to = pieces.length - endOfTalk(pieces.toReversed());
  return from < to ? pieces.slice(from, to) : pieces;
}

/** How many words the talk takes with which these begin. */
function endOfTalk(pieces: Piece[]): number {
  const until = pieces.findIndex(({ kind }) => kind !== 'talk' && kind !== 'beside');
  return pieces.slice(0, until).some(({ word }) => trimmed.has(word)) ? until : 0;
}
