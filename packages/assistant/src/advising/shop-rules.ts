/** Baskets left at the checkout, cities and pages that convert otherwise than the rest, and goods that come back. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import { byStake, figuresBy, figuresOf, filtersOf, type Rule } from './rule.ts';

export const abandonedBaskets: Rule = {
  topics: ['general', 'conversion', 'customers'],
  needs: ['shopify'],
  requests: ({ period }) => [{ metrics: ['abandoned_checkouts', 'abandoned_checkout_value'], period }],
  judge: ([result], { shop }) => {
    const { abandoned_checkouts: left, abandoned_checkout_value: value } = figuresOf(result);
    if (!left || !value || left < 20) return [];
    const stake = 0.1 * value;
    return [
      {
        text: `Remind those who left at the checkout: ${formatValue(left, 'count', shop)} checkouts worth ${money(value, shop.currency)} were not completed in 28 days; if every tenth came back, that would be ${money(stake, shop.currency)}.`,
        stake,
      },
    ];
  },
};

export const betterCities: Rule = {
  topics: ['general', 'traffic', 'customers', 'conversion'],
  needs: ['shopify'],
  requests: context => [
    {
      metrics: ['store_sessions', 'sessions_that_completed_checkout'],
      by: ['city'],
      ...filtersOf(context, 'city'),
      period: context.period,
    },
    { metrics: ['store_sessions', 'sessions_that_completed_checkout', 'average_order_value'], period: context.period },
  ],
  judge: ([cities, whole], { shop }) => {
    const all = figuresOf(whole);
    const [visits, bought] = [all['store_sessions'] ?? 0, all['sessions_that_completed_checkout'] ?? 0];
    const usual = visits > 0 ? bought / visits : 0;
    return [...figuresBy(cities, 'city')]
      .flatMap(([city, { store_sessions: own = 0, sessions_that_completed_checkout: orders = 0 }]) => {
        const expected = (own ?? 0) * usual;
        const rate = own ? (orders ?? 0) / own : 0;
        // More than chance makes of so few buyers, and worth a campaign of its own.
        if (expected < 10 || rate < 1.2 * usual || (orders ?? 0) - expected < 2.2 * Math.sqrt(expected)) return [];
        const stake = 0.2 * (orders ?? 0) * (all['average_order_value'] ?? 0);
        return [
          {
            text: `Show more of your ads in ${city}: ${formatValue(rate, 'percent', shop)} of its ${formatValue(own, 'count', shop)} visits bought in 28 days, against ${formatValue(usual, 'percent', shop)} everywhere; a fifth more visits there would be worth about ${money(stake, shop.currency)}.`,
            stake,
          },
        ];
      })
      .toSorted(byStake);
  },
};

export const weakPages: Rule = {
  topics: ['conversion', 'traffic'],
  needs: ['shopify'],
  requests: ({ period }) => [
    { metrics: ['store_sessions', 'sessions_that_completed_checkout'], by: ['landing_page'], period },
    { metrics: ['store_sessions', 'sessions_that_completed_checkout', 'average_order_value'], period },
  ],
  judge: ([pages, whole], { shop }) => {
    const all = figuresOf(whole);
    const [visits, bought] = [all['store_sessions'] ?? 0, all['sessions_that_completed_checkout'] ?? 0];
    const usual = visits > 0 ? bought / visits : 0;
    return [...figuresBy(pages, 'landing_page')]
      .flatMap(([page, { store_sessions: own, sessions_that_completed_checkout: orders }]) => {
        const expected = (own ?? 0) * usual;
        if (!own || expected < 15 || (orders ?? 0) > 0.3 * expected) return [];
        const stake = 0.3 * expected * (all['average_order_value'] ?? 0);
        return [
          {
            text: `Lead visitors of ${page} to a product: ${formatValue(own, 'count', shop)} visits began there in 28 days and ${formatValue(orders ?? 0, 'count', shop)} bought, where ${formatValue(usual, 'percent', shop)} buy elsewhere; a third of that would be worth about ${money(stake, shop.currency)}.`,
            stake,
          },
        ];
      })
      .toSorted(byStake);
  },
};

export const oftenReturned: Rule = {
  topics: ['general', 'returns', 'product'],
  needs: ['shopify'],
  requests: context => [
    {
      metrics: ['units_sold', 'units_returned', 'returns_value'],
      by: ['product'],
      ...filtersOf(context, 'product'),
      period: context.period,
    },
    { metrics: ['units_sold', 'units_returned'], period: context.period },
  ],
  judge: ([products, whole], { shop }) => {
    const all = figuresOf(whole);
    const usual = (all['units_returned'] ?? 0) / Math.max(1, all['units_sold'] ?? 0);
    return [...figuresBy(products, 'product')]
      .flatMap(([product, { units_sold: sold, units_returned: back, returns_value: value }]) => {
        if (!sold || !back || !value || back < 8) return [];
        const rate = back / sold;
        if (rate < 1.3 * usual || back - sold * usual < 2 * Math.sqrt(sold * usual)) return [];
        const stake = value * (1 - usual / rate);
        return [
          {
            text: `Look into the returns of ${product}: ${formatValue(back, 'count', shop)} units came back while ${formatValue(sold, 'count', shop)} were sold in 28 days (${formatValue(rate, 'percent', shop)}, all products ${formatValue(usual, 'percent', shop)}); at the usual rate about ${money(stake, shop.currency)} would have stayed. Size and photos are the first places to look.`,
            stake,
          },
        ];
      })
      .toSorted(byStake);
  },
};

const money = (value: number, currency: string): string => formatMoney(Math.round(value), currency);
