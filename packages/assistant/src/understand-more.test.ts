/** Questions that want more of their figures, from the words to the reply, over the engine and facts of a made-up shop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '@tillsight/metrics/run';
import { sale } from '@tillsight/metrics/synthetic-run';
import { syntheticSource } from '@tillsight/metrics/synthetic-source';
import { answerQuestion } from './answer-question.ts';
import { askMadeUpStore } from './ask-made-up-store.ts';
import type { Reply, Shop } from './conversation.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { readHere } from './read-here.ts';
import { constructions, saidMore } from './reading/said-more.ts';

const day = (at: number): string => new Date(Date.UTC(2026, 8, 1) + at * 86_400_000).toISOString().slice(0, 10);
const facts = Array.from({ length: 80 }, (_, at) =>
  sale(day(at), at < 61 ? 'Kurta' : 'Stole', 1000 + ((at * 37) % 11) * 100),
);
const shopOf = (language: Shop['language']): Shop => ({ ...kesarLane, ...(language && { language }) });

const ask = (text: string, language: Shop['language'] = 'english'): Promise<Reply> =>
  answerQuestion({
    read: readHere,
    text,
    turns: [],
    shop: shopOf(language),
    run: requests =>
      run(requests, {
        sources: { shopify: syntheticSource(facts).ask },
        now: kesarLane.now,
        timeZone: kesarLane.timeZone,
        currency: 'INR',
      }),
    names: () => Promise.resolve(kesarLaneNames),
  });

test('every construction takes its own words, and its example is read', async () => {
  for (const { name, example, said } of constructions) {
    assert.match(example.toLowerCase(), said, name);
    const { behaviour, requests } = await ask(example);
    assert.match(behaviour, /^(answer|assume|partial)$/, `${name}: ${example}`);
    const [request] = requests;
    const { typical, course, streak, within, having, metrics } = request ?? {};
    const isPair = metrics?.some(key => /[-+/]/.test(key));
    const isBySpans = (metrics?.length ?? 0) > 2;
    assert.ok(typical ?? course ?? streak ?? within ?? having ?? (isPair || isBySpans), `${name}: ${example}`);
  }
});

test('a named weekday that is not the day asked about is said', async () => {
  const { response } = await ask('how is today going vs a normal tuesday');
  assert.match(response, /is a Friday, so I took Fridays\./);
  assert.doesNotMatch((await ask('how is today going vs a normal friday')).response, /so I took/);
});

test('the last time within a bound is the last row that holds it', async () => {
  for (const question of ['when did we last cross 2 lakh in a day', 'aakhri baar 2 lakh kab cross hua']) {
    const { requests, values, response } = await askMadeUpStore(question);
    assert.deepEqual(requests[0]?.having, [{ metric: 'total_sales_revenue', is: 'above', value: 200_000 }]);
    const last = values.at(-1);
    assert.ok(last?.value && last.value > 200_000);
    const day = Number(last.by['day']?.slice(8));
    assert.match(response.split('\n')[0] ?? '', new RegExp(`\\b${day} \\w+`));
  }
  const [month] = (await askMadeUpStore('when did we last cross 5 lakh in a month')).requests;
  assert.deepEqual(month?.by, ['month']);
});

test('one figure less another is what the two leave', async () => {
  const { values } = await askMadeUpStore('gross sales minus discounts last month');
  const [left, gross, off] = values.map(({ value }) => value ?? 0);
  assert.equal(left, (gross ?? 0) - (off ?? 0));
  assert.deepEqual((await askMadeUpStore('total sales minus ad spend last month')).requests[0]?.metrics, [
    'sales_after_ad_spend',
  ]);
  assert.ok(
    !(await askMadeUpStore('orders minus sessions last month')).requests.some(({ metrics }) =>
      metrics.includes('total_orders-total_sales_revenue'),
    ),
  );
});

test('how long stock lasts is told by the day, beside the one that was asked about', async () => {
  const near = await askMadeUpStore('is there enough gulmohar chikankari stock till 31 december');
  assert.match(near.response, /(runs out about|lasts beyond 31 Dec 2026)/);
  const { requests, response } = await askMadeUpStore("which products won't last till 15 december");
  assert.deepEqual(requests[0]?.by, ['product']);
  assert.match(response, /days of cover of at most 25 days/);
});

test('words that are heard elsewhere take nothing', () => {
  for (const text of [
    'sales last friday',
    'average order value by city',
    'is our typical customer new',
    'best day for orders',
  ])
    assert.equal(saidMore(text), undefined, text);
});

test('a figure that has a name of its own is no ratio', async () => {
  const { requests } = await ask('sales per visitor by device last month');
  assert.ok(requests.every(({ metrics }) => metrics.every(key => !key.includes('/'))));
});

const onDay = (wanted: string): number => facts.find(fact => fact.day === wanted)?.values['total_sales_revenue'] ?? 0;
const rupees = (value: number): string => `₹${Math.round(value).toLocaleString('en-IN')}`;

test('a day is told beside the usual one, in every language', async () => {
  const past = [1, 2, 3, 4, 5, 6, 7, 8].map(weeks => onDay(day(73 - 7 * weeks))).sort((a, b) => a - b);
  const middle = rupees(((past[3] ?? 0) + (past[4] ?? 0)) / 2);
  for (const [language, words] of [
    ['english', /usual[^]*[Oo]f the last 8 like it/],
    ['hinglish', /aam\b[^]*median/],
    ['hindi', /आम[^]*मीडियन/],
  ] as const) {
    const { response } = await ask('was last Friday weak for a Friday', language);
    assert.match(response, words);
    assert.ok(
      response.includes(middle) && response.includes(rupees(onDay('2026-11-13'))),
      `${response} lacks ${middle}`,
    );
  }
});

test('a streak is told with its days, and how many there were in all', async () => {
  const { response } = await ask('longest run of days with sales above 1200 in october');
  const october = Array.from({ length: 31 }, (_, at) => onDay(`2026-10-${String(at + 1).padStart(2, '0')}`));
  let [run, longest] = [0, 0];
  for (const value of october) longest = Math.max(longest, (run = value > 1200 ? run + 1 : 0));
  const held = october.filter(value => value > 1200).length;
  assert.ok(response.startsWith(`Longest run: ${longest} days, from`), response);
  assert.ok(response.includes(`In all ${held} of 31 days.`), response);
});

test('running total, moving average and growth are told first', async () => {
  const october = Array.from({ length: 31 }, (_, at) => onDay(`2026-10-${String(at + 1).padStart(2, '0')}`));
  const sum = october.reduce((all, value) => all + value, 0);
  const running = await ask('running total of sales in october by day');
  assert.ok(
    running.response.includes(`Running total by 31 Oct 2026: ${rupees(sum)}.`) ||
      running.response.includes(`31 Oct: ${rupees(sum)}.`),
    running.response,
  );
  const average = await ask('7 day moving average of sales in october');
  const last = october.slice(-7).reduce((all, value) => all + value, 0) / 7;
  assert.ok(average.response.includes(`last ${rupees(last)}`), average.response);
  const growth = await ask('month on month growth of sales since september');
  assert.match(growth.response, /^Growth on the month before: .*Oct/);
});

test('rows that other days lack', async () => {
  const { values, response } = await ask('which products sold in october but not in november');
  assert.deepEqual(new Set(values.map(({ by }) => by['product'])), new Set(['Kurta']));
  assert.match(response, /Only those that had none/);
});

test('where no row holds, that is said, and not that there is no figure', async () => {
  const { response } = await ask('which products sold in september but not in october');
  assert.match(response, /nothing found/);
  assert.doesNotMatch(response, /no figure/);
});

test('each hour is held against what is usual at that hour', async () => {
  const eight = ['12 nov', '5 nov', '29 oct', '22 oct', '15 oct', '8 oct', '1 oct', '24 sep'];
  const before = await Promise.all(eight.map(day => askMadeUpStore(`orders by hour on ${day} 2026`)));
  const medianAt = (hour: string): number => {
    const known = before
      .map(({ values }) => values.find(({ by }) => by.hour === hour)?.value ?? 0)
      .toSorted((one, other) => one - other);
    return ((known[3] ?? 0) + (known[4] ?? 0)) / 2;
  };
  const wordings = [
    'orders by hour yesterday vs a usual thursday',
    'orders yesterday by hour compared to a normal thursday',
  ];
  for (const question of wordings) {
    const { chart, response } = await askMadeUpStore(question);
    const usual = chart?.series.find(({ isBase }) => isBase)?.values ?? [];
    assert.deepEqual(
      usual,
      Array.from({ length: 24 }, (_, hour) => medianAt(String(hour))),
      question,
    );
    assert.match(response, /usually/);
    assert.doesNotMatch(response, /That is .* usual/, 'No verdict on the day by one of its hours.');
  }
});
