import { test } from 'node:test';

/** For tests: beside all others one of so many, at even steps; all of them where a file is named, and in `npm run test:deep`. */
export const sampleOf = <Each>(all: Iterable<Each>, oneOf: number): Each[] =>
  [...all].filter((_, at) => at % sampleStep(oneOf) === 0);

/** How many stand for one that is tried. */
export const sampleStep = (oneOf: number): number => (process.env.SAMPLED === undefined ? 1 : oneOf);

/** A test that others stand for beside all other tests. */
export const wholeTest: (name: string, options: { skip: string | false }, work: () => void) => void =
  sampleStep(2) === 1 ? (name, options, work) => void test(name, options, work) : () => {};
