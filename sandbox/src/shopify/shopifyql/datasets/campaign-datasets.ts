import { itemAt } from '../../../checked.ts';
import { engagements } from '../../../world/attribution/engagements.ts';
import { postPurchaseOffers, shopCampaignOrders, shopImpressions } from '../../../world/attribution/shop-app.ts';
import { touchesOf, type Touch } from '../../../world/attribution/touches.ts';
import type { World } from '../../../world/world.ts';
import type { Column, Dataset, Metric, Part } from '../engine/dataset.ts';
import { DAY_SECONDS } from '../calendar.ts';
import { oncePer, rowsWhere, seenFrom } from './columns.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { eventPart } from './event-part.ts';
import { sessionsDataset, visitColumns } from './sessions.ts';

const touches = oncePer(touchesOf);

/** The part of an order each model gives to a touch. */
const models: Record<string, (touch: Touch) => number> = {
  first_click: touch => (touch.isFirst ? 1 : 0),
  last_click: touch => (touch.isLast ? 1 : 0),
  last_non_direct_click: touch => (touch.isLastNonDirect ? 1 : 0),
  linear: touch => touch.weight,
};

const modelled = <Value>(make: (model: string, part: (touch: Touch) => number) => Record<string, Value>) =>
  Object.assign({}, ...Object.entries(models).map(([model, part]) => make(model, part))) as Record<string, Value>;

/** What the visit behind a touch says stands before what its order says. */
function withVisits(world: World, rows: readonly Touch[], part: Part): Part {
  const visit = Int32Array.from(rows, row => row.visit);
  const ofVisit = (name: string): Column | null =>
    /^(utm_|page_|traffic_type)/.test(name) ? seenFrom(visit, visitColumns(world)(name)) : null;
  return { ...part, dimension: name => ofVisit(name) ?? part.dimension(name) };
}

export const campaignSalesDataset = oncePer((world: World): Dataset => {
  const rows = touches(world);
  const total = (touch: Touch) => itemAt(world.orders.total, touch.order);
  const part = eventPart(world, rows, {
    dimensions: { is_last: row => row.isLast, is_last_non_direct_cross_device: row => row.isLastNonDirect },
    measures: modelled<(row: Touch) => number>((model, partOf) => ({
      [`${model}_sales`]: row => partOf(row) * total(row),
      [`${model}_orders`]: partOf,
    })),
  });
  return {
    parts: [withVisits(world, rows, part)],
    metrics: modelled<Metric>(model => {
      const [sales, orders]: Metric[] = [{ sum: [`${model}_sales`] }, { sum: [`${model}_orders`] }];
      if (!sales || !orders) return {};
      return {
        [`campaign_${model}_total_sales`]: sales,
        [`campaign_${model}_sales`]: sales,
        [`campaign_${model}_order_count`]: orders,
        [`campaign_${model}_total_average_order_value`]: { divide: [sales, orders] },
        [`campaign_${model}_average_order_value`]: { divide: [sales, orders] },
      };
    }),
  };
});

/** A touch and a line of its order; what came back of the line until now is taken off. */
export const campaignProductsDataset = oncePer((world: World): Dataset => {
  const { orders, lines, reversals } = world;
  const back = new Int32Array(lines.length);
  for (let row = 0; row < reversals.length; row++) {
    const line = itemAt(reversals.line, row);
    if (line >= 0) back[line] = itemAt(back, line) + itemAt(reversals.quantity, row);
  }
  const rows = touches(world).flatMap(touch => {
    const [start, end] = [itemAt(orders.lineStart, touch.order), itemAt(orders.lineStart, touch.order + 1)];
    return Array.from({ length: end - start }, (_, at) => {
      const line = start + at;
      const units = itemAt(lines.quantity, line) + itemAt(back, line);
      return { ...touch, variant: itemAt(lines.variant, line), units, share: 1 / (end - start) };
    });
  });
  const part = eventPart(world, rows, {
    measures: modelled<(row: (typeof rows)[number]) => number>((model, partOf) => ({
      [`${model}_units`]: row => partOf(row) * row.units,
      [`${model}_orders`]: row => partOf(row) * row.share,
    })),
  });
  return {
    parts: [withVisits(world, rows, part)],
    metrics: modelled<Metric>(model => ({
      [`campaign_${model}_net_items_sold`]: { sum: [`${model}_units`] },
      [`campaign_${model}_average_order_quantity`]: {
        divide: [{ sum: [`${model}_units`] }, { sum: [`${model}_orders`] }],
      },
    })),
  };
});

