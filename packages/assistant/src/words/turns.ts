/** Turns of phrase, as data: what is said and the plain words for it. Most rows are ruled out by texts they cannot do without, and are not tried. */
import { normalise } from './normalise.ts';

/** What is said is a choice in brackets, matched on whole words, or a pattern that stands as it is. */
export type Turn = readonly [said: string | RegExp, plain: string];

/** Each row is tried on what the one before has left, and only where one of the texts is said that it cannot do without; these are found with the first question. */
export function turnsOf(turns: readonly Turn[]): (text: string) => string {
  let rows: Row[] | undefined;
  return text => {
    rows ??= turns.map(rowOf);
    return rows.reduce(
      (said, row) =>
        row.signs.some(sign => said.includes(sign)) ? said.replace((row.heard ??= heardBy(row)), row.plainly) : said,
      text,
    );
  };
}

/** Most rows are never tried in a process, so each is compiled when it is. */
type Row = { pattern: string; flags: string; heard?: RegExp; plainly: string; signs: string[] };

function rowOf([said, plainly]: Turn): Row {
  const pattern = typeof said === 'string' ? onWholeWords(said) : said.source;
  return { pattern, flags: typeof said === 'string' ? 'gu' : said.flags, plainly, signs: alwaysSaid(pattern) ?? [''] };
}

const heardBy = ({ pattern, flags }: Row): RegExp => new RegExp(pattern, flags);

export function onWholeWords(said: string): string {
  const pattern = normalise(said).replace(/\\p\{\w\}/g, letters => letters.toUpperCase().replace('P', 'p'));
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`;
}

/**
 * One of these texts is in whatever the pattern fits; undefined where nothing is sure: brackets and letters that may be missing, classes, and
 * what must not stand there say nothing.
 */
export function alwaysSaid(pattern: string): string[] | undefined {
  const choices = choicesOf(pattern);
  if (choices.length > 1) {
    const each = choices.map(alwaysSaid);
    return each.every(texts => texts !== undefined) ? each.flat() : undefined;
  }
  return atomsOf(pattern)
    .reduce<string[][]>(withAtom, [[]])
    .filter(texts => texts.length > 0 && texts.every(text => text.length > 0))
    .toSorted((one, other) => shortest(other) - shortest(one))[0];
}

const shortest = (texts: string[]): number => Math.min(...texts.map(text => text.length));

/** Letters in a row are one text; whatever else stands between them begins another. The last entry is the one that goes on. */
function withAtom(found: string[][], { text, isOptional }: Atom): string[][] {
  if (isOptional) return [...found, []];
  if (text.startsWith('(')) {
    const inner = /^\((?:\?:|\?<=|\?=)?(?!\?)(.*)\)$/su.exec(text)?.[1];
    return [...found, (inner === undefined ? undefined : alwaysSaid(inner)) ?? [], []];
  }
  if (!/^[\p{L}\p{M}\p{N} ]$/u.test(text)) return [...found, []];
  return [...found.slice(0, -1), [(found.at(-1)?.[0] ?? '') + text]];
}

type Atom = { text: string; isOptional: boolean };

function atomsOf(pattern: string): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < pattern.length;) {
    const text = atomAt(pattern, at);
    const times = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(pattern.slice(at + text.length))?.[0] ?? '';
    atoms.push({ text, isOptional: /^[?*]|^\{0/.test(times) });
    // What may come again breaks the row of letters.
    if (times !== '') atoms.push({ text: '*', isOptional: true });
    at += text.length + times.length;
  }
  return atoms;
}

/** A bracket with all in it, a class, an escape, or one letter. */
function atomAt(pattern: string, at: number): string {
  if (pattern[at] === '\\') return /^\\(?:p\{\w+\}|.)/isu.exec(pattern.slice(at))![0];
  if (pattern[at] === '[') return /^\[(?:\\.|[^\]\\])*\]/su.exec(pattern.slice(at))![0];
  if (pattern[at] !== '(') return String.fromCodePoint(pattern.codePointAt(at)!);
  let end = at + 1;
  while (pattern[end] !== ')') end += atomAt(pattern, end).length;
  return pattern.slice(at, end + 1);
}

function choicesOf(pattern: string): string[] {
  const choices = [''];
  for (let at = 0; at < pattern.length;) {
    const text = atomAt(pattern, at);
    if (text === '|') choices.push('');
    else choices.push(choices.pop()! + text);
    at += text.length;
  }
  return choices;
}
