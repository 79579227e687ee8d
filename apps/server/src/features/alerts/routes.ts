import * as contract from '@tillsight/contract/alerts';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { changeAlert, endAlert, listAlerts } from './alerts.ts';

/** Making one takes the chat's reader, and is mounted there. */
export function alertRoutes(mount: Mount, base: Base): void {
  mount(contract.listAlerts, async ({ caller }) => ({ success: true, alerts: await listAlerts(base, caller) }));
  mount(contract.changeAlert, async ({ caller, input: { alert_id, ...change } }) => ({
    success: true,
    message: 'The alert was changed.',
    alert: await changeAlert(base, caller, alert_id, change),
  }));
  mount(contract.endAlert, async ({ caller, input }) => {
    await endAlert(base, caller, input.alert_id);
    return { success: true, message: 'The alert was ended.' };
  });
}
