import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { Base } from '../../infra/base.ts';
import { createVault } from '../../infra/vault.ts';
import { deviceOf, rememberedDevice } from './device.ts';

const day = 24 * 60 * 60_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
const keys = [randomBytes(32)] as const;
const at = (now: number, ring = keys) =>
  ({ vault: createVault([...ring]), now: () => now }) as Pick<Base, 'vault' | 'now'>;

test('a browser is known by what we sealed, for the accounts that signed in there, for a year', () => {
  const first = rememberedDevice(at(noon), undefined, 'asha@shop.example');
  const both = rememberedDevice(at(noon), first, 'ravi@shop.example');
  const { id } = deviceOf(at(noon), first, 'asha@shop.example') ?? assert.fail('It is not known.');
  assert.equal(deviceOf(at(noon), both, 'asha@shop.example')?.id, id);
  assert.equal(deviceOf(at(noon), both, 'ravi@shop.example')?.id, id);
  assert.equal(deviceOf(at(noon), first, 'ravi@shop.example'), null, "Another's tries are no part of it.");
  assert.equal(deviceOf(at(noon + 366 * day), first, 'asha@shop.example'), null);
  assert.equal(deviceOf(at(noon, [randomBytes(32)]), first, 'asha@shop.example'), null, 'Sealed by somebody else.');
  const bent = Buffer.from(first, 'base64url');
  bent[40] = (bent[40] ?? 0) ^ 1;
  for (const cookie of [undefined, '', 'x', bent.toString('base64url'), 'A'.repeat(5_000)])
    assert.equal(deviceOf(at(noon), cookie, 'asha@shop.example'), null);
  assert.ok(!Buffer.from(first, 'base64url').toString().includes('asha'), 'No address can be read in it.');
});

test('the five accounts that signed in last are known', () => {
  let cookie: string | undefined;
  for (let person = 0; person < 7; person += 1) cookie = rememberedDevice(at(noon), cookie, `p${person}@shop.example`);
  const known = [0, 1, 2, 3, 4, 5, 6].filter(person => deviceOf(at(noon), cookie, `p${person}@shop.example`) !== null);
  assert.deepEqual(known, [2, 3, 4, 5, 6]);
});
