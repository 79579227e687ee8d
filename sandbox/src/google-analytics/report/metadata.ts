import { entry } from '../../checked.ts';
import { conflictIn } from '../fields/compatibility.ts';
import type { Combination } from '../fields/compatibility.ts';
import { dimensionKind, dimensionNames } from '../fields/dimension-kinds.ts';
import { metrics } from '../metrics/metrics.ts';
import { checkedRequest } from '../request/checked-request.ts';
import type { ReportRequest } from '../request/report-request.ts';
import type { AnalyticsSettings } from '../analytics-settings.ts';

/** `GET …/metadata`: every field; blocked metrics say why. */
export function metadataOf(property: string, settings: AnalyticsSettings): unknown {
  return {
    name: `properties/${property}/metadata`,
    dimensions: dimensionNames.map(describeDimension),
    metrics: [...metrics.keys()].map(name => describeMetric(name, settings)),
  };
}

export type CompatibilityRequest = ReportRequest & { compatibilityFilter?: string };

/** Which further fields go with a request that is compatible in itself. */
export function compatibilityOf(request: CompatibilityRequest, settings: AnalyticsSettings): unknown {
  const asked: Combination =
    request.dimensions?.length || request.metrics?.length ? namesIn(request) : { dimensions: [], metrics: [] };
  const wanted = request.compatibilityFilter;
  const keep = ({ compatibility }: { compatibility: string }) =>
    !wanted || wanted === 'COMPATIBILITY_UNSPECIFIED' || compatibility === wanted;
  const told = (fits: boolean) => (fits ? 'COMPATIBLE' : 'INCOMPATIBLE');
  return {
    dimensionCompatibilities: dimensionNames
      .map(name => ({
        dimensionMetadata: describeDimension(name),
        compatibility: told(conflictIn({ ...asked, dimensions: [...asked.dimensions, name] }) === null),
      }))
      .filter(keep),
    metricCompatibilities: [...metrics.keys()]
      .map(name => ({
        metricMetadata: describeMetric(name, settings),
        compatibility: told(conflictIn({ ...asked, metrics: [...asked.metrics, name] }) === null),
      }))
      .filter(keep),
  };
}

function namesIn(request: ReportRequest): Combination {
  const { sources, metrics: checked } = checkedRequest(request);
  return { dimensions: sources, metrics: checked.flatMap(({ formula }) => formula.fields) };
}

function describeDimension(name: string): Record<string, unknown> {
  return { apiName: name, uiName: wordsOf(name), description: wordsOf(name), category: dimensionKind(name) };
}

function describeMetric(name: string, settings: AnalyticsSettings): Record<string, unknown> {
  const { type, scope, restricted } = entry(metrics, name);
  const isBlocked = restricted !== undefined && settings.restrictedData.includes(restricted);
  return {
    apiName: name,
    uiName: wordsOf(name),
    description: wordsOf(name),
    category: scope,
    type,
    ...(isBlocked ? { blockedReasons: [restricted === 'COST_DATA' ? 'NO_COST_METRICS' : 'NO_REVENUE_METRICS'] } : {}),
  };
}

/** sessionSourceMedium: Session source medium. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]+/g, part => ` ${part.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
