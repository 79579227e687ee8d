import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry, itemAt, present } from '../checked.ts';
import { isoDate } from '../world/calendar.ts';
import { textAt } from '../world/columns.ts';
import { VISIT } from '../world/tables.ts';
import { smallWorld } from '../google/started-google.ts';
import { askedAnalytics } from './asked-analytics.ts';

/**
 * Every figure a second time by plain loops over the world's tables, which share nothing with the module but the rules of what Analytics
 * sees: marked visits and orders, late ones from the day after tomorrow on, nothing of the last two hours.
 */
type Tally = { add: (key: string, amount: number) => void; of: (key: string) => number; keys: () => string[] };

const world = smallWorld();
const until = world.today * 1440 + world.minute - 120;
const first = world.today - 30;
const last = world.today - 1;

function isVisible(mark: number, day: number, minute: number): boolean {
  return (mark === 1 || (mark === 2 && day < world.today - 1)) && day * 1440 + minute <= until;
}

/** Rows of the visits Analytics shows between two days. */
function visitsShown(from: number, to: number): number[] {
  const { visits } = world;
  const rows: number[] = [];
  for (let row = 0; row < visits.length; row++) {
    const day = itemAt(visits.day, row);
    if (day >= from && day <= to && isVisible(itemAt(visits.ga4, row), day, itemAt(visits.minute, row))) rows.push(row);
  }
  return rows;
}

function ordersShown(from: number, to: number): number[] {
  const { orders } = world;
  const rows: number[] = [];
  for (let row = 0; row < orders.length; row++) {
    const day = itemAt(orders.day, row);
    const isIn = day >= from && day <= to && itemAt(orders.visit, row) >= 0;
    if (isIn && isVisible(itemAt(orders.ga4, row), day, itemAt(orders.minute, row))) rows.push(row);
  }
  return rows;
}

const has = (visit: number, flag: number) => (itemAt(world.visits.flags, visit) & flag) !== 0;
const visitorOf = (visit: number) => itemAt(world.visits.visitor, visit);
const isActive = (visit: number) => has(visit, VISIT.engaged) || has(visit, VISIT.firstVisit);
const people = (visits: readonly number[]) => new Set(visits.map(visitorOf)).size;
const sum = (rows: readonly number[], amount: (row: number) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);
const share = (over: number, under: number) => (under === 0 ? 0 : over / under);
const flagged = (visits: readonly number[], flag: number) => visits.filter(visit => has(visit, flag)).length;
const rupees = (paise: number) => paise / 100;

/** Orders that are the first their visitor made, as far as Analytics ever saw. */
function isFirstOrder(order: number): boolean {
  const { orders } = world;
  for (let row = 0; row < order; row++)
    if (orders.ga4[row] !== 0 && itemAt(orders.visit, row) >= 0 && buyerOf(row) === buyerOf(order)) return false;
  return true;
}
const buyerOf = (order: number) => visitorOf(itemAt(world.orders.visit, order));
const buyers = (orders: readonly number[]) => new Set(orders.map(buyerOf)).size;

type Loop = (visits: readonly number[], orders: readonly number[]) => number;

const loops: Record<string, Loop> = {
  sessions: visits => visits.length,
  engagedSessions: visits => flagged(visits, VISIT.engaged),
  engagementRate: visits => share(flagged(visits, VISIT.engaged), visits.length),
  bounceRate: visits => share(visits.length - flagged(visits, VISIT.engaged), visits.length),
  activeUsers: visits => people(visits.filter(isActive)),
  totalUsers: people,
  newUsers: visits => flagged(visits, VISIT.firstVisit),
  averageSessionDuration: visits =>
    share(
      sum(visits, visit => itemAt(world.visits.seconds, visit)),
      visits.length,
    ),
  userEngagementDuration: visits =>
    sum(visits, visit => (has(visit, VISIT.engaged) ? itemAt(world.visits.seconds, visit) : 0)),
  screenPageViews: visits => sum(visits, visit => itemAt(world.visits.pageViews, visit)),
  screenPageViewsPerSession: visits =>
    share(
      sum(visits, visit => itemAt(world.visits.pageViews, visit)),
      visits.length,
    ),
  addToCarts: visits => flagged(visits, VISIT.addedToCart),
  checkouts: visits => flagged(visits, VISIT.reachedCheckout),
  keyEvents: (_visits, orders) => orders.length,
  ecommercePurchases: (_visits, orders) => orders.length,
  transactions: (_visits, orders) => orders.length,
  purchaseRevenue: (_visits, orders) => rupees(sum(orders, order => itemAt(world.orders.total, order))),
  totalRevenue: (_visits, orders) => rupees(sum(orders, order => itemAt(world.orders.total, order))),
  taxAmount: (_visits, orders) => rupees(sum(orders, order => itemAt(world.orders.tax, order))),
  shippingAmount: (_visits, orders) => rupees(sum(orders, order => itemAt(world.orders.shipping, order))),
  averagePurchaseRevenue: (_visits, orders) =>
    share(rupees(sum(orders, order => itemAt(world.orders.total, order))), orders.length),
  refundAmount: () => 0,
  totalPurchasers: (_visits, orders) => buyers(orders),
  firstTimePurchasers: (_visits, orders) => buyers(orders.filter(isFirstOrder)),
  purchaserRate: (visits, orders) => share(buyers(orders), people(visits.filter(isActive))),
  'sessionKeyEventRate:purchase': (visits, orders) =>
    share(new Set(orders.map(order => world.orders.visit[order])).size, visits.length),
};

