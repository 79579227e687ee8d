/** What begins to link a messenger, and what it gives, whichever messenger it is. */
import * as z from 'zod/mini';
import { PresentPassword } from './auth.ts';

export const LinkRequest = z.object({
  /** Not needed within ten minutes of signing in. */
  password: z.optional(PresentPassword),
});
export type LinkRequest = z.infer<typeof LinkRequest>;

/** Works once, before `expires_at`. */
export const GivenLink = z.object({
  success: z.boolean(),
  deep_link: z.string(),
  /** The deep link as an SVG image. */
  qr_svg: z.string(),
  expires_at: z.string(),
  /** From now on; clocks of browsers go wrong. */
  lasts_seconds: z.number(),
});
