/** A merchant names the store and what it sells so that whoever is told of it reads otherwise, taps a link or meets another's format. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { connectShop, shop } from '../test/connected.ts';
import { saveReport, startWithPhones, type PhoneInHand, type WithPhones } from '../test/phones.ts';
import type { SignedIn } from '../test/kit.ts';
import { freePort } from '../src/infra/free-port.ts';
import { tokenOf } from '../test/two-organizations.ts';

const storeName = '\u202Etnemyap\u202C Lane\u200B https://evil.example/pay\u{E0041}';
const titles = [
  '\u202Egnp.exe\u202C Lamp',
  'Soap https://evil.example/pay',
  'Bell\u200B\u{E0041}\u2066 www.evil.example',
  '<img src=x onerror=alert(1)> Mug',
  '[Sale](https://evil.example) *Vase*',
  '=HYPERLINK("https://evil.example")',
];

const ends: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ends.push(end as () => unknown) };
let stand: WithPhones;
let merchant: SignedIn;
let phone: PhoneInHand;

before(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-names-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const ordersFile = path.join(folder, 'orders.csv');
  await writeFile(ordersFile, ordersOf(titles));
  const smtpPort = await freePort();
  stand = await startWithPhones(untilTheEnd, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    sandbox: { smtpPort, shops: [{ domain: shop, name: storeName, ordersFile }] },
  });
  merchant = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(merchant.client)).status, 'success');
  phone = await stand.linked(merchant, '+919000000001');
});
after(async () => {
  for (const end of ends.toReversed()) await end();
});

/** Orders that are read from a file are a shop's in London. */
const tenInLondon = Date.parse('2026-11-20T10:00:00Z');

/** A week of orders, in which each next product sells one more. */
function ordersOf(products: readonly string[]): string {
  const days = ['13', '14', '15', '16', '17', '18', '19'];
  const lines = days.flatMap((day, which) =>
    products.map((title, index) => {
      const quoted = `"${title.replaceAll('"', '""')}"`;
      return `${1000 + which * 10 + index},2026-11-${day}T08:00:00,SKU${index},${quoted},${index + 1},10.00,77,United Kingdom`;
    }),
  );
  return ['order_id,ordered_at,sku,title,quantity,unit_price,customer_id,country', ...lines, ''].join('\n');
}

/** Every text in it, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function assertPlain(value: unknown): void {
  for (const text of textsOf(value)) {
    assert.doesNotMatch(text, /[\u200B\u202A-\u202E\u2066-\u2069]|\u{E0041}/u, 'signs that turn or hide');
    assert.doesNotMatch(text, /:\/\/\S*evil/, 'an address');
  }
}

/** Where the program that shows it makes a link of every word with a dot. */
function assertLeadsNowhere(text: string): void {
  assertPlain(text);
  assert.doesNotMatch(text, /evil\.example/);
}

const questions = [
  'Which products sold best last week?',
  'Top 6 products by units sold this month',
  'Units by product this week compared with last week',
  'Why did sales change yesterday?',
  'How many of the exe lamp did we sell this month?',
];

for (const question of questions) {
  test(`to a program, in the app and on the phone: ${question}`, async () => {
    const { status, body } = await merchant.client.post('/api/v1/chatbot/ask/', { user_id: merchant.userId, question });
    assert.equal(status, 200);
    assertPlain(body);
    assertPlain(await askedByProgram(question));
    const before = phone.messages().length;
    await phone.write(question);
    const replies = phone.messages().slice(before);
    assert.ok(replies.length > 0);
    for (const reply of replies) assertLeadsNowhere(reply.text ?? JSON.stringify(reply.message));
  });
}

async function askedByProgram(question: string): Promise<unknown> {
  const { secret } = await tokenOf(stand.server, merchant, ['ask']);
  const client = new Client({ name: 'program-of-the-attack', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${stand.server.url}/mcp`), { requestInit }));
  try {
    return await client.callTool({ name: 'ask_sierra', arguments: { question } });
  } finally {
    await client.close();
  }
}

test('in a report, on the phone and by mail', async () => {
  const organization = { id: merchant.organizationId, merchantId: merchant.userId };
  const withPhone = await stand.server.newcomer('executive', organization);
  const byMail = await stand.server.newcomer('executive', organization);
  const inHand = await stand.linked(withPhone, '+919000000002');
  await saveReport(merchant);
  const before = inHand.messages().length;
  await stand.reportsAt(tenInLondon);
  await inHand.write('more');
  const messages = inHand.messages().slice(before);
  assert.equal(messages.length, 2);
  for (const { text, message } of messages) assertLeadsNowhere(text ?? JSON.stringify(message));
  const { subject, text, html } = await reportMailTo(byMail.email);
  for (const part of [subject, text, html ?? '']) {
    assertLeadsNowhere(part);
    assert.match(part, /tnemyap Lane/);
  }
});

type Mail = { subject: string; text: string; html: string | null };

async function reportMailTo(address: string): Promise<Mail> {
  const sandboxUrl = stand.server.sandbox?.url ?? assert.fail('There is no sandbox.');
  const answer = await fetch(`${sandboxUrl}/control/mails?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.find(({ subject }) => subject.startsWith('Daily report')) ?? assert.fail('No report came by mail.');
}