type Key = { name: string; ofVisit: (visit: number) => string; ofOrder?: (order: number) => string };

const originOf = (visit: number) => itemAt(world.origins, itemAt(world.visits.origin, visit));
const day = (at: number) => isoDate(at).replaceAll('-', '');
const timed = (name: string, text: (day: number, minute: number) => string): Key => ({
  name,
  ofVisit: visit => text(itemAt(world.visits.day, visit), itemAt(world.visits.minute, visit)),
  ofOrder: order => text(itemAt(world.orders.day, order), itemAt(world.orders.minute, order)),
});

const keys: Key[] = [
  timed('date', at => day(at)),
  timed('hour', (_at, minute) => String(Math.floor(minute / 60)).padStart(2, '0')),
  timed('dayOfWeek', at => String(new Date(at * 86_400_000).getUTCDay())),
  timed('yearMonth', at => day(at).slice(0, 6)),
  { name: 'deviceCategory', ofVisit: visit => textAt(world.visits.device, visit).toLowerCase() },
  { name: 'city', ofVisit: visit => textAt(world.visits.city, visit) },
  { name: 'region', ofVisit: visit => textAt(world.visits.region, visit) },
  { name: 'country', ofVisit: visit => textAt(world.visits.country, visit) },
  { name: 'landingPage', ofVisit: visit => textAt(world.visits.landingPage, visit) },
  { name: 'sessionDefaultChannelGroup', ofVisit: visit => originOf(visit).channelGroup },
  { name: 'sessionSource', ofVisit: visit => originOf(visit).source },
  { name: 'sessionMedium', ofVisit: visit => originOf(visit).medium },
  { name: 'sessionSourceMedium', ofVisit: visit => `${originOf(visit).source} / ${originOf(visit).medium}` },
  { name: 'newVsReturning', ofVisit: visit => (has(visit, VISIT.firstVisit) ? 'new' : 'returning') },
];

function assertNear(actual: number, expected: number, message: string): void {
  const tolerance = Math.max(1e-9, Math.abs(expected) * 1e-9);
  assert.ok(Math.abs(actual - expected) <= tolerance, `${message}: ${actual} is not ${expected}`);
}

test('every metric of visits and purchases equals a plain loop, in total', async t => {
  const analytics = await askedAnalytics(t);
  const visits = visitsShown(first, last);
  const orders = ordersShown(first, last);
  assert.ok(visits.length > 5000 && orders.length > 100);
  const names = Object.keys(loops);
  for (let at = 0; at < names.length; at += 10) {
    const asked = names.slice(at, at + 10);
    const [row] = await analytics.rows([], asked, { keepEmptyRows: true });
    asked.forEach((name, index) =>
      assertNear(row?.[1][index] ?? Number.NaN, itemAt(loops, name)(visits, orders), name),
    );
  }
});

test('and split by every dimension of the visit', async t => {
  const analytics = await askedAnalytics(t);
  const visits = visitsShown(first, last);
  const orders = ordersShown(first, last);
  const asked = [
    'sessions',
    'activeUsers',
    'screenPageViews',
    'ecommercePurchases',
    'purchaseRevenue',
    'totalPurchasers',
  ];
  for (const key of keys) {
    const groups = new Map<string, { visits: number[]; orders: number[] }>();
    const groupOf = (value: string) => {
      const group = groups.get(value) ?? { visits: [], orders: [] };
      groups.set(value, group);
      return group;
    };
    for (const visit of visits) groupOf(key.ofVisit(visit)).visits.push(visit);
    for (const order of orders)
      groupOf(key.ofOrder?.(order) ?? key.ofVisit(itemAt(world.orders.visit, order))).orders.push(order);
    const rows = await analytics.rows([key.name], asked);
    assert.deepEqual(rows.map(([[value = '']]) => value).sort(), [...groups.keys()].sort(), key.name);
    for (const [[value = ''], values] of rows) {
      const group = entry(groups, value);
      asked.forEach((name, index) =>
        assertNear(
          itemAt(values, index),
          itemAt(loops, name)(group.visits, group.orders),
          `${name} by ${key.name} ${value}`,
        ),
      );
    }
  }
});

