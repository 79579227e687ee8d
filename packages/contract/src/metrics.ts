import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Named periods in the store's own time zone. Those called `this_…` run through today. */
export const periodNames = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export const PeriodName = z.enum(periodNames);

const Day = z.iso.date('Please write a day as YYYY-MM-DD.');
const Key = z.string().check(z.minLength(1), z.maxLength(80));
const Value = z.string().check(z.maxLength(300));

export const MetricFilter = z.object({
  dimension: Key,
  is: z.optional(z.array(Value).check(z.maxLength(50))),
  is_not: z.optional(z.array(Value).check(z.maxLength(50))),
});

export const QueryMetricsRequest = z.object({
  /** Keys of `listMetrics`. */
  metrics: z.array(Key).check(z.minLength(1, 'Please name a metric.'), z.maxLength(20, 'At most 20 metrics at once.')),
  /** Either a period by name, or `from` and `to`. */
  period: z.optional(PeriodName),
  from: z.optional(Day),
  to: z.optional(Day),
  compare: z.optional(z.enum(['previous_period', 'same_period_last_year'])),
  /** Keys of dimensions; `day`, `week` and `month` make a series. */
  by: z.optional(z.array(Key).check(z.maxLength(2, 'At most two breakdowns at once.'))),
  where: z.optional(z.array(MetricFilter).check(z.maxLength(10))),
  order_by: z.optional(Key),
  direction: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(z.int().check(z.gte(1), z.lte(1000, 'At most 1000 rows at once.'))),
});
export type QueryMetricsRequest = z.infer<typeof QueryMetricsRequest>;

/** Money in main units, percentages as fractions. `null`: no figure, never zero. */
export const MetricValue = z.object({
  value: z.nullable(z.number()),
  formatted: z.string(),
  base: z.optional(z.nullable(z.number())),
  change: z.optional(z.nullable(z.number())),
});

export const QueryMetricsResponse = z.object({
  success: z.boolean(),
  time_zone: z.string(),
  currency: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  base: z.nullable(z.object({ from: z.string(), to: z.string() })),
  rows: z.array(
    z.object({ by: z.record(z.string(), z.nullable(z.string())), values: z.record(z.string(), MetricValue) }),
  ),
  /** What is missing from the answer, and why. */
  issues: z.array(z.object({ kind: z.string(), message: z.string(), suggestions: z.array(z.string()) })),
  /** Which platform gave what. `partial`: the period is still running. */
  sources: z.array(
    z.object({ source: z.string(), metrics: z.array(z.string()), asked_at: z.string(), state: z.string() }),
  ),
});
export type QueryMetricsResponse = z.infer<typeof QueryMetricsResponse>;

export const MetricDefinition = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  unit: z.string(),
  good_when: z.enum(['up', 'down', 'neutral']),
  sources: z.array(z.string()),
  dimensions: z.array(z.string()),
});

export const ListMetricsRequest = z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(80))) });
export const ListMetricsResponse = z.object({
  success: z.boolean(),
  metrics: z.array(MetricDefinition),
  dimensions: z.array(z.object({ key: z.string(), about: z.string() })),
});
export type ListMetricsResponse = z.infer<typeof ListMetricsResponse>;

export const queryMetrics = endpoint({
  name: 'queryMetrics',
  method: 'POST',
  path: '/api/v1/metrics/query/',
  access: 'session',
  scope: 'metrics:read',
  request: QueryMetricsRequest,
  response: QueryMetricsResponse,
});

export const listMetrics = endpoint({
  name: 'listMetrics',
  method: 'GET',
  path: '/api/v1/metrics/',
  access: 'session',
  scope: 'metrics:read',
  request: ListMetricsRequest,
  response: ListMetricsResponse,
});
