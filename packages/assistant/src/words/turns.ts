/** Turns of phrase, as data: what is said, with choices in brackets, and the plain words for it. */
import { alwaysSaid } from './always-said.ts';
import { normalise } from './normalise.ts';

export type Turn = readonly [said: string, plain: string];

/** Turns are matched on whole words, in their order, each on what the one before has left. */
export const turnsOf = (turns: readonly Turn[]): ((text: string) => string) =>
  replacing(
    turns.map(([said, plainly]) => {
      const pattern = normalise(said).replace(/\\p\{\w\}/g, letters => letters.toUpperCase().replace('P', 'p'));
      const heard = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
      return { heard, plainly };
    }),
  );

type Heard = { heard: RegExp; plainly: string };

/** Each pattern is tried only where one of the texts is said that it cannot do without; these are found with the first question. */
export function replacing(turns: readonly Heard[]): (text: string) => string {
  let rows: (Heard & { signs: string[] })[] | undefined;
  return text => {
    rows ??= turns.map(turn => ({ ...turn, signs: alwaysSaid(turn.heard.source) ?? [''] }));
    return rows.reduce(
      (said, { heard, plainly, signs }) =>
        signs.some(sign => said.includes(sign)) ? said.replace(heard, plainly) : said,
      text,
    );
  };
}
