import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { introspectionFromSchema } from 'graphql';
import { sampleOf, sampleStep } from '../sample-of.ts';
import { schemaOf } from './graphql/schema.ts';
import { OTHER_SCHEMAS, SCHEMAS } from './shopifyql/fields/schemas.ts';
import { startPlatform } from './test-platform.ts';

const SHARED = join(import.meta.dirname, '../../../../shared');
const path = (name: string) => join(SHARED, name);
const skipWithout = (name: string) => ({ skip: existsSync(path(name)) ? false : `${name} of ../shared is not there` });
const json = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'));

const INTROSPECTION = 'reference/shopify-admin-2026-10.introspection.json.gz';

interface TypeReference {
  name: string | null;
  kind: string;
  ofType?: TypeReference | null;
}
interface Value {
  name: string;
  type: TypeReference;
  defaultValue?: string | null;
  args?: Value[];
}
interface Type {
  kind: string;
  name: string;
  fields?: Value[] | null;
  inputFields?: Value[] | null;
  interfaces?: { name: string }[] | null;
  enumValues?: { name: string }[] | null;
}
interface Introspection {
  __schema: { queryType: { name: string }; mutationType: { name: string }; types: Type[] };
}

test('the schema is a true subset of the official one', skipWithout(INTROSPECTION), () => {
  const parsed = JSON.parse(gunzipSync(readFileSync(path(INTROSPECTION))).toString()) as { data?: Introspection };
  const { __schema: official } = parsed.data ?? (parsed as Introspection);
  const { __schema: own } = introspectionFromSchema(schemaOf('2026-10')) as unknown as Introspection;
  const types = own.types.filter(({ name }) => !name.startsWith('__'));
  const byName = new Map(official.types.map(type => [type.name, type]));
  assert.deepEqual(
    types.flatMap(type => differencesOf(type, byName.get(type.name))),
    [],
  );
  assert.ok(types.length > 60);
  assert.deepEqual([own.queryType.name, own.mutationType.name], [official.queryType.name, official.mutationType.name]);
});

/** Every field, argument, default, nullability, enum value and interface that the official type does not have so. */
function differencesOf(type: Type, official: Type | undefined): string[] {
  if (official?.kind !== type.kind) return [`${type.name} is no such type`];
  const strange = (own: { name: string }[] | null | undefined, theirs: { name: string }[] | null | undefined) =>
    (own ?? [])
      .filter(({ name }) => !theirs?.some(other => other.name === name))
      .map(({ name }) => `${type.name}: ${name}`);
  return [
    ...strange(type.enumValues, official.enumValues),
    ...strange(type.interfaces, official.interfaces),
    ...valueDifferences(type.name, type.inputFields ?? [], official.inputFields ?? []),
    ...valueDifferences(type.name, type.fields ?? [], official.fields ?? []),
  ];
}

function valueDifferences(owner: string, own: Value[], official: Value[]): string[] {
  return own.flatMap(value => {
    const name = `${owner}.${value.name}`;
    const theirs = official.find(other => other.name === value.name);
    if (!theirs) return [name];
    const isSame = typeText(theirs.type) === typeText(value.type);
    const sameDefault = (theirs.defaultValue ?? null) === (value.defaultValue ?? null);
    const left = (theirs.args ?? []).filter(({ type }) => type.kind === 'NON_NULL');
    return [
      ...(isSame && sameDefault ? [] : [`${name}: ${typeText(value.type)}`]),
      ...left
        .filter(each => !value.args?.some(argument => argument.name === each.name))
        .map(each => `${name} lacks ${each.name}`),
      ...valueDifferences(name, value.args ?? [], theirs.args ?? []),
    ];
  });
}

function typeText({ kind, name, ofType }: TypeReference): string {
  if (!ofType) return name ?? '';
  return kind === 'NON_NULL' ? `${typeText(ofType)}!` : `[${typeText(ofType)}]`;
}

const FIELDS = 'reference/shopifyql-fields.json';
type Named = { name: string; type: string };

