/** Adding, trying and ending webhooks: for those who decide about the team as well. */
import { randomUUID } from 'node:crypto';
import type { AddWebhookRequest, Webhook, WebhookEvent, WebhookKind } from '@tillsight/contract/webhooks';
import { noteAct, type Act } from '../../infra/audit.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { readAddress } from '../../infra/outward-address.ts';
import { ProblemError } from '../../infra/problem.ts';
import { confirmPassword } from '../auth/auth.ts';
import { isManager } from '../users/users.ts';
import { enqueueSend, newEvent } from './note-event.ts';
import { secretContext, type WebhookDeps } from './send-event.ts';
import { newSigningSecret } from './signature.ts';
import * as store from './store.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const mostWebhooks = 10;
const mostShown = 50;

export async function listWebhooks(deps: WebhookDeps, caller: Caller): Promise<Webhook[]> {
  mayManage(caller);
  const rows = await deps.db.inOrganization(caller.organizationId, store.findWebhooks);
  return rows.map(row => shown(row, deps.now()));
}

export type Secretive = { webhook: Webhook; secret: string };

export async function addWebhook(deps: WebhookDeps, caller: Caller, input: AddWebhookRequest): Promise<Secretive> {
  mayManage(caller);
  const url = readAddress(input.url, deps.receivers.isLoopbackOpen);
  await confirmPassword(deps, caller, input.password);
  const { organizationId } = caller;
  const secret = newSigningSecret();
  const id = randomUUID();
  const row = await deps.db.inOrganization(organizationId, async trx => {
    const count = await store.lockWebhookCount(trx);
    if (count >= mostWebhooks) {
      throw new ProblemError('conflict', `There are ${mostWebhooks} webhooks already. Please remove one first.`);
    }
    const sealer = await sealerOf(deps.vault, trx, organizationId);
    const made = {
      organization_id: organizationId,
      id,
      url,
      kinds: [...new Set(input.kinds)],
      sealed: sealer.seal(secret, secretContext(id)),
      former_sealed: null,
      former_until: null,
      is_on: true,
      failing_since: null,
      made_at: new Date(deps.now()),
    };
    await store.insertWebhook(trx, made);
    await note(deps, trx, { caller, act: 'webhook added' });
    return made;
  });
  return { webhook: shown(row, deps.now()), secret };
}

type Named = { caller: Caller; id: string };

export async function switchWebhook(deps: WebhookDeps, { caller, id }: Named, is_on: boolean): Promise<Webhook> {
  return change(deps, { caller, id }, async (trx, row) => {
    if (row.is_on === is_on) return {};
    if (!is_on) await store.endWaiting(trx, id, 'The webhook was switched off.');
    await note(deps, trx, { caller, act: is_on ? 'webhook switched on' : 'webhook switched off' });
    return { is_on, failing_since: null };
  });
}

/** The former secret signs as well for a day; the one before that ends at once. */
export async function renewSecret(deps: WebhookDeps, { caller, id }: Named, password: string): Promise<Secretive> {
  mayManage(caller);
  await confirmPassword(deps, caller, password);
  const secret = newSigningSecret();
  const webhook = await change(deps, { caller, id }, async (trx, row) => {
    const sealer = await sealerOf(deps.vault, trx, caller.organizationId);
    await note(deps, trx, { caller, act: 'webhook secret renewed' });
    const former_until = new Date(deps.now() + day);
    return { sealed: sealer.seal(secret, secretContext(id)), former_sealed: row.sealed, former_until };
  });
  return { webhook, secret };
}

export async function removeWebhook(deps: WebhookDeps, { caller, id }: Named): Promise<void> {
  mayManage(caller);
  await deps.db.inOrganization(caller.organizationId, async trx => {
    if (!(await store.deleteWebhook(trx, id))) throw noWebhook();
    await note(deps, trx, { caller, act: 'webhook removed' });
  });
}

