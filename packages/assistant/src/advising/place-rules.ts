/** One place, shop or channel beside all of them, and the goods it likes more than others do. */
import type { SourceName } from '@tillsight/metrics/metric';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  ratio,
  type AdviceContext,
  type Opening,
  type Rule,
  type Suggestion,
} from './rule.ts';
import type { FilterPart } from '../sentences/parts.ts';
import { adviceFor } from '../sentences/advice.ts';
import { filterParts } from '../telling/wording.ts';

const placeOf = (context: AdviceContext, keys: readonly string[]): FilterPart[] =>
  filterParts(keptTo(context, keys).where);

const orderFigures = ['total_orders', 'average_order_value'];

export const placeOpening: Opening = {
  needs: ['shopify'],
  of: orderFigures,
  requests: context => [
    { metrics: orderFigures, ...keptTo(context, orderFigures), period: context.period },
    { metrics: orderFigures, period: context.period },
  ],
  tell: ([own, all], context) => {
    const { total_orders: orders, average_order_value: value } = figuresOf(own);
    const { total_orders: allOrders, average_order_value: usual } = figuresOf(all);
    const place = placeOf(context, orderFigures);
    // A place that these figures do not know is left out of them: all of the shop is no place.
    if (!orders || !value || !allOrders || !usual || place.length === 0) return undefined;
    return adviceFor(context.shop).placeStands({
      place,
      orders,
      share: ratio(orders, allOrders),
      value,
      usual,
      period: context.period,
      shop: context.shop,
    });
  },
};

const goodsFigures = ['units_sold', 'gross_sales'];

/** What a place buys more often than its share of all would make it. */
export const goodsLikedThere: Rule = {
  needs: ['shopify'],
  of: goodsFigures,
  requests: context => [
    { metrics: goodsFigures, by: ['product'], ...keptTo(context, goodsFigures), period: context.period },
    { metrics: ['units_sold'], by: ['product'], period: context.period },
    { metrics: ['units_sold'], ...keptTo(context, ['units_sold']), period: context.period },
    { metrics: ['units_sold'], period: context.period },
  ],
  judge: ([there, everywhere, own, all], context) => {
    const share = ratio(figuresOf(own)['units_sold'], figuresOf(all)['units_sold']);
    if (share <= 0 || share >= 0.9) return [];
    const whole = figuresBy(everywhere, 'product');
    return [...figuresBy(there, 'product')]
      .flatMap(([product, { units_sold: units, gross_sales: gross }]): Suggestion[] => {
        const sold = whole.get(product)?.['units_sold'] ?? 0;
        const expected = sold * share;
        if (!units || !gross || expected < 3 || units < 1.25 * expected || units - expected < 1.5 * Math.sqrt(expected))
          return [];
        const brings = { low: 0.1 * gross, high: 0.2 * gross };
        return [
          {
            ...adviceFor(context.shop).leadWith({
              product,
              place: placeOf(context, goodsFigures),
              units,
              sold,
              share: ratio(units, sold),
              usual: share,
              brings,
              shop: context.shop,
            }),
            stake: brings.high,
          },
        ];
      })
      .toSorted(byStake);
  },
};

/** Visits of a place or channel and what they buy, as one of the two platforms that know visits counts them. */
type Visits = { visits: string; bought: string; value: string };

const visitsOf: Partial<Record<SourceName, Visits>> = {
  shopify: { visits: 'store_sessions', bought: 'sessions_that_completed_checkout', value: 'average_order_value' },
  google_analytics: { visits: 'sessions', bought: 'ecommercePurchases', value: 'averagePurchaseRevenue' },
};

const visitRule = (source: 'shopify' | 'google_analytics'): Rule => {
  const { visits, bought, value } = visitsOf[source]!;
  return {
    needs: [source],
    of: [visits, bought],
    requests: context => [
      { metrics: [visits, bought], ...keptTo(context, [visits, bought]), period: context.period },
      { metrics: [visits, bought, value], period: context.period },
    ],
    judge: ([own, all], context) => {
      const [part, whole] = [figuresOf(own), figuresOf(all)];
      const [rate, usual] = [ratio(part[bought], part[visits]), ratio(whole[bought], whole[visits])];
      const worth = whole[value] ?? 0;
      const seen = part[visits];
      const place = placeOf(context, [visits, bought]);
      if (!seen || usual <= 0 || seen * usual < 5 || place.length === 0) return [];
      const told = {
        place,
        visits: seen,
        bought: part[bought] ?? 0,
        rate,
        usual,
        shop: context.shop,
      };
      const gap = (usual - rate) * seen * worth;
      const more = (part[bought] ?? 0) * worth;
      const isAlike = Math.abs(rate / usual - 1) < 0.1;
      const better = { ...told, brings: { low: 0.1 * more, high: 0.2 * more } };
      return isAlike || rate > usual
        ? [
            {
              ...(isAlike ? adviceFor(context.shop).asOthersDo(better) : adviceFor(context.shop).bringMore(better)),
              stake: 0.2 * more,
            },
          ]
        : [{ ...adviceFor(context.shop).leadVisitsOn({ ...told, brings: { low: gap / 2, high: gap } }), stake: gap }];
    },
  };
};

export const visitsThere = visitRule('shopify');
export const visitsFrom = visitRule('google_analytics');
