/** One question taken apart: every slot that its words fill, nothing yet decided. */
import type { Bound } from '../conversation.ts';
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import type { Word } from '../words/annotate.ts';
import { isKnown, isOrdinary as isOrdinaryWord } from '../words/lexicon.ts';
import { stemsOf } from '../words/spelling.ts';
import type { NameIndex } from '../words/names.ts';
import { readBreakdowns, type FoundBreakdown } from './breakdowns.ts';
import { readComparison, type FoundComparison } from './comparison.ts';
import { readLooseCampaigns, readNames, type FoundFilter } from './filters.ts';
import { readKnownValues } from './known-values.ts';
import { readPages } from './named-pages.ts';
import type { FoundMetric } from './found-metric.ts';
import { readMetrics } from './metrics.ts';
import { months, weekdays, type Calendar } from './moment.ts';
import {
  readAges,
  readCodes,
  readQuoted,
  readSearched,
  readSites,
  readVariants,
  readWeekdays,
} from './pointed-values.ts';
import type { FoundPeriod } from './found-period.ts';
import { readPeriods } from './periods.ts';
import { isRepeated } from './repeated.ts';
import { readBounds, readRanking, type FoundRanking } from './ranking.ts';
import { readHours } from './hours.ts';
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
  /** Words nobody knows, and real words that say something else. */
  unread: { unknown: string[]; ordinary: string[] };
};

export function readWords(words: Word[], calendar: Calendar, index: NameIndex | undefined): Reading {
  markIncluded(words);
  markStretches(words);
  const named = [
    ...readQuoted(words, index),
    ...readSearched(words),
    ...readPages(words, index),
    ...readNames(words, index),
    ...readCodes(words),
    ...readSites(words),
    ...readAges(words),
  ];
  const bounds = readBounds(words);
  const hours = readHours(words);
  const periods = readPeriods(words, calendar);
  const days = readWeekdays(words, periods.length > 0);
  const variants = readVariants(
    words,
    index,
    named.some(filter => filter.options.some(option => option.dimension === 'product')),
  );
  const ranking = readRanking(words);
  const metrics = readMetrics(words);
  for (const metric of metrics) for (const place of metric.places) words[place]!.used ??= 'metric';
  const loose = metrics.some(metric => metric.key.startsWith('google_ads_')) ? readLooseCampaigns(words) : [];
  const breakdowns = readBreakdowns(words, bounds.length > 0);
  const rivals = words.filter(word => has(word, 'pos', 'online_store', 'draft')).length;
  for (const { at, mark } of breakdowns)
    if (mark !== 'bare' || rivals < 2 || !has(words[at], 'pos')) words[at]!.used ??= 'dimension';
  if (metrics.some(metric => /^google_ads_|ad_spend|^ad_|roas|^blended/.test(metric.key)))
    for (const word of words) if (has(word, 'google')) word.used ??= 'platform';
  for (const word of words)
    if (has(word, 'returning') && metrics.some(({ key }) => /return|repeat|reorder/.test(key))) word.used ??= 'metric';
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
    unread: unreadOf(words, metrics),
  };
}

/** "khatam ho gaya", "wapas aane wala": gone and coming, but no days; "october ki sale chahiye": wanted, no advice. */
function markStretches(words: Word[]): void {
  words.forEach((word, at) => {
    if (word.text === 'till' && /^(the|our|my|a)$/.test(words[at - 1]?.text ?? '')) {
      word.concepts = [];
      word.small = true;
    }
    if (/^stay(s|ed)?$/.test(word.text) && has(words[at + 1], 'above', 'below')) {
      word.concepts = [];
      word.small = true;
    }
    const because =
      /(kaaran|karan|wajah|vajah|कारण|वजह)/.test(word.text) &&
      (/^(ke|के)/.test(word.text) || /^(ke|के)$/.test(words[at - 1]?.text ?? '')) &&
      words.slice(at + 1).some(each => has(each, 'how_many', 'how_much'));
    const isAside =
      because ||
      (word.text === 'matlab' && at < words.length - 2 && words.some(each => has(each, 'how_many', 'how_much')));
    const wentWell = /^(gaya|gaye|gayi)$/.test(word.text) && has(words[at - 1], 'best', 'worst', 'how');
    if (isAside || wentWell) {
      word.concepts = [];
      word.small = true;
    }
    if (
      /^(chahiye|chaahiye|chahie|चाहिए)$/.test(word.text) &&
      at > 0 &&
      !/(n[aei]|न[ाेी]|kya|kab|क्या)$/.test(words[at - 1]!.text)
    ) {
      word.concepts = [];
      word.small = true;
    }
    if (/^(liye|लिए)$/.test(word.text) && /^(ke|k|के)$/.test(words[at - 1]?.text ?? '')) {
      word.concepts = [];
      word.small = true;
    }
    if (!/^(gaya|gaye|gayi|aane wal[ae]|coming)$/.test(word.text)) return;
    const next = words.slice(at + 1, at + 4).find(each => !each.small);
    if (has(next, ...spans) || next?.kind === 'number') return;
    word.concepts = word.concepts.filter(concept => concept !== 'last' && concept !== 'next');
    word.small ||= word.concepts.length === 0 && word.names.length === 0;
  });
}

const spans = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'weekend',
  'fortnight',
  'season',
  'half',
  'fiscal_year',
  'festival',
  ...months,
  ...weekdays,
];

/** "including GST" says what a figure holds; it is no question about it. */
function markIncluded(words: Word[]): void {
  if (has(words[0], 'how'))
    for (const word of words)
      if (/^mov(ed|e|es|ing)$/.test(word.text)) word.concepts = word.concepts.filter(concept => concept !== 'sold');
  for (const word of words)
    if (has(word, 'off_topic') && word.names.length > 0)
      word.concepts = word.concepts.filter(concept => concept !== 'off_topic');
}

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
