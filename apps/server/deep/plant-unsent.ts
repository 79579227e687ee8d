import type { Pool } from 'pg';

/** A report that nobody will send, so that a judge who sees nothing is seen. */
export async function plantUnsent(pool: Pool): Promise<void> {
  const columns = 'organization_id, user_id, role, frequency, day, time_zone, recipient_id, test, channel, state';
  await pool.query(
    `insert into deliveries (id, slot, ${columns})
       select gen_random_uuid(), slot + interval '1 second', ${columns} from deliveries limit 1`,
  );
}
