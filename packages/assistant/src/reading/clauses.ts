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
  if (
    figures(before) &&
    !ranks(before) &&
    !before.some(each => has(each, 'which', 'compare', 'best')) &&
    ranksAtOnce(after)
  )
    return true;
  if (figures(before) && has(after[0], 'which') && ranks(after)) return true;
  if ([before, after].every(each => figures(each) && splits(each))) return true;
  if (has(after[0], 'how_many') && has(before[0], 'how_many') && before.some(each => each.names.length > 0))
    return true;
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

/** "… and the best city", "…, and top 3 products": a ranking of its own, not the last of a list. */
function ranksAtOnce(words: Word[]): boolean {
  const said = words.filter(word => !word.small || word.kind === 'number');
  const [first, ...rest] = said[0] && has(said[0], 'and') ? said.slice(1) : said;
  const [next, third] = rest[0]?.kind === 'number' ? rest.slice(1) : rest;
  return (
    has(first, 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller') &&
    next !== undefined &&
    dimensionAt(next) !== undefined &&
    !has(third, 'by') &&
    !words.some(word => has(word, 'per'))
  );
}

/** "by day", "per campaign": a split of its own. */
const splits = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      has(word, 'by') &&
      words
        .slice(at + 1, at + 3)
        .some(each => dimensionAt(each) !== undefined || has(each, 'day', 'week', 'month', 'hour')),
  );
