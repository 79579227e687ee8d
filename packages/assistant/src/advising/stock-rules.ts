/** What will run out, and what lies too long. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import { byStake, figuresBy, filtersOf, type AdviceContext, type Rule, type Suggestion } from './rule.ts';

const bounds = { soonDays: 14, slowDays: 120, orderDays: 30 };

const stockAndSales = (context: AdviceContext): ReturnType<Rule['requests']> => {
  const { period } = context;
  const shape = { by: ['product'], ...filtersOf(context, 'product') };
  return [
    { ...shape, metrics: ['inventory_available', 'days_of_cover'], period: { from: period.to, to: period.to } },
    { ...shape, metrics: ['units_sold', 'gross_sales', 'gross_profit', 'net_sales'], period },
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
  topics: ['general', 'stock', 'product'],
  needs: ['shopify'],
  requests: stockAndSales,
  judge: (results, { shop }) =>
    itemsOf(results)
      .filter(({ units, cover }) => units >= 10 && cover < bounds.soonDays)
      .map(({ product, units, left, cover, price }): Suggestion => {
        const perDay = units / 28;
        const stake = perDay * price * (28 - Math.max(0, cover));
        const reorder = Math.ceil(perDay * bounds.orderDays - Math.max(0, left));
        const state =
          left <= 0
            ? 'is out of stock'
            : `lasts ${formatValue(cover, 'days', shop)} more (${formatValue(left, 'count', shop)} units)`;
        return {
          text: `Reorder ${product}: it sold ${formatValue(units, 'count', shop)} units in 28 days and ${state}. About ${formatValue(reorder, 'count', shop)} units would cover the next ${bounds.orderDays} days; without them up to ${money(stake, shop.currency)} of gross sales is at stake in four weeks.`,
          stake,
        };
      })
      .toSorted(byStake),
};

export const lyingStill: Rule = {
  topics: ['general', 'stock', 'product'],
  needs: ['shopify'],
  requests: context => [
    ...stockAndSales(context),
    {
      metrics: ['inventory_value'],
      by: ['product'],
      ...filtersOf(context, 'product'),
      period: { from: context.period.to, to: context.period.to },
    },
  ],
  judge: (results, { shop, where }) => {
    const worth = figuresBy(results[2], 'product');
    const isAsked = where.some(filter => filter.dimension === 'product');
    return itemsOf(results)
      .filter(({ left, cover }) => left > 0 && (isAsked || (left >= 30 && cover > bounds.slowDays)))
      .map(item => slowSuggestion(item, worth.get(item.product)?.['inventory_value'] ?? undefined, shop.currency))
      .toSorted(byStake);
  },
};

/** A markdown is suggested only as far as the margin carries it. */
function slowSuggestion(
  { product, units, left, cover, price, margin }: Item,
  value: number | undefined,
  currency: string,
): Suggestion {
  const shop = { currency };
  const worth = value ?? left * price;
  const worthText = worth > 0 ? `, worth about ${money(worth, currency)}` : '';
  const lasts = Number.isFinite(cover)
    ? `at that pace the ${formatValue(left, 'count', shop)} in stock last ${formatValue(cover, 'days', shop)}`
    : `${formatValue(left, 'count', shop)} are in stock`;
  const off = 0.2;
  const kept =
    margin !== undefined && margin > off && price > 0
      ? ` Its margin is ${formatValue(margin, 'percent', shop)}, so 20% off would still leave about ${money(price * (margin - off), currency)} a unit.`
      : '';
  return {
    text: `Move ${product}: it sold ${formatValue(units, 'count', shop)} units in 28 days, and ${lasts}${worthText}. Try a bundle, a place on the home page or a markdown.${kept}`,
    stake: worth,
  };
}

const money = (value: number, currency: string): string => formatMoney(Math.round(value), currency);
