/** What else a merchant does on a day: a second factor, a token for a program, a phone, and a report to it. */
import assert from 'node:assert/strict';
import type { AskResponse } from '@tillsight/contract/chat';
import { Secret, TOTP } from 'otpauth';
import { readWorkspace } from '../src/features/slack/workspaces.ts';
import { ownTeam, slackBeside, slackCodeOf } from './slack.ts';
import { telegramBeside } from './telegram.ts';
import type { Client } from './client.ts';
import type { TestServer } from './kit.ts';

export type Walk = { server: TestServer; client: Client; password: string; canaries: Map<string, string> };

export async function addSecondFactor({ server, client, password, canaries }: Walk): Promise<void> {
  const path = '/api/v1/auth/second-factor/';
  const { secret = '' } = (await client.post(path, { password })).body as Record<string, string>;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.now() });
  const { recovery_codes: codes } = (await client.post(`${path}confirm/`, { code })).body as {
    recovery_codes: string[];
  };
  canaries.set('the secret of the second factor', secret);
  for (const [index, each] of codes.slice(0, 2).entries()) {
    canaries.set(`recovery code ${index + 1}`, each);
    canaries.set(`recovery code ${index + 1}, bare`, each.replaceAll('-', ''));
  }
}

/** A target and a note are said back and never agreed to: what was offered is kept with the talk. */
export async function leaveOrdersOffered({ client, canaries }: Walk, userId: string): Promise<void> {
  for (const [question, ...secrets] of [
    ['set my November target to 76,54,321', '76,54,321', '7654321'],
    ['note that Canary Courier Strike began on 12 November', 'Canary Courier Strike'],
  ] as const) {
    const { body } = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
    const { response, alternatives } = body as AskResponse;
    assert.match(response, /^Shall I/);
    assert.equal(alternatives?.length, 1);
    for (const secret of [question, ...secrets]) canaries.set(`what was offered, ${secret}`, secret);
  }
}

export async function addToken({ client, password, canaries }: Walk): Promise<void> {
  const wish = { name: 'A program', scopes: ['ask', 'metrics:read'], expires_in_days: 30, password };
  const { secret } = (await client.post('/api/v1/tokens/', wish)).body as { secret: string };
  canaries.set('the API token', secret);
  const headers = { authorization: `Bearer ${secret}`, origin: undefined, cookie: undefined };
  assert.equal((await client.get('/api/v1/auth/session/', { headers })).status, 200);
}

const number = '+919812345670';

/** Links the phone, asks on it, and has a report sent to it; what was said is told by WhatsApp's own record. */
export async function useWhatsApp({ server, client, canaries }: Walk): Promise<void> {
  const { sandbox } = server;
  assert.ok(sandbox !== null);
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    assert.equal((await fetch(`${sandbox.url}/control/whatsapp/${path}`, sent)).status, 200);
  };
  const settled = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      let waiting = 1;
      while (waiting > 0) {
        await new Promise(resolve => setTimeout(resolve, 5));
        const state = await (await fetch(`${sandbox.url}/control/whatsapp/state`)).json();
        waiting = (state as { webhooks: { waiting: number } }).webhooks.waiting;
      }
      await server.runJobs();
    }
  };
  await control('settings', { sentAfterMs: [0], deliveredAfterMs: [0] });
  await control('verify');
  const { code = '' } = (await client.post('/api/v1/whatsapp/auth/')).body as Record<string, string>;
  for (const text of [`Hey Sierra ${code}`, 'What were my net sales last week?']) {
    await control('inbound', { from: number, text });
    await settled();
  }
  assert.equal((await client.post('/api/v1/reports/test/', { role: 'executive', report: 'daily' })).status, 200);
  await settled();
  canaries.set('the phone number', number.slice(1));
  canaries.set('the phone number, national', number.slice(3));
  canaries.set('the link code', code);
  noteSaid(sandbox.control.outbox, canaries);
}

/** Links a chat and asks in it. */
export async function useTelegram({ server, client, canaries }: Walk): Promise<void> {
  const { chat } = await telegramBeside(server);
  const { deep_link = '' } = (await client.post('/api/v1/telegram/link/')).body as Record<string, string>;
  const code = new URL(deep_link).searchParams.get('start') ?? '';
  const own = chat(73_918_264_501);
  await own.write(`/start ${code}`, { username: 'canary_on_telegram' });
  await own.write('What were my canary gross sales last week?');
  assert.equal(own.messages().length, 2);
  canaries.set('the chat', '73918264501');
  canaries.set('the name at Telegram', 'canary_on_telegram');
  canaries.set('the code of the chat', code);
  canaries.set('the question at Telegram', 'my canary gross sales');
  canaries.set('the token of the bot', server.deps.telegram?.token ?? '');
  canaries.set('the secret of the webhook', server.deps.telegram?.webhookSecret ?? '');
}

type Who = { userId: string; organizationId: string };

/** Adds a workspace, links a chat there and asks in it. */
export async function useSlack({ server, client, password, canaries }: Walk, who: Who): Promise<void> {
  const { added, person } = await slackBeside(server);
  const signedIn = { client, email: '', ...who };
  assert.equal(await added(signedIn), 'added');
  const code = await slackCodeOf(signedIn, password);
  const own = person('U0CANARY77');
  await own.write(code);
  await own.write('What were my canary net sales last week?');
  assert.equal(own.messages().length, 2);
  const { requests } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const traded = requests.findLast(({ url }) => url.endsWith('/oauth.v2.access'))?.body as { code?: string };
  canaries.set('the code of the workspace', traded.code ?? '');
  const workspace = await server.deps.db.inOrganization(who.organizationId, trx => readWorkspace(server.deps, trx));
  canaries.set('the token of the workspace', workspace?.token ?? '');
  canaries.set('the workspace', ownTeam);
  canaries.set('the name of the workspace', 'Lamplight Traders');
  canaries.set('the person at Slack', 'U0CANARY77');
  canaries.set('the code of the chat at Slack', code);
  canaries.set('the question at Slack', 'my canary net sales');
  const { clientSecret = '', signingSecret = '' } = server.deps.slack ?? {};
  canaries.set('the secret of the app', clientSecret);
  canaries.set('what Slack signs with', signingSecret);
}

type Sent = { channel: string; to: string; content: unknown };

/** Figures of the answer and the report, with their digits grouped as people read them. */
function noteSaid(outbox: readonly Sent[], canaries: Map<string, string>): void {
  const said = outbox.filter(({ channel, to }) => channel === 'whatsapp' && to === number);
  assert.ok(said.length >= 3, `Only ${said.length} messages were sent.`);
  const figures = JSON.stringify(said).match(/\d{1,3}(,\d{2,3})+(\.\d+)?/g) ?? [];
  assert.ok(figures.length >= 2, 'The report told no figures.');
  for (const figure of figures.filter(({ length }) => length >= 6))
    canaries.set(`the reported figure ${figure}`, figure);
}
