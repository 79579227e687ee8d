/** One rule a case, over the whole catalogue; and the catalogue against the design it was made from. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { allMetrics, dimensionByKey, dimensions, families, metricByKey, roleDefaults } from './catalogue.ts';
import { metricInSentence, metricName, shortMetricInSentence } from './catalogue/english-titles.ts';
import { datasets } from './datasets.ts';
import { evaluateFormula, keysOf, parseFormula, periodDays } from './formula.ts';
import type { Expression } from './formula.ts';
import type { Metric } from './metric.ts';
import { roleHierarchy } from './role-defaults.ts';
import { isTitlePart } from './variant-title.ts';

const calendar = new Set(['day', 'week', 'month', 'quarter', 'year']);
const designFile = fileURLToPath(new URL('../../../../shared/design/metrics.json', import.meta.url));

function formulaOf(metric: Metric): Expression | undefined {
  return 'formula' in metric.source ? parseFormula(metric.source.formula) : undefined;
}

function partsOf(metric: Metric): Metric[] {
  const expression = formulaOf(metric);
  return expression ? keysOf(expression).flatMap(key => metricByKey(key) ?? []) : [];
}

function depth(metric: Metric): number {
  return formulaOf(metric) ? 1 + Math.max(0, ...partsOf(metric).map(depth)) : 0;
}

function isSum(expression: Expression): boolean {
  if (expression.kind === 'number') return false;
  if (expression.kind === 'key') return expression.key !== periodDays;
  const { operator, left, right } = expression;
  if (operator === '+' || operator === '-') return isSum(left) && isSum(right);
  return operator === '*' && (left.kind === 'number' ? isSum(right) : right.kind === 'number' && isSum(left));
}

/** Whether the measure's platform has the dimension at all. */
function mayBeSplit(metric: Metric, key: string): boolean {
  const dimension = dimensionByKey(key);
  const { source } = metric;
  if (!dimension) return false;
  if (dimension.virtual) return 'formula' in source;
  if ('formula' in source) return partsOf(metric).every(part => part.dimensions.includes(key));
  if ('shopify' in source) return source.shopify.dataset in (dimension.shopify ?? {});
  if ('shopify_graphql' in source) {
    return metric.timing === 'period' ? calendar.has(key) || /^(hour|weekday)$/.test(key) : !!dimension.shopify_graphql;
  }
  if ('google_analytics' in source) return !!dimension.google_analytics || !!dimension.calendar;
  if ('google_ads' in source) return !!dimension.google_ads;
  if ('shiprocket' in source) return !!dimension.shiprocket;
  return !!dimension.meta || !!dimension.calendar;
}

/** What the samples of delivery costs are at. */
const sampleRates = {
  shipping_out: 70,
  shipping_back: 60,
  packaging: 12,
  cod_fixed: 30,
  cod_percent: 0.015,
  gateway_percent: 0.02,
};

const rules: Record<string, (metric: Metric) => boolean> = {
  'its key is unique': metric => allMetrics.filter(other => other.key === metric.key).length === 1,
  'its description is one sentence': metric =>
    /^[^\n]*\.$/.test(metric.description) && metric.description.length >= 25 && metric.description.length <= 190,
  'it has five to ten other names in lower case': metric =>
    metric.also_called.length >= 5 &&
    metric.also_called.length <= 10 &&
    metric.also_called.every(phrase => phrase !== '' && phrase === phrase.trim().toLowerCase()),
  'only percentages have samples below one': metric =>
    metric.sample > 0 && (metric.unit === 'percent') === metric.sample < 1,
  'a percentage is not additive': metric => !(metric.unit === 'percent' && metric.additive),
  'a stock is not additive': metric => metric.timing === 'period' || !metric.additive,
  'its dimensions exist, each once': metric =>
    metric.dimensions.every(key => dimensionByKey(key)) && new Set(metric.dimensions).size === metric.dimensions.length,
  'its source has its dimensions': metric => metric.dimensions.every(key => mayBeSplit(metric, key)),
  'a figure of a period can be split by day, if its report knows days': metric =>
    metric.timing !== 'period' || metric.dimensions.includes('day') || metric.dimensions.includes('mailing'),
  'a figure of the moment has no calendar': metric =>
    metric.timing.startsWith('period') || !metric.dimensions.some(key => calendar.has(key)),
  'what it needs is legal': metric => (metric.needs ?? []).every(key => metric.dimensions.includes(key)),
  'by size and colour it can be added up over titles': metric =>
    !metric.dimensions.some(isTitlePart) ||
    'formula' in metric.source ||
    (metric.additive ? !metric.distinct : metric.folds_as !== undefined),
  'its formula refers to existing keys': metric => {
    const expression = formulaOf(metric);
    return !expression || keysOf(expression).every(key => metricByKey(key));
  },
  'its formula is at most three deep': metric => depth(metric) <= 3,
  'a formula is additive exactly when it is a sum of additive parts': metric => {
    const expression = formulaOf(metric);
    return !expression || (isSum(expression) && partsOf(metric).every(part => part.additive)) === metric.additive;
  },
  'only a sum leaves out platforms': metric =>
    !('formula' in metric.source && metric.source.unconnected) || isSum(parseFormula(metric.source.formula)),
  'the samples of its parts give its sample': metric => {
    const expression = formulaOf(metric);
    if (!expression) return true;
    const rate = 'formula' in metric.source && metric.source.rate ? sampleRates[metric.source.rate] : 1;
    const sum = evaluateFormula(expression, key => (key === periodDays ? 30 : metricByKey(key)?.sample));
    const value = typeof sum === 'number' ? sum * rate : sum;
    return typeof value === 'number' && Math.abs(value - metric.sample) <= 0.02 * metric.sample + 0.0006;
  },
  'only a sum has a rate': metric =>
    !('formula' in metric.source && metric.source.rate) ||
    (isSum(parseFormula(metric.source.formula)) && metric.additive),
  'a share is one of like things': metric => {
    const money = partsOf(metric).map(part => part.unit === 'money');
    return metric.unit !== 'percent' || new Set(money).size <= 1;
  },
};

