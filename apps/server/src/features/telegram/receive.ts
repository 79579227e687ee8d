/** Updates of Telegram: checked, kept, answered within milliseconds. The work that follows is a job's. */
import { hashOfMessageId, keepInbound } from '../messengers/messengers.ts';
import { hashOfChat, senderOf, type TelegramAccount, type TelegramDeps } from './account.ts';
import { readUpdate } from './updates.ts';

/** Returns when it is kept: what is known already, also over restarts, changes nothing. What cannot be read is not wanted again. */
export async function receiveUpdate(deps: TelegramDeps, account: TelegramAccount, body: Buffer): Promise<void> {
  const message = readUpdate(body.toString('utf8'), deps.now());
  if (message === null) return;
  const id = hashOfMessageId(`${senderOf(account).key}|${message.updateId}`);
  const sender = await hashOfChat(deps, message.chatId);
  await keepInbound(deps, 'telegram', { id, sender, at: message.at, message });
}
