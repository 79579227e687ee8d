/** Answering over the chat endpoint: how much of the time is ours, and how many calls a question costs. */
import { startStage } from './stage.ts';
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
  const stage = await startStage('2026-11-20T06:00:00Z');
  try {
    const taken: Taken[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const question of questions) {
        const one = await timed(() => stage.ask(question));
        await stage.forget();
        if (round >= 2) taken.push(one);
      }
    }
    return figuresOf(taken);
  } finally {
    await stage.end();
  }
}

function figuresOf(taken: readonly Taken[]): Figure[] {
  const own = taken.map(({ total, platform }) => total - platform);
  const calls = taken.map(each => each.calls);
  const [p50, p95] = [percentile(own, 0.5), percentile(own, 0.95)];
  return [
    { name: `our own part of an answer, p50 of ${taken.length}`, value: `${p50.toFixed(1)} ms`, goal: '', met: null },
    { name: 'our own part of an answer, p95', value: `${p95.toFixed(1)} ms`, goal: '≤ 30 ms', met: p95 <= 30 },
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
async function timed(ask: () => Promise<void>): Promise<Taken> {
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
    await ask();
    const total = performance.now() - began;
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
