/** What was ordered in words is done, and said back in the language of the order. */
import type { ScheduleOrder } from '@tillsight/assistant/schedules/schedule-order';
import { titleOfSending } from '@tillsight/assistant/schedules/tell-schedule';
import { clockAt } from '@tillsight/assistant/alerts/tell-alert';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { namesIt } from '@tillsight/assistant/ordering/names-it';
import type { Language } from '@tillsight/contract/language';
import type { Schedule } from '@tillsight/contract/schedules';
import { formatDay } from '@tillsight/metrics/format-time';
import { dayAt } from '@tillsight/metrics/period';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { readOrganization } from '../users/users.ts';
import { changeSchedule, endSchedule, findSchedule, makeSchedule } from './rules.ts';
import { findSchedulesOf, type ScheduleRow } from './store.ts';

export type Ordered = { order: ScheduleOrder; sentence: string; language: Language };

export function carryOut(base: Base, caller: Caller, ordered: Ordered): Promise<string> {
  return done(base, caller, ordered).catch(refusalAsAnswer);
}

type Around = { currency: string; country: string; timeZone: string; language: Language };

async function done(base: Base, caller: Caller, { order, sentence, language }: Ordered): Promise<string> {
  const { rows, around } = await readAround(base, caller, language);
  const { schedules } = sentencesFor(around);
  if (order.do === 'make') {
    const made = await makeSchedule(base, caller, { ...order, sentence, language });
    const next = nextOf(made.next_at, around);
    const { title, when, channel } = made;
    return schedules.made({
      title,
      when,
      channel,
      next: next ?? { day: '', time: made.time },
      isToOthers: order.others === true,
      lacks:
        order.channel !== undefined && order.channel !== 'email' && channel === 'email' ? order.channel : undefined,
    });
  }
  if (rows.length === 0) return schedules.empty;
  const titled = (row: ScheduleRow): string => titleOfSending(row, around);
  if (order.do === 'list') return schedules.list(rows.map(row => lineOf(row, around)));
  const meant = order.which === '^' ? rows.slice(-1) : rows.filter(row => isMeant(order.which, row, around));
  if (meant.length === 0) return schedules.noSuch(rows.map(titled));
  if (order.which !== '*' && meant.length > 1) return schedules.whichOf(meant.map(titled));
  if (order.do === 'change') {
    const [row] = meant;
    if (row === undefined || meant.length > 1) return schedules.whichOf(meant.map(titled));
    const { cadence, time, channel } = order;
    const changed = await changeSchedule(base, caller, row.id, { cadence, time, channel, language });
    return schedules.changed({ ...changed, next: nextOf(changed.next_at, around) });
  }
  for (const { id } of meant) {
    if (order.do === 'end') await endSchedule(base, caller, id);
    else await changeSchedule(base, caller, id, { is_paused: order.do === 'pause' });
  }
  const said = { end: schedules.ended, pause: schedules.paused, resume: schedules.resumed }[order.do];
  return said(meant.map(titled));
}

async function readAround(base: Base, { organizationId, userId }: Caller, language: Language) {
  return base.db.inOrganization(organizationId, async trx => {
    const { currency, country, timeZone } = await readOrganization(trx, organizationId);
    const around: Around = { currency, country, timeZone, language };
    return { rows: await findSchedulesOf(trx, userId), around };
  });
}

function lineOf(row: ScheduleRow, around: Around): string {
  const { cadence, time, channel } = row;
  const { schedules } = sentencesFor(around);
  const at = row.is_paused || !(row.next_slot instanceof Date) ? null : row.next_slot.toISOString();
  return schedules.line({
    title: titleOfSending(row, around),
    when: schedules.when({ cadence, time }),
    channel,
    next: nextOf(at, around),
  });
}

/** By the organization's clock. */
function nextOf(at: Schedule['next_at'], { timeZone, country, language }: Around) {
  if (at === null) return undefined;
  const instant = Date.parse(at);
  return { day: formatDay(dayAt(instant, timeZone), country, language), time: clockAt(instant, timeZone) };
}

const languages = ['english', 'hinglish', 'hindi'] as const;
/** As people call the time at which something comes. */
function partOfDay(time: string): string {
  if (time < '12:00') return 'morning subah';
  if (time < '17:00') return 'afternoon noon dopahar';
  return time < '20:00' ? 'evening shaam' : 'evening night shaam raat';
}

/** Every word stands in what the schedule is called and when it comes, in any language, or in the sentence it was made by. */
function isMeant(which: string, row: ScheduleRow, around: Around): boolean {
  const { sentence, cadence, time } = row;
  if (which === '*' || which === '?') return true;
  const texts = languages.flatMap(language => [
    titleOfSending(row, { ...around, language }),
    sentencesFor({ ...around, language }).schedules.when({ cadence, time }),
  ]);
  return namesIt(which, [sentence, ...texts, partOfDay(time)]);
}

/** Ends the one that was pointed at; said twice, the reply is that it has ended. */
export async function endNamedSchedule(base: Base, caller: Caller, id: string, language: Language): Promise<string> {
  const { around } = await readAround(base, caller, language);
  const { schedules } = sentencesFor(around);
  const row = await findSchedule(base, caller, id);
  if (row === null) return schedules.hasEnded;
  await endSchedule(base, caller, id);
  return schedules.ended([titleOfSending(row, around)]);
}
