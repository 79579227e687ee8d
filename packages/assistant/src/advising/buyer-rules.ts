/** Who pays on delivery and what becomes of it, and who bought once and could come back. */
import { addDays, dayAt, lastUnits } from '@tillsight/metrics/period';
import type { Filter, MetricRequest } from '@tillsight/metrics/request';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  median,
  ratio,
  type AdviceContext,
  type Opening,
  type Rule,
  type Suggestion,
} from './rule.ts';
import { adviceFor } from '../sentences/advice.ts';

const isCodFilter = { settles: ['order_tag', 'payment_gateway', 'payment_method'] };

/** The orders that are paid on delivery, by their tag; where orders have none, nothing is known of them as orders. */
function codOf({ ask }: AdviceContext): Filter | undefined {
  const options = ask.filters.find(({ concept }) => concept === 'cod')?.options ?? [];
  const tag = options.find(({ dimension, values, not }) => dimension === 'order_tag' && values.length > 0 && !not);
  return tag && { dimension: 'order_tag', is: tag.values };
}

const apartFigures = ['total_orders', 'units_sold', 'units_returned', 'gross_sales'];

/** The same of all orders and of those on delivery, the other parts of the question kept to. */
function bothKinds(
  context: AdviceContext,
  request: Omit<MetricRequest, 'period'>,
  period = context.period,
): MetricRequest[] {
  const cod = codOf(context);
  if (!cod) return [];
  const { where = [] } = keptTo(context, request.metrics, isCodFilter.settles);
  return [
    { ...request, ...(where.length > 0 ? { where } : {}), period },
    { ...request, where: [...where, cod], period },
  ];
}

/** `rate` and `others`: the share of units returned of orders on delivery and of all others. */
type Loss = { orders: number; rate: number; others: number; perOrder: number };

/** What is lost of an order on delivery beyond what is lost of one paid ahead. */
function lossOf([all, onDelivery]: Parameters<Rule['judge']>[0]): Loss | undefined {
  const [whole, cod] = [figuresOf(all), figuresOf(onDelivery)];
  const less = (key: string): number => (whole[key] ?? 0) - (cod[key] ?? 0);
  const orders = cod['total_orders'] ?? 0;
  const rate = ratio(cod['units_returned'], cod['units_sold']);
  const others = ratio(less('units_returned'), less('units_sold'));
  if (orders < 20 || less('units_sold') <= 0) return undefined;
  return { orders, rate, others, perOrder: (rate - others) * ratio(cod['gross_sales'], orders) };
}

export const payAhead: Rule = {
  needs: ['shopify'],
  of: apartFigures,
  ...isCodFilter,
  requests: context => bothKinds(context, { metrics: apartFigures }),
  judge: (results, { shop }) => {
    const loss = lossOf(results);
    if (!loss || loss.perOrder <= 0) return [];
    const all = loss.orders * loss.perOrder;
    return [
      { ...adviceFor(shop).payAhead({ ...loss, brings: { low: 0.1 * all, high: 0.2 * all }, shop }), stake: 0.2 * all },
    ];
  },
};

/** Where far more pay on delivery than elsewhere. */
export const citiesOnDelivery: Rule = {
  needs: ['shopify'],
  of: apartFigures,
  ...isCodFilter,
  requests: context => [
    ...bothKinds(context, { metrics: apartFigures }),
    ...bothKinds(context, { metrics: ['total_orders'], by: ['city'] }),
  ],
  judge: (results, { shop }) => {
    const loss = lossOf(results);
    const [whole, , cities, codCities] = results;
    const usual = ratio(loss?.orders, figuresOf(whole)['total_orders']);
    if (!loss || loss.perOrder <= 0 || usual <= 0) return [];
    const all = figuresBy(cities, 'city');
    return [...figuresBy(codCities, 'city')]
      .flatMap(([city, { total_orders: own }]): Suggestion[] => {
        const orders = all.get(city)?.['total_orders'] ?? 0;
        const extra = (own ?? 0) - orders * usual;
        if (orders * usual < 10 || extra < 2.2 * Math.sqrt(orders * usual)) return [];
        const brings = { low: 0.5 * extra * loss.perOrder, high: extra * loss.perOrder };
        return [
          {
            ...adviceFor(shop).payAheadIn({ city, orders, share: ratio(own, orders), usual, extra, brings, shop }),
            stake: brings.high,
          },
        ];
      })
      .toSorted(byStake);
  },
};

