/** Why Google Analytics and Shopify disagree: the gap split into named causes with amounts, and what remains. */
import { addDays, dayAt, lastDays } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Offer, Shop } from '../conversation.ts';
import type { Context, Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { channelKeys, ordersGap, recentOf, revenueGap } from '../reconciling/gap.ts';
import { tellGap } from '../reconciling/tell-gap.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { alternativesFor } from '../telling/alternatives.ts';
import { footnotes } from '../telling/footnotes.ts';
import { noSourceDraft } from './elsewhere.ts';

export function reconcileDraft({ ask, sizeOnly }: Extract<Intent, { act: 'reconcile' }>, context: Context): Draft {
  const { shop } = context;
  const missing = (['shopify', 'google_analytics'] as const).find(source => !shop.connected.includes(source));
  if (missing) return noSourceDraft({ act: 'no-source', source: titled(missing), ask, text: '' }, context);
  const today = dayAt(shop.now, shop.timeZone);
  const period = ask.when?.period ?? lastDays(30, today);
  const isMoney = !ask.metrics.some(({ key }) => /order|ecommercePurchases|totalPurchasers/.test(key));
  const recent = { from: later(period.from, addDays(today, -2)), to: period.to };
  const requests: MetricRequest[] = [
    { metrics: isMoney ? ['total_sales_revenue', 'total_orders'] : ['total_orders'], period },
    { metrics: isMoney ? ['purchaseRevenue', 'ecommercePurchases', 'refundAmount'] : ['ecommercePurchases'], period },
  ];
  const alternatives = sizeOnly && !ask.when ? bothOnOtherDays(requests, shop) : [];
  return {
    behaviour: !sizeOnly ? 'explain' : ask.when ? 'answer' : 'assume',
    requests,
    companions: companionsFor(period, recent),
    issues: [],
    write: results => {
      const [whole, analytics, byChannel, coverage, shopDays, analyticsDays] = results;
      const figures = { whole, analytics, byChannel, recent: recentOf(shopDays, analyticsDays) };
      const gap = isMoney ? revenueGap(figures) : ordersGap(figures);
      const tail = footnotes(results, shop);
      if (!gap) return { response: [sentencesFor(shop).gap.cannot, ...tail].join('\n') };
      const zonesDiffer = coverage?.issues.some(issue => issue.kind === 'mixed-time-zones') ?? false;
      return { response: [...tellGap(gap, { period, shop, isMoney, zonesDiffer }), ...tail].join('\n'), alternatives };
    },
  };
}

/** The two beside each other, on days that may have been meant. */
function bothOnOtherDays(requests: MetricRequest[], shop: Shop): Offer[] {
  const metrics = requests.map(({ metrics: [key] }) => ({ key: key!, named: true }));
  const plan = { requests, issues: [], assumedPeriod: true, stoodIn: [] };
  const ask = { metrics, by: [], filters: [], bounds: [] };
  return alternativesFor({ ask, notes: {}, plans: [plan], behaviour: 'assume', requests }, shop);
}

/** The coverage figure is asked for because it tells whether the two cut days in the same time zone. */
function companionsFor(period: Period, recent: Period): MetricRequest[] {
  const fixed: MetricRequest[] = [
    { metrics: channelKeys, by: ['sales_channel'], period },
    { metrics: ['analytics_order_coverage'], period },
  ];
  if (recent.from > recent.to) return fixed;
  return [
    ...fixed,
    { metrics: ['online_store_orders'], by: ['day'], period: recent },
    { metrics: ['ecommercePurchases'], by: ['day'], period: recent },
  ];
}

const later = (a: string, b: string): string => (a > b ? a : b);

const titled = (source: SourceName): string => (source === 'shopify' ? 'Shopify' : 'Google Analytics');
