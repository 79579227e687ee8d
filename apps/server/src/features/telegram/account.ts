/** Our bot at Telegram, as configured, and what the feature is handed besides. */
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import type { ChatDeps } from '../chat/chat.ts';
import type { ChatSender } from '../messengers/messengers.ts';

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
