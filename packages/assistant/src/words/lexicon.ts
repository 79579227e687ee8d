/** Every known written form and the concepts it may stand for; built once from the vocabulary tables. */
import { askWords } from '../vocabulary/ask-words.ts';
import { dimensionWords } from '../vocabulary/dimension-words.ts';
import { festivalWords } from '../vocabulary/festivals.ts';
import { smallWords } from '../vocabulary/small-words.ts';
import { talkWords } from '../vocabulary/talk-words.ts';
import { timeWords } from '../vocabulary/time-words.ts';
import { tradeWords } from '../vocabulary/trade-words.ts';
import { valueWords } from '../vocabulary/value-words.ts';
import { webWords } from '../vocabulary/web-words.ts';
import { ordinaryWords } from '../vocabulary/ordinary-words.ts';
import { hindiVerbs } from '../vocabulary/hindi-parts.ts';
import { formsOfHindiVerb, inflectionsOf } from './inflections.ts';
import { isDevanagari, latinOf, normalise, skeleton } from './normalise.ts';
import { tokensOf } from './tokens.ts';

/** Most forms end where they are alone, so that most branches lead nowhere and have no map. */
type Branch = { next?: Map<string, Branch>; concepts: string[] };

const first = new Map<string, Branch>();
const root: Branch = { next: first, concepts: [] };
/** Single words that take part in any form. */
const vocabulary = new Set<string>();
const bySkeleton = new Map<string, string[]>();
const byLength = new Map<string, string[]>();
const small = new Set(normalise(smallWords).split(/\s+/).filter(Boolean));
const ordinary = new Set(normalise(ordinaryWords).split(/\s+/).filter(Boolean));

for (const table of [tradeWords, webWords, dimensionWords, timeWords, festivalWords, valueWords, askWords, talkWords]) {
  for (const [concept, forms] of Object.entries(table)) {
    for (const form of forms.split(',').flatMap(expanded)) addForm(formOf(form), concept);
  }
}
for (const [idea, roots] of Object.entries(hindiVerbs)) {
  const forms = roots.split(' ').flatMap(formsOfHindiVerb).flatMap(formOf);
  for (const form of forms) if (!vocabulary.has(form) && !small.has(form)) addVerb(form, idea);
}
for (const word of vocabulary) index(word);

/** "put (it|them) in (a|the|) cart" stands for each way of saying it. */
function expanded(form: string): string[] {
  const [whole, choices] = /\(([^)]*)\)/.exec(form) ?? [];
  return whole === undefined ? [form] : choices!.split('|').flatMap(each => expanded(form.replace(whole, () => each)));
}

export function formOf(text: string): string[] {
  return tokensOf(text)
    .filter(token => token.kind !== 'mark' || /[%₹]/.test(token.text))
    .map(token => token.text);
}

function addVerb(form: string, idea: string): void {
  if (idea === 'small') small.add(form);
  else if (idea === 'other') ordinary.add(form);
  else addExactly([form], idea);
}

function addForm(words: string[], concept: string): void {
  const [verb = '', ...rest] = words;
  const others = rest.length > 0 ? inflectionsOf(verb) : [];
  for (const each of new Set([verb, ...others])) addExactly([each, ...rest], concept);
}

function addExactly(words: string[], concept: string): void {
  let branch = root;
  for (const word of words) {
    const known = (branch.next ??= new Map<string, Branch>());
    let next = known.get(word);
    if (!next) known.set(word, (next = { concepts: [] }));
    branch = next;
    if (/\p{L}/u.test(word)) vocabulary.add(word);
  }
  if (!branch.concepts.includes(concept)) branch.concepts.push(concept);
}

