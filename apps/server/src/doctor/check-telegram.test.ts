import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from '../../test/kit.ts';
import { telegramBeside, withTelegram } from '../../test/telegram.ts';
import { readConfig } from '../config.ts';
import { outwardFetch } from '../infra/outward.ts';
import { checkTelegram } from './check-telegram.ts';

test('the bot and its webhook, as Telegram tells of them', async t => {
  const server = await startServer(t, { environment: withTelegram, sandbox: { world: { scale: 0.05, months: 1 } } });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const config = readConfig({ ...withTelegram, SANDBOX_URL: sandbox.url, PUBLIC_URL: server.url });
  const told = async (with_: Partial<typeof config> = {}) => {
    const findings = await checkTelegram({ config: { ...config, ...with_ }, fetch: outwardFetch(sandbox.url) });
    assert.ok(!JSON.stringify(findings).includes(config.telegram?.token ?? '-'), 'No finding holds a secret.');
    return findings.map(({ about, state }) => `${state} ${about}`);
  };
  assert.deepEqual(await told({ telegram: undefined }), []);
  assert.deepEqual(await told(), ['good Telegram: bot', 'wrong Telegram: webhook']);
  const { control } = await telegramBeside(server);
  assert.deepEqual(await told(), ['good Telegram: bot', 'good Telegram: webhook']);
  assert.deepEqual(await told({ publicUrl: new URL('https://elsewhere.example') }), [
    'good Telegram: bot',
    'wrong Telegram: webhook',
  ]);
  const other = { token: '7018243561:AAanotherTokenThatNobodyKnowsHere00', webhookSecret: 'x'.repeat(16) };
  assert.deepEqual(await told({ telegram: other }), ['wrong Telegram: bot']);
  Object.assign(server.deps.telegram ?? {}, { webhookSecret: 'changed-and-not-registered' });
  await control('write', { from: 501, text: 'hello' });
  let states = await told();
  while (!states.includes('wrong Telegram: webhook')) states = await told();
});
