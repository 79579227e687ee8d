/** What the merchants and the record are told when somebody changes where figures come from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectShop, startWithShopify } from '../../../test/connected.ts';
import { analyticsScope, startGoogleStand } from '../../../test/google-stand.ts';
import { startServer } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { pseudonym } from '../../infra/audit.ts';
import { changedMail } from './mails.ts';

test('the merchants are told who disconnected a platform, and which store took the place of another', async t => {
  const mailbox = await startMailbox(t);
  const { server } = await startWithShopify(t, { environment: { SMTP_URL: mailbox.url } });
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  const executive = await server.newcomer('executive', home);
  const told = async () => {
    mailbox.mails.length = 0;
    await server.runJobs();
    return mailbox.mails.map(({ to, subject, text }) => ({ to, subject, about: text.split(/(?:\r?\n){2}/)[1] }));
  };
  await connectShop(executive.client);
  assert.deepEqual(await told(), [], "A first store takes nobody's place.");
  await executive.client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' });
  const [mail, ...others] = await told();
  assert.deepEqual([mail?.to, others], [merchant.email, []]);
  assert.equal(mail?.subject, 'Shopify was disconnected from Tillsight');
  assert.match(mail.about ?? '', /^Kit executive has disconnected Shopify\./);
  await connectShop(executive.client);
  assert.deepEqual(await told(), []);
  // Its grant has died, so that another store may be connected without being asked about the former one.
  await server.deps.db.inOrganization(home.id, trx =>
    trx.updateTable('connections').set({ status: 'needs_reconnect', shop: 'former-shop.myshopify.com' }).execute(),
  );
  await connectShop(executive.client);
  const [replaced] = await told();
  assert.deepEqual([replaced?.to, replaced?.subject], [merchant.email, 'Tillsight reads another store now']);
  assert.match(
    replaced?.about ?? '',
    /^Kit executive has connected the store "Kesar Lane" in place of the one before\./,
  );
});

test('no name brings a link or a line of its own into these mails', () => {
  const name = 'Asha\r\nhttps://pay.example\u2028WWW.pay.example';
  const link = 'https://tillsight.example/dashboard/integrations';
  for (const shop of [null, name]) {
    const { subject, text, html } = changedMail({ by: name, provider: 'shopify', shop, name: 'Ravi', link });
    const own = text.replace(link, '');
    assert.doesNotMatch(`${subject}${own}`, /:\/\/|www\.\w|[\r\u2028]/i);
    assert.doesNotMatch(html.replaceAll(link, ''), /:\/\/|www\.\w|[\r\u2028]/i);
    assert.equal(text.split('\n\n').length, 5);
    assert.equal(text.split('\n').length, 12, 'Nothing begins a line of its own.');
  }
});

test('who chose an account is in the record', async t => {
  const stand = await startGoogleStand(t);
  stand.properties = ['One', 'Two'];
  const server = await startServer(t, { environment: { SANDBOX_URL: stand.url } });
  const { client, userId } = await server.signedInAs('merchant');
  const begun = await client.get('/api/v1/ga/auth');
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  await client.get(`/api/v1/ga/callback?${new URLSearchParams({ state, code: analyticsScope }).toString()}`);
  const choice = { provider: 'google_analytics', account_id: 'properties/2' };
  assert.equal((await client.post('/api/v1/integrations/accounts/choose/', choice)).status, 200);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const lines = await database.query(`select detail, actor from audit_log where act = 'account chosen'`);
  assert.deepEqual(lines, [{ detail: 'google_analytics', actor: pseudonym(userId) }]);
});
