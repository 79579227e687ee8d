/** What was said, for follow-up questions: sealed, for a day, and gone at once when a new chat is started. */
import { randomUUID } from 'node:crypto';
import type { Turn } from '@tillsight/assistant/conversation';
import type { Language } from '@tillsight/contract/language';
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { job, type Job } from '../../infra/queue.ts';
import {
  clearExpiredTurns,
  deleteTurns,
  findRemembered,
  insertThread,
  insertTurn,
  isStillHere,
  lockThreadStart,
  upsertThread,
} from './store.ts';

const lifeMs = 24 * 60 * 60_000;
const mostTurns = 20;

/** A turn as it is kept. */
export type Kept = { id: string; askedAt: Date; turn: Turn };

/** What was said, and the language this person chose for replies: null where each is in that of its question. */
export type Talk = { kept: Kept[]; turns: Turn[]; language: Language | null };

export function readTalk(base: Base, { organizationId, userId }: Caller): Promise<Talk> {
  return base.db.inOrganization(organizationId, async trx => {
    const since = new Date(base.now() - lifeMs);
    const { language, turns: rows } = await findRemembered(trx, { userId, since, most: mostTurns });
    if (rows.length === 0) return { kept: [], turns: [], language };
    const sealer = await sealerOf(base.vault, trx, organizationId);
    const kept = rows.map(({ id, sealed, asked_at: askedAt }) => {
      const turn = JSON.parse(sealer.open(sealed, `turn|${userId}|${id}`)) as Turn;
      return { id, askedAt, turn };
    });
    return { kept, turns: kept.map(({ turn }) => turn), language };
  });
}

/** `askedAt`: a question from before a new chat was started belongs to no thread any more. */
export async function keepTurn(
  base: Base,
  { organizationId, userId }: Caller,
  { turn, askedAt }: { turn: Turn; askedAt: number },
): Promise<void> {
  const id = randomUUID();
  await base.db.inOrganization(organizationId, async trx => {
    // The person was deleted while the question was answered: nothing is remembered.
    if (!(await isStillHere(trx, userId))) return;
    const startedAt = await lockThreadStart(trx, userId);
    if (startedAt !== null && startedAt.getTime() > askedAt) return;
    if (startedAt === null) {
      await insertThread(trx, { organization_id: organizationId, user_id: userId, started_at: new Date(0) });
    }
    const sealer = await sealerOf(base.vault, trx, organizationId);
    const sealed = sealer.seal(JSON.stringify(turn), `turn|${userId}|${id}`);
    await insertTurn(trx, {
      organization_id: organizationId,
      user_id: userId,
      id,
      sealed,
      asked_at: new Date(base.now()),
    });
  });
}

export async function eraseTurns(base: Base, { organizationId, userId }: Caller): Promise<void> {
  await base.db.inOrganization(organizationId, async trx => {
    await upsertThread(trx, { organization_id: organizationId, user_id: userId, started_at: new Date(base.now()) });
    await deleteTurns(trx, userId);
  });
}

/** Safe to run twice: what is gone stays gone. */
export function chatJobs(base: Base): Job[] {
  return [
    job({
      name: 'clear-expired-turns',
      payload: z.unknown(),
      handle: () => clearExpiredTurns(base.db, new Date(base.now() - lifeMs)),
    }),
  ];
}
