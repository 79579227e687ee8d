/** Notices of WhatsApp: checked, kept, answered within milliseconds. The work that follows is a job's. */
import { hashOfMessageId, keepWaiting } from '../messengers/messengers.ts';
import type { WhatsAppDeps } from './account.ts';
import { answerJob } from './answer.ts';
import { isSigned, readNotices, type Inbound, type MessageStatus, type Notices } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import { holdNumber } from './store.ts';
import { templateNames } from './templates.ts';

/** Stored before WhatsApp's notice is acknowledged. */
export type NoteStatuses = (statuses: readonly MessageStatus[]) => Promise<void>;

export type Notice = { body: Buffer; signature: unknown };

/** The status to answer with. Signed nonsense is answered kindly: it would only be sent again for a week. */
export async function receiveNotice(deps: WhatsAppDeps, noteStatuses: NoteStatuses, notice: Notice): Promise<number> {
  if (deps.whatsapp === null) return 404;
  if (!isSigned(notice.body, notice.signature, deps.whatsapp.appSecrets)) return 401;
  const notices = readNotices(notice.body, deps.now());
  if (notices.messages.length > 0) await keepMessages(deps, notices.messages);
  if (notices.statuses.length > 0) await noteStatuses(notices.statuses);
  await noteTemplates(deps, notices);
  if (notices.other.length > 0) deps.log.warn({ fields: notices.other }, 'WhatsApp tells something about the account.');
  return 200;
}

/** Returns when they are kept. */
async function keepMessages(deps: WhatsAppDeps, messages: readonly Inbound[]): Promise<void> {
  await Promise.all(
    messages.map(async message => {
      const id = hashOfMessageId(message.messageId);
      const { number, scoped } = await hashesOf(deps, message.sender);
      await keepWaiting(deps, answerJob, { id, sender: number ?? scoped ?? id, at: message.at, message });
    }),
  );
}

/** Templates that WhatsApp pauses are held until it says that they may be sent again. */
async function noteTemplates(deps: WhatsAppDeps, { templates }: Notices): Promise<void> {
  const ours = templates.filter(({ name }) => templateNames.includes(name));
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
