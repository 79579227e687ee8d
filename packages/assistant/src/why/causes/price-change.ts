/** A product that costs more or less than before, in all its variants, and what it sold at the new price. */
import { formatChange, formatMoney } from '@tillsight/metrics/format';
import type { Day, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { sumOf } from '../arithmetic.ts';
import { prices, type Evidence } from '../evidence.ts';
import { pairIn, type Pair, type Row } from '../measure.ts';
import { growth, rowsBy, type Cause, type Suspicion } from './cause.ts';
import { aboutMoney, count, dayText } from './say.ts';

const least = { change: 0.03, units: 4, days: 3 };

export function suspectPrice(evidence: Evidence): Suspicion | undefined {
  const { windows, where } = evidence;
  const { period, base } = windows;
  if (!evidence.results.has('product')) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const filter = [...where, ...windows.hours, { dimension: 'product', is: suspects }];
  const variants: MetricRequest = {
    metrics: ['units_sold', ...prices],
    by: ['product', 'variant'],
    where: filter,
    period,
    base,
  };
  const span = {
    from: base.from < period.from ? base.from : period.from,
    to: period.to > base.to ? period.to : base.to,
  };
  const days: MetricRequest = {
    metrics: ['units_sold', ...prices],
    by: ['product', 'day'],
    where: filter,
    period: span,
  };
  return {
    requests: windows.hours.length > 0 ? [variants] : [variants, days],
    judge: ([rows, daily]) => suspects.flatMap(each => verdictOn(each, { rows, daily }, evidence) ?? []),
  };
}

/** Products whose average price moved; several variants at several prices do that by themselves, which the second look tells apart. */
function suspectsIn({ results }: Evidence): string[] {
  const moves = (results.get('product')?.rows ?? []).flatMap(({ by, values }) => {
    const [units, gross] = [pairIn(values, 'units_sold'), pairIn(values, 'gross_sales')];
    if (!by['product'] || Math.min(units.now, units.past) < least.units || gross.past <= 0) return [];
    return [{ title: by['product'], by: Math.abs(Math.log(gross.now / units.now / (gross.past / units.past))) }];
  });
  return moves
    .filter(move => move.by >= 0.6 * least.change)
    .toSorted((a, b) => b.by - a.by || a.title.localeCompare(b.title))
    .slice(0, 8)
    .map(({ title }) => title);
}

type Second = { rows: MetricResult | undefined; daily: MetricResult | undefined };

function verdictOn(title: string, { rows, daily }: Second, evidence: Evidence): Cause | undefined {
  const { shop } = evidence;
  const ofVariants = stepOfVariants(title, rows);
  if (!ofVariants) return undefined;
  const step = stepIn(title, daily) ?? ofVariants;
  const change = step.after / step.before - 1;
  const isAlike = Math.abs(ofVariants.after / ofVariants.before - 1 - change) < 0.3 * Math.abs(change);
  if (Math.abs(change) < least.change || !isAlike) return undefined;
  const sold = rowsBy(evidence, 'product', 'units_sold').get(title)!;
  const worth = rowsBy(evidence, 'product', 'gross_sales').get(title)!;
  const effect = worth.now - worth.past * growth(evidence);
  const price = (value: number): string => formatMoney(Math.round(value), shop.currency);
  const when = step.day ? ` on ${dayText(step.day, shop)}` : '';
  return {
    kind: 'price',
    subject: title,
    effect,
    text: `The price of ${title} ${change > 0 ? 'rose' : 'fell'} by ${formatChange(Math.abs(change)).replace('+', '')}${when} (${price(step.before)}, then ${price(step.after)}, tax included), and it sold ${count(sold.now, shop)} units instead of ${count(sold.past, shop)}: ${aboutMoney(effect, shop)} against the shop as a whole.`,
    unknown: 'Whether buyers stayed away because of the price, figures alone cannot prove.',
  };
}

type Step = { before: number; after: number; day?: Day };

/** One price until a day and another from it on; a product with several prices at once has no such day. */
function stepIn(title: string, daily: MetricResult | undefined): Step | undefined {
  const days = (daily?.rows ?? [])
    .filter(({ by }) => by['product'] === title)
    .flatMap(({ by, values }) => {
      const price = priceOf(values, 'now');
      return by['day'] && price !== undefined ? [{ day: by['day'], price }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const near = (price: number, other: number): boolean => Math.abs(price / other - 1) < 0.012;
  const at = days.findIndex(({ price }) => !near(price, first.price));
  const isClean = at > 0 && days.length >= least.days && days.slice(at).every(({ price }) => near(price, last.price));
  return isClean ? { before: first.price, after: last.price, day: days[at]!.day } : undefined;
}

/** Most of what sold at both times changed its price alike. */
function stepOfVariants(title: string, result: MetricResult | undefined): Step | undefined {
  const variants = (result?.rows ?? [])
    .filter(row => row.by['product'] === title)
    .flatMap(({ values }) => variantIn(values) ?? []);
  const units = sumOf(variants.map(each => each.units));
  if (units === 0) return undefined;
  const mean = (side: 'now' | 'past'): number => sumOf(variants.map(each => each.units * each[side])) / units;
  const step = { before: mean('past'), after: mean('now') };
  const change = step.after / step.before - 1;
  const along = variants.filter(each => Math.abs(each.now / each.past - 1 - change) < 0.25 * Math.abs(change));
  return sumOf(along.map(each => each.units)) >= 0.7 * units ? step : undefined;
}

/** One variant sold at both times. */
function variantIn(row: Row): { units: number; now: number; past: number } | undefined {
  const [now, past] = [priceOf(row, 'now'), priceOf(row, 'past')];
  const units = pairIn(row, 'units_sold');
  return now === undefined || past === undefined ? undefined : { units: units.now + units.past, now, past };
}

/**
 * What a unit costs a buyer before discounts. Gross sales are without tax, and where the tax depends on what is really
 * paid (as in India) they move with every discount; the price with tax does not. Returns bring back tax of other days.
 */
function priceOf(row: Row, side: keyof Pair): number | undefined {
  const of = (key: string): number => pairIn(row, key)[side];
  const [units, gross, net] = [of('units_sold'), of('gross_sales'), of('net_sales')];
  const returned = gross - of('discounts') - net;
  if (units <= 0 || gross <= 0 || Math.abs(returned) > 0.01 * gross) return undefined;
  return (gross * (1 + Math.max(0, of('taxes')) / net)) / units;
}
