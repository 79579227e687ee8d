import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkWithMadeUpStore } from '../ask-made-up-store.ts';

const talk = async (...questions: string[]): Promise<string> => (await talkWithMadeUpStore(...questions)).response;

const asked: [what: string, questions: string[], share: boolean][] = [
  ['parts are asked for', ['What percent of sales did each product type bring last month?'], true],
  ['parts are asked for afterwards', ['Sales by product type last month', 'as a percent'], true],
  ['nobody asks for parts', ['Sales by product type last month'], false],
  ['parts of a rate make no sense', ['Return rate by product type last month, in percent'], false],
  ['something else is asked afterwards', ['Sales by product type last month', 'as a percent', 'and orders?'], false],
];

for (const [what, questions, share] of asked)
  test(`${what}: ${share ? 'every row says its part of all' : 'no row does'}`, async () => {
    const lines = (await talk(...questions)).split('\n').filter(line => /^\d+\. /.test(line));
    assert.ok(lines.length > 2);
    assert.deepEqual(
      lines.filter(line => / of all/.test(line) !== share),
      [],
    );
  });

test('who rose most stands first, whatever the size, and who fell is left out', async () => {
  const lines = (await talk('Which product type grew the most last month?')).split('\n');
  assert.match(lines[0]!, /^\S.* rose most: \+₹[\d,]+, up \S+% to ₹[\d,]+\.$/);
  assert.match(lines[1]!, /compared with Sep 2026, the largest rise first:$/);
  const rises = lines.slice(1).flatMap(line => {
    const [, value, by, way, percent] = /: ₹([\d,.]+) \(([+−]₹[\d,]+), (up|down) ([\d.,]+)%\)/.exec(line) ?? [];
    if (!value || !by || !way || !percent) return [];
    const now = Number(value.replaceAll(',', ''));
    return [way === 'up' ? now - now / (1 + Number(percent.replaceAll(',', '')) / 100) : Number.NaN];
  });
  assert.ok(rises.length > 0);
  assert.deepEqual(
    rises,
    rises.toSorted((a, b) => b - a),
  );
});

const averaged: [question: string, rows: number, line: RegExp][] = [
  ['orders by day last week', 7, /^• Total [\d,]+, about [\d,.]+ a day$/],
  ['orders by day this week', 5, /^• Total [\d,]+, about [\d,.]+ a full day$/],
  ['orders by week since 1 September', 12, /^• Total [\d,]+, about [\d,.]+ a full week$/],
];

for (const [question, rows, line] of averaged)
  test(`${question}: what still runs is no part of the average`, async () => {
    const lines = (await talk(question)).split('\n');
    const together = lines.find(each => each.startsWith('• Total'));
    assert.match(together ?? '', line);
    const values = lines.flatMap(each => /^\d+\. .*: ([\d,]+)$/.exec(each)?.[1]?.replaceAll(',', '') ?? []).map(Number);
    assert.equal(values.length, rows);
    const over = lines
      .flatMap(each =>
        each.includes(', so far') || each.includes(', in part')
          ? []
          : (/^\d+\. .*: ([\d,]+)$/.exec(each)?.[1]?.replaceAll(',', '') ?? []),
      )
      .map(Number);
    const average = Number(/about ([\d,.]+)/.exec(together!)![1]!.replaceAll(',', ''));
    assert.ok(Math.abs(average - over.reduce((sum, each) => sum + each, 0) / over.length) <= 0.5);
  });

test('hours come again every day: one of them is one of a single day', async () => {
  const lines = (await talk('orders by hour last week')).split('\n');
  const [, sum, average] =
    /^• Total ([\d,]+), about ([\d,.]+) an hour$/.exec(lines.find(each => each.startsWith('• Total')) ?? '') ?? [];
  const number = (text = ''): number => Number(text.replaceAll(',', ''));
  assert.ok(number(sum) > 0);
  assert.ok(Math.abs(number(average) - number(sum) / (7 * 24)) <= 0.5);
});

test('hours that have not come yet are no part of the average', async () => {
  const lines = (await talk('orders by hour this week')).split('\n');
  const [, sum, average] =
    /^• Total ([\d,]+), about ([\d,.]+) an hour$/.exec(lines.find(each => each.startsWith('• Total')) ?? '') ?? [];
  const number = (text = ''): number => Number(text.replaceAll(',', ''));
  assert.ok(number(sum) > 0);
  // Four days, and half past eleven.
  assert.ok(Math.abs(number(average) - number(sum) / (4 * 24 + 11.5)) <= 0.5, `${sum} and ${average}`);
});

test('a list shows as many rows as were asked for, and counts the rest with its sum', async () => {
  const lines = (await talk('units sold by city last month, top 7')).split('\n');
  const all = (await talk('units sold by city last month, top 50')).split('\n');
  const values = (of: string[]): number[] =>
    of
      .flatMap(each => /^(?:\d+\. |• ).*: ([\d,]+)$/.exec(each)?.[1] ?? [])
      .map(each => Number(each.replaceAll(',', '')));
  assert.equal(lines.filter(each => /^\d+\. /.test(each)).length, 7);
  assert.match(lines.at(-2)!, /^• The other \d+ of \d+: [\d,]+$/);
  const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
  assert.equal(sum(values(lines)), sum(values(all)));
});

