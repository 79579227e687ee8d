/** Accounts: signing up, in and out, and everything a mailed link can do. */
import { randomUUID } from 'node:crypto';
import type {
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
} from '@tillsight/contract/auth';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { refund, spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { perNetwork } from '../../infra/network.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueue } from '../../infra/queue.ts';
import { deviceOf, rememberedDevice } from './device.ts';
import { mailJobs } from './mail-jobs.ts';
import { hashPassword, isOutdated, passwordMatches, refuseCommonPassword } from './password.ts';
import { placeOf } from './place.ts';
import { passSecondFactor, secondFactorAsked, wrongCode } from './second-factor.ts';
import { deleteFactor } from './second-factor-store.ts';
import { hashOfSecret } from './secret.ts';
import { beginSession, callerOfCookie, endSession } from './session.ts';
import { signInBudgets } from './sign-in-budgets.ts';
import {
  deleteOrganization,
  deleteProgramsOf,
  deleteMessengersOf,
  deleteResetTokensOf,
  deleteSession,
  deleteSessionsOf,
  findEmailToken,
  findSession,
  findUser,
  findUserByEmail,
  forgetJobs,
  insertOrganization,
  insertUser,
  markEmailVerified,
  markProved,
  takeEmailToken,
  updatePassword,
  type EmailToken,
  type KnownUser,
  type UserRow,
} from './store.ts';

export { letter, nameInMail, type WrittenLetter } from './letter.ts';

export { hashOfSecret, newSecret } from './secret.ts';

export type AuthDeps = Base & { emailVerification: 'optional' | 'required' };

const minute = 60_000;
const hour = 60 * minute;

/** The organization and its first user. An address that is taken gets the same answer; its owner gets a mail. */
export async function signUp(deps: AuthDeps, input: SignUpRequest, ip: string): Promise<{ userId: string }> {
  const now = deps.now();
  await spend(deps.db, now, perNetwork({ name: 'sign-up-ip', times: 120, perMs: 10 * minute }, ip));
  const email = normalEmail(input.email);
  const passwordHash = await newPasswordHash(input.password, { name: input.name, email });
  const place = placeOf({ timeZone: input.time_zone, locale: input.locale });
  const [organizationId, userId] = [randomUUID(), randomUUID()];
  const created_at = new Date(now);
  await deps.db.inOrganization(organizationId, async trx => {
    const organization = {
      name: input.name,
      time_zone: place.timeZone,
      currency: place.currency,
      country: place.country,
    };
    await insertOrganization(trx, { organization_id: organizationId, ...organization, created_at });
    const user = { organization_id: organizationId, id: userId, email, name: input.name, role: 'merchant' };
    const rest = {
      mobile_number: null,
      password_hash: passwordHash,
      email_verified_at: null,
      proved_at: null,
      reply_language: null,
      created_at,
    };
    const isNew = await insertUser(trx, { ...user, ...rest });
    if (isNew) await noteAct(trx, now, { act: 'signed up', organizationId, userId });
    else await deleteOrganization(trx, organizationId);
    await enqueue(trx, mailJobs.signedUp, { email, user_id: userId });
  });
  return { userId };
}

/** A session for the right address and password. `former` is the browser's session so far, which ends. */
export async function signIn(
  deps: AuthDeps,
  input: SignInRequest,
  from: {
    ip: string;
    formerCookie: string | undefined;
    deviceCookie: string | undefined;
    openedLink: string | undefined;
  },
): Promise<{ cookie: string; deviceCookie: string; caller: Caller }> {
  const now = deps.now();
  const email = normalEmail(input.email);
  const budgets = signInBudgets({ email, ip: from.ip, device: deviceOf(deps, from.deviceCookie, email) });
  await spend(deps.db, now, budgets);
  const user = await findUserByEmail(deps.db.outside, email);
  const matches = await passwordMatches(user?.password_hash ?? null, input.password);
  if (user === null || !matches) {
    await noteRefusal(deps, user, user === null ? 'unknown address' : 'password');
    throw new ProblemError('wrong_credentials', "That email or password isn't right.");
  }
  const person = { organizationId: user.organization_id, userId: user.id };
  const passage = await passSecondFactor(deps, person, input.code);
  if (passage === 'wrong') {
    await noteRefusal(deps, user, 'code');
    throw wrongCode('second_factor_required');
  }
  await refund(deps.db, budgets);
  if (passage === 'asked') throw secondFactorAsked();
  if (deps.emailVerification === 'required' && user.email_verified_at === null) {
    await enqueue(deps.db.outside, mailJobs.signedUp, { email, user_id: user.id }, { key: `verify:${user.id}` });
    const detail = 'Please verify your email address first. The link is in the newest mail we sent you.';
    throw new ProblemError('email_not_verified', detail);
  }
  const rehashed = isOutdated(user.password_hash) ? await hashPassword(input.password) : null;
  const former = await callerOfCookie(deps, from.formerCookie);
  if (former !== null) await endSession(deps, former.organizationId, former.sessionHash);
  const isProof = await isLinkOf(deps, user.id, from.openedLink);
  const cookie = await deps.db.inOrganization(user.organization_id, async trx => {
    if (isProof) await markProved(trx, user.id, new Date(now));
    if (rehashed !== null) await updatePassword(trx, user.id, rehashed);
    await noteAct(trx, now, { act: 'signed in', ...person });
    return beginSession(trx, person, now);
  });
  const { role, name } = user;
  const deviceCookie = rememberedDevice(deps, from.deviceCookie, email);
  return { cookie, deviceCookie, caller: { ...person, role, name, email, sessionHash: hashOfSecret(cookie) } };
}

/** Whether this browser has opened the link that was mailed to this person. */
async function isLinkOf(deps: Base, userId: string, openedLink: string | undefined): Promise<boolean> {
  const token = openedLink === undefined ? null : await liveVerifyToken(deps, openedLink);
  return token?.user_id === userId;
}

/** One line whether anybody has the address or not, so that the time does not tell. */
function noteRefusal(
  { db, now }: Base,
  user: KnownUser | null,
  detail: 'unknown address' | 'password' | 'code',
): Promise<void> {
  const whose = user === null ? {} : { organizationId: user.organization_id, userId: user.id };
  return noteAct(db.outside, now(), { act: 'sign-in refused', ...whose, detail });
}

export async function signOut(deps: AuthDeps, cookie: string | undefined): Promise<void> {
  const caller = await callerOfCookie(deps, cookie);
  if (caller === null) return;
  const { organizationId, userId, sessionHash } = caller;
  await deps.db.inOrganization(organizationId, async trx => {
    await deleteSession(trx, sessionHash);
    await noteAct(trx, deps.now(), { act: 'signed out', organizationId, userId });
  });
}

/** Only a job looks the address up, so that neither the answer nor its time depends on whether anybody has it. */
export async function forgotPassword(deps: AuthDeps, input: ForgotPasswordRequest, ip: string): Promise<void> {
  const email = normalEmail(input.email);
  await spend(deps.db, deps.now(), [
    ...perNetwork({ name: 'forgot-ip', times: 60, perMs: hour }, ip),
    { name: 'forgot-account', of: email, times: 3, perMs: hour },
  ]);
  await enqueue(deps.db.outside, mailJobs.forgotPassword, { email });
}

/** As above: only a job knows whether anybody waits for it. */
export async function resendVerification(deps: AuthDeps, input: ForgotPasswordRequest, ip: string): Promise<void> {
  const email = normalEmail(input.email);
  await spend(deps.db, deps.now(), [
    ...perNetwork({ name: 'resend-ip', times: 60, perMs: hour }, ip),
    { name: 'resend-account', of: email, times: 3, perMs: hour },
  ]);
  await enqueue(deps.db.outside, mailJobs.verifyAgain, { email });
}

/** Removes everybody else of this person's organization and returns how many; users stand to the right, and are handed in. */
export type RemoveColleagues = (trx: Trx, who: Person) => Promise<number>;

type Person = { organizationId: string; userId: string };

/** The link's owner chooses a new password; every session, API token, assistant and linked phone of theirs ends, and a mail tells them. */
export async function resetPassword(
  deps: AuthDeps,
  input: ResetPasswordRequest,
  { ip, removeColleagues }: { ip: string; removeColleagues: RemoveColleagues },
): Promise<void> {
  const now = deps.now();
  await spend(deps.db, now, perNetwork({ name: 'reset-ip', times: 60, perMs: hour }, ip));
  const tokenHash = hashOfSecret(input.token);
  const token = await findEmailToken(deps.db.outside, tokenHash, 'reset');
  if (token === null || token.expires_at.getTime() < now) throw deadLink();
  const user = await deps.db.inOrganization(token.organization_id, trx => findUser(trx, token.user_id));
  if (user === null) throw deadLink();
  const passwordHash = await newPasswordHash(input.password, user);
  const who = { organizationId: token.organization_id, userId: user.id };
  await deps.db.inOrganization(token.organization_id, async trx => {
    if (!(await takeEmailToken(trx, tokenHash))) throw deadLink();
    const removed = user.proved_at === null ? await dropUnproved(trx, user, removeColleagues) : 0;
    await updatePassword(trx, user.id, passwordHash);
    // The person who opened the link reads this address's mail, and from now on knows the password.
    await markEmailVerified(trx, user.id, new Date(now));
    await markProved(trx, user.id, new Date(now));
    await noteAct(trx, now, { act: 'password reset', ...who });
    await endWaysIn(trx, now, who);
    await enqueue(trx, mailJobs.passwordReset, { email: user.email, removed });
  });
}

/** A stranger may have made this account: whatever they set up to get in again, or to keep others out, is removed. */
async function dropUnproved(trx: Trx, user: UserRow, removeColleagues: RemoveColleagues): Promise<number> {
  // First, since it locks the organization's plans before its people.
  const who = { organizationId: user.organization_id, userId: user.id };
  const removed = user.role === 'merchant' ? await removeColleagues(trx, who) : 0;
  await deleteFactor(trx, user.id);
  return removed;
}

/** Everything that would still let somebody in who was let in by the former password. */
async function endWaysIn(trx: Trx, now: number, who: Person): Promise<void> {
  await deleteResetTokensOf(trx, who.userId);
  await deleteSessionsOf(trx, who.userId);
  await deleteProgramsOf(trx, who.userId);
  const were = await deleteMessengersOf(trx, who.userId);
  if (were.phone) await noteAct(trx, now, { act: 'phone unlinked', ...who, detail: 'password reset' });
  for (const chat of were.chats) await noteAct(trx, now, { act: `${chat} unlinked`, ...who, detail: 'password reset' });
}

/**
 * Whether the link was good. It stays good until it expires: mail scanners open links before people do. It proves whose
 * the account is only together with the password: in a browser that is signed in, or that signs in next.
 */
export async function verifyEmail(deps: AuthDeps, secret: string, cookie: string | undefined): Promise<boolean> {
  const token = await liveVerifyToken(deps, secret);
  if (token === null) return false;
  const caller = await callerOfCookie(deps, cookie);
  const at = new Date(deps.now());
  await deps.db.inOrganization(token.organization_id, async trx => {
    await markEmailVerified(trx, token.user_id, at);
    if (caller?.userId === token.user_id) await markProved(trx, token.user_id, at);
  });
  return true;
}

async function liveVerifyToken({ db, now }: Base, secret: string): Promise<EmailToken | null> {
  const token = await findEmailToken(db.outside, hashOfSecret(secret), 'verify');
  return token === null || token.expires_at.getTime() < now() ? null : token;
}

/** For what would keep an address from its owner, or call others in its name. A fresh link is on its way. */
export async function requireProof(deps: Base, { organizationId, userId, email }: Caller): Promise<void> {
  const user = await deps.db.inOrganization(organizationId, trx => findUser(trx, userId));
  if (user === null || user.proved_at !== null) return;
  await enqueue(deps.db.outside, mailJobs.signedUp, { email, user_id: userId }, { key: `verify:${userId}` });
  const detail = `Please confirm that ${email} is yours first: open the link we have just sent there, in this browser.`;
  throw new ProblemError('email_not_verified', detail);
}

/** For what must not happen on the strength of an open browser alone. */
export async function confirmPassword(deps: Base, caller: Caller, password: string): Promise<void> {
  await spend(deps.db, deps.now(), [{ name: 'confirm', of: caller.userId, times: 5, perMs: minute }]);
  const user = await deps.db.inOrganization(caller.organizationId, trx => findUser(trx, caller.userId));
  if (user !== null && (await passwordMatches(user.password_hash, password))) return;
  const { organizationId, userId } = caller;
  await noteAct(deps.db.outside, deps.now(), { act: 'password refused', organizationId, userId });
  throw new ProblemError('forbidden', "That password isn't right.", {
    errors: [{ field: 'password', message: "That password isn't right." }],
  });
}

/** For what outlives the session: the password, or having signed in a moment ago. */
export async function confirmPresence(deps: Base, caller: Caller, password: string | undefined): Promise<void> {
  if (password !== undefined) return confirmPassword(deps, caller, password);
  const session = await findSession(deps.db.outside, caller.sessionHash);
  if (session !== null && deps.now() - session.created_at.getTime() < 10 * minute) return;
  const message = 'Please enter your password.';
  throw new ProblemError('forbidden', message, { errors: [{ field: 'password', message }] });
}

/** The hash to keep for a password somebody chose, unless it is one of those that are guessed first. */
export async function newPasswordHash(password: string, owner: { name: string; email: string }): Promise<string> {
  await refuseCommonPassword(password, [owner.name, owner.email.slice(0, owner.email.lastIndexOf('@'))]);
  return hashPassword(password);
}

/** Twenty colleagues a day: more is no team that grows, but somebody who tries addresses or sends mail by us. */
export async function spendInvitation({ db, now }: Base, organizationId: string): Promise<void> {
  await spend(db, now(), [{ name: 'invite', of: organizationId, times: 20, perMs: 24 * hour }]);
}

/** Tells a new colleague by mail, with a link to choose a password of their own; false where the caller's own address is not proved. */
export async function inviteUser(trx: Trx, email: string, by: Caller): Promise<boolean> {
  const may = await isProved(trx, by);
  if (may) await enqueue(trx, mailJobs.invited, { email, by: by.name });
  return may;
}

/** Tells the owner of an address that somebody of another organization wanted to add it. */
export async function tellWantedElsewhere({ db }: Base, email: string, by: Caller): Promise<void> {
  await db.inOrganization(by.organizationId, async trx => {
    if (await isProved(trx, by)) await enqueue(trx, mailJobs.wantedElsewhere, { email });
  });
}

async function isProved(trx: Trx, { userId }: Caller): Promise<boolean> {
  return (await findUser(trx, userId))?.proved_at != null;
}

/** A changed role counts from the next request on, so the sessions begun with the former one end. */
export async function endSessionsOf(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId);
}

/** Who has left is named by no waiting job any more. */
export function forgetPeople(trx: Trx, people: readonly { id: string; email: string }[]): Promise<void> {
  return forgetJobs(
    trx,
    people.flatMap(({ id, email }) => [id, email]),
  );
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function deadLink(): ProblemError {
  return new ProblemError('token_invalid', 'This link is no longer valid. Please ask for a new one.');
}

/** What a person chose for replies. */
export { replyLanguageOf, screenLanguageIn } from './reply-language.ts';
