/** Both sides of a day or an event: two stretches of the same length with the event between them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkWithMadeUpStore } from '../ask-made-up-store.ts';
import { planOf } from '../merchant-of-the-tests.ts';

const daysOf = async (text: string): Promise<string> => {
  const { requests } = await planOf(text);
  return requests.map(({ period, base }) => `${base?.from}..${base?.to} ${period.from}..${period.to}`).join(' & ');
};

/** Today is Friday, 20 November 2026; Diwali was on the 8th. */
const said: [days: string, ways: string[]][] = [
  [
    '2026-10-22..2026-10-31 2026-11-02..2026-11-11',
    [
      'orders 10 days before and after 1 November',
      'orders in the 10 days before and the 10 days after 1 November',
      'orders 10 days before 1 November vs 10 days after',
    ],
  ],
  [
    '2026-11-01..2026-11-07 2026-11-09..2026-11-15',
    [
      'sales the week before and after Diwali',
      'how were orders a week before and after diwali',
      'diwali se ek hafta pehle aur baad ki sale',
      'दिवाली के एक हफ्ते पहले और बाद की बिक्री',
    ],
  ],
  ['2026-11-05..2026-11-07 2026-11-09..2026-11-11', ['net sales 3 days before and after Diwali', 'sales 3 days either side of Diwali']],
  // Until now, where nobody says how many.
  ['2026-10-27..2026-11-07 2026-11-09..2026-11-20', ['sales before and after diwali', 'sales before vs after Diwali', 'diwali ke pehle aur baad ki sale']],
  // As many days before as are known after.
  ['2026-11-11..2026-11-14 2026-11-16..2026-11-19', ['orders 4 days before and after 15 November']],
  ['2026-11-10..2026-11-14 2026-11-16..2026-11-20', ['orders 10 days before and after 15 November']],
]; // prettier-ignore

for (const [days, ways] of said) {
  test(`both sides of an event: ${days}`, async () => {
    for (const way of ways) assert.equal(await daysOf(way), days, way);
  });
}

test('days that are named on their own stay apart', async () => {
  assert.equal(
    await daysOf('sales before discounts and after refunds in october'),
    '2026-09-01..2026-09-30 2026-10-01..2026-10-31',
  );
  assert.match(await daysOf('orders on 5 november and on 12 november'), /2026-11-05/);
});

test('the event itself is said to be on neither side', async () => {
  const { response } = await talkWithMadeUpStore('sales the week before and after Diwali');
  assert.match(response, /9–15 Nov 2026.*1–7 Nov 2026/);
  assert.match(response, /8 Nov 2026 counts on neither side\./);
});
