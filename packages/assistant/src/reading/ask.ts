/** From the slots a question fills to a wish for figures. */
import type { Ask, AskedFilter, AskedMetric, Notes, Platform } from '../intent.ts';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { ideaOf, ideas } from '../vocabulary/ideas.ts';
import { inMoney } from '../vocabulary/in-money.ts';
import { wholePairs } from '../vocabulary/values.ts';
import { periodsOf } from './asked-periods.ts';
import { chosenBreakdowns } from './chosen-breakdowns.ts';
import type { FoundFilter } from './filters.ts';
import type { Calendar } from './moment.ts';
import type { Reading } from './read.ts';
import { customersSpend, isOfOne } from './ruled-out.ts';
import { has } from './words.ts';

export type Asked = { ask: Ask; also: Ask[]; notes: Notes };

export function askOf(reading: Reading, calendar: Calendar): Asked {
  const { words } = reading;
  const filters = mergedFilters(reading.filters);
  const metrics = metricsOf(reading, filters);
  const { when, base, others } = periodsOf(reading, calendar);
  const bought =
    reading.metrics.length === 1 &&
    metrics[0]?.key === 'units_sold' &&
    /^(new|returning)_customers$/.test(reading.metrics[0]!.key);
  if (bought)
    filters.push({
      options: [
        { dimension: 'customer_type', values: [reading.metrics[0]!.key === 'new_customers' ? 'New' : 'Returning'] },
      ],
      not: false,
      text: 'customers',
    });
  const by = chosenBreakdowns(reading, filters, when).map(each =>
    each === 'search_term' && isOwnSearch(words) ? 'site_search_term' : each,
  );
  const ranking = rankingOf(reading, by);
  const ask: Ask = {
    metrics,
    by,
    filters: withoutWholePairs(filters, by),
    bounds: reading.bounds,
    ...(when ? { when } : {}),
    ...(base ? { base } : {}),
    ...(ranking ? { ranking } : {}),
    ...platformOf(words),
  };
  const share = shareOf(ask, words);
  if (share) return { ask: share.ask, also: [], notes: { ...notesOf(reading, words), share: share.values } };
  return { ask, also: others.map(each => ({ ...ask, when: each })), notes: notesOf(reading, words) };
}

/** "what part of orders is COD": the rows of that split, so that one of them can be held against all. */
function shareOf(ask: Ask, words: Reading['words']): { ask: Ask; values: string[] } | undefined {
  const [filter, ...more] = ask.filters;
  if (
    !words.some(word => has(word, 'share', 'percent')) ||
    !filter ||
    more.length > 0 ||
    filter.not ||
    ask.by.length > 0
  )
    return undefined;
  const isPaid = filter.options.some(option => option.dimension === 'payment_gateway');
  const key = ask.metrics[0]?.key ?? (isPaid ? 'total_orders' : 'total_sales_revenue');
  if (ask.metrics.length > 1 || !metricByKey(key)?.additive) return undefined;
  const option =
    (isPaid ? filter.options.find(each => each.dimension === 'payment_gateway') : undefined) ?? filter.options[0]!;
  const counted = isPaid && key === 'total_orders' ? 'orders_with_payments' : key;
  return {
    ask: {
      ...ask,
      metrics: [{ key: counted, named: true }],
      by: [option.dimension],
      filters: [],
      whole: true as const,
    },
    values: option.values,
  };
}

/** "search terms in our own shop" were typed into the shop's search box, not into Google. */
const isOwnSearch = (words: Reading['words']): boolean =>
  words.some(word => has(word, 'pos_location', 'website', 'search_box') && /shop|store|site|website/.test(word.text)) &&
  !words.some(word => has(word, 'google', 'google_ads', 'ad', 'campaign', 'cost', 'click', 'spend'));

function platformOf(words: Reading['words']): { platform?: Platform } {
  if (words.some(word => has(word, 'ga4')) && words.some(word => has(word, 'shopify'))) return {};
  if (words.some(word => has(word, 'google_ads')) && words.some(word => has(word, 'shopify'))) return {};
  if (words.some(word => has(word, 'ga4'))) return { platform: 'google_analytics' };
  if (words.some(word => has(word, 'google_ads'))) return { platform: 'google_ads' };
  if (
    words.some(word => has(word, 'google')) &&
    words.some(word =>
      has(
        word,
        'spend',
        'cost',
        'click',
        'impression',
        'roas',
        'cpc',
        'ctr',
        'cpa',
        'conversions',
        'ad',
        'campaign',
        'keyword',
      ),
    )
  )
    return { platform: 'google_ads' };
  return words.some(word => has(word, 'shopify')) ? { platform: 'shopify' } : {};
}

