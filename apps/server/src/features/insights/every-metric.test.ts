import { test } from 'node:test';
import { smallStore } from '../../../test/every-platform.ts';
import { holdCourierMetrics, holdEveryMetric, holdMetaMetrics } from '../../../test/naive/hold-metrics.ts';

test('every metric equals a plain loop over the world: in total, by day, by its first dimensions', t =>
  holdEveryMetric(t, { world: smallStore, atOnce: 120 }));

test('with Meta connected its metrics, and those of all ad platforms together, equal plain loops as well', t =>
  holdMetaMetrics(t, { world: smallStore, atOnce: 24 }));

test('with Shiprocket connected its metrics equal plain loops as well', t =>
  holdCourierMetrics(t, { world: smallStore, atOnce: 24 }));
