import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailbox } from '../../../test/mailbox.ts';
import { readyForReports, startWithPhones, ten } from '../../../test/phones.ts';
import { checkReportSources } from './source-check.ts';
import { planDueReports } from './planning.ts';

const minute = 60_000;

test('within the hour before a report a dead connection is found, and the merchant told', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment: { SMTP_URL: mailbox.url } });
  const { server } = stand;
  const { who } = await readyForReports(stand);
  const asked = () => server.sandbox?.control.requests.filter(({ url }) => url.includes('graphql')).length ?? 0;
  const check = async (at: number) => {
    stand.clock.at = at;
    await planDueReports(server.deps);
    await checkReportSources(server.deps);
    await stand.hurry();
  };
  // A phone that is linked is a mail of its own.
  const told = () => mailbox.mails.filter(({ subject }) => /cannot read/.test(subject)).length;
  const before = asked();
  await check(ten - 61 * minute);
  assert.equal(asked(), before, 'Too early.');
  await check(ten - 59 * minute);
  assert.equal(asked(), before + 1);
  await check(ten - 30 * minute);
  assert.equal(asked(), before + 1, 'Once for each slot.');
  assert.equal(told(), 0);
  server.sandbox?.control.reset();
  await check(ten + 23 * 60 * minute + minute);
  const mail = mailbox.lastTo(who.email);
  assert.match(mail.subject, /cannot read Shopify any more/);
  assert.match(mail.text, /Connect again:\r?\nhttp/);
  await check(ten + 23 * 60 * minute + 20 * minute);
  assert.equal(told(), 1, 'Told once.');
});
