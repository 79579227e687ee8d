import { entry, present } from '../../checked.ts';
import { grainOfDimension } from '../columns/column-of.ts';
import type { Grain } from '../facts/facts.ts';
import { evaluatorOf } from '../metrics/measures.ts';
import type { Metric } from '../metrics/metric.ts';
import { metrics } from '../metrics/metrics.ts';
import { dimensionKind, isCampaignDimension, isOriginDimension } from './dimension-kinds.ts';
import type { DimensionKind } from './dimension-kinds.ts';

export type Combination = { dimensions: readonly string[]; metrics: readonly string[] };
/** What would make a request compatible, in the platform's words. */
export type Conflict = { advice: 'remove' | 'add'; field: string };

type Scope = Metric['scope'];

/** Kinds of dimensions that metrics of a scope never go with. */
const forbidden: Record<Scope, readonly DimensionKind[]> = {
  user: [],
  session: [],
  event: ['item', 'credited', 'queryString', 'order'],
  attributed: ['item'],
  item: ['page', 'queryString', 'event', 'credited'],
  search: ['item', 'credited', 'order', 'page', 'event'],
  advertiser: ['item', 'order', 'page', 'queryString', 'event'],
  cohort: [],
};
const searchDimensions = new Set([
  'country',
  'countryId',
  'deviceCategory',
  'landingPage',
  'landingPagePlusQueryString',
]);

/** The first reason why fields do not go together, or null. */
export function conflictIn({ dimensions, metrics: names }: Combination): Conflict | null {
  const cohort = [...dimensions, ...names].find(isCohort);
  if (cohort !== undefined) return { advice: 'remove', field: cohort };
  for (const name of names) {
    const { scope } = entry(metrics, name);
    const strange = dimensions.find(dimension => isForbidden(scope, dimension));
    if (strange !== undefined) return { advice: 'remove', field: scope === 'search' ? strange : name };
    const other = scope === 'search' ? names.find(each => entry(metrics, each).scope !== 'search') : undefined;
    if (other !== undefined) return { advice: 'remove', field: other };
    if (scope === 'advertiser' && !dimensions.some(isCampaignDimension))
      return { advice: 'add', field: 'sessionCampaignName' };
  }
  const special = dimensions.filter(name => grainOfDimension(name) !== null);
  const stranger = special.find(
    name => dimensionKind(name) === 'item' && special.some(other => dimensionKind(other) === 'page'),
  );
  return stranger === undefined ? null : { advice: 'remove', field: stranger };
}

function isForbidden(scope: Scope, dimension: string): boolean {
  const kind = present(dimensionKind(dimension), 'the kind of dimension');
  if (forbidden[scope].includes(kind)) return true;
  if (kind === 'time') return false;
  if (scope === 'search') return !searchDimensions.has(dimension);
  return scope === 'advertiser' && !isOriginDimension(dimension);
}

function isCohort(name: string): boolean {
  return dimensionKind(name) === 'cohort' || metrics.get(name)?.scope === 'cohort';
}

/** The grain a report is told at: that of its finest dimension. Null: dimensions of two grains, which the sandbox cannot join. */
export function grainOf(dimensions: readonly string[]): Grain | null {
  const grains = new Set(dimensions.map(grainOfDimension).filter(grain => grain !== null));
  if (grains.size > 1) return null;
  return [...grains][0] ?? 'visits';
}

/** Whether the sandbox can tell a metric at a grain; the real platform may well. */
export function isTold(metric: string, grain: Grain): boolean {
  const { measures } = entry(metrics, metric);
  return grain === 'visits' || measures.every(measure => evaluatorOf(measure, grain) !== undefined);
}
