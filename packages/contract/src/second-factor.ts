import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { PresentPassword } from './auth.ts';

/** Asked again before the ways to sign in change: an open browser is not proof enough. */
export const ConfirmingPassword = z.object({
  password: PresentPassword,
});
export type ConfirmingPassword = z.infer<typeof ConfirmingPassword>;

export const SecondFactorResponse = z.object({
  success: z.boolean(),
  enabled: z.boolean(),
  /** How many recovery codes have not been used yet. */
  recovery_codes_left: z.number(),
});
export type SecondFactorResponse = z.infer<typeof SecondFactorResponse>;

export const BeginSecondFactorResponse = z.object({
  success: z.boolean(),
  /** For the authenticator app, in base32; shown this once. */
  secret: z.string(),
  address: z.string(),
  /** The address as an SVG image. */
  qr_svg: z.string(),
});
export type BeginSecondFactorResponse = z.infer<typeof BeginSecondFactorResponse>;

export const ConfirmSecondFactorRequest = z.object({
  code: z.string().check(z.minLength(1, 'Code is required'), z.maxLength(64)),
});
export type ConfirmSecondFactorRequest = z.infer<typeof ConfirmSecondFactorRequest>;

export const ConfirmSecondFactorResponse = z.object({
  success: z.boolean(),
  /** Each lets its owner in once without the app; shown this once. */
  recovery_codes: z.array(z.string()),
});
export type ConfirmSecondFactorResponse = z.infer<typeof ConfirmSecondFactorResponse>;

export const readSecondFactor = endpoint({
  name: 'readSecondFactor',
  method: 'GET',
  path: '/api/v1/auth/second-factor/',
  access: 'session',
  request: Nothing,
  response: SecondFactorResponse,
});

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/second-factor/',
  access: 'session',
  request: ConfirmingPassword,
  response: BeginSecondFactorResponse,
});

/** With the first code of the app; from then on signing in asks for one. */
export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/second-factor/confirm/',
  access: 'session',
  request: ConfirmSecondFactorRequest,
  response: ConfirmSecondFactorResponse,
});

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/api/v1/auth/second-factor/',
  access: 'session',
  request: ConfirmingPassword,
  response: Done,
});
