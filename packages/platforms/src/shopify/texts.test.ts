/** Every text that can be sent to Shopify, held against the official schema and the documented names. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { allMetrics, dimensionByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import type { Filter, SourceQuery } from '@tillsight/metrics/request';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { compile } from './compile.ts';
import { asksOf, documentOf } from './document.ts';
import type { Part } from './part.ts';
import { shopDocuments } from './shop.ts';

const reference = new URL('../../../../../shared/reference/', import.meta.url);
const isThere = existsSync(new URL('shopifyql-fields.json', reference));
const skip = isThere ? false : 'the shared reference folder is not beside the repository';

const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-01', to: '2026-10-19' };
const measures = allMetrics.filter(metric => 'shopify' in metric.source || 'shopify_graphql' in metric.source);

/** A metric alone, split by each of its dimensions and each two, filtered by each, ranked and compared. */
function queriesFor(metric: Metric): SourceQuery[] {
  const query = (more: Partial<SourceQuery>): SourceQuery => ({
    id: 'q',
    source: 'shopify',
    metrics: [metric],
    by: [],
    where: [],
    period,
    ...more,
  });
  const keys = metric.dimensions;
  const pairs = keys.flatMap((first, index) => keys.slice(index + 1).map(second => [first, second]));
  const order = { by: metric.key, direction: 'desc' } as const;
  return [
    query({ base }),
    ...[...keys.map(key => [key]), ...pairs].flatMap(by => [
      query({ by, limit: 1000, base }),
      query({ by, limit: 5, order }),
    ]),
    ...keys.flatMap(key => filtersOn(key).map(filter => query({ where: [filter], base }))),
  ];
}

function filtersOn(dimension: string): Filter[] {
  const values = samples[dimension] ?? ['Bela', "Rehaan Men's Kurta", 'Bela - White / M', "'; DROP --"];
  return [
    { dimension, is: values },
    { dimension, is_not: values },
    { dimension, is: values.slice(0, 1) },
  ];
}

const samples: Record<string, string[]> = {
  hour: ['0', '23'],
  weekday: ['Monday', 'sun'],
  day: ['2026-11-02', '2026-11-05'],
  week: ['2026-11-09'],
  month: ['2026-11'],
  quarter: ['2026-Q4'],
  year: ['2026'],
  cohort_month: ['2026-05'],
  months_since_first_order: ['-1', '3'],
  tax_rate: ['18%', '2.5%'],
  number_of_orders: ['1', '3'],
};

function allParts(): Part[][] {
  return measures.flatMap(queriesFor).map(query => {
    const { parts, refused } = compile([query], 'Asia/Kolkata');
    assert.deepEqual(refused, [], JSON.stringify(query));
    return parts;
  });
}

test('every GraphQL document is valid against the official schema', { skip }, () => {
  const file = gunzipSync(readFileSync(new URL('shopify-admin-2026-10.introspection.json.gz', reference))).toString();
  const introspection = JSON.parse(file) as { data: IntrospectionQuery };
  // The official file deprecates a few fields that its own interfaces do not; nothing of ours touches them.
  const schema = buildClientSchema(introspection.data, { assumeValid: true });
  const documents = allParts().map(parts => documentOf(asksOf(parts)).query);
  const everything = measures.map((metric, index): SourceQuery => {
    return { id: `q${index}`, source: 'shopify', metrics: [metric], by: [], where: [], period };
  });
  const together = documentOf(asksOf(compile(everything, 'Asia/Kolkata').parts)).query;
  const texts = new Set([...documents, together, ...Object.values(shopDocuments)]);
  assert.ok(texts.size > 20);
  for (const text of texts) assert.deepEqual(validate(schema, parse(text)), [], text);
});

type Fields = Record<string, { metrics: { name: string }[]; dimensions: { name: string; type: string }[] }>;
const shape =
  /^FROM (?:ORGANIZATION )?(?<dataset>\w+) SHOW (?<show>[\w, ]+?)(?: WHERE (?<where>.+?))?(?: GROUP BY (?<group>[\w, ]+?))?(?: TIMESERIES (?<series>\w+))? SINCE \d{4}-\d\d-\d\d(?<until> UNTIL \d{4}-\d\d-\d\d)?(?: ORDER BY (?<order>\w+) (?:ASC|DESC))? LIMIT [1-9]\d*$/;

test('every ShopifyQL text names only documented columns, in the one order of clauses', { skip }, () => {
  const fields = JSON.parse(readFileSync(new URL('shopifyql-fields.json', reference), 'utf8')) as Fields;
  const texts = new Set(allParts().flatMap(parts => parts.flatMap(part => ('text' in part ? part.text : []))));
  assert.ok(texts.size > 5_000, String(texts.size));
  for (const text of texts) {
    const found = shape.exec(text)?.groups;
    assert.ok(found, text);
    const { dataset = '', show = '', where = '', group = '', series, until, order } = found;
    // Only what customers have bought since their first order, and mailings by their beginning, run until now.
    const isView = /^(customer_first_order_date|started_at) BETWEEN /.test(where);
    assert.equal(until === undefined, isView, text);
    const metrics = new Set(fields[dataset]?.metrics.map(({ name }) => name));
    const types = new Map(fields[dataset]?.dimensions.map(({ name, type }) => [name, type]));
    for (const name of show.split(', ')) assert.ok(metrics.has(name), `${name} in ${text}`);
    for (const name of group === '' ? [] : group.split(', ')) assert.ok(types.has(name), `${name} in ${text}`);
    if (series !== undefined) assert.match(types.get(series) ?? '', /_TIMESTAMP$/, text);
    if (order !== undefined) assert.ok(metrics.has(order) || types.has(order), `${order} in ${text}`);
    checkConditions(where, types, text);
  }
});

/** Takes a condition apart from the left; whatever is left over was not understood. */
function checkConditions(where: string, types: Map<string, string>, text: string): void {
  let rest = where;
  while (rest !== '') {
    const glue = /^(?: |AND |OR |NOT \(|\(|\))/.exec(rest);
    const condition =
      /^(\w+) (?:(?:NOT )?IN \(([^()]*)\)|(?:=|>=|STARTS WITH|ENDS WITH|CONTAINS) ('[^'\\]*'|\d+)|BETWEEN (\S+) AND \d{4}-\d\d-\d\d(?:T23:59:59)?|IS (?:TRUE|FALSE))/.exec(
        rest,
      );
    const [all, name = '', list, one, from] = condition ?? [];
    const match = glue?.[0] ?? all;
    assert.ok(match, `${rest} in ${text}`);
    rest = rest.slice(match.length);
    if (glue !== null) continue;
    const type = types.get(name);
    assert.ok(type, `${name} in ${text}`);
    const literal = list ?? one ?? from ?? '';
    if (type === 'STRING') assert.match(literal, /^'[^'\\]+'(, '[^'\\]+')*$/, text);
    else assert.doesNotMatch(literal, /'/, text);
  }
}

test('every dimension of a metric has a column in its table', () => {
  for (const metric of measures) {
    if (!('shopify' in metric.source)) continue;
    const { dataset } = metric.source.shopify;
    for (const key of metric.dimensions) assert.ok(dimensionByKey(key)?.shopify?.[dataset], `${metric.key} by ${key}`);
  }
});
