/** Whose figure is meant, where a platform is named of one figure only, of two, or where campaigns make it Google's? */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { AskedMetric } from '../../intent.ts';
import { ideaOf, ideas } from '../../vocabulary/ideas.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import { has, says } from '../words.ts';
import type { Question } from './question.ts';

/** Beside campaigns and other figures of Google Ads a bare "ROAS" is Google's. */
export function asPlatformsCount(question: Question): AskedMetric[] {
  const both = asBothCount(question);
  if (both) return both;
  const { named, says, isAbout } = question;
  const inGoogleAds =
    says('campaign', 'keyword', 'ad_group', 'search_term') ||
    named.some(({ key }) => key.startsWith('google_ads_')) ||
    isAbout(['campaign']);
  return inGoogleAds ? named.map(each => ({ ...each, key: asGoogleAdsCounts(each.key) })) : named;
}

function asGoogleAdsCounts(key: string): string {
  const blended = ['return_on_ad_spend', 'total_ad_spend', 'ad_attributed_revenue'];
  return blended.includes(key)
    ? (ideaOf(key)?.members.find(member => member.startsWith('google_ads_')) ?? key)
    : (inGoogleAds[key] ?? key);
}

const inGoogleAds: Record<string, string> = {
  returns_value: 'google_ads_roas',
  returning_customers: 'google_ads_roas',
  screenPageViews: 'google_ads_video_views',
  itemsViewed: 'google_ads_video_views',
  itemViewEvents: 'google_ads_video_views',
  ad_spend_share: 'google_ads_cost',
};

/** "Shopify and GA4 sessions": the idea as either platform counts it. */
function asBothCount({ named: [first], says }: Question): AskedMetric[] | undefined {
  if (!says('ga4') || !says('shopify') || !first) return undefined;
  const idea =
    ideaOf(first.key) ?? (/order|Purchases/.test(first.key) ? ideas.find(({ key }) => key === 'orders') : undefined);
  const members = (idea?.members ?? []).flatMap(key => metricByKey(key) ?? []);
  const pair = ['shopify', 'google_analytics'].flatMap(
    platform => members.find(({ source }) => platform in source)?.key ?? [],
  );
  return pair.length === 2 ? pair.map(key => ({ key, named: true, only: true })) : undefined;
}

/** Whether the platform that was named is not this figure's, so that none but the shop may count it. */
export const isOfTheShop = (words: Word[], metric: FoundMetric, all: FoundMetric[]): boolean =>
  isBeforeAds(words, metric, all) || isBesideAnother(words, metric, all);

/** "sales and Google Ads cost": the platform is said of the other figure only. */
function isBeforeAds(words: Word[], metric: FoundMetric, all: FoundMetric[]): boolean {
  const ads = all.find(each => each !== metric && each.places.some(at => has(words[at], 'google_ads', 'google')));
  return (
    ads !== undefined &&
    Math.max(...metric.places) < Math.min(...ads.places) &&
    /^(total_sales|net_sales|gross_|total_orders|units_|new_cust|customers|average_order)/.test(metric.key)
  );
}

/** "GA4 purchases against shop orders": what stands on the other side is not counted by the platform named. */
function isBesideAnother(words: Word[], metric: FoundMetric, all: FoundMetric[]): boolean {
  const split = words.findIndex(word => has(word, 'compare'));
  if (all.length < 2 || split < 0) return false;
  const sides = [words.slice(0, split), words.slice(split)];
  const own = metric.at < split ? sides[0]! : sides[1]!;
  if (sides.every(side => side.some(isPlatform))) return !says(words, 'ga4');
  return words.some(isPlatform) && !own.some(word => isPlatform(word) && !(has(word, 'google') && has(word, 'ga4')));
}

const isPlatform = (word: Word): boolean => has(word, 'ga4', 'google_ads', 'google', 'shopify');
