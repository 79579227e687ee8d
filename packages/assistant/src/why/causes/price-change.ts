/** A product that costs more or less than before, and what it sold at the new price. */
import { formatMoney } from '@tillsight/metrics/format';
import { addDays } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { medianOf, sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn, type Pair, type Row } from '../measure.ts';
import { growth, rowsBy, type Found, type Suspicion } from './cause.ts';
import { goodsByDay, leastPriceMove, repriced } from './goods-in-doubt.ts';
import { count } from './say.ts';

/** `wobble`: what rounding makes of a price that stands still. */
const least = { change: leastPriceMove, units: 2, days: 3, wobble: 0.006 };

/** Of all pairs of an earlier and a later day. */
const nearlyAll = 0.9;

/** What a price with tax is computed from. */
const taxed = ['gross_sales', 'net_sales', 'taxes'];

export function suspectPrice(evidence: Evidence): Suspicion | undefined {
  if (!evidence.results.has('product') || evidence.windows.hours.length > 0) return undefined;
  const suspects = repriced(evidence);
  const days = goodsByDay(evidence, ['units_sold', 'gross_sales']);
  if (suspects.length === 0 || !days) return undefined;
  return { requests: [days], judge: ([daily]) => closerLooks(suspects, daily, evidence) };
}

/** Tax is asked about only where the days say that a price moved. */
function closerLooks(suspects: readonly string[], daily: MetricResult | undefined, evidence: Evidence): Suspicion[] {
  const { windows, where } = evidence;
  return suspects
    .flatMap((title): Suspicion[] => {
      const days = daysSold(title, daily);
      const stood = stepIn(days, windows) ?? moveOnMostDays(days, windows);
      if (!stood || Math.abs(stood.after / stood.before - 1) < least.change) return [];
      const filter = [...where, { dimension: 'product', is: [title] }];
      const rates: MetricRequest = { metrics: taxed, where: filter, period: stood.recent, base: stood.old };
      return [{ requests: [rates], judge: ([rate]) => told(title, withTax(stood, rate), evidence) }];
    })
    .slice(0, 2);
}

function told(title: string, step: Step | undefined, evidence: Evidence): Found[] {
  const { shop } = evidence;
  if (!step) return [];
  const change = step.after / step.before - 1;
  if (Math.abs(change) < least.change) return [];
  const sold = rowsBy(evidence, 'product', 'units_sold').get(title)!;
  const worth = rowsBy(evidence, 'product', 'gross_sales').get(title)!;
  const price = (value: number): string => formatMoney(Math.round(value), shop.currency);
  const say = sentencesFor(shop).why.causes;
  const found: Found = {
    kind: 'price',
    subject: title,
    did: { sales: worth.now - worth.past * growth(evidence), units: sold.now - sold.past * growth(evidence) },
    tell: effect =>
      say.price({
        title,
        way: change > 0 ? 'up' : 'down',
        by: Math.abs(change),
        day: step.day,
        before: price(step.before),
        after: price(step.after),
        sold: count(sold.now, shop),
        soldBefore: count(sold.past, shop),
        effect,
      }),
    unknown: say.unknown.price,
  };
  return [found];
}

type Step = { before: number; after: number; day?: Day };

/** Prices without tax, and the days at each; `day`: on which it moved from the one to the other at once. */
type Stood = Step & { old: Period; recent: Period };

/** Where tax depends on what is really paid, as in India, a discount alone moves the price without tax. */
function withTax({ day, ...stood }: Stood, rates: MetricResult | undefined): Step | undefined {
  const before = stood.before * (1 + taxIn(rates, 'past'));
  const after = stood.after * (1 + taxIn(rates, 'now'));
  const change = stood.after / stood.before - 1;
  if (day !== undefined) return { before, after, day };
  return Math.abs(after / before - 1 - change) > 0.3 * Math.abs(change) ? undefined : { before, after };
}

/** One price on every day until one, and another on every day from it on. */
function stepIn(days: readonly DaySold[], windows: Evidence['windows']): Stood | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const stands = (price: number, other: number): boolean => Math.abs(price / other - 1) < least.wobble;
  const at = days.findIndex(({ price }) => !stands(price, first.price));
  const recent = days.slice(at);
  const units = sumOf(recent.map(({ values }) => pairIn(values, 'units_sold').now));
  if (at < least.days || units < least.units || !recent.every(({ price }) => stands(price, last.price)))
    return undefined;
  const day = recent[0]!.day;
  const begins = windows.base.from < windows.period.from ? windows.base.from : windows.period.from;
  if (day <= begins || day > windows.period.to) return undefined;
  return {
    before: first.price,
    after: last.price,
    day,
    old: { from: first.day, to: addDays(day, -1) },
    recent: { from: day, to: last.day },
  };
}

type DaySold = { day: Day; price: number; values: Row };

const daysSold = (title: string, daily: MetricResult | undefined): DaySold[] =>
  (daily?.rows ?? [])
    .filter(({ by, values }) => by['product'] === title && by['day'] && pairIn(values, 'units_sold').now > 0)
    .map(({ by, values }) => ({ day: by['day'] ?? '', price: grossPrice(values, 'now'), values }))
    .toSorted((a, b) => a.day.localeCompare(b.day));

/**
 * Nearly every day of the one stretch above nearly every day of the other: what a large order does to a day, and which
 * variants sell on it, does not reach that far.
 */
function moveOnMostDays(days: readonly DaySold[], { period, base }: Evidence['windows']): Stood | undefined {
  const pricesIn = ({ from, to }: Period): number[] =>
    days.filter(({ day }) => day >= from && day <= to).map(({ price }) => price);
  const [old, recent] = [pricesIn(base), pricesIn(period)];
  if (Math.min(old.length, recent.length) <= least.days) return undefined;
  const above = sumOf(recent.map(price => old.filter(each => each < price).length)) / (old.length * recent.length);
  if (Math.max(above, 1 - above) < nearlyAll) return undefined;
  return { before: medianOf(old), after: medianOf(recent), old: base, recent: period };
}

const grossPrice = (row: Row, side: keyof Pair): number =>
  pairIn(row, 'gross_sales')[side] / pairIn(row, 'units_sold')[side];

/** Tax on a unit of money, from what was sold and taken back. */
function taxIn(rates: MetricResult | undefined, side: keyof Pair): number {
  const row = rates?.rows[0]?.values;
  const [taxes, net, gross] = ['taxes', 'net_sales', 'gross_sales'].map(key => pairIn(row, key)[side]);
  return net! > 0.2 * gross! ? Math.max(0, taxes! / net!) : 0;
}