export const codOpening: Opening = {
  needs: ['shopify'],
  of: ['total_orders'],
  ...isCodFilter,
  requests: context => [
    ...bothKinds(context, { metrics: apartFigures }),
    ...bothKinds(
      context,
      { metrics: ['total_orders'], by: ['month'] },
      lastUnits(12, 'month', context.today, context.shop.country),
    ),
  ],
  tell: (results, { shop, period }) => {
    const [whole, , months, codMonths] = results;
    const loss = lossOf(results);
    if (!loss) return undefined;
    const all = figuresBy(months, 'month');
    const shares = [...figuresBy(codMonths, 'month')].map(([month, { total_orders: own }]) =>
      ratio(own, all.get(month)?.['total_orders']),
    );
    const share = ratio(loss.orders, figuresOf(whole)['total_orders']);
    return adviceFor(shop).codStands({
      share,
      lowest: Math.min(share, ...shares),
      highest: Math.max(share, ...shares),
      rate: loss.rate,
      others: loss.others,
      period,
      shop,
    });
  },
};

const drifting = ['At risk', 'Almost lost', 'Previously loyal', 'Needs attention'];

/** Groups of customers who bought and stopped, by what visits from mails buy. */
export const winBack: Rule = {
  needs: ['shopify'],
  of: ['customers'],
  settles: ['customer_type', 'customer_group'],
  requests: context => [
    {
      metrics: ['customers'],
      by: ['customer_group'],
      ...keptTo(context, ['customers'], ['customer_type']),
      period: yearOf(context),
    },
    {
      metrics: ['store_sessions', 'sessions_that_completed_checkout'],
      by: ['traffic_channel'],
      period: context.period,
    },
    {
      metrics: ['average_order_value'],
      where: [{ dimension: 'customer_type', is: ['Returning'] }],
      period: context.period,
    },
  ],
  judge: ([groups, channels, buyers], { shop }) => {
    const mails = [...figuresBy(channels, 'traffic_channel')].find(([name]) => /^e-?mail$/i.test(name))?.[1];
    const rate = ratio(mails?.['sessions_that_completed_checkout'], mails?.['store_sessions']);
    const value = figuresOf(buyers)['average_order_value'] ?? 0;
    return [...figuresBy(groups, 'customer_group')]
      .flatMap(([group, { customers: people }]): Suggestion[] => {
        if (!people || people < 50 || rate <= 0 || !drifting.includes(group)) return [];
        const all = people * rate * value;
        return [
          {
            ...adviceFor(shop).winBack({
              group,
              people,
              rate,
              value,
              brings: { low: 0.1 * all, high: 0.2 * all },
              shop,
            }),
            stake: 0.2 * all,
          },
        ];
      })
      .toSorted(byStake);
  },
};

const yearOf = ({ period }: AdviceContext): MetricRequest['period'] => ({
  from: addDays(period.to, -364),
  to: period.to,
});

const monthsToRipen = 3;

/** How many more of the best month's new customers came back than of a usual month's. */
export const secondOrders: Rule = {
  needs: ['shopify'],
  of: ['new_customers'],
  settles: ['customer_type', 'customer_group'],
  requests: context => [
    {
      metrics: ['repeat_purchase_rate', 'new_customers'],
      by: ['month'],
      period: lastUnits(12, 'month', context.today, context.shop.country),
    },
    { metrics: ['new_customers'], period: context.period },
    {
      metrics: ['average_order_value'],
      where: [{ dimension: 'customer_type', is: ['Returning'] }],
      period: context.period,
    },
  ],
  judge: ([months, fresh, buyers], { shop }) => {
    const today = dayAt(shop.now, shop.timeZone);
    const ripe = [...figuresBy(months, 'month')]
      .filter(([month]) => addDays(`${month}-01`, 31 * (monthsToRipen + 1)) <= today)
      .flatMap(([, row]) => row['repeat_purchase_rate'] ?? []);
    const [usual, best] = [median(ripe), Math.max(...ripe)];
    const newcomers = figuresOf(fresh)['new_customers'] ?? 0;
    const value = figuresOf(buyers)['average_order_value'] ?? 0;
    if (usual === undefined || ripe.length < 3 || best <= usual || newcomers < 20) return [];
    const high = newcomers * (best - usual) * value;
    return [
      {
        ...adviceFor(shop).secondOrders({ usual, best, newcomers, brings: { low: high / 2, high }, shop }),
        stake: high,
      },
    ];
  },
};
