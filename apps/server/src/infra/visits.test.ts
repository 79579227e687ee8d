/** How often one request visits the database, and that what it asks there finds its rows by an index, however many there are. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { clonedDatabase } from '../../test/database.ts';
import { startServer, type SignedIn } from '../../test/kit.ts';

type Budget = [what: string, most: number, ask: (who: SignedIn) => Promise<{ status: number }>];

/** Session, begin with the organization's name, work, commit: four, or one where a single question answers. */
const budgets: Budget[] = [
  ['GET users', 1, who => who.client.get(`/api/v1/organizations/${who.organizationId}/users/`)],
  ['GET session', 4, who => who.client.get('/api/v1/auth/session/')],
  ['GET report overview', 11, who => who.client.get('/api/v1/reports/overview/?role=executive&report=daily')],
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
  'a session': `select * from sessions where token_hash = '\\x00'`,
  'users of an organization': `select * from users where organization_id = ${organization}`,
  'the conversation': `select * from chat_turns where organization_id = ${organization} and user_id = ${organization} and asked_at > now() order by asked_at desc limit 20`,
  'the last deliveries': `select * from deliveries where organization_id = ${organization} and recipient_id = ${organization} order by slot desc limit 10`,
  'connections of a shop': `select * from connections where shop = 'kesar-lane.myshopify.com'`,
};

const next = {
  organization_id: '00000000-0000-4000-8000-000000000007',
  user_id: '00000000-0000-4000-8000-000000000007',
  role: 'executive',
  frequency: 'daily',
  next_slot: '2027-01-01',
  plan_after: '2027-01-01',
};
const ids = `array(select id from o order by id limit 100)`;

/** What a worker asks every minute, in batches, across organizations; a batch must cost by what is in it. */
const batches: Record<string, string> = {
  'what is due': `claim_due_configurations(now(), 200)`,
  'teams of those': `teams_of(${ids})`,
  'what those teams get': `claims_of(${ids})`,
  'when it is due next': `replan('${JSON.stringify([next])}')`,
  'whose platforms to ask before': `claim_configurations_to_check(now(), now() + interval '2 hours', 100)`,
  'deliveries to look at': `deliveries_to_look_at(now(), now() + interval '1 minute', 100)`,
};

test('among many organizations what is asked often finds its rows by an index', async t => {
  const owner = await ownerOfCrowd(t);
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${question}`);
    assertIndexed(what, rows.map(row => row['QUERY PLAN']).join('\n'));
  }
  const plans: string[] = [];
  owner.on('notice', ({ message }) => plans.push(message ?? ''));
  await owner.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set client_min_messages = log`);
  for (const [what, batch] of Object.entries(batches)) {
    // From the sixth time on the planner may settle for one plan for all.
    for (let time = 0; time < 7; time += 1) {
      plans.length = 0;
      await owner.query(`select * from ${batch}`);
      // What the function asks ends before the question that called it.
      const [inside = ''] = plans;
      assertIndexed(what, inside);
      if (batch.includes('now()')) assert.doesNotMatch(inside, /Sort|Bitmap/, `${what}:\n${inside}`);
    }
  }
});

function assertIndexed(what: string, plan: string): void {
  assert.match(plan, /Index/, `${what}:\n${plan}`);
  assert.doesNotMatch(plan, /Seq Scan|Hash\b.* Join|Merge/, `${what}:\n${plan}`);
}

async function ownerOfCrowd(t: TestContext): Promise<pg.Client> {
  const { url } = await clonedDatabase(t);
  const owner = new pg.Client({ connectionString: url });
  // The end of the test takes the database away first.
  owner.on('error', () => {});
  await owner.connect();
  t.after(() => owner.end());
  await owner.query(crowd);
  return owner;
}

/** Two thousand organizations with a person and four configurations each; of a hundred one is due. */
const crowd = `
  create temp table o as select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(1, 2000) n;
  insert into organizations (organization_id, name, time_zone, currency, country, created_at)
    select id, 'Crowd', 'Asia/Kolkata', 'INR', 'IN', now() from o;
  insert into users (organization_id, id, email, name, role, password_hash, created_at)
    select id, id, id || '@crowd.example', 'Crowd', 'merchant', 'x', now() from o;
  insert into sessions (organization_id, token_hash, user_id, created_at, seen_at)
    select id, sha256(id::text::bytea), id, now(), now() from o;
  insert into configurations (organization_id, user_id, role, frequency, timing, metrics, next_slot, updated_at)
    select o.id, o.id, role, 'daily', '10:00', '{}',
        now() + interval '1 second' * (case when role = 'executive' and right(o.id::text, 4) <= '0100' then -60 else 4000 + random() * 80000 end), now()
      from o, unnest(array['executive', 'marketing', 'product', 'finance']) as role;
  insert into phones (organization_id, user_id, sealed, ending, business_number, linked_at, heard_at, full_at)
    select id, id, '\\x00', '00', '1', now(), now(), now() from o;
  insert into chat_turns (organization_id, user_id, id, sealed, asked_at)
    select o.id, o.id, gen_random_uuid(), '\\x00', now() - n * interval '1 minute' from o, generate_series(1, 3) n;
  insert into connections (organization_id, provider, status, shop, updated_at)
    select id, 'shopify', 'active', id || '.myshopify.com', now() from o;
  insert into deliveries (organization_id, id, user_id, role, frequency, slot, day, time_zone, recipient_id, test, channel, state, look_at)
    select o.id, gen_random_uuid(), o.id, 'executive', 'daily', now() - n * interval '1 day', '2026-11-20', 'Asia/Kolkata', o.id,
      false, 'email', 'sent', case when n = 1 then now() end from o, generate_series(1, 3) n;
  analyze`;
