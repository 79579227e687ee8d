/** Made, changed and ended by their maker alone. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ScheduleOrder } from '@tillsight/assistant/schedules/schedule-order';
import { conditionText, titleOfSending } from '@tillsight/assistant/schedules/tell-schedule';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { AlertChannel } from '@tillsight/contract/alerts';
import type { BoardName } from '@tillsight/contract/boards';
import type { Language } from '@tillsight/contract/language';
import { Cadence, KeptRequests, mostSchedules, type Schedule } from '@tillsight/contract/schedules';
import * as z from 'zod/mini';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { channelFor, checkedRequest, isId, mayAsk, mustReach } from '../alerts/alerts.ts';
import { screenLanguageIn } from '../auth/auth.ts';
import { tilesOf } from '../boards/boards.ts';
import { readOrganization } from '../users/users.ts';
import {
  deleteSchedule,
  findScheduleOf,
  findSchedulesOf,
  insertSchedule,
  lockSchedules,
  updateSchedule,
  type ScheduleRow,
  type Told,
} from './store.ts';
import { nextSlotOf } from './times.ts';

type Whose = Pick<Caller, 'organizationId' | 'userId'>;

/** The caller's own, the oldest first. */
export function listSchedules(base: Base, { organizationId, userId }: Whose): Promise<Schedule[]> {
  return base.db.inOrganization(organizationId, async trx =>
    allShown(trx, { organizationId, userId }, await screenLanguageIn(trx, userId)),
  );
}

async function allShown(trx: Trx, { organizationId, userId }: Whose, language: Language): Promise<Schedule[]> {
  const { currency, country } = await readOrganization(trx, organizationId);
  return (await findSchedulesOf(trx, userId)).map(row => shown(row, { currency, country, language }));
}

async function oneShown(trx: Trx, caller: Caller, id: string, language: Language): Promise<Schedule> {
  const found = (await allShown(trx, caller, language)).find(schedule => schedule.id === id);
  if (found === undefined) throw gone();
  return found;
}

export type Making = Extract<ScheduleOrder, { do: 'make' }> & { sentence: string; language: Language };

/** Whoever may ask a question may be sent its answer; it is asked anew each time in the name of its maker. */
export async function makeSchedule(base: Base, caller: Caller, making: Making): Promise<Schedule> {
  const { organizationId, userId } = caller;
  mayHaveSchedules(caller);
  const requests = z.parse(KeptRequests, making.requests).map(checkedRequest);
  const question = making.question?.slice(0, 300) ?? null;
  const board = making.board ?? null;
  if (requests.length === 0 && question === null && board === null) throw new Error('A schedule sends something.');
  const cadence = ordered(z.parse(Cadence, making.cadence));
  const { time, condition, language } = making;
  await spend(base.db, base.now(), [{ name: 'make-schedule', of: userId, times: 60, perMs: 60 * 60_000 }]);
  if (board !== null) await checkIsFull(base, caller, board, language);
  return base.db.inOrganization(organizationId, async trx => {
    const kept = await lockSchedules(trx, userId);
    const { timeZone, currency, country } = await readOrganization(trx, organizationId);
    const telling = { currency, country, language };
    const { schedules } = sentencesFor(telling);
    if (kept.length >= mostSchedules) throw new ProblemError('conflict', schedules.tooMany(mostSchedules));
    const wanted = { requests, question, board, cadence, time, condition: condition ?? null };
    if (kept.some(row => isSame(row, wanted)))
      throw new ProblemError('conflict', schedules.already(titleOfSending(wanted, telling), schedules.when(wanted)));
    const now = base.now();
    const id = randomUUID();
    await insertSchedule(trx, {
      organization_id: organizationId,
      id,
      user_id: userId,
      sentence: making.sentence.slice(0, 300),
      requests: JSON.stringify(requests),
      question,
      board,
      cadence: JSON.stringify(cadence),
      time,
      condition: condition === undefined ? null : JSON.stringify(condition),
      channel: await channelFor(trx, userId, making.channel),
      is_paused: false,
      made_at: new Date(now),
      next_slot: new Date(nextSlotOf({ cadence, time, timeZone }, now).at),
      plan_after: new Date(now),
      planned_day: null,
    });
    await noteAct(trx, now, { act: 'schedule made', organizationId, userId });
    return oneShown(trx, caller, id, language);
  });
}

