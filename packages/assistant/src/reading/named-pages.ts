/** Which pages of the website are named, by their path or by its words? */
import type { Word } from '../words/annotate.ts';
import { nameWords, singular, type NameIndex } from '../words/names.ts';
import { distance } from '../words/spelling.ts';
import { isExcluded } from './excluded.ts';
import type { FoundFilter } from './filters.ts';
import { has, isFree, take } from './words.ts';

/** "/collections/sarees" as typed, "the home page", or "the saree draping blog" by the words of its path. */
export function readPages(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const found = pagesIn(words, index);
  if (found.length > 0) for (const [at, word] of words.entries()) if (isArrival(words, at)) word.used ??= 'name';
  // Views are of the page itself, visits are told by where they began.
  if (words.some(word => has(word, 'page_view', 'view')) && !words.some((_word, at) => isArrival(words, at)))
    for (const { options } of found) options.reverse();
  return found;
}

/** "visits that began on", "people landing at": said of a page, and of no days. */
const isArrival = (words: Word[], at: number): boolean =>
  /^(land(s|ed|ing)?|beg[aiu]n|begins|beginning|start(s|ed|ing)?|enter(s|ed|ing)?|arriv(e|es|ed|ing))$/.test(
    words[at]!.text,
  ) && /^(on|at|from|with|through|via)$/.test(words[at + 1]?.text ?? '');

function pagesIn(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const typed = words.flatMap((word, at) => (word.kind === 'path' && isFree(word) ? [at] : []));
  if (typed.length > 0) {
    for (const at of typed) words[at]!.used = 'name';
    return typed.map(at => ({ ...pageFilter('/', words[at]!.text, at), not: isExcluded(words, at, 1) }));
  }
  const isPage = (word: Word, at: number): boolean => isPointer(word) && !isFilmed(words, at);
  const pointer = words.findIndex((word, at) => isFree(word) && (isPage(word, at) || isLanding(words, at)));
  if (pointer < 0) return [];
  const home = homeAt(words, pointer);
  if (home >= 0) {
    take(words, home, pointer - home + 1, 'name');
    return [{ ...pageFilter('/', '/', home), not: isExcluded(words, home, pointer - home + 1) }];
  }
  const named = nearestPage(words, pointer, index?.byDimension.get('landing_page') ?? []);
  if (!named) return [];
  for (const at of named.places) words[at]!.used = 'name';
  const [first, last] = [Math.min(...named.places), Math.max(...named.places)];
  return [{ ...pageFilter(named.page, named.page, first), not: isExcluded(words, first, last - first + 1) }];
}

/** "how many people landed on Festive Edit": a page, though the word is not said. */
const isLanding = (words: Word[], at: number): boolean =>
  words[at]!.text.startsWith('land') && isArrival(words, at) && words.every(word => !isPointer(word));

/** "the lookbook video on YouTube" is no page. */
const isFilmed = (words: Word[], at: number): boolean =>
  words[at]!.names.some(({ dimension }) => dimension === 'campaign') && words.some(word => has(word, 'video'));

const isPointer = (word: Word): boolean => has(word, 'page', 'landing_page') || kindsOfPage[word.text] !== undefined;

/** Words that stand for a page, and the folder they point into; "blog posts" or "pages" are many. */
const kindsOfPage: Record<string, string> = {
  homepage: '/', blog: '/blogs/', article: '/blogs/', post: '/blogs/', lookbook: '/pages/', 'blog post': '/blogs/',
}; // prettier-ignore

/** "homepage", "home page", "the site's front page". */
function homeAt(words: Word[], pointer: number): number {
  if (/^(home|front|main|index) ?page$/.test(words[pointer]!.text)) return pointer;
  const before = words[pointer - 1];
  return words[pointer]!.text === 'page' && /^(home|front|main)$/.test(before?.text ?? '') ? pointer - 1 : -1;
}

type Named = { page: string; places: number[]; share: number };

/** The page most of whose own words are said; none where two fit alike. */
function nearestPage(words: Word[], pointer: number, pages: string[]): Named | undefined {
  const folder = folderMeant(words, pointer);
  const fitting = pages
    .filter(page => folder === undefined || page.includes(folder))
    .flatMap(page => placesOf(words, pointer, page) ?? [])
    .toSorted((a, b) => b.share - a.share || b.places.length - a.places.length);
  const [best, next] = fitting;
  const isTie = best && next && best.share === next.share && best.places.length === next.places.length;
  return isTie || (best && best.share < 1 && isLanding(words, pointer)) ? undefined : best;
}

const folderMeant = (words: Word[], pointer: number): string | undefined =>
  kindsOfPage[words[pointer]!.text] ??
  (has(words[pointer - 1], 'collection')
    ? '/collections/'
    : has(words[pointer - 1], 'product')
      ? '/products/'
      : undefined);

/** Where the words of the page's path are said near the pointer, if at least half of them are. */
function placesOf(words: Word[], pointer: number, page: string): Named | undefined {
  const parts = [...new Set(nameWords(page).filter(part => !ofEveryPage.test(part)))];
  const near = (at: number): boolean => at >= pointer - 7 && at <= pointer + 5;
  const said = parts.flatMap(part => {
    const at = words.findIndex(
      (word, place) => near(place) && isFree(word) && isOfPath(word, parts) && says(word, part),
    );
    return at < 0 ? [] : [at];
  });
  const share = said.length / parts.length;
  if (said.length === 0 || share < 0.5) return undefined;
  const beside = words.flatMap((word, at) =>
    at === pointer || (at === pointer - 1 && has(word, 'collection', 'product')) ? [at] : [],
  );
  return { page, places: [...new Set([...said, ...beside])], share };
}

const ofEveryPage = /^(page|collection|product|blog|journal|how|to|a|an|the|of|and|for|in)$/;

/** "the Chand Silk Kurta Set page" is no page of kurtas: a whole name says a path that holds all of it. */
const isOfPath = ({ text, names }: Word, parts: string[]): boolean =>
  names.every(({ dimension }) => dimension !== 'product') || nameWords(text).every(each => parts.includes(each));

/** "draping" is said of "how-to-drape"; several words may be one name already. */
const says = (word: Word, part: string): boolean =>
  word.used !== 'period' &&
  (word.kind === 'number'
    ? word.text === part
    : nameWords(word.text).some(
        each => each === part || stemOf(each) === stemOf(part) || singular(each) === part || isMistyped(each, part),
      ));

/** "lookbok": one key was missed. */
const isMistyped = (word: string, part: string): boolean =>
  part.length > 5 && word[0] === part[0] && distance(word, part) === 1;

const stemOf = (word: string): string => (word.length < 5 ? word : word.replace(/(?:ing|ed|es|e|s)$/, ''));

const pageFilter = (page: string, value: string, at: number): FoundFilter => ({
  options: [
    { dimension: 'landing_page', values: [value] },
    { dimension: 'page', values: [value] },
  ],
  not: false,
  at,
  size: 1,
  text: page,
});
