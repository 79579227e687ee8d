/** How often one request visits the database, and that what it asks there finds its rows by an index, however many there are. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { startServer, type SignedIn } from '../../test/kit.ts';

type Budget = [what: string, most: number, ask: (who: SignedIn) => Promise<{ status: number }>];

/** Session, begin with the organization's name, work, commit: four is the least for one that reads. */
const budgets: Budget[] = [
  ['GET users', 4, who => who.client.get(`/api/v1/organizations/${who.organizationId}/users/`)],
  ['GET session', 4, who => who.client.get('/api/v1/auth/session/')],
  ['GET report overview', 12, who => who.client.get('/api/v1/reports/overview/?role=executive&report=daily')],
  ['POST question', 16, who => who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question: 'hello' })],
];

test('no endpoint visits the database more often than it needs to', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const visits = countVisits(t);
  for (const [what, most, ask] of budgets) {
    await ask(who);
    visits.count = 0;
    assert.equal((await ask(who)).status, 200, what);
    assert.ok(visits.count > 0 && visits.count <= most, `${what}: ${visits.count} visits, ${most} allowed`);
  }
});

function countVisits(t: TestContext): { count: number } {
  const seen = { count: 0 };
  const prototype = pg.Client.prototype as { query: (...parameters: unknown[]) => unknown };
  const real = prototype.query;
  prototype.query = function (this: unknown, ...parameters: unknown[]) {
    seen.count += 1;
    return real.apply(this, parameters);
  };
  t.after(() => {
    prototype.query = real;
  });
  return seen;
}

const organization = `'00000000-0000-4000-8000-000000000007'`;

/** As the product asks them; the plan must not read a whole table. */
const questions: Record<string, string> = {
  'what is due': `select * from configurations where next_slot <= now() order by next_slot limit 200 for update skip locked`,
  'a session': `select * from sessions where token_hash = '\\x00'`,
  'users of an organization': `select * from users where organization_id = ${organization}`,
  'the conversation': `select * from chat_turns where organization_id = ${organization} and user_id = ${organization} and asked_at > now() order by asked_at desc limit 20`,
  'deliveries to look at': `select * from deliveries where look_at <= now()`,
  'the last deliveries': `select * from deliveries where organization_id = ${organization} and recipient_id = ${organization} order by slot desc limit 10`,
  'connections of a shop': `select * from connections where shop = 'kesar-lane.myshopify.com'`,
};

test('what is asked often finds its rows by an index among many organizations', async t => {
  const server = await startServer(t);
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  // The server's own end takes the database away first.
  owner.on('error', () => {});
  await owner.connect();
  t.after(() => owner.end());
  await owner.query(crowd);
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${question}`);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    assert.match(plan, /Index/, `${what}:\n${plan}`);
    assert.doesNotMatch(plan, /Seq Scan/, `${what}:\n${plan}`);
  }
});

/** Two thousand organizations with a person and four configurations each. */
const crowd = `
  create temp table o as select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 2000) n;
  insert into organizations (organization_id, name, time_zone, currency, country, created_at)
    select id, 'Crowd', 'Asia/Kolkata', 'INR', 'IN', now() from o;
  insert into users (organization_id, id, email, name, role, password_hash, created_at)
    select id, id, id || '@crowd.example', 'Crowd', 'merchant', 'x', now() from o;
  insert into sessions (organization_id, token_hash, user_id, created_at, seen_at)
    select id, sha256(id::text::bytea), id, now(), now() from o;
  insert into configurations (organization_id, user_id, role, frequency, timing, metrics, next_slot, updated_at)
    select o.id, o.id, role, 'daily', '10:00', '{}', now() + interval '1 day', now()
      from o, unnest(array['executive', 'marketing', 'product', 'finance']) as role;
  insert into chat_turns (organization_id, user_id, id, sealed, asked_at)
    select o.id, o.id, gen_random_uuid(), '\\x00', now() - n * interval '1 minute' from o, generate_series(1, 3) n;
  insert into connections (organization_id, provider, status, shop, updated_at)
    select id, 'shopify', 'active', id || '.myshopify.com', now() from o;
  insert into deliveries (organization_id, id, user_id, role, frequency, slot, day, time_zone, recipient_id, test, channel, state)
    select o.id, gen_random_uuid(), o.id, 'executive', 'daily', now() - n * interval '1 day', '2026-11-20', 'Asia/Kolkata', o.id,
      false, 'email', 'sent' from o, generate_series(1, 3) n;
  analyze`;