test('what one message has no room for is summed, too', async () => {
  const { response, values } = await talkWithMadeUpStore(
    'top 50 products by total sales, orders, units sold and net sales last month vs the month before',
  );
  const lines = response.split('\n');
  const shown = lines.filter(each => /^\d+\. /.test(each)).length;
  const [, left, of, rest] = /^• The other (\d+) of (\d+): (.*)$/.exec(lines.find(each => /The other/.test(each)) ?? '') ?? []; // prettier-ignore
  assert.ok(shown > 2 && Number(left) > 0);
  assert.equal(shown + Number(left), Number(of));
  const units = values.filter(({ metric }) => metric === 'units_sold').map(({ value }) => value ?? 0);
  const sum = units.slice(shown).reduce((total, each) => total + each, 0);
  assert.equal(Number(/units sold ([\d,]+)/.exec(rest ?? '')?.[1]?.replaceAll(',', '')), sum);
});

test('where names of figures would push rows out they give way: the head tells their order', async () => {
  const lines = (await talk('spend, conversion value and ROAS by campaign last week')).split('\n');
  assert.match(
    lines.find(each => each.endsWith(':')) ?? '',
    /cost, conversion value .* and Google Ads ROAS .* by campaign/,
  );
  const rows = lines.filter(each => /^\d+\. /.test(each));
  assert.equal(rows.length, 8);
  for (const row of rows) assert.match(row, /^\d+\. [^:]+: (?:Google Ads cost )?₹[\d,]+, (?:conversion value )?₹[\d,]+, (?:Google Ads ROAS )?[\d.]+x$/); // prettier-ignore
});

test('of one product in several sizes and colours each size is summed over the colours', async () => {
  const { response, values } = await talkWithMadeUpStore("which size of Rehaan Men's Kurta sells most");
  const sums = new Map<string, number>();
  for (const { by, value } of values) {
    const size = by['variant']?.split(' / ').at(-1) ?? '';
    sums.set(size, (sums.get(size) ?? 0) + (value ?? 0));
  }
  const line = /^• .*size: (.*)$/m.exec(response)?.[1] ?? '';
  const told = line.split(' · ').map(cell => cell.split(' ') as [string, string]);
  assert.deepEqual(
    told.map(([size, sum]) => [size, Number(sum.replaceAll(',', ''))]),
    [...sums].toSorted((a, b) => b[1] - a[1]),
  );
});

test('shops have a sum of their own, beside what was sold elsewhere', async () => {
  const { response, values } = await talkWithMadeUpStore('orders by shop yesterday');
  const sum = values.reduce((total, { value }) => total + (value ?? 0), 0);
  assert.ok(response.includes(`\n• The shops together: ${new Intl.NumberFormat('en-IN').format(sum)}\n`), response);
});

test('of a record of several years the year is told', async () => {
  assert.match(await talk('best day ever for sales'), /^\d{1,2} [A-Z][a-z]{2} 20\d\d was the highest/);
});

test('a long table by month keeps its latest months', async () => {
  const lines = (await talk('revenue by month and product type this year')).split('\n');
  assert.match(lines[1] ?? '', /^• \d+ before these don't fit in one message$/);
  assert.match(lines.filter(line => line.startsWith('• ')).at(-1) ?? '', /^• Nov 2026/);
});

test('kinds by month are a table with a line for each month', async () => {
  const lines = (await talk('new and returning customers by month this year')).split('\n');
  const months = lines.filter(each => each.startsWith('• '));
  assert.equal(months.length, 11);
  for (const month of months) assert.match(month, /^• [A-Z][a-z]{2} 2026(, so far)?: \S.* [\d,]+ · \S.* [\d,]+/);
});

test('two figures by month are told for every month', async () => {
  const lines = (await talk('monthly ad spend vs revenue this year')).split('\n');
  const months = lines.filter(each => /^\d+\. [A-Z][a-z]{2} 2026/.test(each));
  assert.equal(months.length, 11);
  for (const month of months) assert.match(month, /ad spend ₹[\d,]+, total sales ₹[\d,]+$/);
});

test('where an average over days is asked for, it leads', async () => {
  const [lead, head, whole] = (await talk('average daily sales in October')).split('\n');
  assert.match(lead ?? '', /^Total sales: about ₹[\d,]+ a day\.$/);
  assert.match(head ?? '', /^Total sales by day in Oct 2026:$/);
  assert.ok(whole?.includes(/about (₹[\d,]+)/.exec(lead ?? '')?.[1] ?? 'nothing'));
  assert.doesNotMatch(await talk('sales by day in October'), /^Total sales: about/);
});

test('a long course begins with where it goes: the latest days against as many before', async () => {
  const [lead, head] = (await talk('sales by day in October')).split('\n');
  const [, now = '', way, by, before = ''] =
    /^Going (?:up|down): the last 7 of these days came to ₹([\d,]+), (up|down) ([\d.]+)% from ₹([\d,]+) in the 7 before\.$/.exec(
      lead ?? '',
    ) ?? [];
  const [late, past] = [now, before].map(text => Number(text.replaceAll(',', ''))) as [number, number];
  assert.equal(way, late > past ? 'up' : 'down');
  assert.equal(by, Math.abs((late / past - 1) * 100).toFixed(1));
  assert.match(head ?? '', /^Total sales by day in Oct 2026:$/);
  for (const question of ['best days in October', 'sales by day last week', 'conversion rate by day in October'])
    assert.doesNotMatch(await talk(question), /the last 7 of these days/);
});
