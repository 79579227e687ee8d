import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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
  dimension: Key.check(z.describe('Key of a dimension.')),
  is: z.optional(z.array(Value).check(z.maxLength(50), z.describe('Only these values. Give either is or is_not.'))),
  is_not: z.optional(z.array(Value).check(z.maxLength(50), z.describe('All but these values.'))),
});

export const QueryMetricsRequest = z.object({
  metrics: z
    .array(Key)
    .check(
      z.minLength(1, 'Please name a metric.'),
      z.maxLength(20, 'At most 20 metrics at once.'),
      z.describe('Keys of metrics, as listMetrics gives them.'),
    ),
  period: z.optional(
    PeriodName.check(
      z.describe("Days in the store's own time zone. Those called this_… run through today. Or give from and to."),
    ),
  ),
  from: z.optional(Day.check(z.describe('First day, YYYY-MM-DD. Together with to, instead of period.'))),
  to: z.optional(Day.check(z.describe('Last day, included.'))),
  compare: z.optional(
    z.enum(['previous_period', 'same_period_last_year']).check(z.describe('Adds base and change to every value.')),
  ),
  by: z.optional(
    z
      .array(Key)
      .check(
        z.maxLength(2, 'At most two breakdowns at once.'),
        z.describe('Keys of dimensions to split by; day, week and month make a series.'),
      ),
  ),
  where: z.optional(z.array(MetricFilter).check(z.maxLength(10), z.describe('All of these hold.'))),
  order_by: z.optional(Key.check(z.describe('One of the metrics or breakdowns that are asked for.'))),
  direction: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(
    z
      .int()
      .check(z.gte(1), z.lte(1000, 'At most 1000 rows at once.'), z.describe('How many rows at most; 100 by default.')),
  ),
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

export const ListMetricsRequest = z.object({
  search: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(80),
        z.describe('Words that the name, the key or the description holds; all when left out.'),
      ),
  ),
});
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
