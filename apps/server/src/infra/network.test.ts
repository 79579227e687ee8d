import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networksOf, perNetwork } from './network.ts';

const cases: [address: string, networks: string[]][] = [
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:4711', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::FFFF:c000:201', ['192.0.2.1']],
  ['[::ffff:192.0.2.1]:4711', ['192.0.2.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['[2001:db8:1:2::9]:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['somebody', ['no address']],
  ['192.0.2.256', ['no address']],
  ['192.0.2.1, 192.0.2.2', ['no address']],
  ['', ['no address']],
];

test('networksOf: one party, one network, however its address is written', () => {
  for (const [address, networks] of cases) assert.deepEqual(networksOf(address), networks, address);
});

test('perNetwork: a /48 is counted beside the /64, more loosely', () => {
  const budget = { name: 'try', times: 60, perMs: 1_000 };
  assert.deepEqual(perNetwork(budget, '192.0.2.1'), [{ ...budget, of: '192.0.2.1' }]);
  assert.deepEqual(perNetwork(budget, '2001:db8:1:2::9'), [
    { ...budget, of: '2001:db8:1:2::/64' },
    { name: 'try-48', times: 960, perMs: 1_000, of: '2001:db8:1::/48' },
  ]);
});
