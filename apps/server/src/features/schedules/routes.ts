import * as contract from '@tillsight/contract/schedules';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { changeSchedule, endSchedule, listSchedules } from './schedules.ts';

/** Making one takes the chat's reader, and is mounted there. */
export function scheduleRoutes(mount: Mount, base: Base): void {
  mount(contract.listSchedules, async ({ caller }) => ({
    success: true,
    schedules: await listSchedules(base, caller),
  }));
  mount(contract.changeSchedule, async ({ caller, input: { schedule_id, ...change } }) => ({
    success: true,
    message: 'The schedule was changed.',
    schedule: await changeSchedule(base, caller, schedule_id, change),
  }));
  mount(contract.endSchedule, async ({ caller, input }) => {
    await endSchedule(base, caller, input.schedule_id);
    return { success: true, message: 'The schedule was ended.' };
  });
}
