/** Which schedules are due. Any number of processes may do this at once: rows are claimed, and a sending of one slot has one row. */
import { randomUUID } from 'node:crypto';
import type { AssignableRole } from '@tillsight/contract/role';
import { enqueueJobs } from '../../infra/queue.ts';
import type { Base } from '../../infra/base.ts';
import {
  claimDueSchedules,
  dueSlotOf,
  nextSlotOf,
  patienceOf,
  replanSchedules,
  type DueSchedule,
  type NextSlot,
} from '../schedules/schedules.ts';
import { deliverJob, wasNotRunning } from './planning.ts';
import { isTooLate } from './schedule.ts';
import { insertPlanned, type PlannedDelivery } from './store.ts';

const batch = 500;
const lookAfterMs = 10 * 60_000;

export async function planDueSchedules(base: Base): Promise<void> {
  for (;;) {
    const claimed = await base.db.outside.transaction().execute(async trx => {
      const now = base.now();
      const due = await claimDueSchedules(trx, new Date(now), batch);
      if (due.length === 0) return 0;
      const plans = due.map(schedule => planOf(schedule, now));
      await replanSchedules(
        trx,
        plans.map(({ next }) => next),
      );
      const deliveries = plans.flatMap(({ delivery }) => delivery ?? []);
      const fresh = await insertPlanned(trx, deliveries);
      const toSend = deliveries.filter(({ id, state }) => fresh.has(id) && state === 'planned');
      await enqueueJobs(
        trx,
        deliverJob,
        toSend.map(({ id }) => ({ payload: { id }, key: `deliver:${id}` })),
      );
      return due.length;
    });
    if (claimed < batch) return;
  }
}

/** Of several slots that were missed only the latest is planned; the others would tell of days that are over. */
function planOf(schedule: DueSchedule, now: number): { next: NextSlot; delivery?: PlannedDelivery } {
  const { organization_id, id, cadence, time, time_zone: timeZone, next_slot, plan_after, planned_day } = schedule;
  const rhythm = { cadence, time, timeZone };
  const latest = dueSlotOf(rhythm, now);
  // After a change of zone the same day would otherwise be due a second time.
  const isDue =
    next_slot instanceof Date ||
    (latest.at > plan_after.getTime() && (planned_day === null || latest.day > planned_day));
  let next = nextSlotOf(rhythm, now);
  const isPlanned = ({ day }: typeof next): boolean => planned_day !== null && day <= planned_day;
  while (isPlanned(next)) next = nextSlotOf(rhythm, next.at);
  const claim = { organization_id, id, next_slot: new Date(next.at) };
  if (!isDue) return { next: { ...claim, plan_after, planned_day } };
  return {
    next: { ...claim, plan_after: new Date(latest.at), planned_day: latest.day },
    delivery: deliveryOf(schedule, latest, now),
  };
}

function deliveryOf(
  { organization_id, id, user_id, role, channel, cadence, time_zone }: DueSchedule,
  { at, day }: { at: number; day: string },
  now: number,
): PlannedDelivery {
  const frequency = patienceOf(cadence);
  const outcome = isTooLate(at, now, frequency)
    ? ({ state: 'skipped', reason: wasNotRunning, look_at: null } as const)
    : ({ state: 'planned', reason: null, look_at: new Date(now + lookAfterMs) } as const);
  return {
    organization_id,
    id: randomUUID(),
    user_id,
    role: (role === 'merchant' ? 'executive' : role) as AssignableRole,
    frequency,
    slot: new Date(at),
    day,
    time_zone,
    recipient_id: user_id,
    channel,
    way: channel === 'email' ? 'email' : null,
    schedule_id: id,
    ...outcome,
  };
}
