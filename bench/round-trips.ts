/** A report of thirty metrics over three platforms, compared: its calls and its wall time beside the slowest platform's own. */
import { askNumbers } from '../apps/server/src/features/insights/insights.ts';
import { createMemory } from '../apps/server/src/infra/memory.ts';
import { connectEveryPlatform } from '../apps/server/test/every-platform.ts';
import { startServer } from '../apps/server/test/kit.ts';
import { callsByPlatform, thirtyMetricReport, thirtyMetrics } from '../apps/server/test/three-platform-report.ts';
import type { MetricRequest } from '@tillsight/metrics/request';
import { startSandboxProcess } from './sandbox-process.ts';
import { median, type Figure } from './table.ts';
import { measureWhyPoints } from './why-points.ts';

const now = '2026-11-20T06:00:00Z';

/** Milliseconds that Shopify, Google Analytics and Google Ads take before they begin to answer, round by round. */
const latencies: [shopify: number, analytics: number, ads: number][] = [
  [800, 550, 300],
  [300, 800, 550],
  [550, 300, 800],
  [700, 400, 350],
  [350, 700, 450],
  [450, 350, 700],
  [600, 500, 550],
  [500, 550, 600],
];

type Call = { url: string; init: RequestInit | undefined };

type Bench = {
  ask: (requests: MetricRequest[]) => Promise<Call[]>;
  slowDown: (delays: readonly number[]) => Promise<void>;
};

export async function measureRoundTrips(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  try {
    const bench = await startBench(t);
    const together = await bench.ask([thirtyMetricReport]);
    const apart = await oneByOne(bench);
    const times = await timesOf(bench);
    return [...callFigures(together, apart), ...timeFigures(times), ...(await measureWhyPoints())];
  } finally {
    for (const ending of endings) await ending();
  }
}

async function startBench(t: { after: (ending: () => unknown) => void }): Promise<Bench> {
  const sandbox = await startSandboxProcess(now);
  t.after(() => sandbox.stop());
  const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now: () => Date.parse(now) });
  server.deps.memory = createMemory({ lifeMs: 0, most: 1 });
  const { client, organizationId } = await server.signedInAs('merchant');
  await connectEveryPlatform(client);
  return {
    ask: requests =>
      callsDuring(async () => {
        for (const { issues } of await askNumbers(server.deps, organizationId, requests)) {
          const grave = issues.filter(({ kind }) => kind !== 'terms-left-out');
          if (grave.length > 0) throw new Error(`The report is not whole: ${JSON.stringify(grave)}`);
        }
      }),
    slowDown: async delays => {
      await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
      for (const [index, place] of places.entries()) {
        const fault = { ...place, delayMs: delays[index] };
        const headers = { 'content-type': 'application/json' };
        await fetch(`${sandbox.url}/control/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
      }
    },
  };
}

const places = [
  { platform: 'shopify', operation: 'graphql' },
  { platform: 'google-analytics', operation: 'report' },
  { platform: 'google-ads', operation: 'searchStream' },
];
const hosts = [/\/graphql\.json/, /analyticsdata\.googleapis\.com/, /googleAds:searchStream/];

/** The calls for figures that leave while something is done. */
async function callsDuring(during: () => Promise<void>): Promise<Call[]> {
  const real = globalThis.fetch;
  const calls: Call[] = [];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (hosts.some(host => host.test(url))) calls.push({ url, init: { ...init, signal: null } });
    return real(input, init);
  };
  try {
    await during();
    return calls;
  } finally {
    globalThis.fetch = real;
  }
}

/** What a program costs that asks for every metric and every period on its own. */
async function oneByOne({ ask }: Bench): Promise<Call[]> {
  const calls: Call[] = [];
  for (const period of [thirtyMetricReport.period, thirtyMetricReport.base ?? thirtyMetricReport.period]) {
    for (const metric of thirtyMetrics) calls.push(...(await ask([{ metrics: [metric], period }])));
  }
  return calls;
}

type Times = { ours: number[]; slowest: number[]; inTurn: number[] };

/** Ours and the bare calls by turns, so that whatever else the machine does falls on both. */
async function timesOf({ ask, slowDown }: Bench): Promise<Times> {
  const times: Times = { ours: [], slowest: [], inTurn: [] };
  await ask([thirtyMetricReport]);
  for (const delays of latencies) {
    await slowDown(delays);
    let calls: Call[] = [];
    times.ours.push(await msOf(async () => void (calls = await ask([thirtyMetricReport]))));
    const slowest = hosts[delays.indexOf(Math.max(...delays))];
    const own = calls.filter(({ url }) => slowest?.test(url));
    times.slowest.push(await msOf(() => Promise.all(own.map(bare))));
    times.inTurn.push(
      await msOf(async () => {
        for (const call of calls) await bare(call);
      }),
    );
  }
  await slowDown([]);
  return times;
}

async function bare({ url, init }: Call): Promise<void> {
  const answer = await fetch(url, init);
  await answer.text();
  if (!answer.ok) throw new Error(`The bare call was answered with ${answer.status}.`);
}

async function msOf(doing: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await doing();
  return performance.now() - began;
}

function callFigures(together: readonly Call[], apart: readonly Call[]): Figure[] {
  const [ours, theirs] = [together, apart].map(calls => callsByPlatform(calls.map(({ url }) => url)));
  if (!ours || !theirs) return [];
  const goals = { shopify: 1, google_analytics: 1, google_ads: 2 };
  const names = { shopify: 'Shopify', google_analytics: 'Google Analytics', google_ads: 'Google Ads' };
  return (['shopify', 'google_analytics', 'google_ads'] as const).map(platform => ({
    name: `calls of a 30-metric report with comparison, ${names[platform]}`,
    value: `${ours[platform]} (one call per metric and period: ${theirs[platform]})`,
    goal: `≤ ${goals[platform]}`,
    met: ours[platform] <= goals[platform],
  }));
}

function timeFigures({ ours, slowest, inTurn }: Times): Figure[] {
  const ratio = median(ours) / median(slowest);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    {
      name: `wall time of the report, 300 to 800 ms injected, median of ${ours.length}`,
      value: ms(median(ours)),
      goal: '',
      met: null,
    },
    {
      name: 'yardstick: bare calls to the slowest of the three alone',
      value: ms(median(slowest)),
      goal: '',
      met: null,
    },
    { name: 'yardstick: the same calls one after another', value: ms(median(inTurn)), goal: '', met: null },
    { name: 'wall time ÷ slowest platform alone', value: ratio.toFixed(3), goal: '≤ 1.10', met: ratio <= 1.1 },
  ];
}
