/** When a report goes out, and over which days it tells. Pure: instants and time zones in, instants out. */
import type { Frequency } from '@tillsight/contract/configurations';
import { addDays, dayAt, previousPeriod, startOf } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { instantOn } from '../../infra/wall-clock.ts';

/** `timing` is a wall clock's HH:MM in the zone. */
export type Timetable = { frequency: Frequency; timing: string; timeZone: string };

/** `day` is the local day it belongs to; where clocks skip the last minutes of a day, `at` already lies in the next one. */
export type Slot = { at: number; day: Day };

/** The first slot later than the instant (epoch milliseconds). */
export function nextSlot(after: number, timetable: Timetable): Slot {
  // A slot of yesterday can still lie ahead when its minute was skipped just before midnight.
  let day = firstDay(timetable.frequency, addDays(dayAt(after, timetable.timeZone), -1));
  for (;;) {
    const slot = slotOn(day, timetable);
    if (slot.at > after) return slot;
    day = firstDay(timetable.frequency, addDays(day, 1));
  }
}

/** The latest slot that is not later than the instant. */
export function dueSlot(now: number, timetable: Timetable): Slot {
  let day = lastDay(timetable.frequency, dayAt(now, timetable.timeZone));
  for (;;) {
    const slot = slotOn(day, timetable);
    if (slot.at <= now) return slot;
    day = lastDay(timetable.frequency, addDays(day, -1));
  }
}

/** Whether a slot has been missed for so long that sending it now would only confuse. */
export function isTooLate(slot: number, now: number, frequency: Frequency): boolean {
  return now > slot + graceMs[frequency];
}

const hour = 60 * 60_000;
const graceMs: Record<Frequency, number> = { daily: 2 * hour, weekly: 24 * hour, monthly: 24 * hour };

/** The complete days a report sent on `day` tells about, and those it compares them with. */
export function coveredBy(frequency: Frequency, day: Day): { period: Period; base: Period } {
  if (frequency === 'daily') {
    const period = { from: addDays(day, -1), to: addDays(day, -1) };
    return { period, base: previousPeriod(period) };
  }
  const unit = units[frequency];
  const to = addDays(startOf(unit, day), -1);
  const period = { from: startOf(unit, to), to };
  return { period, base: previousPeriod(period, unit) };
}

const units = { weekly: 'week', monthly: 'month' } as const;

/** A Monday (weekly), a first (monthly), or any day: this one or the next that is one. */
function firstDay(frequency: Frequency, day: Day): Day {
  if (frequency === 'daily') return day;
  const start = startOf(units[frequency], day);
  return start === day ? day : startOf(units[frequency], addDays(start, frequency === 'weekly' ? 7 : 31));
}

function lastDay(frequency: Frequency, day: Day): Day {
  return frequency === 'daily' ? day : startOf(units[frequency], day);
}

function slotOn(day: Day, { timing, timeZone }: Timetable): Slot {
  return { at: instantOn(day, timing, timeZone), day };
}
