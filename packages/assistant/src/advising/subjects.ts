/** What advice can be about: how it stands, the rules that look at it, what nobody knows of it, and how to see later whether it worked. */
import type { AdviceSubject } from '../intent.ts';
import type { AdviceSentences } from '../sentences/advice-sentences.ts';
import {
  adsOpening,
  budgetIsEnough,
  keywordsInVain,
  metaWorthItsCost,
  moreBudget,
  searchesInVain,
  worthAdvertising,
  worthItsCost,
} from './ad-rules.ts';
import { citiesOnDelivery, codOpening, payAhead, secondOrders, winBack } from './buyer-rules.ts';
import { dearCodes, smallBasketsWithCode } from './code-rules.ts';
import { slowDays } from './day-rules.ts';
import { goodsLikedThere, placeOpening, visitsFrom, visitsThere } from './place-rules.ts';
import { costOfCut, freeDelivery, lastPriceChange, roomForPrice, thinMargins } from './price-rules.ts';
import type { Opening, Rule } from './rule.ts';
import { seasonGoods, seasonOpening } from './season-rules.ts';
import {
  abandonedBaskets,
  betterChannels,
  betterCities,
  boughtWhenSeen,
  citiesCancelling,
  citiesSendingBack,
  oftenReturned,
  seenNotBought,
  tagsCancelled,
  weakDevices,
  weakPages,
} from './shop-rules.ts';
import { standingOf } from './standing.ts';
import { addToBasket, lyingStill, runningOut, stillSold } from './stock-rules.ts';

export type Subject = {
  opening?: Opening;
  rules: readonly Rule[];
  /** What bears on it and no platform tells. */
  unknown?: keyof AdviceSentences['unknown'];
  /** Its rules say whether what was named should be. */
  answersWhether?: true;
  /** To be asked later, in the asker's own words. */
  check: keyof AdviceSentences['checks'];
};

export const subjects: Record<AdviceSubject, Subject> = {
  general: {
    rules: [runningOut, lyingStill, worthItsCost, abandonedBaskets, betterCities, oftenReturned, dearCodes],
    check: 'sales',
  },
  sales: {
    rules: [runningOut, abandonedBaskets, addToBasket, secondOrders, betterCities, moreBudget],
    check: 'sales',
  },
  campaigns: {
    answersWhether: true,
    opening: adsOpening,
    rules: [worthItsCost, metaWorthItsCost, moreBudget, searchesInVain],
    unknown: 'views',
    check: 'campaigns',
  },
  cut: {
    answersWhether: true,
    opening: adsOpening,
    rules: [worthItsCost, metaWorthItsCost, searchesInVain],
    check: 'campaigns',
  },
  raise: {
    answersWhether: true,
    opening: adsOpening,
    rules: [moreBudget, budgetIsEnough, worthItsCost],
    check: 'campaigns',
  },
  keywords: {
    answersWhether: true,
    rules: [searchesInVain, keywordsInVain],
    check: 'searches',
  },
  advertise: { rules: [worthAdvertising], check: 'products' },
  'order-value': {
    opening: standingOf('average_order_value'),
    rules: [addToBasket, smallBasketsWithCode],
    unknown: 'baskets',
    check: 'orderValue',
  },
  cod: {
    opening: codOpening,
    rules: [payAhead, citiesOnDelivery],
    unknown: 'delivery',
    check: 'cod',
  },
  'cod-returns': {
    opening: codOpening,
    rules: [payAhead, oftenReturned, citiesSendingBack],
    unknown: 'delivery',
    check: 'codReturns',
  },
  season: {
    opening: seasonOpening,
    rules: [seasonGoods],
    unknown: 'plans',
    check: 'products',
  },
  markdown: { answersWhether: true, rules: [lyingStill], check: 'products' },
  codes: {
    answersWhether: true,
    opening: standingOf('discount_rate', ['discount_code']),
    rules: [dearCodes, smallBasketsWithCode],
    check: 'codes',
  },
  repeat: {
    opening: standingOf('returning_customer_rate'),
    rules: [secondOrders, winBack],
    unknown: 'mails',
    check: 'returning',
  },
  'new-customers': {
    opening: standingOf('blended_cac'),
    rules: [worthItsCost, betterChannels, betterCities, searchesInVain],
    check: 'newCustomers',
  },
  'slow-days': { rules: [slowDays], check: 'weekdays' },
  conversion: {
    opening: standingOf('store_conversion_rate'),
    rules: [weakPages, abandonedBaskets, weakDevices, betterCities],
    check: 'conversion',
  },
  checkout: {
    opening: standingOf('checkout_abandonment_rate'),
    rules: [abandonedBaskets, weakDevices],
    check: 'checkouts',
  },
  returns: {
    opening: standingOf('return_rate'),
    rules: [oftenReturned, citiesSendingBack],
    unknown: 'delivery',
    check: 'returnRate',
  },
  cancellations: {
    opening: standingOf('cancellation_rate'),
    rules: [tagsCancelled, citiesCancelling],
    check: 'cancelled',
  },
  reorder: { answersWhether: true, rules: [runningOut], unknown: 'plans', check: 'low' },
  stock: { answersWhether: true, rules: [runningOut, lyingStill], check: 'cover' },
  goods: {
    answersWhether: true,
    opening: standingOf('units_sold_per_day'),
    rules: [boughtWhenSeen, seenNotBought, runningOut, lyingStill, oftenReturned],
    check: 'products',
  },
  range: {
    answersWhether: true,
    opening: standingOf('units_sold_per_day'),
    rules: [runningOut, stillSold, oftenReturned],
    check: 'products',
  },
  price: {
    answersWhether: true,
    rules: [lastPriceChange, roomForPrice],
    unknown: 'rivals',
    check: 'price',
  },
  'price-cut': { rules: [costOfCut, lastPriceChange], unknown: 'rivals', check: 'price' },
  place: {
    answersWhether: true,
    opening: placeOpening,
    rules: [visitsThere, goodsLikedThere],
    check: 'cities',
  },
  cities: {
    rules: [betterCities, citiesOnDelivery, citiesCancelling, citiesSendingBack],
    check: 'cities',
  },
  till: { opening: placeOpening, rules: [goodsLikedThere, slowDays], check: 'shops' },
  channel: {
    answersWhether: true,
    rules: [visitsFrom],
    check: 'sources',
  },
  traffic: { rules: [betterChannels, betterCities, weakPages], check: 'channels' },
  profit: {
    opening: standingOf('gross_margin'),
    rules: [worthItsCost, dearCodes, thinMargins],
    check: 'margin',
  },
  shipping: { answersWhether: true, rules: [freeDelivery], check: 'shipping' },
  figure: { rules: [], check: 'sales' },
};
