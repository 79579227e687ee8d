/** Gift cards, store credit, fees, payouts, disputes, labels, profit at delivery and subscriptions by plain loops. */
import { chargebacks } from '@tillsight/sandbox/world/money/chargebacks';
import { paymentFees } from '@tillsight/sandbox/world/money/fees';
import { giftCardMoves } from '@tillsight/sandbox/world/money/gift-cards';
import { payouts } from '@tillsight/sandbox/world/money/payouts';
import { shippingLabels } from '@tillsight/sandbox/world/money/shipping-labels';
import { creditMoves } from '@tillsight/sandbox/world/money/store-credit';
import { subscriptionsOf } from '@tillsight/sandbox/world/money/subscribers';
import { calendarKeys, loopsOf, named, share, tableOf, textOf, type Loop, type Scene, type Table } from './groups.ts';
import { weekdays } from './orders.ts';
import { goodsKeys } from './sales.ts';

type Timed = { day: number; minute?: number };

const momentKeys = {
  ...calendarKeys,
  hour: ({ minute = 0 }: Timed) => named(String(Math.floor(minute / 60))),
  weekday: ({ day }: Timed) => named(weekdays[(day + 3) % 7]),
};

/** Sums of what happened in the scene's days. */
export function eventTable<Row extends Timed, Sums>(
  { from, to }: Scene,
  rows: readonly Row[],
  parts: Pick<Parameters<typeof tableOf<Row, Sums>>[0], 'keys' | 'empty'> & { add: (sums: Sums, row: Row) => void },
): Table<Sums> {
  return tableOf<Row, Sums>({
    keys: { ...momentKeys, ...parts.keys },
    empty: parts.empty,
    fill: at => {
      for (const row of rows) if (row.day >= from && row.day <= to) parts.add(at(row), row);
    },
  });
}

export function moneyLoops(scene: Scene): Record<string, Loop> {
  return {
    ...balanceLoops(scene),
    ...creditLoops(scene),
    ...feeLoops(scene),
    ...disputeLoops(scene),
    ...labelLoops(scene),
    ...sentBackLoops(scene),
  };
}

type Balances = {
  sold: number;
  issued: number;
  cards: number;
  credit: number;
  running: number;
  began: number;
  ended: number;
};

/** What stands at the end of the period, or at the end of each day, beside what happened until then. */
function balanceLoops({ world, from, to }: Scene): Record<string, Loop> {
  const [cards, credit, subscriptions] = [giftCardMoves(world), creditMoves(world), subscriptionsOf(world)];
  const inSpan = (day: number, first: number, last: number) => day >= first && day <= last;
  const sumsOf = (first: number, last: number): Balances => {
    const sums = { sold: 0, issued: 0, cards: 0, credit: 0, running: 0, began: 0, ended: 0 };
    for (const { day, kind, value } of cards) {
      const isNew = kind === 'sold' || kind === 'given';
      if (day <= last) sums.cards += isNew ? value : -value;
      if (inSpan(day, first, last) && kind === 'sold') sums.sold += value;
      if (inSpan(day, first, last) && isNew) sums.issued += 1;
    }
    for (const { day, kind, value } of credit) if (day <= last) sums.credit += kind === 'credited' ? value : -value;
    for (const { beginDay, endDay } of subscriptions) {
      if (beginDay <= last && !(endDay >= 0 && endDay <= last)) sums.running += 1;
      if (inSpan(beginDay, first, last)) sums.began += 1;
      if (inSpan(endDay, first, last)) sums.ended += 1;
    }
    return sums;
  };
  const of = (pick: (sums: Balances) => number, nothing: number | null): Loop => ({
    by: splits =>
      spansOf(splits, from, to).map(({ label, first, last }) => ({ label, value: pick(sumsOf(first, last)) })),
    nothing,
  });
  return {
    gift_card_sales: of(({ sold }) => sold / 100, 0),
    gift_cards_issued: of(({ issued }) => issued, 0),
    gift_card_balance: of(sums => sums.cards / 100, null),
    store_credit_balance: of(sums => sums.credit / 100, null),
    active_subscriptions: of(({ running }) => running, null),
    new_subscriptions: of(({ began }) => began, 0),
    cancelled_subscriptions: of(({ ended }) => ended, 0),
  };
}

/** The whole period, or its buckets, cut to it. */
function spansOf(
  splits: readonly string[],
  from: number,
  to: number,
): { label: string; first: number; last: number }[] {
  const [split] = splits;
  if (split === undefined) return [{ label: '', first: from, last: to }];
  const nameOf = calendarKeys[split];
  if (!nameOf) throw new Error(`No plain loop knows balances by ${split}.`);
  const spans = new Map<string, { label: string; first: number; last: number }>();
  for (let day = from; day <= to; day++) {
    const label = nameOf({ day }).label ?? '';
    const known = spans.get(label);
    if (known) known.last = day;
    else spans.set(label, { label, first: day, last: day });
  }
  return [...spans.values()];
}

const channelOf = ({ world: { orders } }: Scene) => ({
  sales_channel: ({ order }: { order: number }) => named(textOf(orders.channel, order)),
});

function creditLoops(scene: Scene): Record<string, Loop> {
  const table = eventTable(scene, creditMoves(scene.world), {
    keys: channelOf(scene),
    empty: () => ({ credited: 0, debited: 0, expired: 0 }),
    add: (sums, { kind, value }) => void (sums[kind] += value),
  });
  return loopsOf(table, {
    store_credit_given: ({ credited }) => credited / 100,
    store_credit_used: ({ debited }) => debited / 100,
    store_credit_expired: ({ expired }) => expired / 100,
  });
}

