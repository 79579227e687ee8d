import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { GivenLink, LinkRequest } from './linking.ts';

/** `off`: not set up for this product, so that nothing of it is shown. */
export const TelegramStatus = z.object({
  status: z.enum(['off', 'unlinked', 'linked']),
  /** What the account calls itself there, for the person to recognise it. */
  name: z.nullable(z.string()),
  linked_at: z.nullable(z.string()),
});
export type TelegramStatus = z.infer<typeof TelegramStatus>;

export const LinkTelegramResponse = z.extend(GivenLink, {
  /** `@` and its name; the link opens the chat with it. */
  bot: z.string(),
});
export type LinkTelegramResponse = z.infer<typeof LinkTelegramResponse>;

export const readTelegram = endpoint({
  name: 'readTelegram',
  method: 'GET',
  path: '/api/v1/telegram/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), telegram: TelegramStatus }),
});

export const linkTelegram = endpoint({
  name: 'linkTelegram',
  method: 'POST',
  path: '/api/v1/telegram/link/',
  access: 'session',
  request: LinkRequest,
  response: LinkTelegramResponse,
});

export const unlinkTelegram = endpoint({
  name: 'unlinkTelegram',
  method: 'POST',
  path: '/api/v1/telegram/unlink/',
  access: 'session',
  request: Nothing,
  response: Done,
});

/** Telegram calls here; verified by the secret it was given, not by a session. */
export const telegramWebhookPath = '/api/v1/telegram/webhook';
