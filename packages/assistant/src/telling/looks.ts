/** "By size: M 68 · L 64 · XL 28": what the sizes and the colours of one product come to, each over all of the other. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import { partsOfTitle } from '@tillsight/metrics/variant-title';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText, type Voice } from './wording.ts';

/** Nothing where rows are missing, where they cannot be added up, or where the product comes in one of the two alone. */
export function looksLines({ request, rows, rest }: MetricResult, voice: Voice): string[] {
  const { by = [], metrics, where = [] } = request;
  const [key = '', ...others] = metrics;
  const [product, ...more] = where.find(({ dimension }) => dimension === 'product')?.is ?? [];
  const isPlain = by.join() === 'variant' && others.length === 0 && more.length === 0 && !rest;
  if (!isPlain || product === undefined || !metricByKey(key)?.additive) return [];
  const told = rows.map(({ by: { variant }, values }) => ({
    ...partsOfTitle((variant ?? '').replace(`${product} - `, '')),
    value: values[key]?.value ?? 0,
  }));
  const lines = (['size', 'colour'] as const).map(look => {
    const sums = new Map<string, number>();
    for (const each of told) sums.set(each[look] ?? '', (sums.get(each[look] ?? '') ?? 0) + each.value);
    return { look, sums: [...sums].toSorted((a, b) => b[1] - a[1]) };
  });
  if (lines.some(({ sums }) => sums.length < 2 || sums.some(([name]) => name === ''))) return [];
  return lines.map(({ look, sums }) => {
    const cells = sums.map(([name, sum]) => `${name} ${valueText(key, sum, voice)}`);
    return `• ${sentencesFor(voice.shop).offers.by(key, [look])}: ${cells.join(' · ')}`;
  });
}
