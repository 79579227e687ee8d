/** A device on which, for some hours, checkouts were reached as ever and hardly any was completed. */
import { formatClock } from '@tillsight/metrics/format-time';
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { figureIn, isOfCheckouts } from '../measure.ts';
import { sides, seriesBy, type Found, type Suspicion } from './cause.ts';
import { count } from './say.ts';

const reachedKey = 'sessions_that_reached_checkout';
const doneKey = 'sessions_that_completed_checkout';

/**
 * Evidence needed, as the logarithm of how much likelier a failure is than chance: less where many more checkouts were
 * left than a week before, much more where there were not.
 */
const certainty = { withAbandoned: 3.5, unknown: 11, withoutAbandoned: 16 };

type Suspect = { device: string; day: Day; sign: 1 | -1; rate: number; score: number };

export function suspectCheckout(evidence: Evidence): Suspicion | undefined {
  const { results, windows } = evidence;
  const asked = results.get('device days')?.request;
  if (!asked || windows.hours.length > 0 || isWithoutVisits(evidence)) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const requests = suspects.flatMap(({ device, day }): MetricRequest[] => {
    const ofRows = (asked.where ?? []).filter(({ dimension }) => dimension !== 'device');
    const filter = [...ofRows, { dimension: 'device', is: [device] }];
    return [
      { metrics: [reachedKey, doneKey], by: ['hour'], where: filter, period: { from: day, to: day } },
      ...[7, 14].map((days): MetricRequest => ({
        metrics: ['abandoned_checkouts'],
        period: { from: day, to: day },
        base: { from: addDays(day, -days), to: addDays(day, -days) },
      })),
    ];
  });
  return {
    requests,
    judge: results =>
      suspects.flatMap((suspect, at) => verdictOn(suspect, results.slice(3 * at, 3 * at + 3), evidence) ?? []),
  };
}

/** On all devices together, as far as they were asked about. */
function checkoutsByDay({ results }: Evidence): Map<Day, number> {
  const sums = new Map<Day, number>();
  for (const days of seriesBy(results.get('device days'), reachedKey).values())
    for (const [day, value] of days) sums.set(day, (sums.get(day) ?? 0) + value);
  return sums;
}

/** What is sold over the counter passes no checkout. */
const isWithoutVisits = ({ where }: Evidence): boolean =>
  where.some(
    ({ dimension, is = [] }) =>
      /^(pos_location|staff_member)$/.test(dimension) ||
      (dimension === 'sales_channel' && is.length > 0 && !is.includes('Online Store')),
  );

/** How much of what the whole shop lost these rows lost, where checkouts are not known of the rows alone. */
function partOf({ measure, where, results }: Evidence): number {
  const asked = results.get('device days')?.request;
  if (where.length === 0 || (asked?.where ?? []).length >= where.length) return 1;
  const of = (name: string): number => {
    const pair = figureIn(measure, results.get(name)?.rows[0]?.values);
    return measure.kind === 'sum' && pair ? pair.past : 0;
  };
  return of('everything') > 0 ? Math.min(1, of('whole') / of('everything')) : 0;
}

/** Days on which a device completed clearly fewer of its checkouts than on all other days. */
function suspectsIn(evidence: Evidence): Suspect[] {
  const result = evidence.results.get('device days');
  const [reached, done] = [seriesBy(result, reachedKey), seriesBy(result, doneKey)];
  return [...reached]
    .flatMap(([device, byDay]) =>
      sides(evidence).flatMap(({ period, sign }) =>
        daysOf(period).map((day): Suspect => {
          const others = [...byDay].filter(([other]) => other !== day);
          const rate =
            sumOf(others.map(([other]) => done.get(device)?.get(other) ?? 0)) /
            Math.max(1, sumOf(others.map(([, value]) => value)));
          const expected = (byDay.get(day) ?? 0) * rate;
          const found = done.get(device)?.get(day) ?? 0;
          const score = (expected - found) / Math.sqrt(Math.max(expected, 1) * (1 - Math.min(rate, 0.95)));
          return { device, day, sign, rate, score: found < 0.85 * expected ? score : 0 };
        }),
      ),
    )
    .filter(({ score }) => score > 1.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3);
}

