/** Ads among the rows of an answer whose platform has a picture of them, in the answer's order. */
import { mostPictures, type ShownAd } from '@tillsight/contract/chat';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { labelText } from './wording.ts';

export function adsIn(results: readonly MetricResult[], shop: Shop): ShownAd[] {
  const ads = results
    .flatMap(({ rows }) => rows)
    .flatMap(({ by, picture }) => (picture ? [{ id: picture.id, name: labelText('ad', by['ad'] ?? null, shop) }] : []));
  return [...new Map(ads.map(ad => [ad.id, ad])).values()].slice(0, mostPictures);
}
