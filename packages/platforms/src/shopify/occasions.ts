/** A shop's annotations: https://shopify.dev/docs/api/admin-graphql/latest/objects/AnalyticsAnnotation. */
import type { Occasion } from '@tillsight/metrics/occasion';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Period } from '@tillsight/metrics/request';
import { dayAt } from '@tillsight/metrics/period';
import { instantsOf } from '../calendar-label.ts';
import { textAt } from '../json.ts';

export const occasionScopes = ['read_analytics_annotations', 'write_analytics_annotations'] as const;

/** Those that began in these days or ended in them; beside figures the first of them are enough. */
export function occasionsField(period: Period, timeZone: string): { field: string; variables: Record<string, string> } {
  const nodes = 'nodes { title type startedAt endedAt }';
  return {
    field: `happened: shop { analyticsAnnotations(first: 40, sortKey: STARTED_AT, reverse: true, query: $happened) { ${nodes} } }`,
    variables: { happened: occasionsFilter(period, timeZone) },
  };
}

export function occasionsFilter(period: Period, timeZone: string): string {
  const { from, before } = instantsOf(period, timeZone);
  return `started_at:<'${before}' AND (started_at:>='${from}' OR ended_at:>='${from}')`;
}

/** One of which something is not as documented is none; what an untitled one is about, its type tells. */
export function readOccasion(node: unknown, timeZone: string): Occasion[] {
  const [title, type, started, ended] = ['title', 'type', 'startedAt', 'endedAt'].map(field => textAt(node, field));
  const from = dayOf(started, timeZone);
  const name = plainName(title?.trim() || (type ?? '').replaceAll('_', ' ')).slice(0, longestTitle);
  if (from === undefined || name === '') return [];
  return [{ title: name, from, to: ended === undefined ? null : (dayOf(ended, timeZone) ?? null) }];
}

const longestTitle = 75;

function dayOf(instant: string | undefined, timeZone: string): string | undefined {
  const at = Date.parse(instant ?? '');
  return Number.isNaN(at) ? undefined : dayAt(at, timeZone);
}
