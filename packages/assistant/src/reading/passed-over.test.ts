import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore as ask } from '../ask-made-up-store.ts';

const loose: [question: string, left: string][] = [
  ['visits and sales on the saree page this month, is it pulling a crowd', 'pulling … crowd'],
  ['average bill is Creeping down month by month', 'Creeping'],
  ["What's the damage on ad spend this week?", 'damage'],
  ['orders by city last week, tidy', 'tidy'],
];

test('a word that names nothing here and stands by itself is told, and the question answered', async () => {
  for (const [question, left] of loose) {
    const { behaviour, response } = await ask(question);
    assert.ok(/^(assume|partial)$/.test(behaviour) && response.includes(`"${left}"`), `${question}: ${response}`);
  }
});

const kept = [
  'sales of the velvet line in October',
  'orders yesterday from the exhibition',
  'customers my team called last month',
  'sessions yesterday, logged in users',
  'orders last month where we gave free alterations',
  'potli bag sales last week',
  'how sticky are our customers',
  'zorblax sales last month',
  'sales last month, zorblax',
];

test('a word that may name or pick something is asked about', async () => {
  for (const question of kept) {
    const { behaviour } = await ask(question);
    assert.ok(!/^(answer|assume)$/.test(behaviour), `${question}: ${behaviour}`);
  }
});
