/**
 * One try to tell one webhook of one event. What comes of it is written down together with the next try, so that whoever dies
 * before the sending has not sent, and whoever dies after it sends again: at least once, always under the same id.
 */
import type { Base } from '../../infra/base.ts';
import { noteAct } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import type { Receivers } from '../../infra/outward.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { enqueue } from '../../infra/queue.ts';
import { switchedOffJob } from './mails.ts';
import { enqueueSend } from './note-event.ts';
import { signedHeaders } from './signature.ts';
import {
  endWaiting,
  findEvent,
  lockWebhook,
  updateEvent,
  updateWebhook,
  type EventRow,
  type WebhookRow,
} from './store.ts';

export type WebhookDeps = Base & { receivers: Receivers };

const minute = 60;
const hour = 60 * minute;
/** Seconds to the next try, as the specification proposes: ten tries in a little over three days. */
const delays = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
const mostFailingMs = 3 * 24 * hour * 1_000;

/** Safe to run twice: an event that has arrived or was given up is not sent any more. */
export async function sendEvent(deps: WebhookDeps, organizationId: string, id: string): Promise<void> {
  const ready = await deps.db.inOrganization(organizationId, trx => readyToSend(deps, trx, id));
  if (ready === null) return;
  const { event, url, secrets } = ready;
  const signed = signedHeaders({ id, at: deps.now(), body: event.body }, secrets);
  const outcome = await post(deps, url, { body: event.body, headers: signed });
  await deps.db.inOrganization(organizationId, trx => record(deps, trx, { event, outcome }));
}

type Ready = { event: EventRow; url: string; secrets: string[] };

async function readyToSend(deps: WebhookDeps, trx: Trx, id: string): Promise<Ready | null> {
  const event = await findEvent(trx, id);
  if (event === null || event.state !== 'waiting') return null;
  const webhook = await lockWebhook(trx, event.webhook_id);
  if (webhook === null) return null;
  if (!webhook.is_on) {
    await endWaiting(trx, webhook.id, 'The webhook was switched off.');
    return null;
  }
  return { event, url: webhook.url, secrets: await secretsOf(deps, trx, webhook) };
}

async function secretsOf({ vault, now }: WebhookDeps, trx: Trx, webhook: WebhookRow): Promise<string[]> {
  const { organization_id, id, sealed, former_sealed, former_until } = webhook;
  const sealer = await sealerOf(vault, trx, organization_id);
  const counts = former_until !== null && former_until.getTime() > now();
  const kept = former_sealed !== null && counts ? [sealed, former_sealed] : [sealed];
  return kept.map(each => sealer.open(each, secretContext(id)));
}

export function secretContext(webhookId: string): string {
  return `webhook|${webhookId}`;
}

type Outcome = { status: number | null; reason: string | null; waitSeconds: number };

/** Of what it answers only the status is taken: not a byte of its body is read, and redirects are not followed. */
async function post(
  { receivers }: WebhookDeps,
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<Outcome> {
  try {
    const answer = await receivers.fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Tillsight-Webhooks/1', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(receivers.patienceMs),
    });
    await answer.body?.cancel();
    const { status } = answer;
    const asked = Number(answer.headers.get('retry-after') ?? 0);
    const waitSeconds = asked > 0 && asked <= 24 * hour ? asked : 0;
    return { status, reason: answer.ok ? null : reasonOf(status), waitSeconds };
  } catch (error) {
    return { status: null, reason: failureOf(error), waitSeconds: 0 };
  }
}

function reasonOf(status: number): string {
  if (status >= 300 && status < 400) return `It answered ${status}; redirects are not followed.`;
  if (status === gone) return 'It answered 410: nobody listens there any more.';
  return `It answered ${status}.`;
}

const gone = 410;

/** In words that tell nothing of the network here. */
function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'It did not answer in time.';
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'EPRIVATE') return 'The address does not lie on the open internet.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the address is not known.';
  if (/CERT|TLS|SSL|SIGNED|ALTNAME/.test(code)) return 'Its certificate cannot be trusted.';
  return 'It could not be reached.';
}

type Tried = { event: EventRow; outcome: Outcome };

async function record(deps: WebhookDeps, trx: Trx, { event, outcome }: Tried): Promise<void> {
  const webhook = await lockWebhook(trx, event.webhook_id);
  const now = await findEvent(trx, event.id);
  // Somebody else has tried meanwhile, or it was removed: theirs counts.
  if (webhook === null || now === null || now.state !== 'waiting' || now.tries !== event.tries) return;
  const { status, reason } = outcome;
  const tried = { tries: event.tries + 1, tried_at: new Date(deps.now()), status, reason };
  if (reason === null) {
    await updateEvent(trx, event.id, { ...tried, state: 'delivered' });
    if (webhook.failing_since !== null) await updateWebhook(trx, webhook.id, { failing_since: null });
    return;
  }
  // Whoever tries it out looks at the screen, and asks again by hand.
  const delay = event.kind === 'webhook.test' ? undefined : delays[event.tries];
  await updateEvent(trx, event.id, { ...tried, state: delay === undefined ? 'failed' : 'waiting' });
  if (delay !== undefined) await enqueueSend(trx, event, Math.max(delay, outcome.waitSeconds));
  if (event.kind !== 'webhook.test') await noteFailure(deps, trx, { webhook, isGone: status === gone });
}

async function noteFailure(
  { now }: WebhookDeps,
  trx: Trx,
  { webhook, isGone }: { webhook: WebhookRow; isGone: boolean },
): Promise<void> {
  const { organization_id: organizationId, id, failing_since, is_on } = webhook;
  const since = failing_since ?? new Date(now());
  const isOver = isGone || now() - since.getTime() >= mostFailingMs;
  await updateWebhook(trx, id, { failing_since: since, is_on: is_on && !isOver });
  if (!isOver || !is_on) return;
  await endWaiting(trx, id, 'The webhook was switched off.');
  await noteAct(trx, now(), { act: 'webhook switched off', organizationId });
  await enqueue(trx, switchedOffJob, { organization_id: organizationId, id });
}
