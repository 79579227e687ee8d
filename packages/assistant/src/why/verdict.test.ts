/** Money that comes back on a day without an order is no order: how far sales swing rests on counted orders alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import type { Evidence } from './evidence.ts';
import { measureOf } from './measure.ts';
import { verdictOf } from './verdict.ts';
import { windowsOf } from './windows.ts';

const period = { from: '2026-11-01', to: '2026-11-20' };
const base = { from: '2026-10-01', to: '2026-10-20' };

/** Ten orders a day, but for the last day, on which some are only taken back. */
function verdictWith(takenBack: number) {
  const windows = windowsOf({ period, base, isSaid: true, isCalendar: true }, kesarLane)!;
  const days: MetricResult = {
    request: { metrics: ['total_sales_revenue', 'total_orders'], by: ['day'], period: windows.history },
    rows: daysOf(windows.history).map(day => {
      const isLast = day === addDays(period.to, 0);
      return {
        by: { day },
        values: {
          total_sales_revenue: { value: isLast ? -takenBack : 17_000 },
          total_orders: { value: isLast ? 0 : 10 },
        },
      };
    }),
    issues: [],
    sources: [],
    currency: 'INR',
  };
  const evidence: Evidence = {
    measure: measureOf('total_sales_revenue')!,
    windows,
    where: [],
    requests: new Map(),
    results: new Map([['days', days]]),
    shop: kesarLane,
  };
  return verdictOf(evidence, { now: 280_000, past: 405_000 });
}

for (const takenBack of [0, 1_709, 900])
  test(`${takenBack} taken back on the last day changes nothing of what is usual`, () => {
    const { kind, spread } = verdictWith(takenBack);
    assert.equal(kind, 'unusual');
    assert.equal(spread.deviation.toFixed(3), verdictWith(0).spread.deviation.toFixed(3));
    assert.ok(spread.deviation < 0.25);
  });
