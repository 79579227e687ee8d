/** Answering what people wrote: one after another for each of them, each once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWaiting, pacerOf, type Outcome } from '../messengers/messengers.ts';
import { botOf, perSecond, type TelegramAccount } from './account.ts';
import { sendMessage } from './bot-api.ts';
import { answerInbound, type Answer, type InboundDeps } from './inbound.ts';
import { buttonsFor, textMessage } from './messages.ts';
import { telegramRemedyFor } from './send-errors.ts';
import type { Inbound } from './updates.ts';

export const answerJob = 'answer-telegram';

export async function answerUpdates(at: InboundDeps, sender: Buffer): Promise<void> {
  const { telegram } = at.deps;
  await answerWaiting<Inbound, Answer>(at.deps, sender, {
    answerTo: async inbound => (telegram === null ? null : answerInbound(at, inbound)),
    send: async (answer, inbound) => {
      if (telegram !== null) await sendAnswer(at, telegram, { inbound, answer });
    },
  });
}

type Answering = { inbound: Inbound; answer: Answer };

const mostTries = 4;
/** Somebody waits for it; what Telegram holds back for longer is not sent any more. */
const mostWaitSeconds = 30;

async function sendAnswer(
  { deps }: InboundDeps,
  account: TelegramAccount,
  { inbound: { chatId }, answer: { text, choices, buttons = [] } }: Answering,
): Promise<void> {
  const message = textMessage(chatId, text, [...buttonsFor(choices), ...buttons]);
  const pacer = pacerOf(deps.db, perSecond);
  for (let tries = 1; ; tries += 1) {
    await pacer.turn(botOf(account));
    const outcome = await sendMessage(account, message);
    if (outcome.kind === 'accepted' || outcome.kind === 'unknown') return;
    const wait = tries < mostTries ? waitAfter(outcome, tries) : null;
    // Whoever blocked the bot is unlinked by the update that tells of it.
    if (wait === null) return deps.log.warn({ outcome }, 'An answer on Telegram was refused.');
    await sleep(wait);
  }
}

/** Milliseconds; null where trying again is of no use. */
function waitAfter(outcome: Outcome, tries: number): number | null {
  if (outcome.kind === 'unsent') return 1_000 * tries;
  if (outcome.kind !== 'refused' || telegramRemedyFor(outcome).act !== 'slow') return null;
  const { waitSeconds = 2 * tries } = outcome;
  return waitSeconds <= mostWaitSeconds ? waitSeconds * 1_000 : null;
}
