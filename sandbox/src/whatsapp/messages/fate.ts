import type { Account } from '../account.ts';
import type { BusinessNumber } from '../business-numbers.ts';
import { GraphError } from '../graph-error.ts';
import type { Content } from './read-content.ts';
import type { Json } from '../json-fields.ts';
import type { Recipient } from './recipient.ts';
import { isWindowOpen } from './window.ts';

/** Why a message will not arrive, and whether the sender hears it in the answer. */
export interface Fate {
  error: GraphError;
  isToldAtOnce: boolean;
}

type Sending = { recipient: Recipient; content: Content };

/** What the platform refuses at once, whatever the message says. */
export function refuseByPolicy(account: Account, number: BusinessNumber, { recipient, content }: Sending): void {
  const { person } = recipient;
  const { allowedRecipients } = account.settings;
  if (person.waId === number.display.replaceAll(/\D/g, '')) throw new GraphError(131021);
  if (allowedRecipients && !allowedRecipients.includes(person.number)) throw new GraphError(131030);
  if (content.template?.category !== 'MARKETING') return;
  if (person.stoppedMarketing) throw new GraphError(131050);
  if (person.number.startsWith('+1') && person.number.length === 12) throw new GraphError(131049);
}

/** What only turns out when the message is on its way. */
export function fateOf(account: Account, number: BusinessNumber, sending: Sending & { body: Json }): Fate | null {
  const { recipient, content, body } = sending;
  const { person } = recipient;
  const { windowError, undeliverableError } = account.settings;
  if (!person.isOnWhatsapp || person.hasBlocked) {
    return { error: new GraphError(131026), isToldAtOnce: undeliverableError === 'answer' };
  }
  if (!content.template && !isWindowOpen(account, { numberId: number.id, person })) {
    return { error: new GraphError(131047), isToldAtOnce: windowError === 'answer' };
  }
  const expected = body.recipient_identity_key_hash;
  if (expected !== undefined && expected !== person.identity) {
    return { error: new GraphError(137000), isToldAtOnce: false };
  }
  if (content.reaction && !mayReact(account, content.reaction.messageId)) {
    return {
      error: new GraphError(131009, { details: 'The message to react to is not there any more.' }),
      isToldAtOnce: false,
    };
  }
  return null;
}

function mayReact(account: Account, id: string): boolean {
  const target = account.chats.find(id);
  return target !== null && target.type !== 'reaction' && account.now() - target.at < 30 * 86_400_000;
}
