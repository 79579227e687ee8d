/** Which words mean something together? Readers propose spans, constructions put them together, and none overwrites another. */
import type { Calendar } from './moment.ts';
import { afterFillers, has, isFree } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

/** Words from a place on that are read as one thing. */
export type Span<Meaning> = { size: number; meaning: Meaning };

type Place = [words: Word[], at: number, calendar: Calendar];

/** Every way in which what stands at a place is one of its kind. */
export type Reader<Meaning> = (...place: Place) => Span<Meaning>[];

/** A word that only says how the others belong together, and means nothing by itself. */
export const cue = Symbol('cue');
export type Cue = typeof cue;

/** What the parts of a pattern mean, without its cues. */
type Told<Pattern> = Pattern extends [Reader<infer Meaning>, ...infer Rest]
  ? [Meaning] extends [Cue]
    ? Told<Rest>
    : [Meaning, ...Told<Rest>]
  : [];

/** A way to say a kind of thing; the examples are what it is for, and a test reads them. */
export type Construction<Meaning> = { name: string; read: Reader<Meaning>; examples: string[] };

/** The parts follow each other, and words without an idea of their own may stand between them. */
export function way<Pattern extends Reader<unknown>[], Meaning>(
  name: string,
  pattern: [...Pattern],
  means: (...told: [...Told<Pattern>, calendar: Calendar]) => Meaning | undefined,
  ...examples: string[]
): Construction<Meaning> {
  const read: Reader<Meaning> = (words, at, calendar) =>
    sequences(pattern, words, at, calendar).flatMap(({ size, meaning: parts }) => {
      const told = [...parts.filter(part => part !== cue), calendar] as [...Told<Pattern>, calendar: Calendar];
      const meaning = means(...told);
      return meaning === undefined ? [] : [{ size, meaning }];
    });
  return { name, read, examples };
}

function sequences(
  pattern: Reader<unknown>[],
  words: Word[],
  at: number,
  calendar: Calendar,
  from = 0,
): Span<unknown[]>[] {
  const first = pattern[from];
  if (!first) return [{ size: 0, meaning: [] }];
  return first(words, at, calendar).flatMap(span => {
    const end = at + span.size;
    const rest = (next: number): Span<unknown[]>[] =>
      sequences(pattern, words, next, calendar, from + 1).flatMap(({ size, meaning }) =>
        // Fillers belong to what stands behind them.
        size === 0 && next > end ? [] : [{ size: next - at + size, meaning: [span.meaning, ...meaning] }],
      );
    const behind = from + 1 < pattern.length && span.size > 0 ? afterFillers(words, end) : end;
    return behind === end ? rest(end) : [...rest(end), ...rest(behind)];
  });
}

/** Whichever of them; what was found at a place is kept, as the same place is asked about again and again. */
export function anyOf<Meaning>(constructions: Construction<Meaning>[]): Reader<Meaning> {
  const charts = new WeakMap<Word[], { used: string; calendar: Calendar; found: Map<number, Span<Meaning>[]> }>();
  return (words, at, calendar) => {
    let used = '';
    for (const said of words) used += `${said.used ?? ''},`;
    let chart = charts.get(words);
    if (!chart || chart.used !== used || chart.calendar !== calendar) {
      chart = { used, calendar, found: new Map() };
      charts.set(words, chart);
    }
    let spans = chart.found.get(at);
    if (!spans) {
      spans = constructions.flatMap(({ read }) => read(words, at, calendar));
      chart.found.set(at, spans);
    }
    return spans;
  };
}

/** The span that accounts for most words; of equal ones the first. */
export const longest = <Meaning>(spans: Span<Meaning>[]): Span<Meaning> | undefined =>
  spans.toSorted((one, other) => other.size - one.size)[0];

/** What a single word means, if it is free. */
export const word =
  <Meaning>(means: (word: Word) => Meaning | undefined): Reader<Meaning> =>
  (words, at) => {
    const said = words[at];
    const meaning = said && isFree(said) ? means(said) : undefined;
    return meaning === undefined ? [] : [{ size: 1, meaning }];
  };

export const idea = (...concepts: string[]): Reader<Cue> => word(said => (has(said, ...concepts) ? cue : undefined));
export const typed = (...texts: string[]): Reader<Cue> => word(said => (texts.includes(said.text) ? cue : undefined));

export const either =
  <Meaning>(...readers: Reader<Meaning>[]): Reader<Meaning> =>
  (...place) =>
    readers.flatMap(read => read(...place));

/** It may be missing. */
export const maybe =
  <Meaning>(reader: Reader<Meaning>): Reader<Meaning | undefined> =>
  (...place) => [...reader(...place), { size: 0, meaning: undefined }];

export const perhaps =
  (reader: Reader<Cue>): Reader<Cue> =>
  (...place) => [...reader(...place), { size: 0, meaning: cue }];

/** It holds of this place, and takes no word. */
export const where =
  (holds: (...place: Place) => boolean): Reader<Cue> =>
  (...place) =>
    holds(...place) ? [{ size: 0, meaning: cue }] : [];

export const before = (...concepts: string[]): Reader<Cue> => where((words, at) => has(words[at], ...concepts));
