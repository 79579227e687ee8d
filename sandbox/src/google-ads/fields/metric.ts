import type { Sums } from '../engine/sums.ts';

/** A metric: how it is written, where it is told, and its value; null where it is undefined and so absent. */
export type Metric = { type: 'int64' | 'double'; resources: readonly string[]; of: (sums: Sums) => number | null };
