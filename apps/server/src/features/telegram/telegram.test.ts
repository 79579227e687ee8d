import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { conformance } from '../../../test/messenger-conformance.ts';
import { telegramBeside, withTelegram } from '../../../test/telegram.ts';

conformance('telegram');

async function statusOf(who: SignedIn): Promise<unknown> {
  return ((await who.client.get('/api/v1/telegram/')).body as { telegram: unknown }).telegram;
}

test('the link names the bot, the status names the account, and whoever blocks the bot is unlinked', async t => {
  const server = await startServer(t, { environment: withTelegram, sandbox: { world: { scale: 0.05, months: 1 } } });
  const { chat, control, settled } = await telegramBeside(server);
  const who = await server.signedInAs('merchant');
  const { body } = await who.client.post('/api/v1/telegram/link/');
  const given = body as { deep_link: string; bot: string; qr_svg: string; lasts_seconds: number };
  assert.equal(given.bot, '@TillsightSandboxBot');
  assert.match(given.deep_link, /\/t\.me\/TillsightSandboxBot\?start=[\w-]{32}$/);
  assert.match(given.qr_svg, /^<svg/);
  assert.equal(given.lasts_seconds, 15 * 60);
  const own = chat(501);
  await own.write(`/start ${new URL(given.deep_link).searchParams.get('start')}`, { username: 'asha' });
  const { linked_at, ...status } = (await statusOf(who)) as { linked_at: string };
  assert.deepEqual(status, { status: 'linked', name: '@asha' });
  assert.ok(Math.abs(Date.parse(linked_at) - server.deps.now()) < 60_000);
  await own.write('sales yesterday');
  const typing = server.sandbox?.control.requests.filter(({ url }) => url.endsWith('/sendChatAction')) ?? [];
  assert.ok(typing.length > 0, 'The person saw that an answer was being written.');
  await control('write', { from: 501, group: -4001, text: '', more: { migrate_to_chat_id: -1_004_001 } });
  await settled();
  assert.deepEqual(chat(-4001).messages(), [], 'What Telegram itself says in a group wants no answer.');
  await control('block', { from: 501 });
  await settled();
  assert.deepEqual(await statusOf(who), { status: 'unlinked', name: null, linked_at: null });
});
