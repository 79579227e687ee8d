import { test } from 'node:test';
import { smallStore } from '../../../test/every-platform.ts';
import { holdEveryMetric } from '../../../test/naive/hold-metrics.ts';

test('every metric equals a plain loop over the world: in total, by day, by its first dimensions', t =>
  holdEveryMetric(t, { world: smallStore, atOnce: 120 }));
