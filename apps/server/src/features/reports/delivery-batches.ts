/** Deliveries are read and written by hundreds of jobs at once; calls made at the same time share one statement. */
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import type { SlackDeps } from '../slack/slack.ts';
import type { TelegramDeps } from '../telegram/telegram.ts';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { deliverJob } from './planning.ts';
import {
  beginSends,
  readDeliveries,
  recordDeliveries,
  type Begin,
  type DeliveryRecord,
  type DeliveryTask,
} from './store.ts';

/** With a limit above this nobody has ever come near it, and counting would cost more than it is worth. */
const mostCounted = 10_000;

export type Intent = Begin & { at: number; look: number; people: number };

export type DeliveryBatches = {
  read(id: string): Promise<DeliveryTask | null>;
  /** The new epoch, or null when it may not be sent, or not now. */
  begin(wanted: Intent): Promise<number | null>;
  /** Whether it still was in one of the states the writer believed. */
  record(record: DeliveryRecord): Promise<boolean>;
  /** The same, with a job that takes it up again after `delay` seconds: either both are kept or neither. */
  putOff(record: DeliveryRecord & { delay: number }): Promise<boolean>;
};

/** Everything that people are written to by. */
export type MessengerDeps = WhatsAppDeps & TelegramDeps & SlackDeps;

export type ReportDeps = MessengerDeps & { deliveries: DeliveryBatches };

export function createDeliveryBatches(db: Db): DeliveryBatches {
  return {
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
      // Answers come one by one; writing each alone would cost more than everything before it.
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
}
