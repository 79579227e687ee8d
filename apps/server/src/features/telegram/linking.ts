/** One's own Telegram: a chat is linked by following a one-time link of the app. */
import { randomBytes } from 'node:crypto';
import type { LinkRequest } from '@tillsight/contract/linking';
import type { LinkTelegramResponse, TelegramStatus } from '@tillsight/contract/telegram';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { findChatOf, giveLink, mayLink, openChat, textAt } from '../messengers/messengers.ts';
import type { KeptChat, TelegramAccount, TelegramDeps } from './account.ts';
import { manage } from './bot-api.ts';

export async function linkTelegram(
  deps: TelegramDeps,
  caller: Caller,
  { password }: LinkRequest,
): Promise<LinkTelegramResponse> {
  const telegram = await mayLink(deps, caller, { of: 'telegram', account: deps.telegram, password });
  const bot = await botName(telegram).catch((error: unknown) => {
    deps.log.error({ err: error }, 'Telegram does not tell the name of our bot.');
    throw new ProblemError('unavailable', 'Telegram did not answer. Please try again in a moment.');
  });
  const code = randomBytes(24).toString('base64url');
  const address = `https://t.me/${bot}?start=${code}`;
  return { bot: `@${bot}`, ...(await giveLink(deps, caller, { of: 'telegram', code, address })) };
}

export async function readTelegram(deps: TelegramDeps, { organizationId, userId }: Caller): Promise<TelegramStatus> {
  return deps.db.inOrganization(organizationId, async trx => {
    const row = await findChatOf(trx, 'telegram', userId);
    if (row === null) return { status: 'unlinked', name: null, linked_at: null };
    const { name } = (await openChat(deps, trx, 'telegram', row)) as KeptChat;
    return { status: 'linked', name: name === '' ? null : name, linked_at: row.linked_at.toISOString() };
  });
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
