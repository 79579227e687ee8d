/** Sources, as-of times and what is missing, in plain words. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricResult, SourceNote } from '@tillsight/metrics/request';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Shop } from '../conversation.ts';
import { dimensionTitle, metricTitle, sentence } from './titles.ts';
import { clockText } from './wording.ts';

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
  if (keys.includes('repeat_purchase_rate') || keys.includes('customers_who_reordered'))
    return 'Recent customers have had less time to come back.';
  return undefined;
}

export function issueLines(issues: Issue[], shop: Shop): string[] {
  return [...new Set(issues.map(issue => issueText(issue, shop)).filter(text => text !== ''))].slice(0, 2);
}

type Texts = { [Kind in Issue['kind']]: (issue: Extract<Issue, { kind: Kind }>, shop: Shop) => string };

/** An empty text: nothing a reader needs to be told. */
const texts: Texts = {
  'unknown-metric': ({ metric }) => `I do not know the figure "${metric}".`,
  'unknown-dimension': ({ dimension }) => `I cannot split by "${dimension}".`,
  'illegal-breakdown': ({ metric, dimension }) =>
    `${sentence(metricTitle(metric))} cannot be split or filtered by ${dimensionTitle(dimension)}: no connected platform has it that way.`,
  'needs-breakdown': ({ metric, dimensions }) =>
    `${sentence(metricTitle(metric))} exists only by ${dimensions.map(dimensionTitle).join(' or ')}.`,
  'no-comparison': ({ metric }) =>
    `${sentence(metricTitle(metric))} is known only as it is now, so there is nothing to compare it with.`,
  'not-connected': ({ source, metrics }) =>
    `${sourceTitles[source]} is not connected; connect it on the Integrations page to see ${metrics.map(metricTitle).join(', ')}.`,
  'needs-reconnect': ({ source }) =>
    `The connection to ${sourceTitles[source]} has ended; please connect it again on the Integrations page.`,
  'source-failed': ({ source, metrics, reason, retryAfterSeconds }) => {
    const lost = `so I have nothing on ${metrics.map(metricTitle).join(', ') || 'its figures'}`;
    if (reason !== 'throttled')
      return `${sourceTitles[source]} did not answer this time, ${lost}. Please ask again in a moment.`;
    const when = retryAfterSeconds ? `in about ${retryAfterSeconds} seconds` : 'in a minute';
    return `What ${sourceTitles[source]} allows in a minute is used up, ${lost}. Please ask again ${when}.`;
  },
  'terms-left-out': () => '',
  'mixed-currencies': ({ metric, currencies }) =>
    `${sentence(metricTitle(metric))} would mix ${currencies.join(' and ')}, so I do not add it up.`,
  'mixed-time-zones': ({ metric }) =>
    `Days of ${metricTitle(metric)} are cut in different time zones by its platforms.`,
  'rows-left-out': () => '',
  'hidden-rows': ({ source }) => `${sourceTitles[source]} hides small groups, so rows may be missing.`,
  'history-begins': ({ day }, shop) => `Data begins on ${formatDay(day, shop.country)}; earlier days are not known.`,
};

function issueText<Kind extends Issue['kind']>(issue: Extract<Issue, { kind: Kind }>, shop: Shop): string {
  return texts[issue.kind](issue, shop);
}
