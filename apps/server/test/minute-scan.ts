/**
 * A second road to schedules that shares no code with the first: it looks at a wall clock minute by minute, as somebody
 * waiting beside it would, and knows nothing of offsets, gaps or calendars beyond what that clock shows.
 */

type Frequency = 'daily' | 'weekly' | 'monthly';
type Timetable = { frequency: Frequency; timing: string; timeZone: string };
type Slot = { at: number; day: string };

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the wall clock shows: `2026-11-20 10:00`. */
function shown(at: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock.format(at);
}

/** How far the wall clock is from Greenwich's, in milliseconds. */
function offset(at: number, timeZone: string): number {
  return Date.parse(`${shown(at, timeZone).replace(' ', 'T')}Z`) - at;
}

export type Span = { from: number; to: number; stepDays: number };

/** Zones whose offset changes; `kinds` names one zone for each course of changes. */
export function zonesThatChange({ from, to, stepDays }: Span): { kinds: string[]; changed: Map<string, number[]> } {
  const changed = new Map<string, number[]>();
  const kinds = new Map<string, string>();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const offsets: number[] = [];
    for (let at = from; at <= to; at += stepDays * day) offsets.push(offset(at, timeZone));
    const steps = offsets.flatMap((each, index) => (index > 0 && each !== offsets[index - 1] ? [index] : []));
    if (steps.length === 0) continue;
    changed.set(
      timeZone,
      steps.map(step => from + step * stepDays * day),
    );
    const course = JSON.stringify([steps, steps.map(step => (offsets[step] ?? 0) - (offsets[step - 1] ?? 0))]);
    const known = kinds.get(`${course}${steps.map(step => offsets[step]).join()}`);
    kinds.set(`${course}${steps.map(step => offsets[step]).join()}`, known ?? timeZone);
  }
  return { kinds: [...kinds.values()], changed };
}

/** The minutes at which the clock jumps, each found between a moment and one before it. */
export function changesOf(timeZone: string, after: readonly number[], stepDays = 12): number[] {
  return after.map(late => {
    let [before, later] = [late - stepDays * day, late];
    const old = offset(before, timeZone);
    while (later - before > minute) {
      const middle = before + Math.floor((later - before) / 2 / minute) * minute;
      if (offset(middle, timeZone) === old) before = middle;
      else later = middle;
    }
    return later;
  });
}

type Scan = { timeZone: string; change: number; everyMinutes: number };
type Schedule = {
  nextSlot(after: number, timetable: Timetable): Slot;
  dueSlot(now: number, timetable: Timetable): Slot;
};

/** Every slot of the two days around a change, by the clock on the wall and by the schedule. */
export function differences(
  { timeZone, change, everyMinutes }: Scan,
  schedule: Schedule,
): { checked: number; wrong: string[] } {
  const from = change - 2 * day;
  const clock: string[] = [];
  for (let at = from; at <= change + 2 * day; at += minute) clock.push(shown(at, timeZone));
  const days = [...new Set(clock.map(text => text.slice(0, 10)))].slice(1, -1);
  const wrong: string[] = [];
  let checked = 0;
  for (let each = 0; each < 24 * 60; each += everyMinutes) {
    const timing = `${String(Math.floor(each / 60)).padStart(2, '0')}:${String(each % 60).padStart(2, '0')}`;
    for (const slot of slotsBySight(clock, from, { days, timing })) {
      for (const frequency of frequenciesOn(slot.day)) {
        checked += 1;
        const timetable = { frequency, timing, timeZone };
        const next = schedule.nextSlot(slot.at - 1, timetable);
        const due = schedule.dueSlot(slot.at, timetable);
        if (next.at !== slot.at || next.day !== slot.day || due.at !== slot.at || due.day !== slot.day) {
          wrong.push(`${timeZone} ${slot.day} ${timing} ${frequency}: ${JSON.stringify({ slot, next, due })}`);
        }
      }
    }
  }
  return { checked, wrong };
}

/** The first minute of each day at which the clock shows the time or, having skipped it, something later. */
function slotsBySight(clock: string[], from: number, wanted: { days: string[]; timing: string }): Slot[] {
  let index = 0;
  return wanted.days.map(each => {
    const goal = `${each} ${wanted.timing}`;
    while ((clock[index] ?? '') < goal) index += 1;
    return { at: from + index * minute, day: each };
  });
}

function frequenciesOn(date: string): Frequency[] {
  const isMonday = new Date(`${date}T00:00Z`).getUTCDay() === 1;
  return ['daily', ...(isMonday ? (['weekly'] as const) : []), ...(date.endsWith('-01') ? (['monthly'] as const) : [])];
}
