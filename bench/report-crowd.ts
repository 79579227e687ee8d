/** Organizations with phones and a report that is due: one large one and many of one person each. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../apps/server/src/deps.ts';
import { hashesOf } from '../apps/server/src/features/whatsapp/number-hash.ts';
import { sealPhone } from '../apps/server/src/features/whatsapp/phone.ts';

export type Crowd = { large: string; small: string[] };

const day = 24 * 60 * 60_000;

/** Everybody's daily report is due at `slot`. */
export async function insertCrowd(deps: Deps, people: { large: number; small: number }, slot: number): Promise<Crowd> {
  const made = new Date(slot - 30 * day);
  const large = await insertOrganization(deps, { members: people.large, from: 0, made, slot });
  const small: string[] = [];
  for (let index = 0; index < people.small; index += 1) {
    small.push(await insertOrganization(deps, { members: 0, from: people.large + index, made, slot }));
  }
  return { large, small };
}

type Making = { members: number; from: number; made: Date; slot: number };

const metrics = Object.fromEntries(
  ['total_sales_revenue', 'total_orders', 'average_order_value'].map((key, index) => [
    key,
    { enabled: true, order: index + 1, category: 'shopify_metrics' },
  ]),
);

async function insertOrganization(deps: Deps, { members, from, made, slot }: Making): Promise<string> {
  const organization_id = randomUUID();
  const ids = Array.from({ length: Math.max(1, members) }, () => randomUUID());
  const [merchant = ''] = members === 0 ? ids : [randomUUID()];
  const team = members === 0 ? ids : [merchant, ...ids];
  await deps.db.inOrganization(organization_id, async trx => {
    const place = { name: 'A store', time_zone: 'Asia/Kolkata', currency: 'INR', country: 'IN' };
    await trx
      .insertInto('organizations')
      .values({ organization_id, ...place, created_at: made })
      .execute();
    const account = { source: 'shopify', id: '1', name: 'A store', currency: 'INR', timeZone: 'Asia/Kolkata' };
    const connection = { organization_id, provider: 'shopify', status: 'active', account: JSON.stringify(account) };
    const rest = { account_name: 'A store', shop: null, reason: null, connected_at: made, updated_at: made };
    await trx
      .insertInto('connections')
      .values({ ...connection, ...rest })
      .execute();
    for (let at = 0; at < team.length; at += 2_000) {
      const rows = team.slice(at, at + 2_000).map(id => ({
        organization_id,
        id,
        email: `${id}@crowd.example`,
        name: 'Somebody',
        role: id === merchant ? 'merchant' : 'executive',
        mobile_number: null,
        password_hash: '',
        email_verified_at: null,
        created_at: made,
      }));
      await trx.insertInto('users').values(rows).execute();
    }
    for (let at = 0; at < ids.length; at += 1_000) {
      const part = ids.slice(at, at + 1_000);
      const phones = await Promise.all(
        part.map((id, index) => phoneOf(deps, trx, { organization_id, id, number: from + at + index, made })),
      );
      await trx.insertInto('phones').values(phones).execute();
    }
    await trx
      .insertInto('configurations')
      .values({
        organization_id,
        user_id: merchant,
        role: 'executive',
        frequency: 'daily',
        timing: '10:00',
        metrics: JSON.stringify(metrics),
        updated_at: made,
        next_slot: sql<Date>`${new Date(slot)}`,
        plan_after: new Date(slot - day),
      })
      .execute();
  });
  return organization_id;
}

type Owning = { organization_id: string; id: string; number: number; made: Date };

async function phoneOf(
  deps: Deps,
  trx: Parameters<typeof sealPhone>[1],
  { organization_id, id, number, made }: Owning,
) {
  const sender = { digits: `9180${String(number).padStart(8, '0')}`, scopedId: null };
  const { number: number_hash } = await hashesOf(deps, sender);
  return {
    organization_id,
    user_id: id,
    number_hash,
    scoped_hash: randomBytes(8),
    sealed: await sealPhone(deps, trx, { organizationId: organization_id, userId: id, sender }),
    ending: sender.digits.slice(-4),
    business_number: '106540352242922',
    linked_at: made,
    heard_at: made,
    full_at: made,
  };
}
