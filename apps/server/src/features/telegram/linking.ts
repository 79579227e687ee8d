/** A chat is linked by following a one-time link of the app: that proves both who writes and which account it is. */
import { createHash, randomBytes } from 'node:crypto';
import type { LinkTelegramRequest, LinkTelegramResponse } from '@tillsight/contract/telegram';
import { noteAct } from '../../infra/audit.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { qrCode } from '../../infra/qr-code.ts';
import { enqueue } from '../../infra/queue.ts';
import { confirmPresence } from '../auth/auth.ts';
import { findLinkCode, takeLinkCode, textAt, upsertLinkCode, type LinkCode } from '../messengers/messengers.ts';
import { readOrganization } from '../users/users.ts';
import type { TelegramAccount, TelegramDeps } from './account.ts';
import { manage } from './bot-api.ts';
import { hashOfChat, sealChat, type Owner } from './chat.ts';
import { mailJobs } from './mails.ts';
import { deleteChat, insertChat, releaseChats } from './store.ts';
import type { Inbound } from './updates.ts';

const lifeMs = 15 * 60_000;

/** A linked chat outlives the session that linked it, so an open browser is not enough. */
export async function linkTelegram(
  deps: TelegramDeps,
  caller: Caller,
  { password }: LinkTelegramRequest,
): Promise<LinkTelegramResponse> {
  const { telegram } = deps;
  if (telegram === null) throw new ProblemError('not_configured', 'Telegram is not set up for this product.');
  await spend(deps.db, deps.now(), [{ name: 'link', of: caller.userId, times: 20, perMs: 60 * 60_000 }]);
  await confirmPresence(deps, caller, password);
  const bot = await botName(telegram).catch((error: unknown) => {
    deps.log.error({ err: error }, 'Telegram does not tell the name of our bot.');
    throw new ProblemError('unavailable', 'Telegram did not answer. Please try again in a moment.');
  });
  const code = randomBytes(24).toString('base64url');
  const expires_at = new Date(deps.now() + lifeMs);
  const whose = { organization_id: caller.organizationId, user_id: caller.userId };
  await deps.db.inOrganization(caller.organizationId, trx =>
    upsertLinkCode(trx, { ...whose, code_hash: hashOfCode(code), expires_at }),
  );
  const deep_link = deps.platforms.forBrowser(`https://t.me/${bot}?start=${code}`);
  const qr_svg = await qrCode(deep_link);
  return {
    success: true,
    bot: `@${bot}`,
    deep_link,
    qr_svg,
    expires_at: expires_at.toISOString(),
    lasts_seconds: lifeMs / 1_000,
  };
}

const names = new Map<string, string>();

/** As Telegram knows it; asked for once. */
async function botName(account: TelegramAccount): Promise<string> {
  const known = names.get(account.token);
  if (known !== undefined) return known;
  const name = textAt(await manage(account, 'getMe'), 'username');
  if (name === null || !/^\w{3,64}$/.test(name)) throw new Error('Telegram told no name of the bot.');
  names.set(account.token, name);
  return name;
}

export type Ending = { detail?: string; hash?: Buffer };

/** Whether there was one. */
export function unlinkTelegram(
  deps: TelegramDeps,
  { organizationId, userId }: Owner,
  { detail, hash }: Ending = {},
): Promise<boolean> {
  return deps.db.inOrganization(organizationId, async trx => {
    const was = await deleteChat(trx, userId, hash);
    const act = { act: 'telegram unlinked', organizationId, userId } as const;
    if (was) await noteAct(trx, deps.now(), detail === undefined ? act : { ...act, detail });
    return was;
  });
}

export function findCode(deps: TelegramDeps, code: string): Promise<LinkCode | null> {
  return findLinkCode(deps.db.outside, hashOfCode(code), new Date(deps.now()));
}

/** The organization's name. Null: nobody was given this code, or not any more. Whose chat it was is told by mail. */
export async function linkByCode(deps: TelegramDeps, inbound: Inbound, code: string): Promise<string | null> {
  const found = await findCode(deps, code);
  if (found === null) return null;
  const { organization_id: organizationId, user_id: userId } = found;
  const chat_hash = await hashOfChat(deps, inbound.chatId);
  return deps.db.inOrganization(organizationId, async trx => {
    if (!(await takeLinkCode(trx, hashOfCode(code)))) return null;
    const former = await releaseChats(trx, chat_hash);
    const { chatId, name } = inbound;
    const sealed = await sealChat(deps, trx, { organizationId, userId, chatId, name });
    const fresh = { linked_at: new Date(deps.now()), talk_until: null, apologised_at: null };
    await insertChat(trx, { organization_id: organizationId, user_id: userId, chat_hash, sealed, ...fresh });
    await noteAct(trx, deps.now(), { act: 'telegram linked', organizationId, userId });
    await enqueue(trx, mailJobs.linked, { organization_id: organizationId, user_id: userId });
    await tellFormer(
      deps,
      trx,
      former.filter(({ user_id }) => user_id !== userId),
    );
    return (await readOrganization(trx, organizationId)).name;
  });
}

async function tellFormer(
  deps: TelegramDeps,
  trx: Trx,
  former: readonly { organization_id: string; user_id: string }[],
): Promise<void> {
  for (const { organization_id, user_id } of former) {
    const whose = { organizationId: organization_id, userId: user_id };
    await noteAct(trx, deps.now(), { act: 'telegram unlinked', ...whose, detail: 'linked elsewhere' });
    await enqueue(trx, mailJobs.moved, { organization_id, user_id });
  }
}

/** Unlike that of a code for a phone, so that neither opens the other. */
function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(`telegram|${code}`).digest();
}
