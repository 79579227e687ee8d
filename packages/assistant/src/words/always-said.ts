/** What is said wherever a pattern fits, found without trying it: most patterns are ruled out by what a text does not say. */

/** Of each of these rows one text is in whatever the pattern fits; the row that tells most comes first. */
export type Signs = readonly (readonly string[])[];

export function areIn(text: string, signs: Signs): boolean {
  // Tried for thousands of patterns on each question: plain loops make no function a row.
  for (const row of signs) if (!isAnyIn(text, row)) return false;
  return true;
}

function isAnyIn(text: string, row: readonly string[]): boolean {
  for (const sign of row) if (text.includes(sign)) return true;
  return false;
}

/** Those of many patterns whose signs are in a text, by their numbers, from one of them on. */
export type Candidates = (text: string, first?: number) => number[];

const size = 3;
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));

/** Found by three letters of each sign, the ones that the fewest share; patterns without a sign stand under no letters. */
export function candidatesAmong(patterns: readonly Signs[]): Candidates {
  const signs = patterns.flatMap((rows, at) => (rows[0] ?? ['']).map(text => ({ text, at })));
  const shared = new Map<string, number>();
  for (const { text } of signs) for (const piece of piecesOf(text)) shared.set(piece, (shared.get(piece) ?? 0) + 1);
  const rarest = (text: string): string =>
    piecesOf(text).reduce((one, other) => (shared.get(other)! < (shared.get(one) ?? Infinity) ? other : one), '');
  const byPiece = Map.groupBy(signs, ({ text }) => rarest(text));
  return (said, first = 0) => {
    const found = new Set<number>();
    for (const { at } of byPiece.get('') ?? []) if (at >= first) found.add(at);
    for (let from = 0; from + size <= said.length; from += 1)
      for (const { at } of byPiece.get(said.slice(from, from + size)) ?? []) if (at >= first) found.add(at);
    return [...found].filter(at => areIn(said, patterns[at]!)).toSorted((one, other) => one - other);
  };
}

/** Brackets and letters that may be missing, classes, and what must not stand there are no signs. */
export const signsOf = (pattern: string): Signs =>
  choicesIn({ pattern, at: 0 }).toSorted((one, other) => shortest(other) - shortest(one));

/** Whether the pattern fits a text; compiled with the first text that holds its signs. */
export function patternOf(pattern: string, signs = signsOf(pattern)): (text: string) => boolean {
  let heard: RegExp | undefined;
  return text => areIn(text, signs) && (heard ??= new RegExp(pattern, 'u')).test(text);
}

const shortest = (texts: readonly string[]): number => Math.min(...texts.map(text => text.length));

/** What is read, and how far. */
type Place = { readonly pattern: string; at: number };

/** Up to the end of the bracket, or of the pattern. Of several choices only what tells most of each, and nothing where one tells nothing. */
function choicesIn(place: Place): string[][] {
  const choices = [rowIn(place)];
  while (place.pattern[place.at] === '|') {
    place.at++;
    choices.push(rowIn(place));
  }
  if (choices.length === 1) return choices[0]!;
  return choices.every(rows => rows.length > 0) ? [choices.flatMap(telling)] : [];
}

const telling = (rows: string[][]): string[] =>
  rows.reduce((best, row) => (shortest(row) > shortest(best) ? row : best));

/** Letters in a row are one text; whatever else stands between them begins another. */
function rowIn(place: Place): string[][] {
  const rows: string[][] = [];
  let letters = '';
  const keepLetters = (): void => {
    if (letters !== '') rows.push([letters]);
    letters = '';
  };
  while (place.at < place.pattern.length && !/[|)]/.test(place.pattern[place.at]!)) {
    const { letter, inside } = atomIn(place);
    const times = timesIn(place);
    if (letter !== undefined && !times.isOptional) letters += letter;
    if (letter !== undefined && times.isOnce) continue;
    keepLetters();
    if (inside && !times.isOptional) rows.push(...inside);
  }
  keepLetters();
  return rows;
}

/** A letter, or what is in a bracket, or something that says nothing: a class, an escape, a mark. */
function atomIn(place: Place): { letter?: string; inside?: string[][] } {
  const { pattern, at } = place;
  if (pattern[at] === '(') return { inside: bracketIn(place) };
  const silent = /\\(?:p\{\w+\}|.)|\[(?:\\.|[^\]\\])*\]/isuy;
  silent.lastIndex = at;
  const text = silent.exec(pattern)?.[0];
  place.at += text?.length ?? 0;
  if (text !== undefined) return {};
  const letter = String.fromCodePoint(pattern.codePointAt(at)!);
  place.at += letter.length;
  return /[a-z0-9 ]/.test(letter) || /^[\p{L}\p{M}\p{N}]$/u.test(letter) ? { letter } : {};
}

/** What is in a bracket is said, unless it must not stand there. */
function bracketIn(place: Place): string[][] {
  const opening = /\((?:\?(?:[:=]|<=)|(?!\?))/y;
  opening.lastIndex = place.at;
  const opened = opening.exec(place.pattern)?.[0];
  place.at += opened?.length ?? '(?'.length;
  const rows = choicesIn(place);
  place.at++;
  return opened === undefined ? [] : rows;
}

/** How often what was read may come. */
function timesIn(place: Place): { isOnce: boolean; isOptional: boolean } {
  const times = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
  times.lastIndex = place.at;
  const text = times.exec(place.pattern)?.[0] ?? '';
  place.at += text.length;
  return { isOnce: text === '', isOptional: /^[?*]|^\{0/.test(text) };
}
