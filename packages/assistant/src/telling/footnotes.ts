/** Where figures come from, as of when, and what a reader must know of them, in plain words. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricResult, SourceNote } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { issueLines } from './issue-lines.ts';
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
  const sources = [...states].map(([source, state]) => `${sourceTitles[source]} (${state})`);
  const moving = new Set(notes.filter(note => note.state === 'provisional').map(note => sourceTitles[note.source]));
  const may = moving.size > 0 ? ` ${[...moving].join(' and ')} figures of recent days may still change.` : '';
  return `Source: ${sources.join(', ')}, as of ${clockText(shop)}.${may}`;
}

const sureness: SourceNote['state'][] = ['partial', 'provisional', 'final'];

/** Days that are not over make a figure partial, whatever else it rests on. */
const leastSure = (a: SourceNote['state'], b: SourceNote['state']): SourceNote['state'] =>
  sureness.find(state => state === a || state === b) ?? b;

/** What a reader must know to read some figures rightly. */
export function readingNote(keys: string[]): string | undefined {
  if (keys.some(key => /profit|margin|break_even/.test(key)))
    return 'Profit covers only units whose cost is recorded in Shopify.';
  if (
    keys.some(key =>
      /^(blended_cac|total_ad_spend|marketing_efficiency_score|return_on_ad_spend|ad_attributed_revenue)$/.test(key),
    )
  )
    return 'Ads counted: Google Ads only, as Meta Ads is not connected.';
  if (keys.includes('orders_with_payments'))
    return 'These are orders with a payment in those days, not orders placed in them: cash on delivery is paid when the parcel arrives.';
  if (keys.includes('repeat_purchase_rate') || keys.includes('customers_who_reordered'))
    return 'Recent customers have had less time to come back.';
  return undefined;
}
