/** What will run out, what lies too long, and what could go beside other goods. */
import { addDays } from '@tillsight/metrics/period';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  namesOne,
  type AdviceContext,
  type Rule,
  type Suggestion,
} from './rule.ts';
import { adviceFor } from '../sentences/advice.ts';
import { filterParts } from '../telling/wording.ts';

const bounds = { soonDays: 14, slowDays: 90, orderDays: 30 };
const stockFigures = ['inventory_available', 'days_of_cover'];
const salesFigures = ['units_sold', 'gross_sales', 'gross_profit', 'net_sales'];

const stockAndSales = (context: AdviceContext): ReturnType<Rule['requests']> => {
  const { period } = context;
  const kept = keptTo(context, stockFigures);
  return [
    { metrics: stockFigures, by: ['product'], ...kept, period: { from: period.to, to: period.to } },
    { metrics: salesFigures, by: ['product'], ...keptTo(context, salesFigures), period },
  ];
};

type Item = { product: string; units: number; left: number; cover: number; price: number; margin: number | undefined };

function itemsOf([stock, sales]: Parameters<Rule['judge']>[0]): Item[] {
  const sold = figuresBy(sales, 'product');
  return [...figuresBy(stock, 'product')].flatMap(([product, { inventory_available: left, days_of_cover: cover }]) => {
    const { units_sold: units, gross_sales: gross, gross_profit: profit, net_sales: net } = sold.get(product) ?? {};
    if (typeof left !== 'number') return [];
    const price = units && gross ? gross / units : 0;
    const margin = profit && net && net > 0 ? profit / net : undefined;
    return [
      { product, units: units ?? 0, left, cover: cover ?? (left > 0 ? Number.POSITIVE_INFINITY : 0), price, margin },
    ];
  });
}

export const runningOut: Rule = {
  needs: ['shopify'],
  of: ['inventory_available', 'days_of_cover'],
  requests: stockAndSales,
  judge: (results, context) =>
    itemsOf(results)
      .filter(({ units, cover }) => units >= 10 && cover < bounds.soonDays)
      .map(({ product: title, units, left, cover, price }): Suggestion => {
        const { shop } = context;
        const product = [title, ...variantsKept(context)].join(', ');
        const perDay = units / 28;
        const high = perDay * price * (28 - Math.max(0, cover));
        const pieces = Math.ceil(perDay * bounds.orderDays - Math.max(0, left));
        // Half of it where buyers take something else instead.
        return {
          ...adviceFor(shop).reorder({
            product,
            units,
            left,
            cover,
            pieces,
            days: bounds.orderDays,
            atStake: { low: high / 2, high },
            shop,
          }),
          stake: high,
        };
      })
      .toSorted(byStake),
};

/** "White": the colours and sizes that were asked about, which are not all of the product. */
const variantsKept = (context: AdviceContext): string[] =>
  filterParts(keptTo(context, stockFigures).where)
    .filter(({ dimension, isNot }) => !isNot && /^(variant|colour and size)$/.test(dimension))
    .flatMap(({ values }) => values);

export const lyingStill: Rule = {
  needs: ['shopify'],
  of: ['inventory_available', 'days_of_cover'],
  requests: context => [
    ...stockAndSales(context),
    {
      metrics: ['inventory_value'],
      by: ['product'],
      ...keptTo(context, ['inventory_value']),
      // Stock is valued about two days late.
      period: { from: addDays(context.period.to, -1), to: addDays(context.period.to, -1) },
    },
    {
      metrics: ['units_sold', 'gross_sales'],
      by: ['product'],
      ...keptTo(context, ['units_sold', 'gross_sales']),
      period: { from: addDays(context.period.to, -364), to: context.period.to },
    },
  ],
  judge: (results, context) => {
    const worth = figuresBy(results[2], 'product');
    const lately = figuresBy(results[3], 'product');
    // What sold nothing of late has the price of the last year.
    const priced = (item: Item): Item => {
      const { units_sold: units, gross_sales: gross } = lately.get(item.product) ?? {};
      return item.price > 0 || !units || !gross ? item : { ...item, price: gross / units };
    };
    const isAsked = namesOne(context, 'product', 'variant');
    return itemsOf(results)
      .filter(({ left, cover }) => left > 0 && (isAsked || (left >= 30 && cover > bounds.slowDays)))
      .map(item => slowSuggestion(priced(item), worth.get(item.product)?.['inventory_value'] || undefined, context))
      .toSorted(byStake);
  },
};

/** Whether goods are sold on at all: what needs a markdown speaks against it, what sells without one for it. */
export const stillSold: Rule = {
  ...lyingStill,
  judge: (results, context) =>
    lyingStill.judge(results, context).map(({ verdict, ...suggestion }) => ({
      ...suggestion,
      ...(verdict ? { verdict: { ...verdict, side: verdict.side === 'for' ? 'against' : 'for' } } : {}),
    })),
};

/** A markdown is suggested only as far as the margin carries it, and not for what sells by itself. */
function slowSuggestion(item: Item, value: number | undefined, { shop }: AdviceContext): Suggestion {
  const { left, price, margin, cover } = item;
  const worth = value ?? left * price;
  if (cover <= bounds.slowDays) return { ...adviceFor(shop).leaveAtPrice({ ...item, shop }), stake: 0 };
  // From the cost that is tied up to the price of all of it, a fifth off; one of the two alone where the other is not known.
  const ends = [value, price > 0 ? 0.8 * price * left : undefined].filter(each => each !== undefined);
  const brings = { low: Math.min(...ends), high: Math.max(0, ...ends) };
  const known = ends.length === 0 ? 'none' : ends.length > 1 ? 'both' : value === undefined ? 'price' : 'cost';
  const keeps = margin !== undefined && margin > 0.2 && price > 0 ? price * (margin - 0.2) : undefined;
  return { ...adviceFor(shop).clear({ ...item, keeps, brings, known, shop }), stake: worth };
}

/** Small things in good supply that could lie beside every basket. */
export const addToBasket: Rule = {
  needs: ['shopify'],
  of: ['average_order_value', 'total_orders'],
  requests: context => [
    ...stockAndSales({ ...context, ask: { ...context.ask, filters: [] } }),
    {
      metrics: ['average_order_value', 'total_orders'],
      ...keptTo(context, ['average_order_value', 'total_orders']),
      period: context.period,
    },
  ],
  judge: (results, { shop }) => {
    const { average_order_value: value, total_orders: orders } = figuresOf(results[2]);
    if (!value || !orders) return [];
    return itemsOf(results)
      .filter(
        ({ units, cover, price, margin }) =>
          units >= 15 && cover >= 28 && price > 0 && price <= 0.4 * value && (margin ?? 0) >= 0.5,
      )
      .map((item): Suggestion => {
        const room = Math.min(orders, item.left);
        const brings = { low: 0.05 * room * item.price, high: 0.1 * room * item.price };
        return { ...adviceFor(shop).addToBasket({ ...item, brings, shop }), stake: brings.high };
      })
      .toSorted(byStake);
  },
};
