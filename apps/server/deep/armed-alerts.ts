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

/** How often each alert was to fire, by its id. */
export type Armed = Map<string, number>;

/** Those that have fired may fire once more, at some time of the next seconds; the others still have to. */
export async function armAlerts(
  pool: Pool,
  armed: Armed,
  { slot, seconds }: { slot: number; seconds: number },
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `update alerts set fired_at = null, cleared_at = null, next_look = $1::timestamptz + random() * make_interval(secs => $2)
       where fired_at is not null returning id`,
    [new Date(slot), seconds],
  );
  for (const { id } of rows) armed.set(id, (armed.get(id) ?? 0) + 1);
}

export type Firings = { due: number; missed: number; extra: number };

/** Of each alert: firings that were due and have no delivery, and deliveries beyond them. */
export async function judgeFirings(pool: Pool, armed: Armed): Promise<Firings> {
  const { rows } = await pool.query<{ id: string; fired: number }>(
    'select alert_id as id, count(*)::int as fired from deliveries where alert_id is not null group by alert_id',
  );
  const fired = new Map(rows.map(({ id, fired: times }) => [id, times]));
  const judged: Firings = { due: 0, missed: 0, extra: 0 };
  for (const id of new Set([...armed.keys(), ...fired.keys()])) {
    const [due, times] = [armed.get(id) ?? 0, fired.get(id) ?? 0];
    judged.due += due;
    judged.missed += Math.max(0, due - times);
    judged.extra += Math.max(0, times - due);
  }
  return judged;
}
