import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricOption } from '@tillsight/contract/configurations';
import type { Draft, Options } from './draft.ts';
import { findMetrics } from './find-metrics.ts';
import { groupedMetrics, reportPreview, sampleValue } from './report-preview.ts';

const keys = Array.from({ length: 20 }, (_, index) => `metric_${index + 1}`);
const metrics: MetricOption[] = keys.map(key => ({
  key,
  name: key.replace('_', ' ').toUpperCase(),
  description: '',
  category: key === 'metric_7' ? 'google_ads_metrics' : 'shopify_metrics',
  group: 'orders',
  sample: 1500,
}));
const options: Options = {
  metrics,
  frequency_options: [],
  default_role_configurations: {
    sales: {
      role_name: 'Sales',
      description: '',
      daily: [],
      weekly: [
        { section_name: 'One', metrics: keys.slice(0, 4) },
        { section_name: 'Two', metrics: keys.slice(3, 8) },
        { section_name: 'Three', metrics: keys.slice(8, 12) },
        { section_name: 'Four', metrics: keys.slice(12, 14) },
      ],
      monthly: [],
    },
  },
};
const draftOf = (frequency: Draft['frequency'], count: number): Draft => ({
  role: 'sales',
  frequency,
  time: '10:00',
  selectedMetrics: keys.slice(0, count),
});

test('sample figures', () => {
  const cases: [number, string][] = [
    [1_234_567, '1.2M'],
    [1_000_000, '1.0M'],
    [999_999, '1000.0K'],
    [1_000, '1.0K'],
    [999.994, '999.99'],
    [42, '42.00'],
    [1, '1.00'],
    [0.0345, '3.5%'],
    [0.999, '99.9%'],
    [0, '0.00'],
    [-0.5, '-0.50'],
  ];
  for (const [value, expected] of cases) assert.equal(sampleValue(value), expected);
});

test('a flat preview shows eight and counts the rest', () => {
  for (const [selected, shown, more] of [
    [0, 0, 0],
    [8, 8, 0],
    [9, 8, 1],
    [20, 8, 12],
  ] as const) {
    const preview = reportPreview(draftOf('daily', selected), options, null);
    assert.ok(preview.body.kind === 'flat');
    assert.equal(preview.body.metrics.length, shown);
    assert.equal(preview.more, more);
  }
  assert.equal(reportPreview(draftOf('daily', 1), options, null).header, '📊 Daily Sales Report');
});

test('a grouped preview shows three sections of three', () => {
  const preview = reportPreview(draftOf('weekly', 20), options, null);
  assert.ok(preview.body.kind === 'sections');
  assert.deepEqual(
    preview.body.sections.map(({ section, metrics }) => [section, metrics.map(({ key }) => key)]),
    [
      ['One', ['metric_1', 'metric_2', 'metric_3']],
      ['Two', ['metric_5', 'metric_6', 'metric_7']],
      ['Three', ['metric_9', 'metric_10', 'metric_11']],
    ],
  );
  assert.equal(preview.more, 11);
  assert.equal(preview.body.sections[0]?.metrics[0]?.value, '1.5K');
});

test('a preview in the words of another language', () => {
  const words = {
    titles: { weekly: 'साप्ताहिक रिपोर्ट' },
    roles: { sales: 'सेल्स' },
    sections: { One: 'एक', Two: 'दो', Three: 'तीन', Four: 'चार' },
    also_chosen: 'और चुने हुए',
    metrics: Object.fromEntries(keys.map(key => [key, `आँकड़ा ${key}`])),
  };
  const { header, body } = reportPreview(draftOf('weekly', 20), options, words);
  assert.ok(body.kind === 'sections');
  assert.equal(header, '📊 साप्ताहिक रिपोर्ट · सेल्स');
  assert.deepEqual(
    body.sections.map(({ section, metrics: [first] }) => [section, first?.name]),
    [
      ['एक', 'आँकड़ा metric_1'],
      ['दो', 'आँकड़ा metric_5'],
      ['तीन', 'आँकड़ा metric_9'],
    ],
  );
  const only = { ...draftOf('weekly', 0), selectedMetrics: keys.slice(15) };
  const added = reportPreview(only, options, words).body;
  assert.ok(added.kind === 'sections');
  assert.equal(added.sections[0]?.section, 'और चुने हुए');
});

test('every selected metric stands in exactly one group', () => {
  const groups = groupedMetrics(draftOf('weekly', 20), options);
  assert.deepEqual(
    groups.map(({ section, metrics }) => [section, metrics.length]),
    [
      ['One', 4],
      ['Two', 4],
      ['Three', 4],
      ['Four', 2],
      ['Additional Metrics', 6],
    ],
  );
  assert.deepEqual(groupedMetrics(draftOf('daily', 2), options), [{ section: null, metrics: metrics.slice(0, 2) }]);
});

test('metrics are found by name or key, within a category', () => {
  const cases: [string, Parameters<typeof findMetrics>[2], number][] = [
    ['', 'all', 20],
    ['metric 1', 'all', 11],
    ['METRIC_2', 'all', 2],
    ['', 'google_ads_metrics', 1],
    ['metric_8', 'google_ads_metrics', 0],
    ['nothing', 'all', 0],
  ];
  for (const [search, category, count] of cases) {
    assert.equal(findMetrics(metrics, search, category).length, count, search);
  }
});
