/** Where figures come from, as of when, and what a reader must know of them, in plain words. */
import type { SourceName } from '@tillsight/metrics/metric';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricResult, SourceNote } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { isGrain } from '../dimension-kinds.ts';
import { restsOnRates } from '../serving.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { issueLines } from './issue-lines.ts';
import { isStillRising } from './still-rising.ts';
import { clockText } from './wording.ts';

/** The last lines of a reply: what is missing, and where its figures are from. */
export const footnotes = (results: MetricResult[], shop: Shop): string[] =>
  [
    ...issueLines(
      results.flatMap(result => result.issues),
      shop,
    ),
    sourceLine(results, shop),
  ].filter(text => text !== '');

/** "Source: Shopify (final), Google Ads (provisional), as of 11:30. Google Ads figures of recent days may still change." */
export function sourceLine(results: MetricResult[], shop: Shop): string {
  const notes = results.flatMap(result => result.sources);
  const states = new Map<SourceName, SourceNote['state']>();
  for (const { source, state } of notes) states.set(source, leastSure(states.get(source) ?? 'final', state));
  if (states.size === 0) return '';
  const sources = [...states].map(([source, state]) => ({ source, state }));
  const moving = new Set(notes.filter(note => note.state === 'provisional').map(note => note.source));
  return sentencesFor(shop).notes.source({ sources, clock: clockText(shop), moving: [...moving] });
}

const sureness: SourceNote['state'][] = ['partial', 'provisional', 'final'];

/** Days that are not over make a figure partial, whatever else it rests on. */
const leastSure = (a: SourceNote['state'], b: SourceNote['state']): SourceNote['state'] =>
  sureness.find(state => state === a || state === b) ?? b;

/** What a reader must know to read some figures rightly. */
export function readingNote(results: MetricResult[], shop: Shop): string | undefined {
  const { reading } = sentencesFor(shop).notes;
  const keys = results.flatMap(({ request }) => request.metrics);
  if (results.some(({ request, tally, bands }) => (tally ?? bands) && request.by?.includes('order_number')))
    return reading.orders;
  if (keys.some(restsOnRates) && results.some(({ request }) => request.by?.some(isOfGoods))) return reading.parcels;
  if (keys.some(key => /^gross_(profit|margin)/.test(key))) return reading.grossProfit;
  if (keys.some(key => /profit|margin|break_even/.test(key))) return reading.profit;
  if (
    keys.some(key =>
      /^(blended_cac|total_ad_spend|marketing_efficiency_score|return_on_ad_spend|ad_attributed_revenue)$/.test(key),
    )
  )
    return reading.ads;
  if (keys.includes('orders_with_payments')) return reading.payments;
  const today = dayAt(shop.now, shop.timeZone);
  const isOfDays = results.some(({ request: { by, period } }) => by?.some(isGrain) || period.to < today);
  if (keys.includes('unsent_orders') && isOfDays) return reading.unsent;
  const begins = shop.historyFrom ?? '';
  const isOfTheirFirst =
    keys[0] === 'customers_who_reordered' || results.some(({ request }) => isOfOrderCounts(request));
  if (isOfTheirFirst && results.some(({ request }) => request.period.from > begins)) return reading.firstThen;
  const isOfState = results.some(({ request: { where = [] } }) =>
    where.some(({ dimension }) => dimension === 'fulfillment_status'),
  );
  if (isOfState && isOfDays) return reading.sent;
  return results.some(result => isStillRising(result, shop)) ? reading.repeat : undefined;
}

const isOfOrderCounts = ({ by = [], where = [] }: MetricResult['request']): boolean =>
  [...by, ...where.map(({ dimension }) => dimension)].includes('number_of_orders');

/** Several of an order's lines may be in other rows of these. */
const isOfGoods = (dimension: string): boolean =>
  /^(product|variant|sku|product_type|vendor|collection|product_tag)$/.test(dimension);
