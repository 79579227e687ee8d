/** Goods that the shop does not sell are no typing errors of its words: a figure that passes over them would be another question's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const goods =
  `spices pickles incense lingerie bras kajal perfumes soaps lipsticks notebooks mugs spoons bowls trays vases carpets rugs mattresses pillows blankets quilts towels aprons napkins idols puzzles
  headphones speakers hampers kaftans jumpsuits churidars shararas ghararas bandhgalas waistcoats pyjamas raincoats umbrellas gloves palazzos salwars sherwanis skirts sandals belts wallets bags
  potlis bindis stoles lungis statues shirts laces belts
  nehru tant paithani patola ikat tussar`
    .trim()
    .split(/\s+/);

const frames = [
  'sales of %s last month',
  'how many %s did we sell in October',
  '%s ka stock kitna hai',
  'best selling %s',
];

/** Wallets are also a way to pay. */
const alsoOurs = new Set(['wallets']);

for (const frame of frames) {
  test(`strange goods are asked back: ${frame}`, async () => {
    const told: string[] = [];
    for (const word of goods) {
      const text = frame.replace('%s', word);
      const { behaviour, requests } = await planOf(text);
      if (/^(answer|assume)$/.test(behaviour) && !alsoOurs.has(word)) told.push(`${text}: ${JSON.stringify(requests)}`);
    }
    assert.deepEqual(told, []);
  });
}

test('places without a customer yet are places all the same', async () => {
  for (const place of ['Kota', 'Karnal', 'Manali', 'Salem', 'Satara', 'Bhutan', 'Patna', 'Nepal', 'Goa']) {
    const { requests } = await planOf(`orders from ${place} last month`);
    assert.deepEqual(
      requests[0]?.where?.map(({ is }) => is),
      [[place]],
      place,
    );
  }
});

test('a slip in the name of a place or of goods is still heard', async () => {
  for (const [typed, meant] of [
    ['bangalor', 'Bengaluru'],
    ['hydrabad', 'Hyderabad'],
    ['Pnue', 'Pune'],
    ['chenai', 'Chennai'],
  ] as const) {
    const { requests } = await planOf(`orders from ${typed} last month`);
    assert.ok(requests[0]?.where?.[0]?.is?.includes(meant), typed);
  }
});

test('goods in other letters are no place either', async () => {
  for (const question of ['पोटली की बिक्री', 'potli sales last month', 'potli bag sales']) {
    const { requests } = await planOf(question);
    assert.ok(!requests.some(({ where = [] }) => where.length > 0), question);
  }
});
