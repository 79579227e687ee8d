/** The form of a metric definition. The catalogue is data in this form; code that computes knows no metric by name. */

import type { PricingRate } from '@tillsight/contract/rates';

export type SourceName = 'shopify' | 'google_analytics' | 'google_ads' | 'meta' | 'shiprocket';

export type Unit = 'money' | 'count' | 'number' | 'percent' | 'ratio' | 'days' | 'duration_seconds';

/** By platform; `custom_metrics` are made of metrics of several platforms. */
export type MetricCategory = `${SourceName}_metrics` | 'custom_metrics';

export type MetricGroup =
  | 'revenue'
  | 'orders'
  | 'customers'
  | 'products'
  /** What is paid for advertisements, and what it brings. */
  | 'marketing'
  | 'engagement'
  | 'performance'
  | 'conversion';

/** How a platform's figure becomes ours; signs and units only. */
export type Transform =
  | 'none'
  /** Shopify tells what is taken off as a negative amount. */
  | 'negate'
  | 'magnitude'
  | 'micros'
  | 'hours_to_days'
  | 'milliseconds_to_seconds'
  | 'percent_to_fraction';

/** A column of a ShopifyQL dataset. Measures with the same dataset and `where` go into one query. */
export type ShopifyMeasure = { dataset: string; metric: string; where?: string; transform?: Transform };

/** A figure read from Admin GraphQL records: a validated query by name, and how its nodes become one number. */
export type ShopifyRecordsMeasure = {
  query: string;
  filter?: string;
  reduce: { op: 'count' | 'sum' | 'value'; of?: string; where?: string };
  total?: string;
  parameters?: Record<string, number>;
};

export type AnalyticsScope = 'user' | 'session' | 'event' | 'item' | 'search_console' | 'realtime';
export type GoogleAnalyticsMeasure = { metric: string; scope: AnalyticsScope };
export type GoogleAdsMeasure = { field: string; transform: Transform };
export type MetaMeasure = { field: string; action_types?: readonly string[]; pick?: 'first_present' };
/** What became of the parcels a courier was given: how many, or how many days one took on average. */
export type ShiprocketMeasure = {
  of: 'booked' | 'waiting' | 'on_the_way' | 'delivered' | 'rto' | 'back' | 'lost' | 'days_to_delivery';
};

/**
 * Numbers, metric keys, `+ - * / ( )` and `period_days`. With a `rate` it is what that comes to at the merchant's own
 * rate: each day's figure at the rate of that day, so it must be a sum of what can be added up.
 */
export type Formula = { formula: string; unconnected?: 'skip'; window_days?: number; rate?: PricingRate };

export type MetricSource =
  | { shopify: ShopifyMeasure }
  | { shopify_graphql: ShopifyRecordsMeasure }
  | { google_analytics: GoogleAnalyticsMeasure }
  | { google_ads: GoogleAdsMeasure }
  | { meta: MetaMeasure }
  | { shiprocket: ShiprocketMeasure }
  | Formula;

export type Metric = {
  key: string;
  category: MetricCategory;
  group: MetricGroup;
  unit: Unit;
  good_when: 'up' | 'down' | 'neutral';
  /** Whether values of days may be added up to the value of their period. */
  additive: boolean;
  /** `now` and `realtime` have neither comparison nor series. */
  timing: 'period' | 'period_end' | 'now' | 'realtime';
  description: string;
  source: MetricSource;
  /** Keys of the dimensions it may be split and filtered by. */
  dimensions: readonly string[];
  also_called: readonly string[];
  /** Meant only where one of its names stands in full: its words alone mean other figures more often. */
  said_in_full?: true;
  /** For the preview only. */
  sample: number;
  /** Counts people or orders once: rows of a breakdown may add up to more than the total. */
  distinct?: boolean;
  /** The same ratio by its sums, for rows that are put together: a formula of measures that may be split alike. */
  folds_as?: string;
  /** Months that have to pass after a day before its figure is whole. */
  matures_in?: number;
  /** What it is told of where nobody names any days: all there are, or so many months. */
  usually_of?: 'all' | number;
  /** Where rows are ranked by it, only those with so many of another figure say something. */
  rows_with?: { metric: string; at_least: number };
  /** Makes sense only when split by one of these. */
  needs?: readonly string[];
  /** The platform's own field for the same figure, for cross-checks only. */
  reported_as?: { meta: MetaMeasure & { transform: Transform } };
};

/** `windows`: how long after a click or a view an action still counts, told beside each action. */
export type MetaDimension = {
  breakdown?: string;
  level?: string;
  field?: string;
  identity?: string;
  time_increment?: string;
  windows?: true;
};

/** Where a dimension is found at each source; `null`: that source cannot be split by it. */
export type Dimension = {
  key: string;
  about: string;
  /** Field by dataset. */
  shopify: Record<string, string> | null;
  shopify_identity?: Record<string, string>;
  /** Path in the nodes of the Admin queries. */
  shopify_graphql?: string;
  google_analytics: string | null;
  google_ads: { resource: string; field: string; identity?: string; names?: string } | null;
  meta: MetaDimension | null;
  /** Field of an order in Shiprocket's list, or the bucket of the day it was booked on. */
  shiprocket: string | null;
  /** One sale can be in several rows. */
  overlaps?: boolean;
  /** It has thousands of values, so that many more rows are asked for. */
  isFine?: boolean;
  /** Where a source has no field, one date range is asked per bucket. */
  calendar?: boolean;
  /** The platform that has a picture of each value, by its own id of it. */
  pictured_by?: SourceName;
  /** One row per term of a sum over platforms. */
  virtual?: boolean;
  note?: string;
};

/** The same idea from several sources; the first preferred one that is connected and may be split that way is meant. */
export type MetricFamily = {
  key: string;
  about: string;
  prefer: readonly string[];
  several?: 'list';
  first_with_traffic?: string;
};
