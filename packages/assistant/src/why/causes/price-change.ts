/** A product that costs more or less than before, and what it sold at the new price. */
import { formatMoney } from '@tillsight/metrics/format';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { medianOf, sumOf } from '../arithmetic.ts';
import { prices, type Evidence } from '../evidence.ts';
import { pairIn, type Pair, type Row } from '../measure.ts';
import { growth, rowsBy, type Found, type Suspicion } from './cause.ts';
import { count } from './say.ts';

/** `wobble`: what rounding makes of a price that stands still. */
const least = { change: 0.03, units: 2, days: 3, wobble: 0.006 };

export function suspectPrice(evidence: Evidence): Suspicion | undefined {
  const { windows, where } = evidence;
  const { period, base, before } = windows;
  if (!evidence.results.has('product') || windows.hours.length > 0) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const shape = { metrics: ['units_sold', ...prices], where: [...where, { dimension: 'product', is: suspects }] };
  const first = base.from < period.from ? base.from : period.from;
  const span = { from: before?.from ?? first, to: period.to > base.to ? period.to : base.to };
  const requests: MetricRequest[] = [
    { ...shape, by: ['product', 'day'], period: span },
    // One by one, which costs a third of asking for product and variant together; further suspects have their days only.
    ...suspects.slice(0, 2).map(title => ({
      metrics: shape.metrics,
      by: ['variant'],
      where: [...where, { dimension: 'product', is: [title] }],
      period,
      base,
    })),
  ];
  return {
    requests,
    judge: ([daily, ...variants]) =>
      suspects.flatMap((each, at) => verdictOn(each, { daily, variants: variants[at] }, evidence) ?? []),
  };
}

/** Products whose average price moved; several variants at several prices do that by themselves, which the second look tells apart. */
function suspectsIn(evidence: Evidence): string[] {
  const usual = {
    units: rowsBy(evidence, 'product before', 'units_sold'),
    gross: rowsBy(evidence, 'product before', 'gross_sales'),
  };
  const moves = (evidence.results.get('product')?.rows ?? []).flatMap(({ by, values }) => {
    const title = by['product'];
    const [units, gross] = [pairIn(values, 'units_sold'), pairIn(values, 'gross_sales')];
    if (!title || units.now < least.units) return [];
    const price = gross.now / units.now;
    const earlier = [
      { units: units.past, gross: gross.past },
      { units: usual.units.get(title)?.now ?? 0, gross: usual.gross.get(title)?.now ?? 0 },
    ];
    const known = earlier.filter(each => each.units >= least.units && each.gross > 0);
    const move = Math.max(0, ...known.map(each => Math.abs(Math.log(price / (each.gross / each.units)))));
    return Number.isFinite(move) ? [{ title, move }] : [];
  });
  return moves
    .filter(({ move }) => move >= 0.5 * least.change)
    .toSorted((a, b) => b.move - a.move || a.title.localeCompare(b.title))
    .slice(0, 10)
    .map(({ title }) => title);
}

type Second = { daily: MetricResult | undefined; variants: MetricResult | undefined };

