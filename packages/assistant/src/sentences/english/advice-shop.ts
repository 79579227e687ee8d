/** Advice on the way to the order, on what comes back, on buyers and on places, in English. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
import { money, percent, count, span, pieces } from '../advice-figures.ts';
import type { AboutVisits, In, Part, Range, Said } from '../advice-parts.ts';
import type { FilterPart } from '../parts.ts';
import { englishPlaces } from './places.ts';
import { sentence } from '../sentence-case.ts';

const at = (place: readonly FilterPart[]): string => englishPlaces('').filters(place);

export const englishShopAdvice = {
  // The way to the order.
  remind: ({ left, value, brings, shop }: In<{ left: number; value: number; brings: Range }>): Said => ({
    act: 'Remind those who left at the checkout',
    because: `${count(left, shop)} checkouts worth ${money(value, shop)} were not completed in 28 days`,
    brings: `If every twentieth to tenth comes back, that is ${span(brings, shop)}`,
  }),
  bringMoreFrom: ({ name, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Bring more visits from ${name}`,
    because: `${percent(rate, shop)} of its ${count(of, shop)} visits bought in 28 days, ${percent(usual, shop)} of all`,
    brings: `A tenth to a fifth more of them is ${span(brings, shop)}`,
  }),
  showMoreIn: ({ name, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Show more of your ads in ${name}`,
    because: `${percent(rate, shop)} of its ${count(of, shop)} visits bought in 28 days, ${percent(usual, shop)} everywhere`,
    brings: `A tenth to a fifth more visits there bring ${span(brings, shop)}`,
  }),
  leadOn: ({ name, of, counted, usual, brings, shop }: Part): Said => ({
    act: `Put products on ${name}`,
    because: `${count(of, shop)} visits began there in 28 days and ${count(counted, shop)} bought; elsewhere ${percent(usual, shop)} buy`,
    brings: `Half of the way to that, or all of it, is ${span(brings, shop)}`,
  }),
  mendCheckoutOn: ({ name, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Try the checkout on ${name} yourself, up to the payment`,
    because: `${percent(rate, shop)} of ${count(of, shop)} visits that reached it there bought in 28 days, ${percent(usual, shop)} on all devices`,
    brings: `Half to all of that gap is ${span(brings, shop)} in four weeks`,
  }),
  reworkPage: ({ name, of, counted, rate, usual, brings, shop }: Part): Said => ({
    act: `Rework the page of ${name} (photos, sizes, price)`,
    because: `it was looked at ${count(of, shop)} times in 28 days and bought ${count(counted, shop)} times (${percent(rate, shop)}, its kind ${percent(usual, shop)})`,
    brings: `Half to all of that gap is ${span(brings, shop)}`,
  }),
  showProductMore: ({ name, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Show ${name} more often`,
    because: `${percent(rate, shop)} of its ${count(of, shop)} views end in a purchase, ${percent(usual, shop)} of its kind`,
    brings: `A tenth to a fifth more views bring ${span(brings, shop)} in four weeks`,
  }),

  // What comes back.
  lookIntoReturns: ({ name, counted, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Look into the returns of ${name}, size and photos first`,
    because: `${count(counted, shop)} came back while ${count(of, shop)} were sold in 28 days (${percent(rate, shop)}, all goods ${percent(usual, shop)})`,
    brings: `Half to all of the way to usual keeps ${span(brings, shop)}`,
  }),
  lookIntoCity: ({ name, counted, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Confirm orders from ${name} before sending them`,
    because: `${count(counted, shop)} of ${count(of, shop)} pieces came back in 28 days (${percent(rate, shop)}, everywhere ${percent(usual, shop)})`,
    brings: `Half to all of the way to usual keeps ${span(brings, shop)}`,
  }),
  confirmTagged: ({ name, counted, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Confirm ${name} orders by a message before packing`,
    because: `${count(counted, shop)} of ${count(of, shop)} were cancelled in 28 days (${percent(rate, shop)}, all orders ${percent(usual, shop)})`,
    brings: `Half to all of the way to usual keeps ${span(brings, shop)}`,
  }),
  confirmIn: ({ name, counted, of, rate, usual, brings, shop }: Part): Said => ({
    act: `Confirm orders from ${name} first`,
    because: `${count(counted, shop)} of ${count(of, shop)} were cancelled in 28 days (${percent(rate, shop)}, everywhere ${percent(usual, shop)})`,
    brings: `Half to all of the way to usual keeps ${span(brings, shop)}`,
  }),

  // Payment on delivery, and those who could come back.
  payAhead: ({
    orders,
    rate,
    others,
    brings,
    shop,
  }: In<{ orders: number; rate: number; others: number; brings: Range }>): Said => ({
    act: 'Give COD buyers a reason to pay ahead, a small discount or a payment link on WhatsApp',
    because: `${percent(rate, shop)} of what ${count(orders, shop)} COD orders took came back or was cancelled, ${percent(others, shop)} of the rest`,
    brings: `If every tenth to fifth of them paid ahead and came back no more often than the rest, ${span(brings, shop)} would stay in four weeks`,
  }),
  payAheadIn: ({
    city,
    orders,
    share,
    usual,
    extra,
    brings,
    shop,
  }: In<{ city: string; orders: number; share: number; usual: number; extra: number; brings: Range }>): Said => ({
    act: `Begin in ${city}`,
    because: `${percent(share, shop)} of its ${count(orders, shop)} orders are COD, ${percent(usual, shop)} everywhere`,
    brings: `Half to all of the way to usual is ${pieces({ low: extra / 2, high: extra }, shop)} fewer and keeps ${span(brings, shop)}`,
  }),
  codStands: ({
    share,
    lowest,
    highest,
    rate,
    others,
    period,
    shop,
  }: In<{ share: number; lowest: number; highest: number; rate: number; others: number; period: Period }>): string =>
    `COD orders ${formatPeriod(period, shop.country)}: ${percent(share, shop)} of all; in the months of the last year ${percent(lowest, shop)} to ${percent(highest, shop)}. ${percent(rate, shop)} of what they took came back, ${percent(others, shop)} of the rest.`,
  winBack: ({
    group,
    people,
    rate,
    value,
    brings,
    shop,
  }: In<{ group: string; people: number; rate: number; value: number; brings: Range }>): Said => ({
    act: `Write to the ${count(people, shop)} customers Shopify calls "${group}"`,
    because: `they bought within a year and stopped; ${percent(rate, shop)} of visits from your mails buy, and returning customers spend ${money(value, shop)} an order`,
    brings: `If every tenth to fifth of them visits and buys as often as those, that is ${span(brings, shop)}`,
  }),
  secondOrders: ({
    usual,
    best,
    newcomers,
    brings,
    shop,
  }: In<{ usual: number; best: number; newcomers: number; brings: Range }>): Said => ({
    act: 'Write to new customers a few weeks after their first order',
    because: `of a usual month's new customers ${percent(usual, shop)} came back, of the best month's ${percent(best, shop)}`,
    brings: `Half to all of that difference for the ${count(newcomers, shop)} new ones of four weeks is ${span(brings, shop)}`,
  }),

  // Places and channels.
  placeStands: ({
    place,
    orders,
    share,
    value,
    usual,
    period,
    shop,
  }: In<{
    place: readonly FilterPart[];
    orders: number;
    share: number;
    value: number;
    usual: number;
    period: Period;
  }>): string =>
    `${sentence(at(place))} you had ${count(orders, shop)} orders ${formatPeriod(period, shop.country)}, ${percent(share, shop)} of all, at ${money(value, shop)} each (everywhere ${money(usual, shop)}).`,
  leadWith: ({
    product,
    place,
    units,
    sold,
    share,
    usual,
    brings,
    shop,
  }: In<{
    product: string;
    place: readonly FilterPart[];
    units: number;
    sold: number;
    share: number;
    usual: number;
    brings: Range;
  }>): Said => ({
    act: `Lead with ${product} ${at(place)}`,
    because: `${count(units, shop)} of ${count(sold, shop)} were bought there in 28 days (${percent(share, shop)}), where ${percent(usual, shop)} of everything is`,
    brings: `A tenth to a fifth more of it is ${span(brings, shop)}`,
  }),
  bringMore: ({ place, visits, bought, rate, usual, brings, shop }: AboutVisits): Said => ({
    act: `Bring more visits ${at(place)}`,
    because: `${count(bought, shop)} of ${count(visits, shop)} bought in 28 days (${percent(rate, shop)}, all visits ${percent(usual, shop)})`,
    brings: `A tenth to a fifth more of them is ${span(brings, shop)}`,
    verdict: { side: 'for', why: `visits ${at(place)} buy more often than others` },
  }),
  asOthersDo: ({ place, visits, bought, rate, usual, brings, shop }: AboutVisits): Said => ({
    act: `Bring more visits ${at(place)}`,
    because: `${count(bought, shop)} of ${count(visits, shop)} bought in 28 days (${percent(rate, shop)}, all visits ${percent(usual, shop)})`,
    brings: `A tenth to a fifth more of them is ${span(brings, shop)}`,
    verdict: { side: 'for', why: `visits ${at(place)} buy as often as others` },
  }),
  leadVisitsOn: ({ place, visits, bought, rate, usual, brings, shop }: AboutVisits): Said => ({
    act: `Lead visits ${at(place)} straight to a product`,
    because: `${count(bought, shop)} of ${count(visits, shop)} bought in 28 days (${percent(rate, shop)}, all visits ${percent(usual, shop)})`,
    brings: `Half to all of the way to usual is ${span(brings, shop)}`,
    verdict: { side: 'against', why: `visits ${at(place)} buy less often than others` },
  }),
};
