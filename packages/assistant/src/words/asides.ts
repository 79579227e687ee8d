/** Clauses and turns of phrase that carry no wish: "customer on the line", "need it for the bank reco", "because my partner doubts it". */
import type { Word } from './annotate.ts';
import {
  aims,
  done,
  greeting,
  mood,
  needed,
  occasion,
  purposes,
  reason,
  reasons,
  somebodyWaits,
  turns,
} from './aside-patterns.ts';
import { isOrdinary } from './lexicon.ts';
import {
  beforeWhat,
  isSentence,
  isBackground,
  borrowedWords,
  places,
  seasonTold,
  whenAtOnce,
  whenItHappened,
  whereabouts,
} from './background-clauses.ts';
import {
  askers,
  hindiDoing,
  hindiStatement,
  opensQuestion,
  ownDoings,
  plainlyTold,
  somebodySays,
  statements,
} from './statement-patterns.ts';
import { asksOfFigure, has, isDated, isNamed, isOfShop, isWish, textOf } from './wish-words.ts';

/** The words without their asides; all of them where nothing else would be left. */
export function withoutAsides(words: Word[]): Word[] {
  const all = partsOf(words).flatMap(told);
  const parts = all.map((_, at) => keptOf(all, at));
  const kept = parts.flatMap(part => (part.kept.length > 0 ? [...part.kept, ...part.marks] : []));
  const isWhole = kept.some(word => word.kind !== 'mark' && !word.small);
  return !isWhole || kept.length === words.length ? words : withoutLooseMarks(kept);
}

type Part = { words: Word[]; marks: Word[] };

function partsOf(words: Word[]): Part[] {
  const parts: Part[] = [{ words: [], marks: [] }];
  words.forEach((word, at) => {
    const last = parts.at(-1)!;
    if (isCut(words, at)) last.marks.push(word);
    else if (last.marks.length > 0) parts.push({ words: [word], marks: [] });
    else last.words.push(word);
  });
  return parts;
}

/** "my daughter runs the page so how many visits came from instagram": what is told before the question stands by itself, also where nobody types a comma. */
function told(part: Part): Part[] {
  const at = part.words.findIndex((_, place) => place > 2 && opensQuestion.test(textOf(part.words.slice(place))));
  if (at < 0 || has(part.words[0]!, 'how_many', 'how_much')) return [part];
  const parts = [
    { words: part.words.slice(0, at), marks: [] },
    { words: part.words.slice(at), marks: part.marks },
  ];
  return asksOfFigure(parts[1]!.words) && isAside(parts, 0) ? parts : [part];
}

/** A mark between clauses; a dash only between words. */
function isCut(words: Word[], at: number): boolean {
  const { kind, text } = words[at]!;
  if (kind !== 'mark') return false;
  if (text === '-') return words[at - 1]?.kind === 'word' && words[at + 1]?.kind === 'word';
  return /^[,;:?!()\n]|^\.+$/.test(text);
}

function withoutLooseMarks(words: Word[]): Word[] {
  const isComma = (word: Word | undefined): boolean => word?.kind === 'mark' && /^[,;:()-]$/.test(word.text);
  const kept = words.slice(words.findIndex(word => word.kind !== 'mark'));
  while (isComma(kept.at(-1))) kept.pop();
  return kept;
}

type Kept = { kept: Word[]; marks: Word[] };

function keptOf(all: Part[], at: number): Kept {
  const { words, marks } = all[at]!;
  const named = isWishOfOthers(words, textOf(words)) ? undefined : borrowedWords(words, othersOf(all, at));
  // Days lent to a question stand in its own sentence.
  if (named) return { kept: named, marks: marks.slice(0, 1).map(mark => ({ ...mark, text: ',' })) };
  return { kept: isAside(all, at) ? [] : withoutTurns(withoutRepeats(words)), marks };
}

/** What else is said, and not told. */
const othersOf = (all: Part[], at: number): Word[] =>
  all.filter(({ words }, place) => place !== at && !isSentence(words)).flatMap(part => part.words);

