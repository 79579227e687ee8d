import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { IntegrationStatus } from './integrations.ts';
import { ReplyLanguage } from './language.ts';

export const Email = z.string().check(z.trim(), z.email('Please enter a valid email address'), z.maxLength(254));

const linkOrLineBreak = /:\/\/|www\.|[\r\n\u2028\u2029]/i;
/** They hide or turn what stands beside them; the joiners that Hindi and Persian need are none of them. */
const unseen = /(?![\u200C\u200D])\p{Cf}/u;

export const Name = z.string().check(
  z.trim(),
  z.minLength(2, 'Name must be at least 2 characters'),
  z.maxLength(255, 'Name must be at most 255 characters'),
  // Names stand in mails to people who never asked for one.
  z.refine(name => !linkOrLineBreak.test(name), 'Name must not contain a link or a line break'),
  z.refine(name => !unseen.test(name), 'Name must not contain invisible characters'),
);

export const Password = z
  .string()
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
    z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
    z.regex(/[a-z]/, 'Password must contain at least one lowercase letter'),
    z.regex(/[0-9]/, 'Password must contain at least one number'),
  );

/** A password that is compared with the one there is: whatever it looks like, only its length is bounded. */
export const PresentPassword = z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1024));

/** Where the browser is: an organization without a store keeps its days and numbers this way. */
export const SignUpRequest = z.object({
  name: Name,
  email: Email,
  password: Password,
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  locale: z.optional(z.string().check(z.maxLength(35))),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;
export const SignUpResponse = z.object({ success: z.boolean(), message: z.string(), user_id: z.optional(z.string()) });
export type SignUpResponse = z.infer<typeof SignUpResponse>;

export const SignInRequest = z.object({
  email: Email,
  password: PresentPassword,
  /** Of the authenticator app, or a recovery code; only for those who have chosen a second step. */
  code: z.optional(z.string().check(z.maxLength(64))),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

export const SessionResponse = z.object({
  success: z.boolean(),
  user_id: z.string(),
  user_name: z.string(),
  user_email: z.email(),
  organization_id: z.string(),
  role: z.string(),
  /** The organization's, in which its days, reports and clocks are told. */
  time_zone: z.string(),
  shopify_status: z.nullable(IntegrationStatus),
  google_analytics_status: z.nullable(IntegrationStatus),
  meta_status: z.nullable(IntegrationStatus),
  google_ads_status: z.nullable(IntegrationStatus),
  message: z.string(),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

export const ForgotPasswordRequest = z.object({ email: Email });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;
export const ResetPasswordRequest = z.object({ token: z.string().check(z.maxLength(256)), password: Password });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
export const DeleteAccountRequest = z.object({
  password: PresentPassword,
});
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

export const ChangeNameRequest = z.object({ name: Name });
export type ChangeNameRequest = z.infer<typeof ChangeNameRequest>;
export const ChangePasswordRequest = z.object({
  password: PresentPassword,
  new_password: Password,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ReplyLanguageResponse = z.object({ success: z.boolean(), language: ReplyLanguage });
export const ChooseReplyLanguageRequest = z.object({ language: ReplyLanguage });

/** One browser somebody is signed in with. `id` names it and opens nothing. */
export const OpenSession = z.object({
  id: z.string(),
  began_at: z.string(),
  seen_at: z.string(),
  /** The one that is asking. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
export const ListSessionsResponse = z.object({ success: z.boolean(), sessions: z.array(OpenSession) });
export type ListSessionsResponse = z.infer<typeof ListSessionsResponse>;
export const RevokeSessionRequest = z.object({ session_id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
export type RevokeSessionRequest = z.infer<typeof RevokeSessionRequest>;

export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/v1/auth/sign-up/',
  access: 'public',
  request: SignUpRequest,
  response: SignUpResponse,
});

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/v1/auth/sign-in/',
  access: 'public',
  request: SignInRequest,
  response: SessionResponse,
});

export const readSession = endpoint({
  name: 'readSession',
  method: 'GET',
  path: '/api/v1/auth/session/',
  access: 'session',
  scope: 'any',
  request: Nothing,
  response: SessionResponse,
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/v1/auth/sign-out/',
  access: 'public',
  request: Nothing,
  response: Done,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/v1/auth/forgot-password/',
  access: 'public',
  request: ForgotPasswordRequest,
  response: Done,
});

/** A mailed link to prove the address is good for a day; this asks for another. */
export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/v1/auth/resend-verification/',
  access: 'public',
  request: ForgotPasswordRequest,
  response: Done,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password/',
  access: 'public',
  request: ResetPasswordRequest,
  response: Done,
});

export const changeName = endpoint({
  name: 'changeName',
  method: 'PUT',
  path: '/api/v1/auth/account/',
  access: 'session',
  request: ChangeNameRequest,
  response: Done,
});

/** By who knows the one before; who does not asks for a mailed link. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/v1/auth/change-password/',
  access: 'session',
  request: ChangePasswordRequest,
  response: Done,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/v1/auth/account/',
  access: 'session',
  request: DeleteAccountRequest,
  response: Done,
});

export const readReplyLanguage = endpoint({
  name: 'readReplyLanguage',
  method: 'GET',
  path: '/api/v1/auth/reply-language/',
  access: 'session',
  request: Nothing,
  response: ReplyLanguageResponse,
});

export const chooseReplyLanguage = endpoint({
  name: 'chooseReplyLanguage',
  method: 'PUT',
  path: '/api/v1/auth/reply-language/',
  access: 'session',
  request: ChooseReplyLanguageRequest,
  response: Done,
});

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/v1/auth/sessions/',
  access: 'session',
  request: Nothing,
  response: ListSessionsResponse,
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{session_id}/',
  access: 'session',
  request: RevokeSessionRequest,
  response: Done,
});

/** A link in a mail, not a background request: it redirects to the sign-in screen. */
export const verifyEmailPath = '/api/v1/auth/verify-email/';
