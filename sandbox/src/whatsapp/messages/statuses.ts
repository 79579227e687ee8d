import type { Account } from '../account.ts';
import type { ChatMessage } from '../chats.ts';
import type { GraphError } from '../graph-error.ts';
import { tellsConversation } from '../versions.ts';
import { isWindowOpen } from './window.ts';
import { type Pricing, priceOf } from './pricing.ts';

type Fate = GraphError | null;

const prices = new WeakMap<ChatMessage, Pricing>();

/** What becomes of an accepted message: sent and delivered after a while, or failed. Reading is up to the person. */
export function letHappen(account: Account, message: ChatMessage, fate: Fate): void {
  const { settings, timers } = account;
  timers.after(account.timeIn(settings.sentAfterMs), () => {
    if (fate) return fail(account, message, fate);
    message.state = 'sent';
    const number = account.numbers.find(message.numberId);
    if (number && message.type !== 'reaction') {
      const isInWindow = isWindowOpen(account, message);
      prices.set(message, priceOf(message, { number, isInWindow, now: account.now() }));
    }
    announce(account, message, 'sent');
    // Of a reaction nothing more is heard.
    if (message.type !== 'reaction')
      timers.after(account.timeIn(settings.deliveredAfterMs), () => deliver(account, message));
  });
}

/** Arrives on the phone, unless that is switched off or the message has outlived its time. */
export function deliver(account: Account, message: ChatMessage): void {
  if (message.state !== 'sent' || message.person.isOffline) return;
  const lifeMs = message.template?.ttlMs ?? 30 * 24 * 3_600_000;
  if (account.now() - message.at > lifeMs) return;
  message.state = 'delivered';
  const { settings } = account;
  const isLeftOut = settings.noDeliveredShare > 0 && account.random.chance(settings.noDeliveredShare);
  if (isLeftOut) account.chats.changed(message);
  else announce(account, message, 'delivered');
  if (settings.isReadByItself)
    account.timers.after(account.timeIn(settings.readAfterMs), () => markSeen(account, [message]));
}

/** The person has seen these; who hides receipts tells nobody. */
export function markSeen(account: Account, messages: readonly ChatMessage[]): void {
  for (const message of messages) {
    if (message.isFromPerson || message.state !== 'delivered') continue;
    message.state = 'read';
    if (message.person.hidesReceipts) account.chats.changed(message);
    else announce(account, message, 'read');
  }
}

function fail(account: Account, message: ChatMessage, fate: GraphError): void {
  message.state = 'failed';
  message.errorCode = fate.code;
  announce(account, message, 'failed', { errors: [fate.inStatus()] });
}

function announce(account: Account, message: ChatMessage, status: string, more: object = {}): void {
  account.chats.changed(message);
  const number = account.numbers.find(message.numberId);
  if (!number || message.isSilent) return;
  const { person, opaque } = message;
  const { hasUserIds, webhookVersion } = account.settings;
  const payload = {
    id: message.id,
    status,
    timestamp: String(Math.floor(account.now() / 1000)),
    ...(person.hasUserName ? {} : { recipient_id: person.waId }),
    ...(hasUserIds ? { recipient_user_id: person.userId } : {}),
    ...(opaque === null ? {} : { biz_opaque_callback_data: opaque }),
    ...priced(message, { status, hasConversation: tellsConversation(webhookVersion), now: account.now() }),
    ...more,
  };
  const contact = { ...(person.hasUserName ? {} : { wa_id: person.waId }), user_id: person.userId };
  const contacts = hasUserIds && status !== 'failed' ? [contact] : [];
  account.webhooks.send({ kind: 'statuses', number, contacts, payload });
}

/** The price stands on `sent` and on one of the two after it. */
function priced(message: ChatMessage, rule: { status: string; hasConversation: boolean; now: number }): object {
  const price = prices.get(message);
  if (!price || !['sent', 'delivered', 'read'].includes(rule.status)) return {};
  if (rule.status !== 'sent') prices.delete(message);
  if (!rule.hasConversation) return { pricing: price };
  const expires = rule.status === 'sent' ? { expiration_timestamp: String(Math.floor(rule.now / 1000) + 86_400) } : {};
  const id = message.id.slice(-32).toLowerCase();
  return { conversation: { id, ...expires, origin: { type: price.category } }, pricing: price };
}
