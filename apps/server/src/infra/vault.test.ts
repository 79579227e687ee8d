import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createVault, open, seal } from './vault.ts';

const key = randomBytes(32);

test('what is sealed opens again, and looks different every time', () => {
  const [one, two] = [seal(key, 'secret', 'a|b'), seal(key, 'secret', 'a|b')];
  assert.equal(open(key, one, 'a|b').toString(), 'secret');
  assert.notDeepEqual(one, two);
  assert.equal(one.includes('secret'), false);
});

test('it opens nowhere else', () => {
  const sealed = seal(key, 'secret', 'organization|shopify|row');
  const contexts = ['organization|shopify|other', 'other|shopify|row', 'organization|google|row', ''];
  for (const context of contexts) assert.throws(() => open(key, sealed, context), context);
  assert.throws(() => open(randomBytes(32), sealed, 'organization|shopify|row'));
});

test('every changed byte is noticed', () => {
  const sealed = seal(key, 'secret', 'context');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    assert.throws(() => open(key, changed, 'context'), `byte ${index}`);
  }
  for (const length of [0, 1, 28, sealed.length - 1]) {
    assert.throws(() => open(key, sealed.subarray(0, length), 'context'), `${length} bytes`);
  }
});

test('the master key can be changed: old data keys open, are wrapped anew, and then the old key can go', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const before = createVault([old]);
  const made = before.newKey('organization');
  const between = createVault([next, old]);
  assert.deepEqual(between.unwrap('organization', made), made.key);
  const wrapped = between.rewrap('organization', made) ?? assert.fail('It should be wrapped anew.');
  assert.equal(between.rewrap('organization', wrapped), null, 'Once is enough.');
  const after = createVault([next]);
  assert.deepEqual(after.unwrap('organization', wrapped), made.key);
  assert.throws(() => after.unwrap('organization', made), /No master key with the id/);
  assert.throws(() => after.unwrap('another', wrapped), 'A data key belongs to one organization.');
});

test('what belongs to no organization outlives a change of the master key as well', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const sealed = createVault([old]).sealOwn('token', 'revocation|1');
  assert.equal(createVault([next, old]).openOwn(sealed, 'revocation|1').toString(), 'token');
  assert.throws(() => createVault([next, old]).openOwn(sealed, 'revocation|2'));
  assert.throws(() => createVault([next]).openOwn(sealed, 'revocation|1'), /No master key/);
});
