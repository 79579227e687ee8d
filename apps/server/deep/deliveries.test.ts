/** A short form of what `npm run test:deep` does for long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { sendMessage } from '../src/features/whatsapp/whatsapp.ts';
import { businessNumber } from '../test/people-with-phones.ts';
import { runRounds, type Stage } from './deliveries.ts';
import { steps } from './fragile.ts';
import { heartbeatsUntilReleased, judge, told } from './judge.ts';

test('workers killed at any instant and at every step lose no report and send none twice', async t => {
  const settings = { lostAnswerShare: 0.05, doubleShare: 0.2, shuffleShare: 0.3, noDeliveredShare: 0.2 };
  const killing = { kills: 5, busyKills: 1, failAt: steps, failShare: 0.3 };
  const stage = await runRounds(t, { people: 40, seconds: 3, workers: 2, ...killing, settings });
  const verdict = await judge(stage.stand, stage.pool, stage.crew);
  told(t, 'short', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
  assert.ok(verdict.releases.length > 0, 'Nobody died with work in hand: nothing was proved.');
  assert.ok(heartbeatsUntilReleased(verdict) <= 5, 'The work of the dead waits too long.');

  await plant(stage);
  const { lost, doubled, unmarked } = await judge(stage.stand, stage.pool, stage.crew);
  assert.deepEqual([lost, doubled, unmarked], [1, 1, 1], 'The judge sees what was planted.');
});

async function plantUnsent(pool: Pool): Promise<void> {
  const columns = 'organization_id, user_id, role, frequency, day, time_zone, recipient_id, test, channel, state';
  await pool.query(
    `insert into deliveries (id, slot, ${columns})
       select gen_random_uuid(), slot + interval '1 second', ${columns} from deliveries limit 1`,
  );
}

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

test('by mail they lose none either, and what is sent twice says so under the same name', async t => {
  const killing = { kills: 4, failAt: steps, failShare: 0.3 };
  const stage = await runRounds(t, { people: 40, seconds: 3, workers: 2, lane: 'mail', ...killing });
  const verdict = await judge(stage.stand, stage.pool, stage.crew);
  told(t, 'short, by mail', verdict);
  assert.deepEqual([verdict.lost, verdict.unmarked, verdict.renamed], [0, 0, 0]);
  assert.ok(verdict.doubled > 0, 'Nothing was in doubt: nothing was proved.');

  await plantMail(stage);
  const { lost, doubled, unmarked, renamed } = await judge(stage.stand, stage.pool, stage.crew);
  assert.deepEqual(
    [lost, doubled - verdict.doubled, unmarked, renamed],
    [1, 1, 1, 1],
    'The judge sees what was planted.',
  );
});

/** One report that is said to have been delivered and was not sent, and one that was mailed again under another name. */
async function plantMail({ stand, pool }: Stage): Promise<void> {
  await plantUnsent(pool);
  const { rows } = await pool.query<{ id: string }>(
    `select id from deliveries where state = 'sent' and reason is null limit 1`,
  );
  assert.ok(rows[0] !== undefined);
  const transport = createTransport(stand.server.sandbox?.smtpUrl ?? '');
  const messageId = `<report.${rows[0].id}.9@kit.example>`;
  await transport.sendMail({ from: 'a@kit.example', to: 'b@kit.example', subject: 'Again', text: 'Again.', messageId });
}
