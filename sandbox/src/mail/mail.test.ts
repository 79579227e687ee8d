import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { present } from '../checked.ts';
import { startSandbox } from '../sandbox.ts';
import type { Mail } from './mail-store.ts';

const noon = '2026-11-20T12:00:00+05:30';
const from = 'Tillsight <hello@tillsight.example>';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function mailFor(t: TestContext) {
  const sandbox = await startSandbox({ now: noon, world: { scale: 0.05, months: 2, events: [] } });
  t.after(() => sandbox.close());
  const send = async (mail: SendMailOptions) => {
    const transport = createTransport(sandbox.smtpUrl);
    try {
      return await transport.sendMail({ from, to: 'asha@shop.example', subject: 'Hello', text: 'Hello', ...mail });
    } finally {
      transport.close();
    }
  };
  const mails = async (to = '') => {
    const answer = await fetch(`${sandbox.url}/control/mails?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { mails: Mail[] }).mails;
  };
  const page = async (address: string) => (await fetch(`${sandbox.url}${address}`)).text();
  return { sandbox, send, mails, page };
}

test('a mail with text, HTML and an inline picture is read as it was written', async t => {
  const { send, mails, page, sandbox } = await mailFor(t);
  const text =
    'Net sales ₹1,24,300 — Ünïcode 👋\nhttps://shop.example/verify?token=a=b&c=d\n.a line that begins with a dot';
  const html = `<p>Net sales <b>₹1,24,300</b> <a href="https://shop.example/">see</a> <img src="cid:chart@report"></p>`;
  await send({
    to: '"Rao, Kavita" <Kavita@kesarlane.example>, asha@shop.example',
    subject:
      'Your daily report: ₹1,24,300 — with a subject so long that it has to be folded over several encoded words',
    text,
    html,
    attachments: [
      { filename: 'chart.png', content: pixel, cid: 'chart@report' },
      { filename: 'résumé – ₹.txt', content: 'plain' },
    ],
  });
  const [mail] = await mails('kavita@kesarlane.example');
  assert.ok(mail);
  assert.equal(mail.text?.trim(), text);
  assert.equal(mail.html?.trim(), html);
  assert.match(mail.subject, /^Your daily report: ₹1,24,300 — with a subject so long .* encoded words$/);
  assert.deepEqual(mail.recipients, ['kavita@kesarlane.example', 'asha@shop.example']);
  assert.equal(mail.from, from);
  assert.deepEqual(
    mail.parts.map(({ name, type }) => [name, type]),
    [
      ['chart.png', 'image/png'],
      ['résumé – ₹.txt', 'text/plain'],
    ],
  );
  const picture = await fetch(`${sandbox.url}/mailbox/mails/${mail.id}/parts/0`);
  assert.deepEqual(Buffer.from(await picture.arrayBuffer()), pixel);
  assert.match(await page(`/mailbox/mails/${mail.id}/html`), new RegExp(`src="/mailbox/mails/${mail.id}/parts/0"`));
  assert.equal(sandbox.control.outbox.length, 2);
});

test('people find their own mails, and opening one marks it read', async t => {
  const { send, mails, page } = await mailFor(t);
  await send({ to: 'one@shop.example', subject: 'For one' });
  await send({ to: 'two@shop.example', subject: 'For <two>', text: 'See https://shop.example/x?a=1&b=2.' });
  assert.deepEqual(
    (await mails('TWO@shop.example')).map(({ subject }) => subject),
    ['For <two>'],
  );
  assert.equal((await mails()).length, 2);
  const list = await page('/mailbox?to=two@shop.example');
  assert.match(list, /For &lt;two&gt;/);
  assert.doesNotMatch(list, /For one/);
  assert.match(list, /Unread/);
  const opened = await page('/mailbox?to=two@shop.example&mail=2');
  assert.match(opened, /<a href="https:\/\/shop.example\/x\?a=1&amp;b=2" target="_blank" rel="noopener">/);
  assert.doesNotMatch(await page('/mailbox?to=two@shop.example'), /Unread/);
  assert.match(await page('/mailbox?mail=99'), /This mail is gone/);
  assert.match(await page('/mailbox?to=three@shop.example'), /No mails to three@shop.example/);
});

const refusals: [what: string, mail: SendMailOptions, status: number][] = [
  ['an account that does not exist', { to: 'gone@refused.example' }, 550],
  ['a host without a domain', { to: 'asha@localhost' }, 553],
  ['too long a local part', { to: `${'a'.repeat(65)}@shop.example` }, 553],
  ['too many recipients', { to: Array.from({ length: 101 }, (_, index) => `p${index}@refused.example`) }, 550],
  ['too large a mail', { text: 'x'.repeat(10 * 1024 * 1024) }, 552],
];

for (const [what, mail, status] of refusals) {
  test(`refused: ${what}`, async t => {
    const { send, mails } = await mailFor(t);
    await assert.rejects(send(mail), { responseCode: status });
    assert.deepEqual(await mails(), []);
  });
}

test('one bad address among good ones does not keep the mail from the others', async t => {
  const { send, mails } = await mailFor(t);
  const sent = await send({ to: 'asha@shop.example, gone@refused.example' });
  assert.deepEqual(sent.rejected, ['gone@refused.example']);
  assert.deepEqual((await mails())[0]?.recipients, ['asha@shop.example']);
});

test('mails are refused, delayed, lost and cut off by faults', async t => {
  const { sandbox, send, mails } = await mailFor(t);
  const { faults } = sandbox.control;
  faults.add('mail', { operation: 'message', status: 451, times: 1 });
  await assert.rejects(send({}), { responseCode: 451 });
  faults.add('mail', { operation: 'recipient', status: 550, body: '5.1.1 Moved', times: 1 });
  await assert.rejects(send({}), /Moved/);
  faults.add('mail', { operation: 'message', cut: 'before', times: 1 });
  await assert.rejects(send({}));
  assert.equal((await mails()).length, 0);
  faults.add('mail', { operation: 'message', name: 'lost', times: 1 });
  await send({});
  assert.equal((await mails()).length, 0);
  faults.add('mail', { operation: 'message', cut: 'during', times: 1 });
  await assert.rejects(send({}));
  assert.equal((await mails()).length, 1, 'kept, though the sender was not told');
  faults.add('mail', { operation: 'message', delayMs: 30, times: 1 });
  const began = performance.now();
  await send({});
  assert.ok(performance.now() - began >= 29);
  sandbox.control.reset();
  assert.equal((await mails()).length, 0);
});

test('an open mailbox hears of a new mail, and closing the sandbox ends its stream', async t => {
  const { sandbox, send } = await mailFor(t);
  const stream = await fetch(`${sandbox.url}/mailbox/events`);
  const reader = present(stream.body, 'body').pipeThrough(new TextDecoderStream()).getReader();
  await send({ subject: 'News' });
  let heard = '';
  while (!heard.includes('News')) heard += (await reader.read()).value ?? '';
  assert.match(heard, /event: mail\ndata: \{"id":"1"/);
  await sandbox.close();
  assert.equal((await reader.read()).done, true);
});