function metricsOf({ metrics, words }: Reading, filters: AskedFilter[]): AskedMetric[] {
  const named = metrics.map(metric => ({ key: metric.key, named: true }));
  if (named.length === 0 && words.some(word => has(word, 'bestseller', 'slowseller')))
    return [{ key: 'units_sold', named: true }];
  const implied = impliedMetric(named, words, filters);
  if (implied) return [{ key: implied, named: true }];
  if (withStock(named, words)) return [{ key: 'units_sold', named: true }, ...named];
  const valued = inMoneyOf(named, metrics, words);
  if (valued) return valued;
  const both = ofBothPlatforms(named, words);
  if (both) return both;
  const inAds =
    words.some(word => has(word, 'campaign', 'keyword', 'ad_group', 'search_term')) ||
    named.some(({ key }) => key.startsWith('google_ads_'));
  if (named.some(({ key }) => key === 'total_ad_spend') && named.some(({ key }) => key === 'returns_value'))
    return named.map(each => (each.key === 'returns_value' ? { ...each, key: 'return_on_ad_spend' } : each));
  return inAds ? named.map(each => ({ ...each, key: inGoogleAds(each.key) })) : named;
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
  if (named.length === 0 && says('how_many') && cut(/^(product|product_type|collection|variant)$/)) return 'units_sold';
  if (named.length === 0 && says('people', 'visitor') && cut(/^(source|traffic_channel|landing_page|medium|device)$/))
    return 'sessions';
  if (named.length === 0 && words.some(word => has(word, 'customer_type') && /order/.test(word.text)))
    return 'total_orders';
  if (named.length === 0 && filters.some(filter => filter.options[0]?.dimension === 'inventory_location'))
    return 'inventory_on_hand';
  if (named.length === 0 && says('have') && cut(/^(product|product_type|variant|vendor)$/))
    return 'inventory_available';
  if (named.length === 0 && says('how_many') && cut(/^customer_/)) return 'customers';
  if (named.length !== 1) return undefined;
  const isRate = words.some(
    word => has(word, 'convert') && word.text.startsWith('c') && !/(ed|ing|verts?)$/.test(word.text),
  );
  if (only!.key === 'sessions_that_completed_checkout' && isRate && !says('how_many', 'count'))
    return 'store_conversion_rate';
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
  const blended = ['return_on_ad_spend', 'total_ad_spend', 'ad_attributed_revenue'];
  return blended.includes(key) ? (ideaOf(key)?.members.find(member => member.startsWith('google_ads_')) ?? key) : key;
}

/** Values of one dimension are joined: "Mumbai and Pune" is one filter. */
function mergedFilters(found: FoundFilter[]): AskedFilter[] {
  const merged: AskedFilter[] = [];
  for (const filter of found) {
    const twin = merged.find(
      each =>
        each.not === filter.not && each.options.some(option => filter.options.some(other => sameKind(option, other))),
    );
    if (!twin) {
      merged.push({
        options: filter.options.map(option => ({ ...option, values: [...option.values] })),
        not: filter.not,
        text: filter.text,
        ...(filter.concept ? { concept: filter.concept } : {}),
      });
      continue;
    }
    twin.options = twin.options.filter(option => filter.options.some(other => sameKind(option, other)));
    for (const option of twin.options)
      for (const value of filter.options.find(other => sameKind(option, other))!.values)
        if (!option.values.includes(value)) option.values.push(value);
    twin.text += ` and ${filter.text}`;
    twin.concept = twin.concept && filter.concept ? `${twin.concept} ${filter.concept}` : undefined;
  }
  return merged;
}

const sameKind = (a: { dimension: string; not?: boolean }, b: { dimension: string; not?: boolean }): boolean =>
  a.dimension === b.dimension && a.not === b.not;

/** New and returning together are everybody. */
function withoutWholePairs(filters: AskedFilter[], by: string[]): AskedFilter[] {
  return filters.filter(
    filter =>
      !(
        filter.concept &&
        wholePairs.some(pair => pair.every(each => filter.concept!.split(' ').includes(each))) &&
        by.includes(filter.options[0]!.dimension)
      ),
  );
}

const timeGrains = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'];

function rankingOf({ ranking, words }: Reading, by: string[]): Ask['ranking'] {
  if (!ranking || by.length === 0) return undefined;
  if (by.every(each => timeGrains.includes(each)) && ranking.isSort) return undefined;
  const flips = words.some(word => has(word, 'sort_up'));
  return {
    direction: flips ? 'asc' : ranking.direction,
    isQuality: ranking.isQuality,
    ...(ranking.limit === undefined ? {} : { limit: ranking.limit }),
  };
}

function notesOf(reading: Reading, words: Reading['words']): Notes {
  const scaled = words.find(
    (word, at) =>
      /^(lakhs?|lacs?|लाख|crores?|cr|करोड)$/.test(word.text) &&
      word.used === undefined &&
      words[at - 1]?.kind !== 'number',
  );
  const counts =
    words.some(
      (word, at) =>
        has(word, 'how_many') &&
        reading.breakdowns.some(each => each.at - at >= 1 && each.at - at <= 2 && each.mark !== 'bare'),
    ) && reading.bounds.length > 0;
  return {
    unread: [...reading.unread.unknown],
    compares: reading.comparison.asked,
    ...(scaled ? { scale: /^(l|ल)/.test(scaled.text) ? ('lakh' as const) : ('crore' as const) } : {}),
    ...(counts ? { count: true } : {}),
    ...(words.some(word => has(word, 'trend') && /graph|chart|plot|visual|ग्राफ|चार्ट|graf/.test(word.text))
      ? { chart: true }
      : {}),
  };
}
