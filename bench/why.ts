/** Whether "why" names a planted cause first, and calls a change without one ordinary: twenty seeded worlds of each. */
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import type { SandboxOptions } from '@tillsight/sandbox/sandbox';
import { startSandboxShop } from './sandbox-shop.ts';
import type { Figure } from './table.ts';

type Events = NonNullable<NonNullable<SandboxOptions['world']>['events']>;
type Event = Events[number];

/** `subject`: what must be named first; without one the change must be called ordinary. */
export type WhyCase = { seed: string; now: string; question: string; event?: Event; subject?: string };

/** Wednesdays and Fridays of plain and of festive weeks; "last week" is five to twelve days before. */
const moments = [
  '2026-07-29T11:30:00+05:30',
  '2026-07-17T16:00:00+05:30',
  '2026-11-20T11:30:00+05:30',
  '2026-08-05T10:00:00+05:30',
  '2026-12-17T18:20:00+05:30',
];
const questions = ['Why did sales drop last week?', 'Why did sales change last week?', 'why are orders down last week'];

/** Days before each moment's day on which its last week began. */
function weekBegan(now: string): number {
  const { dayOfWeek } = Temporal.PlainDate.from(now.slice(0, 10));
  return dayOfWeek - 1 + 7;
}

const planted: readonly ((begins: number, turn: number) => { event: Event; subject: string })[] = [
  (begins, turn) => {
    const product = ['Gulmohar Chikankari Kurta', 'Bela Cotton Kurta', 'Oxidised Jhumka', 'Meera Anarkali Kurta'][
      turn % 4
    ]!;
    const substitutes = { type: 'Kurta', share: 0.25 };
    const event = { kind: 'stock-out' as const, product, from: begins - 1, to: begins - 4, restock: 200, substitutes };
    return { event, subject: product };
  },
  (begins, turn) => {
    const campaign = ['Nonbrand Sarees', 'PMax All Products', 'Nonbrand Kurtas'][turn % 3]!;
    return { event: { kind: 'paused-campaign', campaign, since: begins - (turn % 2) }, subject: campaign };
  },
  (begins, turn) => {
    const device = turn === 2 ? ('Desktop' as const) : ('Mobile' as const);
    const times = { fromHour: 11, toHour: 21, completed: 0.15, abandonedFactor: 4 };
    return { event: { kind: 'broken-checkout', device, on: begins - 2 - turn, ...times }, subject: device };
  },
  begins => {
    const uses = [
      { on: begins - 1, count: 64 },
      { on: begins - 2, count: 118 },
      { on: begins - 3, count: 71 },
    ];
    const event = { kind: 'leaked-code' as const, code: 'KESARVIP30', site: 'saverclub.example', uses, offAtHour: 20 };
    return { event, subject: 'KESARVIP30' };
  },
  (begins, turn) => {
    const [product, from, to] = [
      ['Meera Anarkali Kurta', 2299, 2599] as const,
      ['Bela Cotton Kurta', 899, 999] as const,
      ['Gulmohar Chikankari Kurta', 1699, 1899] as const,
    ][turn % 3]!;
    return { event: { kind: 'price-rise', product, since: begins, from, to, unitsFactor: 0.78 }, subject: product };
  },
  (begins, turn) => {
    const city = ['Lucknow', 'Pune', 'Jaipur'][turn % 3]!;
    const reel = { source: 'l.instagram.com', tag: 'chikankari', newShare: 0.75 };
    return { event: { kind: 'city-surge', city, from: begins - 2, to: begins - 4, factor: 4, ...reel }, subject: city };
  },
];

export function whyCases(count: number, hasCause: boolean): WhyCase[] {
  return Array.from({ length: count }, (_, index) => {
    const now = moments[(index + Math.floor(index / moments.length)) % moments.length]!;
    const question = questions[index % questions.length]!;
    const plain = { seed: `${hasCause ? 'cause' : 'plain'}-${index + 1}`, now, question };
    if (!hasCause) return plain;
    const plant = planted[index % planted.length]!;
    return { ...plain, ...plant(weekBegan(now), Math.floor(index / planted.length)) };
  });
}

/** `addsUp`: the parts in the reply make the change in its first line, to the last digit shown; null where none are shown. */
export type WhyOutcome = { isRight: boolean; addsUp: boolean | null; response: string };

export async function askWhy({ seed, now, question, event, subject }: WhyCase): Promise<WhyOutcome> {
  const world = { seed, events: event ? [event] : [], months: 4 };
  const { shop, run, close } = await startSandboxShop({ now, world, google: true });
  try {
    const names = () => Promise.resolve(kesarLaneNames);
    const { response } = await answerQuestion({ text: question, read: readHere, turns: [], shop, run, names });
    const told = response.split('\n').find(line => line.startsWith('What '));
    const isNamed = told !== undefined && subject !== undefined && firstOf(told).includes(subject.toLowerCase());
    const isRight = subject === undefined ? told === undefined && /ordinary/.test(response) : isNamed;
    return { isRight, addsUp: partsAddUp(response), response };
  } finally {
    await close();
  }
}

/** "(-₹4,26,402)" in the first line, and what "In parts:" lists. */
function partsAddUp(response: string): boolean | null {
  const [head = '', ...lines] = response.split('\n');
  const parts = lines.find(line => line.startsWith('In parts: '));
  const change = /\(([+-])[^\d]?([\d.,]+)\)/.exec(head);
  if (!parts || !change) return null;
  const amountOf = (sign = '', digits = ''): number =>
    Number(`${sign}${digits.replaceAll(',', '').replace(/\.$/, '')}`);
  const listed = [...parts.matchAll(/ ([+-])[^\d\s]?(\d[\d.,]*)/g)].map(([, sign, digits]) => amountOf(sign, digits));
  const sum = listed.reduce((total, amount) => total + amount, 0);
  return Math.abs(sum - amountOf(change[1], change[2])) < 0.005;
}

/** The first sentence of what is told about causes. */
const firstOf = (text: string): string => (text.split(/(?<=[.:]) (?=[A-Z])/)[1] ?? text).toLowerCase();

export async function measureWhy(): Promise<Figure[]> {
  const [planted, plain] = [await askAll(whyCases(20, true)), await askAll(whyCases(20, false))];
  const [named, ordinary] = [planted, plain].map(outcomes => outcomes.filter(({ isRight }) => isRight).length) as [
    number,
    number,
  ];
  const shown = [...planted, ...plain].filter(({ addsUp }) => addsUp !== null);
  const exact = shown.filter(({ addsUp }) => addsUp).length;
  return [
    { name: 'worlds with a planted cause: named first', value: `${named} of 20`, goal: '≥ 18', met: named >= 18 },
    { name: 'worlds without one: called ordinary', value: `${ordinary} of 20`, goal: '≥ 18', met: ordinary >= 18 },
    {
      name: 'replies whose parts add up to the change',
      value: `${exact} of ${shown.length}`,
      goal: 'all',
      met: exact === shown.length,
    },
  ];
}

export async function askAll(cases: readonly WhyCase[]): Promise<WhyOutcome[]> {
  const outcomes: WhyOutcome[] = [];
  for (const each of cases) outcomes.push(await askWhy(each));
  return outcomes;
}
