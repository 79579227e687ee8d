/** The number somebody wants to reach: "will we hit 50 lakh", "one crore this month". */
import { samePeriodLastYear } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Ask, Intent, Notes } from './intent.ts';
import type { Reading } from './reading/read.ts';
import { numberAt, textOf } from './reading/words.ts';
import type { Word } from './words/annotate.ts';

/** A goal of which nothing is said is one of sales. */
export const withSales = (ask: Ask): Ask =>
  ask.metrics.length > 0 ? ask : { ...ask, metrics: [{ key: 'total_sales_revenue', named: true }] };

/** "Could we double last year's Black Friday": so many times what the same days brought a year before. */
function timesLastYear(words: Word[]): number | undefined {
  const said = textOf(words);
  const found = Object.entries(timesNamed).find(([, names]) => names.test(said));
  return found && lastYear.test(said) ? Number(found[0]) : undefined;
}

const timesNamed: Readonly<Record<string, RegExp>> = {
  2: /\b(?:double|twice|2x|dugn[aie]|dogun[aie])\b|दोगुन[ाीे]|दुगुन[ाीे]/u,
  3: /\b(?:triple|thrice|3x|tigun[aie]|teen gun[aie])\b|तिगुन[ाीे]/u,
};
const lastYear = /\blast year|\bpich+h?l[aei] saal|\bprevious year|पिछल[ाेी] साल/u;

export function goalOf(words: Word[]): { goal?: number; goalTimes?: number } {
  const goalTimes = timesLastYear(words);
  if (goalTimes !== undefined) return { goalTimes };
  const number = words.find(
    (word, at) =>
      word.kind === 'number' && word.value! >= 1000 && word.used !== 'period' && words[at - 1]?.text !== 'fy',
  );
  if (number) return { goal: number.value! };
  // "two crore"
  const spelled = words.map((_, at) => numberAt(words, at)?.value ?? 0).find(value => value >= 10_000);
  if (spelled !== undefined) return { goal: spelled };
  const bound = words.find(word => word.used === 'bound' && word.kind === 'number');
  return bound ? { goal: bound.value! } : {};
}

type Outlook = Extract<Intent, { act: 'forecast' }>;

/** What is to come, with what it is to reach or to beat. */
export const outlookOf = (reading: Reading, ask: Ask, notes: Notes, today: Day): Outlook => ({
  act: 'forecast',
  ask,
  notes,
  ...goalOf(reading.words),
  ...rivalOf(reading, ask, today),
});

/** "will November cross October", "will we sell more this month than last month": days that are over. */
function rivalOf({ words, periods }: Reading, { base }: Ask, today: Day): Pick<Outlook, 'rival'> {
  if (!beats.test(textOf(words))) return {};
  if (base?.kind === 'year-ago') return { rival: 'year-ago' };
  // Days that still run have brought nothing whole to beat.
  const isRunning = base?.kind === 'named' && base.period.from <= today && today <= base.period.to;
  if (base?.kind === 'named') return isRunning ? {} : { rival: lastOf(base.period, today) };
  const [only, ...more] = periods.filter(({ period }) => period.to < today);
  return only && more.length === 0 ? { rival: only.period } : {};
}

/** "more than in October": where all days are looked for ahead, it is still the October that is over. */
const lastOf = (period: Period, today: Day): Period =>
  period.to < today ? period : lastOf(samePeriodLastYear(period), today);

const beats =
  /(?:^| )(?:cross(?:es|ed)?|beats?|better|exceeds?|surpass(?:es)?|match(?:es)?|tops?|outdo|outsell|ahead|behind|than|vs|versus|against|compared?|more|less|zyada|jyada|kam|aage|paar|upar|behtar|ज़्यादा|ज्यादा|कम|आगे|पार|बेहतर)(?: |$)/u;
