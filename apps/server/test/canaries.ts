/** Everything secret that a day of use brings along, and how to find it again wherever it must not be. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { PassThrough } from 'node:stream';
import { ordersUser } from '@tillsight/sandbox/shiprocket/account';
import type { AskResponse } from '@tillsight/contract/chat';
import { walkConsent } from '../src/consent-walk.ts';
import { openConnection, readGrant } from '../src/features/integrations/credentials.ts';
import { createLog } from '../src/infra/log.ts';
import { addSecondFactor, addToken, leaveOrdersOffered, useSlack, useTelegram, useWhatsApp } from './canary-walks.ts';
import type { Client } from './client.ts';
import { connectShiprocket } from './connected-shiprocket.ts';
import { startServer, type TestServer } from './kit.ts';
import { startMailbox } from './mailbox.ts';
import { startModelStub } from './model-stub.ts';
import { withSlack } from './slack.ts';
import { withTelegram } from './telegram.ts';

export type Used = { server: TestServer; log: () => string; prompts: string[]; canaries: Map<string, string> };

const now = Date.parse('2026-11-20T11:30:00+05:30');
const person = { name: 'Canary Person', email: 'canary@shop.example', password: 'Canary4Lantern2Password' };
const questions = [
  'What were my total sales last month?',
  'Top 5 products by revenue this month',
  'How many sessions did we get last week by channel?',
  'How much did we spend on Google Ads last week?',
];

/** One merchant's day: an account, two platforms, questions with figures, wrong turns, a second factor, a phone with a report, and a new password. */
export async function useProduct(t: Pick<TestContext, 'after'>, databaseUrl?: string): Promise<Used> {
  const stream = new PassThrough();
  let lines = '';
  stream.on('data', chunk => (lines += String(chunk)));
  const mailbox = await startMailbox(t);
  const model = await startModelStub(t);
  const at = databaseUrl === undefined ? {} : { databaseUrl };
  const server = await startServer(t, {
    ...at,
    sandbox: { world: { scale: 0.1, months: 3 } },
    now: () => now,
    log: createLog('trace', stream),
    environment: {
      SMTP_URL: mailbox.url,
      ...model.environment,
      ...withTelegram,
      ...withSlack,
      SANDBOX_SHIPROCKET: 'on',
    },
  });
  const canaries = new Map<string, string>([
    ['the password', person.password],
    ['the key of the model', model.key],
  ]);
  const client = server.client();
  await client.post('/api/v1/auth/sign-up/', person);
  await client.post('/api/v1/auth/sign-in/', { ...person, password: 'Wrong9Canary9Password' });
  canaries.set('the wrong password', 'Wrong9Canary9Password');
  const { body } = await client.post('/api/v1/auth/sign-in/', person);
  const { user_id, organization_id } = body as Record<string, string>;
  canaries.set('the session', client.cookies.get('tillsight') ?? '');
  await connectBoth(client, canaries);
  assert.equal((await connectShiprocket(client))[0], 200);
  canaries.set('the password at Shiprocket', ordersUser.password);
  await server.runJobs();
  const mailed = (): string => /token=([\w-]+)/.exec(mailbox.lastTo(person.email).text)?.[1] ?? '';
  canaries.set('the link that verifies', mailed());
  await client.get(`/api/v1/auth/verify-email/?token=${mailed()}`);
  await noteTokens(server, organization_id ?? '', canaries);
  for (const question of questions) await askFor(client, { user_id, question }, canaries);
  const walk = { server, client, password: person.password, canaries };
  await leaveOrdersOffered(walk, user_id ?? '');
  await addSecondFactor(walk);
  await addToken(walk);
  await useWhatsApp(walk);
  await useTelegram(walk);
  await useSlack(walk, { userId: user_id ?? '', organizationId: organization_id ?? '' });
  await client.post('/api/v1/auth/forgot-password/', { email: person.email });
  await server.runJobs();
  canaries.set('the reset link', mailed());
  const chosen = 'Fresh7Canary7Password';
  await client.post('/api/v1/auth/reset-password/', { token: canaries.get('the reset link'), password: chosen });
  canaries.set('the new password', chosen);
  return { server, log: () => lines, prompts: model.prompts, canaries };
}

