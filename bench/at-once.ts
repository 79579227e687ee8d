/** Ten people of one team ask the same at once: what that costs the platform beside the ten asking alone, and how long they wait. */
import { connectShop } from '../apps/server/test/connected.ts';
import { startServer, type SignedIn, type TestServer } from '../apps/server/test/kit.ts';
import { createMemory } from '../apps/server/src/infra/memory.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { median, type Figure } from './table.ts';

const start = '2026-11-20T06:00:00Z';
const ten = 10;
const rounds = 3;

const questions = [
  'What were my sales yesterday?',
  'Top 5 products this month',
  'Compare orders last week with the week before',
  'Units sold of Gulmohar Chikankari Kurta last week',
  'Why did sales change last week?',
];

type Cost = { calls: number; ms: number };

type Pair = { alone: Cost[]; together: Cost };

export async function measureAtOnce(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  try {
    const sandbox = await startSandboxProcess(start);
    t.after(() => sandbox.stop());
    let seconds = 0;
    // Our clock runs on, so that nobody asks more than so often a minute.
    const now = () => Date.parse(start) + seconds * 1_000;
    const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now });
    const people = await teamOf(server);
    const pairs: Pair[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const question of questions) {
        seconds += 60;
        const alone: Cost[] = [];
        for (const person of people) alone.push(await costOf(server, [person], question));
        seconds += 60;
        const together = await costOf(server, people, question);
        if (round > 0) pairs.push({ alone, together });
      }
    }
    return figuresOf(pairs);
  } finally {
    for (const ending of endings) await ending();
  }
}

async function teamOf(server: TestServer): Promise<SignedIn[]> {
  const merchant = await server.signedInAs('merchant');
  const { status, message } = await connectShop(merchant.client);
  if (status !== 'success') throw new Error(`The shop was not connected: ${message}`);
  const home = { id: merchant.organizationId, merchantId: merchant.userId };
  return Promise.all(Array.from({ length: ten }, () => server.newcomer('executive', home)));
}

/** Nothing is remembered from before. */
async function costOf(server: TestServer, people: readonly SignedIn[], question: string): Promise<Cost> {
  server.deps.memory = createMemory({ lifeMs: 60_000, most: 1_000 });
  for (const { client, userId } of people) await client.post('/api/v1/chatbot/clear-history/', { user_id: userId });
  const real = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = (input, init) => {
    if ((input instanceof Request ? input.url : String(input)).endsWith('/graphql.json')) calls += 1;
    return real(input, init);
  };
  try {
    const began = performance.now();
    await Promise.all(people.map(person => ask(person, question)));
    return { calls, ms: performance.now() - began };
  } finally {
    globalThis.fetch = real;
  }
}

async function ask({ client, userId }: SignedIn, question: string): Promise<void> {
  const { status } = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
  if (status !== 200) throw new Error(`"${question}" was answered with status ${status}.`);
}

function figuresOf(pairs: readonly Pair[]): Figure[] {
  const sum = (costs: readonly Cost[]) => costs.reduce((total, { calls }) => total + calls, 0);
  const shares = pairs.map(({ alone, together }) => together.calls / sum(alone));
  const waits = pairs.map(({ alone, together }) => together.ms / median(alone.map(({ ms }) => ms)));
  const one = median(pairs.flatMap(({ alone }) => alone.map(({ ms }) => ms)));
  const range = (values: readonly number[]) => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;
  const worst = Math.max(...shares);
  return [
    {
      name: `calls of ten who ask the same at once, beside ten alone, ${pairs.length} pairs`,
      value: `${median(shares).toFixed(2)}x (${range(shares)})`,
      goal: '≤ 0.5x',
      met: worst <= 0.5,
    },
    {
      name: 'until all ten have their answer, beside one alone',
      value: `${median(waits).toFixed(2)}x (${range(waits)}) of ${one.toFixed(0)} ms`,
      goal: '',
      met: null,
    },
  ];
}
