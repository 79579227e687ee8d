/** The rows that were asked about bought far more than their share on some days: on which, what and from where. */
import { daysOf } from '@tillsight/metrics/period';
import type { Day, MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { filterParts } from '../../telling/wording.ts';
import { allOrdersByDay, ordersByDay, sides, suspicionOf, type Found, type Suspicion } from './cause.ts';
import { oddestRun, type OddRun } from './odd-run.ts';
import { chieflyOf, chiefRequests } from './chiefly.ts';
import { count } from './say.ts';

type Suspect = { run: OddRun; sign: 1 | -1 };

export function suspectRows(evidence: Evidence): Suspicion | undefined {
  const { where, windows } = evidence;
  const { before } = windows;
  if (!before || where.length === 0 || windows.hours.length > 0) return undefined;
  const own = ordersByDay(evidence);
  const all = allOrdersByDay(evidence);
  const over = (orders: ReadonlyMap<Day, number>): number => sumOf(daysOf(before).map(day => orders.get(day) ?? 0));
  if (own.size === 0 || over(all) === 0) return undefined;
  const suspects = sides(evidence).flatMap(({ period, sign }): Suspect[] => {
    const run = oddestRun(period, { own, all, share: over(own) / over(all) });
    return run && run.orders > run.expected ? [{ run, sign }] : [];
  });
  return suspicionOf(
    suspects,
    ({ run }) => chiefRequests(where, run.days),
    (suspect, groups) => foundOf(suspect, groups, evidence),
  );
}

function foundOf({ run, sign }: Suspect, groups: readonly MetricResult[], { where, shop }: Evidence): Found {
  const say = sentencesFor(shop).why.causes;
  const filters = filterParts(where);
  return {
    kind: 'rows',
    subject: filters.flatMap(({ values }) => values).join(', '),
    did: { orders: sign * (run.orders - run.expected) },
    tell: effect =>
      say.rows({
        filters,
        orders: count(run.orders, shop),
        run: run.days,
        expected: count(run.expected, shop),
        effect,
        chiefly: chieflyOf(groups),
      }),
    unknown: say.unknown.rows,
  };
}
