/** Somebody links their own phone to another's account, and reads on after the owner has chosen a new password. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectShop } from '../test/connected.ts';
import { startMailbox } from '../test/mailbox.ts';
import { startWithPhones } from '../test/phones.ts';
import { telegramBeside, withTelegram } from '../test/telegram.ts';
import { resetPassword } from './mailed-link.ts';

const figure = /₹\s?\d/;
const question = 'Hey Sierra what were my sales yesterday?';

test('a phone, and a code that was not sent yet, end with the password', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, {
    withTemplates: false,
    environment: { SMTP_URL: mailbox.url, ...withTelegram },
  });
  const { server } = stand;
  const owner = await server.signedInAs('merchant');
  assert.equal((await connectShop(owner.client)).status, 'success');
  const phone = await stand.linked(owner, '+919000000001');
  await phone.write(question);
  assert.match(phone.last().text ?? '', figure, 'Until then it is answered.');
  const telegram = await telegramBeside(server);
  const chat = await telegram.linked(owner, 501);
  await chat.write(question);
  assert.match(chat.last().text, figure);
  const { code } = (await owner.client.post('/api/v1/whatsapp/auth/')).body as { code: string };
  const sent = phone.messages().length;

  await resetPassword({ server, mailbox }, owner.email, 'Harbour42Lantern');
  assert.equal(phone.messages().length, sent, 'The phone itself is told nothing.');
  await chat.write(question);
  assert.doesNotMatch(chat.last().text, figure, 'Nor is the chat answered any more.');
  const other = stand.phone('+919000000002');
  await other.write(`Hey Sierra ${code}`);
  for (const each of [phone, other]) {
    await each.write(question);
    assert.doesNotMatch(each.last().text ?? '', figure);
  }
  assert.match(
    mailbox.lastTo(owner.email).text,
    /your phone was unlinked.*your Telegram and Slack too/s,
    'The mail says what the reset has ended.',
  );
});