/** One's own, or that of a role which one may see; an empty one would send nothing. */
async function checkIsFull(base: Base, caller: Caller, board: BoardName, language: Language): Promise<void> {
  const { tiles, ...around } = await tilesOf(base, caller, board);
  if (tiles.length === 0) throw new ProblemError('conflict', sentencesFor({ ...around, language }).boards.empty(board));
}

type Wanted = Pick<ScheduleRow, 'requests' | 'question' | 'board' | 'cadence' | 'time' | 'condition'>;

/** Said twice it would come twice. */
const isSame = (one: Wanted, other: Wanted): boolean =>
  one.time === other.time &&
  one.board === other.board &&
  one.question?.toLowerCase() === other.question?.toLowerCase() &&
  isDeepStrictEqual([one.requests, one.cadence, one.condition], [other.requests, other.cadence, other.condition]);

export type ScheduleChange = {
  is_paused?: boolean | undefined;
  cadence?: Cadence | undefined;
  time?: string | undefined;
  channel?: AlertChannel | undefined;
};

/** What was due while it was paused, or at its former time, is not sent later. */
export async function changeSchedule(
  base: Base,
  caller: Caller,
  id: string,
  { is_paused, cadence, time, channel, language }: ScheduleChange & { language?: Language },
): Promise<Schedule> {
  const { organizationId, userId } = caller;
  return base.db.inOrganization(organizationId, async trx => {
    const known = isId(id) ? await findScheduleOf(trx, userId, id) : null;
    if (known === null) throw gone();
    mayHaveSchedules(caller);
    await mustReach(trx, userId, channel);
    const { timeZone } = await readOrganization(trx, organizationId);
    const now = base.now();
    const rhythm = { cadence: ordered(cadence ?? known.cadence), time: time ?? known.time, timeZone };
    const isMoved = cadence !== undefined || time !== undefined || is_paused === false;
    const next = isMoved
      ? { next_slot: new Date(nextSlotOf(rhythm, now).at), plan_after: new Date(now), planned_day: null }
      : {};
    const isThere = await updateSchedule(
      trx,
      { userId, id },
      {
        cadence: JSON.stringify(rhythm.cadence),
        time: rhythm.time,
        ...(is_paused === undefined ? {} : { is_paused }),
        ...(channel === undefined ? {} : { channel }),
        ...next,
      },
    );
    if (!isThere) throw gone();
    await noteAct(trx, now, { act: 'schedule changed', organizationId, userId });
    return oneShown(trx, caller, id, language ?? (await screenLanguageIn(trx, userId)));
  });
}

export async function endSchedule(base: Base, { organizationId, userId }: Caller, id: string): Promise<void> {
  await base.db.inOrganization(organizationId, async trx => {
    if (!isId(id) || !(await deleteSchedule(trx, userId, id))) throw gone();
    await noteAct(trx, base.now(), { act: 'schedule ended', organizationId, userId });
  });
}

/** One of somebody's own; null when it was ended. */
export function findSchedule(
  base: Base,
  who: { organizationId: string; userId: string },
  id: string,
): Promise<ScheduleRow | null> {
  return base.db.inOrganization(who.organizationId, trx => findScheduleOf(trx, who.userId, id));
}

function mayHaveSchedules({ role }: Caller): void {
  if (!mayAsk(role)) throw new ProblemError('forbidden', 'Your role cannot have schedules.');
}

const gone = (): ProblemError => new ProblemError('not_found', 'This schedule is no longer there.');

/** Each day once, from Monday on. */
const ordered = (cadence: Cadence): Cadence =>
  cadence.kind === 'weekly'
    ? { kind: 'weekly', weekdays: [...new Set(cadence.weekdays)].toSorted((one, other) => one - other) }
    : cadence;

type Telling = { currency: string; country: string; language: Language };

function shown(row: ScheduleRow & Told, telling: Telling): Schedule {
  const { requests, question, board, cadence, time, condition } = row;
  const { schedules } = sentencesFor(telling);
  const only = conditionText({ requests, condition }, telling);
  const when = schedules.when({ cadence, time });
  return {
    id: row.id,
    title: titleOfSending(row, telling),
    requests,
    question,
    board,
    cadence,
    time,
    when: only === undefined ? when : `${when}, ${only}`,
    condition,
    channel: row.channel,
    is_paused: row.is_paused,
    made_at: row.made_at.toISOString(),
    next_at: row.is_paused || !(row.next_slot instanceof Date) ? null : row.next_slot.toISOString(),
    last:
      row.last_slot === null || row.last_state === null
        ? null
        : { at: row.last_slot.toISOString(), state: row.last_state, reason: row.last_reason },
  };
}
