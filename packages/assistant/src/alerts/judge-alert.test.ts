/** What figures make of each kind of alert, at its edges. Friday 20 November 2026, in Kolkata unless said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import type { Issue } from '@tillsight/metrics/issue';
import { addDays } from '@tillsight/metrics/period';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { judge, requestToJudge, requestToTell } from './judge-alert.ts';

const kolkata = 'Asia/Kolkata';
const at = (clock: string, timeZone = kolkata, day = '2026-11-20') => ({
  now: Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(timeZone).epochMilliseconds,
  timeZone,
});

const sales: KeptRequest = { metrics: ['total_sales_revenue'], days: 'today' };
const orders: KeptRequest = { metrics: ['total_orders'], days: 'today' };
const rate: KeptRequest = { metrics: ['store_conversion_rate'], days: 'today' };
const stock: KeptRequest = { metrics: ['inventory_on_hand'], days: 'today', by: ['product'] };
const cover: KeptRequest = { metrics: ['days_of_cover'], days: 'today', by: ['product'] };

function resultOf(request: KeptRequest, rows: ResultRow[], issues: Issue[] = [], currency = 'INR'): MetricResult {
  const { metrics } = request;
  return {
    request: { metrics, period: { from: '2026-11-20', to: '2026-11-20' } },
    rows,
    issues,
    sources: [],
    currency,
  };
}

const one = ({ metrics: [key = ''] }: KeptRequest, value: number | null, base?: number | null): ResultRow[] => [
  { by: {}, values: { [key]: { value, ...(base === undefined ? {} : { base }) } } },
];

const each = ({ metrics: [key = ''] }: KeptRequest, values: Record<string, number | null>): ResultRow[] =>
  Object.entries(values).map(([product, value]) => ({ by: { product }, values: { [key]: { value } } }));

const down30 = { kind: 'moved', way: 'down', percent: 30 } as const;
const up30 = { kind: 'moved', way: 'up', percent: 30 } as const;
const either = { kind: 'moved', way: 'either', percent: 30 } as const;
const above = { kind: 'above', value: 50 } as const;
const below = { kind: 'below', value: 50 } as const;
const week: KeptRequest = { ...orders, days: 'this-week' };
const yesterday: KeptRequest = { ...orders, days: 'yesterday' };
const within = { kind: 'runs-out', days: 7 } as const;
const products = (...named: [string, number | null][]) => each(cover, Object.fromEntries(named));

const payments: KeptRequest = { metrics: ['failed_payments', 'payment_attempts'], days: 'today' };
const share = { kind: 'share', percent: 20 } as const;
const byHour = (...hours: [hour: number, failed: number | null, tried: number][]): ResultRow[] =>
  hours.map(([hour, failed, tried]) => ({
    by: { hour: String(hour) },
    values: { failed_payments: { value: failed }, payment_attempts: { value: tried } },
  }));

type Row = [
  about: string,
  request: KeptRequest,
  condition: AlertCondition,
  rows: ResultRow[],
  is: string,
  clock?: string,
];

const table: Row[] = [
  ['a figure over the bound', orders, above, one(orders, 51), 'so'],
  ['a figure equal to it is not above', orders, above, one(orders, 50), 'not'],
  ['a hair over it', sales, above, one(sales, 50.01), 'so'],
  ['a share over its bound', payments, share, byHour([11, 7, 30]), 'so'],
  ['a share equal to it', payments, share, byHour([11, 6, 30]), 'not'],
  ['of few attempts nothing is told', payments, share, byHour([11, 20, 29]), 'not'],
  [
    'the latest hours that have enough count alone',
    payments,
    share,
    byHour([9, 0, 500], [10, 9, 20], [11, 8, 10]),
    'so',
  ],
  ['a bad morning that is over', payments, share, byHour([9, 90, 100], [10, 2, 20], [11, 1, 15]), 'not'],
  ['an hour that nobody knows', payments, share, byHour([10, null, 40], [11, 7, 30]), 'unknown'],
  ['nobody has tried yet', payments, share, [], 'not'],
  ['nothing is known', orders, above, one(orders, null), 'unknown'],
  ['no row at all', orders, above, [], 'unknown'],
  ['a negative bound', sales, { kind: 'above', value: -10 }, one(sales, -5), 'so'],
  ['a rate under it, at any hour', rate, { kind: 'below', value: 0.015 }, one(rate, 0.0149), 'so', '09:00'],
  ['a rate equal to it', rate, { kind: 'below', value: 0.015 }, one(rate, 0.015), 'not', '09:00'],
  ['a sum that still grows is not below', orders, below, one(orders, 3), 'not', '19:59'],
  ['in the evening it is', orders, below, one(orders, 3), 'so', '20:00'],
  ['equal in the evening', orders, below, one(orders, 50), 'not', '20:00'],
  ['zero is a figure', orders, below, one(orders, 0), 'so', '20:00'],
  ['a week that runs on is not below', week, below, one(week, 3), 'not', '20:30'],
  ['a day that is over is below at once', yesterday, below, one(yesterday, 3), 'so', '08:00'],
  ['down by as much as was said', sales, down30, one(sales, 70.5, 100.71428571428571), 'so'],
  ['down by less', sales, down30, one(sales, 70.6, 100.7), 'not'],
  ['up, where down was said', sales, down30, one(sales, 200.5, 100.5), 'not'],
  ['up, where up was said', sales, up30, one(sales, 200.5, 100.5), 'so'],
  ['either way', sales, either, one(sales, 20.5, 100.5), 'so'],
  ['of nothing there are no percent', sales, either, one(sales, 200.5, 0), 'not'],
  ['to nothing is all of it', sales, down30, one(sales, 0, 100.5), 'so'],
  ['the week before is not known', sales, either, one(sales, 20.5, null), 'not'],
  ['few orders scatter by themselves', orders, down30, one(orders, 2, 5), 'not'],
  ['many do not', orders, down30, one(orders, 20, 50), 'so'],
  ['a loss that grows went down', sales, down30, one(sales, -150.5, -100.5), 'so'],
  ['before six nothing has moved', sales, either, one(sales, 20.5, 100.5), 'not', '05:59'],
  ['at six it may have', sales, either, one(sales, 20.5, 100.5), 'so', '06:00'],
  ['one product is low', stock, below, each(stock, { Lantern: 49, Candle: 50 }), 'so'],
  ['none is', stock, below, each(stock, { Lantern: 50 }), 'not'],
  ['a store without products', stock, below, [], 'not'],
  ['stock nobody knows', stock, below, each(stock, { Lantern: null }), 'unknown'],
  ['runs out in as many days', cover, within, products(['Lantern', 7]), 'so'],
  ['runs out later', cover, within, products(['Lantern', 7.01]), 'not'],
  ['has run out', cover, within, products(['Lantern', 0]), 'so'],
  ['sells nothing, so that nothing is known', cover, within, products(['Lantern', null]), 'unknown'],
];

for (const [about, request, condition, rows, is, clock = '14:10'] of table)
  test(`${condition.kind}: ${about}: ${is}`, () => {
    assert.equal(judge({ request, condition }, resultOf(request, rows), at(clock)).is, is);
  });

test('below, on the last evening of a week and of a month, and not the evening before', () => {
  const is = (days: 'this-week' | 'this-month', day: string): string =>
    judge(
      { request: { ...orders, days }, condition: below },
      resultOf(orders, one(orders, 3)),
      at('20:30', kolkata, day),
    ).is;
  assert.deepEqual([is('this-week', '2026-11-21'), is('this-week', '2026-11-22')], ['not', 'so']);
  assert.deepEqual([is('this-month', '2026-11-29'), is('this-month', '2026-11-30')], ['not', 'so']);
});

test('below, where quiet hours begin before the evening: in the hour before them', () => {
  const is = (clock: string, quietFrom: string): string =>
    judge({ request: orders, condition: below }, resultOf(orders, one(orders, 3)), { ...at(clock), quietFrom }).is;
  assert.deepEqual([is('16:59', '18:00'), is('17:00', '18:00')], ['not', 'so']);
  assert.deepEqual([is('18:59', '20:00'), is('19:00', '20:00')], ['not', 'so']);
  assert.deepEqual([is('19:00', '22:00'), is('07:00', '08:00'), is('12:30', '12:00')], ['not', 'not', 'not']);
});

test('a platform that failed, is not connected, or has to be connected anew: nobody knows', () => {
  const metrics = ['total_orders'];
  const issues: Issue[] = [
    { kind: 'source-failed', source: 'shopify', metrics, reason: 'timeout' },
    { kind: 'needs-reconnect', source: 'shopify', metrics },
    { kind: 'not-connected', source: 'shopify', metrics },
  ];
  const conditions: AlertCondition[] = [
    above,
    below,
    either,
    { kind: 'unusual', way: 'either' },
    { kind: 'none', hours: 3 },
  ];
  for (const issue of issues)
    for (const condition of conditions)
      assert.equal(
        judge({ request: orders, condition }, resultOf(orders, one(orders, 99), [issue]), at('20:10')).is,
        'unknown',
      );
});

test('a bound on money is of the store, whatever its currency', () => {
  const result = resultOf(sales, one(sales, 51), [], 'USD');
  assert.equal(judge({ request: sales, condition: above }, result, at('14:10')).is, 'so');
});

const none3 = { request: orders, condition: { kind: 'none', hours: 3 } } as const;
const hourly = (figures: Record<string, number | null>): MetricResult =>
  resultOf(
    orders,
    Object.entries(figures).map(([moment, value]) => {
      const [day = '', hour = ''] = moment.split(' ');
      return { by: { day, hour }, values: { total_orders: { value } } };
    }),
  );
const friday = (figures: Record<number, number | null>) =>
  hourly(Object.fromEntries(Object.entries(figures).map(([hour, value]) => [`2026-11-20 ${hour}`, value])));

test('none for three hours: three in full and the one that runs', () => {
  const cases: [Record<number, number | null>, string][] = [
    [{ 10: 4, 11: 0, 12: 0, 13: 0, 14: 0 }, 'so'],
    [{ 11: 1, 12: 0, 13: 0, 14: 0 }, 'not'],
    [{ 11: 0, 12: 0, 13: 0, 14: 1 }, 'not'],
    [{ 11: 0, 12: null, 13: 0, 14: 0 }, 'unknown'],
    [{ 11: 0, 13: 0, 14: 0 }, 'unknown'],
    [{ 11: null, 12: null, 13: null, 14: 2 }, 'not'],
    [{}, 'unknown'],
  ];
  for (const [figures, is] of cases)
    assert.equal(judge(none3, friday(figures), at('14:10')).is, is, JSON.stringify(figures));
});

test('none, over midnight and over an hour that the clock skips or has twice', () => {
  const asked = requestToJudge(none3, at('01:10'));
  assert.deepEqual(asked.period, { from: '2026-11-19', to: '2026-11-20' });
  const night = hourly({ '2026-11-19 22': 0, '2026-11-19 23': 0, '2026-11-20 0': 0, '2026-11-20 1': 0 });
  assert.equal(judge(none3, night, at('01:10')).is, 'so');
  const york = 'America/New_York';
  // At two o'clock on 8 March it is three: 0, 1, 3 and 4 are the last hours at 04:10.
  const spring = hourly({ '2026-03-08 0': 5, '2026-03-08 1': 0, '2026-03-08 3': 0, '2026-03-08 4': 0 });
  assert.equal(judge(none3, spring, at('04:10', york, '2026-03-08')).is, 'not');
  const autumn = hourly({ '2026-11-01 0': 5, '2026-11-01 1': 0, '2026-11-01 2': 0, '2026-11-01 3': 0 });
  assert.equal(
    judge(none3, autumn, at('03:10', york, '2026-11-01')).is,
    'so',
    'The hour from one to two was two hours.',
  );
});

test('Google has figures of an hour some hours later, so the hours are those before', () => {
  const request: KeptRequest = { metrics: ['sessions'], days: 'today' };
  const rule = { request, condition: none3.condition };
  const rows = [7, 8, 9, 10, 11, 12, 13, 14].map(hour => ({
    by: { day: '2026-11-20', hour: String(hour) },
    values: { sessions: { value: hour < 11 ? 5 : 0 } },
  }));
  assert.equal(judge(rule, resultOf(rule.request, rows), at('14:10')).is, 'not');
});

const unusual = (way: 'up' | 'down' | 'either' = 'either') =>
  ({ request: orders, condition: { kind: 'unusual', way } }) as const;

/** The last hours of each of the days: `usual` in each hour, scattered a little, and today's own. */
function course(
  clock: string,
  { usual, today, days = 56 }: { usual: number; today: number; days?: number },
): MetricResult {
  const moment = at(clock);
  const request = requestToJudge(unusual(), moment);
  const hours = request.where?.find(({ dimension }) => dimension === 'hour')?.is ?? [];
  const rows = Array.from({ length: days + 1 }, (_, back) => addDays('2026-11-20', -back)).flatMap((day, back) =>
    hours.map(hour => {
      const scattered = back === 0 ? today : usual + ((back * 7 + Number(hour)) % 5) - 2;
      return { by: { day, hour }, values: { total_orders: { value: scattered } } };
    }),
  );
  return { ...resultOf(orders, rows), request };
}

