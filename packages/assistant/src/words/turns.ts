/** Turns of phrase, as data: what is said and the plain words for it. Most rows are ruled out by texts they cannot do without, and are not tried. */
import { candidatesAmong, signsOf, type Candidates, type Signs } from './always-said.ts';
import { normalise } from './normalise.ts';
import { remembered } from './remembered.ts';

/** What is said is a choice in brackets, matched on whole words, or a pattern that stands as it is. */
export type Turn = readonly [said: string | RegExp, plain: string];

/** Each row is tried on what the one before has left, and only where one of the texts is said that it cannot do without; these are found with the first question. */
export function turnsOf(turns: readonly Turn[]): (text: string) => string {
  let rows: Row[] | undefined;
  let candidates: Candidates | undefined;
  return remembered(text => {
    rows ??= turns.map(rowOf);
    candidates ??= candidatesAmong(rows.map(({ signs }) => signs));
    return turned(text, rows, candidates);
  });
}

/** Every row that may fit is tried in turn; what it changes may let others fit that stand behind it. */
function turned(text: string, rows: Row[], candidates: Candidates): string {
  let said = text;
  for (let next = 0; next < rows.length;) {
    const before = said;
    const changing = candidates(said, next).find(at => (said = plainlySaid(rows[at]!, before)) !== before);
    next = changing === undefined ? rows.length : changing + 1;
  }
  return said;
}

const plainlySaid = (row: Row, text: string): string => text.replace((row.heard ??= heardBy(row)), row.plainly);

/** Most rows are never tried in a process, so each is compiled when it is. */
type Row = { pattern: string; flags: string; heard?: RegExp; plainly: string; signs: Signs };

function rowOf([said, plainly]: Turn): Row {
  const pattern = typeof said === 'string' ? onWholeWords(said) : said.source;
  return { pattern, flags: typeof said === 'string' ? 'gu' : said.flags, plainly, signs: signsOf(pattern) };
}

const heardBy = ({ pattern, flags }: Row): RegExp => new RegExp(pattern, flags);

export function onWholeWords(said: string): string {
  // Small letters would make of "no space" a space.
  const pattern = normalise(said.replaceAll('\\S', '[^ ]')).replace(/\\p\{\w\}/g, letters =>
    letters.toUpperCase().replace('P', 'p'),
  );
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`;
}
