import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asha, noon, problemOf, startAccount } from '../test-account.ts';
import { LimitClock } from './limit-clock.ts';
import { SendingLimits } from './sending-limits.ts';
import { standardSettings } from '../settings.ts';

const HOUR = 3_600_000;

/** How many of so many calls at one instant go through, and the code the others get. */
async function burst(
  count: number,
  call: (index: number) => Promise<{ status: number; body: Record<string, unknown> }>,
) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  const refused = answers.filter(({ status }) => status !== 200).map(answer => problemOf(answer as never).code);
  return { accepted: count - refused.length, codes: [...new Set(refused)] };
}

test('a number sends eighty at once and then eighty a second; the setting changes both', async t => {
  const account = await startAccount(t);
  const to = (index: number) => `+9198000${String(index).padStart(5, '0')}`;
  const send = (index: number) => account.sendText('x', { to: to(index) });
  assert.deepEqual(await burst(90, send), { accepted: 80, codes: [130429] });
  assert.deepEqual(await burst(5, send), { accepted: 0, codes: [130429] });
  account.clock.now += 500;
  assert.deepEqual(await burst(50, send), { accepted: 40, codes: [130429] });
  account.clock.now += 10_000;
  await account.control('settings', { throughput: 200 });
  account.clock.now += 1000;
  assert.deepEqual(await burst(210, send), { accepted: 200, codes: [130429] });
});

test('what people write counts too', async t => {
  const account = await startAccount(t);
  for (let index = 0; index < 30; index++) await account.write('x');
  assert.deepEqual(
    await burst(60, index => account.sendText('x', { to: `+9198000${String(index).padStart(5, '0')}` })),
    {
      accepted: 50,
      codes: [130429],
    },
  );
});

test('one person gets 45 at once and then one in six seconds; others are not held up', async t => {
  const account = await startAccount(t);
  await account.write('Hello');
  const send = () => account.sendText('x');
  assert.deepEqual(await burst(50, send), { accepted: 45, codes: [131056] });
  account.clock.now += 5999;
  assert.deepEqual(await burst(2, send), { accepted: 0, codes: [131056] });
  account.clock.now += 1;
  assert.deepEqual(await burst(2, send), { accepted: 1, codes: [131056] });
  account.clock.now += 60_000;
  assert.deepEqual(await burst(12, send), { accepted: 10, codes: [131056] });
  assert.equal((await account.sendText('x', { to: '+919812345679' })).status, 200);
});

test('over an hour one person gets what the pair limit allows, to the message', () => {
  const limits = new SendingLimits();
  const settings = standardSettings();
  let accepted = 0;
  for (let now = noon; now <= noon + HOUR; now += 500) {
    try {
      limits.checkPair('1', asha, { settings, now });
      accepted += 1;
    } catch {
      accepted += 0;
    }
  }
  assert.equal(accepted, 45 + HOUR / 6000);
});

test('conversations are opened with so many different people in any 24 hours', async t => {
  const account = await startAccount(t, { settings: { uniqueUsers: 3, throughput: 1000 } });
  await account.control('settings', { templateReview: 'approve' });
  const body = {
    type: 'body',
    text: 'Your report of {{day}} is here for you now.',
    example: { body_text_named_params: [{ param_name: 'day', example: 'today' }] },
  };
  const made = { name: 'report', language: 'en', category: 'utility', parameter_format: 'named', components: [body] };
  assert.equal((await account.json('v26.0/102290129340398/message_templates', made)).status, 200);
  await account.control('templates', { name: 'report', status: 'APPROVED' });
  const parameters = [{ type: 'text', parameter_name: 'day', text: 'Friday' }];
  const template = { name: 'report', language: { code: 'en' }, components: [{ type: 'body', parameters }] };
  const open = (to: string) => account.send({ to, type: 'template', template });
  const steps: [to: string, hours: number, code: number][] = [
    ['+919800000001', 0, 0],
    ['+919800000002', 0, 0],
    ['+919800000001', 1, 0],
    ['+919800000003', 2, 0],
    ['+919800000004', 3, 131048],
    // The second person's day ends first: the first one was written to again.
    ['+919800000004', 24, 0],
    ['+919800000002', 24, 131048],
  ];
  for (const [to, hours, code] of steps) {
    account.clock.now = noon + hours * HOUR;
    assert.equal(problemOf(await open(to)).code, code, `${to} after ${hours} hours`);
  }
  await account.control('inbound', { from: '+919800000009', text: 'Hello' });
  assert.equal((await open('+919800000009')).status, 200, 'who has written does not count');
});

test('management calls end at their number, and tell how much is used', async t => {
  const account = await startAccount(t, { settings: { managementCalls: 4 } });
  const call = () => account.graph('v26.0/106540352242922');
  for (let index = 0; index < 4; index++) assert.equal((await call()).status, 200);
  const refused = await call();
  assert.equal(problemOf(refused).code, 80007);
  assert.match(refused.headers.get('x-business-use-case-usage') ?? '', /"call_count":100/);
  account.clock.now += HOUR;
  assert.equal((await call()).status, 200);
});

test('limits go on while the clock stands still, unless they are to be exact', () => {
  let shown = 1000;
  const clock = new LimitClock(() => shown);
  const first = clock.now(false);
  assert.ok(first >= 1000 && first < 1100);
  const began = performance.now();
  while (performance.now() - began < 3);
  assert.ok(clock.now(false) >= first + 2.9);
  assert.equal(clock.now(true), 1000);
  shown = 5000;
  assert.ok(clock.now(false) >= 5000 && clock.now(false) < 5100);
});
