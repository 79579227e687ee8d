/** "The best three kurtas and their return rate": what they are best by, and what only stands beside it. */
import type { Word } from '../../words/annotate.ts';
import { has, says, typedAs } from '../words.ts';
import type { AddedRule } from './added-rule.ts';
import type { Question } from './question.ts';

const keysOf = ({ named }: Question): string[] => named.map(({ key }) => key);
const isJoint = (word: Word): boolean =>
  has(word, 'and') || typedAs(word, 'with', 'plus', 'along with', 'with their') || word.text === ',';
const isStock = /^(inventory_|days_of_cover|low_stock|out_of_stock)/;
const isSales = /^(units_sold|net_units_sold|total_sales_revenue|net_sales|total_orders)$/;

export const rankedRules: AddedRule[] = [
  {
    name: 'best sellers are so by what they sell, their stock stands beside',
    example: 'best seller stock left',
    gives: question =>
      question.says('bestseller') &&
      question.named.length === 1 &&
      /^(inventory_(on|av)|days_of_cover)/.test(question.named[0]!.key)
        ? ['units_sold', ...keysOf(question)]
        : undefined,
  },
  {
    name: 'goods and places are ranked by what is sold, the figure stands beside',
    example: 'top 3 kurte aur unka return rate; five best cities and the new customers of each',
    gives: question => {
      const ranked = rankedBy(question);
      const [first] = question.found;
      if (!ranked || question.named.length !== 1 || first!.at < ranked.joint) return undefined;
      const rest = question.words.slice(ranked.joint);
      return isSales.test(question.named[0]!.key) || !(isOfEach(rest) || asksHowMany(rest))
        ? undefined
        : [ranked.by, ...keysOf(question)];
    },
    takes: word => !word.small && has(word, 'per', 'how_many', 'how_much', 'unit'),
  },
  {
    name: 'what sold most is ranked by its sales, the orders stand beside',
    example: 'which city sold most in October and how many orders did it have',
    gives: question => {
      const joint = jointBehindSold(question.words);
      const isOrdersOnly = question.named.length === 1 && question.names('total_orders');
      if (!isOrdersOnly || joint < 0 || question.found[0]!.at < joint) return undefined;
      return [says(question.words.slice(0, joint), ...places) ? 'total_sales_revenue' : 'units_sold', 'total_orders'];
    },
    takes: word => has(word, 'sold', 'how_many'),
  },
  {
    name: 'days are best by their sales, the orders stand beside',
    example: 'ten best days of this year with their orders',
    gives: question => {
      const rank = question.words.findIndex(word => word.used === 'ranking' && has(word, 'best', 'worst'));
      const joint = question.words.findIndex((word, at) => at > rank && isJoint(word));
      const isOfDays = says(question.words.slice(rank, joint), 'day', 'week', 'month', 'weekday');
      const isCounted = question.found.every(({ at, key }) => at > joint && isCount.test(key));
      return rank >= 0 && joint > 0 && isOfDays && isCounted && isOfEach(question.words.slice(joint))
        ? ['total_sales_revenue', ...keysOf(question)]
        : undefined;
    },
  },
  {
    name: 'codes are ranked by how often they were used, the figure stands beside',
    example: 'most used coupons last month with sales',
    gives: question =>
      mostUsed.test(question.text) && question.says('discount_code') && !question.names('total_orders')
        ? ['total_orders', ...keysOf(question)]
        : undefined,
  },
  {
    name: 'campaigns are ranked by the figure named, what they cost stands beside',
    example: 'top 3 campaigns by ROAS in October and what each one spent',
    gives: question => {
      const joint = jointBehindRank(question);
      const rest = joint < 0 ? [] : question.words.slice(joint);
      const isOfAds = question.named.every(({ key }) => key.startsWith('google_ads_'));
      return isOfAds && says(rest, 'spend', 'cost') && isOfEach(rest) && !question.names('google_ads_cost')
        ? [...keysOf(question), 'google_ads_cost']
        : undefined;
    },
    takes: word => has(word, 'spend', 'cost', 'per', 'what', 'how_much'),
  },
  {
    name: 'campaigns are good or bad by what they return, what they cost stands beside',
    example: 'worst five campaigns with their spend',
    gives: question => {
      const rank = question.words.findIndex(word => word.used === 'ranking' && has(word, 'best', 'worst'));
      const joint = question.words.findIndex((word, at) => at > rank && isJoint(word));
      const isOfAds = says(question.words.slice(rank, joint), 'campaign', 'keyword', 'ad_group');
      const areCosts = question.found.every(
        ({ at, key }) => at > joint && /^(google_ads_cost|total_ad_spend)$/.test(key),
      );
      return rank >= 0 && joint > 0 && isOfAds && areCosts ? ['google_ads_roas', 'google_ads_cost'] : undefined;
    },
  },
  {
    name: 'days and places under or over an amount are so by their sales, the count stands beside',
    example: 'which days last week went below 2 lakh and orders on those days',
    gives: question => {
      const bound = question.words.findIndex(word => word.used === 'bound' && (word.value ?? 0) >= 10_000);
      const joint = question.words.findIndex((word, at) => at > bound && isJoint(word));
      return bound >= 0 && joint >= 0 && question.found.every(({ at, key }) => at > joint && isCount.test(key))
        ? ['total_sales_revenue', ...keysOf(question)]
        : undefined;
    },
  },
  {
    name: 'goods are ranked by what is sold, the stock stands beside',
    example: 'the five best sarees with what is left of each',
    gives: question =>
      keysOf(question).every(key => isStock.test(key)) && tellsTheRest(question.words)
        ? ['units_sold', ...keysOf(question)]
        : undefined,
    takes: word => has(word, 'unit', ...stockTalk),
  },
  {
    name: 'goods are ranked by the figure named, the stock stands beside',
    example: 'the three most returned sarees and how many of each we have in stock',
    gives: question => {
      const joint = question.words.findIndex((word, at) => at > question.found[0]!.at && isJoint(word));
      const isOfGoods = !isStock.test(question.named[0]!.key) && question.words.some(word => word.used === 'ranking');
      const rest = joint < 0 ? [] : question.words.slice(joint);
      if (!isOfGoods || !says(rest, ...stockWords) || !isOfEach(rest)) return undefined;
      const ranked = keysOf(question).filter(key => !isStock.test(key));
      return [...ranked, keysOf(question).find(key => isStock.test(key)) ?? 'inventory_available'];
    },
    takes: word => has(word, 'unit', ...stockTalk) || typedAs(word, 'do we have', 'we have'),
  },
];

