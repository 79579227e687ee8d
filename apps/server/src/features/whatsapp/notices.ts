/** WhatsApp's webhooks: believed by their signature, read without trust in their form. What is unknown is left aside. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { listAt, objectAt, objectIn, textAt, type Json } from '../messengers/messengers.ts';
import type { Sender } from './number-hash.ts';

export type Inbound = {
  messageId: string;
  sender: Sender;
  businessNumber: string;
  /** Epoch milliseconds, by WhatsApp's clock; never later than it came. */
  at: number;
  content:
    | { kind: 'text'; text: string }
    /** A button of ours was tapped; `id` is what it carried. */
    | { kind: 'tap'; id: string; text: string }
    | { kind: 'number-changed' }
    /** Pictures, voice, places and whatever comes to be. */
    | { kind: 'unreadable' }
    /** Nothing that wants an answer, such as a reaction. */
    | { kind: 'silent' };
  /** The message it quotes or whose button it is. */
  replyTo: string | null;
};

export type MessageStatus = {
  messageId: string;
  status: string;
  /** What we gave along with the message. */
  data: string;
  code: number | null;
  details: string | null;
};

export type TemplateNews = { name: string; event: string };

export type Notices = { messages: Inbound[]; statuses: MessageStatus[]; templates: TemplateNews[]; other: string[] };

/** Over the bytes as they came; `header` is `sha256=<hex>`. */
export function isSigned(body: Buffer, header: unknown, secrets: readonly string[]): boolean {
  if (typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/i.test(header)) return false;
  const given = Buffer.from(header.slice(7), 'hex');
  return secrets.some(secret => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
}

/** `now`: when they came. */
export function readNotices(body: Buffer, now: number): Notices {
  const notices: Notices = { messages: [], statuses: [], templates: [], other: [] };
  const said = objectIn(body.toString('utf8')) ?? {};
  // Meta signs what all products of one app tell with the same secret.
  if (said.object !== 'whatsapp_business_account') return notices;
  for (const entry of listAt(said, 'entry')) {
    for (const change of listAt(entry, 'changes')) readChange(change, { notices, now });
  }
  return notices;
}

type Reading = { notices: Notices; now: number };

function readChange(change: Json, { notices, now }: Reading): void {
  const field = textAt(change, 'field') ?? '';
  const value = objectAt(change, 'value');
  if (field === 'message_template_status_update') {
    const [name, event] = [textAt(value, 'message_template_name'), textAt(value, 'event')];
    if (name !== null && event !== null) notices.templates.push({ name, event });
  } else if (field === 'messages') {
    const businessNumber = textAt(objectAt(value, 'metadata'), 'phone_number_id') ?? '';
    const contacts = listAt(value, 'contacts');
    for (const message of listAt(value, 'messages')) {
      const inbound = readMessage(message, { contacts, businessNumber, now });
      if (inbound !== null) notices.messages.push(inbound);
    }
    for (const status of listAt(value, 'statuses')) {
      const read = readStatus(status);
      if (read !== null) notices.statuses.push(read);
    }
  } else {
    notices.other.push(field);
  }
}

type Around = { contacts: Json[]; businessNumber: string; now: number };

function readMessage(message: Json, { contacts, businessNumber, now }: Around): Inbound | null {
  const messageId = textAt(message, 'id');
  if (messageId === null || businessNumber === '') return null;
  const from = textAt(message, 'from');
  const contact = contacts.find(each => from === null || textAt(each, 'wa_id') === from) ?? {};
  const digits = digitsOf(from ?? textAt(contact, 'wa_id'));
  const scopedId = textAt(message, 'from_user_id') ?? textAt(contact, 'user_id');
  if (digits === null && scopedId === null) return null;
  const replyTo = textAt(objectAt(message, 'context'), 'id');
  const at = writtenAt(message, now);
  return { messageId, sender: { digits, scopedId }, businessNumber, at, content: contentOf(message), replyTo };
}

/** Nothing was written before 1970 or after it came. A time that cannot be is worth less than what somebody wrote: it came now. */
function writtenAt({ timestamp }: Json, now: number): number {
  const at = Number(timestamp) * 1000;
  return at > 0 ? Math.min(at, now) : now;
}

function contentOf(message: Json): Inbound['content'] {
  const type = textAt(message, 'type');
  if (type === 'text') return { kind: 'text', text: textAt(objectAt(message, 'text'), 'body') ?? '' };
  if (type === 'button') {
    const button = objectAt(message, 'button');
    return { kind: 'tap', id: textAt(button, 'payload') ?? '', text: textAt(button, 'text') ?? '' };
  }
  if (type === 'interactive') {
    const interactive = objectAt(message, 'interactive');
    const reply = objectAt(interactive, textAt(interactive, 'type') ?? '');
    return { kind: 'tap', id: textAt(reply, 'id') ?? '', text: textAt(reply, 'title') ?? '' };
  }
  if (type === 'system') {
    const about = textAt(objectAt(message, 'system'), 'type');
    return { kind: about === 'user_changed_number' ? 'number-changed' : 'silent' };
  }
  if (type === null || ['reaction', 'request_welcome', 'edit', 'revoke'].includes(type)) return { kind: 'silent' };
  return { kind: 'unreadable' };
}

function readStatus(status: Json): MessageStatus | null {
  const [messageId, name] = [textAt(status, 'id'), textAt(status, 'status')];
  if (messageId === null || name === null) return null;
  const [error] = listAt(status, 'errors');
  const code = typeof error?.code === 'number' ? error.code : null;
  const details = textAt(objectAt(error ?? {}, 'error_data'), 'details') ?? textAt(error ?? {}, 'title');
  return { messageId, status: name, data: textAt(status, 'biz_opaque_callback_data') ?? '', code, details };
}

function digitsOf(text: string | null): string | null {
  return text !== null && /^\d{6,20}$/.test(text) ? text : null;
}
