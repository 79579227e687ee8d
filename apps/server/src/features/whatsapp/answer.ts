/** Answering what people wrote: one after another for each of them, each once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWaiting, pacerOf, type Outcome } from '../messengers/messengers.ts';
import type { WhatsAppAccount, WhatsAppDeps } from './account.ts';
import { sendMessage } from './cloud-api.ts';
import { answerInbound, type Answer, type InboundDeps } from './inbound.ts';
import { buttonMessage, buttonsFor, textMessage } from './messages.ts';
import type { Inbound } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import { addressOf } from './phone.ts';
import { remedyFor } from './send-errors.ts';
import { findPhoneOwner, takeTurn } from './store.ts';

export const answerJob = 'answer-messages';

export async function answerMessages(at: InboundDeps, sender: Buffer): Promise<void> {
  const { whatsapp } = at.deps;
  await answerWaiting<Inbound, NonNullable<Answer>>(at.deps, sender, {
    answerTo: async inbound => (whatsapp === null ? null : answerInbound(at, inbound)),
    send: async (answer, inbound, id) => {
      if (whatsapp !== null) await sendAnswer(at.deps, whatsapp, { id, inbound, answer });
    },
  });
}

type Answering = { id: Buffer; inbound: Inbound; answer: NonNullable<Answer> };

const mostTries = 4;

async function sendAnswer(deps: WhatsAppDeps, account: WhatsAppAccount, answering: Answering): Promise<void> {
  const { inbound } = answering;
  const message = messageOf(answering);
  await waitForTurn(deps, inbound);
  for (let tries = 1; ; tries += 1) {
    await pacerOf(deps.db, account.perSecond).turn(inbound.businessNumber);
    const outcome = await sendMessage(account, inbound.businessNumber, message);
    if (outcome.kind === 'accepted' || outcome.kind === 'unknown') return;
    const wait = tries < mostTries ? waitAfter(outcome, tries) : null;
    if (wait === null) return deps.log.warn({ outcome }, 'An answer on WhatsApp was refused.');
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

function messageOf({ id, inbound, answer }: Answering): object {
  const address = addressOf(inbound.sender);
  const buttons = buttonsFor(answer.choices);
  const { text } = answer;
  const message = buttons.length > 0 ? buttonMessage(address, text, buttons) : textMessage(address, text);
  return { ...message, biz_opaque_callback_data: `answer:${id.toString('hex')}` };
}

/** One message in six seconds for each phone, with bursts; strangers get so few that they need no counting. */
async function waitForTurn(deps: WhatsAppDeps, inbound: Inbound): Promise<void> {
  const whose = await findPhoneOwner(deps.db.outside, await hashesOf(deps, inbound.sender));
  if (whose === null) return;
  const { organization_id, user_id } = whose;
  const seconds = await deps.db.inOrganization(organization_id, trx => takeTurn(trx, user_id, new Date(deps.now())));
  if (seconds > 0) await sleep(Math.min(seconds, 30) * 1_000);
}
