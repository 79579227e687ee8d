/** How a figure stands against its own twelve months before, and what its usual and its best month would bring. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { lastUnits } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { sourcesOf } from '../serving.ts';
import {
  figuresBy,
  figuresOf,
  keptTo,
  median,
  namesOne,
  type AdviceContext,
  type Figures,
  type Opening,
} from './rule.ts';
import type { Standing } from '../sentences/advice-parts.ts';
import { adviceFor } from '../sentences/advice.ts';
import { filterParts } from '../telling/wording.ts';

/** What one of the figure more is worth in money of the same days, by other figures. */
type Worth = { with: string[]; of: (figures: Figures) => number };

const perOrderValue: Worth = { with: ['total_orders'], of: ({ total_orders: orders }) => orders ?? 0 };
const perGrossSales: Worth = { with: ['gross_sales'], of: ({ gross_sales: gross }) => gross ?? 0 };
const worths: Record<string, Worth> = {
  average_order_value: perOrderValue,
  store_conversion_rate: {
    with: ['store_sessions', 'average_order_value'],
    of: ({ store_sessions: visits, average_order_value: value }) => (visits ?? 0) * (value ?? 0),
  },
  checkout_abandonment_rate: {
    with: ['sessions_that_reached_checkout', 'average_order_value'],
    of: ({ sessions_that_reached_checkout: visits, average_order_value: value }) => (visits ?? 0) * (value ?? 0),
  },
  return_rate: perGrossSales,
  cancellation_rate: perGrossSales,
  discount_rate: perGrossSales,
  gross_margin: { with: ['net_sales'], of: ({ net_sales: net }) => net ?? 0 },
  blended_cac: { with: ['new_customers'], of: ({ new_customers: people }) => people ?? 0 },
};

/** `unless`: says nothing where the question names one of these, as all of it is that. */
export function standingOf(key: string, unless: readonly string[] = []): Opening {
  const metric = metricByKey(key);
  const companions = worths[key]?.with ?? [];
  const all = [key, ...companions];
  return {
    needs: metric ? sourcesOf(metric).filter(source => source !== 'meta') : [],
    of: [key],
    requests: context => {
      if (namesOne(context, ...unless) || metric?.timing === 'now' || !metric?.dimensions.includes('month')) return [];
      const { period } = context;
      // Each figure keeps to what it can be kept to, or the range is left out.
      const own = keptTo(context, [key]);
      const beside = companions.length > 0 && all.every(each => fitsAll(each, own.where)) ? companions : [];
      return [
        { metrics: [key, ...beside], ...own, period },
        { metrics: [key], by: ['month'], ...own, period: monthsBefore(context) },
      ];
    },
    tell: (results, context) => {
      const found = standing(key, results);
      return (
        found &&
        adviceFor(context.shop).standing({
          key,
          ...found,
          place: filterParts(keptTo(context, [key]).where),
          period: context.period,
          shop: context.shop,
        })
      );
    },
  };
}

const fitsAll = (key: string, where: MetricRequest['where']): boolean =>
  (where ?? []).every(({ dimension }) => metricByKey(key)?.dimensions.includes(dimension));

/** Twelve whole months, the last of which is over before the four weeks begin or runs into them. */
const monthsBefore = ({ today, shop }: AdviceContext): MetricRequest['period'] => {
  const period = lastUnits(12, 'month', today, shop.country);
  const begins = shop.historyFrom;
  return begins !== undefined && begins > period.from && begins < period.to ? { ...period, from: begins } : period;
};

export function standing(key: string, [current, months]: readonly MetricResult[]): Standing | undefined {
  const figures = figuresOf(current);
  const now = figures[key];
  if (now === null || now === undefined) return undefined;
  const past = [...figuresBy(months, 'month').values()].flatMap(row => row[key] ?? []);
  if (past.length < 3) return { now, lowest: now, highest: now, isBest: false };
  const [lowest, highest] = [Math.min(...past), Math.max(...past)];
  const isGoodUp = metricByKey(key)?.good_when !== 'down';
  const best = isGoodUp ? highest : lowest;
  const isBetter = (value: number): boolean => (isGoodUp ? value > now : value < now);
  const known = { now, lowest, highest, isBest: !isBetter(best) };
  const worth = worths[key];
  if (!worth || known.isBest || worth.with.some(each => figures[each] === undefined)) return known;
  const usual = median(past) ?? best;
  const isUsual = isBetter(usual) && Math.abs(usual - now) >= 0.2 * Math.abs(best - now);
  const first = isUsual ? usual : (now + best) / 2;
  const money = worth.of(figures);
  const brings = { low: Math.abs(first - now) * money, high: Math.abs(best - now) * money };
  return brings.high >= 1 ? { ...known, brings, isUsual } : known;
}
