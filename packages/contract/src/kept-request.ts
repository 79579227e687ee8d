/** A question that is kept to be asked again: what is asked, with days that move along, and never what came out. */
import * as z from 'zod/mini';

/** The ones called `this-…` include today. `last`: that many whole days before today. */
export const KeptDays = z.union([
  z.enum(['today', 'yesterday', 'this-week', 'last-week', 'this-month', 'last-month']),
  z.object({ last: z.number().check(z.int(), z.gte(1), z.lte(366)) }),
]);
export type KeptDays = z.infer<typeof KeptDays>;

const Key = z.string().check(z.minLength(1), z.maxLength(80));
const Values = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(50));

export const KeptRequest = z.object({
  metrics: z.array(Key).check(z.minLength(1), z.maxLength(10)),
  by: z.optional(z.array(Key).check(z.maxLength(2))),
  where: z.optional(
    z.array(z.object({ dimension: Key, is: z.optional(Values), is_not: z.optional(Values) })).check(z.maxLength(10)),
  ),
  days: KeptDays,
  order: z.optional(z.object({ by: Key, direction: z.enum(['asc', 'desc']) })),
  limit: z.optional(z.number().check(z.int(), z.gte(1), z.lte(250))),
});
export type KeptRequest = z.infer<typeof KeptRequest>;
