/** A part of the first cut through a change. */
import type { Factor } from '../sentences/why-sentences.ts';
import type { Part } from './arithmetic.ts';

export type FactorPart = Part & {
  name: Factor;
  before: number;
  after: number;
  unit: 'count' | 'money' | 'percent' | 'number';
};
