/** Checks a report request as Google Analytics does: names, limits, and which fields may stand together. Refuses in the platform's own words. */
import { itemAt } from '../../checked.ts';
import { invalidArgument, notEmulated } from '../../google/api-error.ts';
import type { Grain } from '../facts/facts.ts';
import { conflictIn, grainOf, isTold } from '../fields/compatibility.ts';
import type { Conflict } from '../fields/compatibility.ts';
import { dimensionKind, dimensionNames } from '../fields/dimension-kinds.ts';
import { dimensionsNotEmulated } from '../fields/unset-dimensions.ts';
import { metrics, metricsNotEmulated } from '../metrics/metrics.ts';
import { fieldsOf } from './filter-fields.ts';
import { metricExpression } from './metric-expression.ts';
import type { MetricFormula } from './metric-expression.ts';
import type { DimensionExpression, ReportRequest } from './report-request.ts';

export type CheckedDimension = { name: string; sources: string[]; join: (values: readonly string[]) => string };
export type CheckedMetric = { name: string; formula: MetricFormula; invisible: boolean };

export type CheckedRequest = {
  dimensions: CheckedDimension[];
  metrics: CheckedMetric[];
  /** Names of the API's fields behind the dimensions and filters. */
  sources: string[];
  grain: Grain;
};

const MOST_DIMENSIONS = 9;
const MOST_METRICS = 10;
const SCHEMA = 'https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema';

export function checkedRequest(request: ReportRequest): CheckedRequest {
  const dimensions = (request.dimensions ?? []).map(checkedDimension);
  const checkedMetrics = (request.metrics ?? []).map(checkedMetric);
  if (dimensions.length > MOST_DIMENSIONS)
    throw invalidArgument(`Requests are limited to ${MOST_DIMENSIONS} dimensions; ${dimensions.length} were given.`);
  if (checkedMetrics.length > MOST_METRICS)
    throw invalidArgument(`Requests are limited to ${MOST_METRICS} metrics; ${checkedMetrics.length} were given.`);
  if (dimensions.length + checkedMetrics.length === 0)
    throw invalidArgument('At least one dimension or metric is required.');
  refuseDoubles([...dimensions, ...checkedMetrics].map(({ name }) => name));
  const filtered = fieldsOf(request.dimensionFilter).map(knownDimension);
  const sources = [...new Set([...dimensions.flatMap(({ sources: each }) => each), ...filtered])];
  const names = [...new Set(checkedMetrics.flatMap(({ formula }) => formula.fields))];
  return { dimensions, metrics: checkedMetrics, sources, grain: checkedGrain(sources, names) };
}

function checkedGrain(sources: readonly string[], names: readonly string[]): Grain {
  const conflict = conflictIn({ dimensions: sources, metrics: names });
  if (conflict) throw incompatible(conflict);
  const grain = grainOf(sources);
  if (grain === null) throw notEmulated(`a report by ${sources.join(', ')}`);
  const untold = names.find(name => !isTold(name, grain));
  if (untold !== undefined) throw notEmulated(`${untold} by ${sources.join(', ')}`);
  return grain;
}

function incompatible({ advice, field }: Conflict): Error {
  return invalidArgument(
    `Please ${advice} ${field} to make the request compatible for example. The request's dimensions & metrics are incompatible. ` +
      'To learn more, see https://ga-dev-tools.google/ga4/dimensions-metrics-explorer/',
  );
}

function checkedDimension({
  name,
  dimensionExpression,
}: {
  name?: string;
  dimensionExpression?: DimensionExpression;
}): CheckedDimension {
  if (!name) throw invalidArgument('Every dimension needs a name.');
  if (!dimensionExpression) return { name: knownDimension(name), sources: [name], join: values => itemAt(values, 0) };
  if ('lowerCase' in dimensionExpression) {
    const source = knownDimension(dimensionExpression.lowerCase.dimensionName);
    return { name, sources: [source], join: values => itemAt(values, 0).toLowerCase() };
  }
  if ('upperCase' in dimensionExpression) {
    const source = knownDimension(dimensionExpression.upperCase.dimensionName);
    return { name, sources: [source], join: values => itemAt(values, 0).toUpperCase() };
  }
  const { dimensionNames: sources, delimiter = '' } = dimensionExpression.concatenate;
  return { name, sources: sources.map(knownDimension), join: values => values.join(delimiter) };
}

function checkedMetric({
  name,
  expression,
  invisible = false,
}: NonNullable<ReportRequest['metrics']>[number]): CheckedMetric {
  if (!name) throw invalidArgument('Every metric needs a name.');
  if (expression === undefined) return { name, formula: metricExpression(knownMetric(name)), invisible };
  if (!/^[A-Za-z0-9_]+$/.test(name)) throw invalidArgument(`The name of a metric expression is invalid: ${name}`);
  const formula = metricExpression(expression);
  for (const field of formula.fields) knownMetric(field);
  return { name, formula, invisible };
}

export function knownDimension(name: string): string {
  if (dimensionsNotEmulated.includes(name)) throw notEmulated(`the dimension ${name}`);
  if (dimensionKind(name) !== null) return name;
  throw invalidArgument(unknown(name, 'dimension', dimensionNames));
}

function knownMetric(name: string): string {
  if (metricsNotEmulated.has(name)) throw notEmulated(`the metric ${name}`);
  if (metrics.has(name)) return name;
  throw invalidArgument(unknown(name, 'metric', [...metrics.keys()]));
}

function unknown(name: string, kind: string, known: readonly string[]): string {
  const near = RENAMED[name] ?? known.find(each => each.toLowerCase() === name.toLowerCase() || each.startsWith(name));
  const hint = near === undefined ? '' : `Did you mean ${near}? `;
  return `${hint}Field ${name} is not a valid ${kind}. For a list of valid dimensions and metrics, see ${SCHEMA}`;
}

const RENAMED: Record<string, string> = {
  conversions: 'keyEvents',
  sessionConversionRate: 'sessionKeyEventRate',
  userConversionRate: 'userKeyEventRate',
  advertiserAdCostPerConversion: 'advertiserAdCostPerKeyEvent',
  purchaserConversionRate: 'purchaserRate',
  firstTimePurchaserConversionRate: 'firstTimePurchaserRate',
  isConversionEvent: 'isKeyEvent',
  itemViews: 'itemViewEvents',
  itemPurchaseQuantity: 'itemsPurchased',
  sessionDefaultChannelGrouping: 'sessionDefaultChannelGroup',
};

function refuseDoubles(names: readonly string[]): void {
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double !== undefined) throw invalidArgument(`Field ${double} is named more than once in the request.`);
}
