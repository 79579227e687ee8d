/** Five hundred kills at random while alerts are looked at and told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeFirings } from './armed-alerts.ts';
import { runRounds } from './deliveries.ts';
import { judge, told } from './judge.ts';

const parts = 5;
const killsInPart = 100;
const sum = { parts: 0, kills: 0, busy: 0, due: 0, missed: 0, doubled: 0 };

for (let part = 1; part <= parts; part += 1)
  test(`killed at random instants, part ${part} of ${parts}: no alert is missed, and none is told twice`, async t => {
    const settings = { doubleShare: 0.3, shuffleShare: 0.5 };
    const trial = { ofAlerts: true, people: 60, seconds: 45, workers: 4, kills: killsInPart, settings } as const;
    const stage = await runRounds(t, trial);
    const verdict = await judge(stage.stand, stage.pool, stage.crew);
    told(t, `alerts, part ${part}`, verdict);
    const { due, missed, extra } = await judgeFirings(stage.pool, stage.armed);
    sum.parts += 1;
    sum.kills += verdict.kills;
    sum.busy += verdict.busyKills;
    sum.due += due;
    sum.missed += missed + verdict.lost;
    sum.doubled += extra + verdict.doubled;
    t.diagnostic(
      `so far: ${sum.kills} kills (${sum.busy} of workers with deliveries in hand), ${sum.due} firings due, ${sum.missed} missed, ${sum.doubled} doubled`,
    );
    assert.deepEqual({ missed, extra }, { missed: 0, extra: 0 }, 'What fired, alert by alert.');
    assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0], 'What was told.');
  });

test('workers killed while they look and tell: every alert fires once, and is told once', async t => {
  const stage = await runRounds(t, { ofAlerts: true, people: 20, seconds: 2, workers: 2, kills: 5 });
  const verdict = await judge(stage.stand, stage.pool, stage.crew);
  told(t, 'alerts, short', verdict);
  const judged = await judgeFirings(stage.pool, stage.armed);
  assert.ok(judged.due > 20, 'Nothing was to be told.');
  assert.deepEqual([judged.missed, judged.extra], [0, 0]);
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
  const mailed = await stage.pool.query(`select 1 from deliveries where channel = 'email'`);
  assert.equal(mailed.rowCount, 0, 'WhatsApp alone keeps from sending twice.');

  // One alert lacks what another has beyond its own: their sums are alike.
  await stage.pool.query(
    `update deliveries set alert_id = (select min(alert_id::text)::uuid from deliveries)
       where id = (select id from deliveries where alert_id <> (select min(alert_id::text)::uuid from deliveries) limit 1)`,
  );
  const { missed, extra } = await judgeFirings(stage.pool, stage.armed);
  assert.deepEqual([missed, extra], [1, 1], 'The judge looks at each alert.');
});
