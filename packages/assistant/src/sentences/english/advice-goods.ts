/** Advice on stock, prices, seasons and days, in English. */
import { formatClock, formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day } from '@tillsight/metrics/request';
import { money, percent, count, days, times, roundly, guess, span, pieces, signedPercent } from '../advice-figures.ts';
import type { AboutDay, AboutSeason, In, Range, Said, Season } from '../advice-parts.ts';
import { sentence } from '../sentence-case.ts';

export const englishGoodsAdvice = {
  // Stock.
  reorder: ({
    product,
    units,
    left,
    cover,
    pieces: needed,
    days: span28,
    atStake,
    shop,
  }: In<{
    product: string;
    units: number;
    left: number;
    cover: number;
    pieces: number;
    days: number;
    atStake: Range;
  }>): Said => ({
    act: `Reorder about ${count(roundly(needed), shop)} of ${product} for the next ${span28} days`,
    because:
      left <= 0
        ? `it sold ${count(units, shop)} in 28 days and is out of stock`
        : `it sold ${count(units, shop)} in 28 days and the ${count(left, shop)} left will last ${days(cover, shop)}`,
    brings: `Without it ${span(atStake, shop)} of sales are at stake in four weeks`,
    verdict: {
      side: 'for',
      why: left <= 0 ? `${product} is out of stock` : `${product} will last ${days(cover, shop)}`,
    },
  }),
  clear: ({
    product,
    units,
    left,
    cover,
    margin,
    keeps,
    brings,
    known,
    shop,
  }: In<{
    product: string;
    units: number;
    left: number;
    cover: number;
    margin: number | undefined;
    keeps: number | undefined;
    brings: Range;
    /** What `brings` rests on: its cost and its reduced price, one of them, or neither. */
    known: 'both' | 'cost' | 'price' | 'none';
  }>): Said => ({
    act: `Clear ${product}${keeps === undefined ? '' : ' at 20% off'}`,
    because: `${units === 0 ? 'none' : count(units, shop)} sold in 28 days and ${count(left, shop)} lie in stock${Number.isFinite(cover) ? `, enough for ${days(cover, shop)}` : ''}${keeps === undefined || margin === undefined ? '' : `; at a margin of ${percent(margin, shop)} each would still leave ${money(keeps, shop)}`}`,
    brings: {
      both: `It frees ${span(brings, shop)}, from its cost to its reduced price`,
      cost: `It cost ${guess(brings.high, shop)}; what it sells for is not known`,
      price: `It frees up to ${guess(brings.high, shop)} at its reduced price; what it cost is not known`,
      none: 'Neither its cost nor its price is known',
    }[known],
    verdict: {
      side: 'for',
      why: Number.isFinite(cover)
        ? `${count(left, shop)} of ${product} lie in stock, enough for ${days(cover, shop)}`
        : `none of ${product} sold, and ${count(left, shop)} lie in stock`,
    },
  }),
  leaveAtPrice: ({ product, units, cover, shop }: In<{ product: string; units: number; cover: number }>): Said => ({
    act: `Leave ${product} at its price`,
    because: `it sold ${count(units, shop)} in 28 days, and its stock lasts ${days(cover, shop)}`,
    brings: 'A markdown would only give away margin on what sells anyway',
    verdict: { side: 'against', why: `${product} sells without a markdown` },
  }),

  // Prices and costs.
  raisePrice: ({
    product,
    price,
    margin,
    units,
    mayLeave,
    brings,
    shop,
  }: In<{ product: string; price: number; margin: number; units: number; mayLeave: number; brings: Range }>): Said => ({
    act: `Try ${product} at 5% more (${money(price * 1.05, shop)} before tax)`,
    because: `at a margin of ${percent(margin, shop)} it pays as long as fewer than ${percent(mayLeave, shop)} of its ${count(units, shop)} buyers leave`,
    brings: `It brings ${span(brings, shop)} in four weeks, if half as many as that leave or nobody does`,
  }),
  cutPrice: ({
    product,
    price,
    margin,
    units,
    needed,
    mustGain,
    loss,
    shop,
  }: In<{
    product: string;
    price: number;
    margin: number;
    units: number;
    needed: number;
    mustGain: number;
    loss: number;
  }>): Said => ({
    act: `At 5% less (${money(price * 0.95, shop)} before tax) ${product} has to sell ${percent(mustGain, shop)} more to earn the same`,
    because: `its margin is ${percent(margin, shop)}, so that is ${count(Math.ceil(needed), shop)} instead of ${count(units, shop)} in four weeks`,
    brings: `If no more are sold it costs ${money(roundly(loss), shop)} in four weeks; with twice that rise it brings as much`,
  }),
  priceChanged: ({
    from,
    to,
    week,
    units,
    rest,
    profit,
    shop,
  }: In<{ from: number; to: number; week: Day; units: number; rest: number; profit: number }>): Said => ({
    act: profit >= 0 ? 'Keep the last change' : 'Think about taking the last change back',
    because: `from ${money(from, shop)} to ${money(to, shop)} before tax in the week of ${formatDay(week, shop.country)}, its units went ${signedPercent(units)} in six weeks, all other goods ${signedPercent(rest)}`,
    brings: `Measured against those, gross profit is ${money(roundly(Math.abs(profit)), shop)} ${profit >= 0 ? 'higher' : 'lower'} in four weeks`,
    verdict: {
      side: profit >= 0 ? 'for' : 'against',
      why: profit >= 0 ? 'the last rise paid' : `the last rise cost more than it brought`,
    },
  }),
  mendMargin: ({
    product,
    margin,
    usual,
    net,
    brings,
    shop,
  }: In<{ product: string; margin: number; usual: number; net: number; brings: Range }>): Said => ({
    act: `Buy ${product} cheaper or price it higher`,
    because: `it leaves ${percent(margin, shop)} of ${money(net, shop)}, all goods ${percent(usual, shop)}`,
    brings: `Each sale 2% to 5% dearer, with as many sold, leaves ${span(brings, shop)} in four weeks`,
  }),
  freeDelivery: ({
    charged,
    orders,
    value,
    margin,
    needed,
    share,
    shop,
  }: In<{ charged: number; orders: number; value: number; margin: number; needed: number; share: number }>): Said => ({
    act: `Keep free shipping to baskets above ${money(roundly(value), shop)}, your average`,
    because: `customers paid ${money(charged, shop)} for shipping in 28 days (${count(orders, shop)} orders), and at a margin of ${percent(margin, shop)} it takes ${count(Math.ceil(needed), shop)} more orders (${percent(share, shop)}) to earn that back`,
    brings: `For all, free shipping costs ${guess(charged, shop)} in four weeks if nobody more buys, and nothing with those orders`,
    verdict: { side: 'against', why: `free for all pays only with ${percent(share, shop)} more orders` },
  }),

  // Days and seasons.
  callOnSlowDay: ({
    weekday,
    own,
    usual,
    visits,
    usualVisits,
    peak,
    brings,
    shop,
  }: AboutDay & { visits: number; usualVisits: number; brings: Range }): Said => ({
    act: `Send your mail or post for ${weekday}s shortly before ${formatClock(peak)}, when most buy`,
    because: `${weekday}s bring ${count(own, shop)} orders, a usual day ${count(usual, shop)} (eight weeks), and visitors are missing: ${count(visits, shop)} visits against ${count(usualVisits, shop)}`,
    brings: `Half to all of that gap is ${span(brings, shop)} in four weeks`,
  }),
  offerOnSlowDay: ({
    weekday,
    own,
    usual,
    peak,
    brings,
    isVisited,
    shop,
  }: AboutDay & { brings: Range; isVisited: boolean }): Said => ({
    act: `Make an offer that holds on ${weekday}s only, told shortly before ${formatClock(peak)}, when most buy`,
    because: `${weekday}s bring ${count(own, shop)} orders, a usual day ${count(usual, shop)} (eight weeks)${isVisited ? ', though as many visit' : ''}`,
    brings: `Half to all of that gap is ${span(brings, shop)} in four weeks`,
  }),
  notSlow: ({ weekday, own, usual, shop }: AboutDay): Said => ({
    act: `Leave ${weekday}s as they are`,
    because: `they bring ${count(own, shop)} orders, a usual day ${count(usual, shop)} (eight weeks)`,
    brings: 'There is no gap to close',
  }),
  stockUp: ({
    product,
    sold,
    lift,
    left,
    season,
    days: length,
    short,
    brings,
    shop,
  }: AboutSeason & { short: Range; brings: Range }): Said => ({
    act: `Order ${pieces(short, shop)} more of ${product}`,
    because: `it sold ${count(sold, shop)} in last year's, ${times(lift, shop)} its usual pace, and ${count(left, shop)} are left for the ${count(length, shop)} days to ${formatDay(season.coming.to, shop.country)}`,
    brings: `What would be missing is worth ${span(brings, shop)}`,
  }),
  showForSeason: ({ product, sold, lift, left, brings, shop }: AboutSeason & { brings: Range }): Said => ({
    act: `Put ${product} in front`,
    because: `it sold ${count(sold, shop)} in last year's, ${times(lift, shop)} its usual pace, and ${count(left, shop)} in stock are enough`,
    brings: `That lift again is worth ${span(brings, shop)}`,
  }),
  seasonStands: ({
    season,
    sold,
    change,
    today,
    shop,
  }: In<{ season: Season; sold: number; change: number; today: Day }>): string =>
    `${season.name === '' ? formatPeriod(season.coming, shop.country) : sentence(season.name)} ${season.coming.from <= today ? `runs until ${formatDay(season.coming.to, shop.country)}` : season.name === '' ? 'is ahead' : `is ${formatPeriod(season.coming, shop.country)}`}. Last year's (${formatPeriod(season.last, shop.country)}) brought ${money(sold, shop)} of gross sales, ${percent(Math.abs(change), shop)} ${change < 0 ? 'less' : 'more'} a day than the months before it.`,
};
