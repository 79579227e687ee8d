/** Answering over the chat endpoint: how much of the time is ours, and how many calls a question costs. */
import { connectShop } from '../apps/server/test/connected.ts';
import { createMemory } from '../apps/server/src/infra/memory.ts';
import { startServer } from '../apps/server/test/kit.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { median, percentile, type Figure } from './table.ts';

const questions = [
  'What were my sales yesterday?',
  'Net sales last week',
  'How many orders this month?',
  'Top 5 products this month',
  'Sales by city last month',
  'Average order value in October',
  'Compare orders last week with the week before',
  'Returns in the last 30 days',
  'New customers this month',
  'Sales trend of the last 14 days',
  'Discounts given last week',
  'Units sold of Gulmohar Chikankari Kurta last week',
];
const rounds = 12;

type Taken = { total: number; platform: number; calls: number };

export async function measureAsking(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  const start = Date.parse('2026-11-20T06:00:00Z');
  let asked = 0;
  const sandbox = await startSandboxProcess(new Date(start).toISOString());
  t.after(() => sandbox.stop());
  // Our clock runs by seconds, so that nobody asks more than so often a minute.
  const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now: () => start + asked * 2_000 });
  // Nothing is remembered, so that every question asks the platform.
  server.deps.memory = createMemory({ lifeMs: 0, most: 1 });
  try {
    const { client, userId } = await server.signedInAs('merchant');
    const { status, message } = await connectShop(client);
    if (status !== 'success') throw new Error(`The shop was not connected: ${message}`);
    const taken: Taken[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const question of questions) {
        asked += 1;
        const one = await timed(() => client.post('/api/v1/chatbot/ask/', { user_id: userId, question }));
        await client.post('/api/v1/chatbot/clear-history/', { user_id: userId });
        if (round >= 2) taken.push(one);
      }
    }
    return figuresOf(taken);
  } finally {
    for (const ending of endings) await ending();
  }
}

function figuresOf(taken: readonly Taken[]): Figure[] {
  const own = taken.map(({ total, platform }) => total - platform);
  const calls = taken.map(each => each.calls);
  const [p50, p95] = [percentile(own, 0.5), percentile(own, 0.95)];
  return [
    { name: `our own part of an answer, p50 of ${taken.length}`, value: `${p50.toFixed(1)} ms`, goal: '', met: null },
    { name: 'our own part of an answer, p95', value: `${p95.toFixed(1)} ms`, goal: '≤ 50 ms', met: p95 <= 50 },
    { name: 'platform calls a question, median', value: String(median(calls)), goal: '1', met: median(calls) === 1 },
    { name: 'platform calls a question, most', value: String(Math.max(...calls)), goal: '', met: null },
    {
      name: 'share of the platform in the whole time, median',
      value: `${(100 * median(taken.map(({ total, platform }) => platform / total))).toFixed(0)} %`,
      goal: '',
      met: null,
    },
  ];
}

/** Times one question; calls to the sandbox are the platform's time, overlapping ones counted once. */
async function timed(ask: () => Promise<{ status: number }>): Promise<Taken> {
  const real = globalThis.fetch;
  const spans: [number, number][] = [];
  globalThis.fetch = async (input, init) => {
    const isPlatform = /\/graphql\.json$|googleapis\.com/.test(input instanceof Request ? input.url : String(input));
    const began = performance.now();
    try {
      return await real(input, init);
    } finally {
      if (isPlatform) spans.push([began, performance.now()]);
    }
  };
  try {
    const began = performance.now();
    const { status } = await ask();
    const total = performance.now() - began;
    if (status !== 200) throw new Error(`The question was answered with status ${status}.`);
    return { total, platform: unionOf(spans), calls: spans.length };
  } finally {
    globalThis.fetch = real;
  }
}

function unionOf(spans: readonly [number, number][]): number {
  let [sum, reached] = [0, 0];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}
