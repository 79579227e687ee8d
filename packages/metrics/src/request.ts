/** The words between the stages: what is asked, what each platform is asked, what it answers, what comes out. */
import type { Issue } from './issue.ts';
import type { Metric, SourceName } from './metric.ts';

/** A calendar day in the organization's time zone, `2026-11-19`. */
export type Day = string;

/** Whole days, both ends included. One that includes today is partial. */
export type Period = { from: Day; to: Day };

/** Of the last day only what lies before this time of it, `11:30`: what a running period is held against. */
export type BasePeriod = Period & { until?: string };

/** `is` and `is_not` hold values as a person would say them; exactly one of the two is present. */
export type Filter = { dimension: string; is?: string[]; is_not?: string[] };

/** As platforms are asked: rows of which they know no value there are left out, or alone are wanted. */
export type SourceFilter = Filter & { unknown?: 'left-out' | 'only' };

export type Order = { by: string; direction: 'asc' | 'desc' };

export type MetricRequest = {
  metrics: string[];
  /** At most two dimension keys, a time grain among them. */
  by?: string[];
  where?: Filter[];
  period: Period;
  /** The period of comparison. Where the period runs until now, it is held against the same stretch of its base. */
  base?: Period;
  order?: Order;
  limit?: number;
  /** Also wanted: the metrics over the whole period, without the breakdown. */
  withTotals?: boolean;
  /** Also wanted: what is usual, by the last eight such stretches, each a week before the next. */
  typical?: true;
  /** Only rows whose figures hold all of these; a figure that is not known holds none. */
  having?: Condition[];
  /** Only rows that are in another list of the same breakdown, or, where `isNot` says so, in none of its rows. */
  within?: { list: OtherList; isNot?: true };
  /** What is made of the buckets of time the rows are. */
  course?: Course;
  /** Only the longest run of buckets of time, one after another, that hold the conditions. */
  streak?: true;
  /** No rows, but how many there are in each band of the first metric; round bounds where none are given. */
  bands?: readonly number[];
};

/** A bound on one figure of a row. */
export type Condition = { metric: string; is: 'above' | 'at-least' | 'below' | 'at-most'; value: number };

/** Split as the request that holds it against its own rows, and of its days where it names none. */
export type OtherList = Pick<MetricRequest, 'metrics' | 'where' | 'order' | 'limit' | 'having'> & { period?: Period };

/**
 * `running`: the sum so far. `average`: the mean of so many buckets up to this one. `growth`: against the bucket
 * before, as a fraction.
 */
export type Course = { as: 'running' | 'growth' } | { as: 'average'; of: number } | Cohorts;

/**
 * Of rows by a step of time, in which customers first ordered, and the months since: each figure for each customer of
 * the first order. `kept`: of each month; `so-far`: of all months up to it.
 */
export type Cohorts = { as: 'kept' | 'so-far'; each: string };

/** One question to one platform. All queries of one run for the same platform are handed over together. */
export type SourceQuery = {
  /** Unique within a run; the answer carries it back. */
  id: string;
  source: SourceName;
  /** Measures only (no formulas), all of `source`, all answerable by one call there (same dataset, scope or resource). */
  metrics: readonly Metric[];
  by: readonly string[];
  where: readonly SourceFilter[];
  period: Period;
  base?: BasePeriod;
  /** Given only when the platform's own order decides which rows are left out. */
  order?: Order;
  /** Always given where `by` is not empty: how many rows are wanted at most. */
  limit?: number;
};

/**
 * `null` in `by`: the platform knows no value there. `null` in `values`: no figure, never zero. Every source writes
 * time alike: day `2026-11-19`, week the day of its Monday, month `2026-11`, quarter `2026-Q4`, year `2026`,
 * hour `0` to `23`, weekday `Monday` to `Sunday`. Units and signs are those of the catalogue.
 */
export type SourceRow = {
  by: Record<string, string | null>;
  values: Record<string, number | null>;
  /** Per dimension the platform's own id of the value (digits only for Shopify), where the catalogue names one. */
  identity?: Record<string, string>;
};

