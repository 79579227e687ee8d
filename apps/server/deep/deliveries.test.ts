/** A short form of what `npm run test:deep` does for long; beside all other tests without deaths at each named step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSampled } from '@tillsight/assistant/sampled';
import { sendMessage } from '../src/features/whatsapp/whatsapp.ts';
import { businessNumber } from '../test/people-with-phones.ts';
import { runRounds, type Stage } from './deliveries.ts';
import { steps } from './fragile.ts';
import { heartbeatsUntilReleased, judge, told } from './judge.ts';
import { plantUnsent } from './plant-unsent.ts';

test('workers that are killed lose no report and send none twice', async t => {
  const settings = { lostAnswerShare: 0.05, doubleShare: 0.2, shuffleShare: 0.3, noDeliveredShare: 0.2 };
  const killing = isSampled ? { kills: 2, busyKills: 1 } : { kills: 5, busyKills: 1, failAt: steps, failShare: 0.3 };
  const people = isSampled ? 20 : 40;
  const stage = await runRounds(t, { people, seconds: 3, workers: 2, ...killing, settings });
  const verdict = await judge(stage.stand, stage.pool, stage.crew);
  told(t, 'short', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
  assert.ok(verdict.releases.length > 0, 'Nobody died with work in hand: nothing was proved.');
  assert.ok(heartbeatsUntilReleased(verdict) <= 5, 'The work of the dead waits too long.');

  await plant(stage);
  const { lost, doubled, unmarked } = await judge(stage.stand, stage.pool, stage.crew);
  assert.deepEqual([lost, doubled, unmarked], [1, 1, 1], 'The judge sees what was planted.');
});

/** One report that is said to have been delivered and was not sent, and one that was sent a second time. */
async function plant({ stand, pool, who }: Stage): Promise<void> {
  const { whatsapp } = stand.server.deps;
  await plantUnsent(pool);
  const { rows } = await pool.query<{ id: string }>(`select id from deliveries where message_hash is not null limit 1`);
  assert.ok(whatsapp !== null && rows[0] !== undefined);
  const biz_opaque_callback_data = `report:${rows[0].id}:1`;
  const message = { to: '919000000001', type: 'text', text: { body: 'Again.' }, biz_opaque_callback_data };
  const outcome = await sendMessage(whatsapp, businessNumber, { ...message, recipient_type: 'individual' });
  assert.equal(outcome.kind, 'accepted', JSON.stringify([outcome, who.email]));
}
