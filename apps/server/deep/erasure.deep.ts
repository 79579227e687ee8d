/** Fifty organizations that leave at any instant: in the middle of questions, messages, reports and renewals. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { planDueReports } from '../src/features/reports/planning.ts';
import { connectShop } from '../test/connected.ts';
import { kitPassword } from '../test/kit.ts';
import { nine, saveReport, startWithPhones, ten, type WithPhones } from '../test/phones.ts';
import { openWholeDatabase, type WholeDatabase } from '../test/whole-database.ts';

const rounds = 50;
const day = 24 * 60 * 60_000;

test(
  'fifty races between leaving and everything else: nothing is left, and no request meets a bug',
  { timeout: 900_000 },
  async t => {
    const stand = await startWithPhones(t, { withTemplates: false });
    const database = await openWholeDatabase(t, stand.server.databaseUrl);
    const statuses: Record<number, number> = {};
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { ms, seen } = await race(stand, database, round);
      slowest = Math.max(slowest, ms);
      for (const status of seen) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    t.diagnostic(
      `${rounds} races, answers ${JSON.stringify(statuses)}, the slowest leaving took ${slowest.toFixed(0)} ms`,
    );
    assert.ok(
      Object.keys(statuses).every(status => Number(status) < 500),
      JSON.stringify(statuses),
    );
    assert.ok(slowest < 60_000);
  },
);

async function race(stand: WithPhones, database: WholeDatabase, round: number) {
  const { server } = stand;
  // Each on a day of its own: a clock that went back would hold up what waits for its hour.
  stand.clock.at = nine + round * day;
  const home = await server.organization();
  const who = await server.signedInAs('merchant', home);
  assert.equal((await connectShop(who.client)).status, 'success');
  const number = `+9198${String(10_000_000 + round)}`;
  await stand.linked(who, number);
  await saveReport(who);
  const ask = (question: string) => who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
  const [phone] = await database.query('select number_hash from phones where user_id = $1', [who.userId]);
  assert.ok(phone?.number_hash instanceof Buffer);
  const sender = phone.number_hash.toString('hex');
  await stand.control('inbound', { from: number, text: 'Hey Sierra, how many orders yesterday?' });
  stand.clock.at = ten + round * day + 1_000;
  const { deps } = server;
  const others = [
    ask('What were my sales yesterday?'),
    ask('Top 5 products this month'),
    who.client.get('/api/v1/auth/session/'),
    who.client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' }),
    who.client.post('/api/v1/whatsapp/auth/'),
    who.client.post('/api/v1/auth/second-factor/', { password: kitPassword }),
  ];
  const jobs = planDueReports(deps).then(() => server.runJobs());
  await pause(randomInt(60));
  const began = performance.now();
  const left = await who.client.delete('/api/v1/auth/account/', { password: kitPassword });
  const ms = performance.now() - began;
  assert.equal(left.status, 200, JSON.stringify(left.body));
  const answers = await Promise.all(others);
  await jobs;
  await stand.settled();
  assert.equal((await who.client.get('/api/v1/auth/session/')).status, 401);
  const marks = [home.id, who.userId, who.email, number.slice(1), sender];
  const rows = await database.rows();
  const hits = rows.filter(({ text }) => marks.some(mark => text.toLowerCase().includes(mark)));
  assert.deepEqual(
    hits.map(({ table, text }) => `${table}: ${text.slice(0, 200)}`),
    [],
    `round ${round}`,
  );
  const kept = await database.query('select 1 from inbound_messages where sender_hash = $1', [phone.number_hash]);
  // A message that came after its owner had gone is a stranger's, and is forgotten with all others.
  assert.ok(kept.length <= 1);
  await database.query('delete from budgets');
  return { ms, seen: answers.map(({ status }) => status) };
}
