/** Words that point at a row of the reply before. */
import type { Turn } from '../conversation.ts';
import type { AskedFilter } from '../intent.ts';
import { has } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

/** "the first one", "the second", "that city", "the last one": a row of the reply before. */
export function pointedAt(turn: Turn, words: Word[]): AskedFilter | undefined {
  const rows = turn.mentioned[0];
  if (!rows || rows.values.length === 0) return undefined;
  const places = ['first', 'second', 'third', 'fourth'];
  const at = places.findIndex(place =>
    words.some(
      (word, at) =>
        has(word, place) &&
        (/^(one|wala|wali|wale|product|city|campaign|row)?$/.test(words[at + 1]?.text ?? '') ||
          words[at + 1]?.kind === 'mark'),
    ),
  );
  const single = words.some(word => /^(it|its|that|uska|uske|uski|iska)$/.test(word.text)) && rows.values.length === 1;
  const value =
    at >= 0
      ? rows.values[at]
      : words.some((word, at) => has(word, 'last') && words[at + 1]?.text === 'one')
        ? rows.values.at(-1)
        : single
          ? rows.values[0]
          : undefined;
  return value === undefined
    ? undefined
    : { options: [{ dimension: rows.dimension, values: [value] }], not: false, text: value };
}