function isAside(all: Part[], at: number): boolean {
  const { words } = all[at]!;
  const rest = all.slice(at + 1);
  const text = textOf(words);
  if ((at === 0 && greeting.test(text)) || mood.test(text) || somebodyWaits.test(text)) return true;
  if (places.test(text) || (whereabouts.test(text) && isOfNoFigure(words.filter(word => !has(word, 'off_topic')))))
    return true;
  if (beforeWhat.some(each => each.exec(` ${text}`)?.index === 1) && !holdsDay(words)) return true;
  if (seasonTold.test(text) && !rest.some(part => pointsBack(part.words))) return true;
  if (at > 0 && whenAtOnce.test(text) && !holdsDay(words)) return true;
  if (rest.some(part => pointsBack(part.words))) return false;
  if (isStatement(words, text) || isTold(words, text)) return true;
  const isInBrackets = all[at - 1]?.marks.some(mark => mark.text === '(') === true;
  return !isWishOfOthers(words, text) && isBackground(words, othersOf(all, at), isInBrackets);
}

/** "We have a stall at the fair. What did it sell?": what was told is asked about. */
export const pointsBack = (words: Word[]): boolean => backwards.test(textOf(words));

const backwards =
  /\b(?:behind (?:that|this)|it|its|they|them|their|those|these|that one|that (?:day|week|month|time|evening|night|morning|weekend)|(?:since|after|before|until|till|from) (?:then|that)|uske baad|us din|tab se|uska|uski|uske|unka|unki|unke|usme|usse|wahan|wahaan)\b|(?<!(?:is|are|was|were) )\bthere\b(?! (?:is|are|was|were|any))|(?:^| )(?:उसका|उसकी|उसके|उनका|उनकी|वहां|उसमें)(?: |$)/u;

/** "my board cares about this", "sir ki meeting hai": no word of it is a wish, nor what the answer is about. */
function isTold(words: Word[], text: string): boolean {
  if (words.some(word => has(word, 'except')) || isWishOfOthers(words, text)) return false;
  const rest = words.filter((word, at) => !has(word, 'today', 'tomorrow', 'now') && !isClock(words, at));
  if (ownDoings.some(each => each.test(text))) return !holdsWish(rest, 1);
  if (hindiDoing.test(text) || somebodySays.test(text)) return !holdsWish(rest);
  if (hindiStatement.test(text)) return isOfNoFigure(rest.filter(isNoDevice)) && words.some(word => !word.small);
  if (plainlyTold.test(text) && isOfNoFigure(rest.filter(isNoDevice))) return true;
  return statements.some(each => each.test(text)) && !holdsWish(words);
}

/** "my warehouse needs units sold": the figure follows at once, and it is wanted of us. */
function isWishOfOthers(words: Word[], text: string): boolean {
  const asker = askers.map(each => each.exec(text)?.[0]).find(found => found !== undefined);
  const rest = words.slice(asker === undefined ? words.length : asker.split(' ').length);
  const wanted = rest.find(word => !word.small);
  return wanted !== undefined && isOfShop(wanted) && !rest.some(word => has(word, 'more', 'less', 'when', 'not'));
}

/** "at 4", "by six": when somebody comes. */
const isClock = (words: Word[], at: number): boolean =>
  words[at]!.kind === 'number' && /^(at|by|around|till|before|after)$/.test(words[at - 1]?.text ?? '');
/** A phone that rings is no device of visitors. */
const isNoDevice = (word: Word): boolean => !has(word, 'desktop', 'mobile', 'tablet', 'phone');

/** A wish among them; "so we know when to pack" is none. */
const holdsWish = (words: Word[], from = 0): boolean => {
  const isOurs = words.some(isOfShop);
  return words.some(
    (word, at) => at >= from && isWish(word) && !isIndirect(words, at) && (isOurs || !has(word, 'not')),
  );
};

const isIndirect = (words: Word[], at: number): boolean =>
  at > 0 && has(words[at]!, 'when', 'how', 'where') && !has(words[at]!, 'how_many', 'how_much');

/** Nothing of it is an idea of ours; "not" alone is none. */
const isOfNoFigure = (words: Word[]): boolean =>
  !words.some(word => isNamed(word) || word.kind === 'number' || (!has(word, 'not') && isWish(word)) || isOfShop(word));

/** "I have to exclude them from the feed": somebody tells what becomes of the answer, and asks for nothing. */
const isStatement = (words: Word[], text: string): boolean =>
  !words.some((word, at) => isWish(word) && !isClock(words, at)) &&
  (needed.test(text) || done.test(text) || reason.test(text)) &&
  isAboutAnswer(words) &&
  speaksOfOthers(words, text);

/** What it leaves out is the answer itself: "exclude them", and not "exclude refunds". */
function isAboutAnswer(words: Word[]): boolean {
  const at = words.findIndex(word => has(word, 'except'));
  return at < 0 || /^(?:it|them|these|those|this|that)$/.test(words[at + 1]?.text ?? '');
}

