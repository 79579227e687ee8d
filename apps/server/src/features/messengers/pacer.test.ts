import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { startServer } from '../../../test/kit.ts';
import { pacerOf } from './pacer.ts';

test('so many a second leave, and what a process that dies has reserved is not much', async t => {
  const { deps } = await startServer(t);
  const perSecond = 20;
  const { turn } = pacerOf(deps.db, perSecond);
  const startedAt = performance.now();
  const turns = Array.from({ length: 2 * perSecond }, () => turn('1'));
  await Promise.all(turns.slice(0, perSecond / 4));
  const { rows } = await sql<{ ahead: number }>`
    select extract(epoch from next_send_at - clock_timestamp())::float8 as ahead from business_numbers where id = '1'
  `.execute(deps.db.outside);
  const ahead = rows[0]?.ahead ?? 0;
  // A second, and the two batches at its end.
  assert.ok(ahead <= 1.5, `${ahead} seconds are reserved.`);
  await Promise.all(turns);
  const seconds = (performance.now() - startedAt) / 1000;
  assert.ok(seconds >= 2 - 1 / perSecond - 0.05, `${turns.length} left within ${seconds} s.`);
});
