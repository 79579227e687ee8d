import { chargebacks } from '../../../world/money/chargebacks.ts';
import { paymentFees } from '../../../world/money/fees.ts';
import { giftCardMoves } from '../../../world/money/gift-cards.ts';
import { payouts } from '../../../world/money/payouts.ts';
import { deliveredOrders } from '../../../world/money/profit-at-delivery.ts';
import { shippingLabels } from '../../../world/money/shipping-labels.ts';
import { creditMoves } from '../../../world/money/store-credit.ts';
import { subscriptionsOf } from '../../../world/money/subscribers.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Metric } from '../engine/dataset.ts';
import { oncePer, rowsWhere } from './columns.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { eventPart } from './event-part.ts';
import { paymentsDataset } from './order-datasets.ts';
import { stateOf, statePart, type Bucket } from './state-rows.ts';

const nothing: Metric = { constant: 0 };
const average = (name: string): Metric => ({ divide: [{ sum: [name] }, { sum: ['rows'] }] });

export const feesDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, paymentFees(world), {
    measures: {
      processing: row => row.processing,
      international: row => row.international,
      exchange: row => row.exchange,
    },
  });
  return {
    parts: [part],
    metrics: {
      shopify_payments_processing_fees: { sum: ['processing'] },
      average_shopify_payments_processing_fees: average('processing'),
      international_fees: { sum: ['international'] },
      average_international_fees: average('international'),
      foreign_exchange_fees: { sum: ['exchange'] },
      average_foreign_exchange_fees: average('exchange'),
      managed_markets_fees: nothing,
      average_managed_markets_fees: { constant: null },
    },
  };
});

export const payoutsDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, payouts(world), {
    dimensions: { payout_currency: () => world.store.currency },
    measures: { amount: row => row.amount },
  });
  return {
    parts: [part],
    metrics: { payout_amount: { sum: ['amount'] }, payout_amount_in_payout_currency: { sum: ['amount'] } },
  };
});

/** Disputes on the day they were raised, beside the payments of that day. */
export const chargebacksDataset = oncePer((world: World): Dataset => {
  const raised = eventPart(world, chargebacks(world), {
    dimensions: { chargeback_reason: row => row.reason, is_rapid_dispute_resolution: () => false },
    measures: { raised: () => 1, fraud: row => (row.isFraud ? 1 : 0), amount: row => row.amount },
  });
  const payments = paymentsDataset(world).parts.map(part => ({
    ...part,
    dimension: (name: string) => (name.startsWith('shop_') ? part.dimension(name) : null),
    measure: (name: string) =>
      name === 'paid' ? { via: null, values: null, filter: part.measure('sale')?.filter ?? never(world) } : null,
  }));
  const all: Metric = { sum: ['raised'] };
  const paid: Metric = { sum: ['paid'] };
  return {
    parts: [raised, ...payments],
    metrics: {
      chargebacks: all,
      fraudulent_chargebacks: { sum: ['fraud'] },
      chargeback_amount: { sum: ['amount'] },
      successful_transactions: paid,
      chargeback_rate: { divide: [all, paid] },
      fraudulent_chargeback_rate: { divide: [{ sum: ['fraud'] }, paid] },
    },
  };
});

const never = ({ payments }: World) => rowsWhere(payments.length, () => false);

export const shippingLabelsDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, shippingLabels(world), {
    dimensions: {
      shipping_service: row => row.service,
      package_name: row => row.packageName,
      package_type: () => 'Box',
      shipping_label_currency: () => world.store.currency,
      origin_country: () => world.store.country,
    },
    measures: { cost: row => row.cost },
  });
  const seen = { destination_country: 'shipping_country' } as Record<string, string>;
  return {
    parts: [{ ...part, dimension: name => part.dimension(seen[name] ?? name) }],
    metrics: {
      shipping_labels: { sum: ['rows'] },
      shipping_label_costs: { sum: ['cost'] },
      average_shipping_label_cost: average('cost'),
    },
  };
});

export const profitabilityDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, deliveredOrders(world), {
    measures: {
      revenue: row => row.revenue,
      goods: row => row.goods,
      tax: row => row.tax,
      charged: row => row.shippingCharged,
      cost: row => row.costOfGoods,
      label: row => row.shippingPaid,
      costs: row => row.costOfGoods + row.shippingPaid,
      profit: row => row.revenue - row.tax - row.costOfGoods - row.shippingPaid,
    },
  });
  return {
    parts: [part],
    metrics: {
      average_revenue_before_returns: average('revenue'),
      average_sale_after_discounts: average('goods'),
      average_sales_taxes: average('tax'),
      average_customer_shipping_charges: average('charged'),
      average_customer_duties_and_import_taxes: nothing,
      average_customer_price_adjustments: nothing,
      average_cost_of_goods_sold: average('cost'),
      average_store_shipping_costs: average('label'),
      average_store_costs_before_returns: average('costs'),
      average_store_duties_and_import_taxes: nothing,
      average_duty_and_import_tax_adjustment_costs: nothing,
      average_shipping_label_adjustment_costs: nothing,
      average_profit_at_delivery_before_returns: average('profit'),
    },
  };
});

