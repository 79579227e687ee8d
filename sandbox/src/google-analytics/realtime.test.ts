import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../checked.ts';
import { makeWorld } from '../world/make-world.ts';
import { textAt } from '../world/columns.ts';
import { NOW } from '../google/started-google.ts';
import { askedAnalytics, named } from './asked-analytics.ts';

const world = makeWorld({ now: NOW, scale: 0.5, months: 1 });

/** Visits that began within the last thirty minutes and are seen at all. */
function recentVisits(from = 29, to = 0): number[] {
  const { visits, today, minute } = world;
  return Array.from({ length: visits.length }, (_, row) => row).filter(row => {
    const ago = today * 1440 + minute - (itemAt(visits.day, row) * 1440 + itemAt(visits.minute, row));
    return visits.ga4[row] !== 0 && ago <= from && ago >= to;
  });
}

test('who is there now, in total, by country and device, and by halves of the time', async t => {
  const { ask } = await askedAnalytics(t, { world });
  const recent = recentVisits();
  assert.ok(recent.length > 10);
  const people = (visits: readonly number[]) => new Set(visits.map(visit => world.visits.visitor[visit])).size;
  const { told } = await ask('runRealtimeReport', { metrics: named(['activeUsers', 'screenPageViews']) });
  const views = recent.reduce((sum, visit) => sum + itemAt(world.visits.pageViews, visit), 0);
  assert.deepEqual(
    told.rows?.[0]?.metricValues?.map(({ value }) => Number(value)),
    [people(recent), views],
  );
  assert.equal(told.metadata, undefined);
  const byDevice = await ask('runRealtimeReport', {
    metrics: named(['activeUsers']),
    dimensions: named(['deviceCategory']),
  });
  for (const { dimensionValues, metricValues } of byDevice.told.rows ?? []) {
    const own = recent.filter(
      visit => textAt(world.visits.device, visit).toLowerCase() === dimensionValues?.[0]?.value,
    );
    assert.equal(Number(metricValues?.[0]?.value), people(own));
  }
  const minuteRanges = [
    { startMinutesAgo: 14, endMinutesAgo: 0, name: 'late' },
    { startMinutesAgo: 29, endMinutesAgo: 15, name: 'early' },
  ];
  const halves = await ask('runRealtimeReport', { metrics: named(['activeUsers']), minuteRanges });
  const byName = Object.fromEntries(
    (halves.told.rows ?? []).map(row => [row.dimensionValues?.[0]?.value, Number(row.metricValues?.[0]?.value)]),
  );
  assert.deepEqual(byName, { late: people(recentVisits(14, 0)), early: people(recentVisits(29, 15)) });
});

const refused: [title: string, body: object][] = [
  ['revenue', { metrics: named(['purchaseRevenue']) }],
  ['a field of reports', { metrics: named(['activeUsers']), dimensions: named(['landingPage']) }],
  ['no metric', { dimensions: named(['country']) }],
  ['three ranges', { metrics: named(['activeUsers']), minuteRanges: [{}, { name: 'b' }, { name: 'c' }] }],
  ['more than thirty minutes', { metrics: named(['activeUsers']), minuteRanges: [{ startMinutesAgo: 45 }] }],
  ['dates', { metrics: named(['activeUsers']), dateRanges: [{ startDate: 'today', endDate: 'today' }] }],
];

test('what realtime refuses', async t => {
  const { ask } = await askedAnalytics(t, { world });
  for (const [title, body] of refused) assert.equal((await ask('runRealtimeReport', body)).status, 400, title);
});
