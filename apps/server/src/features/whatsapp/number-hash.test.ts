import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from '../../../test/kit.ts';
import { hashesOf } from './number-hash.ts';

test('hashesOf: both forms of a number are one phone, and nothing else is', async t => {
  const { deps } = await startServer(t);
  const table: [one: string, other: string, isSame: boolean][] = [
    ['919000000001', '919000000001', true],
    ['919000000001', '919000000002', false],
    ['5511987654321', '551187654321', true],
    ['5511987654321', '551187654322', false],
    ['5215512345678', '525512345678', true],
    ['5491112345678', '541112345678', true],
    ['521551234567', '52551234567', false],
  ];
  for (const [one, other, isSame] of table) {
    const hashes = await Promise.all([one, other].map(digits => hashesOf(deps, { digits, scopedId: null })));
    const [first, second] = hashes.map(({ number }) => number?.toString('hex'));
    assert.equal(first === second, isSame, `${one} ${other}`);
  }
  const { number, scoped } = await hashesOf(deps, { digits: null, scopedId: '919000000001' });
  const known = await hashesOf(deps, { digits: '919000000001', scopedId: null });
  assert.equal(number, null);
  assert.notDeepEqual(scoped, known.number, 'An id is never taken for a number.');
  const rows = await deps.db.outside.selectFrom('product_keys').selectAll().execute();
  assert.equal(rows.length, 1);
});
