/** Whoever rents one server holds 2^64 addresses; whoever stands before a careless proxy writes what they like. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer, type TestServer } from '../test/kit.ts';

/** What one address may try in an hour, and half as many again. */
const limit = 60;
const tries = 90;

const places: [name: string, address: (index: number) => string][] = [
  ['every address of a /64', index => `2001:db8:1:2::${index.toString(16)}`],
  [
    'the same address, as IPv4, mapped and with ports',
    index => ['192.0.2.1', '::ffff:192.0.2.1', `192.0.2.1:${index}`][index % 3]!,
  ],
  ['words that are no address', index => `somebody-${index}`],
];

test('tries from many addresses of one network count together', async t => {
  const server = await startServer(t, {
    environment: { TRUSTED_PROXIES: '1' },
    now: () => Date.parse('2026-11-20T06:00:00Z'),
  });
  for (const [name, address] of places) {
    const statuses = await Promise.all(
      Array.from({ length: tries }, (_none, index) => tryLink(server, address(index))),
    );
    assert.equal(statuses.filter(status => status === 400).length, limit, name);
    assert.equal(statuses.filter(status => status === 429).length, tries - limit, name);
  }
  assert.equal(await tryLink(server, '2001:db8:1:3::1'), 400, 'The network beside it is not held up.');
});

/** A reset link that never was: cheap to try, limited for each address. */
async function tryLink(server: TestServer, address: string): Promise<number> {
  const body = { token: 'reset_of_nobody', password: 'Lantern42Harbour' };
  const headers = { 'x-forwarded-for': address };
  return (await server.client().post('/api/v1/auth/reset-password/', body, { headers })).status;
}
