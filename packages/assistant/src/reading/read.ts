/** One question taken apart: every slot that its words fill, nothing yet decided. */
import type { Bound } from '../conversation.ts';
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import type { Word } from '../words/annotate.ts';
import { isKnown, isOrdinary as isOrdinaryWord } from '../words/lexicon.ts';
import { stemsOf } from '../words/spelling.ts';
import type { NameIndex } from '../words/names.ts';
import { readBeforeAndAfter, type FoundSides } from './before-and-after.ts';
import { readBreakdowns, type FoundBreakdown } from './breakdowns.ts';
import { readComparison, type FoundComparison } from './comparison.ts';
import { readKindsOfAds, readLooseCampaigns, readNames, readTheWarehouse, type FoundFilter } from './filters.ts';
import { readJoinedValues, readKnownValues } from './known-values.ts';
import { readPages } from './named-pages.ts';
import type { FoundMetric } from './found-metric.ts';
import { isRepeated, readMetrics } from './metrics.ts';
import type { Calendar } from './moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import {
  readAges,
  readTaxRates,
  readCodes,
  readPartsOfCodes,
  readQuoted,
  readSearched,
  readSites,
  readVariants,
  readWeekdays,
} from './pointed-values.ts';
import type { FoundPeriod } from './found-period.ts';
import { readPeriods } from './periods.ts';
import { readRowConditions } from './row-conditions.ts';
import { firstOfRows, readBounds, readRanking, type FoundRanking } from './ranking.ts';
import { readFullNames } from './full-names.ts';
import { readHours } from './hours.ts';
import { has, says, textOf, typedAs } from './words.ts';

export type Reading = {
  words: Word[];
  periods: FoundPeriod[];
  filters: FoundFilter[];
  metrics: FoundMetric[];
  breakdowns: FoundBreakdown[];
  ranking: FoundRanking | undefined;
  bounds: Bound[];
  comparison: FoundComparison;
  /** Days on both sides of the first period, set against each other. */
  sides?: FoundSides;
  /** Words nobody knows, and real words that say something else. */
  unread: { unknown: string[]; ordinary: string[] };
};

export function readWords(words: Word[], calendar: Calendar, index: NameIndex | undefined): Reading {
  dropOtherMeanings(words);
  readJoinedValues(words);
  readKindsOfAds(words);
  const inFull = readFullNames(words);
  const named = [
    ...readQuoted(words, index),
    ...readSearched(words),
    ...readPages(words, index),
    ...readNames(words, index),
    ...readCodes(words),
    ...readPartsOfCodes(words, index),
    ...readSites(words),
    ...readAges(words),
    ...readTaxRates(words),
  ];
  const bounds = [...readRowConditions(words), ...readBounds(words)];
  const hours = readHours(words);
  const sides = readBeforeAndAfter(words);
  const periods = readPeriods(words, calendar);
  const days = readWeekdays(words, periods.length > 0);
  const variants = readVariants(words, index, named);
  const superlative = readRanking(words);
  const metrics = readMetrics(words, inFull);
  for (const metric of metrics) for (const place of metric.places) words[place]!.used ??= 'metric';
  const loose = metrics.some(metric => metric.key.startsWith('google_ads_')) ? readLooseCampaigns(words) : [];
  if (metrics.some(({ key }) => /^inventory_(on|av)/.test(key))) loose.push(...readTheWarehouse(words, index));
  const breakdowns = readBreakdowns(words, bounds.length > 0);
  const ranking = superlative ?? firstOfRows(words, breakdowns);
  const rivals = words.filter(word => has(word, 'pos', 'online_store', 'draft')).length;
  for (const { at, mark } of breakdowns)
    if (mark !== 'bare' || rivals < 2 || !has(words[at], 'pos')) words[at]!.used ??= 'dimension';
  if (metrics.some(metric => /^google_ads_|ad_spend|^ad_|roas|^blended/.test(metric.key)))
    for (const word of words) if (has(word, 'google')) word.used ??= 'platform';
  for (const word of words)
    if (
      has(word, 'returning') &&
      metrics.some(({ key }) =>
        (isWhoever.test(word.text) ? /returning|repeat|reorder/ : /return|repeat|reorder/).test(key),
      )
    )
      word.used ??= 'metric';
  const values = readKnownValues(words, index, calendar.country);
  const filters = [...loose, ...named, ...hours, ...days, ...variants, ...values].toSorted((a, b) => a.at - b.at);
  return {
    words,
    periods,
    filters,
    metrics,
    breakdowns,
    ranking,
    bounds,
    comparison: readComparison(words, periods.length),
    ...(sides ? { sides } : {}),
    unread: unreadOf(words, metrics),
  };
}