test('two dimensions at once', async t => {
  const analytics = await askedAnalytics(t);
  const expected = tally();
  for (const visit of visitsShown(first, last))
    expected.add(`${day(itemAt(world.visits.day, visit))} ${originOf(visit).channelGroup}`, 1);
  const rows = await analytics.rows(['date', 'sessionDefaultChannelGroup'], ['sessions', 'activeUsers']);
  assert.equal(rows.length, expected.keys().length);
  for (const [values, [sessions]] of rows) assert.equal(sessions, expected.of(values.join(' ')));
});

test('campaigns are named, or told to be none', async t => {
  const analytics = await askedAnalytics(t);
  const expected = tally();
  for (const visit of visitsShown(first, last)) {
    const { campaign, medium } = originOf(visit);
    const unnamed = medium === '(none)' ? '(direct)' : `(${medium})`;
    expected.add(campaign === '' ? (medium === 'bio' ? '(not set)' : unnamed) : campaign, 1);
  }
  const rows = await analytics.rows(['sessionCampaignName'], ['sessions']);
  assert.deepEqual(Object.fromEntries(rows.map(([[name], [value]]) => [name, value])), record(expected));
});

test('items bought, and their revenue without tax, by product, category, brand and variant', async t => {
  const analytics = await askedAnalytics(t);
  const { lines, variants, products, orders } = world;
  const nameOf: Record<string, (variant: number) => string> = {
    itemName: variant => itemAt(products.title, itemAt(variants.product, variant)),
    itemCategory: variant => textAt(products.type, itemAt(variants.product, variant)),
    itemBrand: variant => textAt(products.vendor, itemAt(variants.product, variant)),
    itemVariant: variant => itemAt(variants.title, variant),
    itemId: variant => itemAt(variants.sku, variant),
  };
  for (const [dimension, name] of Object.entries(nameOf)) {
    const [units, revenue] = [tally(), tally()];
    for (const order of ordersShown(first, last))
      for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++) {
        units.add(name(itemAt(lines.variant, line)), itemAt(lines.quantity, line));
        revenue.add(
          name(itemAt(lines.variant, line)),
          (itemAt(lines.gross, line) + itemAt(lines.discount, line)) / 100,
        );
      }
    const rows = await analytics.rows([dimension], ['itemsPurchased', 'itemRevenue']);
    const bought = rows.filter(([, [count]]) => present(count, 'count') > 0);
    assert.equal(bought.length, units.keys().length, dimension);
    for (const [[value = ''], [count, money]] of bought) {
      assert.equal(count, units.of(value), `${dimension} ${value}`);
      assertNear(present(money, 'money'), revenue.of(value), `${dimension} ${value}`);
    }
  }
});

test('the funnel of items narrows and adds up to its events', async t => {
  const analytics = await askedAnalytics(t);
  const items = ['itemsViewed', 'itemsAddedToCart', 'itemsCheckedOut', 'itemsPurchased'];
  const [total] = await analytics.rows([], items);
  const [viewed = 0, added = 0, checkedOut = 0, bought = 0] = total?.[1] ?? [];
  assert.ok(viewed > added && added > checkedOut && checkedOut > bought && bought > 0, String(total));
  const [events] = await analytics.rows([], ['itemViewEvents', 'addToCarts']);
  assert.equal(viewed, events?.[1][0], 'one item an event');
  assert.ok(added >= itemAt(present(events, 'events')[1], 1));
  const byName = await analytics.rows(['itemName'], items);
  items.forEach((_, at) =>
    assert.equal(
      byName.reduce((all, [, values]) => all + itemAt(values, at), 0),
      total?.[1][at],
    ),
  );
  const unpublished = await analytics.rows(['itemName'], ['itemsViewed'], {
    dateRanges: [{ startDate: '60daysAgo', endDate: '40daysAgo' }],
  });
  assert.ok(
    unpublished.every(([[name]]) => name !== 'Leela Organza Saree'),
    'nobody sees what is not yet published',
  );
});

test('page views by path add up, and visitors by path are people', async t => {
  const analytics = await askedAnalytics(t);
  const visits = visitsShown(first, last);
  const rows = await analytics.rows(['pagePath'], ['screenPageViews', 'totalUsers']);
  assert.equal(
    rows.reduce((total, [, [views]]) => total + present(views, 'views'), 0),
    present(loops.screenPageViews, 'screenPageViews')(visits, []),
  );
  const cart = rows.find(([[path]]) => path === '/cart');
  assert.equal(cart?.[1][0], flagged(visits, VISIT.addedToCart));
  assert.equal(cart?.[1][1], people(visits.filter(visit => has(visit, VISIT.addedToCart))));
  const thanks = rows.find(([[path]]) => path === '/checkout/thank-you');
  assert.equal(thanks?.[1][0], flagged(visits, VISIT.completedCheckout));
});

