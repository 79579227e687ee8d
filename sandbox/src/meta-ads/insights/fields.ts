import { isoDate } from '../../world/calendar.ts';
import { peopleReached } from '../../world/meta/split-meta-day.ts';
import type { AdAccount } from '../ad-account.ts';
import { breakdownOf } from './breakdowns.ts';
import type { FieldName } from './field-names.ts';
import type { InsightsRequest } from './insights-request.ts';
import type { Bought, Cell, Sums } from './measure.ts';

export type Told = { cell: Cell; request: InsightsRequest; account: AdAccount };
type Field = (told: Told) => unknown;

/** Every figure is a text, or is not there. */
const text = (value: number): string => String(value);
const money = (minor: number): string => String(minor / 100);
const ratio = (over: number, under: number): string | undefined =>
  under === 0 ? undefined : String(Number((over / under).toFixed(6)));

const sumsOf = ({ cell }: Told): Sums => cell.sums;
const hides = ({ request }: Told, what: 'hidesActions' | 'hidesReach') =>
  request.breakdowns.some(name => breakdownOf(name)[what] === true);
const reachOf = (told: Told): number => (hides(told, 'hidesReach') ? 0 : peopleReached(sumsOf(told).impressions));
const below = (told: Told, ...levels: string[]): boolean => levels.includes(told.request.level);

const fields: Record<FieldName, Field> = {
  impressions: told => text(sumsOf(told).impressions),
  clicks: told => text(sumsOf(told).clicks),
  spend: told => money(sumsOf(told).spend),
  reach: told => text(reachOf(told)),
  frequency: told => (reachOf(told) === 0 ? '0' : ratio(sumsOf(told).impressions, reachOf(told))),
  ctr: told => ratio(100 * sumsOf(told).clicks, sumsOf(told).impressions),
  cpc: told => ratio(sumsOf(told).spend / 100, sumsOf(told).clicks),
  cpm: told => ratio(10 * sumsOf(told).spend, sumsOf(told).impressions),
  cpp: told => ratio(10 * sumsOf(told).spend, reachOf(told)),
  inline_link_clicks: told => text(sumsOf(told).linkClicks),
  inline_link_click_ctr: told => ratio(100 * sumsOf(told).linkClicks, sumsOf(told).impressions),
  outbound_clicks: told => [{ action_type: 'outbound_click', value: text(sumsOf(told).linkClicks) }],
  unique_clicks: told => text(clickersOf(told)),
  unique_ctr: told => ratio(100 * clickersOf(told), reachOf(told)),
  cost_per_unique_click: told => ratio(sumsOf(told).spend / 100, clickersOf(told)),
  actions: told => actionsOf(told, ({ count }) => text(count)),
  cost_per_action_type: told =>
    actionsOf(told, ({ count }) => text(count)).map(({ action_type, value }) => ({
      action_type,
      value: ratio(sumsOf(told).spend / 100, Number(value)),
    })),
  action_values: told => valuesOf(told),
  purchase_roas: told => {
    const { bought, spend } = sumsOf(told);
    const value = hides(told, 'hidesActions') || bought.count === 0 ? undefined : ratio(bought.value, spend);
    return value === undefined ? undefined : [{ action_type: 'omni_purchase', value }];
  },
  account_id: ({ account }) => account.id,
  account_name: ({ account }) => account.name,
  account_currency: ({ account }) => account.currency,
  campaign_id: told => (below(told, 'campaign', 'adset', 'ad') ? told.cell.ad.adSet.campaign.id : undefined),
  campaign_name: told => (below(told, 'campaign', 'adset', 'ad') ? told.cell.ad.adSet.campaign.name : undefined),
  objective: told => (below(told, 'campaign', 'adset', 'ad') ? 'OUTCOME_SALES' : undefined),
  adset_id: told => (below(told, 'adset', 'ad') ? told.cell.ad.adSet.id : undefined),
  adset_name: told => (below(told, 'adset', 'ad') ? told.cell.ad.adSet.name : undefined),
  ad_id: told => (below(told, 'ad') ? told.cell.ad.id : undefined),
  ad_name: told => (below(told, 'ad') ? told.cell.ad.name : undefined),
  attribution_setting: told => (below(told, 'account') ? 'mixed' : '7d_click_1d_view'),
  quality_ranking: rankingOf,
  engagement_rate_ranking: rankingOf,
  conversion_rate_ranking: rankingOf,
};

