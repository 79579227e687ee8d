/** Whether "why" names a planted cause first, and calls a change without one ordinary: of whole shops, of rows and of days. */
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { startSandboxShop } from './sandbox-shop.ts';
import type { Figure } from './table.ts';
import type { PlantedEvent, WhyCase } from './why-case.ts';
import { whyCasesOfDelivery } from './why-delivery.ts';
import { whyCasesOfRows } from './why-rows.ts';

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

const planted: readonly ((begins: number, turn: number) => { event: PlantedEvent; subject: string })[] = [
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

export async function askWhy({
  seed,
  now,
  question,
  event,
  subject,
  beside = [],
  rates = {},
}: WhyCase): Promise<WhyOutcome> {
  const world = { seed, events: [...(event ? [event] : []), ...beside], months: 4 };
  const { shop, run, close } = await startSandboxShop({ now, world, google: true, rates });
  try {
    const names = () => Promise.resolve(kesarLaneNames);
    const { response } = await answerQuestion({ text: question, read: readHere, turns: [], shop, run, names });
    const told = response.split('\n').find(line => line.startsWith('What '));
    const isNamed = told !== undefined && subject !== undefined && firstOf(told).includes(subject.toLowerCase());
    const isRight = subject === undefined ? told === undefined && /normal(?! at this size)/.test(response) : isNamed;
    return { isRight, addsUp: partsAddUp(response), response };
  } finally {
    await close();
  }
}

/** "(−₹4,26,402)" in the first line, and what "Where the −₹4,26,402 came from:" lists. */
function partsAddUp(response: string): boolean | null {
  const [head = '', ...lines] = response.split('\n');
  const parts = lines.find(line => /^Where the \S+(?: points)? came from: /.test(line))?.replace(/^.*? came from:/, '');
  const change = /\(([+−])[^\d]?([\d.,]+)\)/.exec(head);
  if (!parts || !change) return null;
  const amountOf = (sign = '', digits = ''): number =>
    Number(`${sign.replace('−', '-')}${digits.replaceAll(',', '').replace(/\.$/, '')}`);
  const listed = [...parts.matchAll(/ ([+−])[^\d\s]?(\d[\d.,]*)/g)].map(([, sign, digits]) => amountOf(sign, digits));
  const sum = listed.reduce((total, amount) => total + amount, 0);
  return Math.abs(sum - amountOf(change[1], change[2])) < 0.005;
}

/** The first sentence of what is told about causes. */
const firstOf = (text: string): string => (text.split(/(?<=[.:]) (?=[A-Z])/)[1] ?? text).toLowerCase();

/** Whatever is asked about, at least nine of ten are right. */
export const whySets: readonly { name: string; cases: () => WhyCase[] }[] = [
  { name: 'worlds with a planted cause: named first', cases: () => whyCases(20, true) },
  { name: 'worlds without one: called ordinary', cases: () => whyCases(20, false) },
  { name: 'delivered profit with refusals in one state: named first', cases: () => whyCasesOfDelivery(4) },
  { name: 'delivered profit without them: called ordinary', cases: () => whyCasesOfDelivery(4, false) },
  { name: 'rows and days with a planted cause: named first', cases: () => whyCasesOfRows(28, 'planted') },
  { name: 'rows and days without one: called ordinary', cases: () => whyCasesOfRows(28, 'plain') },
  { name: 'rows that the planted cause left alone: called ordinary', cases: () => whyCasesOfRows(21, 'elsewhere') },
];

export async function measureWhy(): Promise<Figure[]> {
  const outcomes: WhyOutcome[] = [];
  const figures: Figure[] = [];
  for (const { name, cases } of whySets) {
    const answered = await askAll(cases());
    const right = answered.filter(({ isRight }) => isRight).length;
    const goal = Math.ceil(0.9 * answered.length);
    figures.push({ name, value: `${right} of ${answered.length}`, goal: `≥ ${goal}`, met: right >= goal });
    outcomes.push(...answered);
  }
  const shown = outcomes.filter(({ addsUp }) => addsUp !== null);
  const exact = shown.filter(({ addsUp }) => addsUp).length;
  const met = shown.length > 0 && exact === shown.length;
  return [
    ...figures,
    { name: 'replies whose parts add up to the change', value: `${exact} of ${shown.length}`, goal: 'all', met },
  ];
}

export async function askAll(cases: readonly WhyCase[]): Promise<WhyOutcome[]> {
  const outcomes: WhyOutcome[] = [];
  for (const each of cases) outcomes.push(await askWhy(each));
  return outcomes;
}
