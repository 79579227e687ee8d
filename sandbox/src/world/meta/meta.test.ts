import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { makeWorld } from '../make-world.ts';
import { total } from '../test-measures.ts';
import { partOf } from '../ads/split-ad-day.ts';
import { metaAds } from './meta-account.ts';
import { metaStoryOf } from './meta-days.ts';
import { peopleReached, purchasePart, splitMetaDay } from './split-meta-day.ts';
import type { MetaDimension } from './split-meta-day.ts';

const world = makeWorld({ now: '2026-11-20T11:30:00+05:30', months: 3, scale: 0.3, events: [] });
const { days, purchases } = metaStoryOf(world);
const lately = ({ day }: { day: number }) => day >= world.today - 30 && day < world.today;

test('an ordinary month costs and sells what a shop of this size would expect', () => {
  const month = days.filter(lately);
  const spend = total(month.map(day => day.spend)) / 100;
  const value = total(purchases.filter(lately).map(purchase => purchase.value)) / 100;
  assert.ok(spend > 33_000 && spend < 60_000, `${spend}`);
  assert.ok(value / spend > 2.5 && value / spend < 4.5, `${value / spend}`);
  const impressions = total(month.map(day => day.impressions));
  assert.ok(Math.abs((1000 * spend) / impressions / 155 - 1) < 0.1, 'a thousand impressions cost about 155 rupees');
});

test('orders that Meta claims are of its campaigns or were only seen, and are claimed whole and once', () => {
  const claimed = new Set<number>();
  for (const { order, ad, value, day, daysAfterClick } of purchases) {
    assert.ok(!claimed.has(order));
    claimed.add(order);
    const campaign = textAt(world.orders.campaign, order);
    const own = itemAt(metaAds, ad).adSet.campaign.name;
    assert.equal(daysAfterClick === null, campaign !== own);
    assert.ok(daysAfterClick === null || (daysAfterClick >= 0 && daysAfterClick < 7));
    assert.deepEqual([value, day], [world.orders.total[order], world.orders.day[order]]);
  }
});

const dimensions: MetaDimension[] = ['placement', 'device', 'age', 'gender', 'place', 'hour', 'product'];
for (const dimension of dimensions) {
  test(`the parts by ${dimension} add up to the whole`, () => {
    for (const day of days.slice(-40)) {
      const parts = splitMetaDay(world, day, dimension);
      if (parts === null) continue;
      for (const amount of [day.spend, day.impressions, day.linkClicks]) {
        const pieces: number[] = parts.keys.map((_, index) => partOf(amount, parts, index));
        assert.equal(total(pieces), amount);
        assert.ok(pieces.every(piece => piece >= 0));
      }
    }
    const known = new Set(splitMetaDay(world, itemAt(days, days.length - 1), dimension)?.keys);
    for (const purchase of purchases.slice(-200)) {
      const key = purchasePart(world, purchase, dimension);
      assert.ok(key === null || known.has(key));
    }
  });
}

test('people are fewer than impressions, and fewer than the sum of their parts', () => {
  for (const impressions of [0, 1, 10, 1000, 100_000, 10_000_000])
    assert.ok(
      peopleReached(impressions) <= impressions && peopleReached(2 * impressions) <= 2 * peopleReached(impressions) + 1,
    );
  assert.ok(peopleReached(100_000) > 50_000);
});