/** What a platform answered to one query; a failed query has issues and no rows. */
export type SourceAnswer = {
  queryId: string;
  rows: SourceRow[];
  baseRows: SourceRow[];
  issues: Issue[];
  /** The currency its money is in, where the platform tells. */
  currency?: string;
  /** What the platform was asked for the period, in its own words. */
  asked?: readonly string[];
  screen?: Screen | undefined;
};

/** Where a platform shows figures itself. */
export type Screen = {
  of: 'orders' | 'customers' | 'discounts' | 'inventory' | 'checkouts' | 'reports' | 'campaigns';
  address: string;
};

/** Asks one connected platform everything a run needs from it, in as few round trips as the platform allows. */
export type AskSource = (queries: readonly SourceQuery[]) => Promise<SourceAnswer[]>;

export type ResultValue = {
  value: number | null;
  /** Present where the request has a base. */
  base?: number | null;
  /** (value - base) / |base|; null where the base is zero or missing. */
  change?: number | null;
  /** Where what is usual was asked for. */
  typical?: Typical;
  /** Where something of the buckets was asked for: the running total, the moving average, the growth, the part kept. */
  course?: number | null;
};

/** The median of the stretches that are known and the middle half of them; `null` where too few are. */
export type Typical = { middle: number | null; low: number | null; high: number | null; of: number };

/** Rows that hold the conditions, of those that are known and, where they are buckets of time, over; `unknown` are the others. */
export type Tally = { held: number; of: number; unknown: number; longest: number };

/** Rows whose figure is at least `from` and below `to`: how many, and their figures added up. */
export type Band = { from?: number; to?: number; rows: number; sum: number };

export type ResultRow = {
  by: Record<string, string | null>;
  values: Record<string, ResultValue>;
  /** What a picture of it is asked for by; only of a value whose platform has one. */
  picture?: Picture;
  /** A day, week, month, … of which some days lie outside the period or are not over: it has no place among the lowest. */
  isPart?: true;
};

/** The platform's own id of an ad, whose picture it has. */
export type Picture = { source: SourceName; id: string };

/** A row that a platform's data writes in several ways. */
export type Spelling = { dimension: string; name: string; written: string[] };

/** What a filter leaves out because nobody knows its value there, or counts although it has none: the sums of its rows. */
export type UnknownRows = { dimension: string; isLeftOut: boolean; values: Record<string, number> };

/** Of the cohorts whose month since the first order is over: how many of them, of how many customers, and their figure for each. */
export type MonthSince = { month: string; cohorts: number; customers: number; value: number };

/** What a limit left out: how many rows, and their sums where sums may be told of them. */
export type RestOfRows = { rows: number; values: Record<string, number> };

/** Which platform gave which metrics, up to when, and whether they may still move. */
export type SourceNote = {
  source: SourceName;
  metrics: string[];
  /** Epoch milliseconds at which the platform was asked. */
  askedAt: number;
  state: 'final' | 'provisional' | 'partial';
  /** The catalogue's words on how fresh the source is. */
  freshness?: string;
  /** What it was asked for the period, in its own words, and how many rows it gave. */
  asked?: readonly string[];
  rows?: number;
  screens?: readonly Screen[];
};

export type MetricResult = {
  request: MetricRequest;
  /** One row without `by` values when nothing was split. Ordered and limited as asked. */
  rows: ResultRow[];
  /** The same metrics over the whole period without the breakdown, when `withTotals` was asked for. */
  totals?: Record<string, ResultValue>;
  issues: Issue[];
  spellings?: Spelling[];
  rest?: RestOfRows;
  /** Of cohorts that are followed: all together, month by month. */
  together?: MonthSince[];
  /** Where rows have to hold conditions. */
  tally?: Tally;
  /** Where rows were put together in bands. */
  bands?: Band[];
  /** For every filter by what something is not. */
  unknown?: UnknownRows[];
  /**
   * Of a period that runs until now, for every metric that is compared: the time of day at which the last day of its
   * base ends; `null` where no platform can end it there, so that the whole day counts.
   */
  baseUntil?: Record<string, string | null>;
  sources: SourceNote[];
  /** The store's, which all money is in but that of `currencies`. */
  currency: string;
  /** Metrics whose money is in another currency. */
  currencies?: Record<string, string>;
};
