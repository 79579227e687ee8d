/** A thousand kills at random and fifty at each named step; and the same for a worker that sends first and notes later. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createTransport } from 'nodemailer';
import { runRounds, runTrial, type Stage, type Trial } from './deliveries.ts';
import { steps } from './fragile.ts';
import { heartbeatsUntilReleased, judge, told } from './judge.ts';
import { oldWorker } from './old-version.ts';
import { plantUnsent } from './plant-unsent.ts';

/** Answers that get lost after the message was taken; statuses that come late, several times, in any order, or in part. */
const badDay = {
  lostAnswerShare: 0.05,
  lateShare: 0.3,
  lateMs: [200, 1_500],
  doubleShare: 0.3,
  doubleMost: 4,
  shuffleShare: 0.5,
  noDeliveredShare: 0.2,
};

const random: Trial = { people: 400, seconds: 20, workers: 4, kills: 125, settings: badDay };
const byStep: Trial = { people: 200, seconds: 10, workers: 4, kills: 0, failAt: steps, perStep: 25, settings: badDay };

/** Each on a database of its own. */
const parts = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const trials: [name: string, trial: Trial][] = [
  ...parts(8).map((part): [string, Trial] => [`at random instants, part ${part} of 8`, random]),
  ...parts(2).map((part): [string, Trial] => [`at each named step, part ${part} of 2`, byStep]),
  [
    'while the database crashes every few seconds',
    { ...random, people: 150, seconds: 15, kills: 60, crashEverySeconds: 5 },
  ],
];

for (const [name, trial] of trials) {
  test(`killed ${name}: no report is lost, and none is sent twice`, async t => {
    const verdict = await runTrial(t, trial);
    told(t, name, verdict);
    assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
    if (trial.crashEverySeconds === undefined)
      assert.ok(heartbeatsUntilReleased(verdict) <= 5, 'The work of the dead waits too long.');
  });
}

const mailed = { ...random, settings: {}, lane: 'mail', people: 300, kills: 100 } as const;

for (const part of parts(3)) {
  test(`killed while mailing, part ${part} of 3: no report is lost, and what is sent twice says so`, async t => {
    const verdict = await runTrial(t, mailed);
    told(t, 'by mail', verdict);
    assert.deepEqual([verdict.lost, verdict.unmarked, verdict.renamed], [0, 0, 0]);
  });
}

test('mails at each named step: no report is lost, and what is sent twice says so', async t => {
  const verdict = await runTrial(t, { ...byStep, settings: {}, lane: 'mail', perStep: 10 });
  told(t, 'by mail, at each named step', verdict);
  assert.deepEqual([verdict.lost, verdict.unmarked, verdict.renamed], [0, 0, 0]);
});

test('an old and a new version of the worker at once: no report is lost, and none is sent twice', async t => {
  const old = await oldWorker(t);
  if (old === null) return t.skip('The history that holds the old version is not here.');
  const scripts = [path.join(import.meta.dirname, 'worker.ts'), old];
  const verdict = await runTrial(t, { ...random, people: 200, seconds: 10, kills: 60, scripts });
  told(t, 'two versions', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
});

test('where neither answer nor status ever comes, what is sent twice says so', async t => {
  const settings = { lostAnswerShare: 0.3, lossShare: 0.6 };
  const verdict = await runTrial(t, { people: 200, seconds: 10, workers: 3, kills: 20, settings });
  told(t, 'nothing heard', verdict);
  assert.ok(verdict.doubled > 0, 'Nothing was ambiguous.');
  assert.deepEqual([verdict.lost, verdict.unmarked], [0, 0]);
});

test('the naive worker in the same hands sends twice', async t => {
  const verdict = await runTrial(t, { people: 200, seconds: 10, workers: 3, kills: 40, isNaive: true });
  told(t, 'naive', verdict);
  assert.ok(verdict.doubled > 0);
});

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