test('events by name', async t => {
  const analytics = await askedAnalytics(t);
  const visits = visitsShown(first, last);
  const rows = await analytics.rows(['eventName'], ['eventCount', 'totalUsers']);
  const byName = new Map(rows.map(([[name = ''], values]) => [name, values]));
  assert.deepEqual(byName.get('session_start'), [visits.length, people(visits)]);
  assert.equal(byName.get('page_view')?.[0], present(loops.screenPageViews, 'screenPageViews')(visits, []));
  assert.equal(byName.get('add_to_cart')?.[0], flagged(visits, VISIT.addedToCart));
  assert.equal(byName.get('purchase')?.[0], ordersShown(first, last).length);
  const [total] = await analytics.rows([], ['eventCount']);
  assert.equal(
    rows.reduce((all, [, [count]]) => all + present(count, 'count'), 0),
    total?.[1][0],
  );
});

test('Search Console: clicks are the visits from unpaid Google results, seen by the tag or not', async t => {
  const analytics = await askedAnalytics(t);
  const expected = tally();
  for (let visit = 0; visit < world.visits.length; visit++) {
    const { source, medium, campaign } = originOf(visit);
    const at = itemAt(world.visits.day, visit);
    const isClick = source === 'google' && medium === 'organic' && campaign === '' && !has(visit, VISIT.bot);
    if (isClick && at >= first && at <= last) expected.add(textAt(world.visits.landingPage, visit), 1);
  }
  const metrics = ['organicGoogleSearchClicks', 'organicGoogleSearchImpressions', 'organicGoogleSearchAveragePosition'];
  const rows = await analytics.rows(['landingPage'], metrics);
  assert.deepEqual(Object.fromEntries(rows.map(([[page], [clicks]]) => [page, clicks])), record(expected));
  for (const [, [clicks, impressions, position]] of rows) {
    assert.ok(
      present(impressions, 'impressions') >= 8 * present(clicks, 'clicks') &&
        present(impressions, 'impressions') <= 32 * present(clicks, 'clicks'),
    );
    assert.ok(present(position, 'position') >= 1 && present(position, 'position') < 20);
  }
});

test('the linked Google Ads account: cost, clicks and impressions by campaign', async t => {
  const analytics = await askedAnalytics(t);
  const { adDays, adGroups, adCampaigns } = world;
  const [cost, clicks] = [tally(), tally()];
  for (let row = 0; row < adDays.length; row++) {
    if (itemAt(adDays.day, row) < first || itemAt(adDays.day, row) > last) continue;
    const { name } = itemAt(adCampaigns, itemAt(adGroups, itemAt(adDays.adGroup, row)).campaign);
    cost.add(name, itemAt(adDays.cost, row) / 100);
    clicks.add(name, itemAt(adDays.clicks, row));
  }
  const rows = await analytics.rows(['sessionCampaignName'], ['advertiserAdCost', 'advertiserAdClicks']);
  assert.deepEqual(rows.map(([[name = '']]) => name).sort(), cost.keys().sort());
  for (const [[name = ''], [spent, count]] of rows) {
    assertNear(present(spent, 'spent'), cost.of(name), name);
    assert.equal(count, clicks.of(name));
  }
});

test('today lags by two hours, yesterday still lacks what comes late, refunds never come', async t => {
  const analytics = await askedAnalytics(t);
  const seenOn = async (at: string) =>
    (await analytics.rows([], ['sessions'], { dateRanges: [{ startDate: at, endDate: at }] }))[0]?.[1][0];
  assert.equal(await seenOn('today'), visitsShown(world.today, world.today).length);
  assert.ok(
    visitsShown(world.today, world.today).every(visit => itemAt(world.visits.minute, visit) <= world.minute - 120),
  );
  assert.equal(await seenOn('yesterday'), visitsShown(last, last).length);
  const onceComplete = (at: number) => {
    let count = 0;
    for (let row = 0; row < world.visits.length; row++)
      if (world.visits.day[row] === at && world.visits.ga4[row] !== 0) count++;
    return count;
  };
  const gain = onceComplete(last) / visitsShown(last, last).length - 1;
  assert.ok(gain > 0.01 && gain < 0.06, `yesterday still gains ${gain}`);
  assert.equal(onceComplete(last - 1), visitsShown(last - 1, last - 1).length);
});

function tally(): Tally {
  const sums = new Map<string, number>();
  return {
    add: (key, amount) => void sums.set(key, (sums.get(key) ?? 0) + amount),
    of: key => sums.get(key) ?? 0,
    keys: () => [...sums.keys()],
  };
}

function record(of: Tally): Record<string, number> {
  return Object.fromEntries(of.keys().map(key => [key, of.of(key)]));
}
