/** Turns of phrase, as data: what is said and the plain words for it. Most rows are ruled out by texts they cannot do without, and are not tried. */
import { areIn, signsOf, type Signs } from './always-said.ts';
import { normalise } from './normalise.ts';

/** What is said is a choice in brackets, matched on whole words, or a pattern that stands as it is. */
export type Turn = readonly [said: string | RegExp, plain: string];

/** Each row is tried on what the one before has left, and only where one of the texts is said that it cannot do without; these are found with the first question. */
export function turnsOf(turns: readonly Turn[]): (text: string) => string {
  let rows: Row[] | undefined;
  let candidates: Candidates | undefined;
  let last: { text: string; plain: string } | undefined;
  return text => {
    rows ??= turns.map(rowOf);
    candidates ??= candidatesOf(rows);
    // A question is read again as soon as the names of the store are at hand.
    if (last?.text !== text) last = { text, plain: turned(text, rows, candidates) };
    return last.plain;
  };
}

/** Every row that may fit is tried in turn; what it changes may let others fit that stand behind it. */
function turned(text: string, rows: Row[], candidates: Candidates): string {
  let said = text;
  for (let next = 0; next < rows.length;) {
    const before = said;
    const changing = candidates(said).find(at => at >= next && (said = plainlySaid(rows[at]!, before)) !== before);
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

/** The rows whose signs are in the text, in their order. */
type Candidates = (text: string) => number[];

const size = 3;
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));

/** Found by three letters of each sign, the ones that the fewest share; rows without a sign stand under no letters. */
function candidatesOf(rows: readonly Row[]): Candidates {
  const signs = rows.flatMap((row, at) => (row.signs[0] ?? ['']).map(text => ({ text, at })));
  const shared = new Map<string, number>();
  for (const { text } of signs) for (const piece of piecesOf(text)) shared.set(piece, (shared.get(piece) ?? 0) + 1);
  const rarest = (text: string): string =>
    piecesOf(text).reduce((one, other) => (shared.get(other)! < (shared.get(one) ?? Infinity) ? other : one), '');
  const byPiece = Map.groupBy(signs, ({ text }) => rarest(text));
  return said => {
    const pieces = new Set(['', ...piecesOf(said)]);
    const found = new Set([...pieces].flatMap(piece => (byPiece.get(piece) ?? []).map(({ at }) => at)));
    return [...found].filter(at => areIn(said, rows[at]!.signs)).toSorted((one, other) => one - other);
  };
}
