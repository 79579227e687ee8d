/** What a discount code brings and what it gives away, and whose orders are small with it. */
import { addDays } from '@tillsight/metrics/period';
import { byStake, figuresBy, figuresOf, keptTo, namesOne, type Rule } from './rule.ts';
import { adviceFor } from '../sentences/advice.ts';

/** From this part of what is sold on a code is given away too dearly. */
export const dear = 0.18;

const codeFigures = ['total_orders', 'discounts', 'gross_sales', 'new_customers'];

export const dearCodes: Rule = {
  needs: ['shopify'],
  of: codeFigures,
  requests: context => [
    { metrics: codeFigures, by: ['discount_code'], ...keptTo(context, codeFigures), period: context.period },
    { metrics: ['gross_margin'], period: context.period },
    {
      metrics: ['total_orders'],
      by: ['discount_code'],
      ...keptTo(context, codeFigures),
      period: { from: addDays(context.period.to, -6), to: context.period.to },
    },
  ],
  judge: ([codes, whole, lately], context) => {
    const { shop } = context;
    const inUse = figuresBy(lately, 'discount_code');
    const margin = figuresOf(whole)['gross_margin'] ?? undefined;
    const isAsked = namesOne(context, 'discount_code');
    return [...figuresBy(codes, 'discount_code')]
      .flatMap(([code, { total_orders: orders, discounts: given, gross_sales: gross, new_customers: fresh }]) => {
        if (!orders || !given || !gross || gross <= 0) return [];
        const rate = given / gross;
        // Nobody has to end what nobody used in the last week.
        const isDear = rate >= dear && (isAsked || (orders >= 20 && (inUse.get(code)?.['total_orders'] ?? 0) > 0));
        if (!isDear && !isAsked) return [];
        const newShare = typeof fresh === 'number' ? Math.min(1, fresh / orders) : undefined;
        const told = { code, orders, given, rate, newShare, margin, shop };
        // Half of it where half of these orders would stay away without the code.
        return [
          isDear
            ? { ...adviceFor(context.shop).endCode({ ...told, saves: { low: given / 2, high: given } }), stake: given }
            : { ...adviceFor(context.shop).keepCode(told), stake: given },
        ];
      })
      .toSorted(byStake);
  },
};

const basketFigures = ['average_order_value', 'total_orders'];

/** Codes whose orders are worth less than others could ask for a basket of the usual size. */
export const smallBasketsWithCode: Rule = {
  needs: ['shopify'],
  of: basketFigures,
  requests: context => [
    { metrics: basketFigures, by: ['discount_code'], ...keptTo(context, basketFigures), period: context.period },
    { metrics: basketFigures, ...keptTo(context, basketFigures), period: context.period },
  ],
  judge: ([codes, whole], { shop }) => {
    const usual = figuresOf(whole)['average_order_value'];
    if (!usual) return [];
    return [...figuresBy(codes, 'discount_code')]
      .flatMap(([code, { average_order_value: value, total_orders: orders }]) => {
        if (!value || !orders || orders < 20 || value > 0.9 * usual) return [];
        const gap = (usual - value) * orders;
        return [
          {
            ...adviceFor(shop).codeFromBasket({
              code,
              value,
              orders,
              usual,
              brings: { low: gap / 2, high: gap },
              shop,
            }),
            stake: gap,
          },
        ];
      })
      .toSorted(byStake);
  },
};
