/** Several questions in one: "top 3 products and top 3 cities", "How were sales? And returns?". */
import { dimensionAt } from './breakdowns.ts';
import type { Word } from '../words/annotate.ts';
import { has } from './words.ts';

/** The parts a question falls into; one when it asks for one thing. */
export function clausesOf(words: Word[]): Word[][] {
  const at = words.findIndex((word, place) => isBorder(words, word, place));
  if (at < 0) return [words];
  const [first, rest] = [words.slice(0, at), words.slice(at + 1)];
  return [first, ...clausesOf(rest)];
}

function isBorder(words: Word[], word: Word, at: number): boolean {
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  if (word.kind === 'mark' && /^[?\n]|^\.$/.test(word.text))
    return content(before) >= 2 && content(after) >= 1 && !isPoliteness(after);
  if (!has(word, 'and') && word.text !== ',') return false;
  if (figures(before) && after.slice(0, 3).some(each => has(each, 'same')) && after.some(each => has(each, 'by')))
    return true;
  if (figures(before) && has(after[0], 'which') && ranks(after)) return true;
  return (ranks(before) && ranks(after)) || (isDated(before) && isNamed(after));
}

/** "orders today and stock of the Gulmohar kurta": each side has a cut of its own. */
const isDated = (words: Word[]): boolean =>
  words.some(word => has(word, 'today', 'yesterday', 'week', 'month', 'quarter', 'year')) &&
  figures(words) &&
  !words.some(word => word.names.length > 0);
const isNamed = (words: Word[]): boolean =>
  figures(words) &&
  words.some(word => word.names.length > 0 && word.concepts.length === 0) &&
  !words.some(word => has(word, 'compare', 'than'));
const figures = (words: Word[]): boolean =>
  words.some(word =>
    has(word, 'sales', 'order', 'stock', 'unit', 'visit', 'roas', 'spend', 'cost', 'return', 'customer', 'discount'),
  );

const content = (words: Word[]): number => words.filter(word => word.kind !== 'mark' && !word.small).length;
const isPoliteness = (words: Word[]): boolean =>
  words.every(word => word.kind === 'mark' || word.small || has(word, 'thanks', 'greeting'));

/** A ranking with what is ranked. */
const ranks = (words: Word[]): boolean =>
  words.some(word => has(word, 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller')) &&
  words.some(word => dimensionAt(word) !== undefined || has(word, 'day', 'hour', 'month'));
