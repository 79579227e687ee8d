/** Which days are those of a festival? */
import { addDays, dayCount, startOf, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { untilToday, type Calendar } from './moment.ts';
import type { Festival } from '../vocabulary/festivals.ts';

export function latestFeast(festival: Festival, { today, ahead }: Calendar): number {
  const running = Number(today.slice(0, 4));
  const day = festival.days[running];
  if (day === undefined) return running - 1;
  const first = `${running}-${day}`;
  if (!ahead) return first <= today ? running : running - 1;
  // What is on is still to be looked at.
  const isOver = addDays(first, (festival.lasts ?? 1) - 1) < today || (festival.lasts === undefined && first === today);
  return isOver && festival.days[running + 1] !== undefined ? running + 1 : running;
}

/** Also its week, season, weekend and so on. */
export function feastIn(festival: Festival, year: number, kind: string | undefined, today: Day): Period | undefined {
  const days = festivalIn(festival, year);
  if (!days) return undefined;
  const { from, to } = days;
  // Navratri's week is all of its days.
  if (kind === 'week' && (festival.lasts ?? 1) >= 7) return untilToday(days, today);
  if (kind === 'week') return untilToday({ from: addDays(to, -6), to }, today);
  if (kind === 'fortnight') return untilToday({ from: addDays(to, -13), to }, today);
  if (kind === 'month') return untilToday(unitAround('month', from), today);
  if (kind === 'season') return untilToday({ from: addDays(from, -20), to }, today);
  // "BFCM weekend" is all four of its days.
  if (kind === 'weekend' && (festival.lasts ?? 1) > 1 && (festival.lasts ?? 1) <= 4) return untilToday(days, today);
  if (kind === 'weekend') {
    const day = dayCount({ from: startOf('week', from), to: from });
    // A Monday makes a long one with the two days before it, a Friday with those after.
    const saturday = addDays(from, day <= 2 ? -day - 1 : 6 - day);
    return { from: day === 5 ? from : saturday, to: day === 1 ? from : addDays(saturday, 1) };
  }
  return untilToday({ from, to }, today);
}

/** The days of a festival itself; undefined where its date is not in the table. */
export function festivalIn({ days, lasts = 1 }: Festival, year: number): Period | undefined {
  const first = days[year];
  return first === undefined ? undefined : { from: `${year}-${first}`, to: addDays(`${year}-${first}`, lasts - 1) };
}
