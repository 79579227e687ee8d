import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage } from '../ask-made-up-store.ts';
import { asksForEarlier } from './asks-earlier.ts';

const cases: [question: string, isEarlier: boolean][] = [
  ['kal is waqt tak kitne order the', true],
  ['कल इसी टाइम तक कितने ऑर्डर थे', true],
  ['पिछले महीने की इसी तारीख तक कितनी बिक्री थी', true],
  ['orders by this time yesterday', true],
  ['aaj kal is waqt tak se zyada order hain kya', false],
  ['orders today vs yesterday till this time', false],
  ['kal kitne order the', false],
];
for (const [question, isEarlier] of cases)
  test(`"${question}" ${isEarlier ? 'is of the earlier days' : 'is not'}`, () =>
    assert.equal(asksForEarlier(question), isEarlier));

test('the day that was asked about is told first, and today beside it', async () => {
  const { response } = await askInItsLanguage('kal is waqt tak kitne order the');
  const [, then, again] = /^19 Nov 2026 \(11:30 am tak\).* orders ([\d,]+) rahe\. Aaj .* ke ([\d,]+) se/.exec(response) ?? [];
  assert.ok(then !== undefined && then === again, response);
}); // prettier-ignore
