/** Which words mean something together? Readers propose spans, constructions put them together, and none overwrites another. */
import type { Calendar } from '../reading/moment.ts';
import { afterFillers } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

/** Words from a place on that are read as one thing. */
export type Span<Meaning> = { size: number; meaning: Meaning };

/** Every way in which what stands at a place is one of its kind. */
export type Reader<Meaning> = (words: Word[], at: number, calendar: Calendar) => Span<Meaning>[];

/** A way to say a kind of thing; the examples are what it is for, and a test reads them. */
export type Construction<Meaning> = { name: string; read: Reader<Meaning>; examples: string[] };

/** The parts follow each other, and words without an idea of their own may stand between them. */
export function construction<Meanings extends unknown[], Meaning>(
  name: string,
  pattern: { [Place in keyof Meanings]: Reader<Meanings[Place]> },
  means: (...meanings: Meanings) => Meaning | undefined,
  examples: string[],
): Construction<Meaning> {
  const read: Reader<Meaning> = (words, at, calendar) =>
    sequences(pattern, words, at, calendar).flatMap(({ size, meaning: meanings }) => {
      const meaning = means(...(meanings as Meanings));
      return meaning === undefined ? [] : [{ size, meaning }];
    });
  return { name, read, examples };
}

function sequences(pattern: Reader<unknown>[], words: Word[], at: number, calendar: Calendar): Span<unknown[]>[] {
  const [first, ...rest] = pattern;
  if (!first) return [{ size: 0, meaning: [] }];
  return first(words, at, calendar).flatMap(span => {
    const end = at + span.size;
    const place = rest.length > 0 ? afterFillers(words, end) : end;
    const places = place === end ? [end] : [end, place];
    return places.flatMap(next =>
      sequences(rest, words, next, calendar).map(({ size, meaning }) => ({
        size: next - at + size,
        meaning: [span.meaning, ...meaning],
      })),
    );
  });
}

export const anyOf =
  <Meaning>(constructions: Construction<Meaning>[]): Reader<Meaning> =>
  (words, at, calendar) =>
    constructions.flatMap(({ read }) => read(words, at, calendar));

/** The span that accounts for most words; of equal ones the first. */
export const longest = <Meaning>(spans: Span<Meaning>[]): Span<Meaning> | undefined =>
  spans.toSorted((one, other) => other.size - one.size)[0];
