/**
 * For tests: a whole `npm test` tries a part of long tables and sweeps, always the same part. `npm test -- <file>` and
 * `npm run test:deep` try all of it.
 */
export const isSampled = process.env.SAMPLED !== undefined;

/** One of so many, at even steps; all of them where nothing is sampled. */
export const sampleOf = <Each>(all: readonly Each[], oneOf: number): Each[] =>
  isSampled ? all.filter((_, at) => at % oneOf === 0) : [...all];
