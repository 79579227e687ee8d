/** Which figures are wished for: those named, those a verb alone says, and what stands beside them. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { AskedFilter, AskedMetric } from '../intent.ts';
import { ideaOf, ideas } from '../vocabulary/ideas.ts';
import { inMoney } from '../vocabulary/in-money.ts';
import type { Reading } from './read.ts';
import { customersSpend, isOfOne } from './ruled-out.ts';
import { has } from './words.ts';

export function metricsOf({ metrics, words }: Reading, filters: AskedFilter[]): AskedMetric[] {
  const named = metrics.map((metric): AskedMetric => ({
    key: metric.key,
    named: true,
    ...(isBeforeAds(words, metric, metrics) || isBesideAnother(words, metric, metrics) ? { only: true } : {}),
  }));
  nameByWords(named, metrics, words, filters);
  if (named.length === 0 && words.some(word => has(word, 'bestseller', 'slowseller')))
    return [{ key: 'units_sold', named: true }];
  if (named.length === 0 && ranksWithLeft(words))
    return [
      { key: 'units_sold', named: true },
      { key: 'inventory_available', named: true },
    ];
  const reasons = words.findIndex((word, at) => has(word, 'by') && has(words[at + 1], 'value', 'amount', 'money'));
  if (named.length === 0 && reasons >= 0 && words.some(word => has(word, 'return_reason'))) {
    for (const word of words.slice(reasons, reasons + 2)) word.used ??= 'metric';
    return [{ key: 'returns_value', named: true }];
  }
  const beside = besideRanked(named, metrics, words);
  if (beside) return beside;
  const rest = whatIsLeft(named, words);
  if (rest) return rest;
  const ads = listedAds(words, named.length);
  if (ads) return [...named, { key: 'total_ad_spend', named: true }];
  const implied = impliedMetric(named, words, filters);
  if (implied?.startsWith('inventory_'))
    for (const word of words) if (has(word, 'goods', 'on_hand', 'available', 'have', 'tied')) word.used ??= 'metric';
  if (implied) return [{ key: implied, named: true }];
  if (withStock(named, words)) for (const word of words) if (has(word, 'unit')) word.used ??= 'metric';
  if (withStock(named, words)) return [{ key: 'units_sold', named: true }, ...named];
  const valued = inMoneyOf(named, metrics, words);
  if (valued) return valued;
  const worth = withWorth(named, words);
  if (worth) return worth;
  const both = ofBothPlatforms(named, words);
  if (both) return both;
  const inAds =
    words.some(word => has(word, 'campaign', 'keyword', 'ad_group', 'search_term')) ||
    named.some(({ key }) => key.startsWith('google_ads_')) ||
    filters.some(filter => filter.options[0]?.dimension === 'campaign');
  if (named.some(({ key }) => key === 'total_ad_spend') && named.some(({ key }) => key === 'returns_value'))
    return named.map(each => (each.key === 'returns_value' ? { ...each, key: 'return_on_ad_spend' } : each));
  return inAds ? named.map(each => ({ ...each, key: inGoogleAds(each.key) })) : named;
}

/** "sales and Google Ads cost": the shop's own sales, since the platform is said of the other figure only. */
function isBeforeAds(words: Reading['words'], metric: Reading['metrics'][number], all: Reading['metrics']): boolean {
  const ads = all.find(each => each !== metric && each.places.some(at => has(words[at], 'google_ads', 'google')));
  return (
    ads !== undefined &&
    Math.max(...metric.places) < Math.min(...ads.places) &&
    /^(total_sales|net_sales|gross_|total_orders|units_|new_cust|customers|average_order)/.test(metric.key)
  );
}

/** "GA4 purchases against shop orders": what stands on the other side is not counted by the platform named. */
function isBesideAnother(
  words: Reading['words'],
  metric: Reading['metrics'][number],
  all: Reading['metrics'],
): boolean {
  const isPlatform = (word: Reading['words'][number]): boolean => has(word, 'ga4', 'google_ads', 'google', 'shopify');
  const split = words.findIndex(word => has(word, 'compare'));
  if (all.length < 2 || split < 0) return false;
  const sides = [words.slice(0, split), words.slice(split)].filter(each => each.some(isPlatform));
  if (sides.length === 2) return !words.some(word => has(word, 'ga4'));
  const side = metric.at < split ? words.slice(0, split) : words.slice(split);
  return words.some(isPlatform) && !side.some(word => isPlatform(word) && !(has(word, 'google') && has(word, 'ga4')));
}