/** "sold most … and": where the ranking by what was sold ends. */
function jointBehindSold(words: Word[]): number {
  const rank = words.findIndex(word => word.used === 'ranking');
  const isOfSold = [words[rank - 1], words[rank], words[rank + 1]].some(word => has(word, 'sold', 'bestseller'));
  return isOfSold ? words.findIndex((word, at) => at > rank && isJoint(word)) : -1;
}

const mostUsed =
  /\b(most|least|top)( often| frequently)? (used|redeemed|applied)\b|\b(used|redeemed|applied) (the )?(most|least)\b/;

const isCount = /^(total_orders|units_sold|net_units_sold|customers|sessions|new_customers|google_ads_clicks)$/;

const jointBehindRank = ({ words, found }: Question): number =>
  words.some(word => word.used === 'ranking') ? words.findIndex((word, at) => at > found[0]!.at && isJoint(word)) : -1;

const stockWords = ['stock', 'available', 'on_hand', 'cover'];
const stockTalk = [...stockWords, 'have', 'how_many', 'how_much', 'per'];

function tellsTheRest(words: Word[]): boolean {
  const rank = words.findIndex(
    word => has(word, 'best', 'bestseller', 'slowseller', 'worst') || isTop(word) || typedAs(word, 'top'),
  );
  const joint = words.findIndex((word, at) => at > rank && isJoint(word));
  return rank >= 0 && joint > rank && says(words.slice(joint), ...stockWords);
}

/** The ranking, the word that ends it, and what best and top mean there. */
function rankedBy({ words }: Question): { joint: number; by: string } | undefined {
  const rank = words.findIndex(
    word =>
      (word.used === 'ranking' && has(word, 'best', 'most', 'bestseller', 'slowseller', 'least', 'worst')) ||
      isTop(word),
  );
  const joint = words.findIndex((word, at) => at > rank && isJoint(word) && !isBetweenRanks(words, at));
  if (rank < 0 || joint < 0) return undefined;
  const ranked = words.slice(rank, joint);
  const isOfGoods = (word: Word): boolean =>
    has(word, 'product') || word.names.some(({ dimension }) => dimension.startsWith('product'));
  const isSelling = ranked.some(word => has(word, 'bestseller', 'slowseller'));
  const isEarning = says(words.slice(0, joint), 'earn') && !isSelling;
  if (ranked.some(isOfGoods) || ((isSelling || isEarning) && words.slice(0, rank).some(isOfGoods)))
    return { joint, by: isEarning ? 'total_sales_revenue' : 'units_sold' };
  // "five best sellers with the profit on each": goods, where nothing else is said to sell.
  if (ranked.some(isSellers) && !says(words, ...places)) return { joint, by: 'units_sold' };
  const isWhichSold = isSelling && says(words.slice(0, rank), 'which') && says(words.slice(0, rank), ...places);
  return says(ranked, ...places) || isWhichSold ? { joint, by: 'total_sales_revenue' } : undefined;
}

const places = ['city', 'region', 'country', 'vendor', 'collection', 'product_type'];
const isTop = (word: Word): boolean => word.used === 'ranking' && typedAs(word, 'top', 'topmost', 'tops');

/** "best, then": a comma before anything is named ends nothing. */
const isBetweenRanks = (words: Word[], at: number): boolean => words[at]!.text === ',' && !isNamed(words.slice(0, at));
const isNamed = (words: Word[]): boolean => words.some(word => word.used !== undefined && word.used !== 'ranking');

const isSellers = (word: Word): boolean => has(word, 'bestseller', 'slowseller') && word.text.endsWith('sellers');

/** "best selling sarees and how many came back" */
const asksHowMany = (rest: Word[]): boolean => has(rest[1], 'how_many', 'how_much');

const isOfEach = (words: Word[]): boolean =>
  words.some(word =>
    /^(with|with their|along with|along with their|and their|plus|their|its|each|each one|of each|in each|them|they|those|there|wahan|वहां|har|har ek|every|unk[aie]|usk[ai]|in sab|un sab|उनक[ाीे]|हर)$/.test(
      word.text,
    ),
  );
