/** What the API documentation says about accounts: each endpoint of sign-up, sign-in and passwords with examples. */
import * as auth from '../auth.ts';
import * as factor from '../second-factor.ts';
import { documentedUnder, done, sample } from './documented.ts';

const account = documentedUnder('Account');
const { name, email, password } = sample;

const session = {
  success: true,
  user_id: sample.userId,
  user_name: name,
  user_email: email,
  organization_id: sample.organizationId,
  role: 'merchant',
  time_zone: 'Asia/Kolkata',
  shopify_status: 'active',
  google_analytics_status: 'active',
  meta_status: 'inactive',
  google_ads_status: 'needs_reconnect',
  message: 'Signed in.',
} as const;

export const accountDocuments = [
  account(auth.signUp, {
    summary: 'Sign up with an organization of your own',
    description:
      'Creates an organization and you as its merchant. An address that already has an account gets the same answer, and a mail that says so.',
    refusals: ['too_many_requests'],
    request: { name, email, password, time_zone: 'Asia/Kolkata', locale: 'en-IN' },
    response: { ...done('Please check your email to verify your account.'), user_id: sample.userId },
  }),
  account(auth.signIn, {
    summary: 'Sign in',
    refusals: ['wrong_credentials', 'second_factor_required', 'email_not_verified', 'too_many_requests'],
    description: 'The session travels in a cookie. Programs use an API token instead and need not sign in.',
    request: { email, password },
    response: { ...session, message: "You've successfully signed in." },
  }),
  account(auth.readSession, {
    summary: 'Who am I',
    description: 'Gives the ids that other requests name. With an API token: the one who made it.',
    request: {},
    response: session,
  }),
  account(auth.signOut, {
    summary: 'Sign out',
    description: 'Ends this session and clears its cookie.',
    request: {},
    response: done('Signed out.'),
  }),
  account(auth.forgotPassword, {
    summary: 'Request a link to choose a new password',
    description: 'Answers the same whether or not the address has an account.',
    refusals: ['too_many_requests'],
    request: { email },
    response: done('If an account exists, a reset link has been sent.'),
  }),
  account(auth.resendVerification, {
    summary: 'Request a new verification link',
    description: 'Answers the same whether or not the address has an account.',
    refusals: ['too_many_requests'],
    request: { email },
    response: done('If the address waits to be verified, a new link has been sent.'),
  }),
  account(auth.resetPassword, {
    summary: 'Choose a new password with the mailed link',
    refusals: ['token_invalid', 'too_many_requests'],
    description: 'Every session and API token of the account ends.',
    request: { token: 'reset_pY0wTq4kXn7VbU2sLr8eJd1fGh6mCz3aQi9oWx5vRtE', password: 'Harbour77Lantern' },
    response: done('Your password has been changed. Please sign in.'),
  }),
  account(auth.changeName, {
    summary: 'Change your own name',
    description: 'Your team and your reports show the new name at once.',
    request: { name },
    response: done('Your name has been saved.'),
  }),
  account(auth.changePassword, {
    summary: 'Change your own password',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    description: 'Every other session of the account ends; API tokens and the linked phone stay.',
    request: { password, new_password: 'Harbour77Lantern' },
    response: done('Your password has been changed.'),
  }),
  account(auth.deleteAccount, {
    summary: 'Delete the account',
    refusals: ['forbidden', 'too_many_requests'],
    description: 'With the last merchant the whole organization goes, at once and for good.',
    request: { password },
    response: done('Your account has been deleted.'),
  }),
  account(auth.readReplyLanguage, {
    summary: 'The language of replies',
    description: '`automatic` follows the language of each question.',
    request: {},
    response: { success: true, language: 'automatic' },
  }),
  account(auth.chooseReplyLanguage, {
    summary: 'Choose the language of replies',
    description: 'In the chat and on WhatsApp, for oneself only. Figures are the same in every language.',
    request: { language: 'hindi' },
    response: done('Your language has been saved.'),
  }),
  account(auth.listSessions, {
    summary: 'List your sessions',
    description: 'Every browser signed in as you, including the one that asks.',
    request: {},
    response: {
      success: true,
      sessions: [
        {
          id: sample.sessionId,
          began_at: '2026-11-19T04:10:00.000Z',
          seen_at: '2026-11-20T05:58:00.000Z',
          current: true,
        },
      ],
    },
  }),
  account(auth.revokeSession, {
    summary: 'End a session',
    description: 'That browser has to sign in again. Your other sessions and your API tokens stay.',
    request: { session_id: sample.sessionId },
    response: done('The session has ended.'),
  }),
  account(factor.readSecondFactor, {
    summary: 'Two-step sign-in status',
    description: 'Tells whether signing in asks for a code, and how many recovery codes are left.',
    request: {},
    response: { success: true, enabled: true, recovery_codes_left: 8 },
  }),
  account(factor.beginSecondFactor, {
    summary: 'Set up an authenticator app',
    description:
      'Returns the secret for the app, as text and as a QR code. Signing in asks for a code only after you confirm the first one.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { password },
    response: {
      success: true,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Tillsight:asha%40lotus-lane.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      qr_svg: '<svg/>',
    },
  }),
  account(factor.confirmSecondFactor, {
    summary: 'Turn two-step sign-in on',
    description: 'Takes the first code of the app and returns the recovery codes, which are shown this once.',
    refusals: ['token_invalid', 'too_many_requests'],
    request: { code: '492039' },
    response: { success: true, recovery_codes: ['k7wq-9xmd', 'p2fe-h4ru'] },
  }),
  account(factor.removeSecondFactor, {
    summary: 'Turn two-step sign-in off',
    description: 'Signing in asks for the password alone, and the recovery codes stop working.',
    refusals: ['forbidden', 'too_many_requests'],
    request: { password },
    response: done('Signing in asks for your password only.'),
  }),
];
