import type { Frequency } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';
import type { ReportOverviewResponse } from '@tillsight/contract/whatsapp';
import { formatClock, formatDay } from '@tillsight/metrics/format-time';
import { dayAt } from '@tillsight/metrics/period';
import type { Caller } from '../../infra/mount.ts';
import { findConfigurationOf, readClaims, recipientsOf } from '../configurations/configurations.ts';
import { findMembers, readOrganization } from '../users/users.ts';
import type { MessengerDeps } from './delivery-batches.ts';
import { readPhone } from '../whatsapp/whatsapp.ts';
import { channelsIn } from './channel-of.ts';
import { nextSlot } from './schedule.ts';
import { findDeliveries } from './store.ts';

type Which = { role: AssignableRole; report: Frequency };

const mostShown = 10;

/** The recipients are those it would have if it were saved now; when it goes out next is known only once it is. */
export async function overviewOf(deps: MessengerDeps, caller: Caller, which: Which): Promise<ReportOverviewResponse> {
  const { role, report: frequency } = which;
  const phone = await readPhone(deps, caller);
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const { timeZone, country } = await readOrganization(trx, caller.organizationId);
    const own = { userId: caller.userId, role, frequency };
    const saved = await findConfigurationOf(trx, own);
    const team = await findMembers(trx);
    const ids = recipientsOf(own, team, [...(await readClaims(trx)), own]);
    const channelOf = await channelsIn(deps, trx);
    const shown = await findDeliveries(trx, { ...own, most: mostShown });
    const local = (at: number, zone: string) => `${formatDay(dayAt(at, zone), country)}, ${wallClock(at, zone)}`;
    const next = saved === null ? null : nextSlot(deps.now(), { frequency, timing: saved.timing, timeZone });
    return {
      success: true,
      phone,
      next:
        saved === null || next === null
          ? null
          : {
              at: new Date(next.at).toISOString(),
              local: local(next.at, timeZone),
              time_zone: timeZone,
              timing: saved.timing,
            },
      recipients: team
        .filter(member => ids.includes(member.id))
        .map(({ id, name }) => ({ name, channel: channelOf(id) })),
      deliveries: shown.map(row => ({
        id: row.id,
        role: row.role,
        report: row.frequency,
        slot: `${local(row.slot.getTime(), row.time_zone)} (${row.time_zone})`,
        recipient: row.recipient,
        channel: row.channel,
        state: row.state,
        reason: row.reason,
        test: row.test,
      })),
    };
  });
}

function wallClock(at: number, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return formatClock(there.hour, there.minute);
}
