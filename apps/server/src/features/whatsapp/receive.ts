/** Notices of WhatsApp: checked, kept, answered within milliseconds. The work that follows is a job's. */
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import type { WhatsAppDeps } from './account.ts';
import type { SentReports } from './sent-reports.ts';
import { answerJob, sealInbound } from './inbox.ts';
import { isSigned, readNotices, type Inbound, type Notices } from './notices.ts';
import { hashesOf, hashOfMessageId } from './number-hash.ts';
import { holdNumber, keepInbound, type KeptMessage } from './store.ts';
import { templateNames } from './templates.ts';

export type Notice = { body: Buffer; signature: unknown };

/** The status to answer with. Signed nonsense is answered kindly: it would only be sent again for a week. */
export async function receiveNotice(deps: WhatsAppDeps, reports: SentReports, notice: Notice): Promise<number> {
  if (deps.whatsapp === null) return 404;
  if (!isSigned(notice.body, notice.signature, deps.whatsapp.appSecrets)) return 401;
  const notices = readNotices(notice.body, deps.now());
  if (notices.messages.length > 0) await keepMessages(deps, notices.messages);
  if (notices.statuses.length > 0) await reports.noteStatuses(notices.statuses);
  await noteTemplates(deps, notices);
  if (notices.other.length > 0) deps.log.warn({ fields: notices.other }, 'WhatsApp tells something about the account.');
  return 200;
}

/** Returns when they are kept: what is kept is answered, and what is known already changes nothing. */
async function keepMessages(deps: WhatsAppDeps, messages: readonly Inbound[]): Promise<void> {
  const received_at = new Date(deps.now());
  await Promise.all(
    messages.map(async message => {
      const id_hash = hashOfMessageId(message.messageId);
      const { number, scoped } = await hashesOf(deps, message.sender);
      const sender = (number ?? scoped ?? id_hash).toString('hex');
      const sealed = sealInbound(deps.vault, id_hash, message).toString('base64');
      await keeperOf(deps.db)({
        id: id_hash.toString('hex'),
        sender,
        sent_at: new Date(message.at),
        received_at,
        sealed,
      });
    }),
  );
}

type Keeper = (message: KeptMessage) => Promise<void>;

const keepers = new WeakMap<Db, Keeper>();

/** Messages of all notices that come while others are being kept go together. */
function keeperOf(db: Db): Keeper {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const together = async (messages: KeptMessage[]) => {
    await keepInbound(db.outside, answerJob, messages);
    return messages.map(() => undefined);
  };
  const keeper = batched(together, { most: 500 });
  keepers.set(db, keeper);
  return keeper;
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
