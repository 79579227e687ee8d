/** WhatsApp's Cloud API over HTTP. It never throws for what the network or WhatsApp does: the outcome is the result. */
import {
  callMessenger,
  jsonOf,
  listAt,
  objectAt,
  objectIn,
  pictureForm,
  textAt,
  type Json,
  type Outcome,
} from '../messengers/messengers.ts';
import type { WhatsAppAccount } from './account.ts';

export function sendMessage(account: WhatsAppAccount, number: string, message: object): Promise<Outcome> {
  return call(account, `${number}/messages`, jsonOf({ messaging_product: 'whatsapp', ...message }), messageId);
}

/** Blue ticks up to this message and, for at most 25 seconds, the sign that an answer is being written. */
export function markRead(account: WhatsAppAccount, number: string, messageId: string): Promise<Outcome> {
  const body = { status: 'read', message_id: messageId, typing_indicator: { type: 'text' } };
  return call(account, `${number}/messages`, jsonOf({ messaging_product: 'whatsapp', ...body }), () => messageId);
}

/** Kept there for thirty days under the id it returns. */
export function uploadPicture(account: WhatsAppAccount, number: string, png: Buffer): Promise<Outcome> {
  const form = pictureForm({ messaging_product: 'whatsapp', type: 'image/png' }, 'file', png);
  return call(account, `${number}/media`, form, answer => textAt(answer, 'id'));
}

/** Everything but messages: no harm is done by doing it twice. */
export async function manage(account: WhatsAppAccount, path: string, request: RequestInit = {}): Promise<Json> {
  let answer: Json = {};
  const outcome = await call(account, path, request, read => {
    answer = read;
    return 'read';
  });
  if (outcome.kind === 'accepted') return answer;
  throw new Error(`WhatsApp refused ${path.split('?')[0]}: ${outcome.details}`);
}

type Reader = (answer: Json) => string | null;

async function call(account: WhatsAppAccount, path: string, request: RequestInit, read: Reader): Promise<Outcome> {
  const address = `https://graph.facebook.com/${account.version}/${path}`;
  const headers = {
    authorization: `Bearer ${account.token}`,
    ...(request.headers as Record<string, string> | undefined),
  };
  const readOutcome = (status: number, text: string) => outcomeOf(status, text, read);
  return callMessenger(account, { address, request: { ...request, headers }, read: readOutcome });
}

function outcomeOf(status: number, text: string, read: Reader): Outcome {
  const given = objectIn(text);
  const answer = given ?? {};
  const error = objectAt(answer, 'error');
  if (typeof error.code === 'number') {
    const details = textAt(objectAt(error, 'error_data'), 'details') ?? textAt(error, 'message') ?? '';
    return { kind: 'refused', code: error.code, details: `(#${error.code}) ${details}` };
  }
  const [message = {}] = listAt(answer, 'messages');
  // A template that is paused for its quality is refused in an answer that looks like success.
  if (message.message_status === 'paused') {
    return { kind: 'refused', code: 132_015, details: '(#132015) The template is paused.' };
  }
  const id = given === null ? null : read(answer);
  if (status < 300 && id !== null) return { kind: 'accepted', id };
  // A gateway's own page says nothing about what the server behind it has done.
  if (status >= 500 || status < 300) return { kind: 'unknown', details: `Answered ${status} without saying what.` };
  return { kind: 'refused', code: -status, details: `Answered ${status} without a reason.` };
}

function messageId(answer: Json): string | null {
  const [message = {}] = listAt(answer, 'messages');
  return textAt(message, 'id');
}
