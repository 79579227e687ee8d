/** Questions after a reason of some rows or of a single day, in worlds with a planted cause, without one, and with one elsewhere. */
import type { PlantedEvent, WhyCase } from './why-case.ts';

/** Plain weeks, a festive one and the one behind it; "last week" is five to twelve days before. */
const moments: readonly [string, ...string[]] = [
  '2026-07-29T11:30:00+05:30',
  '2026-07-17T16:00:00+05:30',
  '2026-11-20T11:30:00+05:30',
  '2026-08-05T10:00:00+05:30',
  '2026-12-17T18:20:00+05:30',
  '2026-09-10T12:00:00+05:30',
];

/** `on`: how many days before now. */
const dayText = (now: string, on: number): string =>
  Temporal.PlainDate.from(now.slice(0, 10))
    .subtract({ days: on })
    .toLocaleString('en-IN', { day: 'numeric', month: 'long' });

function weekBegan(now: string): number {
  const { dayOfWeek } = Temporal.PlainDate.from(now.slice(0, 10));
  return dayOfWeek - 1 + 7;
}

type Planted = { event: PlantedEvent; subject: string; questions: string[] };
type Plant = (now: string, begins: number, turn: number) => Planted;

const pick = <Value>(values: readonly [Value, ...Value[]], turn: number): Value =>
  values[turn % values.length] ?? values[0];

const typeOf: Readonly<Record<string, string>> = {
  'Gulmohar Chikankari Kurta': 'kurtas',
  'Bela Cotton Kurta': 'kurtas',
  'Oxidised Jhumka': 'jewellery',
  'Meera Anarkali Kurta': 'kurtas',
};

const plants: readonly [Plant, ...Plant[]] = [
  (now, begins, turn) => {
    const product = pick(
      ['Gulmohar Chikankari Kurta', 'Bela Cotton Kurta', 'Oxidised Jhumka', 'Meera Anarkali Kurta'],
      turn,
    );
    const substitutes = { type: 'Kurta', share: 0.25 };
    return {
      event: { kind: 'stock-out', product, from: begins - 1, to: begins - 4, restock: 200, substitutes },
      subject: product,
      questions: [
        `why did sales of ${product} drop last week`,
        `why was ${product} so slow on ${dayText(now, begins - 2)}`,
        `why were units of ${typeOf[product]} low from ${dayText(now, begins - 1)} to ${dayText(now, begins - 4)}`,
      ],
    };
  },
  (now, begins, turn) => {
    const campaign = pick(['PMax All Products', 'Nonbrand Kurtas', 'Nonbrand Sarees'], turn);
    return {
      event: { kind: 'paused-campaign', campaign, since: begins },
      subject: campaign,
      questions: [`why did sales from google fall last week`, `why were sessions low on ${dayText(now, begins - 2)}`],
    };
  },
  (now, begins, turn) => {
    const device = turn % 3 === 2 ? ('Desktop' as const) : ('Mobile' as const);
    const on = begins - 2 - (turn % 3);
    return {
      event: { kind: 'broken-checkout', device, on, fromHour: 11, toHour: 21, completed: 0.15, abandonedFactor: 4 },
      subject: device,
      questions: [
        `why were ${device.toLowerCase()} orders low on ${dayText(now, on)}`,
        `why was the conversion rate so low on ${dayText(now, on)}`,
        `why were orders so low on ${dayText(now, on)}`,
        `why did so many abandon the checkout on ${dayText(now, on)}`,
      ],
    };
  },
  (now, begins) => {
    const uses = [
      { on: begins - 1, count: 64 },
      { on: begins - 2, count: 118 },
      { on: begins - 3, count: 71 },
    ];
    return {
      event: { kind: 'leaked-code', code: 'KESARVIP30', site: 'saverclub.example', uses, offAtHour: 20 },
      subject: 'KESARVIP30',
      questions: [
        `why were discounts so high on ${dayText(now, begins - 2)}`,
        `why did orders jump on ${dayText(now, begins - 2)}`,
      ],
    };
  },
  (now, begins, turn) => {
    const [product, from, to] = pick<readonly [string, number, number]>(
      [
        ['Meera Anarkali Kurta', 2299, 2599],
        ['Bela Cotton Kurta', 899, 999],
        ['Gulmohar Chikankari Kurta', 1699, 1899],
      ],
      turn,
    );
    return {
      event: { kind: 'price-rise', product, since: begins, from, to, unitsFactor: 0.6 },
      subject: product,
      questions: [
        `why did we sell fewer units of ${product} last week`,
        `what is behind the drop in ${product} orders last week`,
        `why has ${product} sold fewer units since ${dayText(now, begins + 3)}`,
      ],
    };
  },
  (now, begins, turn) => {
    const city = pick(['Lucknow', 'Pune', 'Jaipur'], turn);
    const reel = { source: 'l.instagram.com', tag: 'chikankari', newShare: 0.75 };
    return {
      event: { kind: 'city-surge', city, from: begins - 2, to: begins - 4, factor: 5, ...reel },
      subject: city,
      questions: [
        `why did orders from ${city} rise last week`,
        `why did ${city} orders jump on ${dayText(now, begins - 3)}`,
        `what was behind ${city}'s rise from ${dayText(now, begins - 2)} to ${dayText(now, begins - 4)}`,
      ],
    };
  },
  (now, begins, turn) => {
    const product = pick(['Brass Diya Set', 'Mogra Candle', 'Block Print Cushion Cover'], turn);
    const on = begins - 1 - (turn % 4);
    return {
      event: { kind: 'large-order', on, product, units: 300, price: 420, buyer: 'Aarohi Hospitality', city: 'Mumbai' },
      subject: product,
      questions: [
        `why did sales of ${product} jump on ${dayText(now, on)}`,
        `why were Mumbai sales so high on ${dayText(now, on)}`,
      ],
    };
  },
];

/** Rows that the planted cause has nothing to do with, by the place of the plant. */
const elsewhere: readonly ((now: string, begins: number) => string)[] = [
  () => 'why are candle sales down last week',
  () => 'why did saree returns rise last week',
  () => 'why did point of sale sales fall last week',
  () => 'why did refunds go up last week',
  () => 'why did jewellery sales fall last week',
  () => 'why did orders from Kolkata fall last week',
  (now, begins) => `why were saree sales low on ${dayText(now, begins - 5)}`,
];

export type RowsOf = 'planted' | 'plain' | 'elsewhere';

export function whyCasesOfRows(count: number, kind: RowsOf): WhyCase[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index % plants.length;
    const turn = Math.floor(index / plants.length);
    const now = pick(moments, index + turn);
    const begins = weekBegan(now);
    const { event, subject, questions } = pick(plants, at)(now, begins, turn);
    const seed = `rows-${kind}-${index + 1}`;
    const question = questions[turn % questions.length] ?? '';
    if (kind === 'plain') return { seed, now, question };
    if (kind === 'elsewhere') return { seed, now, question: elsewhere[at]?.(now, begins) ?? '', event };
    return { seed, now, question, event, subject };
  });
}
