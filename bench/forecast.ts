/** Whether four of five forecasts hold the truth: two hundred made at earlier days of the demonstration merchant's history. */
import type { History } from '@tillsight/assistant/forecasting/days';
import { historyOf, memoryDays, paceOf } from '@tillsight/assistant/forecasting/pace';
import { addDays, dayCount, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { median, type Figure } from './table.ts';

const now = '2026-11-20T11:30:00+05:30';
const metrics = ['total_sales_revenue', 'total_orders'];

/** What merchants ask for, seen from a day. */
const targets: readonly ((today: Day) => Period)[] = [
  today => ({ from: today, to: today }),
  today => unitAround('week', today),
  today => unitAround('month', today),
  today => ({ from: addDays(today, 1), to: addDays(today, 7) }),
  today => ({ from: addDays(today, 1), to: addDays(today, 30) }),
];

export async function measureForecast(): Promise<Figure[]> {
  const sandbox = await startSandboxShop({ now });
  try {
    const figures: Figure[] = [];
    for (const key of metrics) figures.push(...figuresOf(key, trials(await wholeHistory(sandbox, key), sandbox)));
    return figures;
  } finally {
    await sandbox.close();
  }
}

async function wholeHistory({ run, shop }: SandboxShop, key: string): Promise<History> {
  const from = shop.historyFrom ?? now.slice(0, 10);
  const [result] = await run([{ metrics: [key], by: ['day'], period: { from, to: '2026-11-19' } }]);
  const history = historyOf(result, key);
  if (!history) throw new Error(`The sandbox has no history of ${key}.`);
  return history;
}

type Trial = { isHeld: boolean; error: number };

/** Forty days, five targets each; every day knows only the four hundred before it. */
function trials({ first, values }: History, { shop }: SandboxShop): Trial[] {
  const from = memoryDays;
  const until = values.length - 32;
  return Array.from({ length: 40 }, (_, index) => Math.round(from + (index * (until - from)) / 39)).flatMap(at => {
    const today = addDays(first, at);
    const known = { first: addDays(first, at - memoryDays), values: values.slice(at - memoryDays, at) };
    return targets.map(targetFor => {
      const target = targetFor(today);
      const pace = paceOf(known, target, { ...shop, now: Date.parse(`${today}T06:00:00Z`) });
      if (!pace) throw new Error(`There is no forecast on ${today}.`);
      const begin = dayCount({ from: first, to: target.from }) - 1;
      const truth = values.slice(begin, begin + dayCount(target)).reduce((sum, value) => sum + value, 0);
      const { low, high, expected } = pace.total;
      return { isHeld: truth >= low && truth <= high, error: Math.abs(expected / truth - 1) };
    });
  });
}

function figuresOf(key: string, made: readonly Trial[]): Figure[] {
  const share = made.filter(({ isHeld }) => isHeld).length / made.length;
  const error = median(made.map(trial => trial.error));
  return [
    {
      name: `${key}: the range held the truth in ${made.length} back-tests`,
      value: `${(100 * share).toFixed(1)} %`,
      goal: '75 to 85 %',
      met: share >= 0.75 && share <= 0.85,
    },
    { name: `${key}: median error`, value: `${(100 * error).toFixed(1)} %`, goal: '', met: null },
  ];
}
