import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sampleOf, sampleStep } from '../sample-of.ts';
import { LAST_30, askedAnalytics, named } from './asked-analytics.ts';
import { dimensionNames } from './fields/dimension-kinds.ts';
import { metrics, metricsNotEmulated } from './metrics/metrics.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sheet = path.join(root, '../shared/reference/ga4-fields.json');
const catalogue = path.join(root, '../shared/design/metrics.json');
const absent = (file: string) => (existsSync(file) ? false : 'the shared folder is not beside the repository');

test('every field is one of the published list, with its type', { skip: absent(sheet) }, () => {
  const published = JSON.parse(readFileSync(sheet, 'utf8')) as {
    metrics: { name: string; type: string }[];
    dimensions: { name: string }[];
  };
  const types = new Map(published.metrics.map(({ name, type }) => [name, type]));
  for (const [name, { type }] of metrics) assert.equal(types.get(name.replace(/:.*/, '')), type, name);
  const known = new Set(published.dimensions.map(({ name }) => name));
  assert.deepEqual(
    dimensionNames.filter(name => !known.has(name)),
    [],
  );
  const untold = published.metrics.filter(({ name }) => !metrics.has(name) && !metricsNotEmulated.has(name));
  assert.deepEqual(untold, [], 'and none of the list is unknown');
  const ofServer = ['dateRange', 'comparison'];
  const missing = [...known].filter(name => !dimensionNames.includes(name) && !ofServer.includes(name));
  assert.deepEqual(missing, []);
});

type Entry = { key: string; source: { google_analytics?: { metric: string; scope: string } }; dimensions: string[] };

test('every metric of the catalogue is answered by each of its dimensions', { skip: absent(catalogue) }, async t => {
  const { metrics: entries, dimensions } = JSON.parse(readFileSync(catalogue, 'utf8')) as {
    metrics: Entry[];
    dimensions: Record<string, { google_analytics: string | null }>;
  };
  const { ask } = await askedAnalytics(t);
  let asked = 0;
  for (const { key, source, dimensions: own } of entries) {
    const { metric, scope } = source.google_analytics ?? {};
    if (metric === undefined || scope === undefined) continue;
    for (const dimension of [null, ...sampleOf(own, 5)]) {
      const name = dimension === null ? null : dimensions[dimension]?.google_analytics;
      if (name === undefined || (name === null && dimension !== null)) continue;
      const method = scope === 'realtime' ? 'runRealtimeReport' : 'runReport';
      const ranges = scope === 'realtime' ? {} : { dateRanges: LAST_30 };
      const { status, told } = await ask(method, {
        ...ranges,
        metrics: named([metric]),
        dimensions: named(name === null ? [] : [name]),
      });
      assert.equal(status, 200, `${key} by ${dimension}: ${told.error?.message}`);
      asked++;
    }
  }
  assert.ok(asked > 400 / sampleStep(5), `${asked} combinations`);
});

test('metadata and compatibility', async t => {
  const { ask, google } = await askedAnalytics(t);
  const { access_token: token } = await google.connect();
  const path = '/analyticsdata.googleapis.com/v1beta/properties/331204587/metadata';
  await google.control('google-analytics/settings', { restrictedData: ['COST_DATA'] });
  const metadata = (await (await google.call(path, { headers: { authorization: `Bearer ${token}` } })).json()) as {
    metrics: { apiName: string; blockedReasons?: string[] }[];
    dimensions: object[];
  };
  assert.equal(metadata.metrics.length, metrics.size);
  assert.deepEqual(metadata.metrics.find(({ apiName }) => apiName === 'advertiserAdCost')?.blockedReasons, [
    'NO_COST_METRICS',
  ]);
  const { told } = await ask('checkCompatibility', {
    dimensions: named(['itemName']),
    compatibilityFilter: 'COMPATIBLE',
  });
  const { metricCompatibilities } = told as { metricCompatibilities?: { metricMetadata: { apiName: string } }[] };
  const names = metricCompatibilities?.map(({ metricMetadata }) => metricMetadata.apiName) ?? [];
  assert.ok(names.includes('itemRevenue') && names.includes('sessions') && !names.includes('eventCount'));
  const bad = { dimensions: named(['itemName']), metrics: named(['eventCount']) };
  assert.equal((await ask('checkCompatibility', bad)).status, 400, 'it fails where the request itself does not fit');
});
