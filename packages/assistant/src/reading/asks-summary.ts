/** Is an overview asked for, and of what part of the business? */
import type { SummaryTopic } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { mentions } from './words.ts';

export const asksSummary = (words: Word[]): boolean => mentions(words, 'summary');

/** What it is of when no figure is named. */
export function summaryTopic(words: Word[], { filters }: Reading): SummaryTopic {
  const isOfAds = filters.some(filter =>
    ['campaign', 'ad_group', 'campaign_type', 'keyword'].includes(filter.options[0]?.dimension ?? ''),
  );
  if (isOfAds || mentions(words, 'google_ads', 'ad', 'campaign', 'marketing', 'spend')) return 'ads';
  if (mentions(words, 'stock')) return 'stock';
  if (mentions(words, 'customer')) return 'customers';
  if (mentions(words, 'visit', 'visitor', 'website', 'page', 'ga4') && !mentions(words, 'online_store_'))
    return 'traffic';
  return words.some(word => /^(finance|financials?|accounts|money|cfo)$/.test(word.text)) ? 'finance' : 'shop';
}
