import type { Account } from '../account.ts';
import type { BusinessNumber } from '../business-numbers.ts';
import type { ChatMessage } from '../chats.ts';
import { GraphError, invalid } from '../graph-error.ts';
import { messageId } from '../message-id.ts';
import { type Content, readContent } from './read-content.ts';
import { type Fate, fateOf, refuseByPolicy } from './fate.ts';
import { type Json, wordOf } from '../json-fields.ts';
import { type Recipient, recipientOf } from './recipient.ts';
import { letHappen } from './statuses.ts';
import { isWindowOpen } from './window.ts';

export interface Sent {
  body: Json;
  /** Faults: what the message will fail of, and whether its statuses are kept back. */
  lateFailure: GraphError | null;
  isSilent: boolean;
}

/** Takes a message over and answers with its id; what becomes of it is told later, by webhook. Throws what is refused at once. */
export function sendMessage(account: Account, number: BusinessNumber, sent: Sent): object {
  const { body, lateFailure } = sent;
  if (body.messaging_product === undefined) throw invalid('The parameter messaging_product is required.');
  if (body.messaging_product !== 'whatsapp') {
    throw invalid(`Param messaging_product must be one of {WHATSAPP} - got "${wordOf(body.messaging_product)}".`);
  }
  const recipient = recipientOf(account, number, body);
  const content = readContent(body, {
    medium: id => account.media.find(id, account.now()),
    template: (name, language) => account.templates.find(name, language),
  });
  const opaque = opaqueOf(body);
  const quoted = quotedOf(body);
  const limitNow = account.limitNow();
  account.limits.checkThroughput(number.id, account.settings, limitNow);
  refuseByPolicy(account, number, { recipient, content });
  account.limits.checkPair(number.id, recipient.person.number, { settings: account.settings, now: limitNow });
  const ownFate = fateOf(account, number, { recipient, content, body });
  const fate = lateFailure ? { error: lateFailure, isToldAtOnce: false } : ownFate;
  if (fate?.isToldAtOnce) throw fate.error;
  if (!fate && !isWindowOpen(account, { numberId: number.id, person: recipient.person })) {
    account.limits.checkUnique(recipient.person.number, account.settings.uniqueUsers, account.now());
  }
  const message = accept(account, number, { recipient, content, opaque, quoted, sent });
  begin(account, message, { content, fate });
  return answerOf(message, recipient);
}

interface Accepted {
  recipient: Recipient;
  content: Content;
  opaque: string | null;
  quoted: string | null;
  sent: Sent;
}

/** From here on the message exists; the outbox is the record of it that nobody changes. */
function accept(
  account: Account,
  number: BusinessNumber,
  { recipient, content, opaque, quoted, sent }: Accepted,
): ChatMessage {
  const { person } = recipient;
  const { template } = content;
  const ttlSeconds = template?.ttlSeconds ?? -1;
  const at = account.now();
  const message: ChatMessage = {
    id: messageId(person.waId, false),
    numberId: number.id,
    person,
    isFromPerson: false,
    at,
    type: content.type,
    view: content.view,
    state: 'accepted',
    errorCode: null,
    // Templates and reactions cannot quote.
    contextId: template || content.reaction ? null : quoted,
    reactions: { person: '', business: '' },
    opaque,
    isSilent: sent.isSilent,
    template: template && { category: template.category, ttlMs: ttlSeconds < 0 ? 30 * 86_400_000 : ttlSeconds * 1000 },
  };
  account.context.outbox.add({
    at,
    channel: 'whatsapp',
    to: person.number,
    content: {
      id: message.id,
      phone_number_id: number.id,
      type: content.type,
      biz_opaque_callback_data: opaque,
      text: content.view.text ?? null,
      message: sent.body,
    },
  });
  return message;
}

function begin(
  account: Account,
  message: ChatMessage,
  { content, fate }: { content: Content; fate: Fate | null },
): void {
  const { reaction, link } = content;
  const target = reaction && account.chats.find(reaction.messageId);
  if (target && !fate) {
    target.reactions.business = reaction.emoji;
    account.chats.changed(target);
  }
  account.chats.add(message);
  if (fate || !link) return letHappen(account, message, fate?.error ?? null);
  // A linked file is fetched by the platform before anything is sent.
  void account.fetchLink(link, message).then(problem => letHappen(account, message, problem));
}

function answerOf({ id, template, person }: ChatMessage, { input, isByUserId }: Recipient): object {
  const contact = isByUserId ? { input, user_id: person.userId } : { input, wa_id: person.waId };
  return {
    messaging_product: 'whatsapp',
    contacts: [contact],
    messages: [{ id, ...(template ? { message_status: 'accepted' } : {}) }],
  };
}

function opaqueOf({ biz_opaque_callback_data: opaque }: Json): string | null {
  if (opaque === undefined) return null;
  if (typeof opaque !== 'string' || opaque.length > 512) {
    throw invalid('Param biz_opaque_callback_data must be a string of at most 512 characters.');
  }
  return opaque;
}

function quotedOf({ context }: Json): string | null {
  if (context === undefined) return null;
  const id = typeof context === 'object' && context !== null ? (context as Json).message_id : undefined;
  if (typeof id !== 'string' || !id.startsWith('wamid.'))
    throw new GraphError(131009, { details: 'context.message_id is not valid.' });
  return id;
}
