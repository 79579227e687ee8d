/** "By size: M 68 · L 64 · XL 28": what the sizes and the colours of one product come to, each over all of the other. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import { partsOfTitle } from '@tillsight/metrics/variant-title';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText, type Voice } from './wording.ts';

type Look = 'size' | 'colour';
type Sums = { look: Look; sums: [name: string, sum: number][] };

export function looksLines(result: MetricResult, voice: Voice): string[] {
  const [key = ''] = result.request.metrics;
  return sumsOf(result).map(({ look, sums }) => {
    const cells = sums.map(([name, sum]) => `${name} ${valueText(key, sum, voice)}`);
    return `• ${sentencesFor(voice.shop).offers.by(key, [look])}: ${cells.join(' · ')}`;
  });
}

/** "which colour of it sells most" is answered with a colour. */
export function looksLead(result: MetricResult, asked: Look | undefined, voice: Voice): string | undefined {
  const {
    metrics: [key = ''],
    order,
  } = result.request;
  const isMost = order?.direction !== 'asc';
  const sums = sumsOf(result).find(({ look }) => look === asked)?.sums ?? [];
  const [first, second] = isMost ? sums : sums.toReversed();
  if (!first || !second || first[1] === second[1]) return undefined;
  const told = ([name, sum]: [string, number]) => ({ name, value: valueText(key, sum, voice) });
  return sentencesFor(voice.shop).rows.lead({
    metric: key,
    ...told(first),
    second: told(second),
    isMost,
    gap: undefined,
  });
}

/** Nothing where rows are missing, where they cannot be added up, or where the product comes in one of the two alone. */
function sumsOf({ request, rows, rest }: MetricResult): Sums[] {
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
  return lines;
}
