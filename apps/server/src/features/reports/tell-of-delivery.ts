/** A report has arrived: webhooks that want to know are told whose it was and by which way, and nothing of what it held. */
import type { Base } from '../../infra/base.ts';
import { noteEvent } from '../webhooks/webhooks.ts';
import { findDeliveryTo } from './store.ts';

/** Asked for by the database itself when a delivery arrives (`migrations/functions/tell_of_delivery.sql`). */
export const tellJob = 'tell-of-delivery';

/** `userId`: who got it. */
type Arrived = { organizationId: string; userId: string; id: string };

/** Safe to run twice: a webhook is told of one delivery once. */
export async function tellOfDelivery({ db, now }: Base, { organizationId, userId, id }: Arrived): Promise<void> {
  await db.inOrganization(organizationId, async trx => {
    const delivery = await findDeliveryTo(trx, userId, id);
    if (delivery === null) return;
    const { role, frequency, day: date } = delivery;
    const { channel } = delivery;
    const status = channel === 'whatsapp' ? 'delivered' : 'sent';
    const data = { delivery_id: id, user_id: userId, role, frequency, date, channel, status } as const;
    await noteEvent(trx, { organizationId, kind: 'report.delivered', cause: id, userId, at: now(), data });
  });
}