for (const [rule, holds] of Object.entries(rules)) {
  test(`of every metric: ${rule}`, () => {
    assert.deepEqual(
      allMetrics.filter(metric => !holds(metric)).map(metric => metric.key),
      [],
    );
  });
}

test('no phrase names two metrics', () => {
  const phrases = allMetrics.flatMap(metric => metric.also_called);
  assert.deepEqual(
    phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index),
    [],
  );
});

test('abbreviations stay in capitals, in headings and in sentences', () => {
  const known = /\b(ctr|cpc|cpm|cpa|roas|cac|mer|aov|ltv|sku)s?\b/gi;
  const wrong = allMetrics
    .flatMap(({ key }) => [metricName(key), metricInSentence(key)])
    .filter(name => (name.match(known) ?? []).some(word => word !== word.toUpperCase()));
  assert.deepEqual(wrong, []);
  const named = ['google_ads_ctr', 'cpc', 'meta_link_ctr', 'blended_cac', 'activeUsers', 'total_orders'].map(
    metricName,
  );
  assert.deepEqual(named, ['Google Ads CTR', 'CPC', 'Meta Link CTR', 'Blended CAC', 'Active Users', 'Total Orders']);
  const spoken = ['google_ads_cpm', 'meta_roas', 'analytics_order_coverage', 'total_orders/store_sessions'];
  assert.deepEqual(spoken.map(metricInSentence), [
    'Google Ads CPM',
    'Meta ROAS',
    'analytics order coverage',
    'orders divided by visits (Shopify sessions)',
  ]);
  assert.equal(shortMetricInSentence('blended_cac'), 'blended CAC');
});

test('every dimension is found somewhere and used by a metric', () => {
  const used = new Set(allMetrics.flatMap(metric => metric.dimensions));
  assert.deepEqual(
    dimensions.filter(dimension => !used.has(dimension.key)).map(dimension => dimension.key),
    [],
  );
});

test('members of families exist, and no family is called like a metric', () => {
  for (const family of families) {
    assert.equal(metricByKey(family.key), undefined, family.key);
    for (const key of [...family.prefer, ...(family.first_with_traffic ? [family.first_with_traffic] : [])]) {
      assert.ok(metricByKey(key), `${family.key}: ${key}`);
    }
  }
});

test('role lists name metrics that have a figure for a whole report, each once', () => {
  for (const [role, defaults] of Object.entries(roleDefaults)) {
    const spans = [
      defaults.daily,
      ...[defaults.weekly, defaults.monthly].map(list => list.flatMap(part => part.metrics)),
    ];
    for (const keys of spans) {
      assert.equal(new Set(keys).size, keys.length, role);
      for (const key of keys) {
        const metric = metricByKey(key);
        assert.ok(metric && !metric.needs && metric.timing !== 'realtime', `${role}: ${key}`);
      }
    }
  }
});

test(
  'everything of the design is in the catalogue as it was designed',
  { skip: existsSync(designFile) ? false : 'the design is not here' },
  () => {
    const design = JSON.parse(readFileSync(designFile, 'utf8')) as Record<string, unknown>;
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const byKey = (metrics: Metric[]) => metrics.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const designedMetrics = design['metrics'] as Metric[];
    const designedDimensions = design['dimensions'] as Record<string, unknown>;
    const isDesigned = (key: string) => key in designedDimensions;
    const ours = allMetrics
      .filter(({ key }) => designedMetrics.some(metric => metric.key === key))
      .map(metric => ({
        ...metric,
        folds_as: undefined,
        usually_of: undefined,
        dimensions: metric.dimensions.filter(isDesigned),
      }));
    // What a metric is, and not how that is worded: merchants read the words, which may become plainer.
    const unworded = (metrics: Metric[]) => byKey(metrics).map(metric => ({ ...metric, description: undefined }));
    assert.deepEqual(plain(unworded(ours)), plain(unworded(designedMetrics)));
    // Reports read since then have dimensions, families and datasets of their own beside the designed ones.
    const withKeys = (rows: readonly { key: string }[]) =>
      Object.fromEntries(rows.map(({ key, ...rest }) => [key, rest]));
    assert.partialDeepStrictEqual(plain(withKeys(dimensions)), designedDimensions);
    assert.partialDeepStrictEqual(plain(withKeys(families)), design['families']);
    assert.deepEqual(plain(roleDefaults), design['roles']);
    assert.deepEqual(plain(roleHierarchy), design['hierarchy']);
    assert.partialDeepStrictEqual(plain(datasets), design['datasets']);
  },
);
