import * as z from 'zod/mini';

/** Messengers that know people by an account, and so by a chat; on WhatsApp it is a number, which changes hands. */
export const chatMessengers = ['telegram', 'slack'] as const;
export type ChatMessenger = (typeof chatMessengers)[number];

/** How something reaches somebody: by a messenger they have linked, or by mail. */
export const Channel = z.enum(['whatsapp', ...chatMessengers, 'email']);
export type Channel = z.infer<typeof Channel>;

export type Messenger = Exclude<Channel, 'email'>;

export const messengerTitles: Record<Messenger, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  slack: 'Slack',
};

export const channelTitles: Record<Channel, string> = { ...messengerTitles, email: 'Email' };