/** Not all of it are words of ours: "for the wrapping paper order", and not "for returns too". */
const speaksOfOthers = (words: Word[], text: string): boolean =>
  occasion.test(text) ||
  words.some(word => !word.small && (word.concepts.length === 0 || word.corrected) && isOrdinary(word.text));

/** "for the auditor", "or am I imagining it", "on one page". */
function withoutTurns(words: Word[]): Word[] {
  const found =
    firstOf(words, turns, () => true) ??
    firstOf(words, purposes, isPurpose) ??
    firstOf(words, beforeWhat, span => !holdsDay(span)) ??
    firstOf(words, [whenItHappened], (span, before) => !holdsDay(span) && isDayNamed(before)) ??
    firstOf(words, [aims], (span, before) => !holdsWish(span) && isDated(before.at(-1))) ??
    firstOf(words, [reasons], (span, before) => !holdsWish(span) && !before.some(isUndone));
  return found ? withoutTurns([...words.slice(0, found.from), ...words.slice(found.to)]) : words;
}

/** Days, a number, a split or a question of its own. */
const holdsDay = (span: Word[]): boolean =>
  span.some(
    word =>
      word.kind === 'number' ||
      word.kind === 'date' ||
      has(word, 'by', 'per', 'above', 'below', 'how_many', 'how_much'),
  );

const oneDay = 'today yesterday monday tuesday wednesday thursday friday saturday sunday festival diwali'.split(' ');

/** "since 6 October", "on Monday", "the 14th": the last word before says which day it was. */
const isDayNamed = (before: Word[]): boolean => {
  const last = before.findLast(word => word.kind !== 'mark');
  return (
    last !== undefined &&
    (last.kind === 'number' ||
      last.kind === 'date' ||
      has(last, ...oneDay) ||
      (isDated(last) && before.some(word => has(word, 'since'))))
  );
};

/** "GSTR-1": the number of a form. */
const isFormNumber = (span: Word[], at: number): boolean =>
  span[at]!.kind === 'number' && span.slice(Math.max(0, at - 2), at).some(word => word.text.startsWith('gstr'));

/** "cancelled because we were late" names a kind of cancelled orders. */
const isUndone = (word: Word): boolean =>
  word.concepts.some(each => /^(cancel|return|refund|came_back|abandoned|fall)$/.test(each));

/** "for the board meeting", and not "for the loan customers" or "for the Pune team". */
function isPurpose(span: Word[], before: Word[], after: Word[]): boolean {
  const isTheirDay = (at: number): boolean => span[at]!.text.startsWith('tomorrow') && span[at - 1]?.text === 'for';
  if (span.some((word, at) => isWish(word) && !isFormNumber(span, at) && !isTheirDay(at))) return false;
  const [next] = after;
  return before.length === 0 || !next || next.small || isDated(next) || isWish(next);
}

type Span = { from: number; to: number };

function firstOf(
  words: Word[],
  patterns: readonly RegExp[],
  isFit: (span: Word[], before: Word[], after: Word[]) => boolean,
): Span | undefined {
  const found = patterns.map(each => spanAt(words, each));
  return found.find(
    span => span && isFit(words.slice(span.from, span.to), words.slice(0, span.from), words.slice(span.to)),
  );
}

/** Where a turn stands, in whole words. */
function spanAt(words: Word[], pattern: RegExp): Span | undefined {
  const found = pattern.exec(textOf(words));
  if (!found) return undefined;
  const starts = startsOf(words);
  const from = starts.indexOf(found.index);
  const to = starts.findIndex((start, at) => start + words[at]!.text.length === found.index + found[0].length) + 1;
  return from >= 0 && to > from ? { from, to } : undefined;
}

/** Of each word in the text of all. */
function startsOf(words: Word[]): number[] {
  let start = 0;
  return words.map(({ text }) => {
    const at = start;
    start += text.length + 1;
    return at;
  });
}

/** "how many sarees i mean only sarees how many sold": what is said again is said once. */
function withoutRepeats(words: Word[]): Word[] {
  const at = words.findIndex((word, place) => word.text === 'i' && words[place + 1]?.text === 'mean');
  if (at <= 0) return words;
  const again = words.slice(at + 2).find(word => !word.small && !/^(only|just)$/.test(word.text));
  if (!again || !words.slice(0, at).some(word => word.text === again.text)) return words;
  return [...words.slice(0, at), ...words.slice(words.indexOf(again) + 1)];
}