/** Words that turn the figure found into its kin: "conversions" of campaigns, "units sold and returned", "orders and how many of them were discounted". */
function nameByWords(
  named: AskedMetric[],
  found: Reading['metrics'],
  words: Reading['words'],
  filters: AskedFilter[],
): void {
  const says = (...concepts: string[]): boolean => words.some(word => has(word, ...concepts));
  const cut = (pattern: RegExp): boolean => filters.some(filter => pattern.test(filter.options[0]?.dimension ?? ''));
  const inAds = cut(/^(campaign|ad_group|keyword|campaign_type)$/) || says('campaign', 'google_ads', 'keyword');
  const keys = named.map(({ key }) => key);
  named.forEach((metric, at) => {
    const place = found[at]?.places.find(each => /^conversions?$/.test(words[each]!.text));
    const isPlain = place !== undefined && !has(words[place + 1], 'rate', 'percent') && !has(words[place - 1], 'rate');
    const isCount = isPlain && (words[place]!.text.endsWith('s') || named.length > 2);
    if (inAds && isCount && metric.key.endsWith('conversion_rate')) metric.key = 'google_ads_conversions';
    if (metric.key === 'returns_value' && keys.includes('units_sold') && !says('value', 'money', 'amount'))
      metric.key = 'units_returned';
    if (metric.key === 'discounts' && keys.includes('total_orders') && says('how_many') && hasText(words, 'discounted'))
      metric.key = 'discounted_orders';
    const cameFrom = words.some(
      (word, each) =>
        has(word, 'how_much') && /^(se|से)$/.test(words[each - 1]?.text ?? '') && has(words[each + 1], 'received'),
    );
    if (metric.key === 'inventory_on_hand' && cameFrom) metric.key = 'total_sales_revenue';
    if (/^screenPageViews$/.test(metric.key) && cut(/^product$/)) metric.key = 'itemsViewed';
    if (
      /^returning_customers$/.test(metric.key) &&
      cut(/^(product|product_type)$/) &&
      says('came_back') &&
      !says('customer', 'people')
    )
      metric.key = 'units_returned';
    const isNew = filters.findIndex(
      ({ options, not }) => !not && options[0]?.dimension === 'customer_type' && options[0].values.join() === 'New',
    );
    if (metric.key === 'customers' && named.length === 1 && isNew >= 0 && filters.length > 1) {
      filters.splice(isNew, 1);
      metric.key = 'new_customers';
    }
    if (metric.key === 'customers' && named.length === 1 && says('hour') && !says('how_many', 'customer'))
      metric.key = 'total_orders';
  });
}

const hasText = (words: Reading['words'], text: string): boolean => words.some(word => word.text === text);

/** "the best three kurtas and their return rate", "the ten slowest products and the stock we hold of each": ranked by what is sold. */
function besideRanked(
  named: AskedMetric[],
  found: Reading['metrics'],
  words: Reading['words'],
): AskedMetric[] | undefined {
  const rank = words.findIndex(
    word => word.used === 'ranking' && has(word, 'best', 'bestseller', 'slowseller', 'least', 'worst'),
  );
  const joint = words.findIndex((word, at) => at > rank && (has(word, 'and') || word.text === 'with'));
  const at = found[0]?.at ?? -1;
  const each = words
    .slice(joint)
    .some(word => /^(their|its|each|of each|unka|unki|unke|uska|uski|उनका|उनकी|उनके)$/.test(word.text));
  const isGoods = words
    .slice(rank, joint)
    .some(word => has(word, 'product') || word.names.some(({ dimension }) => dimension.startsWith('product')));
  if (named.length !== 1 || rank < 0 || joint < rank || at < joint || !each || !isGoods) return undefined;
  return /^(units_sold|total_sales_revenue|net_sales)$/.test(named[0]!.key)
    ? undefined
    : [{ key: 'units_sold', named: true }, ...named];
}

