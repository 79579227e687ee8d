/** Whose figure is meant, where a platform is named of one figure only, of two, or where campaigns make it Google's? */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { AskedMetric } from '../../intent.ts';
import { ideaOf, ideas, shopKeyOf } from '../../vocabulary/ideas.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import { has, says } from '../words.ts';
import { campaigns, type Question } from './question.ts';

/** Beside campaigns and other figures of Google Ads a bare "ROAS" is Google's. */
export function asPlatformsCount(question: Question): AskedMetric[] {
  const both = asBothCount(question);
  if (both) return both;
  const beside = besideWhatAdsCost(question);
  if (beside) return beside;
  const { named, says, isAbout } = question;
  const inGoogleAds =
    says('campaign', 'keyword', 'ad_group', 'search_term') ||
    named.some(({ key }) => key.startsWith('google_ads_')) ||
    isAbout(['campaign']);
  return inGoogleAds
    ? named.map(each => ({ ...each, key: isOfShop(each.key, question) ? each.key : asGoogleAdsCounts(each.key) }))
    : named;
}

/** "spend on Google and how many orders": those that Google claims, and those of the shop. */
function besideWhatAdsCost({ named, found, words, says, isAbout }: Question): AskedMetric[] | undefined {
  if (isAbout(campaigns) || says('campaign', 'keyword', 'ad_group', 'search_term', 'per', 'by', 'compare', 'than'))
    return undefined;
  const at = words.findIndex(word => has(word, 'google', 'google_ads'));
  const isCost = named[0]?.key === 'google_ads_cost' || (at >= 0 && named[0]?.key === 'total_ad_spend');
  if (at < 0 || !isCost || named.length < 2 || named.length !== found.length) return undefined;
  const isBehind = (each: FoundMetric): boolean =>
    each.key in claimedInstead &&
    words.slice(at, each.at).some(word => has(word, 'and') || word.text === ',') &&
    !words.slice(at + 1).some(word => has(word, 'google', 'google_ads', 'claim'));
  if (!found.some(isBehind)) return undefined;
  return named.flatMap((metric, place) =>
    isBehind(found[place]!) && !metric.only
      ? [
          { key: claimedInstead[found[place]!.key]!, named: true },
          { key: found[place]!.key, named: true, only: true },
        ]
      : [metric.key === 'total_ad_spend' ? { ...metric, key: 'google_ads_cost' } : metric],
  );
}

const claimedInstead: Record<string, string> = {
  total_orders: 'google_ads_conversions',
  total_sales_revenue: 'google_ads_conversion_value',
  net_sales: 'google_ads_conversion_value',
};

function asGoogleAdsCounts(key: string): string {
  const blended = ['return_on_ad_spend', 'total_ad_spend', 'ad_attributed_revenue'];
  return blended.includes(key)
    ? (ideaOf(key)?.members.find(member => member.startsWith('google_ads_')) ?? key)
    : (inGoogleAds[key] ?? key);
}

/** "returns and clicks", "page views, CPC", "returning customers and impressions": goods, pages and people are not what ads brought. */
function isOfShop(key: string, { says, typed, isAbout }: Question): boolean {
  if (key === 'returning_customers') return says('customer', 'people', 'customer_type');
  if (key === 'screenPageViews') return says('page', 'page_view');
  return key === 'returns_value' && typed('returns') && !says('campaign', 'keyword') && !isAbout(['campaign']);
}

const inGoogleAds: Record<string, string> = {
  returns_value: 'google_ads_roas',
  returning_customers: 'google_ads_roas',
  screenPageViews: 'google_ads_video_views',
  itemsViewed: 'google_ads_video_views',
  itemViewEvents: 'google_ads_video_views',
  ad_spend_share: 'google_ads_cost',
};

/** "Shopify and GA4 sessions": the idea as either platform counts it; "Shopify orders, GA4 visits": each as its own platform does. */
function asBothCount(question: Question): AskedMetric[] | undefined {
  const { named, found, words, says } = question;
  const platforms = platformsIn(question);
  if (new Set(platforms.map(({ platform }) => platform)).size < 2 || named.length === 0) return undefined;
  const areApart = named.length > 1 && named.length === found.length && !areSaidTogether(words, platforms);
  if (areApart)
    return named.map(({ key }, at) => ({
      key: asCountedBy(nearest(words, platforms, found[at]!), key),
      named: true,
      only: true,
    }));
  if (says('ga4') && says('shopify')) return pairsOf(named, platforms);
  return says('shopify') ? besideTheClaim(question) : undefined;
}

