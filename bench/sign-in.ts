/** A hundred people a second sign in: what those who are in already notice of it. */
import { availableParallelism } from 'node:os';
import { kitPassword } from '../apps/server/test/kit.ts';
import { withApiServer, type Places } from './api-process.ts';
import { atRate } from './load.ts';
import { median, percentile, type Figure } from './table.ts';

const seconds = 4;
const perSecond = 100;
const pairs = 4;

export function measureSignIns(): Promise<Figure[]> {
  return withApiServer(measure);
}

async function measure({ ours, path: list, cookie }: Places): Promise<Figure[]> {
  const load = { url: `${ours}${list}`, headers: { cookie }, seconds };
  const calm: number[] = [];
  const stormy: number[] = [];
  const statuses: Record<string, number> = {};
  const hashed: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    calm.push(percentile((await atRate(50, load)).ms, 0.99));
    const before = { ...statuses };
    const storm = signIns(ours, { statuses, from: pair * perSecond * seconds });
    stormy.push(percentile((await atRate(50, load)).ms, 0.99));
    await storm;
    hashed.push((statuses[401] ?? 0) - (before[401] ?? 0));
  }
  const ratios = stormy.map((ms, pair) => ms / (calm[pair] ?? Number.NaN));
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)}`;
  return [
    { name: 'list of users at 50 a second, p99', value: `${median(calm).toFixed(1)} ms`, goal: '', met: null },
    {
      name: `the same while ${perSecond} a second sign in`,
      value: `${median(stormy).toFixed(1)} ms, ${ratio.toFixed(1)}x (${spread})`,
      goal: '≤ 2x',
      met: ratio <= 2,
      reason: `${(median(hashed) / seconds).toFixed(0)} passwords a second were checked meanwhile, on ${availableParallelism()} cores that also hold PostgreSQL and whoever asks`,
    },
    {
      name: 'of those who sign in: passwords checked, a second',
      value: (median(hashed) / seconds).toFixed(0),
      goal: '',
      met: null,
    },
    { name: 'answers to those who sign in', value: JSON.stringify(statuses), goal: '', met: null },
  ];
}

type Storm = { statuses: Record<string, number>; from: number };

/** Everybody has an account and an address of their own, so that the limits on guessing stay out of it and every password is checked. */
async function signIns(ours: string, { statuses, from }: Storm): Promise<void> {
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const wait = began + (count * 1_000) / perSecond - performance.now();
    if (wait > 1) await new Promise(resolve => setTimeout(resolve, wait));
    all.push(signIn(ours, from + count, statuses));
  }
  await Promise.all(all);
}

async function signIn(ours: string, count: number, statuses: Record<string, number>): Promise<void> {
  const answer = await fetch(`${ours}/api/v1/auth/sign-in/`, {
    method: 'POST',
    headers: {
      origin: ours,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify({ email: `nobody-${count}@bench.example`, password: kitPassword }),
  });
  await answer.text();
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
}