async function connectBoth(client: Client, canaries: Map<string, string>): Promise<void> {
  const starts = {
    shopify: '/api/v1/oauth/shopify/auth?shop=kesar-lane.myshopify.com&writes=1',
    google: '/api/v1/ga/auth?include_google_ads=true&account_name=Kesar%20Lane',
  };
  for (const [name, start] of Object.entries(starts)) {
    const begun = await client.get(start);
    const back = await walkConsent(begun.headers.get('location') ?? '');
    const { searchParams, pathname, search } = new URL(back ?? 'none:');
    canaries.set(`the code of ${name}`, searchParams.get('code') ?? '');
    canaries.set(`the state of ${name}`, searchParams.get('state') ?? '');
    await client.get(`${pathname}${search}`);
  }
}

async function noteTokens(server: TestServer, organizationId: string, canaries: Map<string, string>): Promise<void> {
  for (const provider of ['shopify', 'google', 'shiprocket'] as const) {
    const { grant } = await readGrant(server.deps, organizationId, provider);
    canaries.set(`the access token of ${provider}`, grant.accessToken);
    canaries.set(`the refresh token of ${provider}`, grant.refreshToken ?? '');
  }
  const account = {
    source: 'shopify',
    id: 'kesar-lane.myshopify.com',
    name: '',
    currency: '',
    timeZone: '',
    country: null,
  } as const;
  canaries.set('the token in use', await openConnection(server.deps, organizationId, account).accessToken());
}

/** Its words, its figures of four and more digits, and the names of what was sold. */
async function askFor(client: Client, body: Record<string, unknown>, canaries: Map<string, string>): Promise<void> {
  const { question } = body as { question: string };
  const answer = (await client.post('/api/v1/chatbot/ask/', body)).body as AskResponse;
  canaries.set(`the question ${question}`, question);
  const figures = (answer.response.match(/\d[\d,]*\.\d+|\d{1,3}(,\d{2,3})+/g) ?? []).filter(text => text.length >= 6);
  for (const figure of figures) {
    canaries.set(`the figure ${figure}`, figure);
    const bare = figure.replaceAll(',', '');
    // Fewer digits turn up by chance, in ids and instants.
    if (bare.length >= 7) canaries.set(`the figure ${figure}, bare`, bare);
  }
  for (const point of answer.chart === undefined ? [] : JSON.stringify(answer.chart).matchAll(/"([A-Z][^"]{11,})"/g)) {
    canaries.set(`the words ${point[1]}`, point[1] ?? '');
  }
}

/** As it is, in base64 at any of its three offsets, in hexadecimal and as part of an address. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].map(offset => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return text.slice(offset === 0 ? 0 : 4, -4);
  });
  const url = shifted.map(text => text.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [secret, ...shifted, ...url, bytes.toString('hex'), encodeURIComponent(secret)];
  return [...new Set(forms)].filter(form => form.length >= 6);
}

/** The names of those canaries that can be read in a text. */
export function readable(canaries: ReadonlyMap<string, string>, text: string): string[] {
  const names = [...canaries].filter(([, secret]) => disguises(secret).some(form => text.includes(form)));
  return names.map(([name]) => name);
}

/** The same in the files of a whole folder, such as the tables and the write-ahead log of a cluster. */
export async function readableInFiles(canaries: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter(each => each.isFile())) {
    const where = path.join(file.parentPath, file.name);
    const text = (await readFile(where)).toString('latin1');
    found.push(...readable(canaries, text).map(name => `${path.relative(folder, where)}: ${name}`));
  }
  return found;
}
