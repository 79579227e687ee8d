/** A cause for a change in sales: a discount code that few used each week and then many at once, as if it had leaked. */
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { formatMoney } from '@tillsight/metrics/format';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { busyness, rowsBy, seriesBy, sides, surprise, type Found, type Suspicion } from './cause.ts';
import { aDay, count } from './say.ts';

type Suspect = { code: string; side: 'now' | 'past'; sign: 1 | -1; uses: number; expected: number };

export function suspectCode(evidence: Evidence): Suspicion | undefined {
  const { where, windows } = evidence;
  const { before, period, base } = windows;
  if (!before || !evidence.results.has('discount_code before') || windows.hours.length > 0) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const filter = [...where, { dimension: 'discount_code', is: suspects.map(({ code }) => code) }];
  const to = period.to > base.to ? period.to : base.to;
  const uses: MetricRequest = {
    metrics: ['total_orders', 'discounts'],
    by: ['discount_code', 'day'],
    where: filter,
    period: { from: lastFortnight(before).from, to },
  };
  return { requests: [uses], judge: ([daily]) => suspects.flatMap(each => verdictOn(each, daily, evidence) ?? []) };
}

function suspectsIn(evidence: Evidence): Suspect[] {
  const usual = rowsBy(evidence, 'discount_code before', 'total_orders');
  const uses = rowsBy(evidence, 'discount_code', 'total_orders');
  const suspects = [...uses].flatMap(([code, used]) =>
    sides(evidence).map(({ period, side, sign }): Suspect => {
      const expected = (usual.get(code)?.now ?? 0) * busyness(evidence, period);
      return { code, side, sign, uses: used[side], expected };
    }),
  );
  return suspects
    .filter(({ uses: found, expected }) => expected > 0 && found > 3 * expected + 8 && surprise(found, expected) > 6)
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, 3);
}

/** Enough days to tell how a code was used before. */
function lastFortnight({ from, to }: Period): Period {
  const fortnight = addDays(to, -13);
  return { from: from > fortnight ? from : fortnight, to };
}

/** A code that was hardly known before is a new offer, not one that escaped. */
function verdictOn(suspect: Suspect, daily: MetricResult | undefined, evidence: Evidence): Found | undefined {
  const { windows, shop, results } = evidence;
  const { code, side, sign } = suspect;
  const uses = seriesBy(daily, 'total_orders').get(code) ?? new Map<Day, number>();
  const before = windows.before ? daysOf(lastFortnight(windows.before)) : [];
  const usual = sumOf(before.map(day => uses.get(day) ?? 0)) / Math.max(before.length, 1);
  const usedDays = before.filter(day => (uses.get(day) ?? 0) > 0).length;
  if (usedDays < 0.25 * before.length) return undefined;
  const days = daysOf(side === 'now' ? windows.period : windows.base).filter(
    day => (uses.get(day) ?? 0) > 3 * usual + 4,
  );
  if (days.length === 0) return undefined;
  const run = { from: days[0]!, to: days.at(-1)! };
  const used = sumOf(daysOf(run).map(day => uses.get(day) ?? 0));
  if (used < 12) return undefined;
  const given = seriesBy(daily, 'discounts').get(code) ?? new Map<Day, number>();
  const discounts = sumOf(daysOf(run).map(day => given.get(day) ?? 0));
  const row = results.get('discount_code')?.rows.find(each => each.by['discount_code'] === code);
  const sales = row?.values['total_sales_revenue'] ?? row?.values['net_sales'] ?? row?.values['gross_sales'];
  const say = sentencesFor(shop).why.causes;
  const usually = usual * daysOf(run).length;
  return {
    kind: 'code',
    subject: code,
    did: {
      orders: sign * (used - usually),
      discounts: sign * discounts * (1 - usually / used),
      sales: sign * Math.abs((sales?.value ?? 0) - (sales?.base ?? 0)),
    },
    tell: effect =>
      say.code({
        code,
        used: count(used, shop),
        run,
        usual: aDay(usual, shop),
        given: formatMoney(Math.round(discounts), shop.currency),
        effect,
      }),
    unknown: say.unknown.code,
  };
}
