import { hashShare } from '../random.ts';
import type { World } from '../world.ts';

/** What an e-mail tool reports of one mailing, once and for all; money in minor units. */
export type Engagement = {
  day: number;
  title: string;
  channel: 'email';
  sends: number;
  fails: number;
  views: number;
  clicks: number;
  unsubscribes: number;
  complaints: number;
  orders: number;
  sales: number;
};

/** Tuesdays. */
const mailingDay = 5;

/** The newsletter goes out every Tuesday to all who agreed to it by then. */
export function engagements({ customers, firstDay, today, seed, orders }: World): Engagement[] {
  const averageOrder = Math.round(orders.total.reduce((sum, total) => sum + total, 0) / Math.max(1, orders.length));
  const found: Engagement[] = [];
  for (let day = firstDay; day <= today; day++) {
    if (day % 7 !== mailingDay) continue;
    let sends = 0;
    for (let at = 0; at < customers.length; at++)
      if ((customers.firstOrderDay[at] ?? day) < day && customers.acceptsMarketing[at] === 1) sends += 1;
    if (sends === 0) continue;
    const part = (name: string, low: number, high: number) =>
      Math.round(sends * (low + (high - low) * hashShare(`${seed}/${name}`, day)));
    const ordered = part('mail-orders', 0.002, 0.006);
    found.push({
      day,
      title: `Weekly Letter ${new Date(day * 86_400_000).toISOString().slice(0, 10)}`,
      channel: 'email',
      sends,
      fails: part('mail-fails', 0.005, 0.02),
      views: part('mail-views', 0.28, 0.42),
      clicks: part('mail-clicks', 0.02, 0.06),
      unsubscribes: part('mail-unsubscribes', 0.001, 0.004),
      complaints: part('mail-complaints', 0, 0.0005),
      orders: ordered,
      sales: ordered * averageOrder,
    });
  }
  return found;
}