type Move = { day: number; kind: string; value: number };

function sumIn(moves: readonly Move[], { first, last }: Bucket, kinds: readonly string[]): number {
  return moves
    .filter(({ day, kind }) => day >= first && day <= last && kinds.includes(kind))
    .reduce((sum, { value }) => sum + value, 0);
}

/** A balance before and after, from moves that add to it and moves that take from it. */
function balances(moves: readonly Move[], bucket: Bucket, kinds: { in: string[]; out: string[] }) {
  const until = (last: number) => {
    const all = { first: -Infinity, last };
    return sumIn(moves, all, kinds.in) - sumIn(moves, all, kinds.out);
  };
  const [starting, ending] = [until(bucket.first - 1), until(bucket.last)];
  return { starting, ending, change: ending - starting };
}

const movesOfCards = oncePer(giftCardMoves);
const movesOfCredit = oncePer(creditMoves);
const ofWorld = oncePer(subscriptionsOf);

export function giftCardsDataset(world: World, ask: DatasetAsk): Dataset {
  const moves = movesOfCards(world);
  const part = statePart(world, ask, bucket => ({
    ...balances(moves, bucket, { in: ['sold', 'given'], out: ['used', 'disabled'] }),
    sold: sumIn(moves, bucket, ['sold']),
    issued: sumIn(moves, bucket, ['sold', 'given']),
    disabled: sumIn(moves, bucket, ['disabled']),
    issuedCards: sumIn(asOnes(moves), bucket, ['sold', 'given']),
    disabledCards: sumIn(asOnes(moves), bucket, ['disabled']),
  }));
  return {
    parts: [part],
    metrics: {
      starting_gift_card_balance: stateOf('starting'),
      ending_gift_card_balance: stateOf('ending'),
      gift_card_balance_net_change: { sum: ['change'] },
      sold_gift_card_balance: { sum: ['sold'] },
      issued_gift_card_balance: { sum: ['issued'] },
      disabled_gift_card_value: { sum: ['disabled'] },
      adjusted_gift_card_value: nothing,
      gift_cards_issued: { sum: ['issuedCards'] },
      gift_cards_disabled: { sum: ['disabledCards'] },
      gift_cards_adjusted: nothing,
    },
  };
}

const asOnes = (moves: readonly Move[]): Move[] => moves.map(move => ({ ...move, value: 1 }));

export function storeCreditSummariesDataset(world: World, ask: DatasetAsk): Dataset {
  const kinds = { in: ['credited'], out: ['debited', 'expired'] };
  return {
    parts: [statePart(world, ask, bucket => balances(movesOfCredit(world), bucket, kinds))],
    metrics: {
      starting_store_credit_balance: stateOf('starting'),
      ending_store_credit_balance: stateOf('ending'),
      store_credit_balance_net_change: { sum: ['change'] },
    },
  };
}

export const storeCreditTransactionsDataset = oncePer((world: World): Dataset => {
  const only = (wanted: string) => (row: Move) => (row.kind === wanted ? row.value : 0);
  const part = eventPart(world, movesOfCredit(world), {
    dimensions: { store_credit_event: row => row.kind, store_credit_currency: () => world.store.currency },
    measures: { credited: only('credited'), debited: only('debited'), expired: only('expired') },
  });
  return {
    parts: [part],
    metrics: {
      credited_store_credit_value: { sum: ['credited'] },
      debited_store_credit_value: { sum: ['debited'] },
      expired_store_credit_value: { sum: ['expired'] },
    },
  };
});

export function subscriptionsDataset(world: World, ask: DatasetAsk): Dataset {
  const all = ofWorld(world);
  const count = (isMeant: (each: (typeof all)[number]) => boolean) => all.filter(isMeant).length;
  const part = statePart(world, ask, ({ first, last }) => ({
    active: count(({ beginDay, endDay }) => beginDay <= last && (endDay < 0 || endDay > last)),
    added: count(({ beginDay }) => beginDay >= first && beginDay <= last),
    ended: count(({ endDay }) => endDay >= first && endDay <= last),
  }));
  return {
    parts: [part],
    metrics: {
      active_subscriptions: stateOf('active'),
      subscriptions_added: { sum: ['added'] },
      subscriptions_canceled: { sum: ['ended'] },
    },
  };
}
