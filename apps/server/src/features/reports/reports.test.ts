import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportOverviewResponse, ReportWordsResponse } from '@tillsight/contract/whatsapp';
import type { SignedIn } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { deliveriesOf, readyForReports, saveReport, startWithPhones, ten } from '../../../test/phones.ts';
import { planDueReports } from './planning.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

async function overview(who: SignedIn, query = 'role=executive&report=daily'): Promise<ReportOverviewResponse> {
  const answer = await who.client.get(`/api/v1/reports/overview/?${query}`);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body as ReportOverviewResponse;
}

test('a report goes out at its minute, once, and tells the figures', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  const { world } = stand.server.sandbox ?? assert.fail('There is no sandbox.');
  assert.deepEqual((await overview(who)).next, {
    at: '2026-11-20T04:30:00.000Z',
    local: '20 Nov 2026, 10 am',
    time_zone: 'Asia/Kolkata',
    timing: '10:00',
  });
  await stand.reportsAt(ten - 1);
  assert.equal(phone.messages().length, before);
  await stand.reportsAt(ten);
  const orders = world.orders.day.filter((each: number) => each === world.today - 1).length;
  const { message, biz_opaque_callback_data: data, type } = phone.last();
  assert.equal(type, 'image');
  const { caption } = message.image as { caption: string };
  assert.match(caption, /^\*Daily report · Executive\*, Thu 19 Nov 2026\n/);
  assert.match(caption, new RegExp(`\\nTotal Orders: \\*${orders}\\*`));
  assert.doesNotMatch(caption, /not connected/, 'No news.');
  assert.match(data ?? '', /^report:[0-9a-f-]{36}:1$/);
  for (const at of [ten, ten + 1, ten + 60_000, ten + hour]) await stand.reportsAt(at);
  assert.equal(phone.messages().length, before + 1);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp delivered']);
  await stand.control('read', { number: phone.number });
  await stand.settled();
  const shown = await overview(who);
  assert.equal(shown.deliveries[0]?.state, 'read');
  assert.equal(shown.deliveries[0]?.slot, '20 Nov 2026, 10 am (Asia/Kolkata)');
  assert.equal(shown.next?.at, '2026-11-21T04:30:00.000Z');
  assert.deepEqual([shown.phone.status, shown.phone.ending], ['linked', '0001']);
});

test('the real report can be looked at before it is started, and is sent to nobody', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  const { world, control } = stand.server.sandbox ?? assert.fail('There is no sandbox.');
  const orders = world.orders.day.filter((each: number) => each === world.today - 1).length;
  const read = async (of: SignedIn, role: string) =>
    of.client.get(`/api/v1/reports/example/?role=${role}&report=daily`);
  const asked = control.requests.length;
  const { status, body } = await read(who, 'executive');
  assert.equal(status, 200, JSON.stringify(body));
  const calls = control.requests.slice(asked).filter(({ url }) => url.endsWith('/graphql.json'));
  assert.equal(calls.length, 1, 'The days and what is usual come with the figures.');
  const { picture, text } = body as { picture: string; text: string };
  assert.equal(Buffer.from(picture, 'base64').subarray(1, 4).toString(), 'PNG');
  assert.match(text, new RegExp(`2\\. Total Orders: \\*${orders}\\*`));
  assert.match(text, /Google Ads is not connected; missing: Total Ad Spend\./);
  await stand.settled();
  assert.deepEqual([phone.messages().length, await deliveriesOf(stand, who)], [before, []]);
  const sales = await stand.server.signedInAs('sales');
  assert.equal((await read(sales, 'finance')).status, 403);
  const nobody = await stand.server.signedInAs('merchant', await stand.server.organization());
  assert.deepEqual(((await read(nobody, 'executive')).body as { picture: unknown }).picture, null);
});

test('a target of the store is one line of the report, by one call more', async t => {
  const stand = await startWithPhones(t);
  const { who } = await readyForReports(stand);
  const { url, control } = stand.server.sandbox ?? assert.fail('There is no sandbox.');
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const body = JSON.stringify({ name: 'November sales', metric: 'total_sales', expectedValue: 4_000_000, ...days });
  const headers = { 'content-type': 'application/json' };
  const set = await fetch(`${url}/control/shopify/target`, { method: 'POST', headers, body });
  assert.equal('error' in ((await set.json()) as object), false);
  const asked = control.requests.length;
  const answer = await who.client.get('/api/v1/reports/example/?role=executive&report=daily');
  assert.equal(control.requests.slice(asked).filter(({ url: at }) => at.endsWith('/graphql.json')).length, 2);
  const { text } = answer.body as { text: string };
  assert.match(
    text,
    /\n_Target November sales: ₹[\d,]+ of ₹40,00,000 so far, about ₹[\d,]+ expected by 30 Nov 2026: .*chance.*_/,
  );
  const support = await who.client.get('/api/v1/reports/example/?role=marketing&report=daily');
  assert.doesNotMatch((support.body as { text: string }).text, /Target/);
});

test('outside the window a template opens the conversation, and its button brings everything', async t => {
  const stand = await startWithPhones(t);
  const { phone, who } = await readyForReports(stand);
  await stand.reportsAt(ten + 2 * day);
  const { message, id } = phone.last();
  const template = message.template as { name: string; components: { type: string; parameters: { text: string }[] }[] };
  assert.equal(template.name, 'tillsight_report_3');
  const [, body, button] = template.components;
  assert.equal(body?.parameters.length, 6);
  assert.match(body?.parameters[4]?.text ?? '', /^Total Orders \d+/);
  assert.match(phone.last().text ?? '', /Send STOP to end these reports\.$/);
  assert.deepEqual((await deliveriesOf(stand, who)).slice(0, 1), ['whatsapp delivered']);
  const [parameter] = (button?.parameters ?? []) as unknown as { payload: string }[];
  await stand.control('tap', { message: id, value: parameter?.payload });
  await stand.settled();
  assert.equal(phone.last().type, 'text');
  assert.match(phone.last().text ?? '', /^\*Daily report · Executive\*\n.*\n\n1\. Total Sales Revenue: \*₹/);
  await stand.reportsAt(ten + 2 * day + 23 * hour + 30 * 60_000);
  assert.equal(phone.last().type, 'text', 'Not yet.');
});

