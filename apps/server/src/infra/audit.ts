/** The record of acts that concern security: lines are only ever added, and none of them names anybody. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Act =
  | 'signed up'
  | 'signed in'
  | 'sign-in refused'
  | 'password refused'
  | 'signed out'
  | 'session ended'
  | 'password reset'
  | 'password changed'
  | 'second factor on'
  | 'second factor off'
  | 'recovery code used'
  | 'token created'
  | 'token revoked'
  | 'assistant let in'
  | 'assistant ended'
  | 'alert made'
  | 'alert changed'
  | 'alert ended'
  | 'schedule made'
  | 'schedule changed'
  | 'schedule ended'
  | 'tile kept'
  | 'tile renamed'
  | 'tile removed'
  | 'board shared'
  | 'board no longer shared'
  | 'word kept'
  | 'word forgotten'
  | 'rate set'
  | 'rate removed'
  | 'occasion noted'
  | 'occasion removed'
  | 'target set'
  | 'target removed'
  | 'webhook added'
  | 'webhook switched on'
  | 'webhook switched off'
  | 'webhook secret renewed'
  | 'webhook removed'
  | 'phone linked'
  | 'phone unlinked'
  | `${ChatMessenger} ${'linked' | 'unlinked'}`
  | 'slack added'
  | 'slack removed'
  | 'user added'
  | 'role changed'
  | 'user deleted'
  | 'account deleted'
  | 'organization deleted'
  | 'platform connected'
  | 'account chosen'
  | 'platform disconnected'
  | 'platform lost'
  | 'privacy notice done';

export type Entry = {
  act: Act;
  organizationId?: string;
  /** Who did it. */
  userId?: string;
  /** A word of the product's own, such as a role or a platform; never anything somebody typed. */
  detail?: string;
};

/** In the transaction of the act, so that there is neither one without its line nor a line without its act. */
export async function noteAct(db: Kysely<Tables>, now: number, entry: Entry): Promise<void> {
  const { act, organizationId, userId, detail } = entry;
  const row = { about: pseudonym(organizationId), actor: pseudonym(userId), detail: detail ?? null };
  await db
    .insertInto('audit_log')
    .values({ at: new Date(now), act, ...row })
    .execute();
}

/** The ids are random, so they cannot be guessed. */
export function pseudonym(id: string | undefined): string | null {
  if (id === undefined) return null;
  return createHash('sha256').update(`audit|${id.toLowerCase()}`).digest('hex').slice(0, 32);
}
