/** Hands work to a job, in the transaction that needs it done: either both are kept or neither. */
import { sql, type Kysely } from 'kysely';
import type { $ZodType } from 'zod/v4/core';
import type * as z from 'zod/mini';
import type { Tables } from './tables.ts';

/** A job is a name, the shape of its payload and a handler that may run twice. */
export type Job<Payload extends $ZodType = $ZodType> = {
  name: string;
  payload: Payload;
  handle(payload: z.output<Payload>): Promise<void>;
};

export function job<Payload extends $ZodType>(definition: Job<Payload>): Job<Payload> {
  return definition;
}

/** With the same `key` a waiting job is replaced instead of added. */
export type EnqueueOptions = { key?: string; runAt?: number };

export async function enqueue(
  db: Kysely<Tables>,
  name: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  const runAt = options.runAt === undefined ? null : new Date(options.runAt);
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${runAt}, ${options.key ?? null})`.execute(
    db,
  );
}

/** `delay` is in seconds; a smaller `priority` runs first; jobs of one `queue` run one after another. */
export type JobSpec = { payload: object; key: string; delay?: number; priority?: number; queue?: string };

/** Many at once, in one statement. */
export async function enqueueJobs(db: Kysely<Tables>, name: string, specs: JobSpec[]): Promise<void> {
  if (specs.length === 0) return;
  await sql`select enqueue_jobs(${name}, ${JSON.stringify(specs)}::jsonb)`.execute(db);
}
