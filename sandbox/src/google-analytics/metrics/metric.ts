import type { MeasureName } from './measures.ts';

export type MetricType = 'TYPE_INTEGER' | 'TYPE_FLOAT' | 'TYPE_SECONDS' | 'TYPE_CURRENCY' | 'TYPE_MILLISECONDS';

/**
 * What a metric may be combined with: see compatibility.ts. `attributed` metrics can be credited to a source (key events, revenue), plain
 * `event` metrics cannot; `none` is told with anything, for this shop never records any.
 */
export type MetricScope = 'user' | 'session' | 'event' | 'attributed' | 'item' | 'search' | 'advertiser' | 'cohort';

export type Metric = {
  type: MetricType;
  scope: MetricScope;
  /** Restricted data it belongs to. */
  restricted?: 'REVENUE_DATA' | 'COST_DATA';
  measures: readonly MeasureName[];
  /** From the measures' totals; money in minor units. */
  value: (of: (measure: MeasureName) => number) => number;
};

/** Google prints 0 where a ratio has no denominator. */
export function ratio(numerator: MeasureName, denominator: MeasureName): Pick<Metric, 'measures' | 'value'> {
  return {
    measures: [numerator, denominator],
    value: of => (of(denominator) === 0 ? 0 : of(numerator) / of(denominator)),
  };
}

export function plain(measure: MeasureName): Pick<Metric, 'measures' | 'value'> {
  return { measures: [measure], value: of => of(measure) };
}