/** "gross profit and ad spend, and what is left". */
function whatIsLeft(named: AskedMetric[], words: Reading['words']): AskedMetric[] | undefined {
  const keys = named.map(({ key }) => key);
  const left = words.findLast(word => word.kind !== 'mark');
  if (!keys.includes('gross_profit') || !keys.includes('total_ad_spend') || !has(left, 'available')) return undefined;
  left!.used ??= 'metric';
  return [...named, { key: 'profit_after_ad_spend', named: true }];
}

/** "the best three lehengas and how many of each are left". */
function ranksWithLeft(words: Reading['words']): boolean {
  const rank = words.findIndex(word => has(word, 'best', 'bestseller') || word.text === 'top');
  const left = words.findIndex(
    word => has(word, 'available') && /^(left|remaining|remain|remains|bacha|bache|bachi|बचा|बचे|बची)$/.test(word.text),
  );
  const isTwo = words.slice(rank, left).some(word => has(word, 'and') || word.text === ',');
  if (rank < 0 || left < rank || !isTwo) return false;
  for (const word of words.slice(rank + 1, left + 1))
    if (!word.small && has(word, 'available', 'how_many', 'per')) word.used ??= 'metric';
  return true;
}

/** What a verb alone says: "how many … went to Pune", "people came from Instagram", "what did champions spend". */
function impliedMetric(named: AskedMetric[], words: Reading['words'], filters: AskedFilter[]): string | undefined {
  const cut = (pattern: RegExp): boolean => filters.some(filter => pattern.test(filter.options[0]?.dimension ?? ''));
  const says = (...concepts: string[]): boolean => words.some(word => has(word, ...concepts));
  const [only] = named;
  if (says('how_much') && customersSpend(words) && !isOfOne(words)) return 'total_sales_revenue';
  const verb = words.some(word =>
    /^(make|made|take|took|get|got|earn|do|did|kamaya|kamaye|banaya|kamai)$/.test(word.text),
  );
  if (
    named.length === 0 &&
    says('how_much') &&
    verb &&
    !says('summary', 'far', 'target') &&
    !cut(/campaign|keyword|inventory/)
  )
    return 'total_sales_revenue';
  if (named.length === 0 && says('how_many') && cut(/^(product|product_type|collection|variant)$/))
    return isThere(words) ? 'inventory_on_hand' : 'units_sold';
  if (named.length === 0 && words.some(word => word.used === 'value' && / orders?$/.test(word.text)))
    return 'total_orders';
  const asksIfThere =
    /(^| )(hai|hain|है|हैं) (kya|क्या)$|^(kya|क्या) .* (hai|hain|है|हैं)$/.test(
      words
        .filter(word => word.kind !== 'mark')
        .map(word => word.text)
        .join(' '),
    ) && !words.some(word => word.used === 'period');
  if (named.length === 0 && asksIfThere && cut(/^(product|product_type|variant)$/)) return 'inventory_on_hand';
  const tookIn =
    /^what did (we|i|the shop|the store|our shop|our store) (take|make|earn|bring in|bring|ring up|bank)( |$)/;
  if (named.length === 0 && tookIn.test(words.map(word => word.text).join(' '))) return 'total_sales_revenue';
  if (says('slowseller') && named.length > 0 && named.every(({ key }) => /^inventory_(on_hand|available)$/.test(key)))
    return 'units_sold';
  const isStuck = words.some(word =>
    /(^| )(stuck|blocked|locked|lying|tied|parked|pad[ai]|phas[ai]|fas[ai]|atk[ai])$/.test(word.text),
  );
  if (
    isStuck &&
    says('money', 'how_much') &&
    named.every(({ key }) => /^(total_sales|inventory_on|inventory_av)/.test(key)) &&
    (cut(/^(product|product_type|variant|inventory_location)$/) || says('stock', 'goods', 'inventory_location'))
  )
    return 'inventory_value';
  if (named.length === 0 && says('people', 'visitor') && cut(/^(source|traffic_channel|landing_page|medium|device)$/))
    return 'sessions';
  if (named.length === 0 && words.some(word => has(word, 'customer_type') && /order/.test(word.text)))
    return 'total_orders';
  if (named.length === 0 && filters.some(filter => filter.options[0]?.dimension === 'inventory_location'))
    return 'inventory_on_hand';
  const holds = words.find(
    word => word.used === undefined && /^(hold|holds|held|keep|keeps|kept|carry|carries|stock|stocks)$/.test(word.text),
  );
  if (named.length === 0 && holds && cut(/^(product|product_type|variant|inventory_location|pos_location)$/)) {
    holds.used = 'metric';
    return 'inventory_on_hand';
  }
  if (named.length === 0 && says('have') && cut(/^(product|product_type|variant|vendor)$/))
    return 'inventory_available';
  if (named.length === 0 && says('how_many') && cut(/^customer_/)) return 'customers';
  if (named.length !== 1) return undefined;
  const isGoods =
    cut(/^(product|product_type|variant)$/) &&
    words.some((word, at) => has(word, 'how_many') && words.slice(at + 1).find(each => !each.small)?.used === 'name');
  if (only!.key === 'total_orders' && isGoods) return 'units_sold';
  const bareVerb =
    words.some(word => word.used === 'metric' && has(word, 'sold')) &&
    !says('sales', 'how_much', 'money', 'value', 'earn');
  if (
    only!.key === 'total_sales_revenue' &&
    bareVerb &&
    words.some(word => word.used === 'ranking') &&
    words.some(word => has(word, 'variant', 'sku', 'product'))
  )
    return 'units_sold';
  const isRate = words.some(
    word => has(word, 'convert') && word.text.startsWith('c') && !/(ed|ing|verts?)$/.test(word.text),
  );
  if (only!.key === 'sessions_that_completed_checkout' && isRate && !says('how_many', 'count'))
    return 'store_conversion_rate';
  const counted = words.some(
    (word, at) => /^conversions?$/.test(word.text) && /^(any|koi|some)$/.test(words[at - 1]?.text ?? ''),
  );
  if (only!.key === 'store_conversion_rate' && counted && cut(/campaign|keyword|ad_group/))
    return 'google_ads_conversions';
  if (only!.key === 'total_orders' && says('how_many') && says('buy') && !says('order') && cut(/^customer_group/))
    return 'customers';
  const ofThen = words.some((word, at) => has(word, 'customer') && words[at - 1]?.used === 'period');
  if (
    only!.key === 'returning_customers' &&
    ofThen &&
    says('returning') &&
    says('buy', 'order', 'purchase', 'retention')
  )
    return 'customers_who_reordered';
  if (
    /^(new|returning)_customers$/.test(only!.key) &&
    says('what', 'which') &&
    says('buy', 'purchase', 'order') &&
    (says('most', 'best') || says('product'))
  )
    return 'units_sold';
  if (
    only!.key === 'total_sales_revenue' &&
    (says('how_many') || !says('how_much', 'money', 'value', 'amount', 'earn')) &&
    says('sold') &&
    !says('sales') &&
    cut(/^(product|product_type|collection|variant)$/)
  )
    return 'units_sold';
  if (
    only!.key === 'google_ads_cost' &&
    !says('ad', 'google_ads', 'google', 'campaign', 'keyword', 'marketing', 'cost', 'video', 'search_term') &&
    !cut(/^(campaign|ad_group|campaign_type|keyword)$/)
  )
    return says('customer', 'people') || cut(/^customer/) ? 'total_sales_revenue' : 'total_ad_spend';
  return undefined;
}

