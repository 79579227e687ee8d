/** What an assistant and its person's browser do together, until the assistant has its tokens. */
import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Client } from './client.ts';
import type { TestServer } from './kit.ts';

export const redirectUri = 'http://127.0.0.1:6274/callback';

export type Asking = { clientId: string; verifier: string; fields: Record<string, string> };

/** A program introduces itself and makes up what it will ask with. */
export async function askingAssistant(
  { url }: TestServer,
  { redirect = redirectUri, scope = 'ask metrics:read', name = 'Inspector' } = {},
): Promise<Asking> {
  const body = JSON.stringify({ redirect_uris: [redirect], client_name: name });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/oauth/register`, { method: 'POST', headers, body });
  const { client_id: clientId } = (await answer.json()) as { client_id: string };
  const verifier = randomBytes(48).toString('base64url');
  return {
    clientId,
    verifier,
    fields: {
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope,
      state: 'a-state',
      resource: `${url}/mcp`,
    },
  };
}

export function answerRequest(client: Client, { fields }: Asking, more: object = { allow: true }): Promise<Answer> {
  return client.post('/api/v1/assistants/request/', { ...fields, ...more });
}

/** Where the browser was sent, after the person has let it in. */
export async function letIn(client: Client, asking: Asking): Promise<URL> {
  const answer = await answerRequest(client, asking);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return new URL((answer.body as { address: string }).address);
}

export type TokenAnswer = {
  status: number;
  body: { access_token?: string; refresh_token?: string; scope?: string; error?: string };
};

export async function postForm(url: string, fields: Record<string, string>): Promise<TokenAnswer> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as TokenAnswer['body'] };
}

export function tradeCode(
  { url }: TestServer,
  { clientId, verifier, fields }: Asking,
  code: string,
  change: Record<string, string> = {},
): Promise<TokenAnswer> {
  const right = { client_id: clientId, code, code_verifier: verifier, redirect_uri: fields.redirect_uri ?? '' };
  const grant = { grant_type: 'authorization_code', resource: `${url}/mcp` };
  return postForm(`${url}/oauth/token`, { ...grant, ...right, ...change });
}

export function refresh(
  { url }: TestServer,
  { clientId }: Asking,
  token: string,
  change: Record<string, string> = {},
): Promise<TokenAnswer> {
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token };
  return postForm(`${url}/oauth/token`, { ...fields, ...change });
}

/** What `/mcp` answers to this token; 200 when it is let in. */
export async function knock({ url }: TestServer, token: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const answer = await fetch(`${url}/mcp`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}
