/** Our bot at Telegram, as configured, and what the feature is handed besides. */
import type { Base } from '../../infra/base.ts';
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import type { ChatDeps } from '../chat/chat.ts';
import { hashOfPerson, type ChatSender } from '../messengers/messengers.ts';

export type TelegramAccount = {
  /** The bot's id, a colon, and what nobody else may know. */
  token: string;
  /** Comes with each update, which is believed by it. */
  webhookSecret: string;
  fetch: LeanFetch;
};

export type TelegramDeps = ChatDeps & {
  /** Null: not configured, so that Telegram appears nowhere. */
  telegram: TelegramAccount | null;
};

/** By the bot's id its messages are paced; Telegram asks bots to stay below thirty a second. */
export const senderOf = ({ token }: TelegramAccount): ChatSender => ({
  key: `telegram:${token.split(':')[0]}`,
  perSecond: 25,
});

/** What is kept of a linked chat, sealed: where somebody is written to, and by what they recognise it. */
export type KeptChat = { chatId: number; name: string };

export const hashOfChat = (base: Base, chatId: number): Promise<Buffer> => hashOfPerson(base, `telegram|${chatId}`);
