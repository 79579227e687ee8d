/** Two parts of the shop beside each other, each asked for by itself: which of them leads, and by how much. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Filter, MetricResult } from '@tillsight/metrics/request';
import { formatHours } from '@tillsight/metrics/format-time';
import { sentencesFor } from '../sentences/sentences.ts';
import { gapOf } from './gap.ts';
import { labelText, valueText, type Voice } from './wording.ts';

/** Nothing unless both tell the same figures of the same days and differ by what they are kept to. */
export function versusLine(results: readonly MetricResult[], voice: Omit<Voice, 'result'>): string | undefined {
  const [one, other, ...more] = results;
  if (!one || !other || more.length > 0) return undefined;
  const shapeOf = ({ request: { metrics, by = [], period } }: MetricResult): string =>
    JSON.stringify([metrics, by, period]);
  if (one.request.by?.length || shapeOf(one) !== shapeOf(other)) return undefined;
  const names = [nameOf(one, other, voice), nameOf(other, one, voice)];
  // What one unit of money brought, or another rate, says which is better; of a sum the larger is larger.
  const key = one.request.metrics.find(each => metricByKey(each)?.unit === 'ratio') ?? one.request.metrics[0] ?? '';
  const sides = [one, other].map((result, at) => ({ name: names[at], row: result.rows[0], result }));
  const [first, second] = sides.toSorted((a, b) => (b.row?.values[key]?.value ?? 0) - (a.row?.values[key]?.value ?? 0));
  if (!first?.name || !second?.name || !first.row || !second.row) return undefined;
  const own: Voice = { ...voice, result: first.result };
  const gap = gapOf(key, first.row, second.row, own);
  const value = (side: typeof first): string => valueText(key, side.row?.values[key]?.value, own);
  if (!gap) return undefined;
  const lead = sentencesFor(voice.shop).rows.lead({
    metric: key,
    name: first.name,
    value: value(first),
    second: { name: second.name, value: value(second) },
    isMost: true,
    gap,
  });
  return `${lead}${unequalHours([first, second], voice)}`;
}

/** The values it alone is kept to. */
function nameOf(
  { request: { where = [] } }: MetricResult,
  other: MetricResult,
  { shop }: Omit<Voice, 'result'>,
): string | undefined {
  const shared = new Set((other.request.where ?? []).map(filter => JSON.stringify(filter)));
  const own = where.filter(filter => !shared.has(JSON.stringify(filter)));
  const [filter, ...more] = own;
  return filter?.is && more.length === 0 ? valuesOf(filter, shop) : undefined;
}

const valuesOf = ({ dimension, is = [] }: Filter, shop: Voice['shop']): string | undefined => {
  if (dimension === 'hour' && is.length > 1) return formatHours(Number(is[0]), Number(is.at(-1)) + 1, shop.language);
  return is.length === 1 ? labelText(dimension, is[0] ?? null, shop) : undefined;
};

/** "4 of the hours against 6": more hours sell more by themselves. */
function unequalHours(sides: readonly { result: MetricResult }[], { shop }: Omit<Voice, 'result'>): string {
  const [one, other] = sides.map(
    ({ result }) => result.request.where?.find(({ dimension }) => dimension === 'hour')?.is?.length ?? 24,
  );
  return one === undefined || other === undefined || one === other
    ? ''
    : ` ${sentencesFor(shop).rows.unequalHours(one, other)}`;
}
