import { isoDate, dayOf } from '../../world/calendar.ts';

export type Stretch = { from: number; to: number };

/** Days by name, as they lie on the account's own today. `last_…d` ends yesterday; weeks begin on Monday. */
export function stretchOfPreset(name: string, today: number, oldestMonths: number): Stretch | null {
  const date = Temporal.PlainDate.from(isoDate(today));
  const day = (at: Temporal.PlainDate) => dayOf(at.toString());
  const monday = today - date.dayOfWeek + 1;
  const month = date.with({ day: 1 });
  const quarter = month.subtract({ months: (date.month - 1) % 3 });
  const year = date.with({ month: 1, day: 1 });
  const oldest = day(date.subtract({ months: oldestMonths }));
  const last = /^last_(3|7|14|28|30|90)d$/.exec(name)?.[1];
  if (last !== undefined) return { from: today - Number(last), to: today - 1 };
  const presets: Record<string, Stretch> = {
    today: { from: today, to: today },
    yesterday: { from: today - 1, to: today - 1 },
    this_week_mon_today: { from: monday, to: today },
    last_week_mon_sun: { from: monday - 7, to: monday - 1 },
    this_month: { from: day(month), to: today },
    last_month: { from: day(month.subtract({ months: 1 })), to: day(month) - 1 },
    this_quarter: { from: day(quarter), to: today },
    last_quarter: { from: day(quarter.subtract({ months: 3 })), to: day(quarter) - 1 },
    this_year: { from: day(year), to: today },
    last_year: { from: day(year.subtract({ years: 1 })), to: day(year) - 1 },
    maximum: { from: oldest, to: today },
    data_maximum: { from: oldest, to: today },
  };
  return Object.hasOwn(presets, name) ? (presets[name] ?? null) : null;
}
