/** One question taken apart: every slot that its words fill, nothing yet decided. */
import type { Bound } from '../conversation.ts';
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import type { Word } from '../words/annotate.ts';
import { isKnown, isOrdinary as isOrdinaryWord } from '../words/lexicon.ts';
import { stemsOf } from '../words/spelling.ts';
import type { NameIndex } from '../words/names.ts';
import { readBeforeAndAfter, type FoundSides } from './before-and-after.ts';
import { readShopsLeftOut } from './excluded.ts';
import { dimensionAt, readBreakdowns, type FoundBreakdown } from './breakdowns.ts';
import { readComparison, type FoundComparison } from './comparison.ts';
import { readKindsOfAds, readLooseCampaigns, readNames, readTheWarehouse, type FoundFilter } from './filters.ts';
import { readJoinedValues, readKnownValues } from './known-values.ts';
import { readPages } from './named-pages.ts';
import type { FoundMetric } from './found-metric.ts';
import { isRepeated, readMetrics } from './metrics.ts';
import type { Calendar } from '../days/moment.ts';
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
import { readDaysLeftOut, readWeekdaysLeftOut } from './days-left-out.ts';
import { readFullNames } from './full-names.ts';
import { readHabitualDays } from './habits.ts';
import { readHours } from './hours.ts';
import { dropOtherMeanings } from './other-meanings.ts';
import { has } from './words.ts';

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
  readShopsLeftOut(words);
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
  takePriced(words);
  const bounds = [...readRowConditions(words), ...readBounds(words)];
  const hours = readHours(words);
  const weekdaysLeftOut = readWeekdaysLeftOut(words);
  const habits = readHabitualDays(words);
  const sides = readBeforeAndAfter(words);
  const periods = readPeriods(words, calendar);
  const leftOut = [...weekdaysLeftOut, ...readDaysLeftOut(words, periods)];
  const days = habits.length > 0 ? habits : readWeekdays(words, periods.length > 0);
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
  // "AOV by discount code, codes with more than 20 orders": the rows are named once more.
  if (bounds.length > 0)
    for (const word of words)
      if (breakdowns.some(({ dimension, mark }) => mark !== 'bare' && dimension === dimensionAt(word)))
        word.used ??= 'dimension';
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
  const filters = [...loose, ...named, ...hours, ...days, ...leftOut, ...variants, ...values].toSorted(
    (a, b) => a.at - b.at,
  );
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

/** "goods priced under 999", where there is a collection of that name. */
function takePriced(words: Word[]): void {
  words.forEach((word, at) => {
    const next = words[at + 1];
    const isCollection = next?.used === 'name' && next.names.some(({ dimension }) => dimension === 'collection');
    if (isCollection && /^(priced|costing)$/.test(word.text)) word.used = 'name';
  });
}

/** Old customers, and no goods that came back: "return rate of existing customers". */
const isWhoever = /^(returning|repeat|existing|old|loyal|regulars?|purane|purani)$/;

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
