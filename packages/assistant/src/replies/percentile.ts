/** A median, or another percentile, of orders or of days: worked out from every one of them, or said not to be known. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Context, Draft } from '../draft.ts';
import type { Ask, Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { alternativesFor } from '../telling/alternatives.ts';
import { sourceLine } from '../telling/footnotes.ts';
import { countText, placeOf, valueText } from '../telling/wording.ts';
import { planOf } from '../to-requests.ts';

/** What is told of each order, and not of all together. */
const ofOrders = 'average_order_value';

/** Nothing where the figure is a median already, or one of no single things. */
export function percentileDraft(intent: Extract<Intent, { act: 'figures' }>, context: Context): Draft | undefined {
  const { notes, ask } = intent;
  const [metric] = ask.metrics;
  if (notes.percentile === undefined || !metric || metric.key === 'fulfilment_time') return undefined;
  const { shop } = context;
  const whole = planOf({ ...ask, by: [] }, { shop, platform: ask.platform, compares: true }).requests[0];
  const each = whole && eachOf(whole, ask);
  if (!whole) return undefined;
  const requests = each ? [whole, each] : [whole];
  const part = notes.percentile;
  return {
    behaviour: each ? 'answer' : 'partial',
    requests,
    issues: [],
    write: results => ({
      response: told(results, part, context),
      alternatives: alternativesFor({ ask, notes, plans: [], behaviour: 'answer', requests: [whole] }, shop),
    }),
  };
}

/** Every order with its day, as more rows are handed out for two dimensions; or every day, week or month. */
function eachOf(request: MetricRequest, ask: Ask): MetricRequest | undefined {
  const { base: _, ...whole } = request;
  const [key = ''] = whole.metrics;
  if (key === ofOrders) return { ...whole, by: ['order_number', 'day'] };
  const grain = ask.by.find(dimension => /^(day|week|month)$/.test(dimension));
  return grain && metricByKey(key)?.dimensions.includes(grain) ? { ...whole, by: [grain] } : undefined;
}

function told(results: MetricResult[], part: number, { shop }: Context): string {
  const [whole, each] = results;
  const [key = ''] = whole?.request.metrics ?? [];
  if (!whole) return '';
  const say = sentencesFor(shop);
  const write = (value: number | null | undefined): string => valueText(key, value, { shop, notes: {}, result: whole });
  const place = placeOf(whole.request, shop);
  const average = write(whole.rows[0]?.values[key]?.value);
  const parts = { metric: key, place, percent: Math.round(part * 100), average };
  const values = valuesOf(each, key);
  const isCut = each?.issues.some(({ kind }) => kind === 'rows-left-out' || kind === 'source-failed') ?? true;
  const of = each?.request.by?.[0] ?? 'order_number';
  const line =
    isCut || values.length === 0
      ? say.figures.noPercentile({ ...parts, isTooMany: values.length > 0 })
      : say.figures.percentile({
          ...parts,
          value: write(percentile(values, part)),
          count: countText(values.length, shop),
          of,
        });
  return [line, sourceLine(results.slice(0, 1), shop)].filter(text => text !== '').join('\n');
}

/** Leaves out a day that still runs. */
const valuesOf = (each: MetricResult | undefined, key: string): number[] =>
  (each?.rows ?? [])
    .filter(row => row.isPart !== true || row.by['order_number'] !== undefined)
    .flatMap(row => row.values[key]?.value ?? []);

/** Between the two values that the place lies between, by how near it is to each. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
