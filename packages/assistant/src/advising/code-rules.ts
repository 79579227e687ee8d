/** What a discount code brings and what it gives away. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import { byStake, figuresBy, figuresOf, filtersOf, type Rule } from './rule.ts';

export const dearCodes: Rule = {
  topics: ['discounts', 'general'],
  needs: ['shopify'],
  requests: context => [
    {
      metrics: ['total_orders', 'discounts', 'gross_sales', 'new_customers'],
      by: ['discount_code'],
      ...filtersOf(context, 'discount_code'),
      period: context.period,
    },
    { metrics: ['gross_margin'], period: context.period },
  ],
  judge: ([codes, whole], { shop, where }) => {
    const margin = figuresOf(whole)['gross_margin'] ?? undefined;
    const isAsked = where.some(filter => filter.dimension === 'discount_code');
    return [...figuresBy(codes, 'discount_code')]
      .flatMap(([code, { total_orders: orders, discounts: given, gross_sales: gross, new_customers: fresh }]) => {
        if (!orders || !given || !gross || gross <= 0) return [];
        const rate = given / gross;
        if (!isAsked && (rate < 0.18 || orders < 20)) return [];
        const newShare =
          typeof fresh === 'number'
            ? `, ${formatValue(Math.min(1, fresh / orders), 'percent', shop)} of them from new customers`
            : '';
        const eats = margin ? ` Your gross margin after all discounts is ${formatValue(margin, 'percent', shop)}.` : '';
        return [
          {
            text: `${rate >= 0.18 ? 'End or limit' : 'Keep'} the code ${code}: in 28 days ${formatValue(orders, 'count', shop)} orders used it${newShare}, and it gave away ${formatMoney(Math.round(given), shop.currency)}, ${formatValue(rate, 'percent', shop)} of what they were worth.${eats} A limit per customer or an end date would keep the rest.`,
            stake: given,
          },
        ];
      })
      .toSorted(byStake);
  },
};
