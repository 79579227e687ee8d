/** Which figure of which source serves what was asked for, split and filtered that way; or what stands in the way. */
import { catalogue, metricByKey } from '@tillsight/metrics/catalogue';
import { clashAt } from '@tillsight/metrics/combination';
import { keysOf, parseFormula } from '@tillsight/metrics/formula';
import type { Issue } from '@tillsight/metrics/issue';
import type { Metric, SourceName } from '@tillsight/metrics/metric';
import type { Filter } from '@tillsight/metrics/request';
import { ratesBehind } from '@tillsight/metrics/standing';
import { isTitlePart } from '@tillsight/metrics/variant-title';
import type { Shop } from './conversation.ts';
import type { AskedFilter, Platform } from './intent.ts';
import { ideaOf, shopKeyOf } from './vocabulary/ideas.ts';
import { campaignTypeOf, channelsOfAnalytics, sitesOfTheShop } from './vocabulary/values.ts';

export type ServingContext = {
  shop: Shop;
  platform?: Platform | undefined;
  /** No other source may stand in. */
  strict?: boolean;
  /** Days that are over were named. */
  isPast?: boolean;
};

export type Served = { metric: Metric; by: string[]; where: Filter[] };

/** The first source of the idea that is connected and can be split and filtered that way. */
export function serve(
  key: string,
  by: string[],
  filters: AskedFilter[],
  context: ServingContext,
): Served | { issue: Issue } {
  const candidates = candidatesOf(key, by, filters, context);
  let issue: Issue = { kind: 'unknown-metric', metric: key, suggestions: [] };
  let isFirst = true;
  for (const metric of candidates) {
    const tried = fit(metric, by, filters, context);
    if (!('issue' in tried)) return tried;
    if (isFirst) issue = tried.issue;
    isFirst = false;
  }
  return { issue };
}

/** In the order in which they are tried. */
function candidatesOf(key: string, by: string[], filters: AskedFilter[], context: ServingContext): Metric[] {
  const own = metricByKey(key);
  const instead =
    countedInstead(own, by, filters) ?? paidInstead(key, by, filters) ?? trackedInstead(key, filters, context);
  if (instead) return [instead];
  if (context.strict) return own ? [own] : [];
  const idea = ideaOf(key);
  const likes = (idea?.members ?? []).flatMap(member => metricByKey(member) ?? []);
  const of = likes.filter(metric => context.platform && sourcesOf(metric).every(each => each === context.platform));
  if (of.length > 0) return own && of.includes(own) ? [own, ...of.filter(each => each !== own)] : of;
  const stands = idea?.members[0] === key || /^(visits|visitors|stock)$/.test(idea?.key ?? '');
  const all = [...(own ? [own] : []), ...(stands ? likes.filter(each => each !== own) : [])];
  // "pending orders older than a week": what is so now knows no days, what was placed on them may still be so.
  const ordered = context.isPast && all.some(isOfDays) ? all.filter(isOfDays) : all;
  return isCutByAds(by, filters)
    ? ordered.toSorted((a, b) => Number(isOfAds(b)) - Number(isOfAds(a)))
    : ordered.filter(metric => metric === own || !isOfAds(metric) || (own !== undefined && isOfAds(own)));
}

const isOfDays = ({ timing }: Metric): boolean => timing !== 'now';

const adDimensions = [
  'campaign', 'ad_group', 'ad', 'keyword', 'search_term', 'campaign_type', 'ad_network', 'conversion_action',
]; // prettier-ignore
const isCutByAds = (by: string[], filters: AskedFilter[]): boolean =>
  by.some(each => adDimensions.includes(each)) ||
  filters.some(({ options }) => options.every(({ dimension }) => adDimensions.includes(dimension)));
const isOfAds = (metric: Metric): boolean => sourcesOf(metric).some(each => each === 'google_ads' || each === 'meta');

/** "return rate by reason", "refund amount by reason": only the pieces that came back have a reason. */
function countedInstead(own: Metric | undefined, by: string[], filters: AskedFilter[]): Metric | undefined {
  const isByReason = [...by, ...filters.flatMap(({ options }) => options.map(option => option.dimension))].includes(
    'return_reason',
  );
  const key = own?.unit === 'money' ? 'returns_value' : 'units_returned';
  return isByReason && !own?.dimensions.includes('return_reason') ? metricByKey(key) : undefined;
}