test('unusual: one query of the same hours of eight weeks', () => {
  const request = requestToJudge(unusual(), at('14:10'));
  assert.deepEqual(request.by, ['day', 'hour']);
  assert.deepEqual(request.period, { from: '2026-09-25', to: '2026-11-20' });
  assert.deepEqual(request.where, [{ dimension: 'hour', is: ['11', '12', '13', '14'] }]);
  const whole = requestToJudge(unusual(), at('14:30'));
  assert.deepEqual([whole.by, whole.where?.[0]?.is?.length], [['day'], 14]);
  const share = requestToJudge({ ...unusual(), request: rate }, at('14:10'));
  assert.deepEqual([share.by, share.where?.[0]?.is], [['day'], ['11', '12', '13']], 'A rate is no sum of its hours.');
});

test('unusual: far below, far above, as ever, too few weeks, today unknown, and the way that was asked for', () => {
  const is = (figures: { usual: number; today: number; days?: number }, way?: 'up' | 'down'): string =>
    judge(unusual(way), course('14:10', figures), at('14:10')).is;
  assert.equal(is({ usual: 9, today: 9 }), 'not');
  assert.equal(is({ usual: 9, today: 0 }), 'so');
  assert.equal(is({ usual: 9, today: 0 }, 'down'), 'so');
  assert.equal(is({ usual: 9, today: 0 }, 'up'), 'not');
  assert.equal(is({ usual: 9, today: 30 }), 'so');
  assert.equal(is({ usual: 9, today: 30 }, 'down'), 'not');
  assert.equal(is({ usual: 9, today: 0, days: 27 }), 'not', 'Of three weeks nothing is usual.');
  assert.equal(judge(unusual(), resultOf(orders, []), at('14:10')).is, 'unknown');
});

test('unusual: what is told is the stretch it was seen in, and what is usual there', () => {
  const verdict = judge(unusual(), course('14:10', { usual: 9, today: 0 }), at('14:10'));
  assert.ok(verdict.is === 'so' && verdict.typical?.low && verdict.typical.high);
  assert.deepEqual(verdict.hours, { from: 13, until: null });
  assert.ok(verdict.typical.low > 4 && verdict.typical.high < 20, JSON.stringify(verdict.typical));
});

test('days before the shop knew anything are no days without anything', () => {
  const result = course('14:10', { usual: 9, today: 0 });
  const issues: Issue[] = [{ kind: 'history-begins', source: 'shopify', day: '2026-11-01' }];
  assert.equal(judge(unusual(), { ...result, issues }, at('14:10')).is, 'not');
});

test('a bound is told with what it is held against, and judged without', () => {
  const rule = { request: orders, condition: above };
  assert.equal(requestToJudge(rule, at('14:10')).base, undefined);
  assert.deepEqual(requestToTell(rule, at('14:10')).base, { from: '2026-11-13', to: '2026-11-13' });
});
