/** Sending an answer into a chat, once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatDeps } from '../chat/chat.ts';
import type { Choice } from './conversation.ts';
import type { ChatButton } from './chat-inbound.ts';
import type { Outcome } from './outcome.ts';
import { pacerOf } from './pacer.ts';

/** What is sent, whichever chat it goes to. `png`: a picture, with the text beneath it. */
export type ChatMessage = { text: string; png: Buffer | null; choices: Choice[]; buttons: ChatButton[] };

/** What a well-behaved sender does about a refusal. `slow`: all who send with this sender wait. `gone`: this person cannot be
 * written to any more. `other-way`: not by this messenger this time. */
export type ChatRemedy = {
  act: 'slow' | 'gone' | 'other-way';
  /** Of `gone`: everybody who is linked by the same sender is. */
  isForAll?: boolean;
  /** For whoever runs the product: this does not mend itself. */
  isAlarm?: boolean;
  /** For the merchant, beside the delivery. */
  words: string;
};

export type Refused = Extract<Outcome, { kind: 'refused' }>;

/** Who sends, as messengers count it. */
export type ChatSender = { key: string; perSecond: number };

export type AnswerSending = {
  sender: ChatSender;
  send: () => Promise<Outcome>;
  remedyFor: (refused: Refused) => ChatRemedy;
};

const mostTries = 4;
/** Somebody waits for it; what is held back for longer is not sent any more. */
const mostWaitSeconds = 30;

export async function sendAnswer(deps: ChatDeps, { sender, send, remedyFor }: AnswerSending): Promise<void> {
  const pacer = pacerOf(deps.db, sender.perSecond);
  for (let tries = 1; ; tries += 1) {
    await pacer.turn(sender.key);
    const outcome = await send();
    if (outcome.kind === 'accepted' || outcome.kind === 'unknown') return;
    const wait = tries < mostTries ? waitAfter(outcome, { tries, remedyFor }) : null;
    // Whoever blocked us is unlinked by the notice that tells of it.
    if (wait === null) return deps.log.warn({ outcome }, 'An answer in a chat was refused.');
    await sleep(wait);
  }
}

type Trying = Pick<AnswerSending, 'remedyFor'> & { tries: number };

/** Milliseconds; null where trying again is of no use. */
function waitAfter(outcome: Exclude<Outcome, { kind: 'accepted' | 'unknown' }>, { tries, remedyFor }: Trying) {
  if (outcome.kind === 'unsent') return 1_000 * tries;
  if (remedyFor(outcome).act !== 'slow') return null;
  const { waitSeconds = 2 * tries } = outcome;
  return waitSeconds <= mostWaitSeconds ? waitSeconds * 1_000 : null;
}
