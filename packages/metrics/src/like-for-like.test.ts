/** It is Friday 20 November 2026, 11:30 in Kolkata: what runs until now is held against what ran until then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from './request.ts';
import type { Fact } from './synthetic-source.ts';
import { now, resultOf, written } from './synthetic-run.ts';

const at = (day: string, hour: number, values: Fact['values'], is: Fact['is'] = {}): Fact => ({
  day,
  hour,
  values,
  is,
});
const everywhere = (day: string, hour: number): Fact =>
  at(day, hour, { net_sales: 1, sessions: 1, google_ads_cost: 1, 'bounceRate above': 1, 'bounceRate below': 1 }, { keyword: 'kurta', city: 'Pune' }); // prettier-ignore
const facts = ['2026-11-13', '2026-11-20']
  .flatMap(day => Array.from({ length: day === '2026-11-20' ? 11 : 24 }, (_, hour) => everywhere(day, hour)))
  .map(fact => ({ ...fact, who: `at ${fact.hour}` }));
const given = { facts: { shopify: facts, google_analytics: facts, google_ads: facts } };
const today = { from: '2026-11-20', to: '2026-11-20' };
const lastFriday = { from: '2026-11-13', to: '2026-11-13' };

const cases: { name: string; request: Partial<MetricRequest>; at?: string; rows: string[]; until?: object }[] = [
  {
    name: 'the shop by the clock, sums of others by the hours that are over',
    request: { metrics: ['net_sales', 'sessions', 'google_ads_cost'], period: today, base: lastFriday },
    rows: [': net_sales 11 (12, -0.08333333333333333), sessions 11 (11, 0), google_ads_cost 11 (11, 0)'],
    until: { net_sales: '11:30', sessions: '11:00', google_ads_cost: '11:00' },
  },
  {
    name: 'a figure of two platforms ends where the earlier one ends',
    request: { metrics: ['marketing_efficiency_score'], period: today, base: lastFriday },
    rows: [': marketing_efficiency_score 0 (0, null)'],
    until: { marketing_efficiency_score: '11:00' },
  },
  {
    name: 'a week so far',
    request: {
      metrics: ['net_sales', 'sessions'],
      period: { from: '2026-11-16', to: '2026-11-20' },
      base: { from: '2026-11-09', to: '2026-11-13' },
    },
    rows: [': net_sales 11 (12, -0.08333333333333333), sessions 11 (11, 0)'],
    until: { net_sales: '11:30', sessions: '11:00' },
  },
  {
    name: 'visitors of part of a day are held against nothing, a rate of it against that of the whole day',
    request: { metrics: ['activeUsers', 'bounceRate'], period: today, base: lastFriday },
    rows: [': activeUsers 11 (null, null), bounceRate 1 (1, 0)'],
    until: { activeUsers: null, bounceRate: null },
  },
  {
    name: 'a view of Google Ads without hours counts whole days, and says so',
    request: {
      metrics: ['google_ads_cost'],
      by: ['keyword'],
      period: { from: '2026-11-16', to: '2026-11-20' },
      base: { from: '2026-11-09', to: '2026-11-13' },
    },
    rows: ['kurta: google_ads_cost 11 (24, -0.5416666666666666)'],
    until: { google_ads_cost: null },
  },
  {
    name: 'the same days of the year before, though a leap day lies between',
    request: {
      metrics: ['net_sales'],
      period: { from: '2024-02-01', to: '2024-03-10' },
      base: { from: '2023-02-01', to: '2023-03-10' },
    },
    at: '2024-03-10T06:00:00Z',
    rows: [': net_sales 0 (0, null)'],
    until: { net_sales: '11:30' },
  },
  {
    name: 'stretches of unequal length are as they were asked for',
    request: { metrics: ['net_sales'], period: today, base: { from: '2026-11-09', to: '2026-11-13' } },
    rows: [': net_sales 11 (24, -0.5416666666666666)'],
  },
  {
    name: 'days that are over are whole',
    request: { metrics: ['net_sales'], period: lastFriday, base: { from: '2026-11-06', to: '2026-11-06' } },
    rows: [': net_sales 24 (0, null)'],
  },
  {
    name: 'in the first minute a minute is held against a minute',
    request: { metrics: ['net_sales', 'sessions'], period: today, base: lastFriday },
    at: '2026-11-19T18:30:20Z',
    rows: [': net_sales 11 (1, 10), sessions 11 (0, null)'],
    until: { net_sales: '00:01', sessions: '00:00' },
  },
];

for (const { name, request, at: moment, rows, until } of cases)
  test(name, async () => {
    const result = await resultOf(request, { ...given, now: moment ? Date.parse(moment) : now });
    assert.deepEqual(written(result), rows);
    assert.deepEqual(result.baseUntil, until);
    const isAlone = result.issues.some(({ kind }) => kind === 'no-like-base');
    assert.equal(isAlone, rows.join().includes('(null, null)'));
  });

test('the lowest is no day that still runs and no week that the period cuts off', async () => {
  const of = (by: string, period: MetricRequest['period']) =>
    resultOf({ metrics: ['net_sales'], by: [by], period, order: { by: 'net_sales', direction: 'asc' } }, given);
  const days = await of('day', { from: '2026-11-12', to: '2026-11-20' });
  assert.deepEqual(days.rows.at(-1)?.by, { day: '2026-11-20' });
  const weeks = await of('week', { from: '2026-11-04', to: '2026-11-20' });
  assert.deepEqual(
    weeks.rows.map(({ by, isPart = false }) => [by['week'], isPart]),
    [
      ['2026-11-09', false],
      ['2026-11-02', true],
      ['2026-11-16', true],
    ],
  );
});
