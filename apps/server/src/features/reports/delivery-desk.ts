/** Reading and writing deliveries many at once: each of hundreds of jobs asks for one, and they share the visits. */
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import { deliverJob } from './planning.ts';
import {
  beginSends,
  enqueueJobs,
  readDeliveries,
  recordDeliveries,
  type Begin,
  type DeliveryRecord,
  type DeliveryTask,
} from './store.ts';

/** Above this nobody has ever been near the limit, and counting would cost more than it is worth. */
const mostCounted = 10_000;

export type Intent = Begin & { at: number; look: number; people: number };

export type DeliveryDesk = {
  read(id: string): Promise<DeliveryTask | null>;
  /** The new epoch, or null when it is not to be sent, or not now. */
  begin(wanted: Intent): Promise<number | null>;
  /** Whether it was still as believed. */
  record(record: DeliveryRecord): Promise<boolean>;
  /** The same, with a job for it: either both are kept or neither. */
  putOff(record: DeliveryRecord & { delay: number }): Promise<boolean>;
};

const desks = new WeakMap<Db, DeliveryDesk>();

export function deliveryDeskOf(db: Db): DeliveryDesk {
  const known = desks.get(db);
  if (known !== undefined) return known;
  const desk = {
    read: batched((ids: string[]) => readDeliveries(db.outside, ids), { most: 250 }),
    begin: batched(
      async (wanted: Intent[]) => {
        const [at, look] = [Math.max(...wanted.map(each => each.at)), Math.max(...wanted.map(each => each.look))];
        const people = Math.min(...wanted.map(each => each.people));
        const most = people > mostCounted ? null : people;
        return beginSends(db.outside, wanted, { at: new Date(at), look: new Date(look), people: most });
      },
      { most: 250 },
    ),
    record: batched((records: DeliveryRecord[]) => recordDeliveries(db.outside, records), {
      most: 250,
      // Answers come one by one; what each costs alone would be more than all that was done before.
      lingerMs: 10,
    }),
    putOff: batched(
      (records: (DeliveryRecord & { delay: number })[]) =>
        db.outside.transaction().execute(async trx => {
          const changed = await recordDeliveries(trx, records);
          const again = records.filter((_, index) => changed[index]);
          const specs = again.map(({ id, delay }) => ({ payload: { id }, key: `deliver:${id}`, delay }));
          await enqueueJobs(trx, deliverJob, specs);
          return changed;
        }),
      { most: 250 },
    ),
  };
  desks.set(db, desk);
  return desk;
}
