import { test, type TestContext } from 'node:test';

/**
 * For tests: a whole `npm test` tries a part of long tables and sweeps, always the same part. `npm test -- <file>` and
 * `npm run test:deep` try all of it.
 */
export const isSampled = process.env.SAMPLED !== undefined;

/** One of so many, at even steps; all of them where nothing is sampled. */
export const sampleOf = <Each>(all: readonly Each[], oneOf: number): Each[] =>
  isSampled ? all.filter((_, at) => at % oneOf === 0) : [...all];

/** A test that others stand for beside all other tests: it runs where its file is named, and in `npm run test:deep`. */
export const wholeTest: (name: string, work: (t: TestContext) => Promise<void>) => void = isSampled
  ? () => {}
  : (name, work) => void test(name, work);
