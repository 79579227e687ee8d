/** Which pages of the website are named, by their path or by its words? */
import type { Word } from '../words/annotate.ts';
import { nameWords, singular, type NameIndex } from '../words/names.ts';
import type { FoundFilter } from './filters.ts';
import { has, isFree, take } from './words.ts';

/** "/collections/sarees" as typed, or "the wedding lookbook page" by the words of its path. */
export function readPages(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const typed = words.findIndex(word => word.kind === 'path' && isFree(word));
  if (typed >= 0) {
    words[typed]!.used = 'name';
    return [pageFilter([words[typed]!.text], typed, words[typed]!.text)];
  }
  if (!words.some(word => has(word, 'page', 'landing_page'))) return [];
  for (const page of index?.byDimension.get('landing_page') ?? []) {
    const parts = nameWords(page).filter(
      part => part !== 'page' && part !== 'collection' && part !== 'product' && part !== 'blog',
    );
    const isSame = (word: Word | undefined, part: string): boolean =>
      word !== undefined && singular(word.text) === part && word.used !== 'period';
    const joined = words.findIndex(
      word => word.text.includes(' ') && nameWords(word.text).join(' ') === parts.join(' '),
    );
    const apart = words.findIndex(
      (_word, place) => parts.length > 0 && parts.every((part, step) => isSame(words[place + step], part)),
    );
    const at = apart < 0 ? joined : apart;
    if (at < 0) continue;
    take(words, at, at === joined ? 1 : parts.length, 'name');
    return [pageFilter([page], at, parts.join(' '))];
  }
  return [];
}

const pageFilter = (values: string[], at: number, text: string): FoundFilter => ({
  options: [
    { dimension: 'landing_page', values },
    { dimension: 'page', values },
  ],
  not: false,
  at,
  size: 1,
  text,
});
