import { test } from 'node:test';
import assert from 'node:assert/strict';
import { featuresToUnlock, planOf, plans, priceOf } from './plans.ts';
import { currentPeriod, parseSubscription, renewSubscription, startSubscription } from './subscription.ts';

const now = Date.parse('2026-11-20T06:00:00.000Z');
const day = 86_400_000;
const basic = startSubscription(planOf('basic'), now);

test('the plans are those of the specification', () => {
  assert.deepEqual(
    plans.map(plan => [plan.name, priceOf(plan), plan.features.length, plan.isPopular]),
    [
      ['Basic', '₹99/month', 4, false],
      ['Plus', '₹199/month', 8, true],
      ['Pro', '₹399/month', 15, false],
    ],
  );
  assert.equal(planOf('plus').features.at(-1), 'Priority email support');
});

test('what is left to unlock is what the plan lacks of the highest one', () => {
  assert.deepEqual(
    plans.map(plan => featuresToUnlock(plan).length),
    [11, 7, 0],
  );
  assert.equal(featuresToUnlock(planOf('plus'))[0], 'Phone support');
});

test('a new subscription is active for 30 days from now', () => {
  assert.equal(basic.isActive, true);
  assert.equal(basic.startDate, '2026-11-20T06:00:00.000Z');
  assert.equal(basic.endDate, '2026-12-20T06:00:00.000Z');
});

const remaining = [
  { after: 0, days: 30 },
  { after: 1, days: 30 },
  { after: day, days: 29 },
  { after: 29 * day + 1, days: 1 },
  { after: 30 * day, days: 0 },
];
for (const { after, days } of remaining) {
  test(`${after} ms into the period, ${days} days remain`, () => {
    assert.equal(currentPeriod(basic, now + after).daysRemaining, days);
  });
}

const renewals = [
  { after: 30 * day - 1, ends: '2026-12-20T06:00:00.000Z' },
  { after: 30 * day, ends: '2027-01-19T06:00:00.000Z' },
  { after: 75 * day, ends: '2027-02-18T06:00:00.000Z' },
];
for (const { after, ends } of renewals) {
  test(`seen ${after / day} days later, the period ends ${ends.slice(0, 10)}`, () => {
    const renewed = renewSubscription(basic, now + after);
    assert.equal(renewed.endDate, ends);
    assert.equal(renewed.startDate, basic.startDate);
    assert.equal(currentPeriod(renewed, now + after).end.toISOString(), ends);
  });
}

const unreadable = [
  null,
  '',
  'null',
  '{',
  '"basic"',
  '{"plan":"gold"}',
  JSON.stringify({ ...basic, endDate: 'soon' }),
  JSON.stringify({ ...basic, isActive: false }),
];
for (const stored of unreadable) {
  test(`stored as ${stored} is no subscription`, () => assert.equal(parseSubscription(stored, now), null));
}

test('what was stored is read back, renewed if its time has passed', () => {
  assert.deepEqual(parseSubscription(JSON.stringify(basic), now), basic);
  assert.equal(parseSubscription(JSON.stringify(basic), now + 31 * day)?.endDate, '2027-01-19T06:00:00.000Z');
});
