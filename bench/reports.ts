/** Everybody's report is due in the same minute: how close sending comes to what WhatsApp allows, and what it costs to be safe. */
import { cpus } from 'node:os';
import { trial, type Cost, type Result } from './report-trial.ts';
import { median, type Figure } from './table.ts';

/** They take a hundred seconds at best; for fewer, `BENCH_REPORTS=20000 npm run bench reports`. */
const people = Number(process.env.BENCH_REPORTS ?? 100_000);
const cap = 1_000;

export async function measureReports(): Promise<Figure[]> {
  const small = smallOf(people);
  const capped = await trial({ count: people, small, worker: 'report-worker.ts', cap });
  const ratios: number[] = [];
  const rates: number[] = [];
  const costs: [ours: Cost, plain: Cost][] = [];
  for (let pair = 0; pair < 3; pair += 1) {
    const uncapped = { count: Math.min(people, 20_000), small: 9, cap: null };
    const ours = await trial({ ...uncapped, worker: 'report-worker.ts' });
    const plain = await trial({ ...uncapped, worker: 'plain-worker.ts' });
    ratios.push(ours.rate / plain.rate);
    rates.push(ours.rate);
    if (ours.cost !== null && plain.cost !== null) costs.push([ours.cost, plain.cost]);
  }
  const [own] = costs[costs.length - 1] ?? [];
  const reason = coresOf(own ?? null, rates.at(-1) ?? 0);
  return [...cappedFigures(capped, small), ...uncappedFigures({ rates, ratios, reason }), ...costFigures(costs)];
}

function cappedFigures(result: Result, small: number): Figure[] {
  const { rate, refused, wrong, planned, smallDone, done } = result;
  const share = rate / cap;
  return [
    {
      name: `${people} reports due at once, ${cap} a second allowed: used of that`,
      value: `${(share * 100).toFixed(1)} %`,
      goal: '≥ 99 %',
      met: share >= 0.99,
      reason: coresOf(result.cost, rate),
    },
    { name: 'refused for being too many', value: String(refused), goal: '0', met: refused === 0 },
    { name: 'sent twice, or not at all', value: String(wrong), goal: '0', met: wrong === 0 },
    { name: 'planned', value: `${planned.toFixed(1)} s`, goal: '', met: null },
    {
      name: `last report of ${small} small organizations, beside a large one that takes ${done.toFixed(0)} s`,
      value: `${smallDone.toFixed(1)} s`,
      goal: '≤ half',
      met: smallDone <= done / 2,
    },
  ];
}

type Uncapped = { rates: readonly number[]; ratios: readonly number[]; reason: string | undefined };

function uncappedFigures({ rates, ratios, reason }: Uncapped): Figure[] {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map(ratio => ratio.toFixed(1));
  return [
    {
      name: 'without a cap, a second',
      value: median(rates).toFixed(0),
      goal: '≥ 3000',
      met: median(rates) >= 3_000,
      reason,
    },
    {
      name: 'against plain graphile-worker with the same posts and intents',
      value: `${median(ratios).toFixed(1)}x (${least}–${most})`,
      goal: '≥ 3x',
      met: median(ratios) >= 3,
      reason,
    },
  ];
}

/** Where the machine's time went: what is missing to all its cores was waited for, or used by somebody else. */
function coresOf(cost: Cost | null, rate: number): string | undefined {
  if (cost === null) return undefined;
  const of = (part: keyof Cost) => ((cost[part] * rate) / 1_000).toFixed(2);
  return `cores used: worker ${of('worker')}, database ${of('database')}, receiver ${of('receiver')}, of ${cpus().length}`;
}

/** Told beside the rates, because it hardly changes with what else the machine has to do. */
function costFigures(costs: readonly [ours: Cost, plain: Cost][]): Figure[] {
  if (costs.length === 0) return [];
  const [ours, plain] = [sharesOf(costs.map(([own]) => own)), sharesOf(costs.map(([, other]) => other))];
  const ratio = median(costs.map(([own, other]) => whole(other) / whole(own)));
  const name = `the same in processor time a report: ours ${ours}; plain ${plain}`;
  return [{ name, value: `${ratio.toFixed(1)}x`, goal: '', met: null }];
}

/** The receiver plays WhatsApp, so what it needs is nobody's. */
const whole = ({ worker, database }: Cost) => worker + database;

function sharesOf(costs: readonly Cost[]): string {
  const of = (part: keyof Cost) => median(costs.map(cost => cost[part])).toFixed(2);
  return `${of('worker')} ms worker + ${of('database')} ms database (+ ${of('receiver')} ms receiver)`;
}

/** A hundredth of all reports go to organizations of one person. */
function smallOf(count: number): number {
  return Math.min(999, Math.floor(count / 100));
}
