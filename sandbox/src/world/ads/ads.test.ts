import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAt, itemAt, present } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { campaigns } from '../data/campaigns.ts';
import { makeWorld } from '../make-world.ts';
import { orderSum, sumOver, total } from '../test-measures.ts';
import { adShareUntil, partOf, splitAdDay } from './split-ad-day.ts';
import type { AdDimension } from './split-ad-day.ts';

const world = makeWorld({ now: '2026-11-20T11:30:00+05:30', months: 13, events: [] });
const year = [365, 1] as const;
const { adDays, adConversions } = world;

function ofCampaign(name: string, column: 'cost' | 'clicks'): number {
  return sumOver(adDays, world, {
    ago: year,
    chosen: (table, row) => campaignOf(itemAt(table.adGroup, row)) === name,
    amount: (table, row) => itemAt(table[column], row),
  });
}

function valueOf(name: string): number {
  return sumOver(adConversions, world, {
    ago: year,
    chosen: (table, row) => campaignOf(itemAt(table.adGroup, row)) === name,
    amount: (table, row) => itemAt(table.value, row),
  });
}

for (const { name, roas, cost, daysBeforeDiwali } of campaigns) {
  test(`${name} costs and returns about what it should`, () => {
    const found = valueOf(name) / ofCampaign(name, 'cost');
    // Half a rupee for a rupee comes of a few orders only.
    assert.ok(Math.abs(found / roas - 1) < (roas < 1 ? 0.3 : 0.15), `${found} for a rupee instead of ${roas}`);
    const days = daysBeforeDiwali === undefined ? 365 : daysBeforeDiwali + 1;
    const perDay = ofCampaign(name, 'cost') / 100 / days;
    assert.ok(
      Math.abs(perDay / cost - 1) < (daysBeforeDiwali === undefined ? 0.1 : 0.35),
      `${perDay} a day instead of ${cost}`,
    );
  });
}

test('Google claims about a third of what the online store takes', () => {
  const online = orderSum(world, year, (table, row) => (itemAt(table.visit, row) >= 0 ? itemAt(table.total, row) : 0));
  const claimed = campaigns.reduce((sum, { name }) => sum + valueOf(name), 0);
  assert.ok(Math.abs(claimed / online - 0.33) < 0.03, `${claimed / online}`);
});

test('credit is claimed for real online orders only, after a click, and never more than once over', () => {
  const claimed = new Map<number, number>();
  for (let row = 0; row < adConversions.length; row++) {
    const order = itemAt(adConversions.order, row);
    assert.equal(textAt(world.orders.channel, order), 'Online Store');
    assert.equal(adConversions.orderDay[row], world.orders.day[order]);
    assert.ok(
      itemAt(adConversions.day, row) <= itemAt(world.orders.day, order) &&
        itemAt(adConversions.day, row) >= itemAt(world.orders.day, order) - 14,
    );
    assert.ok(itemAt(adConversions.conversions, row) > 0);
    claimed.set(order, (claimed.get(order) ?? 0) + itemAt(adConversions.conversions, row));
  }
  for (const [order, part] of claimed) assert.ok(part < 1.0001, `order ${order} is claimed ${part} times`);
});

test('conversions trickle in', () => {
  const known = [0, 0];
  for (let row = 0; row < adConversions.length; row++) {
    const lag = itemAt(adConversions.orderDay, row) - itemAt(adConversions.day, row);
    if (lag === 0) addAt(known, 0, itemAt(adConversions.conversions, row));
    if (lag <= 1) addAt(known, 1, itemAt(adConversions.conversions, row));
  }
  const all = total(adConversions.conversions);
  assert.ok(
    Math.abs(itemAt(known, 0) / all - 0.68) < 0.02 && Math.abs(itemAt(known, 1) / all - 0.85) < 0.02,
    `${itemAt(known, 0) / all}, ${itemAt(known, 1) / all}`,
  );
});

const dimensions: AdDimension[] = ['device', 'hour', 'place', 'keyword', 'term', 'product', 'network', 'age', 'gender'];
for (const dimension of dimensions) {
  test(`the parts by ${dimension} add up to the whole, also within another split`, () => {
    for (let row = adDays.length - 400; row < adDays.length; row++) {
      const parts = splitAdDay(world, row, dimension);
      if (!parts) continue;
      const hours = present(splitAdDay(world, row, 'hour'), 'the division into hours');
      for (const column of [adDays.cost, adDays.clicks, adDays.impressions]) {
        const pieces: number[] = parts.keys.map((_, index) => partOf(itemAt(column, row), parts, index));
        assert.equal(total(pieces), column[row]);
        assert.equal(total(hours.keys.map((_, hour) => partOf(pieces[0] ?? 0, hours, hour))), pieces[0]);
        assert.ok(pieces.every(piece => piece >= 0));
      }
    }
  });
}

test('today has cost what its hours so far cost', () => {
  const share = adShareUntil(world.minute);
  assert.ok(share > 0.2 && share < 0.35);
  const [first, last] = [present(adDays.byDay.start.at(-2), 'the last day'), adDays.length];
  const today = total(adDays.cost.slice(first, last));
  const yesterday = sumOver(adDays, world, {
    ago: [1, 1],
    chosen: () => true,
    amount: (table, row) => itemAt(table.cost, row),
  });
  assert.ok(Math.abs(today / yesterday / share - 1) < 0.15);
  for (let row = first; row < last; row++) {
    const hours = present(splitAdDay(world, row, 'hour'), 'the division into hours');
    assert.equal(
      total(hours.keys.map((hour, index) => (hour > 11 ? partOf(itemAt(adDays.cost, row), hours, index) : 0))),
      0,
    );
  }
});

test('lost impressions are what the campaign should lose', () => {
  const kurtas = (column: 'impressions' | 'eligible' | 'lostToBudget') =>
    sumOver(adDays, world, {
      ago: year,
      chosen: (table, row) => campaignOf(itemAt(table.adGroup, row)) === 'Nonbrand Kurtas',
      amount: (table, row) => itemAt(table[column], row),
    });
  assert.ok(Math.abs(kurtas('impressions') / kurtas('eligible') - 0.34) < 0.01);
  assert.ok(Math.abs(kurtas('lostToBudget') / kurtas('eligible') - 0.31) < 0.01);
});

function campaignOf(adGroup: number): string {
  return itemAt(world.adCampaigns, itemAt(world.adGroups, adGroup).campaign).name;
}
