/** A coming season by what the last one sold: which goods it lifts, and whether there are enough of them. */
import { addDays, dayCount, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { festivals } from '../vocabulary/festivals.ts';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  type AdviceContext,
  type Opening,
  type Rule,
  type Suggestion,
} from './rule.ts';
import type { Season } from '../sentences/advice-parts.ts';
import { adviceFor } from '../sentences/advice.ts';

/** Festivals of a day whose sale goes over several. */
const saleOf: Record<string, string> = {
  'Black Friday': 'Black Friday to Cyber Monday',
  'Cyber Monday': 'Black Friday to Cyber Monday',
};
/** A festival of one day is bought for in the two weeks up to it. */
const daysBefore = 13;

export function seasonOf({ ask, today, shop }: Pick<AdviceContext, 'ask' | 'today' | 'shop'>): Season | undefined {
  const { when } = ask;
  if (!when) return undefined;
  const named = festivals.find(({ name }) => name === (saleOf[when.label ?? ''] ?? when.label));
  if (named) {
    const running = Number(today.slice(0, 4));
    const of = (year: number): Period | undefined => {
      const day = named.days[year];
      if (day === undefined) return undefined;
      const first = `${year}-${day}`;
      return named.lasts
        ? { from: first, to: addDays(first, named.lasts - 1) }
        : { from: addDays(first, -daysBefore), to: first };
    };
    const year = [running, running + 1].find(each => (of(each)?.to ?? '') >= today);
    const [coming, last] = year === undefined ? [] : [of(year), of(year - 1)];
    return coming && last ? known({ name: named.name, coming, last }, shop.historyFrom) : undefined;
  }
  if (when.unit !== 'month' && when.unit !== 'quarter') return undefined;
  let coming = when.period;
  while (coming.to < today) coming = yearLater(coming);
  return known({ name: when.label ?? '', coming, last: samePeriodLastYear(coming) }, shop.historyFrom);
}

const known = (season: Season, begins: Day | undefined): Season | undefined =>
  begins !== undefined && season.last.from < begins ? undefined : season;

const yearLater = ({ from, to }: Period): Period => {
  const later = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return { from: later(from), to: later(to) };
};

const requestsFor = (context: AdviceContext): ReturnType<Rule['requests']> => {
  const season = seasonOf(context);
  if (!season) return [];
  const { period, shop } = context;
  const before = { from: addDays(season.last.from, -365), to: addDays(season.last.from, -1) };
  const begins = shop.historyFrom !== undefined && shop.historyFrom > before.from ? shop.historyFrom : before.from;
  const units = ['units_sold', 'gross_sales'];
  const lately = { from: addDays(period.to, -89), to: period.to };
  return [
    { metrics: units, by: ['product'], ...keptTo(context, units), period: season.last },
    {
      metrics: ['units_sold'],
      by: ['product'],
      ...keptTo(context, ['units_sold']),
      period: { ...before, from: begins },
    },
    {
      metrics: ['inventory_available'],
      by: ['product'],
      ...keptTo(context, ['inventory_available']),
      period: { from: period.to, to: period.to },
    },
    { metrics: units, ...keptTo(context, units), period: lately, base: samePeriodLastYear(lately) },
    { metrics: units, ...keptTo(context, units), period: season.last },
    { metrics: units, ...keptTo(context, units), period: { ...before, from: begins } },
  ];
};

const leastUnits = 5;
const leastLift = 1.25;

type Lifted = {
  product: string;
  sold: number;
  lift: number;
  price: number;
  perDay: number;
  usualPerDay: number;
  left: number;
};

function liftedGoods([inSeason, before, stock]: Parameters<Rule['judge']>[0], { last }: Season): Lifted[] {
  const usual = figuresBy(before, 'product');
  const shelf = figuresBy(stock, 'product');
  const [days, daysBefore] = [dayCount(last), before ? dayCount(before.request.period) : 1];
  return [...figuresBy(inSeason, 'product')].flatMap(([product, { units_sold: sold, gross_sales: gross }]) => {
    const usualPerDay = (usual.get(product)?.['units_sold'] ?? 0) / daysBefore;
    const left = shelf.get(product)?.['inventory_available'];
    if (!sold || sold < leastUnits || !gross || usualPerDay <= 0 || typeof left !== 'number') return [];
    const perDay = sold / days;
    const lift = perDay / usualPerDay;
    return lift < leastLift
      ? []
      : [{ product, sold, lift, price: gross / sold, perDay, usualPerDay, left: Math.max(0, left) }];
  });
}

/** How the shop has grown since; a halved or doubled one says little of single goods. */
const growthOf = (result: Parameters<Rule['judge']>[0][number] | undefined): number =>
  Math.min(2, Math.max(0.5, 1 + (result?.rows[0]?.values['units_sold']?.change ?? 0)));

export const seasonGoods: Rule = {
  needs: ['shopify'],
  of: ['units_sold', 'inventory_available'],
  requests: requestsFor,
  judge: (results, context) => {
    const season = seasonOf(context);
    if (!season) return [];
    const { today, shop } = context;
    const days = dayCount({ from: season.coming.from > today ? season.coming.from : today, to: season.coming.to });
    const growth = growthOf(results[3]);
    return liftedGoods(results, season)
      .map((item): Suggestion => {
        const [fewest, most] = [item.perDay * days * Math.min(1, growth), item.perDay * days * Math.max(1, growth)];
        const short = { low: Math.max(0, fewest - item.left), high: most - item.left };
        if (short.high >= 1) {
          const brings = { low: short.low * item.price, high: short.high * item.price };
          return { ...adviceFor(shop).stockUp({ ...item, season, days, short, brings, shop }), stake: brings.high };
        }
        const extra = (item.perDay - item.usualPerDay) * days * item.price;
        const brings = { low: extra * Math.min(1, growth), high: extra * Math.max(1, growth) };
        return { ...adviceFor(shop).showForSeason({ ...item, season, days, brings, shop }), stake: 0.5 * brings.high };
      })
      .toSorted(byStake);
  },
};

export const seasonOpening: Opening = {
  needs: ['shopify'],
  of: ['units_sold'],
  requests: requestsFor,
  tell: (results, context) => {
    const season = seasonOf(context);
    const [, , , , inSeason, before] = results;
    const { gross_sales: sold } = figuresOf(inSeason);
    const usual = figuresOf(before)['gross_sales'];
    if (!season || !sold || !usual || !before) return undefined;
    const change = sold / dayCount(season.last) / (usual / dayCount(before.request.period)) - 1;
    return adviceFor(context.shop).seasonStands({ season, sold, change, today: context.today, shop: context.shop });
  },
};
