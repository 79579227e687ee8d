/** Slow weekdays: how slow they really are, and whether visitors are missing on them or fewer buy. */
import { addDays, dayCount, startOf } from '@tillsight/metrics/period';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  median,
  type AdviceContext,
  type Rule,
  type Suggestion,
} from './rule.ts';
import { adviceFor } from '../sentences/advice.ts';

const settles = ['weekday'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekdayOf = (day: string): string => weekdays[dayCount({ from: startOf('week', day), to: day }) - 1] ?? '';

/** From this share of the usual on a day is none. */
const notSlow = 0.98;

/** Eight whole weeks, so that no festival makes a weekday. */
const eightWeeks = ({ period }: AdviceContext): AdviceContext['period'] => ({
  from: addDays(period.to, -55),
  to: period.to,
});

/** The usual figure of each weekday: its median, whatever one week was like. */
function usualByWeekday(rows: ReadonlyMap<string, Record<string, number | null>>, key: string): Map<string, number> {
  const days = Map.groupBy(rows, ([day]) => weekdayOf(day));
  return new Map(
    [...days].flatMap(([weekday, all]): [string, number][] => {
      const usual = median(all.flatMap(([, row]) => row[key] ?? []));
      return usual === undefined ? [] : [[weekday, usual]];
    }),
  );
}

export const slowDays: Rule = {
  needs: ['shopify'],
  of: ['total_orders'],
  settles,
  requests: context => [
    {
      metrics: ['total_orders'],
      by: ['day'],
      ...keptTo(context, ['total_orders'], settles),
      period: eightWeeks(context),
    },
    { metrics: ['total_orders'], by: ['hour'], ...keptTo(context, ['total_orders'], settles), period: context.period },
    { metrics: ['average_order_value'], ...keptTo(context, ['average_order_value'], settles), period: context.period },
    // Visits are of the site, and say nothing of one shop or product.
    ...(keptTo(context, ['total_orders'], settles).where
      ? []
      : [{ metrics: ['store_sessions'], by: ['day'], period: eightWeeks(context) }]),
  ],
  judge: ([orderDays, hours, value, visitDays], context) => {
    const orders = usualByWeekday(figuresBy(orderDays, 'day'), 'total_orders');
    const visits = usualByWeekday(figuresBy(visitDays, 'day'), 'store_sessions');
    const [usual, usualVisits] = [median([...orders.values()]), median([...visits.values()])];
    const worth = figuresOf(value)['average_order_value'];
    if (!usual || !worth || orders.size < 7) return [];
    const peak = [...figuresBy(hours, 'hour')].toSorted(
      ([, a], [, b]) => (b['total_orders'] ?? 0) - (a['total_orders'] ?? 0),
    )[0]?.[0];
    const asked = context.ask.filters.flatMap(({ options }) =>
      options.flatMap(({ dimension, values }) => (dimension === 'weekday' ? values : [])),
    );
    const slowest = [...orders]
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, 2)
      .map(([weekday]) => weekday);
    const areSlow = asked.some(weekday => (orders.get(weekday) ?? usual) < notSlow * usual);
    return (asked.length === 0 ? slowest : areSlow ? asked : [...asked, ...slowest])
      .flatMap((weekday): Suggestion[] => {
        const own = orders.get(weekday);
        if (own === undefined) return [];
        const told = { weekday, own, usual, peak: Number(peak ?? 0), shop: context.shop };
        // What was taken for slow and is not is told first.
        if (own >= notSlow * usual)
          return asked.includes(weekday)
            ? [{ ...adviceFor(context.shop).notSlow(told), stake: Number.MAX_SAFE_INTEGER }]
            : [];
        const gap = (usual - own) * 4 * worth;
        const brings = { low: gap / 2, high: gap };
        const seen = visits.get(weekday);
        const isForVisits =
          seen !== undefined && usualVisits !== undefined && seen / usualVisits <= (1 + own / usual) / 2;
        const made =
          isForVisits && seen !== undefined && usualVisits !== undefined
            ? adviceFor(context.shop).callOnSlowDay({ ...told, visits: seen, usualVisits, brings })
            : adviceFor(context.shop).offerOnSlowDay({ ...told, brings, isVisited: seen !== undefined });
        return [{ ...made, stake: gap }];
      })
      .toSorted(byStake);
  },
};
