import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceName } from './metric.ts';
import { now, resultOf, sale, written } from './synthetic-run.ts';
import type { Given } from './synthetic-run.ts';
import { syntheticSource } from './synthetic-source.ts';

const yesterday = { from: '2026-11-19', to: '2026-11-19' };
const november = { from: '2026-11-01', to: '2026-11-19' };
const october = { from: '2026-10-01', to: '2026-10-19' };

test('hidden rows make absent figures unknown', async () => {
  const given: Given = {
    facts: { google_analytics: [{ day: '2026-11-18', values: { sessions: 10 } }] },
    tells: { google_analytics: { issues: () => [{ kind: 'hidden-rows', source: 'google_analytics' }] } },
  };
  const result = await resultOf(
    { metrics: ['sessions'], by: ['day'], period: { from: '2026-11-18', to: '2026-11-19' } },
    given,
  );
  assert.deepEqual(written(result), ['2026-11-18: sessions 10', '2026-11-19: sessions null']);
  assert.deepEqual(result.issues, [{ kind: 'hidden-rows', source: 'google_analytics' }]);
});

test('more rows than a platform gives are said, and make absent figures unknown', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => sale('2026-11-02', `Product ${index}`, index + 1));
  const request = { metrics: ['net_sales'], by: ['product'], base: october, limit: 1 };
  const result = await resultOf(request, { facts: { shopify: many } });
  assert.deepEqual(written(result), ['Product 1199: net_sales 1200 (null, null)']);
  assert.deepEqual(result.issues, [{ kind: 'rows-left-out', limit: 1000 }]);
});

test('currencies and zones of the accounts are told', async () => {
  const result = await resultOf(
    { metrics: ['google_ads_cost', 'net_sales', 'blended_cac'] },
    {
      facts: { shopify: [], google_ads: [] },
      accounts: { google_ads: { timeZone: 'Europe/London' } },
      tells: { google_ads: { currency: 'GBP' } },
    },
  );
  assert.equal(result.currency, 'INR');
  assert.deepEqual(result.currencies, { google_ads_cost: 'GBP', blended_cac: 'GBP' });
  const zones = result.issues.filter(issue => issue.kind === 'mixed-time-zones');
  assert.deepEqual(zones, [
    { kind: 'mixed-time-zones', metric: 'blended_cac', timeZones: ['Europe/London', 'Asia/Kolkata'] },
  ]);
});

const states: [string, { from: string; to: string }, string][] = [
  ['net_sales', { from: '2026-11-01', to: '2026-11-20' }, 'partial'],
  ['net_sales', yesterday, 'final'],
  ['sessions', yesterday, 'provisional'],
  ['sessions', { from: '2026-11-18', to: '2026-11-18' }, 'provisional'],
  ['sessions', { from: '2026-11-17', to: '2026-11-17' }, 'final'],
  ['google_ads_cost', yesterday, 'provisional'],
  ['google_ads_cost', { from: '2026-11-18', to: '2026-11-18' }, 'final'],
  ['google_ads_roas', { from: '2026-11-13', to: '2026-11-13' }, 'provisional'],
  ['inventory_value', { from: '2026-11-18', to: '2026-11-18' }, 'provisional'],
  ['unfulfilled_orders', { from: '2026-11-01', to: '2026-11-20' }, 'final'],
];
for (const [metric, period, state] of states) {
  test(`${metric} of ${period.to} is ${state}`, async () => {
    const facts = { shopify: [], google_analytics: [], google_ads: [] };
    const { sources } = await resultOf({ metrics: [metric], period }, { facts });
    assert.ok(sources.some(note => note.state === state && note.metrics.includes(metric) && note.askedAt === now));
  });
}

const failures: [string, object, object][] = [
  ['throttled', { action: 'wait', waitMs: 1500 }, { kind: 'source-failed', reason: 'throttled', retryAfterSeconds: 2 }],
  ['timed out', { action: 'retry', reason: 'timeout' }, { kind: 'source-failed', reason: 'timeout' }],
  ['dead', { action: 'reconnect' }, { kind: 'needs-reconnect' }],
];
for (const [name, details, issue] of failures) {
  test(`a platform that is ${name} leaves the rest of the answer`, async () => {
    const result = await resultOf(
      { metrics: ['net_sales', 'sessions', 'bounceRate'], period: november },
      {
        sources: {
          shopify: syntheticSource([sale('2026-11-02', 'Kurta', 30)]).ask,
          google_analytics: () => Promise.reject(Object.assign(new Error('it failed'), details)),
        },
      },
    );
    assert.deepEqual(written(result), [': net_sales 30, sessions null, bounceRate null']);
    assert.deepEqual(result.issues, [{ ...issue, source: 'google_analytics', metrics: ['sessions', 'bounceRate'] }]);
  });
}

test('a query without an answer is nonsense, not zero', async () => {
  const result = await resultOf({ metrics: ['net_sales'] }, { sources: { shopify: () => Promise.resolve([]) } });
  assert.deepEqual(written(result), [': net_sales null']);
  assert.deepEqual(result.issues, [
    { kind: 'source-failed', source: 'shopify', metrics: ['net_sales'], reason: 'nonsense' },
  ]);
});

test('a mistake of ours is thrown, or reported where somebody listens', async () => {
  const mistake = new TypeError('a mistake');
  const sources = { shopify: () => Promise.reject(mistake), google_analytics: syntheticSource([]).ask };
  await assert.rejects(resultOf({ metrics: ['net_sales'] }, { sources }), mistake);
  const heard: unknown[] = [];
  const reportBug = (error: unknown, source: SourceName): void => void heard.push(error, source);
  const result = await resultOf({ metrics: ['net_sales', 'sessions'] }, { sources, reportBug });
  assert.deepEqual(heard, [mistake, 'shopify']);
  assert.deepEqual(written(result), [': net_sales null, sessions 0']);
});

test('nothing that can be answered gives no rows and asks nobody', async () => {
  const shopify = syntheticSource([]);
  const result = await resultOf({ metrics: ['no_such_thing'] }, { sources: { shopify: shopify.ask } });
  assert.deepEqual(result.rows, []);
  assert.deepEqual(shopify.calls, []);
});