/** "PayPal sales": sales are not told apart by the way they were paid, payments are. */
function paidInstead(key: string, by: string[], filters: AskedFilter[]): Metric | undefined {
  const isWay = (dimension: string): boolean => dimension === 'payment_gateway' || dimension === 'payment_method';
  const isPaid = by.some(isWay) || filters.some(({ options }) => options.every(option => isWay(option.dimension)));
  return isPaid && /^(total_sales_revenue|net_sales)$/.test(key) ? metricByKey('net_payments') : undefined;
}

/** "referral sales", "orders from paid social": Shopify knows no channels of these names, and would find nothing. */
function trackedInstead(key: string, filters: AskedFilter[], { strict }: ServingContext): Metric | undefined {
  const isTracked = filters.some(({ options: [option] }) => option && isOfAnalytics(option));
  return isTracked && !strict ? analyticsLike(key) : undefined;
}

export const isOfAnalytics = ({ dimension, values }: { dimension: string; values: string[] }): boolean =>
  dimension === 'traffic_channel' && values.some(each => channelsOfAnalytics.includes(each));

/** The figure of Google Analytics for what the shop counts; nothing where it has none. */
export function analyticsLike(key: string): Metric | undefined {
  const own = metricByKey(key);
  if (!own || !sourcesOf(own).includes('shopify')) return undefined;
  const likes = (ideaOf(shopKeyOf(key))?.members ?? []).flatMap(member => metricByKey(member) ?? []);
  return likes.find(metric => 'google_analytics' in metric.source);
}

/** Every platform a metric needs. */
export function sourcesOf(metric: Metric): SourceName[] {
  const { source } = metric;
  if ('shopify' in source || 'shopify_graphql' in source) return ['shopify'];
  if ('google_analytics' in source) return ['google_analytics'];
  if ('google_ads' in source) return ['google_ads'];
  if ('meta' in source) return ['meta'];
  if ('shiprocket' in source) return ['shiprocket'];
  return [...new Set(keysOf(parseFormula(source.formula)).flatMap(key => sourcesOf(metricByKey(key)!)))];
}

function missingSource(metric: Metric, shop: Shop): SourceName | undefined {
  const { source } = metric;
  if (!('formula' in source)) return sourcesOf(metric).find(each => !shop.connected.includes(each));
  const parts = keysOf(parseFormula(source.formula)).map(key => missingSource(metricByKey(key)!, shop));
  const missing = parts.filter(each => each !== undefined);
  return source.unconnected === 'skip' && missing.length < parts.length ? undefined : missing[0];
}

function fit(metric: Metric, by: string[], filters: AskedFilter[], context: ServingContext): Served | { issue: Issue } {
  const source = missingSource(metric, context.shop);
  if (source) {
    const kind = context.shop.needsReconnect.includes(source) ? 'needs-reconnect' : 'not-connected';
    return { issue: { kind, source, metrics: [metric.key] } };
  }
  const illegal = by.find(dimension => !metric.dimensions.includes(dimension));
  if (illegal !== undefined) return { issue: cannotBeCut(metric, illegal) };
  const cuts = [...by, ...filters.flatMap(filter => filter.options.slice(0, 1).map(option => option.dimension))];
  const clash = sourcesOf(metric)
    .map(each => clashAt(each, cuts, catalogue))
    .find(each => each !== undefined);
  if (clash !== undefined) return { issue: { ...cannotBeCut(metric, clash), suggestions: [] } };
  const where = namedAsInTheShop(metric, whereOf(metric, filters));
  return 'issue' in where ? where : { metric, by: withNeeded(metric, by, where), where: variantsBesideProduct(where) };
}

const isOfTheShop = (metric: Metric): boolean => sourcesOf(metric).every(source => source === 'shopify');

/** "orders from Pinterest": Analytics knows sites by their address, the shop by their name. */
const namedAsInTheShop = (metric: Metric, where: Filter[] | { issue: Issue }): Filter[] | { issue: Issue } =>
  'issue' in where || !isOfTheShop(metric)
    ? where
    : where.map(filter =>
        filter.dimension === 'source' && filter.is?.length === 1
          ? { ...filter, is: filter.is.map(value => sitesOfTheShop[value.toLowerCase()] ?? value) }
          : filter,
      );

const cannotBeCut = (metric: Metric, dimension: string) => ({
  kind: 'illegal-breakdown' as const,
  metric: metric.key,
  dimension,
  suggestions: metric.dimensions.slice(0, 4),
});