export async function testWebhook(deps: WebhookDeps, { caller, id }: Named): Promise<void> {
  mayManage(caller);
  await spendSending(deps, caller);
  await change(deps, { caller, id }, async (trx, row) => {
    refuseOff(row);
    const at = new Date(deps.now());
    const kind = 'webhook.test';
    const body = JSON.stringify({ type: kind, timestamp: at.toISOString(), data: {} });
    const event = newEvent({ organization_id: row.organization_id, webhook_id: id, kind, body, made_at: at });
    await store.insertEvent(trx, event);
    await enqueueSend(trx, event, 0);
    return {};
  });
}

export async function listEvents(deps: WebhookDeps, { caller, id }: Named): Promise<WebhookEvent[]> {
  mayManage(caller);
  return deps.db.inOrganization(caller.organizationId, async trx => {
    if ((await store.lockWebhook(trx, id)) === null) throw noWebhook();
    return (await store.findLatestEvents(trx, id, mostShown)).map(shownEvent);
  });
}

/** The same body under the same id, with all its tries before it. */
export async function resendEvent(deps: WebhookDeps, { caller, id }: Named, eventId: string): Promise<void> {
  mayManage(caller);
  await spendSending(deps, caller);
  await change(deps, { caller, id }, async (trx, row) => {
    refuseOff(row);
    const event = await store.findEvent(trx, eventId);
    if (event === null || event.webhook_id !== id) throw new ProblemError('not_found', 'This event no longer exists.');
    await store.updateEvent(trx, eventId, { state: 'waiting', tries: 0, reason: null });
    await enqueueSend(trx, event, 0);
    return {};
  });
}

type Change = (trx: Trx, row: store.WebhookRow) => Promise<Partial<store.WebhookRow>>;

async function change(deps: WebhookDeps, { caller, id }: Named, decide: Change): Promise<Webhook> {
  mayManage(caller);
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const row = await store.lockWebhook(trx, id);
    if (row === null) throw noWebhook();
    const to = await decide(trx, row);
    if (Object.keys(to).length > 0) await store.updateWebhook(trx, id, to);
    return shown({ ...row, ...to }, deps.now());
  });
}

function mayManage({ role }: Caller): void {
  if (!isManager(role)) throw new ProblemError('forbidden', 'Only merchants and executives can manage webhooks.');
}

function refuseOff({ is_on }: store.WebhookRow): void {
  if (!is_on) throw new ProblemError('conflict', 'The webhook is switched off. Please switch it on first.');
}

const noWebhook = () => new ProblemError('not_found', 'This webhook no longer exists.');

/** What leaves here by a press of a button must not become a weapon. */
function spendSending({ db, now }: WebhookDeps, { organizationId }: Caller): Promise<void> {
  return spend(db, now(), [{ name: 'webhook-send', of: organizationId, times: 60, perMs: hour }]);
}

function note({ now }: WebhookDeps, trx: Trx, { caller, act }: { caller: Caller; act: Act }): Promise<void> {
  const { organizationId, userId } = caller;
  return noteAct(trx, now(), { act, organizationId, userId });
}

function shown(row: store.WebhookRow, now: number): Webhook {
  const { id, url, kinds, made_at, is_on, failing_since, former_until } = row;
  const isTwofold = former_until !== null && former_until.getTime() > now;
  return {
    id,
    url,
    kinds: kinds as WebhookKind[],
    made_at: made_at.toISOString(),
    is_on,
    failing_since: failing_since?.toISOString() ?? null,
    former_secret_until: isTwofold ? former_until.toISOString() : null,
  };
}

function shownEvent({ id, kind, made_at, state, tries, tried_at, status, reason }: store.EventRow): WebhookEvent {
  return {
    id,
    kind: kind as WebhookEvent['kind'],
    made_at: made_at.toISOString(),
    state,
    tries,
    tried_at: tried_at?.toISOString() ?? null,
    status,
    reason,
  };
}
