/** Alerts that fire at their next look, one for everybody who has a phone. */
import type { Pool } from 'pg';

/** Wrong at no time: a week in which something was sold. */
const request = { metrics: ['total_orders'], days: { last: 7 } };
const condition = { kind: 'above', value: 0 };

export async function insertAlertOfEach(pool: Pool): Promise<void> {
  await pool.query(
    `insert into alerts (organization_id, id, user_id, sentence, request, condition, channel, every_minutes, quiet_from,
         quiet_to, rest_hours, is_paused, made_at, next_look, fired_at)
       select organization_id, gen_random_uuid(), user_id, 'Tell me.', $1, $2, 'whatsapp', 15, '00:00', '00:00', 24, false,
         linked_at, 'infinity', linked_at
       from phones`,
    [JSON.stringify(request), JSON.stringify(condition)],
  );
}

/** Those that have fired may fire once more, at some time of the next seconds; the others still have to. */
export async function armAlerts(pool: Pool, { slot, seconds }: { slot: number; seconds: number }): Promise<number> {
  const { rowCount } = await pool.query(
    `update alerts set fired_at = null, cleared_at = null, next_look = $1::timestamptz + random() * make_interval(secs => $2)
       where fired_at is not null`,
    [new Date(slot), seconds],
  );
  return rowCount ?? 0;
}

/** Firings that were due and have no delivery, and deliveries beyond them. */
export async function judgeFirings(pool: Pool, armed: number): Promise<{ missed: number; extra: number }> {
  const { rows } = await pool.query<{ fired: number }>(
    'select count(*)::int as fired from deliveries where alert_id is not null',
  );
  const fired = rows[0]?.fired ?? 0;
  return { missed: Math.max(0, armed - fired), extra: Math.max(0, fired - armed) };
}
