import * as z from 'zod/mini';

/** One description of a chart, made from a result; drawn in the browser and, as a picture, by the server. */
export const Chart = z.object({
  /** A course, a ranking, or a clock: all hours or weekdays in their order. */
  kind: z.enum(['line', 'bar', 'clock']),
  title: z.string(),
  unit: z.enum(['money', 'count', 'number', 'percent', 'ratio', 'days', 'duration_seconds']),
  currency: z.nullable(z.string()),
  labels: z.array(z.string()),
  series: z.array(
    z.object({ name: z.string(), values: z.array(z.nullable(z.number())), formatted: z.array(z.string()) }),
  ),
});
export type Chart = z.infer<typeof Chart>;