type Platform = { platform: string; at: number };

const platformsIn = ({ words, found }: Question): Platform[] =>
  words.flatMap((word, at) => {
    const isAds = found.some(({ key, places }) => key.startsWith('google_ads_') && places.includes(at));
    const idea = Object.keys(sourceOf).find(each => has(word, each) && (each !== 'google' || isAds));
    return idea === undefined ? [] : [{ platform: sourceOf[idea]!, at }];
  });
const sourceOf: Record<string, string> = {
  ga4: 'google_analytics',
  shopify: 'shopify',
  google_ads: 'google_ads',
  google: 'google_ads',
};

/** "in Shopify and in GA4", "GA vs Shopify": nothing but small words between the two. */
const areSaidTogether = (words: Word[], platforms: Platform[]): boolean =>
  platforms.some(
    ({ at }, place) =>
      place > 0 &&
      words
        .slice(platforms[place - 1]!.at + 1, at)
        .every(word => word.small || word.kind === 'mark' || has(word, 'and', 'compare', 'or', 'than')),
  );

function nearest(words: Word[], platforms: Platform[], { places }: FoundMetric): string {
  const fromPlace = (place: number, at: number): number => {
    const between = words.slice(Math.min(place, at), Math.max(place, at));
    return between.length + (between.some(word => word.kind === 'mark' || has(word, 'and', 'compare')) ? 3 : 0);
  };
  const far = ({ at }: Platform): number => Math.min(...places.map(place => fromPlace(place, at)));
  return platforms.toSorted((one, other) => far(one) - far(other))[0]!.platform;
}

/** The same idea as that platform has it, or the figure itself. */
function asCountedBy(platform: string, key: string): string {
  if (platform in (metricByKey(key)?.source ?? {})) return key;
  return ideaFor(key)?.members.find(member => platform in (metricByKey(member)?.source ?? {})) ?? key;
}

const ideaFor = (key: string): ReturnType<typeof ideaOf> => {
  const ofShop = shopKeyOf(key);
  return ideaOf(ofShop) ?? (/order|Purchases/.test(key) ? ideas.find(each => each.key === 'orders') : undefined);
};

/** Every figure as each of the platforms has it; what the website alone sold stays so. */
function pairsOf(named: AskedMetric[], platforms: Platform[]): AskedMetric[] | undefined {
  const all = ['shopify', 'google_analytics', 'google_ads'].filter(each =>
    platforms.some(({ platform }) => platform === each),
  );
  const keys = new Set(named.flatMap(({ key }) => all.map(each => asCountedBy(each, key))));
  return keys.size >= 2 * named.length ? [...keys].map(key => ({ key, named: true, only: true })) : undefined;
}

/** "google says how much revenue, shopify says how much": what is claimed, and what the shop has. */
function besideTheClaim({ named: [first, another], words, found }: Question): AskedMetric[] | undefined {
  const shop = { google_ads_conversion_value: 'total_sales_revenue', google_ads_conversions: 'total_orders' }[
    first!.key
  ];
  const at = words.findIndex(word => has(word, 'shopify'));
  const [from, to] = [at, found[0]!.at].toSorted((one, other) => one - other);
  const areTwo = words.slice(from, to).some(word => word.text === ',' || has(word, 'and', 'compare'));
  return shop && !another && areTwo ? [first!.key, shop].map(key => ({ key, named: true, only: true })) : undefined;
}

/** Whether the platform that was named is not this figure's, so that none but the shop may count it. */
export const isOfTheShop = (words: Word[], metric: FoundMetric, all: FoundMetric[]): boolean =>
  isBeforeAds(words, metric, all) || isBesideAnother(words, metric, all) || isSaidOfTheShop(words, metric);

/** "Google Ads cost and total sales": of the whole shop, behind a joint. */
function isSaidOfTheShop(words: Word[], { at, places }: FoundMetric): boolean {
  const ads = words.findIndex(word => has(word, 'google_ads', 'google'));
  const joint = words.findLastIndex((word, place) => place < at && (has(word, 'and', 'compare') || word.text === ','));
  return (
    ads >= 0 &&
    ads < joint &&
    words
      .slice(joint, Math.max(...places) + 1)
      .some(({ text }) => /^(total|overall|shop|shop's|store|store's|our|whole|shopify|dukaan|dukan)$/.test(text))
  );
}

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
