import * as contract from '@tillsight/contract/auth';
import type { IntegrationStatus } from '@tillsight/contract/integrations';
import * as second from '@tillsight/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import type { KeptCookie } from '../../infra/kept-cookie.ts';
import type { Caller, Mount } from '../../infra/mount.ts';
import {
  confirmPassword,
  forgotPassword,
  resendVerification,
  requireProof,
  resetPassword,
  signIn,
  signOut,
  signUp,
  verifyEmail,
  type AuthDeps,
  type RemoveColleagues,
} from './auth.ts';
import { changeName, changePassword } from './own-account.ts';
import { chooseReplyLanguage, replyLanguageOf } from './reply-language.ts';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor, removeSecondFactor } from './second-factor.ts';
import { deviceCookie, listSessions, openedLinkCookie, revokeSession } from './session.ts';

/** Of the organization, for the session; the integrations feature reads them, and `app.ts` hands that in. */
export type FactsOf = (
  organizationId: string,
) => Promise<{ timeZone: string; statuses: Record<string, IntegrationStatus> }>;

export type AuthRoutes = {
  app: FastifyInstance;
  mount: Mount;
  deps: AuthDeps;
  cookie: KeptCookie;
  factsOf: FactsOf;
  removeColleagues: RemoveColleagues;
};

export function authRoutes({ app, mount, deps, cookie, factsOf, removeColleagues }: AuthRoutes): void {
  const openedLink = openedLinkCookie(deps.publicUrl);
  const device = deviceCookie(deps.publicUrl);
  mount(contract.signUp, async ({ input, request }) => {
    const { userId } = await signUp(deps, input, request.ip);
    return { success: true, message: 'Please check your email to verify your account.', user_id: userId };
  });

  mount(contract.signIn, async ({ input, request, reply }) => {
    const from = {
      ip: request.ip,
      formerCookie: cookie.read(request),
      deviceCookie: device.read(request),
      openedLink: openedLink.read(request),
    };
    const session = await signIn(deps, input, from);
    cookie.set(reply, session.cookie);
    device.set(reply, session.deviceCookie);
    if (from.openedLink !== undefined) openedLink.clear(reply);
    return sessionResponse(session.caller, factsOf, "You've successfully signed in.");
  });

  mount(contract.readSession, ({ caller }) => sessionResponse(caller, factsOf, 'Signed in.'));

  mount(contract.signOut, async ({ request, reply }) => {
    await signOut(deps, cookie.read(request));
    cookie.clear(reply);
    return { success: true, message: 'Signed out.' };
  });

  mount(contract.changeName, async ({ caller, input }) => {
    await changeName(deps, caller, input.name);
    return { success: true, message: 'Your name has been saved.' };
  });

  mount(contract.changePassword, async ({ caller, input }) => {
    await changePassword(deps, caller, input);
    return { success: true, message: 'Your password has been changed.' };
  });

  mount(contract.readReplyLanguage, async ({ caller }) => {
    const language = await replyLanguageOf(deps, caller);
    return { success: true, language: language ?? ('automatic' as const) };
  });

  mount(contract.chooseReplyLanguage, async ({ caller, input }) => {
    await chooseReplyLanguage(deps, caller, input.language);
    return { success: true, message: 'Your language has been saved.' };
  });

  mount(contract.listSessions, async ({ caller }) => ({ success: true, sessions: await listSessions(deps, caller) }));

  mount(contract.revokeSession, async ({ caller, input, reply }) => {
    const isOwn = await revokeSession(deps, caller, input.session_id);
    if (isOwn) cookie.clear(reply);
    return { success: true, message: 'The session has ended.' };
  });

  mount(contract.resendVerification, async ({ input, request }) => {
    await resendVerification(deps, input, request.ip);
    return { success: true, message: 'If the address waits to be verified, a new link has been sent.' };
  });
  mount(contract.forgotPassword, async ({ input, request }) => {
    await forgotPassword(deps, input, request.ip);
    return { success: true, message: 'If an account exists, a reset link has been sent.' };
  });

  mount(contract.resetPassword, async ({ input, request, reply }) => {
    await resetPassword(deps, input, { ip: request.ip, removeColleagues });
    cookie.clear(reply);
    return { success: true, message: 'Your password has been changed. Please sign in.' };
  });

  secondFactorRoutes(mount, deps);

  app.get<{ Querystring: { token?: unknown } }>(contract.verifyEmailPath, async (request, reply) => {
    const token = typeof request.query.token === 'string' ? request.query.token : '';
    const verified = await verifyEmail(deps, token, cookie.read(request));
    if (verified) openedLink.set(reply, token);
    return reply.redirect(`/auth/sign-in?verified=${verified ? 1 : 0}`, 303);
  });
}

function secondFactorRoutes(mount: Mount, deps: AuthDeps): void {
  mount(second.readSecondFactor, async ({ caller }) => {
    const { enabled, codesLeft } = await readSecondFactor(deps, caller);
    return { success: true, enabled, recovery_codes_left: codesLeft };
  });

  mount(second.beginSecondFactor, async ({ caller, input }) => {
    await confirmPassword(deps, caller, input.password);
    await requireProof(deps, caller);
    return { success: true, ...(await beginSecondFactor(deps, caller)) };
  });

  mount(second.confirmSecondFactor, async ({ caller, input }) => ({
    success: true,
    recovery_codes: await confirmSecondFactor(deps, caller, input.code),
  }));

  mount(second.removeSecondFactor, async ({ caller, input }) => {
    await confirmPassword(deps, caller, input.password);
    await removeSecondFactor(deps, caller);
    return { success: true, message: 'Two-step sign-in is off.' };
  });
}

async function sessionResponse(caller: Caller, factsOf: FactsOf, message: string): Promise<contract.SessionResponse> {
  const { timeZone, statuses } = await factsOf(caller.organizationId);
  return {
    success: true,
    user_id: caller.userId,
    user_name: caller.name,
    user_email: caller.email,
    organization_id: caller.organizationId,
    role: caller.role,
    time_zone: timeZone,
    shopify_status: statuses.shopify ?? 'inactive',
    google_analytics_status: statuses.google_analytics ?? 'inactive',
    meta_status: statuses.meta ?? 'inactive',
    google_ads_status: statuses.google_ads ?? 'inactive',
    message,
  };
}
