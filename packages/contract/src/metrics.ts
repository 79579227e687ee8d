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

/** One figure, or two made into one: `one/other`, `one-other`, `one+other`. */
const Figure = z.string().check(z.minLength(1), z.maxLength(161));
const Conditions = z.array(
  z.object({
    metric: Figure.check(z.describe('Key of a metric, or one/other, one-other, one+other.')),
    is: z.enum(['above', 'at_least', 'below', 'at_most']),
    value: z.number().check(z.describe('Money in main units, percentages as fractions.')),
  }),
);

export const OtherList = z.object({
  metrics: z.array(Figure).check(z.minLength(1), z.maxLength(5), z.describe('What its rows are chosen by.')),
  from: z.optional(Day.check(z.describe('First day; the days of the query when left out.'))),
  to: z.optional(Day.check(z.describe('Last day, included.'))),
  where: z.optional(z.array(MetricFilter).check(z.maxLength(10))),
  having: z.optional(Conditions.check(z.maxLength(5))),
  order_by: z.optional(Figure),
  direction: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  is_not: z.optional(z.boolean().check(z.describe('Keep the rows that are not in this list.'))),
});

export const QueryMetricsRequest = z.object({
  metrics: z
    .array(Figure)
    .check(
      z.minLength(1, 'Please name a metric.'),
      z.maxLength(20, 'At most 20 metrics at once.'),
      z.describe(
        'Keys of metrics, as listMetrics gives them; one/other is the first for each of the second, one-other what is left of it, one+other both together.',
      ),
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
  having: z.optional(
    Conditions.check(
      z.maxLength(5, 'At most five conditions at once.'),
      z.describe('Only rows whose figures hold all of these. Of days, weeks or months they are also counted: tally.'),
    ),
  ),
  within: z.optional(
    OtherList.check(z.describe('Only rows that are in this other list of the same breakdown, or are not.')),
  ),
  typical: z.optional(
    z
      .boolean()
      .check(
        z.describe(
          'Adds the median and the middle half of the last eight such stretches, a week apart. At most seven days and five metrics, in all or by hour.',
        ),
      ),
  ),
  course: z.optional(
    z
      .object({
        as: z.enum(['running', 'average', 'growth', 'kept', 'so_far']),
        of: z.optional(z.int().check(z.gte(2), z.lte(90), z.describe('Buckets in an average.'))),
      })
      .check(
        z.describe(
          'Of rows by day, week or month: the total so far, the moving average, or the growth. By month and months_since_first_order: of each cohort what the metric is for each of its customers in every month since (kept), or in all months up to it (so_far).',
        ),
      ),
  ),
  streak: z.optional(
    z.boolean().check(z.describe('Only the longest run of days, weeks or months that hold the conditions.')),
  ),
  order_by: z.optional(Figure.check(z.describe('One of the metrics or breakdowns that are asked for.'))),
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
  /** The median of the `of` stretches that are known, and the middle half of them. */
  typical: z.optional(
    z.object({
      middle: z.nullable(z.number()),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      of: z.number(),
    }),
  ),
  /** Total so far and average in the unit of the metric, growth as a fraction. */
  course: z.optional(z.nullable(z.number())),
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
  /** Days, weeks or months that hold the conditions, of those that are known and over. */
  tally: z.optional(z.object({ held: z.number(), of: z.number(), unknown: z.number(), longest: z.number() })),
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
