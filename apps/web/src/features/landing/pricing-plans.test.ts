import { test } from 'node:test';
import assert from 'node:assert/strict';
import { pricingPlans } from './pricing-plans.ts';

test('the plans cost what the specification says', () => {
  assert.deepEqual(
    pricingPlans.map(plan => [plan.name, plan.monthlyPrice, plan.yearlyPrice, plan.isMostPopular]),
    [
      ['Starter', 49, 39, false],
      ['Growth', 99, 79, true],
      ['Scale', 199, 159, false],
    ],
  );
});

test('paying by the year saves the 20 percent the toggle promises, to the nearest percent', () => {
  for (const plan of pricingPlans) {
    assert.equal(Math.round((1 - plan.yearlyPrice / plan.monthlyPrice) * 100), 20, plan.name);
  }
});
