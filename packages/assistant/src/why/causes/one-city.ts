/** One city that bought far more, or far less, than its share, on some days. */
import { daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import type { Pair } from '../measure.ts';
import {
  busyness,
  ordersByDay,
  rowsBy,
  seriesBy,
  sides,
  surprise,
  suspicionOf,
  type Found,
  type Suspicion,
} from './cause.ts';
import { oddestRun } from './odd-run.ts';
import { chieflyOf, chiefRequests } from './chiefly.ts';
import { count } from './say.ts';

type Suspect = { city: string; period: Period; sign: 1 | -1 };

export function suspectCity(evidence: Evidence): Suspicion | undefined {
  const { where, windows } = evidence;
  if (!windows.before || windows.hours.length > 0 || !evidence.results.has('city before')) return undefined;
  if (where.some(({ dimension }) => dimension === 'city')) return undefined;
  const requestsFor = ({ city, period }: Suspect): MetricRequest[] => {
    const filter = [...where, { dimension: 'city', is: [city] }];
    return [{ metrics: ['total_orders'], by: ['day'], where: filter, period }];
  };
  return suspicionOf(suspectsIn(evidence), requestsFor, (suspect, results) => verdictOn(suspect, results, evidence));
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
  [daily]: readonly MetricResult[],
  evidence: Evidence,
): Suspicion | undefined {
  const { shop, where } = evidence;
  const all = ordersByDay(evidence);
  const before = evidence.windows.before ? daysOf(evidence.windows.before) : [];
  const usual = rowsBy(evidence, 'city before', 'total_orders').get(city)?.now ?? 0;
  const share = usual / Math.max(1, sumOf(before.map(day => all.get(day) ?? 0)));
  const own = seriesBy(daily, 'total_orders').get('') ?? new Map<Day, number>();
  const run = oddestRun(period, { own, all, share });
  if (!run) return undefined;
  const say = sentencesFor(shop).why.causes;
  const isMore = run.orders > run.expected;
  const found = (groups: readonly MetricResult[]): Found => ({
    kind: 'place',
    subject: city,
    did: { orders: sign * (run.orders - run.expected) },
    tell: effect =>
      say.place({
        city,
        orders: count(run.orders, shop),
        run: run.days,
        expected: count(run.expected, shop),
        effect,
        chiefly: isMore ? chieflyOf(groups) : undefined,
      }),
    unknown: say.unknown.place(city, isMore),
  });
  const requests = isMore ? chiefRequests([...where, { dimension: 'city', is: [city] }], run.days) : [];
  return { requests, judge: groups => [found(groups)] };
}
