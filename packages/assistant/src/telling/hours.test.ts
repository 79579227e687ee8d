import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';

const number = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** "12 am 40 · 1 am 22" */
const stepsOf = (response: string): number[] =>
  response
    .split('\n')
    .filter(line => / · /.test(line))
    .flatMap(line => line.replace(/^• /, '').split(' · '))
    .map(cell => number(cell.replace(/^.* (?=[₹\d−])/, '')));

const busiest = /^Busiest: \S+ [ap]m with ([\d,]+), ([\d.]+)% of all\. Quietest: .+ with ([\d,]+), ([\d.]+)%\.$/;

for (const question of ['orders by hour last week', 'what time of day do people buy from us'])
  test(`${question}: every hour is told, and the hours to staff first`, async () => {
    const { response, values } = await askMadeUpStore(question);
    const hours = values.toSorted((a, b) => Number(a.by['hour']) - Number(b.by['hour'])).map(({ value }) => value ?? 0);
    assert.deepEqual(stepsOf(response), hours);
    const [, busy, share, quiet] = busiest.exec(response.split('\n')[0] ?? '') ?? [];
    const run = (from: number, count: number): number =>
      Array.from({ length: count }, (_, at) => hours[(from + at) % 24] ?? 0).reduce((sum, each) => sum + each, 0);
    const all = run(0, 24);
    const starts = hours.map((_, from) => from);
    assert.equal(number(busy), Math.max(...starts.map(from => run(from, 3))));
    assert.equal(number(quiet), Math.min(...starts.map(from => run(from, 6))));
    assert.equal(share, ((100 * number(busy)) / all).toFixed(1));
  });

const told: [question: string, says: RegExp][] = [
  ['pichhle hafte ghante ke hisaab se orders', /^Sabse busy \S.*: [\d,]+, total ka [\d.]+%\. Sabse shaant \S.*: [\d,]+, [\d.]+%\.$/m],
  ['पिछले हफ्ते घंटे के हिसाब से ऑर्डर', /^सबसे व्यस्त \S.*: [\d,]+, कुल का [\d.]+%। सबसे शांत \S.*: [\d,]+, [\d.]+%।$/mu],
]; // prettier-ignore

for (const [question, says] of told)
  test(`${question}: the same in its language`, async () => {
    const { response } = await askInItsLanguage(question);
    assert.match(response, says);
    assert.equal(stepsOf(response).length, 24);
  });

test('rates by hour are told one by one, and no stretch is made of them', async () => {
  const { response } = await askMadeUpStore('conversion rate by hour on 14 November');
  assert.equal(stepsOf(response).length, 24);
  assert.doesNotMatch(response, /Busiest|Highest|Lowest/);
});

test('several figures by hour are summed by parts of the day, and the return worked out from the sums', async () => {
  const { response, values } = await askMadeUpStore('Google Ads cost and conversion value by hour last week');
  const lines = response.split('\n').filter(line => line.startsWith('• '));
  assert.equal(lines.length, 5);
  for (const [line, from, to] of [
    [lines[0], 0, 24],
    [lines[1], 0, 6],
    [lines[4], 18, 24],
  ] as const) {
    const sum = (key: string): number =>
      values
        .filter(({ metric, by }) => metric === key && Number(by['hour']) >= from && Number(by['hour']) < to)
        .reduce((total, { value }) => total + (value ?? 0), 0);
    const [cost, brought] = [sum('google_ads_cost'), sum('google_ads_conversion_value')];
    const [, told, value, roas] =
      /cost ₹([\d,]+)(?: \([\d.]+%\))?, conversion value ₹([\d,]+), Google Ads ROAS ([\d.]+)x$/.exec(line ?? '') ?? [];
    assert.deepEqual([number(told), number(value)], [Math.round(cost), Math.round(brought)]);
    assert.equal(roas, (brought / cost).toFixed(2));
  }
});

test('the part of the day that brings least for its cost is named first', async () => {
  const { response } = await askMadeUpStore('Google Ads cost and conversion value by hour last week');
  const [lead = '', , ...lines] = response.split('\n');
  const [, name, roas] = /^(.*) is lowest with ([\d.]+)x, then .* with [\d.]+x\.$/.exec(lead) ?? [];
  const parts = lines.flatMap(line => {
    const [, part, own] = /^• (.*): .* ROAS ([\d.]+)x$/.exec(line) ?? [];
    return part && !/All day/.test(part) ? [[part, Number(own)] as const] : [];
  });
  const [least] = parts.toSorted((a, b) => a[1] - b[1]);
  assert.deepEqual([name?.toLowerCase(), Number(roas)], [least?.[0].toLowerCase(), least?.[1]]);
});

test('a screen has each hour in its chart, and not beside it', async () => {
  const { parts } = await askMadeUpStore('orders by hour last week');
  assert.match(parts?.sentence ?? '', /^Busiest: /);
  assert.deepEqual(
    parts?.points.filter(point => / · /.test(point)),
    [],
  );
});

test('days of a month are told one by one', async () => {
  const { response, values } = await askMadeUpStore('orders by day in October');
  assert.deepEqual(
    stepsOf(response),
    values.map(({ value }) => value),
  );
});

test('what an hour brings on Sundays is of Sundays only', async () => {
  const { response, requests } = await askMadeUpStore('orders by hour on Sundays in October');
  assert.deepEqual(requests[0]?.where, [{ dimension: 'weekday', is: ['Sunday'] }]);
  const [, total, mean] = /Total ([\d,]+), about ([\d,.]+) an hour$/m.exec(response) ?? [];
  // 4, 11, 18 and 25 October 2026.
  const expected = number(total) / (4 * 24);
  assert.ok(Math.abs(number(mean) - expected) <= (expected >= 10 ? 0.5 : 0.05), response);
});
