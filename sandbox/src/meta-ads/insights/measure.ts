import { itemAt } from '../../checked.ts';
import { isoDate } from '../../world/calendar.ts';
import { partOf } from '../../world/ads/split-ad-day.ts';
import { metaAds } from '../../world/meta/meta-account.ts';
import type { MetaAd } from '../../world/meta/meta-account.ts';
import { metaAmounts, metaStoryOf } from '../../world/meta/meta-days.ts';
import type { MetaAmount, MetaDay, MetaPurchase } from '../../world/meta/meta-days.ts';
import { purchasePart, splitMetaDay } from '../../world/meta/split-meta-day.ts';
import type { MetaDimension } from '../../world/meta/split-meta-day.ts';
import type { World } from '../../world/world.ts';
import { breakdownOf } from './breakdowns.ts';
import type { Stretch } from './date-presets.ts';
import type { InsightsRequest, Level } from './insights-request.ts';

/** Counts and money of the orders claimed: all, and by how long after the click. */
export type Bought = { count: number; value: number };
export type Sums = Record<MetaAmount, number> & Record<'bought' | 'oneDay' | 'sevenDays' | 'seen', Bought>;

/** One row of an answer before it is written. */
export type Cell = { ad: MetaAd; stretch: Stretch; labels: string[]; sums: Sums };

/** Whose insights are asked: all ads of the account, or those below one object. */
export type Scope = (ad: MetaAd) => boolean;

export function measured(world: World, request: InsightsRequest, scope: Scope): Cell[] {
  const cells = new Map<string, Cell>();
  const passes = (ad: MetaAd) => scope(ad) && request.filters.every(filter => passesFilter(filter, ad));
  for (const stretch of request.stretches.flatMap(whole => bucketsOf(whole, request.increment))) {
    const at = cellsOf(cells, stretch, request);
    const { days, purchases } = metaStoryOf(world);
    for (const day of days)
      if (isWithin(day, stretch) && passes(itemAt(metaAds, day.ad))) addDay(world, { day, request, at });
    for (const purchase of purchases)
      if (isWithin(purchase, stretch) && passes(itemAt(metaAds, purchase.ad)))
        addPurchase(world, { purchase, request, at });
  }
  // People who were shown nothing have no row, even if a purchase is claimed for them.
  return [...cells.values()].filter(({ sums }) => sums.impressions > leastImpressions(request));
}

type At = (ad: MetaAd, labels: string[]) => Sums;

function addDay(world: World, { day, request, at }: { day: MetaDay; request: InsightsRequest; at: At }): void {
  const ad = itemAt(metaAds, day.ad);
  for (const { labels, own } of piecesOf(world, day, request.breakdowns)) {
    const amounts = metaAmounts.map(name => [name, own(day[name])] as const);
    if (amounts.every(([, amount]) => amount === 0)) continue;
    const sums = at(ad, labels);
    for (const [name, amount] of amounts) sums[name] += amount;
  }
}

type Piece = { labels: string[]; own: (total: number) => number };

/** A day within each combination of the breakdowns' values; the pieces add up to the day. */
function piecesOf(world: World, day: MetaDay, breakdowns: readonly string[]): Piece[] {
  const dimensions = [...new Set(breakdowns.map(name => breakdownOf(name).dimension))];
  let pieces: { keys: Map<MetaDimension, number>; own: (total: number) => number }[] = [
    { keys: new Map(), own: total => total },
  ];
  for (const dimension of dimensions) {
    const parts = splitMetaDay(world, day, dimension);
    if (parts === null) return [];
    pieces = pieces.flatMap(({ keys, own }) =>
      parts.keys.map((key, index) => ({
        keys: new Map([...keys, [dimension, key]]),
        own: (total: number) => partOf(own(total), parts, index),
      })),
    );
  }
  return pieces.map(({ keys, own }) => ({
    own,
    labels: breakdowns.map(name => {
      const { dimension, labelOf } = breakdownOf(name);
      return labelOf(world, keys.get(dimension) ?? 0);
    }),
  }));
}

type Claim = { purchase: MetaPurchase; request: InsightsRequest; at: At };

function addPurchase(world: World, { purchase, request, at }: Claim): void {
  const labels: string[] = [];
  for (const name of request.breakdowns) {
    const { dimension, labelOf, hidesActions } = breakdownOf(name);
    const key = purchasePart(world, purchase, dimension);
    if (key === null || hidesActions === true) return;
    labels.push(labelOf(world, key));
  }
  const sums = at(itemAt(metaAds, purchase.ad), labels);
  const { daysAfterClick: lag, value } = purchase;
  const add = (bought: Bought) => {
    bought.count += 1;
    bought.value += value;
  };
  add(sums.bought);
  if (lag === null) return add(sums.seen);
  add(sums.sevenDays);
  if (lag <= 1) add(sums.oneDay);
}

function cellsOf(cells: Map<string, Cell>, stretch: Stretch, { level }: InsightsRequest): At {
  return (ad, labels) => {
    const key = JSON.stringify([stretch.from, entityOf(ad, level), labels]);
    const known = cells.get(key);
    if (known) return known.sums;
    const sums = emptySums();
    cells.set(key, { ad, stretch, labels, sums });
    return sums;
  };
}

function entityOf(ad: MetaAd, level: Level): string {
  if (level === 'account') return '';
  if (level === 'campaign') return ad.adSet.campaign.id;
  return level === 'adset' ? ad.adSet.id : ad.id;
}

function passesFilter({ field, value }: InsightsRequest['filters'][number], ad: MetaAd): boolean {
  const ids: Record<string, string> = {
    'campaign.id': ad.adSet.campaign.id,
    'adset.id': ad.adSet.id,
    'ad.id': ad.id,
  };
  const id = ids[field];
  return id === undefined || (value as string[]).includes(id);
}

function leastImpressions({ filters }: InsightsRequest): number {
  return Math.max(0, ...filters.map(({ field, value }) => (field === 'ad.impressions' ? Number(value) : 0)));
}

function isWithin({ day }: { day: number }, { from, to }: Stretch): boolean {
  return day >= from && day <= to;
}

function bucketsOf({ from, to }: Stretch, increment: InsightsRequest['increment']): Stretch[] {
  if (increment === 'all_days') return [{ from, to }];
  const buckets: Stretch[] = [];
  for (let begin = from; begin <= to;) {
    const end = Math.min(to, increment === 'monthly' ? lastOfMonth(begin) : begin + increment - 1);
    buckets.push({ from: begin, to: end });
    begin = end + 1;
  }
  return buckets;
}

function lastOfMonth(day: number): number {
  const date = Temporal.PlainDate.from(isoDate(day));
  return day + date.daysInMonth - date.day;
}

function emptySums(): Sums {
  const amounts = Object.fromEntries(metaAmounts.map(name => [name, 0])) as Record<MetaAmount, number>;
  const nothing = () => ({ count: 0, value: 0 });
  return { ...amounts, bought: nothing(), oneDay: nothing(), sevenDays: nothing(), seen: nothing() };
}