function verdictOn(title: string, { daily, variants }: Second, evidence: Evidence): Found | undefined {
  const { shop } = evidence;
  const step = stepIn(title, daily, evidence) ?? stepOnMostDays(title, { daily, variants }, evidence);
  if (!step) return undefined;
  const change = step.after / step.before - 1;
  if (Math.abs(change) < least.change) return undefined;
  const sold = rowsBy(evidence, 'product', 'units_sold').get(title)!;
  const worth = rowsBy(evidence, 'product', 'gross_sales').get(title)!;
  const price = (value: number): string => formatMoney(Math.round(value), shop.currency);
  const say = sentencesFor(shop).why.causes;
  return {
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
}

type Step = { before: number; after: number; day?: Day };

/** One price on every day until one, and another on every day from it on. */
function stepIn(title: string, daily: MetricResult | undefined, { windows }: Evidence): Step | undefined {
  const days = daysSold(title, daily);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const stands = (price: number, other: number): boolean => Math.abs(price / other - 1) < least.wobble;
  const at = days.findIndex(({ price }) => !stands(price, first.price));
  const [old, recent] = [days.slice(0, at), days.slice(at)];
  const units = sumOf(recent.map(({ values }) => pairIn(values, 'units_sold').now));
  if (at < least.days || units < least.units || !recent.every(({ price }) => stands(price, last.price)))
    return undefined;
  const day = recent[0]!.day;
  const begins = windows.base.from < windows.period.from ? windows.base.from : windows.period.from;
  if (day <= begins || day > windows.period.to) return undefined;
  return {
    before: first.price * (1 + taxOf(old.map(each => each.values))),
    after: last.price * (1 + taxOf(recent.map(each => each.values))),
    day,
  };
}

type DaySold = { day: Day; price: number; values: Row };

const daysSold = (title: string, daily: MetricResult | undefined): DaySold[] =>
  (daily?.rows ?? [])
    .filter(({ by, values }) => by['product'] === title && by['day'] && pairIn(values, 'units_sold').now > 0)
    .map(({ by, values }) => ({ day: by['day'] ?? '', price: grossPrice(values, 'now'), values }))
    .toSorted((a, b) => a.day.localeCompare(b.day));

/** One large order at a price of its own moves the average, and not what it costs on most days. */
function stepOnMostDays(title: string, { daily, variants }: Second, { windows }: Evidence): Step | undefined {
  const step = stepOfVariants(variants);
  const days = daysSold(title, daily);
  const usual = ({ from, to }: Period): number =>
    medianOf(days.filter(({ day }) => day >= from && day <= to).map(({ price }) => price));
  const [before, after] = [usual(windows.base), usual(windows.period)];
  const change = step && before > 0 ? (after / before - 1) / (step.after / step.before - 1) : 0;
  return change > 0.5 ? step : undefined;
}

/** Most of what sold at both times changed its price alike, with tax as well as without. */
function stepOfVariants(result: MetricResult | undefined): Step | undefined {
  const rows = (result?.rows ?? []).map(row => row.values);
  const sold = rows.filter(row => pairIn(row, 'units_sold').now > 0 && pairIn(row, 'units_sold').past > 0);
  const weights = sold.map(row => pairIn(row, 'units_sold').now + pairIn(row, 'units_sold').past);
  const units = sumOf(weights);
  if (units < 4 * least.units) return undefined;
  const mean = (side: keyof Pair): number => sumOf(sold.map((row, at) => weights[at]! * grossPrice(row, side))) / units;
  const change = mean('now') / mean('past') - 1;
  const moved = (row: Row): number => grossPrice(row, 'now') / grossPrice(row, 'past') - 1;
  const along = sumOf(
    sold.map((row, at) => (Math.abs(moved(row) - change) < 0.25 * Math.abs(change) ? weights[at]! : 0)),
  );
  const [before, after] = [mean('past') * (1 + taxOf(sold, 'past')), mean('now') * (1 + taxOf(sold))];
  // Where tax depends on what is really paid, as in India, a discount alone moves the price without tax.
  const isTax = Math.abs(after / before - 1 - change) > 0.3 * Math.abs(change);
  return along >= 0.7 * units && !isTax ? { before, after } : undefined;
}

const grossPrice = (row: Row, side: keyof Pair): number =>
  pairIn(row, 'gross_sales')[side] / pairIn(row, 'units_sold')[side];

/** Tax on a unit of money, from what was sold and taken back. */
function taxOf(rows: readonly Row[], side: keyof Pair = 'now'): number {
  const [taxes, net, gross] = ['taxes', 'net_sales', 'gross_sales'].map(key =>
    sumOf(rows.map(row => pairIn(row, key)[side])),
  );
  return net! > 0.2 * gross! ? Math.max(0, taxes! / net!) : 0;
}
