import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { itemAt, present } from '../checked.ts';
import { askedAds } from './asked-ads.ts';
import type { FieldType } from './fields/field.ts';
import { attributes, fields, kindOf, resourceOf } from './fields/fields.ts';
import { metrics } from './fields/metrics.ts';
import { resources } from './fields/resources.ts';
import { segmentsOf } from './fields/segments.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sheet = path.join(root, '../shared/reference/google-ads-fields.json');
const catalogue = path.join(root, '../shared/design/metrics.json');
const absent = (file: string) => (existsSync(file) ? false : 'the shared folder is not beside the repository');

type Sheet = {
  resources: Record<string, string[]>;
  metrics: { name: string; type: string }[];
  otherMetrics: { name: string; type: string }[];
  segments: { name: string; type: string }[];
  enums: Record<string, string[]>;
  compatibility: Record<string, { metrics: string[]; segments: string[] }>;
};

/** What the compatibility hint lacks, with the reason. */
const beyondHint: [pattern: RegExp, reason: string][] = [
  [/_by_conversion_date$/, 'the hint is of an older version; account, campaign and ad group have it'],
  [/video_trueview|trueview_average_cpv/, 'renamed since the hint was taken'],
  [/conversions_value_per_cost/, 'newer than the hint'],
];
const wire: Record<string, FieldType[]> = {
  int64: ['int64'],
  int32: ['int32'],
  double: ['double'],
  enum: ['enum'],
  string: ['string', 'name', 'date'],
};

test('every field is one of the published list, with its type and constants', { skip: absent(sheet) }, () => {
  const published = JSON.parse(readFileSync(sheet, 'utf8')) as Sheet;
  const types = new Map(
    [...published.metrics, ...published.otherMetrics, ...published.segments].map(({ name, type }) => [name, type]),
  );
  for (const [name, { type, constants = [] }] of Object.entries(fields)) {
    if (kindOf(name) === 'attribute') assert.ok(published.resources[resourceOf(name)]?.includes(name), name);
    else assert.ok(wire[types.get(name) ?? '']?.includes(type), `${name} is ${types.get(name)}, not ${type}`);
    const known = published.enums[name];
    if (known)
      assert.deepEqual(
        constants.filter(constant => !known.includes(constant)),
        [],
        name,
      );
  }
  assert.deepEqual(
    Object.keys(resources).filter(name => !(name in published.resources)),
    [],
  );
});

test('metrics and segments go with resources as the compatibility hint has it', { skip: absent(sheet) }, () => {
  const { compatibility } = JSON.parse(readFileSync(sheet, 'utf8')) as Sheet;
  for (const [resource, hint] of Object.entries(compatibility)) {
    if (!Object.hasOwn(resources, resource)) continue;
    const told = Object.keys(metrics).filter(name => itemAt(metrics, name).resources.includes(resource));
    const extra = told.filter(
      name => !hint.metrics.includes(name) && !beyondHint.some(([pattern]) => pattern.test(name)),
    );
    assert.deepEqual(extra, [], resource);
    const missing = hint.metrics.filter(name => Object.hasOwn(metrics, name) && !told.includes(name));
    assert.deepEqual(missing, [], `${resource} lacks`);
    const known = new Set([
      ...hint.segments,
      'segments.keyword.info.match_type',
      ...(resource === 'ad_group_ad' ? ['segments.hour'] : []),
    ]);
    assert.deepEqual(
      segmentsOf(resource).filter(name => !known.has(name)),
      [],
      resource,
    );
  }
});

type Entry = { key: string; source: { google_ads?: { field: string } }; dimensions: string[]; needs?: string[] };
type Dimension = { google_ads: { resource: string; field: string; identity?: string } | null };

test('every metric of the catalogue is answered by each of its dimensions', { skip: absent(catalogue) }, async t => {
  const { metrics: entries, dimensions } = JSON.parse(readFileSync(catalogue, 'utf8')) as {
    metrics: Entry[];
    dimensions: Record<string, Dimension>;
  };
  const ads = await askedAds(t);
  let asked = 0;
  for (const { key, source, dimensions: own, needs } of entries) {
    const field = source.google_ads?.field;
    if (field === undefined) continue;
    for (const dimension of [null, ...own]) {
      const split = dimension === null ? null : dimensions[dimension]?.google_ads;
      const isAlone =
        needs !== undefined &&
        (split === null || split === undefined || !needs.includes(present(dimension, 'dimension')));
      if (split === undefined || (split === null && dimension !== null) || isAlone) continue;
      const from = split?.resource ?? 'customer';
      const selected: string[] = [split?.field, split?.identity, field].filter(name => name !== undefined);
      const query = `SELECT ${selected.join(', ')} FROM ${from} WHERE segments.date DURING LAST_7_DAYS`;
      const { status, body } = await ads.search(query);
      assert.equal(status, 200, `${key} by ${dimension}: ${query} ${JSON.stringify(body).slice(0, 400)}`);
      asked++;
    }
  }
  assert.ok(asked > 150, `${asked} combinations`);
});

test('every attribute is told by a query on its resource', async t => {
  const ads = await askedAds(t);
  const through: Record<string, string> = { ad_group_criterion: 'keyword_view' };
  for (const resource of new Set(Object.keys(attributes).map(resourceOf))) {
    // Nothing changes in the account, so nothing tells of it.
    if (resource === 'change_status') continue;
    const own = Object.keys(attributes).filter(name => resourceOf(name) === resource);
    const { status, body } = await ads.search(`SELECT ${own.join(', ')} FROM ${through[resource] ?? resource}`);
    assert.equal(status, 200, `${resource}: ${JSON.stringify(body).slice(0, 400)}`);
    assert.ok(((body as { results?: object[] }).results ?? []).length > 0, resource);
  }
});
