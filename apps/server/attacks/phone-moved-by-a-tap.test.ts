/** Somebody sends a merchant a link that fills in a code of the sender's: one tap, and the phone is another shop's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitPassword, type SignedIn } from '../test/kit.ts';
import { startMailbox } from '../test/mailbox.ts';
import { startWithPhones } from '../test/phones.ts';

const minute = 60_000;

test('a linked phone moves only after a YES that came in time, and its former owner gets a mail', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment: { SMTP_URL: mailbox.url } });
  const { server, clock } = stand;
  const owner = await server.signedInAs('merchant');
  const attacker = await server.signedInAs('merchant', await server.organization());
  await named(attacker, 'Evil https://pay.example/now Shop');
  const phone = await stand.linked(owner, '+919000000001');
  const tap = async () => {
    const { body } = await attacker.client.post('/api/v1/whatsapp/auth/', { password: kitPassword });
    await phone.write(`Hey Sierra ${(body as { code: string }).code}`);
  };
  const isStillOwners = async (why: string) => {
    assert.equal(await statusOf(owner), 'linked', why);
    assert.equal(await statusOf(attacker), 'unlinked', why);
  };

  await tap();
  await isStillOwners('One tap moves nothing.');
  const question = phone.last().text ?? '';
  assert.match(
    question,
    /^This phone is linked to Kit\. Move it to Evil https: \/\/ pay\.\u2060example\/now Shop\? Reply YES within 1[45] minutes\.$/,
  );
  assert.doesNotMatch(question, /:\/\/|pay\.example/, 'No name is a link.');
  await phone.write('no');
  await phone.write('yes');
  await isStillOwners('After a no there is nothing left to say yes to.');
  await tap();
  await phone.write('Hey Sierra');
  await phone.write('yes');
  await isStillOwners('A yes to something else is none.');
  await tap();
  clock.at += 15 * minute;
  await phone.write('yes');
  await isStillOwners('A late yes is none.');
  assert.equal(
    mailbox.mails.some(({ subject }) => /moved away/.test(subject)),
    false,
  );

  await tap();
  await Promise.all([phone.write('YES'), phone.write('Yes.')]);
  assert.deepEqual([await statusOf(owner), await statusOf(attacker)], ['unlinked', 'linked']);
  const told = mailbox.mails.filter(({ subject }) => /moved away/.test(subject)).map(({ to }) => to);
  assert.deepEqual(told, [owner.email], 'Said twice it is done once.');

  async function statusOf({ client }: SignedIn): Promise<string> {
    const { body } = await client.get('/api/v1/reports/overview/?role=executive&report=daily');
    return (body as { phone: { status: string } }).phone.status;
  }

  async function named({ organizationId }: SignedIn, name: string): Promise<void> {
    await server.deps.db.inOrganization(organizationId, trx =>
      trx.updateTable('organizations').set({ name }).execute(),
    );
  }
});