function index(word: string): void {
  const latin = isDevanagari(word) ? latinOf(word) : word;
  push(bySkeleton, skeleton(latin), word);
  if (latin === word && word.length >= 4) push(byLength, word[0]! + word.length, word);
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

/** Every single word that is read or passed over as a word. */
export const allWords = (): Iterable<string> => [...vocabulary, ...small, ...ordinary];

export const isKnown = (word: string): boolean => vocabulary.has(word);
export const isSmall = (word: string): boolean =>
  small.has(word) ||
  /^(u+[hm]+|h+m+|e+r+m*|a+h+|o+h+)$/.test(word) ||
  (word.length > 3 && word.endsWith('s') && small.has(word.slice(0, -1))) ||
  (word.length > 5 && word.endsWith('ing') && !vocabulary.has(word) && smallVerbs.has(word.slice(0, -3)));
const smallVerbs = new Set(
  'bring show tell find ask look need want seem keep talk work think mean say hear feel help let stand start turn'.split(
    ' ',
  ),
);
export const isOrdinaryExactly = (word: string): boolean => ordinary.has(word);
/** A real word that is none of ours: never "corrected" into one of ours. */
export const isOrdinary = (word: string): boolean =>
  ordinary.has(word) ||
  ordinary.has(word.replace(/(?:s|es|d|ed|ing|ly)$/, '')) ||
  ordinary.has(word.replace(/(?:ied|ies)$/, 'y'));

/** How a word may be read: by itself also without its ending, within a longer form only as it stands or was meant. */
export type Spelling = { alone: string[]; within: string[] };

/** The longest form beginning at a place in the text. */
export function longestForm(spellings: Spelling[], at: number): { concepts: string[]; length: number } | undefined {
  const alone = spellings[at]!.alone.map(each => first.get(each)).find(branch => branch && branch.concepts.length > 0);
  let best = alone && { concepts: alone.concepts, length: 1 };
  let branches: Branch[] = [root];
  for (let length = 1; at + length <= spellings.length && length <= 7; length += 1) {
    branches = branches.flatMap(branch =>
      spellings[at + length - 1]!.within.flatMap(each => branch.next?.get(each) ?? []),
    );
    if (branches.length === 0) break;
    const found = length > 1 ? branches.find(branch => branch.concepts.length > 0) : undefined;
    if (found) best = { concepts: found.concepts, length };
  }
  return best;
}

const smallByLetter = new Map<string, string[]>();
for (const word of small) if (/^[a-z]{3,6}$/.test(word)) push(smallByLetter, word[0]!, word);

/** Function words that begin alike, for words typed without their vowels. */
export const smallLike = (word: string): readonly string[] =>
  /^[^aeiou]+$|^[a-z]{2,3}$/.test(word) ? (smallByLetter.get(word[0]!) ?? []) : [];

const byLetters = new Map<string, string[]>();
const lettersOf = (word: string): string =>
  word
    .split('')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('');
for (const word of [...small, ...first.keys()]) if (/^[a-z]{3,4}$/.test(word)) push(byLetters, lettersOf(word), word);

/** Short words of the same letters: "teh", "adn". */
export const swappedLike = (word: string): readonly string[] =>
  /^[a-z]{3,4}$/.test(word) ? (byLetters.get(lettersOf(word)) ?? []) : [];

export const standsAlone = (word: string): boolean => (first.get(word)?.concepts.length ?? 0) > 0;

/** The usual spelling of a word, where it is a word of ours: "stok" may begin what "stock" begins. */
export const plainNamesOf = (word: string): string[] =>
  (first.get(word)?.concepts ?? []).filter(
    concept =>
      concept !== word && vocabulary.has(concept) && (isDevanagari(word) || skeleton(word) === skeleton(concept)),
  );

/** Words of ours that sound like this one, and those of about its length, for the correction of typing errors. */
export const soundingLike = (word: string): readonly string[] => bySkeleton.get(skeleton(word)) ?? [];
export function ofAboutLength(word: string): string[] {
  const found: string[] = [];
  for (const length of [word.length, word.length - 1, word.length + 1, word.length - 2, word.length + 2]) {
    for (const first of new Set([word[0]!, word[1] ?? ''])) found.push(...(byLength.get(first + length) ?? []));
  }
  return found;
}
