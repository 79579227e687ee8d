/** When schedules are due. Pure. */
import type { Frequency } from '@tillsight/contract/configurations';
import type { Cadence } from '@tillsight/contract/schedules';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { Day } from '@tillsight/metrics/request';
import { instantOn } from '../../infra/wall-clock.ts';

/** `time` is a wall clock's HH:MM in the zone. */
export type Rhythm = { cadence: Cadence; time: string; timeZone: string };

/** `day` is the local day it belongs to. */
export type Slot = { at: number; day: Day };

/** The first slot later than the instant (epoch milliseconds). */
export function nextSlotOf(rhythm: Rhythm, after: number): Slot {
  // A slot of yesterday can still lie ahead when its minute was skipped just before midnight.
  for (let day = addDays(dayAt(after, rhythm.timeZone), -1); ; day = addDays(day, 1)) {
    const slot = isOn(rhythm.cadence, day) ? slotOn(rhythm, day) : undefined;
    if (slot && slot.at > after) return slot;
  }
}

/** The latest slot that is not later than the instant. */
export function dueSlotOf(rhythm: Rhythm, now: number): Slot {
  for (let day = dayAt(now, rhythm.timeZone); ; day = addDays(day, -1)) {
    const slot = isOn(rhythm.cadence, day) ? slotOn(rhythm, day) : undefined;
    if (slot && slot.at <= now) return slot;
  }
}

const slotOn = ({ time, timeZone }: Rhythm, day: Day): Slot => ({ at: instantOn(day, time, timeZone), day });

function isOn(cadence: Cadence, day: Day): boolean {
  const date = Temporal.PlainDate.from(day);
  if (cadence.kind === 'weekly') return cadence.weekdays.includes(date.dayOfWeek);
  return date.day === Math.min(cadence.day, date.daysInMonth);
}

/** How late it may still go out: as late as a report that comes as often. */
export function patienceOf(cadence: Cadence): Frequency {
  if (cadence.kind === 'monthly') return 'monthly';
  return cadence.weekdays.length > 3 ? 'daily' : 'weekly';
}
