/** Which configurations are due, and who gets a report of each. Any number of processes may do this at once. */
import { randomUUID } from 'node:crypto';
import type { Base } from '../../infra/base.ts';
import { latestFirst } from '../../infra/linked-messengers.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import { recipientsOf } from '../configurations/configurations.ts';
import { dueSlot, isTooLate, nextSlot, type Slot, type Timetable } from './schedule.ts';
import {
  claimDueConfigurations,
  findClaims,
  findTeams,
  insertPlanned,
  updatePlans,
  type ClaimRow,
  type DueConfiguration,
  type NextPlan,
  type PlannedDelivery,
  type TeamRow,
} from './store.ts';

export const deliverJob = 'deliver-report';

export const wasNotRunning = 'It was too late to send it: the product was not running.';

const batch = 200;
const most = 2_000;
/** Jobs are quicker than this; whatever has not moved by then is looked at. */
const lookAfterMs = 10 * 60_000;

/** Plans everything that is due, and returns how many deliveries that made. */
export async function planDueReports(base: Base): Promise<number> {
  const perOrganization = new Map<string, number>();
  let planned = 0;
  for (;;) {
    const done = await base.db.outside.transaction().execute(async trx => {
      const now = base.now();
      const due = await claimDueConfigurations(trx, new Date(now), batch);
      if (due.length === 0) return { configurations: 0, deliveries: 0 };
      const ids = [...new Set(due.map(row => row.organization_id))];
      const plans = due.map(row => planOf(row, now));
      await updatePlans(
        trx,
        plans.map(plan => plan.next),
      );
      const hasSlots = plans.some(plan => plan.slots.length > 0);
      const [teams, claims] = hasSlots ? [await findTeams(trx, ids), await findClaims(trx, ids)] : [[], []];
      const deliveries = deliveriesOf(plans, { teams: grouped(teams), claims: grouped(claims), now });
      for (let from = 0; from < deliveries.length; from += most) {
        const part = deliveries.slice(from, from + most);
        const fresh = await insertPlanned(trx, part);
        const toSend = part.filter(delivery => fresh.has(delivery.id) && delivery.state === 'planned');
        await enqueueJobs(
          trx,
          deliverJob,
          toSend.map(delivery => specOf(delivery, perOrganization)),
        );
      }
      return { configurations: due.length, deliveries: deliveries.length };
    });
    planned += done.deliveries;
    if (done.configurations < batch) return planned;
  }
}

/** An organization's tenth report waits for everybody's ninth: a large one does not stand before all the small ones. */
function specOf({ id, organization_id }: PlannedDelivery, perOrganization: Map<string, number>) {
  const place = (perOrganization.get(organization_id) ?? 0) + 1;
  perOrganization.set(organization_id, place);
  return { payload: { id }, key: `deliver:${id}`, priority: Math.min(place, 32_000) };
}

type Plan = { configuration: DueConfiguration; slots: Slot[]; next: NextPlan };

/** However long nobody looked: not more than a week's worth of missed slots is noted. */
const mostMissed = 7;

function planOf(configuration: DueConfiguration, now: number): Plan {
  const { organization_id, user_id, role, frequency, timing, time_zone, plan_after, planned_day } = configuration;
  const timetable: Timetable = { frequency, timing, timeZone: time_zone };
  const slots: Slot[] = [];
  let next = firstSlot(configuration, timetable);
  while (next.at <= now) {
    slots.push(next);
    if (slots.length > mostMissed) slots.shift();
    next = nextSlot(next.at, timetable);
  }
  const last = slots.at(-1);
  const claim = { organization_id, user_id, role, frequency };
  return {
    configuration,
    slots,
    next: {
      ...claim,
      next_slot: new Date(next.at),
      plan_after: last === undefined ? plan_after : new Date(last.at),
      planned_day: last?.day ?? planned_day,
    },
  };
}

/** The one it waits for; found anew where there is none, or where the zone's rules have changed since. */
function firstSlot({ next_slot, plan_after, planned_day }: DueConfiguration, timetable: Timetable): Slot {
  if (next_slot instanceof Date) {
    const due = dueSlot(next_slot.getTime(), timetable);
    if (due.at === next_slot.getTime()) return due;
  }
  const isPlanned = ({ day }: Slot) => planned_day !== null && day <= planned_day;
  let slot = nextSlot(plan_after.getTime(), timetable);
  // After a change of zone the same day would otherwise be due a second time.
  while (isPlanned(slot)) slot = nextSlot(slot.at, timetable);
  return slot;
}

type Known = { teams: Map<string, TeamRow[]>; claims: Map<string, ClaimRow[]>; now: number };

function deliveriesOf(plans: readonly Plan[], { teams, claims, now }: Known): PlannedDelivery[] {
  return plans.flatMap(({ configuration, slots }) => {
    const { organization_id, user_id, role, frequency, time_zone } = configuration;
    const team = teams.get(organization_id) ?? [];
    const others = (claims.get(organization_id) ?? []).map(claimOf);
    const ways = new Map(team.map(member => [member.id, wayTo(member)]));
    const recipients = recipientsOf({ userId: user_id, role, frequency }, team, others);
    return slots.flatMap(slot => {
      const tooLate = isTooLate(slot.at, now, frequency);
      const outcome = tooLate
        ? ({
            state: 'skipped',
            reason: wasNotRunning,
            look_at: null,
          } as const)
        : ({ state: 'planned', reason: null, look_at: new Date(now + lookAfterMs) } as const);
      return recipients.map(recipient_id => ({
        organization_id,
        id: randomUUID(),
        user_id,
        role,
        frequency,
        slot: new Date(slot.at),
        day: slot.day,
        time_zone,
        recipient_id,
        channel: ways.get(recipient_id) ?? 'email',
        ...outcome,
      }));
    });
  });
}

/** The messenger that was linked last. */
function wayTo({ phone_linked_at: whatsapp, chat_linked_at: telegram, slack_linked_at: slack }: TeamRow) {
  return latestFirst({ whatsapp, telegram, slack })[0];
}

function claimOf({ user_id, role, frequency }: ClaimRow) {
  return { userId: user_id, role, frequency };
}

function grouped<Row extends { organization_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, row => row.organization_id);
}
