/** What a platform counts for our whole project in 24 hours, counted for all processes together. */
import { sql } from 'kysely';
import { batched } from './batch.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';

export type Counted = { kind: string; perDay: number; now: Clock };

/** 0 when one more may be made, and then it is counted; otherwise the milliseconds until the next may. */
export function countedOperations(db: Db, { kind, perDay, now }: Counted): () => Promise<number> {
  const take = async (asked: null[]) => {
    const { rows } = await sql<{ taken: number; wait: number }>`
      select * from take_operations(${kind}, ${new Date(now())}, ${asked.length}, ${perDay})
    `.execute(db.outside);
    const { taken = 0, wait = 0 } = rows[0] ?? {};
    return asked.map((_, index) => (index < taken ? 0 : Math.max(1, wait * 1_000)));
  };
  const next = batched(take, { most: 100 });
  return () => next(null);
}
