/** Sessions: an opaque secret in a cookie, only its hash in the database. */
import type { OpenSession } from '@tillsight/contract/auth';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Question, Trx } from '../../infra/db.ts';
import { cookieName, keptCookie, type KeptCookie } from '../../infra/kept-cookie.ts';
import type { Caller, CallerAnd } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { deviceLifeMs } from './device.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import {
  deleteSession,
  findSession,
  findSessionsOf,
  insertSession,
  sessionDoor,
  touchSession,
  type SessionRow,
} from './store.ts';

const minute = 60_000;
const idleMs = 12 * 60 * minute;
const absoluteMs = 30 * 24 * 60 * minute;

/** Who this request's cookie speaks for, or null. */
export async function callerOfCookie(base: Base, cookie: string | undefined): Promise<Caller | null> {
  const sessionHash = hashOfCookie(cookie);
  if (sessionHash === null) return null;
  const found = await findSession(base.db.outside, sessionHash);
  return found === null ? null : callerOfSession(base, sessionHash, found);
}

/** The same, and what is asked about their organization, in one visit to the database. */
export async function callerAndRows<Row>(
  base: Base,
  cookie: string | undefined,
  question: Question<Row>,
): Promise<CallerAnd<Row> | null> {
  const sessionHash = hashOfCookie(cookie);
  if (sessionHash === null) return null;
  const { entered, rows } = await base.db.behind(sessionDoor, sessionHash, question);
  const caller = entered === null ? null : await callerOfSession(base, sessionHash, entered);
  return caller === null ? null : { caller, rows };
}

function hashOfCookie(cookie: string | undefined): Buffer | null {
  return cookie !== undefined && /^session_[\w-]{43}$/.test(cookie) ? hashOfSecret(cookie) : null;
}

/** Null when it is over. */
async function callerOfSession(base: Base, sessionHash: Buffer, found: SessionRow): Promise<Caller | null> {
  const now = base.now();
  const over = now - found.seen_at.getTime() >= idleMs || now - found.created_at.getTime() >= absoluteMs;
  if (over) {
    await endSession(base, found.organization_id, sessionHash);
    return null;
  }
  // Written at most once a minute: reading a page should not cost a write.
  if (now - found.seen_at.getTime() > minute) {
    await base.db.inOrganization(found.organization_id, trx => touchSession(trx, sessionHash, new Date(now)));
  }
  return {
    organizationId: found.organization_id,
    userId: found.user_id,
    role: found.role,
    name: found.name,
    email: found.email,
    sessionHash,
  };
}

/** Begins a session and returns the cookie's value. */
export async function beginSession(
  trx: Trx,
  user: { organizationId: string; userId: string },
  now: number,
): Promise<string> {
  const { secret, hash } = newSecret('session');
  const at = new Date(now);
  await insertSession(trx, {
    organization_id: user.organizationId,
    token_hash: hash,
    user_id: user.userId,
    created_at: at,
    seen_at: at,
  });
  return secret;
}

export async function endSession(base: Base, organizationId: string, sessionHash: Buffer): Promise<void> {
  await base.db.inOrganization(organizationId, trx => deleteSession(trx, sessionHash));
}

/** Every browser this person is signed in with; those that are over are not shown. */
export async function listSessions(base: Base, caller: Caller): Promise<OpenSession[]> {
  const { idleBefore, madeBefore } = sessionLimits(base.now());
  const rows = await base.db.inOrganization(caller.organizationId, trx => findSessionsOf(trx, caller.userId));
  const open = rows.filter(row => row.seen_at > idleBefore && row.created_at > madeBefore);
  return open.map(row => ({
    id: nameOf(row.token_hash),
    began_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    current: row.token_hash.equals(caller.sessionHash),
  }));
}

/** Ends one of one's own sessions. Whether it was the one that asked. */
export function revokeSession(base: Base, caller: Caller, id: string): Promise<boolean> {
  return base.db.inOrganization(caller.organizationId, async trx => {
    const rows = await findSessionsOf(trx, caller.userId);
    const found = rows.find(row => nameOf(row.token_hash) === id);
    if (found === undefined) throw new ProblemError('not_found', 'This session has already ended.');
    await deleteSession(trx, found.token_hash);
    const { organizationId, userId } = caller;
    await noteAct(trx, base.now(), { act: 'session ended', organizationId, userId });
    return found.token_hash.equals(caller.sessionHash);
  });
}

/** Half of the hash: enough to tell sessions apart, and not what a session is looked up by. */
function nameOf(tokenHash: Buffer): string {
  return tokenHash.toString('hex', 0, 16);
}

/** Instants before which sessions are over, for the job that clears them. */
export function sessionLimits(now: number): { idleBefore: Date; madeBefore: Date } {
  return { idleBefore: new Date(now - idleMs), madeBefore: new Date(now - absoluteMs) };
}

export function sessionCookie(publicUrl: URL): KeptCookie {
  return keptCookie(publicUrl, 'tillsight', absoluteMs);
}

/** The secret of the link that this browser has opened to verify an address, until somebody signs in here. */
export function openedLinkCookie(publicUrl: URL): KeptCookie {
  return keptCookie(publicUrl, 'tillsight-opened', 24 * 60 * minute);
}

/** Says that somebody has signed in here before; it stays when a session ends. */
export function deviceCookie(publicUrl: URL): KeptCookie {
  return keptCookie(publicUrl, 'tillsight-device', deviceLifeMs);
}

export function sessionCookieName(publicUrl: URL): string {
  return cookieName(publicUrl, 'tillsight');
}
