import * as contract from '@tillsight/contract/webhooks';
import type { Mount } from '../../infra/mount.ts';
import {
  addWebhook,
  listEvents,
  listWebhooks,
  removeWebhook,
  renewSecret,
  resendEvent,
  switchWebhook,
  testWebhook,
} from './manage.ts';
import type { WebhookDeps } from './webhooks.ts';

export function webhookRoutes(mount: Mount, deps: WebhookDeps): void {
  const copyNow = 'Copy the secret now. It is not shown again.';
  mount(contract.listWebhooks, async ({ caller }) => ({ success: true, webhooks: await listWebhooks(deps, caller) }));
  mount(contract.addWebhook, async ({ caller, input }) => {
    return { success: true, message: copyNow, ...(await addWebhook(deps, caller, input)) };
  });
  mount(contract.switchWebhook, async ({ caller, input: { webhook_id: id, is_on } }) => {
    const webhook = await switchWebhook(deps, { caller, id }, is_on);
    return { success: true, message: `The webhook was switched ${is_on ? 'on' : 'off'}.`, webhook };
  });
  mount(contract.renewWebhookSecret, async ({ caller, input: { webhook_id: id, password } }) => {
    return { success: true, message: copyNow, ...(await renewSecret(deps, { caller, id }, password)) };
  });
  mount(contract.removeWebhook, async ({ caller, input }) => {
    await removeWebhook(deps, { caller, id: input.webhook_id });
    return { success: true, message: 'The webhook was removed.' };
  });
  mount(contract.testWebhook, async ({ caller, input }) => {
    await testWebhook(deps, { caller, id: input.webhook_id });
    return { success: true, message: 'A test is on its way.' };
  });
  mount(contract.listWebhookEvents, async ({ caller, input }) => ({
    success: true,
    events: await listEvents(deps, { caller, id: input.webhook_id }),
  }));
  mount(contract.resendWebhookEvent, async ({ caller, input: { webhook_id: id, event_id } }) => {
    await resendEvent(deps, { caller, id }, event_id);
    return { success: true, message: 'The event is on its way again.' };
  });
}
