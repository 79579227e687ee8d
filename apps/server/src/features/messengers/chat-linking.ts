/** A chat is linked by a one-time code of the app, sent from it: that proves both who writes and which account it is. */
import { createHash } from 'node:crypto';
import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import type { Done } from '@tillsight/contract/endpoint';
import type { LinkRequest } from '@tillsight/contract/linking';
import { noteAct } from '../../infra/audit.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { qrCode } from '../../infra/qr-code.ts';
import { enqueue } from '../../infra/queue.ts';
import { confirmPresence } from '../auth/auth.ts';
import type { ChatDeps } from '../chat/chat.ts';
import { readOrganization } from '../users/users.ts';
import { mailJobOf } from './chat-jobs.ts';
import { deleteChat, insertChat, releaseChats, type Whose } from './chat-store.ts';
import { sealChat, type Owner } from './sealed-chat.ts';
import { findLinkCode, takeLinkCode, upsertLinkCode, type LinkCode } from './store.ts';

const lifeMs = 15 * 60_000;

type Wanted = LinkRequest & { of: ChatMessenger };

/** Before anything is made: a linked chat outlives the session that linked it, so an open browser is not enough. */
export async function mayLink<Account>(
  deps: ChatDeps,
  caller: Caller,
  { of, account, password }: Wanted & { account: Account | null },
): Promise<Account> {
  if (account === null)
    throw new ProblemError('not_configured', `${messengerTitles[of]} is not set up for this product.`);
  await spend(deps.db, deps.now(), [{ name: 'link', of: caller.userId, times: 20, perMs: 60 * 60_000 }]);
  await confirmPresence(deps, caller, password);
  return account;
}

type NewCode = { of: ChatMessenger; code: string };

/** With a new code: the one before is void. `address`: where it is used. */
export async function giveLink(deps: ChatDeps, caller: Caller, { of, code, address }: NewCode & { address: string }) {
  const expires_at = new Date(deps.now() + lifeMs);
  const whose = { organization_id: caller.organizationId, user_id: caller.userId };
  await deps.db.inOrganization(caller.organizationId, trx =>
    upsertLinkCode(trx, { ...whose, code_hash: hashOfCode(of, code), expires_at }),
  );
  const deep_link = deps.platforms.forBrowser(address);
  return {
    success: true,
    deep_link,
    qr_svg: await qrCode(deep_link),
    expires_at: expires_at.toISOString(),
    lasts_seconds: lifeMs / 1_000,
  };
}

export type Ending = { detail?: string; hash?: Buffer };

/** Whether there was one. */
export function unlinkChat(
  deps: ChatDeps,
  of: ChatMessenger,
  { organizationId, userId, detail, hash }: Owner & Ending,
): Promise<boolean> {
  return deps.db.inOrganization(organizationId, async trx => {
    const was = await deleteChat(trx, of, userId, hash);
    const act = { act: `${of} unlinked`, organizationId, userId } as const;
    if (was) await noteAct(trx, deps.now(), detail === undefined ? act : { ...act, detail });
    return was;
  });
}

/** By its owner, in the app. */
export async function unlinkOwnChat(deps: ChatDeps, of: ChatMessenger, caller: Caller): Promise<Done> {
  const was = await unlinkChat(deps, of, caller);
  const title = messengerTitles[of];
  return { success: true, message: was ? `Your ${title} is no longer linked.` : `No ${title} was linked.` };
}

export function findChatCode(deps: ChatDeps, { of, code }: NewCode): Promise<LinkCode | null> {
  return findLinkCode(deps.db.outside, hashOfCode(of, code), new Date(deps.now()));
}

/** `chat`: what is kept of it, sealed. */
export type Linking = NewCode & { hash: Buffer; chat: object };

/** The organization's name. Null: nobody was given this code, or not any more. Whose chat it was is told by mail. */
export async function linkByCode(deps: ChatDeps, { of, code, hash, chat }: Linking): Promise<string | null> {
  const found = await findChatCode(deps, { of, code });
  if (found === null) return null;
  const { organization_id: organizationId, user_id: userId } = found;
  return deps.db.inOrganization(organizationId, async trx => {
    if (!(await takeLinkCode(trx, hashOfCode(of, code)))) return null;
    const former = await releaseChats(trx, of, hash);
    const sealed = await sealChat(deps, trx, { organizationId, userId, of, chat });
    const fresh = { linked_at: new Date(deps.now()), talk_until: null, apologised_at: null };
    const whose = { organization_id: organizationId, user_id: userId };
    await insertChat(trx, { ...whose, messenger: of, chat_hash: hash, sealed, ...fresh });
    await noteAct(trx, deps.now(), { act: `${of} linked`, organizationId, userId });
    await enqueue(trx, mailJobOf(of, 'linked'), whose);
    for (const each of former.filter(({ user_id }) => user_id !== userId)) await tellFormer(deps, trx, { of, ...each });
    return (await readOrganization(trx, organizationId)).name;
  });
}

async function tellFormer(deps: ChatDeps, trx: Trx, { of, organization_id, user_id }: Whose & { of: ChatMessenger }) {
  const whose = { organizationId: organization_id, userId: user_id };
  await noteAct(trx, deps.now(), { act: `${of} unlinked`, ...whose, detail: 'linked elsewhere' });
  await enqueue(trx, mailJobOf(of, 'moved'), { organization_id, user_id });
}

/** Of one messenger alone, and unlike that of a code for a phone, so that none opens another. */
function hashOfCode(of: ChatMessenger, code: string): Buffer {
  return createHash('sha256').update(`${of}|${code}`).digest();
}
