/** A hundred people a second sign in: what those who are in already notice of it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { kitPassword } from '../apps/server/test/kit.ts';
import { atRate } from './load.ts';
import { median, percentile, type Figure } from './table.ts';

type Places = { ours: string; path: string; cookie: string };

const seconds = 5;
const perSecond = 100;

export async function measureSignIns(): Promise<Figure[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'api-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  try {
    const line = await new Promise<Buffer>(resolve => child.stdout.once('data', resolve));
    return await measure(JSON.parse(line.toString()) as Places);
  } finally {
    child.stdin.end();
    await ended;
  }
}

async function measure({ ours, path: list, cookie }: Places): Promise<Figure[]> {
  const load = { url: `${ours}${list}`, headers: { cookie }, seconds };
  const calm: number[] = [];
  const stormy: number[] = [];
  const statuses: Record<string, number> = {};
  for (let pair = 0; pair < 3; pair += 1) {
    calm.push(percentile((await atRate(50, load)).ms, 0.99));
    const storm = signIns(ours, statuses);
    stormy.push(percentile((await atRate(50, load)).ms, 0.99));
    await storm;
  }
  const ratio = median(stormy) / median(calm);
  return [
    { name: 'list of users at 50 a second, p99', value: `${median(calm).toFixed(1)} ms`, goal: '', met: null },
    {
      name: `the same while ${perSecond} a second sign in`,
      value: `${median(stormy).toFixed(1)} ms, ${ratio.toFixed(1)}x`,
      goal: '≤ 2x',
      met: ratio <= 2,
    },
    { name: 'answers to those who sign in', value: JSON.stringify(statuses), goal: '', met: null },
  ];
}

/** Of everybody a different address, so that the limits on guessing one account stay out of it. */
async function signIns(ours: string, statuses: Record<string, number>): Promise<void> {
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const wait = began + (count * 1_000) / perSecond - performance.now();
    if (wait > 1) await new Promise(resolve => setTimeout(resolve, wait));
    all.push(signIn(ours, count, statuses));
  }
  await Promise.all(all);
}

async function signIn(ours: string, count: number, statuses: Record<string, number>): Promise<void> {
  const answer = await fetch(`${ours}/api/v1/auth/sign-in/`, {
    method: 'POST',
    headers: { origin: ours, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody-${count}@bench.example`, password: kitPassword }),
  });
  await answer.text();
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
}