/** "kitne dohar hai", "how many dohars are there in Bandra": they lie there, nothing was done with them. */
function isThere(words: Reading['words']): boolean {
  const said = words.filter(word => word.kind !== 'mark' && word.used !== 'period');
  const isLast =
    (/^(hai|hain|h|है|हैं)$/.test(said.at(-1)?.text ?? '') && said.at(-2)?.used !== undefined) ||
    said.some(word => has(word, 'have') || /^(pad[aei]|rakh[aei]|पड[ाेी])$/.test(word.text));
  const exists = words.some((word, at) => /^(is|are)$/.test(word.text) && /^there$/.test(words[at + 1]?.text ?? ''));
  const stands = words.some(
    (word, at) =>
      /^(is|are)$/.test(word.text) &&
      /^(at|in|with)$/.test(words[at + 1]?.text ?? '') &&
      words[at + 2]?.names.some(({ dimension }) => /location/.test(dimension)),
  );
  return (isLast || exists || stands) && !words.some(word => word.used === 'period');
}

/** "the five best sarees with what is left of each": ranked by sales, the stock stands beside. */
function withStock(named: AskedMetric[], words: Reading['words']): boolean {
  const isStock =
    named.length > 0 && named.every(({ key }) => /^(inventory_|days_of_cover|low_stock|out_of_stock)/.test(key));
  const rank = words.findIndex(word => has(word, 'best', 'bestseller') || (has(word, 'most') && word.text === 'top'));
  const joint = words.findIndex(
    (word, at) => at > rank && (has(word, 'and') || word.text === 'with' || word.text === ','),
  );
  const stock = words.findIndex(word => has(word, 'stock', 'available', 'on_hand', 'cover'));
  return isStock && rank >= 0 && joint > rank && stock > joint;
}

