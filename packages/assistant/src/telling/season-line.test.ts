import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';
import { festivalApart } from './season-line.ts';

const compared: [what: string, period: [string, string], base: [string, string], told: string | undefined][] = [
  ['Diwali in these days alone', ['2026-11-01', '2026-11-19'], ['2026-10-01', '2026-10-19'], 'here Diwali 2026-11-08'],
  ['Diwali before these days', ['2026-11-13', '2026-11-19'], ['2026-11-06', '2026-11-12'], 'there Diwali 2026-11-08'],
  ['Diwali on other days last year', ['2026-11-01', '2026-11-19'], ['2025-11-01', '2025-11-19'], 'here Diwali 2026-11-08, other 2025-10-20'],
  ['both Diwalis', ['2026-01-01', '2026-11-19'], ['2025-01-01', '2025-11-19'], undefined],
  ['the quiet days after it', ['2026-11-19', '2026-11-19'], ['2026-11-12', '2026-11-12'], 'there Diwali 2026-11-08, just after'],
  ['Black Friday last year', ['2026-11-10', '2026-11-16'], ['2025-11-25', '2025-12-01'], 'there Black Friday to Cyber Monday 2025-11-28, other 2026-11-27'],
  ['a few days of Navratri are not it', ['2026-10-01', '2026-10-12'], ['2026-09-01', '2026-09-12'], undefined],
  ['plain weeks', ['2026-06-08', '2026-06-14'], ['2026-06-01', '2026-06-07'], undefined],
]; // prettier-ignore

for (const [what, [from, to], [baseFrom, baseTo], told] of compared)
  test(`${what}: ${told ?? 'nothing is told'}`, () => {
    const apart = festivalApart({ from, to }, { from: baseFrom, to: baseTo }, 'IN');
    const text =
      apart &&
      `${apart.isOfBase ? 'there' : 'here'} ${apart.name} ${apart.days.from}${apart.otherDays ? `, other ${apart.otherDays.from}` : ''}${apart.isJustAfter ? ', just after' : ''}`;
    assert.equal(text, told);
  });

test('Diwali moves nothing where nobody keeps it', () => {
  const [period, base] = [
    { from: '2026-11-01', to: '2026-11-19' },
    { from: '2026-10-01', to: '2026-10-19' },
  ];
  assert.equal(festivalApart(period, base, 'DE'), undefined);
});

const asked: [question: string, says: RegExp][] = [
  ['sales last 7 days vs the 7 days before', /Diwali \(8 Nov 2026\) falls in the days compared with, not in these\./],
  ['sales this month vs last year', /Diwali \(8 Nov 2026; last time 20 Oct 2025\) falls in these days, not in those compared with\./],
  ['kal ki sale 12 Nov se zyada thi kya', /Jin dinon se muqabla hai woh Diwali \(8 Nov 2026\) ke theek baad ke hain\./],
  ['इस महीने की बिक्री पिछले साल से कितनी ज़्यादा है', /दिवाली \(8 नवंबर 2026; पिछली बार 20 अक्टूबर 2025\) इन दिनों में है, जिनसे तुलना है उनमें नहीं।/u],
]; // prettier-ignore

for (const [question, says] of asked)
  test(`${question}: the festival that makes the days unlike is named`, async () => {
    assert.match((await askInItsLanguage(question)).response, says);
  });

test('what is not compared says nothing of festivals', async () => {
  assert.doesNotMatch((await askMadeUpStore('sales by product this month')).response, /Diwali/);
});
