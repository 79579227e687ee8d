/** Slack's Web API, of which five methods are enough. All arguments travel as a form, which every method reads. */
import {
  acceptedIn,
  callMessenger,
  listAt,
  objectAt,
  objectIn,
  textAt,
  waitOf,
  type Json,
  type Mishap,
  type Outcome,
} from '../messengers/messengers.ts';
import type { SlackAccount } from './account.ts';

type Answered = { answer: Json };

export type Call = { token: string; fields: Record<string, string> };

/** `id`: conversation and message, which only together name one. */
export async function postMessage(account: SlackAccount, call: Call): Promise<Outcome> {
  const done = await callApi(account, 'chat.postMessage', call);
  if ('kind' in done) return done;
  return acceptedIn(textAt(done.answer, 'channel'), textAt(done.answer, 'ts'));
}

/** The picture's id. Nobody sees it until a message shows it, so that trying again does no harm. */
export async function uploadPng(account: SlackAccount, token: string, png: Buffer): Promise<string | Mishap> {
  const begun = await callApi(account, 'files.getUploadURLExternal', {
    token,
    fields: { filename: 'report.png', length: String(png.length) },
  });
  if ('kind' in begun) return begun;
  const [id, address] = [textAt(begun.answer, 'file_id'), textAt(begun.answer, 'upload_url')];
  if (id === null || address === null || URL.parse(address)?.host !== 'files.slack.com')
    return { kind: 'unsent', details: 'Slack named no place for a picture.' };
  const headers = { 'content-type': 'application/octet-stream' };
  const failure = await callMessenger<Mishap | null>(account, {
    address,
    request: { method: 'POST', headers, body: new Uint8Array(png) },
    read: status => (status < 300 ? null : { kind: 'unsent', details: `The place for a picture answered ${status}.` }),
  });
  if (failure !== null) return failure;
  const files = JSON.stringify([{ id, title: 'report.png' }]);
  const done = await callApi(account, 'files.completeUploadExternal', { token, fields: { files } });
  return 'kind' in done ? done : id;
}

/** What a code of the consent page is worth, or Slack's word for why not. */
export async function exchangeCode(
  account: SlackAccount,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<Answered | Mishap> {
  const credentials = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  const fields = { code, redirect_uri: redirectUri };
  return send(account, 'oauth.v2.access', { authorization: `Basic ${credentials}`, fields });
}

export type Searched = { token: string; channel: string; since: number };

/** What the newest messages of a conversation carry for us, with their ids; null where there are more than one page shows. */
export async function readCarried(
  account: SlackAccount,
  { token, channel, since }: Searched,
): Promise<{ id: string; carries: Json }[] | null | Mishap> {
  const oldest = (since / 1_000).toFixed(6);
  const fields = { channel, oldest, inclusive: 'true', limit: '15', include_all_metadata: 'true' };
  const done = await callApi(account, 'conversations.history', { token, fields });
  if ('kind' in done) return done;
  if (done.answer.has_more !== false) return null;
  return listAt(done.answer, 'messages').map(message => ({
    id: `${channel}|${textAt(message, 'ts') ?? ''}`,
    carries: objectAt(objectAt(message, 'metadata'), 'event_payload'),
  }));
}

function callApi(account: SlackAccount, method: string, { token, fields }: Call): Promise<Answered | Mishap> {
  return send(account, method, { authorization: `Bearer ${token}`, fields });
}

type Sent = { authorization: string; fields: Record<string, string> };

function send(account: SlackAccount, method: string, { authorization, fields }: Sent): Promise<Answered | Mishap> {
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
  return callMessenger(account, { address: `https://slack.com/api/${method}`, request, read: readAnswer });
}

/** Slack says of these that part of it may have been done. */
const ofItsOwn = new Set(['internal_error', 'fatal_error', 'request_timeout', 'service_unavailable']);

export function readAnswer(status: number, text: string, retryAfter: string | null): Answered | Mishap {
  if (status === 429) return { kind: 'refused', code: 429, details: 'ratelimited', ...waitOf(Number(retryAfter)) };
  const answer = objectIn(text) ?? {};
  if (answer.ok === true && status < 300) return { answer };
  const error = textAt(answer, 'error');
  // A gateway's own page says nothing about what the server behind it has done.
  if (error === null || status >= 500 || ofItsOwn.has(error))
    return { kind: 'unknown', details: error ?? `Answered ${status} without a reason.` };
  const said: unknown[] = Array.isArray(answer.errors) ? answer.errors : [];
  const details = [error, ...said.filter(each => typeof each === 'string')].join(': ').slice(0, 300);
  return { kind: 'refused', code: status, details };
}
