/** What a higher price would bear, what the last change did, thin margins, and what free delivery would cost. */
import { addDays } from '@tillsight/metrics/period';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  median,
  namesOne,
  ratio,
  type AdviceContext,
  type Rule,
  type Suggestion,
} from './rule.ts';
import { adviceFor } from '../sentences/advice.ts';

const step = 0.05;
const priceFigures = ['units_sold', 'gross_sales', 'gross_margin'];

/** Raising a price pays as long as fewer leave than its margin carries. */
export const roomForPrice: Rule = {
  needs: ['shopify'],
  of: priceFigures,
  requests: context => [
    { metrics: priceFigures, by: ['product'], ...keptTo(context, priceFigures), period: context.period },
  ],
  judge: ([goods], context) => {
    const isAsked = namesOne(context, 'product', 'variant');
    return [...figuresBy(goods, 'product')]
      .flatMap(([product, { units_sold: units, gross_sales: gross, gross_margin: margin }]): Suggestion[] => {
        if (!units || !gross || !margin || margin <= 0 || (!isAsked && units < 20)) return [];
        const price = gross / units;
        const mayLeave = step / (margin + step);
        // All stay, or half as many leave as it could bear.
        const high = units * price * step;
        const low = units * (1 - mayLeave / 2) * price * (margin + step) - units * price * margin;
        return [
          {
            ...adviceFor(context.shop).raisePrice({
              product,
              price,
              margin,
              units,
              mayLeave,
              brings: { low, high },
              shop: context.shop,
            }),
            stake: high,
          },
        ];
      })
      .toSorted(byStake);
  },
};

/** Asked what a lower price would do: how many more have to buy before it pays. What it costs if none do, it brings with twice as many. */
export const costOfCut: Rule = {
  needs: ['shopify'],
  of: priceFigures,
  requests: roomForPrice.requests,
  judge: ([goods], { shop }) =>
    [...figuresBy(goods, 'product')]
      .flatMap(([product, { units_sold: units, gross_sales: gross, gross_margin: margin }]): Suggestion[] => {
        if (!units || !gross || !margin || margin <= step) return [];
        const price = gross / units;
        const mustGain = margin / (margin - step) - 1;
        const loss = units * price * step;
        const told = { product, price, margin, units, needed: units * (1 + mustGain), mustGain, loss, shop };
        return [{ ...adviceFor(shop).cutPrice(told), stake: loss }];
      })
      .toSorted(byStake),
};

const weeks = 26;

/** The last time a price changed: what its units and its profit did, beside all others. */
export const lastPriceChange: Rule = {
  needs: ['shopify'],
  of: priceFigures,
  requests: context => {
    if (!namesOne(context, 'product', 'variant')) return [];
    const period = { from: addDays(context.period.to, 1 - 7 * weeks), to: context.period.to };
    return [
      {
        metrics: ['units_sold', 'gross_sales', 'gross_profit'],
        by: ['week'],
        ...keptTo(context, priceFigures),
        period,
      },
      { metrics: ['units_sold'], by: ['week'], period },
    ];
  },
  judge: ([own, all], { shop }) => {
    const others = figuresBy(all, 'week');
    const rows = [...figuresBy(own, 'week')]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([week, { units_sold: units, gross_sales: gross, gross_profit: profit }]) =>
        units && gross
          ? [
              {
                week,
                units,
                price: gross / units,
                profit: profit ?? 0,
                rest: (others.get(week)?.['units_sold'] ?? 0) - units,
              },
            ]
          : [],
      );
    const changed = rows.findLastIndex((row, at) => {
      const before = median(rows.slice(Math.max(0, at - 4), at).map(({ price }) => price));
      const after = median(rows.slice(at, at + 4).map(({ price }) => price));
      return (
        at >= 4 &&
        before !== undefined &&
        after !== undefined &&
        Math.abs(after / before - 1) > 0.04 &&
        Math.abs(row.price / before - 1) > 0.04
      );
    });
    if (changed < 4) return [];
    const first = firstOfChange(
      rows.map(({ price }) => price),
      changed,
    );
    const [before, after] = [rows.slice(Math.max(0, first - 6), first), rows.slice(first, first + 6)];
    if (before.length < 3 || after.length < 3) return [];
    const mean = (some: typeof rows, of: (row: (typeof rows)[number]) => number): number =>
      some.reduce((sum, row) => sum + of(row), 0) / some.length;
    const [from, to] = [median(before.map(({ price }) => price)) ?? 0, median(after.map(({ price }) => price)) ?? 0];
    const units = mean(after, row => row.units) / mean(before, row => row.units) - 1;
    const rest = mean(after, row => row.rest) / mean(before, row => row.rest) - 1;
    const profitPerWeek = mean(after, row => row.profit) - mean(before, row => row.profit) * (1 + rest);
    return [
      {
        ...adviceFor(shop).priceChanged({
          from,
          to,
          week: rows[first]?.week ?? '',
          units,
          rest,
          profit: 4 * profitPerWeek,
          shop,
        }),
        stake: Number.MAX_SAFE_INTEGER,
      },
    ];
  },
};

/** The week in which the new price was there first. */
function firstOfChange(prices: number[], at: number): number {
  const settled = prices[at] ?? 0;
  let first = at;
  while (first > 1 && Math.abs((prices[first - 1] ?? 0) / settled - 1) < 0.03) first -= 1;
  return first;
}

const marginFigures = ['gross_margin', 'net_sales', 'units_sold'];

export const thinMargins: Rule = {
  needs: ['shopify'],
  of: marginFigures,
  requests: context => [
    { metrics: marginFigures, by: ['product'], ...keptTo(context, marginFigures), period: context.period },
    { metrics: ['gross_margin'], ...keptTo(context, ['gross_margin']), period: context.period },
  ],
  judge: ([goods, whole], { shop }) => {
    const usual = figuresOf(whole)['gross_margin'];
    if (!usual) return [];
    return [...figuresBy(goods, 'product')]
      .flatMap(([product, { gross_margin: margin, net_sales: net, units_sold: units }]): Suggestion[] => {
        if (!margin || !net || !units || units < 10 || margin > usual - 0.05) return [];
        const brings = { low: 0.02 * net, high: step * net };
        return [{ ...adviceFor(shop).mendMargin({ product, margin, usual, net, brings, shop }), stake: brings.high }];
      })
      .toSorted(byStake);
  },
};

const deliveryFigures = ['shipping_charges', 'total_orders', 'average_order_value'];

export const freeDelivery: Rule = {
  needs: ['shopify'],
  of: deliveryFigures,
  settles: ['discount_code'],
  requests: context => [
    { metrics: deliveryFigures, ...keptTo(context, deliveryFigures, ['discount_code']), period: context.period },
    { metrics: ['gross_margin'], period: context.period },
  ],
  judge: ([delivery, whole], { shop }: AdviceContext) => {
    const { shipping_charges: charged, total_orders: orders, average_order_value: value } = figuresOf(delivery);
    const margin = figuresOf(whole)['gross_margin'];
    if (!charged || !orders || !value || !margin || margin <= 0) return [];
    const needed = charged / (value * margin);
    return [
      {
        ...adviceFor(shop).freeDelivery({ charged, orders, value, margin, needed, share: ratio(needed, orders), shop }),
        stake: charged,
      },
    ];
  },
};