test('every ShopifyQL name and type stands in the reference', skipWithout(FIELDS), () => {
  const reference = json(FIELDS) as Record<string, { metrics: Named[]; dimensions: Named[] }>;
  for (const { name, metrics, dimensions } of SCHEMAS.values()) {
    const theirs = reference[name];
    assert.ok(theirs, name);
    const sorted = (list: Iterable<[string, string]>) => [...list].map(entry => entry.join(': ')).toSorted();
    assert.deepEqual(sorted(metrics), sorted(theirs.metrics.map(field => [field.name, field.type])), name);
    assert.deepEqual(sorted(dimensions), sorted(theirs.dimensions.map(field => [field.name, field.type])), name);
  }
  const known = [...SCHEMAS.keys(), ...OTHER_SCHEMAS, 'sources'].toSorted();
  assert.deepEqual(known, Object.keys(reference).toSorted());
});

const CATALOGUE = 'design/metrics.json';
interface Catalogue {
  metrics: {
    key: string;
    dimensions: string[];
    source: { shopify?: { dataset: string; metric: string; where?: string } };
  }[];
  dimensions: Record<string, { shopify?: Record<string, string> | null; shopify_identity?: Record<string, string> }>;
}

test('every metric of the catalogue answers, alone and by each of its dimensions', skipWithout(CATALOGUE), async t => {
  const { metrics, dimensions } = json(CATALOGUE) as Catalogue;
  const platform = await startPlatform(t);
  await platform.control('settings', { shopifyqlPoints: 1e9, bucketSize: 1e9 });
  const empty = new Set<string>();
  let asked = 0;
  for (const { dimensions: keys, source } of metrics) {
    const { dataset, metric, where } = source.shopify ?? {};
    if (!dataset || !metric) continue;
    const query = `FROM ${dataset} SHOW ${metric} ${where ? `WHERE ${where}` : ''}`;
    const dates = 'SINCE -60d UNTIL -1d';
    const [total] = await platform.rows(`${query} ${dates}`);
    assert.notEqual(total?.[metric], null, query);
    asked += 1;
    for (const key of sampleOf(keys, 5)) {
      const field = dimensions[key]?.shopify?.[dataset];
      if (!field) continue;
      const identity = dimensions[key]?.shopify_identity?.[dataset];
      const groups = [field, identity].filter(Boolean).join(', ');
      const rows = await platform.rows(`${query} GROUP BY ${groups} ${dates} ORDER BY ${metric} DESC LIMIT 50`);
      if (!rows.some(row => row[field] !== null)) empty.add(`${dataset}.${field}`);
      asked += 1;
    }
  }
  assert.ok(asked > 300 / sampleStep(5), `${asked} questions`);
  // Refused parcels and cancellations carry no code of their own; everything else has values in the world.
  assert.deepEqual([...empty], []);
});

const SHEET = 'reference/shopify.md';

test('every query of the reference sheet runs', skipWithout(SHEET), async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const texts = [...readFileSync(path(SHEET), 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g)].map(
    match => match[1] ?? '',
  );
  const ql = 'FROM sales SHOW total_sales SINCE yesterday UNTIL yesterday';
  const variables = {
    q: ql,
    sales: ql,
    traffic: ql,
    top: ql,
    uri: 'https://tillsight.example/hook',
    ids: ['gid://shopify/Product/8210000001'],
  };
  const mutations = texts.filter(text => text.startsWith('mutation Disconnect'));
  assert.ok(texts.length >= 15 && mutations.length === 1);
  for (const query of [...texts.filter(text => !mutations.includes(text)), ...mutations]) {
    const isSearch = query.includes('(first') && !query.includes('shopifyqlQuery');
    const response = await platform.graphql(token, {
      query,
      variables: isSearch ? { ...variables, q: 'status:any' } : variables,
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    assert.equal(errors, undefined, `${query}: ${JSON.stringify(errors)}`);
    assert.ok(data, query);
    platform.clock.now += 60_000;
  }
});
