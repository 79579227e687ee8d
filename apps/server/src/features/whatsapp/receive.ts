/** Notices of WhatsApp: checked, kept, answered within milliseconds. The work that follows is a job's. */
import { sql } from 'kysely';
import type { WhatsAppDeps } from './account.ts';
import type { ReportDesk } from './desk.ts';
import { answerJob, sealInbound } from './inbox.ts';
import { isSigned, readNotices, type Inbound, type Notices } from './notices.ts';
import { hashesOf, hashOfMessageId } from './number-hash.ts';
import { holdNumber, insertInbound } from './store.ts';
import { templateName } from './templates.ts';

export type Notice = { body: Buffer; signature: unknown };

/** The status to answer with. Signed nonsense is answered kindly: it would only be sent again for a week. */
export async function receiveNotice(deps: WhatsAppDeps, desk: ReportDesk, notice: Notice): Promise<number> {
  if (deps.whatsapp === null) return 404;
  if (!isSigned(notice.body, notice.signature, deps.whatsapp.appSecrets)) return 401;
  const notices = readNotices(notice.body);
  if (notices.messages.length > 0) await keepMessages(deps, notices.messages);
  if (notices.statuses.length > 0) await desk.noteStatuses(notices.statuses);
  await noteTemplates(deps, notices);
  if (notices.other.length > 0) deps.log.warn({ fields: notices.other }, 'WhatsApp tells something about the account.');
  return 200;
}

/** In one transaction: a message that is kept is answered, and one that is known already enqueues nothing. */
async function keepMessages(deps: WhatsAppDeps, messages: readonly Inbound[]): Promise<void> {
  const received_at = new Date(deps.now());
  const rows = await Promise.all(
    messages.map(async message => {
      const id_hash = hashOfMessageId(message.messageId);
      const { number, scoped } = await hashesOf(deps, message.sender);
      const sender_hash = number ?? scoped ?? id_hash;
      const sealed = sealInbound(deps.vault, id_hash, message);
      return { id_hash, sender_hash, state: 'new', sent_at: new Date(message.at), received_at, sealed };
    }),
  );
  await deps.db.outside.transaction().execute(async trx => {
    const senders = await insertInbound(trx, distinct(rows));
    if (senders.length === 0) return;
    const keys = [...new Set(senders.map(sender => sender.toString('hex')))];
    const specs = keys.map(sender => ({ payload: { sender }, key: `answer:${sender}`, queue: queueOf(sender) }));
    await sql`select enqueue_jobs(${answerJob}, ${JSON.stringify(specs)}::jsonb)`.execute(trx);
  });
}

/** A sender's messages wait for one another; a few queues for all senders are enough, and cheaper than one for each. */
function queueOf(sender: string): string {
  return `answers-${Number.parseInt(sender.slice(0, 2), 16) % 64}`;
}

function distinct<Row extends { id_hash: Buffer }>(rows: Row[]): Row[] {
  return [...new Map(rows.map(row => [row.id_hash.toString('hex'), row])).values()];
}

/** Templates that WhatsApp pauses are held until it says that they may be sent again. */
async function noteTemplates(deps: WhatsAppDeps, { templates }: Notices): Promise<void> {
  const ours = templates.filter(({ name }) => [1, 2, 3].some(count => templateName(count) === name));
  for (const { name, event } of ours) {
    deps.log.warn({ template: name, event }, 'WhatsApp tells of a template.');
    const isUsable = ['APPROVED', 'UNPAUSED', 'REINSTATED'].includes(event);
    const isOver = ['PAUSED', 'DISABLED', 'REJECTED', 'PENDING_DELETION'].includes(event);
    if (!isUsable && !isOver) continue;
    const templates_held_until = isUsable ? new Date(0) : new Date(deps.now() + dayMs);
    for (const { id } of deps.whatsapp?.numbers ?? []) {
      await holdNumber(deps.db.outside, id, { templates_held_until });
    }
  }
}

const dayMs = 24 * 60 * 60_000;
