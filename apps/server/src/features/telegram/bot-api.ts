/** Telegram's Bot API. The token is part of every address, so that no address is ever told or logged. */
import {
  acceptedIn,
  callMessenger,
  jsonOf,
  objectAt,
  objectIn,
  pictureForm,
  textAt,
  waitOf,
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
  const fields: Record<string, string | number> = { chat_id: chatId, caption, parse_mode: 'HTML' };
  if (buttons.length > 0) fields.reply_markup = JSON.stringify(keyboardOf(buttons));
  return sent(await call(account, 'sendPhoto', pictureForm(fields, 'photo', png)));
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

function sent(answer: Answered | Mishap): Outcome {
  if ('kind' in answer) return answer;
  const { result } = answer;
  const { message_id: message } = result;
  const { id: chat } = objectAt(result, 'chat');
  return acceptedIn(numberOr(chat), numberOr(message));
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** `result` is empty where it is no object. */
type Answered = { result: Json };

function call(account: TelegramAccount, method: string, request: RequestInit): Promise<Answered | Mishap> {
  const address = `https://api.telegram.org/bot${account.token}/${method}`;
  return callMessenger(account, { address, request, read: readAnswer });
}

function readAnswer(status: number, text: string): Answered | Mishap {
  const answer = objectIn(text) ?? {};
  if (answer.ok === true && status < 300) return { result: objectAt(answer, 'result') };
  const details = textAt(answer, 'description') ?? `Answered ${status} without a reason.`;
  // A gateway's own page says nothing about what the server behind it has done, and neither does a fault of Telegram's own.
  if (answer.ok !== false || status >= 500 || status < 300) return { kind: 'unknown', details };
  const { error_code: code } = answer;
  const { retry_after: wait } = objectAt(answer, 'parameters');
  return { kind: 'refused', code: typeof code === 'number' ? code : status, details, ...waitOf(wait) };
}
