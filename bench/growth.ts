/** Ten times as many merchants: finding what is due and the everyday questions to the database stay as quick. */
import { Client } from 'pg';
import { clonedDatabase } from '../apps/server/test/database.ts';
import { openDb, type Db } from '../apps/server/src/infra/db.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { sql } from 'kysely';
import { median, percentile, type Figure } from './table.ts';

const few = Number(process.env.BENCH_GROWTH ?? 10_000);
const perOrganization = 10;
const due = 100;
const rounds = 300;

type Times = { due: number[]; configuration: number[]; conversation: number[] };

export async function measureGrowth(): Promise<Figure[]> {
  const small = await openPlace(few);
  const large = await openPlace(few * 10);
  try {
    const times: [Times, Times] = [empty(), empty()];
    await ask(small, rounds / 3, empty());
    await ask(large, rounds / 3, empty());
    for (let part = 0; part < 4; part += 1) {
      await ask(small, rounds, times[0]);
      await ask(large, rounds, times[1]);
    }
    return figuresOf(times);
  } finally {
    for (const place of [large, small]) await place.end();
  }
}

type Place = { db: Db; organizations: number; end(): Promise<void> };

async function openPlace(organizations: number): Promise<Place> {
  const endings: (() => unknown)[] = [];
  const { url } = await clonedDatabase({ after: ending => void endings.push(ending as () => unknown) });
  const owner = new Client({ connectionString: url });
  await owner.connect();
  for (const statement of crowdOf(organizations)) await owner.query(statement);
  await owner.end();
  const db = openDb({ url, log: createLog('silent') });
  return {
    db,
    organizations,
    end: async () => {
      await db.close();
      for (const ending of endings) await ending();
    },
  };
}

const idOf = (place: number | string) => `('00000000-0000-4000-8000-' || lpad((${place})::text, 12, '0'))::uuid`;

/** A person and ten configurations in each; a hundred of all of them are due. */
function crowdOf(organizations: number): string[] {
  const every = `generate_series(1, ${organizations}) n`;
  const id = idOf('n');
  return [
    `insert into organizations (organization_id, name, time_zone, currency, country, created_at)
       select ${id}, 'Crowd', 'Asia/Kolkata', 'INR', 'IN', now() from ${every}`,
    `insert into users (organization_id, id, email, name, role, password_hash, created_at)
       select ${id}, ${id}, n || '@crowd.example', 'Crowd', 'merchant', 'x', now() from ${every}`,
    `insert into configurations (organization_id, user_id, role, frequency, timing, metrics, next_slot, updated_at)
       select ${id}, ${id}, 'role-' || c, 'daily', '10:00', '{}',
         now() + case when c = 1 and n <= ${due} then interval '-1 minute' else n * interval '1 second' + interval '1 hour' end, now()
         from ${every}, generate_series(1, ${perOrganization}) c`,
    `insert into chat_turns (organization_id, user_id, id, sealed, asked_at)
       select ${id}, ${id}, gen_random_uuid(), '\\x00', now() - t * interval '1 minute' from ${every}, generate_series(1, 3) t`,
    'vacuum analyze configurations',
    'vacuum analyze chat_turns',
    'vacuum analyze users',
  ];
}

function empty(): Times {
  return { due: [], configuration: [], conversation: [] };
}

async function ask({ db, organizations }: Place, times: number, taken: Times): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const place = String(1 + ((round * 7_919) % organizations)).padStart(12, '0');
    const id = `00000000-0000-4000-8000-${place}`;
    taken.due.push(
      await timed(() => sql`select * from claim_due_configurations(${new Date()}, 200)`.execute(db.outside)),
    );
    taken.configuration.push(
      await timed(() =>
        db.inOrganization(id, trx =>
          trx.selectFrom('configurations').selectAll().where('user_id', '=', id).where('role', '=', 'role-3').execute(),
        ),
      ),
    );
    taken.conversation.push(
      await timed(() =>
        db.inOrganization(id, trx =>
          trx
            .selectFrom('chat_turns')
            .selectAll()
            .where('user_id', '=', id)
            .orderBy('asked_at', 'desc')
            .limit(20)
            .execute(),
        ),
      ),
    );
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function figuresOf([small, large]: [Times, Times]): Figure[] {
  const count = (few * perOrganization).toLocaleString('en');
  const more = (few * perOrganization * 10).toLocaleString('en');
  const p99 = percentile(large.due, 0.99) / percentile(small.due, 0.99);
  const ratioOf = (key: 'configuration' | 'conversation') => median(large[key]) / median(small[key]);
  const unchanged = (name: string, key: 'configuration' | 'conversation'): Figure => ({
    name: `${name}, median, ${more} beside ${count} configurations`,
    value: `${ratioOf(key).toFixed(2)}x of ${median(small[key]).toFixed(2)} ms`,
    goal: '≤ 1.10x',
    met: ratioOf(key) <= 1.1,
  });
  return [
    {
      name: `finding ${due} due among ${more} beside ${count} configurations, p99`,
      value: `${p99.toFixed(2)}x of ${percentile(small.due, 0.99).toFixed(1)} ms`,
      goal: '≤ 1.3x',
      met: p99 <= 1.3,
    },
    unchanged('reading a configuration', 'configuration'),
    unchanged('reading a conversation', 'conversation'),
  ];
}