function feeLoops(scene: Scene): Record<string, Loop> {
  const fees = eventTable(scene, paymentFees(scene.world), {
    keys: channelOf(scene),
    empty: () => ({ processing: 0, international: 0, exchange: 0 }),
    add: (sums, row) => {
      sums.processing += row.processing;
      sums.international += row.international;
      sums.exchange += row.exchange;
    },
  });
  const paid = eventTable(scene, payouts(scene.world), {
    keys: {},
    empty: () => ({ amount: 0 }),
    add: (sums, { amount }) => void (sums.amount += amount),
  });
  return {
    ...loopsOf(fees, {
      payment_processing_fees: ({ processing }) => processing / 100,
      international_card_fees: ({ international }) => international / 100,
      currency_conversion_fees: ({ exchange }) => exchange / 100,
    }),
    ...loopsOf(paid, { shopify_payouts: ({ amount }) => amount / 100 }),
  };
}

function disputeLoops(scene: Scene): Record<string, Loop> {
  const { payments } = scene.world;
  type Row = { day: number; minute: number; reason?: string; isFraud?: boolean; amount?: number };
  const empty = () => ({ count: 0, fraud: 0, amount: 0, payments: 0 });
  const disputes = eventTable<Row, ReturnType<typeof empty>>(scene, chargebacks(scene.world), {
    keys: { chargeback_reason: ({ reason }) => named(reason) },
    empty,
    add: (sums, { isFraud, amount = 0 }) => {
      sums.count += 1;
      sums.fraud += isFraud ? 1 : 0;
      sums.amount += amount;
    },
  });
  const sales = Array.from(payments.day).flatMap((day, row): Row[] =>
    textOf(payments.kind, row) === 'sale' ? [{ day, minute: payments.minute[row]! }] : [],
  );
  const rated = eventTable<Row, ReturnType<typeof empty>>(scene, [...chargebacks(scene.world), ...sales], {
    keys: {},
    empty,
    add: (sums, { reason }) => void (reason === undefined ? (sums.payments += 1) : (sums.count += 1)),
  });
  return {
    ...loopsOf(disputes, {
      chargebacks: ({ count }) => count,
      chargeback_amount: ({ amount }) => amount / 100,
      fraudulent_chargebacks: ({ fraud }) => fraud,
    }),
    ...loopsOf(rated, { chargeback_rate: ({ count, payments: all }) => share(count, all) }),
  };
}

/** Labels on the day they were bought; what an order cost on the day of the order. */
function labelLoops(scene: Scene): Record<string, Loop> {
  const { orders, lines } = scene.world;
  const labels = shippingLabels(scene.world);
  const bought = eventTable(scene, labels, {
    keys: {
      ...channelOf(scene),
      shipping_carrier: ({ order }) => named(textOf(orders.carrier, order)),
      shipping_service: ({ service }) => named(service),
      country: ({ order }) => named(textOf(orders.shippingCountry, order)),
    },
    empty: () => ({ count: 0, cost: 0 }),
    add: (sums, { cost }) => {
      sums.count += 1;
      sums.cost += cost;
    },
  });
  const goodsCost = (order: number) => {
    let cost = 0;
    for (let line = 0; line < lines.length; line++)
      if (lines.order[line] === order) cost += Math.max(0, lines.cost[line]!);
    return cost;
  };
  const sent = labels
    .map(label => ({ ...label, day: orders.day[label.order]!, minute: orders.minute[label.order]! }))
    .filter(({ day }) => day >= scene.from && day <= scene.to)
    .map(row => ({ ...row, goods: goodsCost(row.order) }));
  const profit = eventTable(scene, sent, {
    keys: channelOf(scene),
    empty: () => ({ count: 0, income: 0, goods: 0, label: 0 }),
    add: (sums, { order, goods, cost }) => {
      sums.count += 1;
      sums.income += orders.total[order]! - orders.tax[order]!;
      sums.goods += goods;
      sums.label += cost;
    },
  });
  const each = (amount: number, count: number) => share(amount / 100, count);
  return {
    ...loopsOf(bought, {
      shipping_label_cost: ({ cost }) => cost / 100,
      shipping_labels_bought: ({ count }) => count,
      cost_per_shipping_label: ({ cost, count }) => each(cost, count),
    }),
    ...loopsOf(profit, {
      profit_at_delivery_per_order: ({ income, goods, label, count }) => each(income - goods - label, count),
      costs_at_delivery_per_order: ({ goods, label, count }) => each(goods + label, count),
      shipping_cost_per_order: ({ label, count }) => each(label, count),
    }),
  };
}

/** Units that really came back: sent back by customers, or refused at the door. */
function sentBackLoops(scene: Scene): Record<string, Loop> {
  const { reversals, products, variants } = scene.world;
  const rows = Array.from(reversals.day).flatMap((day, row) =>
    textOf(reversals.kind, row) === 'cancellation'
      ? []
      : [{ day, row, minute: reversals.minute[row]!, variant: reversals.variant[row]! }],
  );
  const productOf = (variant: number) => variants.product[variant] ?? -1;
  const { sku } = goodsKeys(scene.world);
  const table = eventTable(scene, rows, {
    keys: {
      ...(sku && { sku }),
      product: ({ variant }) => named(products.title[productOf(variant)]),
      product_type: ({ variant }) => named(textOf(products.type, productOf(variant))),
      vendor: ({ variant }) => named(textOf(products.vendor, productOf(variant))),
    },
    empty: () => ({ units: 0 }),
    add: (sums, { row }) => void (sums.units -= reversals.quantity[row]!),
  });
  return loopsOf(table, { units_sent_back: ({ units }) => units });
}