function verdictOn(suspect: Suspect, answers: readonly MetricResult[], evidence: Evidence): Found | undefined {
  const [byHour, ...abandoned] = answers;
  const { device, day, sign } = suspect;
  const { shop } = evidence;
  const worst = worstHours(suspect, byHour);
  if (!worst) return undefined;
  const left = abandoned.flatMap(({ request, rows: [row] }) => {
    const value = row?.values['abandoned_checkouts'];
    return typeof value?.value === 'number' && typeof value.base === 'number'
      ? [{ now: value.value, past: value.base, day: request.base?.from ?? '' }]
      : [];
  });
  const reached = checkoutsByDay(evidence);
  // As many as would be left of the checkouts of this day: the week of a festival has more of both.
  const expected = left.map(({ now, past, day: then }) => {
    const [here, there] = [reached.get(day) ?? 0, reached.get(then) ?? 0];
    return { now, past: here > 0 && there > 0 ? past * Math.min(1, here / there) : past };
  });
  const isLeft =
    expected.length > 0 &&
    expected.every(({ now, past }) => now > 1.7 * past + 3 && now - past > 3.5 * Math.sqrt(past + 1));
  const needed = isLeft ? certainty.withAbandoned : left.length === 0 ? certainty.unknown : certainty.withoutAbandoned;
  if (worst.evidence < needed) return undefined;
  const usual = left.find(({ now, past }) => now > 1.7 * past);
  const say = sentencesFor(shop).why.causes;
  return {
    kind: 'checkout',
    subject: device,
    did: isOfCheckouts(evidence.measure)
      ? { own: sign * meanOf(expected.map(({ now, past }) => now - past)) }
      : { orders: sign * (worst.done - worst.expected) * partOf(evidence) },
    tell: effect =>
      say.checkout({
        day,
        from: formatClock(worst.from % 24, 0, shop.language),
        to: formatClock(worst.to % 24, 0, shop.language),
        device,
        done: count(worst.done, shop),
        reached: count(worst.reached, shop),
        expected: count(worst.expected, shop),
        effect,
        abandoned: isLeft && usual ? { now: count(usual.now, shop), weekBefore: count(usual.past, shop) } : undefined,
      }),
    unknown: say.unknown.checkout,
  };
}

type Hours = { from: number; to: number; reached: number; done: number; expected: number; evidence: number };

/** The run of hours, at least three, that chance explains worst. */
function worstHours({ rate }: Suspect, result: MetricResult | undefined): Hours | undefined {
  const hours = Array.from({ length: 24 }, () => ({ reached: 0, done: 0 }));
  for (const { by, values } of result?.rows ?? []) {
    const slot = hours[Number(by['hour'])];
    if (!slot) continue;
    slot.reached += values[reachedKey]?.value ?? 0;
    slot.done += values[doneKey]?.value ?? 0;
  }
  let worst: Hours | undefined;
  for (let from = 0; from < 22; from++) {
    for (let to = from + 3; to <= 24; to++) {
      const run = hours.slice(from, to);
      const reached = sumOf(run.map(each => each.reached));
      const done = sumOf(run.map(each => each.done));
      const evidence = deficit(done, reached, rate);
      if (evidence > (worst?.evidence ?? 0)) worst = { from, to, reached, done, expected: reached * rate, evidence };
    }
  }
  return worst && worst.done < 0.55 * worst.expected ? worst : undefined;
}

/** How much likelier the observed share of successes is than the usual one; 0 where there are not fewer. */
function deficit(done: number, all: number, rate: number): number {
  if (all === 0 || done >= all * rate) return 0;
  const part = (count: number, of: number, usual: number): number =>
    count === 0 ? 0 : count * Math.log(count / of / usual);
  return part(done, all, rate) + part(all - done, all, 1 - rate);
}

const meanOf = (values: readonly number[]): number => sumOf(values) / Math.max(1, values.length);
