/** How often something may be tried. Kept in the database, so that a restart or a second process forgets nothing. */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Db } from './db.ts';
import { ProblemError } from './problem.ts';
import type { Tables } from './tables.ts';

/** `times` at once, refilled evenly over `perMs`; `count` are taken together, otherwise one. */
export type Budget = { name: string; of: string; times: number; perMs: number; count?: number };

/** Takes from each, or refuses with the time to wait. What was taken before the refusal stays taken. */
export async function spend(db: Db, now: number, budgets: readonly Budget[]): Promise<void> {
  for (const budget of budgets) {
    const key = keyOf(budget);
    const cost = (budget.perMs / budget.times) * (budget.count ?? 1);
    const taken = await take(db.outside, key, now, { cost, most: budget.perMs });
    if (taken) continue;
    const fullAt = await fullAtOf(db.outside, key);
    const waitMs = Math.max(cost, fullAt + cost - budget.perMs - now);
    throw new ProblemError('too_many_requests', 'Too many attempts. Please wait a moment and try again.', {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
}

/** The same where a refusal is no problem but an answer. */
export async function isWithin(db: Db, now: number, budgets: readonly Budget[]): Promise<boolean> {
  try {
    await spend(db, now, budgets);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Gives back what was taken, when the attempt turns out to have been a good one. */
export async function refund(db: Db, budgets: readonly Budget[]): Promise<void> {
  for (const budget of budgets) {
    const cost = (budget.perMs / budget.times) * (budget.count ?? 1);
    await sql`
      update budgets set full_at = full_at - make_interval(secs => ${cost / 1000}) where key = ${keyOf(budget)}
    `.execute(db.outside);
  }
}

/** The hash keeps addresses out of the table. */
function keyOf({ name, of }: Budget): string {
  return `${name}:${createHash('sha256').update(`${name}|${of}`).digest('base64url').slice(0, 24)}`;
}

type Taking = { cost: number; most: number };

/** One statement, so that many at once cannot take more than there is. */
async function take(db: Kysely<Tables>, key: string, now: number, { cost, most }: Taking): Promise<boolean> {
  const at = new Date(now);
  const step = sql`make_interval(secs => ${cost / 1000})`;
  const limit = sql`make_interval(secs => ${most / 1000})`;
  const result = await sql`
    insert into budgets as b (key, full_at) values (${key}, ${at}::timestamptz + ${step})
    on conflict (key) do update set full_at = greatest(b.full_at, ${at}::timestamptz) + ${step}
      where greatest(b.full_at, ${at}::timestamptz) + ${step} <= ${at}::timestamptz + ${limit}
    returning key
  `.execute(db);
  return result.rows.length === 1;
}

async function fullAtOf(db: Kysely<Tables>, key: string): Promise<number> {
  const row = await db.selectFrom('budgets').select('full_at').where('key', '=', key).executeTakeFirst();
  return row?.full_at.getTime() ?? 0;
}
