/** WhatsApp's door: phones, and sending to them. */
import type { Phone } from '@tillsight/contract/whatsapp';
import type { Caller } from '../../infra/mount.ts';
import type { Trx } from '../../infra/db.ts';
import type { WhatsAppAccount, WhatsAppDeps } from './account.ts';
import { pacerOf, type Mishap } from '../messengers/messengers.ts';
import { uploadPicture } from './cloud-api.ts';
import { isDoubtful, isUnreachable, statusOf } from './phone.ts';
import { findPhoneOf, findPhones, holdNumber, updatePhone } from './store.ts';

export type { WhatsAppAccount, WhatsAppDeps } from './account.ts';
export { sendMessage } from './cloud-api.ts';
export type { MessageStatus } from './notices.ts';
export { isDoubtful, isUnreachable, isWindowOpen, addressOf, openPhoneWith } from './phone.ts';
export { buttonMessage, pictureMessage, templateMessage, textMessage, type Address } from './messages.ts';
export { remedyFor, type Remedy } from './send-errors.ts';
export { mostFigures, templateDefinitions } from './templates.ts';
export { submitTemplates, type TemplateStanding } from './submission.ts';

export async function readPhone(deps: WhatsAppDeps, caller: Caller): Promise<Phone> {
  const row = await deps.db.inOrganization(caller.organizationId, trx => findPhoneOf(trx, caller.userId));
  return statusOf(row, deps.now());
}

/** Whose reports may go to a phone, and since when it is linked. */
export async function usersOnWhatsApp(deps: WhatsAppDeps, trx: Trx): Promise<Map<string, Date>> {
  if (deps.whatsapp === null) return new Map();
  const rows = await findPhones(trx);
  const reached = rows.filter(row => !isDoubtful(row, deps.now()) && !isUnreachable(row));
  return new Map(reached.map(({ user_id, linked_at }) => [user_id, linked_at]));
}

/** Resolves when one message may leave from the number. */
export function turnAt(deps: WhatsAppDeps, account: WhatsAppAccount, number: string): Promise<void> {
  return pacerOf(deps.db, account.perSecond).turn(number);
}

/** Resolves when it is far enough from the one before, however long preparing it took. */
export function leaveFrom(deps: WhatsAppDeps, account: WhatsAppAccount, number: string): Promise<void> {
  return pacerOf(deps.db, account.perSecond).leave(number);
}

/** After too much was sent: nobody gets a turn at the number for so long. */
export function slowDown(deps: WhatsAppDeps, account: WhatsAppAccount, { number, seconds }: Slow): Promise<void> {
  return pacerOf(deps.db, account.perSecond).slow(number, seconds);
}

export type Slow = { number: string; seconds: number };

export async function uploadPng(account: WhatsAppAccount, number: string, png: Buffer): Promise<string | Mishap> {
  const outcome = await uploadPicture(account, number, png);
  return outcome.kind === 'accepted' ? outcome.id : outcome;
}

export type NumberHold = { number: string; until: Date; what: 'number' | 'templates' };

export function holdBusinessNumber(deps: WhatsAppDeps, { number, until, what }: NumberHold): Promise<void> {
  const hold = what === 'number' ? { held_until: until } : { templates_held_until: until };
  return holdNumber(deps.db.outside, number, hold);
}

export type PhoneMark = 'doubt-phone' | 'unreachable' | 'window-closed';

/** What WhatsApp has told us about somebody's phone. */
export async function markPhone(deps: WhatsAppDeps, whose: Whose, mark: PhoneMark): Promise<void> {
  const at = new Date(deps.now());
  const changes = {
    'doubt-phone': { doubted_at: at },
    unreachable: { unreachable_at: at },
    'window-closed': { window_closed_at: at },
  };
  await deps.db.inOrganization(whose.organizationId, trx => updatePhone(trx, whose.userId, changes[mark]));
}

export type Whose = { organizationId: string; userId: string };
