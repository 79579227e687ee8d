/** What comes nearest to a figure that nobody connected knows: of bills at the tills for people who walked in, of visits from ads for what the ads cost. */
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { dayAt } from '@tillsight/metrics/period';
import { tell } from '../compose.ts';
import type { Context, Written } from '../draft.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import { planOf } from '../to-requests.ts';

type Nearest = { metrics: string[]; by?: string[]; filters?: AskedFilter[] };

export type NearestDraft = { requests: MetricRequest[]; write: (results: MetricResult[]) => Written | undefined };

/** Nothing where no figure comes near, or its platform is not connected either. */
export function nearestTo(about: string, ask: Ask | undefined, context: Context): NearestDraft | undefined {
  const near = ask && nearestOf(about, ask);
  if (!near) return undefined;
  const { shop } = context;
  // What is still to come has no figure yet.
  const isAhead = ask.when !== undefined && ask.when.period.from > dayAt(shop.now, shop.timeZone);
  const wanted: Ask = {
    metrics: near.metrics.map(key => ({ key, named: true })),
    by: near.by ?? [],
    filters: near.filters ?? [],
    bounds: [],
    ...(ask.when && !isAhead ? { when: ask.when } : {}),
  };
  const plan = planOf(wanted, { shop, platform: undefined, compares: true, strict: true });
  if (plan.requests.length === 0 || plan.issues.length > 0) return undefined;
  return {
    requests: plan.requests,
    write: results => {
      const isKnown = results.some(({ rows }) =>
        rows.some(({ values }) => Object.values(values).some(({ value }) => value !== null)),
      );
      if (!isKnown) return undefined;
      return tell({ results, ask: wanted, plans: [plan], notes: {}, behaviour: 'answer', issues: [] }, context);
    },
  };
}

const fromChannel = (channel: string): AskedFilter => keptTo('traffic_channel', channel);
const keptTo = (dimension: string, value: string): AskedFilter => ({
  options: [{ dimension, values: [value] }],
  not: false,
  text: value,
});

const visits = ['sessions', 'ecommercePurchases', 'purchaseRevenue'];

function nearestOf(about: string, { filters, metrics }: Ask): Nearest | undefined {
  const of = (pattern: RegExp): AskedFilter[] => filters.filter(({ options: [option] }) => option && pattern.test(option.dimension)); // prettier-ignore
  const goods = of(/^(product|variant|product_type|vendor|collection)$/);
  if (about === 'Meta Ads' || about === 'Facebook') return { metrics: visits, filters: [fromChannel('Paid Social')] };
  if (about === 'Instagram') return { metrics: visits, filters: [fromChannel('Organic Social')] };
  if (/whatsapp/i.test(about)) return { metrics: visits, filters: [keptTo('source', 'whatsapp')] };
  if (about === 'E-mail marketing' || /klaviyo|mailchimp|newsletter|mail/i.test(about))
    return { metrics: visits, filters: [fromChannel('Email')] };
  if (about === 'people walking into the shops') {
    const shops = of(/^pos_location$/);
    const own = shops.length > 0 ? shops : [keptTo('sales_channel', 'Point of Sale')];
    return { metrics: ['total_orders', 'total_sales_revenue', 'average_order_value'], filters: own };
  }
  if (about === 'other shops and the market') {
    const isOfClicks = metrics.some(({ key }) => /^google_ads_(cpc|cost|clicks)/.test(key));
    if (isOfClicks) return { metrics: ['google_ads_cpc', 'google_ads_search_impression_share'] };
    return goods.length > 0 ? { metrics: ['units_sold', 'total_sales_revenue'], filters: goods } : undefined;
  }
  if (about === 'reviews and customer opinions')
    return { metrics: ['units_returned'], by: ['return_reason'], filters: goods };
  if (about === 'suppliers and production' && goods.length > 0)
    return { metrics: ['inventory_available'], filters: goods };
  const gateways = of(/^payment_gateway$/);
  if (about === 'expenses, bank and bookkeeping' && gateways.length > 0)
    return { metrics: ['net_payments'], filters: gateways };
  return undefined;
}
