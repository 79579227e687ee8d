/** Answering what people wrote: one after another for each of them, each once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WhatsAppAccount, WhatsAppDeps } from './account.ts';
import { sendMessage, type Outcome } from './cloud-api.ts';
import type { Spoken } from './conversation.ts';
import { answerInbound, type InboundDeps } from './inbound.ts';
import { openInbound } from './inbox.ts';
import { buttonMessage, textMessage } from './messages.ts';
import type { Inbound } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import { pacerOf } from './pacer.ts';
import { addressOf } from './phone.ts';
import { remedyFor } from './send-errors.ts';
import { closeUncertain, findPhoneOwner, moveInbound, takeInbound, takeTurn, type InboundRow } from './store.ts';

/**
 * Safe to run twice: jobs of one sender run one after another, and a message that somebody took before is either still
 * unanswered or, when its answer may have left already, left alone.
 */
export async function answerMessages(at: InboundDeps, sender: Buffer): Promise<void> {
  const { db } = at.deps;
  await closeUncertain(db.outside, sender);
  for (;;) {
    const row = await takeInbound(db.outside, sender);
    if (row === null) return;
    await answerRow(at, row);
  }
}

async function answerRow(at: InboundDeps, row: InboundRow): Promise<void> {
  const { deps } = at;
  if (row.sealed === null || deps.whatsapp === null) return close(deps, row, 'taken');
  const inbound = openInbound(deps.vault, row.id_hash, row.sealed);
  const answer = await answerInbound(at, inbound);
  if (answer === null) return close(deps, row, 'taken');
  if (!(await moveInbound(deps.db.outside, row, { from: ['taken'], to: 'sending' }))) return;
  await sendAnswer(deps, deps.whatsapp, { row, inbound, answer });
}

type Answering = { row: InboundRow; inbound: Inbound; answer: Spoken };

const mostTries = 4;

async function sendAnswer(deps: WhatsAppDeps, account: WhatsAppAccount, answering: Answering): Promise<void> {
  const { row, inbound } = answering;
  const message = messageOf(answering);
  await waitForTurn(deps, inbound);
  for (let tries = 1; ; tries += 1) {
    await pacerOf(deps.db, account.perSecond).turn(inbound.businessNumber);
    const outcome = await sendMessage(account, inbound.businessNumber, message);
    if (outcome.kind === 'accepted' || outcome.kind === 'unknown') return close(deps, row, 'sending');
    const wait = tries < mostTries ? waitAfter(outcome, tries) : null;
    if (wait === null) {
      deps.log.warn({ outcome }, 'An answer on WhatsApp was refused.');
      return close(deps, row, 'sending');
    }
    await sleep(wait);
  }
}

/** Milliseconds; null where trying again is of no use. */
function waitAfter(outcome: Outcome, tries: number): number | null {
  if (outcome.kind === 'unsent') return 1_000 * tries;
  if (outcome.kind !== 'refused') return null;
  const { act } = remedyFor(outcome.code);
  if (act === 'pair') return 1_000 * 4 ** (tries - 1);
  return act === 'again' || act === 'slow' ? 2_000 * tries : null;
}

function messageOf({ row, inbound, answer }: Answering): object {
  const address = addressOf(inbound.sender);
  const { text, buttons } = answer;
  const message = buttons.length > 0 ? buttonMessage(address, text, buttons) : textMessage(address, text);
  return { ...message, biz_opaque_callback_data: `answer:${row.id_hash.toString('hex')}` };
}

/** One message in six seconds for each phone, with bursts; strangers get so few that they need no counting. */
async function waitForTurn(deps: WhatsAppDeps, inbound: Inbound): Promise<void> {
  const whose = await findPhoneOwner(deps.db.outside, await hashesOf(deps, inbound.sender));
  if (whose === null) return;
  const { organization_id, user_id } = whose;
  const seconds = await deps.db.inOrganization(organization_id, trx => takeTurn(trx, user_id, new Date(deps.now())));
  if (seconds > 0) await sleep(Math.min(seconds, 30) * 1_000);
}

async function close(deps: WhatsAppDeps, row: InboundRow, from: string): Promise<void> {
  await moveInbound(deps.db.outside, row, { from: [from], to: 'done' });
}