/** Visits whose address named a campaign, robots included: this schema tells them apart by nothing. */
export const campaignSessionsDataset = oncePer((world: World): Dataset => {
  const { parts, metrics } = sessionsDataset(world);
  const campaign = visitColumns(world)('utm_campaign');
  const isNamed = (row: number) => campaign !== null && (campaign.values[itemAt(campaign.codes, row)] ?? null) !== null;
  const filter = rowsWhere(world.visits.length, isNamed);
  const named = Object.entries(metrics).map(([name, metric]) => [`campaign_${name}`, metric]);
  return { parts: parts.map(part => ({ ...part, filter })), metrics: Object.fromEntries(named) };
});

const mailings = oncePer(engagements);

/** Without dimensions of time, so that dates leave nothing out: a mailing is reported once, and found by when it began. */
export function marketingEngagementsDataset(world: World, { period }: DatasetAsk): Dataset {
  const none: Metric = { constant: 0 };
  const day = Math.max(world.firstDay, Math.floor(period.since / DAY_SECONDS));
  const rows = mailings(world).map(row => ({ ...row, begun: row.day, day }));
  const part = eventPart(world, rows, {
    dimensions: {
      started_at: row => `${new Date(row.begun * 86_400_000).toISOString().slice(0, 10)}T10:00:00`,
      marketing_activity_title: row => row.title,
      marketing_activity_channel: row => row.channel,
      marketing_delivery_channel: row => row.channel,
      marketing_platform: () => 'Shopify Messaging',
      marketing_activity_status: () => 'Completed',
      utm_campaign: () => 'Weekly Letter',
      utm_medium: row => row.channel,
    },
    measures: {
      sends: row => row.sends,
      fails: row => row.fails,
      views: row => row.views,
      clicks: row => row.clicks,
      unsubscribes: row => row.unsubscribes,
      complaints: row => row.complaints,
      orders: row => row.orders,
      sales: row => row.sales,
    },
  });
  return {
    parts: [part],
    metrics: {
      engagements_sends: { sum: ['sends'] },
      engagements_fails: { sum: ['fails'] },
      engagements_impressions: { sum: ['views'] },
      engagements_unique_views: { sum: ['views'] },
      engagements_clicks: { sum: ['clicks'] },
      engagements_unique_clicks: { sum: ['clicks'] },
      engagements_unsubscribes: { sum: ['unsubscribes'] },
      engagements_complaints: { sum: ['complaints'] },
      engagements_orders: { sum: ['orders'] },
      engagements_total_sales: { sum: ['sales'] },
      engagements_ad_spend: none,
      engagements_first_time_customers: none,
      engagements_returning_customers: none,
    },
  };
}

export const shopCampaignInsightsDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, shopCampaignOrders(world), {
    dimensions: { shop_campaign_name: row => row.campaign, shop_campaign_target_name: () => 'New customers' },
    measures: { spend: row => row.spend, sales: row => row.sales },
  });
  const [spend, sales, customers]: [Metric, Metric, Metric] = [
    { sum: ['spend'] },
    { sum: ['sales'] },
    { sum: ['rows'] },
  ];
  return {
    parts: [part],
    metrics: {
      shop_campaign_ad_spend: spend,
      shop_campaign_sales: sales,
      shop_campaign_customers: customers,
      shop_campaign_average_customer_acquisition_cost: { divide: [spend, customers] },
      shop_campaign_average_order_value: { divide: [sales, customers] },
      shop_campaign_return_on_ad_spend: { divide: [sales, spend] },
    },
  };
});

export const shopProductImpressionsDataset = oncePer((world: World): Dataset => {
  const rows = shopImpressions(world).map(row => ({
    ...row,
    variant: itemAt(world.products.variantStart, row.product),
  }));
  const part = eventPart(world, rows, { measures: { count: row => row.count } });
  return { parts: [part], metrics: { shop_product_impressions: { sum: ['count'] } } };
});

export const shopPostPurchaseOffersDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, postPurchaseOffers(world), {
    dimensions: { shop_post_purchase_discount_code: row => row.code },
  });
  return { parts: [part], metrics: { shop_post_purchase_offers: { sum: ['rows'] } } };
});
