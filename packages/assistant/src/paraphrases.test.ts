/**
 * The same wish in other words: every figure with its days is asked in many voices, and nearly all of them have to come to the same
 * values. The pairs are put together here, so that no voice is left out for any figure.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from './ask-made-up-store.ts';

/** A figure by its name, by another name, and as something that was done. */
const figures: readonly [name: string, other: string, done: string, hinglish: string, hindi: string][] = [
  ['total sales', 'revenue', 'how much did we sell', 'kitni sales hui', 'कितनी बिक्री हुई'],
  ['orders', 'number of orders', 'how many orders did we get', 'kitne orders aaye', 'कितने ऑर्डर आए'],
  ['units sold', 'pieces sold', 'how many pieces did we sell', 'kitne pieces bike', 'कितने पीस बिके'],
  [
    'new customers',
    'first-time customers',
    'how many new customers did we get',
    'kitne naye customers aaye',
    'कितने नए ग्राहक आए',
  ],
  [
    'cancelled orders',
    'cancelled orders count',
    'how many orders were cancelled',
    'kitne orders cancel hue',
    'कितने ऑर्डर रद्द हुए',
  ],
  ['units returned', 'returned units', 'how many units were returned', 'kitne pieces return hue', 'कितने पीस वापस आए'],
  ['discounts', 'discounts given', 'how much discount did we give', 'kitna discount diya', 'कितना डिस्काउंट दिया'],
  [
    'Google Ads cost',
    'Google Ads spend',
    'how much did we spend on Google Ads',
    'google ads par kitna kharcha hua',
    'गूगल ऐड्स पर कितना खर्च हुआ',
  ],
];

const days: readonly [english: string, hinglish: string, hindi: string][] = [
  ['last week', 'pichhle hafte', 'पिछले हफ्ते'],
  ['yesterday', 'kal', 'कल'],
  ['in October', 'October mein', 'अक्टूबर में'],
  ['last month', 'pichhle mahine', 'पिछले महीने'],
];

type Parts = { figure: (typeof figures)[number]; day: (typeof days)[number] };

/** Who asks, and how. */
const voices: readonly [who: string, say: (parts: Parts) => string][] = [
  ['in short, the days first', ({ figure: [name], day: [day] }) => `${day.replace('in ', '')} ${name}`],
  ['another name', ({ figure: [, other], day: [day] }) => `${other} ${day}`],
  ['what was done', ({ figure: [, , done], day: [day] }) => `${done} ${day}?`],
  ['an owner who is polite', ({ figure: [name], day: [day] }) => `Could you please tell me the ${name} ${day}?`],
  ['a manager in a hurry', ({ figure: [, , done], day: [day] }) => `quick one, ${done} ${day}`],
  ['someone who talks', ({ figure: [name], day: [day] }) => `hey sierra, so what were the ${name} ${day}`],
  ['Hinglish', ({ figure: [, , , hinglish], day: [, day] }) => `${day} ${hinglish}`],
  ['Hindi', ({ figure: [, , , , hindi], day: [, , day] }) => `${day} ${hindi}?`],
];

test('more than two hundred pairs of questions have equal values, 99 in a hundred at least', async () => {
  const pairs = figures.flatMap(figure =>
    days.flatMap(day =>
      voices.map(([who, say]) => ({ who, plain: `${figure[0]} ${day[0]}`, said: say({ figure, day }) })),
    ),
  );
  const plain = new Map<string, string>();
  for (const text of new Set(pairs.map(pair => pair.plain)))
    plain.set(text, JSON.stringify((await askMadeUpStore(text)).values));
  const apart: string[] = [];
  for (const pair of pairs) {
    const { values, behaviour } = await askMadeUpStore(pair.said);
    if (JSON.stringify(values) !== plain.get(pair.plain)) apart.push(`${pair.who}: ${pair.said} (${behaviour})`);
  }
  assert.ok(pairs.length > 200, `${pairs.length} pairs`);
  assert.ok(apart.length <= 0.01 * pairs.length, apart.join('\n'));
});
