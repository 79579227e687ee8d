/** The demonstration store as it is, with its two years and its three million visits. */
import { test } from 'node:test';
import { holdEveryMetric } from '../test/naive/hold-metrics.ts';

test('every metric of the whole demonstration store equals a plain loop over its world', t =>
  holdEveryMetric(t, { atOnce: 24 }));
