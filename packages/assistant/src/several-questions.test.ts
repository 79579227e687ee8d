/** Questions that stand for themselves, put together in one message: each keeps its figure, its rows, its limits and its days. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { planOf } from './merchant-of-the-tests.ts';

const wholes = [
  'total sales yesterday',
  'top 5 products by units last week',
  'returns by reason in October',
  'stock of Bela Cotton Kurta',
  'orders from Pune this week',
  'sessions by device yesterday',
  'what did we spend on ads yesterday',
  'how much GST did we collect in August',
];

/** Without days; those of the question before them are theirs. */
const open = [
  'returns by reason',
  'top 5 products by units',
  'sessions by device',
  'orders from Pune',
  'net sales by channel',
];
const closed = [
  'conversion rate last week',
  'ad spend in October',
  'new customers in September',
  'refunds paid yesterday',
];

type Join = (one: string, other: string) => string;
const joins: Record<string, Join> = {
  and: (one, other) => `${one} and ${other}`,
  'a comma': (one, other) => `${one}, ${other}`,
  aur: (one, other) => `${one} aur ${other}`,
  plus: (one, other) => `${one} + ${other}`,
  'as well as': (one, other) => `I need ${one} as well as ${other}`,
  'and then': (one, other) => `tell me ${one}, then ${other}`,
  'two sentences': (one, other) => `${one}. Also ${other}?`,
  'two lines': (one, other) => `${one}\n${other}`,
  numbers: (one, other) => `1) ${one} 2) ${other}`,
};

/** Each join has every question first and second. `npm run test:deep` puts every pair together in every way. */
const isThorough = process.env.EVERY_EXAMPLE !== undefined;
const isTried = (at: number, pair: number): boolean => isThorough || pair % 3 === at % 3;

for (const [at, [name, join]] of Object.entries(joins).entries()) {
  test(`two questions joined by ${name} are two`, async () => {
    const pairs = wholes
      .flatMap(one => wholes.filter(other => other !== one).map(other => [one, other] as const))
      .filter((_, pair) => isTried(at, pair));
    await holdsBoth(pairs, join, other => other);
  });
  test(`what is asked behind the days of another question, joined by ${name}, is of those days`, async () => {
    const pairs = closed
      .flatMap(one => open.map(other => [one, other] as const))
      .filter((_, pair) => isTried(at, pair));
    await holdsBoth(pairs, join, (other, [{ period }]) => other.map(request => ({ ...request, period })));
  });
}

async function holdsBoth(
  pairs: (readonly [string, string])[],
  join: Join,
  meant: (other: MetricRequest[], one: [MetricRequest]) => MetricRequest[],
): Promise<void> {
  const missing: string[] = [];
  for (const [one, other] of pairs) {
    const [first, second] = [await aloneOf(one), await aloneOf(other)];
    const asked = figuresOf(await requestsOf(join(one, other)));
    const wanted = figuresOf([...first, ...meant(second, first as [MetricRequest])]);
    missing.push(...wanted.filter(figure => !asked.includes(figure)).map(figure => `${join(one, other)}: ${figure}`));
  }
  assert.deepEqual(missing, []);
}

const alone = new Map<string, Promise<MetricRequest[]>>();
function aloneOf(text: string): Promise<MetricRequest[]> {
  const requests = alone.get(text) ?? requestsOf(text);
  alone.set(text, requests);
  return requests;
}

const requestsOf = async (text: string): Promise<MetricRequest[]> => (await planOf(text)).requests;

/** One line a figure; what they are compared with and how many rows are shown is no part of it. */
const figuresOf = (requests: MetricRequest[]): string[] =>
  requests.flatMap(({ metrics, by, where, period }) =>
    metrics.map(metric => JSON.stringify({ metric, by: by ?? [], where: where ?? [], period })),
  );

test('beside what no platform knows no figure is told as if it were all', async () => {
  const unknown = ['Instagram ad spend last week', 'footfall at Bandra last week', 'Zorblax sales last week'];
  for (const one of unknown) {
    const { behaviour } = await planOf(one);
    assert.doesNotMatch(behaviour, /^(answer|assume)$/, one);
    assert.equal((await planOf(`orders yesterday and ${one}`)).behaviour, behaviour, one);
    assert.equal((await planOf(`${one} and orders yesterday`)).behaviour, behaviour, one);
  }
});
