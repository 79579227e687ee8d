/** Where does a message hold several questions that say nothing of each other? Each side is read alone to see it. */
import { festivalWords } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

type Read = (words: Word[]) => Reading;

/** "returns by reason in October and what did we spend on ads yesterday": each side names a figure and days of its own. */
export function wholesOf(words: Word[], read: Read): Word[][] {
  const sides = sidesAt(words, read, (one, other) => isWhole(other) && !isOfItsRows(other, one) && !isAddition(other));
  return sides ? [sides[0], ...wholesOf(sides[1], read)] : [words];
}

/**
 * "orders in October and sessions by device": where the first side is closed by its days, the rows and limits behind it are those of the
 * second side only, which takes no more than the days.
 */
export const cutsOf = (words: Word[], read: Read): Word[][] =>
  sidesAt(words, read, (one, other) => isClosed(one) && isCut(other)) ?? [words];

/** Both sides of the first place where two questions meet, of which the first can be asked by itself. */
function sidesAt(
  words: Word[],
  read: Read,
  areApart: (one: Reading, other: Reading) => boolean,
): [Word[], Word[]] | undefined {
  if (words.some(isOfBoth)) return undefined;
  for (const at of jointsOf(words)) {
    const [first, rest] = [words.slice(0, at), withoutJoints(words.slice(at))];
    if (!first.some(saysWhen) || !rest.some(saysWhat) || first.some(isOfTwo)) continue;
    const one = read(copied(first));
    if (!isWhole(one)) continue;
    const other = read(copied(rest));
    if (isOfOther(one, other) && areApart(one, other)) return [first, rest];
  }
  return undefined;
}

/** A reason or a comparison is of all that is said. */
const isOfBoth = (word: Word): boolean => has(word, 'why', 'compare', 'than') && !word.text.startsWith('then');

/** The ends of sentences before any other. Both sides of each are read, so that a long list would take for ever. */
function jointsOf(words: Word[]): number[] {
  const joints = [...words.keys()].filter(at => isJoint(words[at]!));
  return [...joints.filter(at => isEnd(words[at]!)), ...joints.filter(at => !isEnd(words[at]!))].slice(0, mostJoints);
}
const mostJoints = 12;

const isJoint = (word: Word): boolean => has(word, 'and') || joints.test(word.text) || isEnd(word);
const joints = /^([,;&+/]|n|plus|then|also|phir|fir|as well as|along with|together with|aur|और|तथा|साथ ही)$/;
const withoutJoints = (words: Word[]): Word[] => {
  const at = words.findIndex(word => !isJoint(word));
  return at < 0 ? [] : words.slice(at);
};

/** Of a sentence. */
export const isEnd = ({ kind, text }: Word): boolean => kind === 'mark' && /^[?\n]|^\.$/.test(text);

export const times = ['today', 'yesterday', 'day', 'week', 'month', 'quarter', 'year', ...months];

/** Days, or what there is now. */
const saysWhen = (word: Word): boolean =>
  word.kind === 'number' || has(word, ...times, ...weekdays, ...Object.keys(festivalWords), 'kal', 'parso', 'now', 'available', 'on_hand', 'stock', 'unfulfilled', 'visitor', 'cover', 'low', 'finished'); // prettier-ignore
const saysWhat = (word: Word): boolean => word.names.length > 0 || word.concepts.length > 0;

/** "the difference between stock on hand and available stock". */
const isOfTwo = ({ text }: Word): boolean =>
  /^(difference|diff|between|fark|farak|antar|beech|अंतर|फर्क|बीच)$/.test(text);

/** Reading marks the words it takes. */
const copied = (words: Word[]): Word[] => words.map(word => ({ ...word, concepts: [...word.concepts] }));

/** It can be asked by itself: a figure, its days, and nothing that points at something else. */
const isWhole = ({ words, metrics, periods, ranking, filters, breakdowns }: Reading): boolean =>
  (metrics.length > 0 || (ranking !== undefined && breakdowns.length + filters.length > 0 && words.some(isSold))) &&
  (periods.length > 0 || (metrics.length > 0 && metrics.every(isOfNow))) &&
  !words.some(isPointing) &&
  (periods.length === 0 || !words.some(countsNothing));

/** "… and how many did we sell in October": of what was named before it. */
const countsNothing = (word: Word, at: number, words: readonly Word[]): boolean =>
  (has(word, 'how_many') || has(word, 'how_much')) && verbs.test(words[at + 1]?.text ?? '');
const verbs =
  /^(?:did|do|does|have|has|had|are|were|is|was|can|will|sold|came|went|bik\S*|nikl\S*|gay[aei]|aay[aei]|bach[aei]|बिक\S*|निकल\S*|गए|आए|बच[ाेी])$/u;

const isSold = (word: Word): boolean => has(word, 'sold', 'bestseller', 'slowseller');
const isOfNow = ({ key }: Reading['metrics'][number]): boolean =>
  /^(inventory_|days_of_cover|(low|out_of)_stock_|(unfulfilled|unpaid)_orders|activeUsersNow)/.test(key);

const isPointing = ({ text }: Word): boolean => pointing.test(text);
const pointing =
  /^(each|both|same|it|its|it's|them|their|they|those|these|that|who|whose|whom|jo|jinhone|usk[aie]|unk[aie]|isk[aie]|ink[aie]|un|उसक[ाेी]|उनक[ाेी]|इनक[ाेी])$/;

/** Another figure; the same one of other days is compared. */
const isOfOther = (one: Reading, other: Reading): boolean =>
  one.metrics.length + other.metrics.length > 0 &&
  other.metrics.every(({ key }) => one.metrics.every(each => each.key !== key));

/** "the best seller last week and how many are left": what there is now of each row. */
const isOfItsRows = ({ metrics, filters, breakdowns, periods }: Reading, rows: Reading): boolean =>
  periods.length + filters.length + breakdowns.length === 0 &&
  (rows.breakdowns.length > 0 || rows.ranking !== undefined) &&
  metrics.every(({ key }) => /^(inventory_|days_of_cover)/.test(key));

/** "sales of this month and last month, with AOV": a figure more of all the days before it. */
const isAddition = ({ words, metrics, periods }: Reading): boolean => {
  const [first] = metrics;
  return (
    first !== undefined &&
    periods.every(({ at }) => at < first.at) &&
    /^(with|plus|along with|including|alongside)$/.test(
      words.slice(0, first.at).findLast(({ text }) => !/^(the|our|my|its|their)$/.test(text))?.text ?? '',
    )
  );
};

/** Its days stand at its end: "sales in October", and not "October sales", whose days are those of all that follows. */
const isClosed = ({ metrics, periods, breakdowns, ranking }: Reading): boolean =>
  breakdowns.length === 0 &&
  ranking === undefined &&
  Math.max(...periods.map(({ at }) => at)) > Math.max(...metrics.map(({ at }) => at));

/** A figure with rows or limits of its own, and without days; behind a comma they may be of both figures. */
const isCut = ({ words, metrics, periods, filters, breakdowns, ranking }: Reading): boolean =>
  periods.length === 0 &&
  metrics.some(({ weak, key }) => (!weak || ranking !== undefined) && key !== 'customers') &&
  (filters.length + breakdowns.length > 0 || ranking !== undefined) &&
  !words.some(word => isPointing(word) || /^[,;]$/.test(word.text));