/** "what did we lose to abandoned checkouts, in money": the count's worth. */
function inMoneyOf(
  named: AskedMetric[],
  found: Reading['metrics'],
  words: Reading['words'],
): AskedMetric[] | undefined {
  const at = words.findIndex(
    (word, place) => has(word, 'money', 'value') && /^(in|by)$/.test(words[place - 1]?.text ?? ''),
  );
  if (at < 0 || has(words[at + 1], 'order', 'band') || named.length > 2) return undefined;
  const others = named.filter((_each, place) => !found[place]?.places.every(each => each === at));
  const key = others.length === 1 ? inMoney[others[0]!.key] : undefined;
  return key === undefined ? undefined : [{ key, named: true }];
}

/** "how many carts were abandoned and what were they worth", "clicks, cost and value": the same in money beside it. */
function withWorth(named: AskedMetric[], words: Reading['words']): AskedMetric[] | undefined {
  const at = words.findIndex(
    (word, place) =>
      word.used === undefined &&
      has(word, 'value') &&
      words.slice(Math.max(0, place - 5), place).some(each => has(each, 'and') || each.text === ',') &&
      words.slice(0, place).some(each => each.used === 'metric'),
  );
  const last = named.at(-1);
  if (at < 0 || !last) return undefined;
  const key = last.key.startsWith('google_ads_') ? 'google_ads_conversion_value' : inMoney[last.key];
  if (key === undefined || named.some(each => each.key === key)) return undefined;
  words[at]!.used = 'metric';
  return [...named, { key, named: true }];
}

/** "sales, orders, returns, ads": in a list of figures the ads are what they cost. */
function listedAds(words: Reading['words'], count: number): boolean {
  const at = words.findIndex(
    (word, place) =>
      word.used === undefined &&
      has(word, 'ad') &&
      (words[place - 1]?.text === ',' || has(words[place - 1], 'and')) &&
      (words[place + 1] === undefined || words[place + 1]!.kind === 'mark'),
  );
  if (at < 0 || count < 2) return false;
  words[at]!.used = 'metric';
  return true;
}

/** "Shopify and GA4 sessions": the idea as either platform counts it. */
function ofBothPlatforms(named: AskedMetric[], words: Reading['words']): AskedMetric[] | undefined {
  const [analytics, shopify] = [words.some(word => has(word, 'ga4')), words.some(word => has(word, 'shopify'))];
  const [first] = named;
  if (!analytics || !shopify || !first) return undefined;
  const idea =
    ideaOf(first.key) ?? ideas.find(each => each.key === (/order|Purchases/.test(first.key) ? 'orders' : ''));
  const members = (idea?.members ?? []).flatMap(key => metricByKey(key) ?? []);
  const of = (source: string): string | undefined => members.find(({ source: own }) => source in own)?.key;
  const pair = [of('shopify'), of('google_analytics')].flatMap(key =>
    key === undefined ? [] : [{ key, named: true, only: true }],
  );
  return pair.length === 2 ? pair : undefined;
}

/** Beside campaigns and other figures of Google Ads a bare "ROAS" is Google's. */
function inGoogleAds(key: string): string {
  if (key === 'returns_value' || key === 'returning_customers') return 'google_ads_roas';
  if (/^(screenPageViews|itemsViewed|itemViewEvents)$/.test(key)) return 'google_ads_video_views';
  if (key === 'ad_spend_share') return 'google_ads_cost';
  const blended = ['return_on_ad_spend', 'total_ad_spend', 'ad_attributed_revenue'];
  return blended.includes(key) ? (ideaOf(key)?.members.find(member => member.startsWith('google_ads_')) ?? key) : key;
}
