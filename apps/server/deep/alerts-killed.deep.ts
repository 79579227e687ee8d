/** Five hundred kills at random while alerts are looked at and told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeFirings } from './armed-alerts.ts';
import { runRounds } from './deliveries.ts';
import { judge, told } from './judge.ts';

for (const part of [1, 2, 3, 4, 5])
  test(`killed at random instants, part ${part} of 5: no alert is missed, and none is told twice`, async t => {
    const settings = { doubleShare: 0.3, shuffleShare: 0.5 };
    const stage = await runRounds(t, { ofAlerts: true, people: 60, seconds: 45, workers: 4, kills: 100, settings });
    const verdict = await judge(stage.stand, stage.pool, stage.crew);
    told(t, `alerts, part ${part}`, verdict);
    assert.deepEqual(await judgeFirings(stage.pool, stage.armed), { missed: 0, extra: 0 });
    assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
  });

test('workers killed while they look and tell: every alert fires once, and is told once', async t => {
  const stage = await runRounds(t, { ofAlerts: true, people: 20, seconds: 2, workers: 2, kills: 5 });
  const verdict = await judge(stage.stand, stage.pool, stage.crew);
  told(t, 'alerts, short', verdict);
  assert.ok(stage.armed > 20, 'Nothing was to be told.');
  assert.deepEqual(await judgeFirings(stage.pool, stage.armed), { missed: 0, extra: 0 });
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
  const mailed = await stage.pool.query(`select 1 from deliveries where channel = 'email'`);
  assert.equal(mailed.rowCount, 0, 'WhatsApp alone keeps from sending twice.');

  await stage.pool.query(
    'delete from deliveries where id = (select id from deliveries where alert_id is not null limit 1)',
  );
  assert.deepEqual(
    await judgeFirings(stage.pool, stage.armed),
    { missed: 1, extra: 0 },
    'The judge sees what is missing.',
  );
});
