/** A linked chat: how it is recognised, kept, and shown to its owner. */
import type { TelegramStatus } from '@tillsight/contract/telegram';
import type { Base } from '../../infra/base.ts';
import { hashOfPerson, type ChatRow } from '../messengers/messengers.ts';

/** Where somebody is written to, and by what they recognise it. */
export type KeptChat = { chatId: number; name: string };

export const hashOfChat = (base: Base, chatId: number): Promise<Buffer> => hashOfPerson(base, `telegram|${chatId}`);

/** Its ids are short, so that a hash without a key could be guessed. */
export const hashOfMessage = (base: Base, id: string): Promise<Buffer> => hashOfPerson(base, `telegram-message|${id}`);

export function statusOf(row: ChatRow | null, chat: KeptChat | null): TelegramStatus {
  if (row === null || chat === null) return { status: 'unlinked', name: null, linked_at: null };
  return { status: 'linked', name: chat.name === '' ? null : chat.name, linked_at: row.linked_at.toISOString() };
}
