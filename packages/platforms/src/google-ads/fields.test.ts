/** Every query that can be asked of Google Ads, held against the published fields and what goes with which view. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allMetrics, catalogue } from '@tillsight/metrics/catalogue';
import { clashAt } from '@tillsight/metrics/combination';
import type { Metric } from '@tillsight/metrics/metric';
import { adsAccountQueries } from '../google/ads-accounts.ts';
import { compile } from './compile.ts';
import { placeQuery } from './places.ts';

const file = new URL('../../../../../shared/reference/google-ads-fields.json', import.meta.url);
const skip = existsSync(file) ? false : 'the shared reference folder is not beside the repository';
type Named = { name: string };
type Fields = {
  resources: Record<string, string[]>;
  metrics: Named[];
  otherMetrics: Named[];
  segments: Named[];
  compatibility: Record<string, { metrics: string[]; segments: string[] }>;
};

const shape =
  /^SELECT (?<select>[\w., ]+) FROM (?<from>\w+)(?: WHERE (?<where>.+?))?(?: ORDER BY (?<order>[\w.]+) (?:ASC|DESC))?(?: LIMIT \d+)?(?: PARAMETERS omit_unselected_resource_names=true)?$/;

/** Absent from the hint of the reference file, and therefore limited in the catalogue to where they are sure. */
const beyondTheHint = new Set([
  'metrics.conversions_by_conversion_date',
  'metrics.conversions_value_by_conversion_date',
  'metrics.video_trueview_views',
]);
/** Of the view documented, absent from the hint. */
const beyondTheHintOfAView = new Set(['ad_group_ad segments.hour']);

/** Nothing, one dimension or two, where the plan lets them through. */
function splitsOf({ dimensions, needs }: Metric): string[][] {
  const pairs = dimensions.flatMap((first, index) => dimensions.slice(index + 1).map(second => [first, second]));
  return [[], ...dimensions.map(key => [key]), ...pairs].filter(
    by =>
      clashAt('google_ads', by, catalogue) === undefined &&
      (needs === undefined || needs.some(key => by.includes(key))),
  );
}

test('every query names published fields that go with its view', { skip }, () => {
  const fields = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  const known = new Set([
    ...Object.values(fields.resources).flat(),
    ...[...fields.metrics, ...fields.otherMetrics, ...fields.segments].map(({ name }) => name),
  ]);
  const period = { from: '2026-11-01', to: '2026-11-19' };
  const texts = new Set<string>([...Object.values(adsAccountQueries), placeQuery(['geoTargetConstants/1007788'])]);
  for (const metric of allMetrics.filter(each => 'google_ads' in each.source)) {
    for (const by of splitsOf(metric)) {
      const where = by.map(dimension => ({ dimension, is: ['x'] }));
      const query = {
        id: 'q',
        source: 'google_ads' as const,
        metrics: [metric],
        by: by.slice(0, 1),
        where,
        period,
        base: period,
        limit: 5,
        order: { by: metric.key, direction: 'desc' as const },
      };
      for (const part of [...compile([query]), ...compile([{ ...query, by, where: [] }])]) texts.add(part.text);
    }
  }
  assert.ok(texts.size > 1_500, String(texts.size));
  for (const text of texts) check(text, fields, known);
});

function check(text: string, fields: Fields, known: ReadonlySet<string>): void {
  const found = shape.exec(text)?.groups;
  assert.ok(found, text);
  const { select = '', from = '', where = '', order } = found;
  const selected = select.split(', ');
  assert.ok(fields.resources[from], text);
  if (order !== undefined) assert.ok(selected.includes(order), text);
  const view = fields.compatibility[from];
  for (const name of selected) {
    assert.ok(known.has(name), `${name} in ${text}`);
    if (view === undefined || beyondTheHint.has(name) || beyondTheHintOfAView.has(`${from} ${name}`)) continue;
    if (name.startsWith('metrics.')) assert.ok(view.metrics.includes(name), `${name} does not go with ${from}`);
    if (name.startsWith('segments.')) assert.ok(view.segments.includes(name), `${name} does not go with ${from}`);
  }
  const usesDates = selected.some(name => name.startsWith('metrics.'));
  if (usesDates) assert.equal(where, "segments.date BETWEEN '2026-11-01' AND '2026-11-19'", text);
}
