import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `off`: not set up for this product, so that nothing of it is shown. */
export const TelegramStatus = z.object({
  status: z.enum(['off', 'unlinked', 'linked']),
  /** What the account calls itself there, for the person to recognise it. */
  name: z.nullable(z.string()),
  linked_at: z.nullable(z.string()),
});
export type TelegramStatus = z.infer<typeof TelegramStatus>;

export const LinkTelegramRequest = z.object({
  /** Not needed within ten minutes of signing in. */
  password: z.optional(z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1024))),
});
export type LinkTelegramRequest = z.infer<typeof LinkTelegramRequest>;

export const LinkTelegramResponse = z.object({
  success: z.boolean(),
  /** `@` and its name. */
  bot: z.string(),
  /** Opens the chat with the bot; works once, before `expires_at`. */
  deep_link: z.string(),
  /** The deep link as an SVG image. */
  qr_svg: z.string(),
  expires_at: z.string(),
  /** From now on; clocks of browsers go wrong. */
  lasts_seconds: z.number(),
});
export type LinkTelegramResponse = z.infer<typeof LinkTelegramResponse>;

const Nothing = z.object({});

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
  request: LinkTelegramRequest,
  response: LinkTelegramResponse,
});

export const unlinkTelegram = endpoint({
  name: 'unlinkTelegram',
  method: 'POST',
  path: '/api/v1/telegram/unlink/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), message: z.string() }),
});

/** Telegram calls here; verified by the secret it was given, not by a session. */
export const telegramWebhookPath = '/api/v1/telegram/webhook';
