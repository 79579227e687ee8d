/**
 * Telegram's Bot API over HTTP. It never throws for what the network or Telegram does to a message: the outcome is the result.
 * The token is part of every address, so that no address is ever told or logged.
 */
import { randomUUID } from 'node:crypto';
import {
  mishapOf,
  objectAt,
  objectIn,
  textAt,
  type Json,
  type Mishap,
  type Outcome,
} from '../messengers/messengers.ts';
import type { TelegramAccount } from './account.ts';
import { keyboardOf, type Button } from './messages.ts';

/** `id`: chat and message, which only together name one. */
export async function sendMessage(account: TelegramAccount, message: object): Promise<Outcome> {
  return sent(await call(account, 'sendMessage', jsonOf(message)));
}

export type Photo = { chatId: number; png: Buffer; caption: string; buttons: readonly Button[] };

export async function sendPhoto(account: TelegramAccount, { chatId, png, caption, buttons }: Photo): Promise<Outcome> {
  const boundary = `part-${randomUUID()}`;
  const keyboard = buttons.length === 0 ? {} : { reply_markup: JSON.stringify(keyboardOf(buttons)) };
  const fields = { chat_id: chatId, caption, parse_mode: 'HTML', ...keyboard };
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  head.push(
    `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="report.png"\r\n`,
    'content-type: image/png\r\n\r\n',
  );
  const body = new Uint8Array(Buffer.concat([Buffer.from(head.join('')), png, Buffer.from(`\r\n--${boundary}--\r\n`)]));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return sent(await call(account, 'sendPhoto', { method: 'POST', headers, body }));
}

/** No harm is done by doing it twice, and little by not doing it: typing is shown, or a tap is answered. */
export async function tryTo(account: TelegramAccount, method: string, body: object): Promise<Mishap | null> {
  const answer = await call(account, method, jsonOf(body));
  return 'kind' in answer ? answer : null;
}

/** Everything but messages: what Telegram answers, or an error that says why it did not. */
export async function manage(account: TelegramAccount, method: string, body: object = {}): Promise<Json> {
  const answer = await call(account, method, jsonOf(body));
  if ('kind' in answer) throw new Error(`Telegram refused ${method}: ${answer.details}`);
  return answer.result;
}

function jsonOf(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function sent(answer: Answered | Mishap): Outcome {
  if ('kind' in answer) return answer;
  const { result } = answer;
  const { message_id: message } = result;
  const { id: chat } = objectAt(result, 'chat');
  return typeof message === 'number' && typeof chat === 'number'
    ? { kind: 'accepted', id: `${chat}|${message}` }
    : { kind: 'unknown', details: 'Answered without a message.' };
}

const deadlineMs = 15_000;

/** `result` is empty where it is no object. */
type Answered = { result: Json };

async function call(account: TelegramAccount, method: string, request: RequestInit): Promise<Answered | Mishap> {
  const address = `https://api.telegram.org/bot${account.token}/${method}`;
  try {
    const response = await account.fetch(address, { ...request, deadlineMs });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    return mishapOf(error);
  }
}

function readAnswer(status: number, text: string): Answered | Mishap {
  const answer = objectIn(text) ?? {};
  if (answer.ok === true && status < 300) return { result: objectAt(answer, 'result') };
  const details = textAt(answer, 'description') ?? `Answered ${status} without a reason.`;
  // A gateway's own page says nothing about what the server behind it has done, and neither does a fault of Telegram's own.
  if (answer.ok !== false || status >= 500 || status < 300) return { kind: 'unknown', details };
  const { error_code: code } = answer;
  const { retry_after: wait } = objectAt(answer, 'parameters');
  return {
    kind: 'refused',
    code: typeof code === 'number' ? code : status,
    details,
    ...(typeof wait === 'number' && wait > 0 ? { waitSeconds: Math.min(wait, mostWaitSeconds) } : {}),
  };
}

const mostWaitSeconds = 60 * 60;
