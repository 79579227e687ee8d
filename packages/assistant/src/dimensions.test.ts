/** Every dimension of the catalogue can be asked for by its words; one that is new fails here until it has some. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allMetrics, dimensions } from '@tillsight/metrics/catalogue';
import type { Shop } from './conversation.ts';
import { kesarLane, planOf } from './merchant-of-the-tests.ts';
import { dimensionWords } from './vocabulary/dimension-words.ts';

/** Said by words of time, of the web and of advertising, which mean more than a way to split. */
const elsewhere: Record<string, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  page: 'page',
  site_search_term: 'site search',
  ad: 'ads',
};

/** What only these can be split by needs them. */
const rarer = ['meta', 'shiprocket'] as const;

for (const { key, ...sources } of dimensions) {
  const isOfRarerOnly = !sources.shopify && !sources.google_ads && !sources.google_analytics;
  const needed = isOfRarerOnly ? rarer.filter(each => sources[each] !== null) : [];
  test(`figures can be asked by ${key}`, async () => {
    const word = elsewhere[key] ?? firstPlainForm(dimensionWords[key] ?? '');
    assert.ok(word, `"${key}" has no words in vocabulary/dimension-words.ts.`);
    const metrics = allMetrics.filter(each => each.dimensions.includes(key)).slice(0, 3);
    const names = metrics.flatMap(metric => metric.also_called.slice(0, 3));
    const shop = { ...kesarLane, connected: [...kesarLane.connected, ...needed] };
    const readings = await Promise.all(names.map(name => splitsOf(`${name} by ${word}`, shop)));
    assert.ok(
      readings.flat().includes(key),
      `"${names[0]} by ${word}" is read as by ${readings[0]?.join() || 'nothing'}`,
    );
  });
}

function firstPlainForm(forms: string): string | undefined {
  return forms
    .split(',')
    .map(form => form.trim())
    .find(form => /^[a-z -]+$/.test(form) && !form.startsWith('by '));
}

const splitsOf = async (question: string, shop: Shop): Promise<string[]> =>
  (await planOf(question, shop)).requests.flatMap(({ by }) => by ?? []);