/** People rarely click more than once, and everybody who clicked was reached. */
function clickersOf(told: Told): number {
  return Math.min(reachOf(told), Math.round(0.94 * sumsOf(told).clicks));
}

/** Against ads of others, of which the sandbox has none. Meta says the same of ads that few have seen. */
function rankingOf(told: Told): string | undefined {
  return below(told, 'ad') ? 'UNKNOWN' : undefined;
}

const isFigure = (name: string): name is FieldName => Object.hasOwn(fields, name);

/** A row as it is sent: what was asked, the breakdowns' values, and the days. */
export function rowOf(told: Told): Record<string, unknown> {
  const { request, cell } = told;
  const asked = request.fields.map(name => [name, isFigure(name) ? fields[name](told) : undefined] as const);
  const labels = request.breakdowns.map((name, index) => [name, cell.labels[index]] as const);
  const present = [...asked, ...labels].filter(([, value]) => value !== undefined && !isEmptyList(value));
  const days = { date_start: isoDate(cell.stretch.from), date_stop: isoDate(cell.stretch.to) };
  return { ...Object.fromEntries(present), ...days };
}

/** By which a row may be sorted. */
export function sortable(told: Told, field: string): number {
  return isFigure(field) ? Number(fields[field](told) ?? 0) : 0;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

type Stat = { action_type: string; value: string } & Record<string, string>;

/** The same sales stand under several types, and engagement contains the clicks on links. */
const purchaseTypes = ['purchase', 'omni_purchase', 'offsite_conversion.fb_pixel_purchase', 'onsite_web_purchase'];
const cartTypes = ['add_to_cart', 'omni_add_to_cart', 'offsite_conversion.fb_pixel_add_to_cart'];
const checkoutTypes = ['initiate_checkout', 'omni_initiated_checkout', 'offsite_conversion.fb_pixel_initiate_checkout'];
const landingTypes = ['landing_page_view', 'omni_landing_page_view'];

function actionsOf(told: Told, write: (bought: Bought) => string): Stat[] {
  const { linkClicks, engagements, landingViews, carts, checkouts, bought } = sumsOf(told);
  const plain = (types: readonly string[], count: number): Stat[] =>
    count === 0 ? [] : types.map(action_type => ({ action_type, value: text(count) }));
  const onMeta = [
    ...plain(['link_click'], linkClicks),
    ...plain(['post_engagement'], engagements),
    ...plain(['page_engagement'], engagements + Math.round(engagements * 0.02)),
  ];
  if (hides(told, 'hidesActions')) return onMeta;
  return [
    ...onMeta,
    // Asked for by window, actions without one have been seen to vanish.
    ...(told.request.windows.length > 0
      ? []
      : [...plain(landingTypes, landingViews), ...plain(cartTypes, carts), ...plain(checkoutTypes, checkouts)]),
    ...(bought.count === 0 ? [] : purchaseStats(told, write)),
  ];
}

function valuesOf(told: Told): Stat[] {
  if (hides(told, 'hidesActions') || sumsOf(told).bought.count === 0) return [];
  return purchaseStats(told, ({ value }) => money(value));
}

/**
 * `value` follows the ad sets' attribution. With windows it has been seen to be that of seven days after a click, and what
 * is in none of them to be left out; beside it stand those of the windows in which there is anything.
 */
function purchaseStats({ cell, request }: Told, write: (bought: Bought) => string): Stat[] {
  const { bought, oneDay, sevenDays, seen } = cell.sums;
  const windows: Record<string, Bought> = {
    '1d_click': oneDay,
    '7d_click': sevenDays,
    '28d_click': sevenDays,
    '1d_view': seen,
  };
  const asked = request.windows.flatMap(name => {
    const found = windows[name];
    return found === undefined || found.count === 0 ? [] : [[name, write(found)] as const];
  });
  if (request.windows.length === 0) return purchaseTypes.map(type => ({ action_type: type, value: write(bought) }));
  if (asked.length === 0) return [];
  return purchaseTypes.map(type => ({ action_type: type, value: write(sevenDays), ...Object.fromEntries(asked) }));
}
