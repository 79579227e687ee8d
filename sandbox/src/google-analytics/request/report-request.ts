import type { Shape } from '../../google/json-shape.ts';

export type DimensionExpression =
  | { lowerCase: { dimensionName: string } }
  | { upperCase: { dimensionName: string } }
  | { concatenate: { dimensionNames: string[]; delimiter?: string } };

export type NumericValue = { int64Value?: number; doubleValue?: number };
export type StringMatch = 'EXACT' | 'BEGINS_WITH' | 'ENDS_WITH' | 'CONTAINS' | 'FULL_REGEXP' | 'PARTIAL_REGEXP';
export type Comparison = 'EQUAL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';

export type Filter = {
  fieldName?: string;
  stringFilter?: { matchType?: StringMatch | 'MATCH_TYPE_UNSPECIFIED'; value?: string; caseSensitive?: boolean };
  inListFilter?: { values?: string[]; caseSensitive?: boolean };
  numericFilter?: { operation?: Comparison | 'OPERATION_UNSPECIFIED'; value?: NumericValue };
  betweenFilter?: { fromValue?: NumericValue; toValue?: NumericValue };
  emptyFilter?: object;
};

export type FilterExpression = {
  andGroup?: { expressions?: FilterExpression[] };
  orGroup?: { expressions?: FilterExpression[] };
  notExpression?: FilterExpression;
  filter?: Filter;
};

export type OrderBy = {
  desc?: boolean;
  metric?: { metricName?: string };
  dimension?: { dimensionName?: string; orderType?: string };
  pivot?: object;
};

/** RunReportRequest as it arrives; absent fields stay absent. */
export type ReportRequest = {
  property?: string;
  dimensions?: { name?: string; dimensionExpression?: DimensionExpression }[];
  metrics?: { name?: string; expression?: string; invisible?: boolean }[];
  dateRanges?: { startDate?: string; endDate?: string; name?: string }[];
  minuteRanges?: { name?: string; startMinutesAgo?: number; endMinutesAgo?: number }[];
  dimensionFilter?: FilterExpression;
  metricFilter?: FilterExpression;
  offset?: number;
  limit?: number;
  metricAggregations?: string[];
  orderBys?: OrderBy[];
  currencyCode?: string;
  cohortSpec?: object;
  comparisons?: object[];
  keepEmptyRows?: boolean;
  returnPropertyQuota?: boolean;
};

const numeric: Shape = { object: { int64Value: 'whole', doubleValue: 'number' } };
const MATCH_TYPES = [
  'MATCH_TYPE_UNSPECIFIED',
  'EXACT',
  'BEGINS_WITH',
  'ENDS_WITH',
  'CONTAINS',
  'FULL_REGEXP',
  'PARTIAL_REGEXP',
];
const OPERATIONS = [
  'OPERATION_UNSPECIFIED',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];
const filter: Shape = {
  object: {
    fieldName: 'text',
    stringFilter: { object: { matchType: { oneOf: MATCH_TYPES }, value: 'text', caseSensitive: 'yesNo' } },
    inListFilter: { object: { values: { list: 'text' }, caseSensitive: 'yesNo' } },
    numericFilter: { object: { operation: { oneOf: OPERATIONS }, value: numeric } },
    betweenFilter: { object: { fromValue: numeric, toValue: numeric } },
    emptyFilter: { object: {} },
  },
};
const group: Shape = {
  object: {
    expressions: {
      list: { object: { andGroup: () => group, orGroup: () => group, notExpression: () => expression, filter } },
    },
  },
};
const expression: Shape = { object: { andGroup: group, orGroup: group, notExpression: () => expression, filter } };
const oneDimension: Shape = { object: { dimensionName: 'text' } };
const ORDER_TYPES = ['ORDER_TYPE_UNSPECIFIED', 'ALPHANUMERIC', 'CASE_INSENSITIVE_ALPHANUMERIC', 'NUMERIC'];
const AGGREGATIONS = ['METRIC_AGGREGATION_UNSPECIFIED', 'TOTAL', '', '', 'COUNT', 'MINIMUM', 'MAXIMUM'];

const dimensions: Shape = {
  list: {
    object: {
      name: 'text',
      dimensionExpression: {
        object: {
          lowerCase: oneDimension,
          upperCase: oneDimension,
          concatenate: { object: { dimensionNames: { list: 'text' }, delimiter: 'text' } },
        },
      },
    },
  },
};
const metrics: Shape = { list: { object: { name: 'text', expression: 'text', invisible: 'yesNo' } } };
const orderBys: Shape = {
  list: {
    object: {
      desc: 'yesNo',
      metric: { object: { metricName: 'text' } },
      dimension: { object: { dimensionName: 'text', orderType: { oneOf: ORDER_TYPES } } },
      pivot: { object: { metricName: 'text', pivotSelections: { list: { object: {} } } } },
    },
  },
};
const shared = { dimensions, metrics, dimensionFilter: expression, metricFilter: expression };
const told = {
  limit: 'whole',
  metricAggregations: { list: { oneOf: AGGREGATIONS } },
  orderBys,
  returnPropertyQuota: 'yesNo',
} as const satisfies Record<string, Shape>;

const report: Record<string, Shape> = {
  property: 'text',
  ...shared,
  ...told,
  dateRanges: { list: { object: { startDate: 'text', endDate: 'text', name: 'text' } } },
  offset: 'whole',
  currencyCode: 'text',
  cohortSpec: 'anything',
  comparisons: { list: 'anything' },
  keepEmptyRows: 'yesNo',
};

/** RunPivotReportRequest: orders, limits and sums stand in its pivots. */
export type PivotReportRequest = Omit<ReportRequest, 'limit' | 'offset' | 'orderBys' | 'metricAggregations'> & {
  pivots?: {
    fieldNames?: string[];
    orderBys?: OrderBy[];
    offset?: number;
    limit?: number;
    metricAggregations?: string[];
  }[];
};

export const reportShape: Shape = { object: report };
const { limit, offset, orderBys: _orders, metricAggregations, ...pivotable } = report;
const pivot: Shape = {
  object: {
    fieldNames: { list: 'text' },
    orderBys,
    ...(offset && { offset }),
    ...(limit && { limit }),
    ...(metricAggregations && { metricAggregations }),
  },
};
export const pivotShape: Shape = { object: { ...pivotable, pivots: { list: pivot } } };
export const pivotBatchShape: Shape = { object: { property: 'text', requests: { list: pivotShape } } };
export const batchShape: Shape = { object: { property: 'text', requests: { list: reportShape } } };
export const realtimeShape: Shape = {
  object: {
    property: 'text',
    ...shared,
    ...told,
    minuteRanges: { list: { object: { name: 'text', startMinutesAgo: 'whole', endMinutesAgo: 'whole' } } },
  },
};
export const compatibilityShape: Shape = {
  object: {
    property: 'text',
    ...shared,
    compatibilityFilter: { oneOf: ['COMPATIBILITY_UNSPECIFIED', 'COMPATIBLE', 'INCOMPATIBLE'] },
  },
};