/** Each filter on the first of its dimensions that the metric knows. */
function whereOf(metric: Metric, filters: AskedFilter[]): Filter[] | { issue: Issue } {
  const where: Filter[] = [];
  for (const filter of filters) {
    const option = [...filter.options, ...elsewhereNamed(filter)].find(
      each => metric.dimensions.includes(each.dimension) && isItsOwn(metric, each),
    );
    if (!option && filter.concept === 'online_store') continue;
    if (!option) return { issue: cannotBeCut(metric, filter.options[0]!.dimension) };
    const { dimension, values } = option;
    where.push(filter.not === (option.not ?? false) ? { dimension, is: values } : { dimension, is_not: values });
  }
  return where;
}

/** "orders from organic search": Shopify has kinds of visits of its own, and would count none of a kind that only Analytics has. */
const isItsOwn = (metric: Metric, option: AskedFilter['options'][number]): boolean =>
  !sourcesOf(metric).includes('shopify') || !isOfAnalytics(option);

/** Some figures are had only split or filtered by certain dimensions. */
function withNeeded({ needs }: Metric, by: string[], where: Filter[]): string[] {
  const isMet = !needs || [...by, ...where.map(filter => filter.dimension)].some(each => needs.includes(each));
  return isMet ? by : [...by, needs[0]!];
}

/** A shop with a till is a place with stock under the same name; the visits of a paid channel come from a type of campaigns. */
const elsewhereNamed = (filter: AskedFilter): AskedFilter['options'] =>
  filter.options.flatMap(option => {
    if (option.dimension === 'pos_location') return [{ ...option, dimension: 'inventory_location' }];
    const types = option.dimension === 'traffic_channel' ? option.values.map(each => campaignTypeOf[each]) : [];
    return types.length > 0 && types.every(each => each !== undefined)
      ? [{ ...option, dimension: 'campaign_type', values: types }]
      : [];
  });

/** "channel" and "location" mean different things to different figures. */
export function concreteDimension(dimension: string, key: string): string {
  const metric = metricByKey(key);
  // Customers are won through the channel of a visit, whichever till took the order.
  const isOfFirstOrder = metric?.rows_with !== undefined;
  if (dimension === 'channel')
    return !isOfFirstOrder && metric?.dimensions.includes('sales_channel') ? 'sales_channel' : 'traffic_channel';
  const kinds = metric?.dimensions ?? [];
  // An order may hold several titles of one size, and stock is packed by variant.
  if (isTitlePart(dimension) && !kinds.includes(dimension)) return 'variant';
  if (dimension === 'placement' && !kinds.includes('placement')) return 'ad_network';
  if (dimension === 'return_reason' && !kinds.includes('return_reason'))
    return kinds.find(each => each === 'adjustment_reason' || each === 'chargeback_reason') ?? dimension;
  if (/(^|_)location$/.test(dimension) && kinds.includes('transfer_to')) return 'transfer_to';
  if (key === 'inventory_available' && /^(pos_)?location$/.test(dimension)) return 'inventory_location';
  if (dimension === 'location')
    return metric?.dimensions.includes('inventory_location') && !metric.dimensions.includes('pos_location')
      ? 'inventory_location'
      : metric?.dimensions.includes('pos_location')
        ? 'pos_location'
        : 'city';
  if (
    dimension === 'pos_location' &&
    !metric?.dimensions.includes('pos_location') &&
    metric?.dimensions.includes('inventory_location')
  )
    return 'inventory_location';
  if (dimension === 'page' && !metric?.dimensions.includes('page') && metric?.dimensions.includes('landing_page'))
    return 'landing_page';
  if (
    dimension === 'search_term' &&
    !metric?.dimensions.includes('search_term') &&
    metric?.dimensions.includes('site_search_term')
  )
    return 'site_search_term';
  return dimension;
}

/** "Ruby" of "Kundan Choker Set": a variant beside its product is named without the product's name a second time. */
function variantsBesideProduct(where: Filter[]): Filter[] {
  const product = productOf(where);
  if (product === undefined) return where;
  const start = `${product} - `;
  return where.map(filter => {
    const side = filter.is ? 'is' : 'is_not';
    const own = filter.dimension === 'variant' ? (filter[side] ?? []).filter(value => value.startsWith(start)) : [];
    return own.length === 0 ? filter : { ...filter, [side]: own.map(value => value.slice(start.length)) };
  });
}

/** Undefined where there are several: then a variant needs the name of its own. */
function productOf(where: Filter[]): string | undefined {
  const products = where.flatMap(({ dimension, is }) => (dimension === 'product' ? (is ?? []) : []));
  return products.length === 1 ? products[0] : undefined;
}

/** Whether a figure needs the merchant's own rates. */
export function restsOnRates(key: string): boolean {
  const metric = metricByKey(key);
  return metric !== undefined && ratesBehind(metric, catalogue).length > 0;
}
