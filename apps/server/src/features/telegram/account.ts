/** Our bot at Telegram, as configured, and what the feature is handed besides. */
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import type { ChatDeps } from '../chat/chat.ts';

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

/** The bot's id, by which its messages are paced. */
export const botOf = ({ token }: TelegramAccount): string => `telegram:${token.split(':')[0]}`;

/** Telegram asks bots to stay below thirty. */
export const perSecond = 25;
