/** An overview when no single figure was asked for: the figures with their changes, and one line of what is behind them. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { summaryMetrics } from '../default-metrics.ts';
import { reworded, type Context, type Draft, type Written } from '../draft.ts';
import type { Ask, Intent, Notes, SummaryTopic } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { sourcesOf } from '../serving.ts';
import { planOf, type Planned } from '../to-requests.ts';
import { tell, withoutCutBase } from '../compose.ts';
import { noDataDraft } from './elsewhere.ts';
import { beforeHistory, figuresDraft } from './figures.ts';
import { insightFrom } from '../telling/insight.ts';
import { adsBringing } from '../telling/single.ts';
import { countText } from '../telling/wording.ts';
import { dear } from '../advising/code-rules.ts';
import { usualOf } from '../telling/usual.ts';
import { usualVerdict } from '../telling/verdict.ts';

export function summaryDraft({ topic, ask, notes }: Extract<Intent, { act: 'summary' }>, context: Context): Draft {
  const { shop } = context;
  if (beforeHistory(ask, context) === 'all')
    return noDataDraft({ act: 'no-data', topic: 'history', ask, text: '' }, context);
  const metrics = summaryMetrics(topic, shop.connected).map(key => ({ key, named: false }));
  const wanted: Ask = { ...ask, metrics };
  const plan = planOf(wanted, { shop, platform: undefined, compares: false, strict: true });
  // "igst last month": none of the usual figures knows that part, one of its own does.
  if (plan.requests.length === 0 && ask.filters.length > 0)
    return figuresDraft({ act: 'figures', ask, also: [], notes }, context);
  const companions = ask.by.length === 0 ? besideOf(topic, ask, plan, shop) : [];
  return {
    behaviour: 'assume',
    requests: plan.requests,
    companions,
    issues: [],
    write: answered => {
      const [results, [beside]] = [answered.slice(0, plan.requests.length), answered.slice(plan.requests.length)];
      const told = tell({ results, ask: wanted, plans: [plan], notes, behaviour: 'assume', issues: [] }, context);
      const compared = results.map(result => withoutCutBase(result, wanted, shop));
      const insight = ask.by.length > 0 ? undefined : insightFrom(compared, shop);
      const verdict = beside && verdictFrom(beside, results, { shop, notes });
      // What is behind a day that was usual comes after it.
      const [first, later] = verdict ? [verdict, insight] : [insight, undefined];
      const isInstead = topic === 'ads' && verdict !== undefined;
      return withLines(told, { first, last: [later, unconnected(metrics, shop)], isInstead });
    },
  };
}

/** What the verdict takes: what the day's sales usually are, what ads must bring, what a code gave away. */
function besideOf(
  topic: SummaryTopic,
  { filters, base, when }: Ask,
  { requests: [first] }: Planned,
  { connected }: Context['shop'],
): MetricRequest[] {
  if (!first || !connected.includes('shopify')) return [];
  const { period, where } = first;
  const [code, ...others] = filters;
  if (code?.options.some(({ dimension }) => dimension === 'discount_code') && !code.not && others.length === 0 && where)
    return [{ metrics: ['total_orders', 'new_customers', 'discounts', 'gross_sales'], where, period }];
  if (filters.length > 0) return [];
  if (topic === 'ads') return [{ metrics: ['break_even_roas'], period }];
  // A feast is like its last one, and no day of the week.
  const isPlainDay = period.from === period.to && base === undefined && when?.unit !== 'festival' && !when?.earlier;
  return topic === 'shop' && isPlainDay ? [{ metrics: ['total_sales_revenue'], period, typical: true }] : [];
}

function verdictFrom(
  beside: MetricResult,
  [first]: MetricResult[],
  { shop, notes }: { shop: Context['shop']; notes: Notes },
): string | undefined {
  const [key = ''] = beside.request.metrics;
  const { figures } = sentencesFor(shop);
  const valueOf = (metric: string): number => beside.rows[0]?.values[metric]?.value ?? 0;
  if (key === 'break_even_roas')
    return valueOf(key) > 0 ? adsBringing(first?.rows[0]?.values ?? {}, shop, valueOf(key)) : undefined;
  if (key === 'total_orders') {
    const [orders, fresh, given, gross] = beside.request.metrics.map(valueOf) as [number, number, number, number];
    if (orders === 0 || gross <= 0) return undefined;
    const rate = given / gross;
    return figures.codeWorked({
      orders: countText(orders, shop),
      fresh: countText(Math.min(fresh, orders), shop),
      rate: formatPercent(rate),
      isDear: rate >= dear,
    });
  }
  const usual = usualOf(beside, key, { shop, notes, result: beside });
  if (!usual || 'tooFew' in usual) return undefined;
  return figures.verdict(usualVerdict({ ...usual, gap: undefined }, beside, undefined, shop));
}

type Around = { first: string | undefined; last: (string | undefined)[]; isInstead: boolean };

/** The answer stands first, the rest before the line that names the sources; `isInstead`: the first line says less. */
function withLines(told: Written, { first, last, isInstead }: Around): Written {
  return reworded(told, text => {
    const all = text.split('\n').slice(isInstead ? 1 : 0);
    return [first, ...all.slice(0, -1), ...last, all.at(-1)].filter(line => line !== undefined).join('\n');
  });
}

function unconnected(metrics: { key: string }[], shop: Context['shop']): string | undefined {
  const needed = metrics.flatMap(({ key }) => {
    const metric = metricByKey(key);
    return metric ? sourcesOf(metric).filter(source => source !== 'meta') : [];
  });
  const missing = [...new Set(needed)].filter(source => !shop.connected.includes(source));
  if (missing.length === 0) return undefined;
  return sentencesFor(shop).talk.hints.notInIt(missing.map(source => sourceTitles[source]));
}
