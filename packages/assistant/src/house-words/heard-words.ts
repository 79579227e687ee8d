/** Where a house word is said among the words of a question, and what it brings with it. */
import type { KeptWord } from './house-order.ts';
import { formOf } from '../words/lexicon.ts';
import { nameWords, singular, type HeardWord, type HouseIndex, type Name } from '../words/names.ts';
import { normalise } from '../words/normalise.ts';

export function houseIndexOf(words: readonly KeptWord[]): HouseIndex {
  const heard = words.map((word): HeardWord => {
    const said = formOf(normalise(word.word)).map(singular);
    return { said, word, names: namesOf(word) };
  });
  // The longest first, as "gift range" is more than "gift".
  const longestFirst = heard.toSorted((one, other) => other.said.length - one.said.length);
  return Map.groupBy(longestFirst, ({ said: [first = ''] }) => first);
}

function namesOf({ word, meaning }: KeptWord): Name[] {
  if (!('values' in meaning)) return [];
  const words = nameWords(word);
  return meaning.values.map(value => ({ dimension: meaning.dimension, value, words }));
}

/** The longest house word that is said from this place on. */
export function houseWordAt(
  index: HouseIndex | undefined,
  tokens: readonly { kind: string; text: string }[],
  at: number,
): { word: KeptWord; names: Name[]; size: number } | undefined {
  const found = index
    ?.get(singular(tokens[at]?.text ?? ''))
    ?.find(({ said }) => said.every((each, place) => singular(tokens[at + place]?.text ?? '') === each));
  return found && { word: found.word, names: found.names, size: found.said.length };
}
