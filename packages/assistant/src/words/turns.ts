/** Turns of phrase, as data: what is said, with choices in brackets, and the plain words for it. */
import { normalise } from './normalise.ts';

export type Turn = readonly [said: string, plain: string];

/** Turns are matched on whole words, in their order, each on what the one before has left. */
export function turnsOf(turns: readonly Turn[]): (text: string) => string {
  const patterns = turns.map(
    ([said, plain]) =>
      [new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${normalise(said)})(?![\\p{L}\\p{M}\\p{N}])`, 'gu'), plain] as const,
  );
  return text => patterns.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
