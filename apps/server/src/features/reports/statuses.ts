/** What WhatsApp says became of a report. It says so late, twice, in any order, or never. */
import type { Base } from '../../infra/base.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import { remedyFor, type MessageStatus } from '../whatsapp/whatsapp.ts';
import { noteStatusRows, type StatusRow } from './store.ts';

export const recoverJob = 'recover-delivery';

const ranks: Record<string, number> = { sent: 2, delivered: 3, read: 4, failed: 5 };

/** Kept, with the job a failure makes necessary, before the notice is answered. */
export async function noteStatuses(base: Base, statuses: readonly MessageStatus[]): Promise<void> {
  const rows = statuses.map(rowOf).filter(row => row !== null);
  if (rows.length === 0) return;
  await base.db.outside.transaction().execute(async trx => {
    const failed = await noteStatusRows(trx, rows);
    const specs = failed.map(({ id, epoch, code }) => ({
      payload: { id, epoch, code },
      key: `recover:${id}:${epoch}`,
    }));
    await enqueueJobs(trx, recoverJob, specs);
  });
}

/** Null for messages that were no reports, and for words we do not know. */
function rowOf({ status, data, code }: MessageStatus): StatusRow | null {
  const [, id, epoch] = /^report:([0-9a-f]{8}-[0-9a-f-]{27}):(\d{1,6})$/.exec(data) ?? [];
  const rank = ranks[status];
  if (id === undefined || rank === undefined) return null;
  const reason = status === 'failed' ? remedyFor(code ?? -1).words : null;
  return { id, epoch: Number(epoch), state: status, rank, reason, code };
}
