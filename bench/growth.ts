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
const rounds = 500;
const parts = 9;

type Times = { due: number[]; configuration: number[]; conversation: number[] };

export async function measureGrowth(): Promise<Figure[]> {
  const small = await openPlace(few);
  const large = await openPlace(few * 10);
  try {
    for (const { owner } of [small, large]) await owner.query('checkpoint');
    await ask([small, large], rounds);
    const all: Pair[] = [];
    for (let part = 0; part < parts; part += 1) all.push(await ask([small, large], rounds));
    return figuresOf(all);
  } finally {
    for (const place of [large, small]) await place.end();
  }
}

type Place = { db: Db; owner: Client; organizations: number; end(): Promise<void> };

/** Of the few and of the many. */
type Pair = [Times, Times];

async function openPlace(organizations: number): Promise<Place> {
  const endings: (() => unknown)[] = [];
  const { url } = await clonedDatabase({ after: ending => void endings.push(ending as () => unknown) });
  const owner = new Client({ connectionString: url });
  await owner.connect();
  for (const statement of crowdOf(organizations)) await owner.query(statement);
  const db = openDb({ url, log: createLog('silent') });
  return {
    db,
    owner,
    organizations,
    end: async () => {
      await owner.end();
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
    'vacuum analyze',
  ];
}

function empty(): Times {
  return { due: [], configuration: [], conversation: [] };
}

/** In turns, one question here and the same there, so that whatever else the machine does befalls both. */
async function ask(places: readonly [Place, Place], times: number): Promise<Pair> {
  const pair: Pair = [empty(), empty()];
  for (let round = 0; round < times; round += 1) {
    for (const key of ['due', 'configuration', 'conversation'] as const) {
      for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        pair[side][key].push(await timed(() => questions[key](places[side], round)));
      }
    }
  }
  return pair;
}

const questions: Record<keyof Times, (place: Place, round: number) => Promise<unknown>> = {
  due: ({ db }) => sql`select * from claim_due_configurations(${new Date()}, 200)`.execute(db.outside),
  configuration: ({ db, organizations }, round) => {
    const id = someone(organizations, round);
    return db.inOrganization(id, trx =>
      trx
        .selectFrom('configurations')
        .selectAll()
        .where('user_id', '=', id)
        .where(sql<boolean>`role = 'role-3'`)
        .execute(),
    );
  },
  conversation: ({ db, organizations }, round) => {
    const id = someone(organizations, round);
    return db.inOrganization(id, trx =>
      trx
        .selectFrom('chat_turns')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('asked_at', 'desc')
        .limit(20)
        .execute(),
    );
  },
};

function someone(organizations: number, round: number): string {
  return `00000000-0000-4000-8000-${String(1 + ((round * 7_919) % organizations)).padStart(12, '0')}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function figuresOf(pairs: readonly Pair[]): Figure[] {
  const count = (few * perOrganization).toLocaleString('en');
  const more = (few * perOrganization * 10).toLocaleString('en');
  const compared = (key: keyof Times, share: number) => {
    const ratios = pairs.map(([small, large]) => percentile(large[key], share) / percentile(small[key], share));
    const yardstick = median(pairs.map(([small]) => percentile(small[key], share)));
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    return {
      ratio: median(ratios),
      least: Math.min(...ratios),
      text: `${median(ratios).toFixed(2)}x (${spread}) of ${yardstick.toFixed(2)} ms`,
    };
  };
  const unchanged = (name: string, key: 'configuration' | 'conversation'): Figure => {
    const { ratio, text } = compared(key, 0.5);
    const title = `${name}, median, ${more} beside ${count} configurations`;
    return { name: title, value: text, goal: '≤ 1.10x', met: ratio <= 1.1 };
  };
  const finding = compared('due', 0.99);
  const usual = compared('due', 0.5);
  const title = `finding ${due} due among ${more} beside ${count} configurations`;
  return [
    {
      name: `${title}, p99 of ${rounds}`,
      value: finding.text,
      goal: '≤ 1.3x',
      met: finding.ratio <= 1.3,
      reason: `the least of ${parts} runs is ${finding.least.toFixed(2)}x, the median of the same questions ${usual.ratio.toFixed(2)}x`,
    },
    { name: 'the same, median', value: usual.text, goal: '', met: null },
    unchanged('reading a configuration', 'configuration'),
    unchanged('reading a conversation', 'conversation'),
  ];
}