test('who has no phone gets a mail; who gets it follows the roles', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { environment: { SMTP_URL: mailbox.url } });
  const { who, phone } = await readyForReports(stand);
  const executive = await stand.server.signedInAs('executive');
  assert.deepEqual((await overview(who)).recipients, [{ name: 'Kit executive', channel: 'email' }]);
  const before = phone.messages().length;
  await stand.reportsAt(ten);
  assert.equal(phone.messages().length, before, 'The role has a member; the merchant is not told.');
  const mail = mailbox.lastTo(executive.email);
  assert.match(mail.subject, /Daily report for/);
  assert.match(mail.text, /Total Orders/);
  assert.deepEqual(await deliveriesOf(stand, who), ['email sent']);
  assert.deepEqual(await deliveriesOf(stand, executive), ['email sent']);
  await saveReport(executive, { timing: '11:00' });
  assert.deepEqual((await overview(who)).recipients, [{ name: 'Kit merchant', channel: 'whatsapp' }]);
});

test('each recipient reads it in the language of their own, and the platforms are asked no more for that', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { environment: { SMTP_URL: mailbox.url } });
  const { who } = await readyForReports(stand);
  const team = [];
  for (const number of ['+919000000011', '+919000000012', '+919000000013', null]) {
    const member = await stand.server.signedInAs('executive');
    team.push({ member, phone: number === null ? null : await stand.linked(member, number) });
  }
  const languages = ['hindi', 'hinglish', 'hindi', 'hindi'] as const;
  for (const [at, { member }] of team.entries())
    assert.equal((await member.client.put('/api/v1/auth/reply-language/', { language: languages[at] })).status, 200);
  const requests = stand.server.sandbox?.control.requests ?? [];
  const before = requests.length;
  await stand.reportsAt(ten);
  const made = requests.slice(before).map(({ url }) => url);
  assert.equal(made.filter(url => url.includes('graphql')).length, 1, 'The figures are asked for once.');
  assert.equal(made.filter(url => url.endsWith('/media')).length, 2, 'A picture for each language.');
  const captions = team.flatMap(({ phone }) => (phone === null ? [] : [captionOf(phone.last().message)]));
  assert.match(captions[0] ?? '', /^\*दैनिक रिपोर्ट · एग्ज़ीक्यूटिव\*, गुरुवार 19 नवंबर 2026\n\nकुल बिक्री: \*−?₹/);
  assert.match(captions[1] ?? '', /^\*Daily report · Executive\*, Thu 19 Nov 2026\n\nTotal sales: \*−?₹.*\nOrders: /);
  assert.equal(captions[2], captions[0]);
  const { subject, text } = mailbox.lastTo(team[3]?.member.email ?? '');
  assert.match(subject, /की दैनिक रिपोर्ट: गुरुवार 19 नवंबर 2026$/);
  assert.match(text, /\n2\. ऑर्डर: \d+/);
  assert.deepEqual((await deliveriesOf(stand, who)).toSorted(), [
    'email sent',
    'whatsapp delivered',
    'whatsapp delivered',
    'whatsapp delivered',
  ]);
  const [first] = team;
  await first?.phone?.write('और');
  assert.match(first?.phone?.last().text ?? '', /\n2\. ऑर्डर: \*\d+/);
  await first?.phone?.write('2 क्यों घटे?');
  assert.match(first?.phone?.last().text ?? '', /19 नवंबर 2026 को ऑर्डर \d+ रहे/);
  const { body } = (await first?.member.client.get('/api/v1/reports/example/?role=executive&report=daily')) ?? {};
  assert.match((body as { text: string }).text, /^\*दैनिक रिपोर्ट/, 'The screen shows what this person gets.');
  const { words } = ((await first?.member.client.get('/api/v1/reports/words/'))?.body ?? {}) as ReportWordsResponse;
  assert.deepEqual([words?.titles.daily, words?.metrics.total_orders], ['दैनिक रिपोर्ट', 'ऑर्डर']);
  assert.deepEqual((await who.client.get('/api/v1/reports/words/')).body, { success: true, words: null });
  // A template is in English, whoever gets it: it was approved so.
  await stand.reportsAt(ten + 2 * day);
  const { parameters } = componentsOf(first?.phone?.last().message ?? {}).find(({ type }) => type === 'body') ?? {};
  assert.match(parameters?.[4]?.text ?? '', /^Total Orders \d+/);
  assert.equal(parameters?.[0]?.text, 'daily report (Executive)');
});

const captionOf = ({ image }: Record<string, unknown>) => (image as { caption: string }).caption;

type Component = { type: string; parameters: { text: string }[] };
const componentsOf = ({ template }: Record<string, unknown>) => (template as { components: Component[] }).components;

test('many workers at once send one message', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  stand.clock.at = ten;
  const planned = await Promise.all(Array.from({ length: 6 }, () => planDueReports(stand.server.deps)));
  assert.deepEqual(
    planned.toSorted((one, other) => one - other),
    [0, 0, 0, 0, 0, 1],
  );
  await Promise.all(Array.from({ length: 6 }, () => stand.server.runJobs()));
  await stand.settled();
  assert.equal(phone.messages().length, before + 1);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp delivered']);
});
