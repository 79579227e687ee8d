/** A chat is linked by following a one-time link of the app. */
import { randomBytes } from 'node:crypto';
import type { LinkTelegramRequest, LinkTelegramResponse } from '@tillsight/contract/telegram';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { qrCode } from '../../infra/qr-code.ts';
import { keepLinkCode, mayLink, textAt } from '../messengers/messengers.ts';
import type { TelegramAccount, TelegramDeps } from './account.ts';
import { manage } from './bot-api.ts';

export async function linkTelegram(
  deps: TelegramDeps,
  caller: Caller,
  { password }: LinkTelegramRequest,
): Promise<LinkTelegramResponse> {
  const { telegram } = deps;
  if (telegram === null) throw new ProblemError('not_configured', 'Telegram is not set up for this product.');
  await mayLink(deps, caller, password);
  const bot = await botName(telegram).catch((error: unknown) => {
    deps.log.error({ err: error }, 'Telegram does not tell the name of our bot.');
    throw new ProblemError('unavailable', 'Telegram did not answer. Please try again in a moment.');
  });
  const code = randomBytes(24).toString('base64url');
  const life = await keepLinkCode(deps, caller, { of: 'telegram', code });
  const deep_link = deps.platforms.forBrowser(`https://t.me/${bot}?start=${code}`);
  const qr_svg = await qrCode(deep_link);
  return { success: true, bot: `@${bot}`, deep_link, qr_svg, ...life };
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
