/** One aliased field of a document, and what its answer is for. */
import type { Metric, ShopifyMeasure, ShopifyRecordsMeasure } from '@tillsight/metrics/metric';
import type { BasePeriod, SourceFilter } from '@tillsight/metrics/request';
import type { Column } from './columns.ts';

type PartOfQuery = {
  alias: string;
  queryId: string;
  /** Which of the two lists of rows it fills. */
  period: 'period' | 'base';
  metrics: readonly Metric[];
};

export type ReportPart = PartOfQuery & {
  kind: 'report';
  /** The ShopifyQL text. */
  text: string;
  columns: readonly Column[];
  measures: readonly { key: string; column: string; transform: ShopifyMeasure['transform'] }[];
  /** More rows than this mean that some were left out. */
  limit: number;
  /** Whether the platform's own order decided which rows came. */
  isRanked: boolean;
};

/** Tells which weekday Shopify counts from: the same table by day and weekday, a few rows of it. */
export type ProbePart = PartOfQuery & { kind: 'probe'; text: string };

export type CountPart = PartOfQuery & { kind: 'count'; field: string; filter: string };

export type RecordsPart = PartOfQuery & {
  kind: 'records';
  field: string;
  arguments: string;
  filter: string;
  /** Paths read of every record, dots between their steps. */
  paths: readonly string[];
  measures: readonly { key: string; measure: ShopifyRecordsMeasure }[];
  by: readonly string[];
  where: readonly SourceFilter[];
};

export type Part = ReportPart | ProbePart | CountPart | RecordsPart;

export type PeriodOfPart = { name: 'period' | 'base'; days: BasePeriod };
