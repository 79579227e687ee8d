import { sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';

/** Until the transaction ends: of two that note the same at once, the second finds what the first has noted. */
export async function lockOccasions(trx: Trx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`occasions|${organizationId}`}, 0))`.execute(trx);
}
