/** One city that bought far more, or far less, than its share, on some days. */
import { formatPercent } from '@tillsight/metrics/format';
import { daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn, type Pair } from '../measure.ts';
import {
  busyness,
  ordersByDay,
  rowsBy,
  seriesBy,
  sides,
  surprise,
  valuePerOrder,
  type Cause,
  type Suspicion,
} from './cause.ts';
import { aboutMoney, count } from './say.ts';

/** How much likelier than chance, as a logarithm, how many times its share, and how many orders at least. */
const certain = { evidence: 12, times: 2, fewer: 0.35, orders: 9 };

type Suspect = { city: string; period: Period; sign: 1 | -1 };

export function suspectCity(evidence: Evidence): Suspicion | undefined {
  const { where, windows } = evidence;
  if (!windows.before || windows.hours.length > 0 || !evidence.results.has('city before')) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const requests = suspects.flatMap(({ city, period }): MetricRequest[] => {
    const filter = [...where, { dimension: 'city', is: [city] }];
    const asked = (dimension: string, key: string): MetricRequest => ({
      metrics: [key],
      by: [dimension],
      where: filter,
      period,
    });
    return [
      asked('day', 'total_orders'),
      asked('product', 'units_sold'),
      asked('source', 'total_orders'),
      asked('customer_type', 'total_orders'),
    ];
  });
  return {
    requests,
    judge: results =>
      suspects.flatMap((each, at) => verdictOn(each, results.slice(4 * at, 4 * at + 4), evidence) ?? []),
  };
}

function suspectsIn(evidence: Evidence): Suspect[] {
  const usual = rowsBy(evidence, 'city before', 'total_orders');
  const orders = rowsBy(evidence, 'city', 'total_orders');
  return [...new Set([...usual.keys(), ...orders.keys()])]
    .flatMap(city =>
      sides(evidence).map(({ period, side, sign }: { period: Period; side: keyof Pair; sign: 1 | -1 }) => {
        const expected = (usual.get(city)?.now ?? 0) * busyness(evidence, period);
        return { city, period, sign, odd: Math.abs(surprise(orders.get(city)?.[side] ?? 0, expected)) };
      }),
    )
    .filter(({ odd }) => odd > 2.6)
    .toSorted((a, b) => b.odd - a.odd || a.city.localeCompare(b.city))
    .slice(0, 2);
}

function verdictOn(
  { city, period, sign }: Suspect,
  answers: readonly MetricResult[],
  evidence: Evidence,
): Cause | undefined {
  const { shop } = evidence;
  const [daily, ...groups] = answers;
  const run = oddestRun(
    city,
    { period, orders: seriesBy(daily, 'total_orders').get('') ?? new Map<Day, number>() },
    evidence,
  );
  if (!run) return undefined;
  const effect = sign * (run.orders - run.expected) * valuePerOrder(evidence);
  const [product, source, customers] = groups.map(topOf);
  const chiefly = {
    product: product && product.share > 0.3 ? product.label : undefined,
    source: source && source.share > 0.3 ? source.label : undefined,
    customers:
      customers && customers.share > 0.6 ? { share: formatPercent(customers.share), kind: customers.label } : undefined,
  };
  const say = sentencesFor(shop).why.causes;
  const isMore = run.orders > run.expected;
  return {
    kind: 'place',
    subject: city,
    effect,
    text: say.place({
      city,
      orders: count(run.orders, shop),
      run: run.days,
      expected: count(run.expected, shop),
      effect: aboutMoney(effect, shop),
      chiefly: isMore ? chiefly : undefined,
    }),
    unknown: say.unknown.place(city, isMore),
  };
}

type Run = { days: Period; orders: number; expected: number; evidence: number };

/** The run of days, a week at most, that the city's share explains worst. */
function oddestRun(
  city: string,
  { period, orders }: { period: Period; orders: Map<Day, number> },
  evidence: Evidence,
): Run | undefined {
  const all = ordersByDay(evidence);
  const before = evidence.windows.before ? daysOf(evidence.windows.before) : [];
  const share =
    (rowsBy(evidence, 'city before', 'total_orders').get(city)?.now ?? 0) /
    Math.max(1, sumOf(before.map(day => all.get(day) ?? 0)));
  const days = daysOf(period);
  let oddest: Run | undefined;
  for (let from = 0; from < days.length; from++) {
    for (let to = from; to < Math.min(days.length, from + 7); to++) {
      const run = days.slice(from, to + 1);
      const found = sumOf(run.map(day => orders.get(day) ?? 0));
      // Of all other orders, so that a surge does not raise what is expected of it.
      const others = sumOf(run.map(day => all.get(day) ?? 0)) - found;
      const expected = Math.max(0.3, (others * share) / (1 - Math.min(share, 0.9)));
      const odd = found === 0 ? expected : found * Math.log(found / expected) - (found - expected);
      const isFar = found > certain.times * expected || found < certain.fewer * expected;
      const isOdd = isFar && Math.abs(found - expected) >= certain.orders;
      if (isOdd && odd > (oddest?.evidence ?? certain.evidence))
        oddest = { days: { from: run[0]!, to: run.at(-1)! }, orders: found, expected, evidence: odd };
    }
  }
  return oddest;
}

function topOf(result: MetricResult): { label: string; share: number } | undefined {
  const [key] = result.request.metrics;
  const [dimension] = result.request.by ?? [];
  if (!key || !dimension) return undefined;
  const rows = result.rows.map(({ by, values }) => ({ label: by[dimension], amount: pairIn(values, key).now }));
  const all = rows.reduce((sum, row) => sum + row.amount, 0);
  const [top] = rows.filter(row => row.label).toSorted((a, b) => b.amount - a.amount);
  return top?.label && all > 0 ? { label: top.label, share: top.amount / all } : undefined;
}
