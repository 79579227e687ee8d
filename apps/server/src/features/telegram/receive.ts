/** Updates of Telegram: checked, kept, answered within milliseconds. The work that follows is a job's. */
import { isWithin } from '../../infra/budget.ts';
import { hashOfMessageId, keepWaiting } from '../messengers/messengers.ts';
import { senderOf, type TelegramAccount, type TelegramDeps } from './account.ts';
import { answerJob } from './answer-job.ts';
import { hashOfChat } from './chat.ts';
import { readUpdate } from './updates.ts';

/** Nobody types faster. What comes beyond it is left aside, so that one chat cannot fill the inbox. */
const mostAMinute = 90;

/** Returns when it is kept: what is known already, also over restarts, changes nothing. What cannot be read is not wanted again. */
export async function receiveUpdate(deps: TelegramDeps, account: TelegramAccount, body: Buffer): Promise<void> {
  const message = readUpdate(body.toString('utf8'), deps.now());
  if (message === null) return;
  const sender = await hashOfChat(deps, message.chatId);
  const budget = { name: 'telegram-updates', of: sender.toString('hex'), times: mostAMinute, perMs: 60_000 };
  if (!(await isWithin(deps.db, deps.now(), [budget]))) return deps.log.warn('One chat on Telegram writes too much.');
  const id = hashOfMessageId(`${senderOf(account).key}|${message.updateId}`);
  await keepWaiting(deps, answerJob, { id, sender, at: message.at, message });
}
