/** Whether two things are set against each other, and what the second one is when it is not named. */
import type { Word } from '../words/annotate.ts';
import { areRivals } from './rival-weekdays.ts';
import { has, isFree, numberAt } from './words.ts';

export type FoundComparison = {
  /** Something is compared with something. */
  asked: boolean;
  /** With what, when only a word such as "yoy" or "the week before" says so. */
  kind?: 'previous' | 'year-ago' | 'week-ago' | 'month-ago';
  /** The first named is held against the second ("ahead of", "than"), not merely set beside it. */
  directed: boolean;
};

export function readComparison(words: Word[], periods: number): FoundComparison {
  if (areRivals(words)) return { asked: false, directed: false };
  const yearAgo = words.some(word => word.used !== 'name' && word.used !== 'period' && has(word, 'year_ago', 'yoy'));
  const previous = words.some(
    (word, at) => word.used !== 'name' && (has(word, 'mom', 'wow', 'dod', 'qoq') || isTheOneBefore(words, at)),
  );
  const behindSe =
    periods > 1 &&
    words.some(
      (word, at) =>
        /^(se|से)$/.test(word.text) && words[at - 1]?.used === 'period' && !has(words[at + 1], 'so_far', 'until'),
    );
  const directed =
    behindSe ||
    words.some(
      word =>
        (has(word, 'than') && word.used !== 'bound') ||
        (word.text.endsWith(' than') && isFree(word)) ||
        (has(word, 'compare') &&
          /ahead|behind|against|beat|outs|muq|muk|muqa|compared|relative|opposed/.test(word.text)),
    );
  const asked =
    yearAgo ||
    words.some(word => has(word, 'week_ago', 'month_ago')) ||
    previous ||
    directed ||
    words.some(word => has(word, 'compare', 'change', 'grow', 'fall') || isWhatChanged(word)) ||
    eitherOr(words);
  const weekAgo = words.some(word => has(word, 'week_ago'));
  const monthAgo = words.some(word => has(word, 'month_ago'));
  const kind = yearAgo ? 'year-ago' : weekAgo ? 'week-ago' : monthAgo ? 'month-ago' : previous ? 'previous' : undefined;
  return { asked, directed, ...(kind ? { kind } : {}) };
}

/** "what changed in sales between September and October". */
export const isWhatChanged = ({ text }: Word): boolean => /\bchanged?$/.test(text);

/** "which was better, September or October?": two stretches of days, one of them the better. */
const eitherOr = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      (has(word, 'or') ||
        (has(word, 'and') &&
          words.some(each => has(each, 'which') && /^(kisme|kismein|किसमें|किसमे|which)/.test(each.text)))) &&
      words.slice(Math.max(0, at - 4), at).some(each => each.used === 'period') &&
      words.slice(at + 1, at + 3).some(each => each.used === 'period'),
  ) && words.some(word => has(word, 'more', 'less', 'best', 'worst', 'most'));

/** "the week before", "the 14 before them", "the previous period", "the days before that". */
function isTheOneBefore(words: Word[], at: number): boolean {
  const word = words[at]!;
  if (
    /^(pehle|pahle|pehla|पहले)$/.test(word.text) &&
    /^(us ?se|is ?se|उससे|इससे|uske|iske|उसके|इसके)$/.test(words[at - 1]?.text ?? '')
  )
    return true;
  if (!has(word, 'before') && !(has(word, 'last') && /^(period|one|ones)$/.test(words[at + 1]?.text ?? '')))
    return false;
  const back = words[at - 1];
  const counted =
    back !== undefined &&
    (has(back, 'week', 'month', 'day', 'quarter', 'year', 'fortnight', 'weekend') ||
      numberAt(words, at - 1) !== undefined);
  const pronoun = /^(that|it|them|those|this)$/.test(words[at + 1]?.text ?? '');
  return has(word, 'last') || counted || pronoun;
}
