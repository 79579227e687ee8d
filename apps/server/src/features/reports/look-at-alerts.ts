/**
 * Looks at what people want to be told of: all that is due of an organization in one call a platform. What fires is planned in the
 * transaction that notes it, so that it is told once however many processes look.
 */
import { randomUUID } from 'node:crypto';
import { judge, requestToJudge } from '@tillsight/assistant/alerts/judge-alert';
import type { AssignableRole } from '@tillsight/contract/role';
import { dayAt } from '@tillsight/metrics/period';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricResult } from '@tillsight/metrics/request';
import { execute } from '../../infra/db.ts';
import { minuteMemory, minuteOf } from '../../infra/minute-memory.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import {
  claimDueAlerts,
  findDueOrganizations,
  mayAsk,
  mayFire,
  nextLook,
  quietUntil,
  recordLooks,
  type DueAlert,
  type Look,
} from '../alerts/alerts.ts';
import { askInOneCall, situationWith } from '../insights/insights.ts';
import { noteEvent } from '../webhooks/webhooks.ts';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { deliverJob } from './planning.ts';
import { insertDelivery } from './store.ts';

export const lookJob = 'look-at-alerts';

/** Of all that are due none waits for the next minute; the queue takes so many at once. */
const most = 100_000;
const batch = 2_000;

/** Safe to run twice: the job of an organization is asked for by its name, and its alerts are claimed by one. */
export async function findDueAlerts(deps: WhatsAppDeps): Promise<void> {
  const due = await findDueOrganizations(deps.db, new Date(deps.now()), most);
  const specs = due.map(organization_id => ({ payload: { organization_id }, key: `alerts:${organization_id}` }));
  for (let from = 0; from < specs.length; from += batch)
    await enqueueJobs(deps.db.outside, lookJob, specs.slice(from, from + batch));
}

type Place = { now: number; timeZone: string };

/** What many watch is asked in the same words at the same minute. */
const requests = minuteMemory<ReturnType<typeof requestToJudge>>(1_000);
const quietHours = minuteMemory<number | null>(1_000);

export async function lookAtAlerts(deps: WhatsAppDeps, organizationId: string): Promise<void> {
  const { situation, more } = await situationWith(deps, organizationId, claimDueAlerts(deps));
  const due = more.filter(({ role }) => mayAsk(role));
  if (due.length === 0) return;
  const { now, timeZone } = situation.standing;
  const at: Place = { now, timeZone };
  const [awake, asleep] = [
    due.filter(alert => quietOf(alert, at) === null).toSorted(byLastLook),
    due.filter(alert => quietOf(alert, at) !== null),
  ];
  // What is asked and how it is judged is of the full minute, so that it is worked out once for all who watch the same.
  const minute: Place = { now: minuteOf(now), timeZone };
  const asked = awake.map(({ request, condition }) =>
    requests(now, JSON.stringify([timeZone, request, condition]), () => requestToJudge({ request, condition }, minute)),
  );
  const standing = { ...situation.standing, now: minute.now };
  const results = asked.length === 0 ? [] : await askInOneCall(deps, { ...situation, standing }, asked);
  const looks = awake.map((alert, index) => ({ alert, ...lookOf(alert, results[index], { at, minute }) }));
  const note = recordLooks([
    ...asleep.map(alert => lookAt(alert, { next_look: new Date(quietOf(alert, at) ?? now) })),
    ...looks.map(({ alert, row }) => lookAt(alert, row)),
  ]);
  if (!looks.some(({ fires }) => fires)) {
    await deps.db.together(organizationId, [note]);
    return;
  }
  await deps.db.inOrganization(organizationId, async trx => {
    const noted = new Set((await execute(trx, note)).map(({ id }) => id));
    for (const { alert } of looks.filter(({ alert: { id }, fires }) => fires && noted.has(id))) {
      const id = randomUUID();
      await insertDelivery(trx, deliveryOf(alert, { id, ...at }));
      await noteEvent(trx, eventOf(alert, at.now));
      await enqueueJobs(trx, deliverJob, [{ payload: { id }, key: `deliver:${id}` }]);
    }
  });
}

const lookAt = ({ id, next_look }: DueAlert, to: Look['to']): Look => ({ id, next_look, to });

const quietOf = ({ quiet_from: from, quiet_to: to }: DueAlert, at: Place): number | null =>
  quietHours(at.now, `${from} ${to} ${at.timeZone}`, () => quietUntil({ from, to }, at));

/** What has waited longest is asked first. */
const byLastLook = (a: DueAlert, b: DueAlert): number =>
  (a.looked_at?.getTime() ?? 0) - (b.looked_at?.getTime() ?? 0) || (a.id < b.id ? -1 : 1);

/** The organization looks again this soon, and then asks what found no room now. */
const soonMinutes = 15;

/** Nothing of the figures is kept: only when it was looked at and what came of it. */
function lookOf(
  alert: DueAlert,
  result: MetricResult | SourceName | undefined,
  { at, minute }: { at: Place; minute: Place },
): { fires: boolean; row: Look['to'] } {
  const seen = new Date(at.now);
  if (typeof result === 'string')
    return { fires: false, row: { next_look: new Date(nextLook(at.now, soonMinutes)), waits_for: result } };
  const next_look = new Date(nextLook(at.now, alert.every_minutes));
  const verdict =
    result === undefined
      ? ({ is: 'unknown' } as const)
      : judge(alert, result, { ...minute, quietFrom: alert.quiet_from });
  if (verdict.is === 'unknown') return { fires: false, row: { next_look, failed_at: seen } };
  // Whoever waited is told of it until a look comes in time again.
  const isLate = at.now - (alert.looked_at?.getTime() ?? at.now) > alert.every_minutes * 60_000;
  const looked = { next_look, looked_at: seen, failed_at: null, ...(isLate ? {} : { waits_for: null }) };
  if (verdict.is === 'not') return { fires: false, row: { ...looked, cleared_at: seen } };
  const fires = mayFire({ ...alert, isEach: alert.request.by !== undefined }, at.now);
  return { fires, row: fires ? { ...looked, fired_at: seen, again_at: null } : looked };
}

/** The sentence as it was said, and none of the figures that made it so. */
function eventOf({ organization_id: organizationId, id, user_id: userId, sentence }: DueAlert, at: number) {
  const fired_at = new Date(at).toISOString();
  const data = { alert_id: id, user_id: userId, sentence, fired_at };
  return { organizationId, kind: 'alert.fired', cause: `${id} ${fired_at}`, userId, at, data } as const;
}

const lookAfterMs = 10 * 60_000;

function deliveryOf(alert: DueAlert, { id, now, timeZone }: Place & { id: string }) {
  const { organization_id, user_id, channel, role } = alert;
  return {
    organization_id,
    id,
    user_id,
    // It has the patience of a daily report.
    role: (role === 'merchant' ? 'executive' : role) as AssignableRole,
    frequency: 'daily',
    slot: new Date(now),
    day: dayAt(now, timeZone),
    time_zone: timeZone,
    recipient_id: user_id,
    test: false,
    channel,
    state: 'planned',
    reason: null,
    look_at: new Date(now + lookAfterMs),
    alert_id: alert.id,
    way: channel === 'email' ? 'email' : null,
  } as const;
}