/** Old customers, and no goods that came back: "return rate of existing customers". */
const isWhoever = /^(returning|repeat|existing|old|loyal|regulars?|purane|purani)$/;

/** Words that mean something else here than they mostly do lose their ideas before anything is read. */
function dropOtherMeanings(words: Word[]): void {
  words.forEach((word, at) => {
    for (const { ideas, gains = [], holds } of otherMeanings) {
      if (!holds(word, at, words)) continue;
      word.concepts =
        ideas === undefined ? [] : [...word.concepts.filter(idea => ![...ideas, ...gains].includes(idea)), ...gains];
      word.small ||= word.concepts.length === 0 && (ideas === undefined || word.names.length === 0);
    }
  });
}

type OtherMeaning = {
  name: string;
  example: string;
  /** Those it loses; all of them where none is named, and then it is one of the small words. */
  ideas?: string[];
  gains?: string[];
  holds: (word: Word, at: number, words: Word[]) => boolean;
};

const otherMeanings: OtherMeaning[] = [
  {
    name: 'orders of long ago, and not of old customers',
    example: 'which items are in those old orders',
    ideas: ['returning'],
    holds: ({ text }, at, words) =>
      /^(old|older|purane|पुराने)$/.test(text) &&
      (has(words[at + 1], 'order') ||
        (/^(se|से)$/.test(words[at - 1]?.text ?? '') && has(words[at - 2], 'day', 'week', 'month'))),
  },
  {
    name: 'new goods, and no new customers',
    example: 'is the new Leela Organza Saree selling',
    ideas: ['new'],
    holds: ({ text }, at, words) =>
      /^(new|naya|nayi|naye|nai|नया|नई|नए|नये)$/.test(text) &&
      (words[at + 1]?.names.some(({ dimension }) => dimension === 'product') ?? false) &&
      !words.some(word => has(word, 'customer', 'returning', 'people')),
  },
  {
    name: 'a verb, and no month',
    example: 'may I know the orders of last week',
    holds: ({ text }, at, words) =>
      text === 'may' &&
      !/^(in|of|for|since|from|till|until|last|this|during|to|and|vs|-)$/.test(words[at - 1]?.text ?? '') &&
      /^(i|we|you|be|have|not|help|need)$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: '"we" as it sounds, and nothing set against another',
    example: 'how many ordrs did v gt ystrdy',
    holds: ({ text }, at, words) =>
      text === 'v' &&
      (/^(did|do|have|had|are|were|can|could|should|shall|will)$/.test(words[at - 1]?.text ?? '') ||
        /^(did|have|had|gt|got|get|sold|sell|made|spent|hav)$/.test(words[at + 1]?.text ?? '')),
  },
  {
    name: 'whoever pays, and no way of paying',
    example: 'which country had the most paying customers',
    ideas: ['payment'],
    holds: ({ text }, at, words) => text === 'paying' && has(words[at + 1], 'customer', 'people'),
  },
  {
    name: 'what is bought, and no count of orders',
    example: 'Pune people are ordering what only',
    ideas: ['order'],
    gains: ['sold'],
    holds: ({ text }, at, words) => text === 'ordering' && has(words[at + 1], 'what'),
  },
  {
    name: 'fell, and no cart was left',
    example: 'which city dropped the most',
    ideas: ['abandoned'],
    holds: ({ text }, at, words) =>
      text === 'dropped' &&
      has(
        words.slice(at + 1).find(each => !each.small),
        'most',
        'least',
        'this',
        'last',
      ),
  },
  {
    name: 'a till is a counter',
    example: 'sales at the till',
    holds: ({ text }, at, words) => text === 'till' && /^(the|our|my|a)$/.test(words[at - 1]?.text ?? ''),
  },
  {
    name: 'what a platform saw it recorded',
    example: 'the sessions GA4 saw from each campaign',
    holds: ({ text }, at, words) => /^(saw|sees|seen)$/.test(text) && has(words[at - 1], 'ga4', 'google', 'shopify'),
  },
  {
    name: 'what is left over, and no leave of staff',
    example: 'which vendor leaves us the best margin',
    ideas: ['people_topic'],
    holds: ({ text }, _, words) => text === 'leaves' && says(words, ...leavings),
  },
  {
    name: 'lamps that are counted, and nothing given',
    example: 'kitne diye bache hain',
    ideas: ['give'],
    holds: ({ text, names }, at, words) =>
      /^(diye|दिए|दिये)$/.test(text) &&
      names.length > 0 &&
      asksHowMany(words[at - 1] ?? words[at]!) &&
      /^(bach|bik|bech|pad|rakh|left|stock|wapas|hai|बच|बिक|बेच|पड|रख)/u.test(words[at + 1]?.text ?? '') &&
      !words.some(word => has(word, 'discount', 'refund', 'order', 'money')),
  },
  {
    name: 'lamps in a list of goods, and nothing given',
    example: 'diya, toran and lantern sold in October',
    ideas: ['give'],
    holds: ({ text, names }, at, words) =>
      /^(diya|diye|diyas|दीया|दिया)$/.test(text) &&
      names.length > 0 &&
      [-1, 1].some(
        step =>
          (typedAs(words[at + step], ',', '&', '/', '+') || has(words[at + step], 'and', 'or', 'compare')) &&
          (words[at + 2 * step]?.names.some(({ dimension }) => dimension === 'product') ?? false),
      ),
  },
  {
    name: '"that is", and no question what a word means',
    example: 'matlab kitne order hue',
    holds: ({ text }, at, words) => text === 'matlab' && at < words.length - 2 && words.some(asksHowMany),
  },
  {
    name: 'it turned out so, and lies in no stock',
    example: 'sabse mehnga campaign kaunsa pada',
    holds: ({ text }, _, words) =>
      /^(pada|padi|pade|padta|पडा|परा|परता)$/.test(text) &&
      words.some(word => has(word, 'campaign', 'ad', 'keyword', 'cheap', 'cost')),
  },
  {
    name: 'how things stand, and no advice',
    example: 'how do we compare with last October',
    ideas: ['should'],
    holds: ({ text }, at, words) =>
      text === 'how do we' && /^(compare|stand|stack up|fare|look|measure|rank)$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: 'how something runs, and nothing sold',
    example: 'मेरे विज्ञापन कैसे चल रहे हैं',
    ideas: ['sold'],
    gains: ['summary'],
    holds: ({ text }, at, words) =>
      /^(चल|chal) ?(रह|rah)/.test(text) &&
      (words.some(word => has(word, 'ad', 'campaign', 'keyword')) ||
        (text.startsWith('चल') && has(words[at - 1], 'how'))) &&
      !words.some(({ names }) => names.some(({ dimension }) => /^product(_type)?$/.test(dimension))),
  },
  {
    name: 'wanted, and no advice',
    example: 'october ki sale chahiye',
    holds: ({ text }, at, words) =>
      /^(chahiye|chaahiye|chahie|चाहिए)$/.test(text) &&
      at > 0 &&
      !/(n[aei]|न[ाेी]|kya|kab|क्या)$/.test(words[at - 1]!.text),
  },
  {
    name: 'gone and coming, but no days',
    example: 'khatam ho gaya, wapas aane wala',
    ideas: ['last', 'next'],
    holds: (word, at, words) => {
      const next = words.slice(at + 1, at + 4).find(each => !each.small);
      return isGoingOn(word) && !has(next, ...spans) && next?.kind !== 'number';
    },
  },
  {
    name: 'what moves where "how" is asked',
    example: 'how did sales move',
    ideas: ['sold'],
    holds: ({ text }, _, words) => /^mov(ed|e|es|ing)$/.test(text) && has(words[0], 'how'),
  },
  {
    name: 'what people do with goods, and no kind of customers',
    example: 'are people returning more kurtas',
    ideas: ['returning'],
    gains: ['return'],
    holds: ({ text }, at, words) => {
      const rest = words.slice(at + 1).filter(word => !word.small && !has(word, 'more', 'less', 'most'));
      const doer = words.slice(0, at).findLast(word => !/^(is|are|were|was)$/.test(word.text));
      return text === 'returning' && has(doer, 'people', 'customer', 'who') && (rest[0]?.names.length ?? 0) > 0;
    },
  },
  {
    name: 'people who came back to buy, and no goods',
    example: 'how many came back to buy a second time',
    ideas: ['return', 'came_back'],
    gains: ['returning'],
    holds: (word, at, words) =>
      has(word, 'return', 'came_back') &&
      /^(to (buy|shop|order|purchase)|for (more|another|a second|their second))\b/.test(
        textOf(words.slice(at + 1, at + 4)),
      ),
  },
  {
    name: 'people who came back a second time, and no goods',
    example: 'jinhone pehli baar liya unme se dobara kitne laute',
    ideas: ['return', 'came_back'],
    gains: ['returning'],
    holds: (word, at, words) =>
      has(word, 'return', 'came_back') &&
      words
        .slice(Math.max(0, at - 2), at)
        .some(({ text }) => /^(dobara|dubara|phir|fir|दोबारा|दुबारा|फिर)$/.test(text)) &&
      !words.some(({ names }) => names.some(({ dimension }) => /^product(_type)?$/.test(dimension))),
  },
  {
    name: 'what comes back are goods',
    example: 'what came back last week',
    ideas: ['returning'],
    gains: ['return'],
    holds: (word, at, words) =>
      has(word, 'came_back') &&
      has(words[at - 1], 'what', 'how_much') &&
      words[at + 1]?.text !== 'from' &&
      !words.some(each => has(each, 'ad', 'google', 'google_ads', 'spend', 'campaign', 'customer')),
  },
  {
    name: 'money that was collected, and no goods',
    example: 'October collection, refunds taken off',
    ideas: ['collection'],
    gains: ['collect'],
    holds: ({ text }, at, words) =>
      /^collections?$/.test(text) &&
      words.some(word => has(word, 'refund')) &&
      words.some(word => has(word, 'except', 'less', 'after')) &&
      !has(words[at - 1], 'by', 'which'),
  },
  {
    name: "a name of the store's is about the store",
    example: 'a product called as something off topic',
    ideas: ['off_topic'],
    holds: ({ names }) => names.length > 0,
  },
];

const leavings = ['margin', 'profit', 'cart', 'checkout', 'website', 'page', 'visitor'];
const asksHowMany = (word: Word): boolean => has(word, 'how_many', 'how_much');
const isGoingOn = ({ text }: Word): boolean => /^(gaya|gaye|gayi|aane wal[ae]|coming)$/.test(text);

const spans = 'day week month quarter year weekend fortnight season half fiscal_year festival'
  .split(' ')
  .concat(months, weekdays);

function unreadOf(words: Word[], metrics: FoundMetric[]): Reading['unread'] {
  const left = words.filter(
    word =>
      word.kind === 'word' &&
      word.used === undefined &&
      !word.small &&
      word.concepts.length === 0 &&
      !harmlessWords.has(word.text) &&
      !isRepeated(word.text, metrics),
  );
  const isReal = (word: Word): boolean =>
    isOrdinaryWord(word.text) || isKnown(word.text) || stemsOf(word.text).some(isKnown);
  return {
    unknown: left.filter(word => !isReal(word) && word.text.length > 2).map(word => word.text),
    ordinary: left.filter(isReal).map(word => word.text),
  };
}
