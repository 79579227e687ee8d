import * as z from 'zod/mini';

const Unit = z.enum(['money', 'count', 'number', 'percent', 'ratio', 'days', 'duration_seconds']);

const Series = z.object({
  name: z.string(),
  values: z.array(z.nullable(z.number())),
  formatted: z.array(z.string()),
  /** What the others are held against, or what is expected: drawn dashed. */
  isBase: z.optional(z.boolean()),
  /** What is to be reached: a line of its own across the others, named at its end. */
  isTarget: z.optional(z.boolean()),
  /** Its own, where it is not the chart's; it then has an axis of its own. */
  unit: z.optional(Unit),
  currency: z.optional(z.nullable(z.string())),
});

/** One description of a chart, made from a result; drawn in the browser and, as a picture, by the server. */
export const Chart = z.object({
  /** A course, a ranking, or a clock: all hours or weekdays in their order. */
  kind: z.enum(['line', 'bar', 'clock']),
  title: z.string(),
  unit: Unit,
  currency: z.nullable(z.string()),
  labels: z.array(z.string()),
  series: z.array(Series),
  /** A range around the first series, drawn as an area: of a forecast. Where it is known for some rows it runs straight between them. */
  band: z.optional(
    z.object({
      name: z.string(),
      low: z.array(z.nullable(z.number())),
      high: z.array(z.nullable(z.number())),
      formatted: z.array(z.string()),
    }),
  ),
  /** What happened, at the row where it began: "Diwali sale". */
  marks: z.optional(z.array(z.object({ row: z.number(), title: z.string() }))),
  /** Rows that are only a part of their day, week or month, and how that is said: "so far". */
  parts: z.optional(z.array(z.object({ row: z.number(), text: z.string() }))),
});
export type Chart = z.infer<typeof Chart>;

/** Rows that are told apart by two things: a list of pairs, or one thing down and steps of time across. */
export const Table = z.object({
  title: z.string(),
  head: z.array(z.string()),
  /** Of each column of figures. */
  units: z.array(z.object({ unit: Unit, currency: z.nullable(z.string()) })),
  rows: z.array(
    z.object({ names: z.array(z.string()), values: z.array(z.nullable(z.number())), formatted: z.array(z.string()) }),
  ),
});
export type Table = z.infer<typeof Table>;
