/** Years said apart from the quarters, months and feasts they belong to. */
import { addDays, samePeriodLastYear, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import type { FoundPeriod } from './found-period.ts';
import { wholeYear } from '../days/dates.ts';
import type { Calendar, Moment } from '../days/moment.ts';
import { has } from './words.ts';

/** "Q2 vs Q3 sales this year": the year only says which quarters are meant. */
export function dropYears(words: Word[], found: FoundPeriod[]): void {
  const at = found.findIndex(({ unit }) => unit === 'year');
  const year = found[at];
  const others = found.filter(each => each !== year);
  if (!year || others.length < 2) return;
  const isApart = has(words[year.at - 1], 'compare', 'and', 'or', 'than') || others.some(({ unit }) => unit === 'year');
  const holds = ({ period }: FoundPeriod): boolean =>
    period.from >= year.period.from && period.to <= year.period.to && period.from < year.period.to;
  if (!isApart && others.every(holds)) found.splice(at, 1);
}

/** "today last year", "is mahine pichle saal": of that year, a month and a quarter whole. */
export function moveToYear(found: FoundPeriod[], { today, country }: Calendar): void {
  const [one, year] = found;
  if (found.length !== 2 || year!.unit !== 'year' || !year!.period.from.endsWith('-01-01')) return;
  if (year!.at !== one!.at + one!.size || one!.ofYear || !isAround(one!, today)) return;
  const years = Number(today.slice(0, 4)) - Number(year!.period.from.slice(0, 4));
  let { period } = one!;
  for (let step = 0; step < years; step += 1) period = samePeriodLastYear(period);
  if (one!.unit === 'month' || one!.unit === 'quarter') period = unitAround(one!.unit, period.from, country);
  if (years > 0) found.splice(0, 2, { ...one!, period, size: one!.size + year!.size, yearSaid: true });
}

const isAround = ({ unit, period: { from, to } }: FoundPeriod, today: string): boolean =>
  unit === 'month' || unit === 'quarter' ? to === today : from === to && from >= addDays(today, -1) && to <= today;

/** "Q2 FY27 orders against Q1": of the same year, where only one of them is said to be of any. */
export function shareYears(found: FoundPeriod[]): void {
  const parts = found.filter(({ ofYearFrom }) => ofYearFrom !== undefined);
  const years = new Set(parts.map(({ ofYearFrom }) => ofYearFrom!.said).filter(said => said !== undefined));
  const [year] = years;
  if (year === undefined || years.size > 1) return;
  for (const each of parts.filter(({ ofYearFrom }) => ofYearFrom!.said === undefined)) {
    const period = each.ofYearFrom!.part(year);
    // "h1 vs h1 last year": the same part again is of another year.
    const isSaid = parts.some(part => part.ofYearFrom!.said !== undefined && part.period.from === period.from);
    if (period.from > period.to || isSaid) continue;
    each.period = period;
    each.yearSaid = true;
    delete each.other;
  }
}

/** "Raksha Bandhan this year and last": years said apart from the festival or month they belong to. */
export function joinYears(words: Word[], found: FoundPeriod[]): FoundPeriod[] {
  const place = found.findIndex(each => each.ofYear !== undefined);
  if (place < 0) return found;
  const moment = found[place]!;
  const years = found.filter((each, at) => at !== place && each.unit === 'year' && each.period.from.endsWith('-01-01'));
  if (years.length === 0) return found;
  const inYears = years.map(each => ({ year: Number(each.period.from.slice(0, 4)), each }));
  const compares = words.some(
    word =>
      has(word, 'compare', 'than', 'yoy', 'change', 'more', 'less', 'grow', 'fall') || word.text.endsWith(' than'),
  );
  const others = found.filter(each => each !== moment && !years.includes(each));
  const of = (year: number): FoundPeriod => ({
    ...moment,
    period: moment.ofYear!(year) ?? wholeYear(year),
    yearSaid: true,
  });
  if (moment.yearSaid || (compares && inYears.length === 1))
    return [moment, ...inYears.map(({ year, each }) => ({ ...of(year), at: each.at, size: each.size })), ...others];
  return [...inYears.map(({ year }) => of(year)), ...others];
}

/** "Oct-Dec 2025", "Dec to Feb 2026": the year said at the end is that of both, or follows it. */
export function endingInYear({ to }: Period, { ofYear }: Moment): Period | undefined {
  const year = Number(to.slice(0, 4));
  const starts = [year, year - 1].map(each => ofYear?.(each)?.from).find(from => from !== undefined && from <= to);
  return starts === undefined ? undefined : { from: starts, to };
}

/** "oct to dec" in November is what runs, "nov to jan" the last winter that is over. */
export function acrossYears({ from, to }: Period, { ofYear }: Moment, { today }: Calendar): Period | undefined {
  if (!ofYear) return undefined;
  if (from <= today && to.slice(5) > today.slice(5)) return { from, to: today };
  const year = Number(to.slice(0, 4));
  const earlier = [year, year - 1].map(each => ofYear(each)?.from).find(each => each !== undefined && each <= to);
  return earlier === undefined ? undefined : { from: earlier, to };
}

/** Of a stretch whose ends are told without a year: the same one of another. */
export function sharedYear(first: Moment, last: Moment): { ofYear: (year: number) => Period | undefined } | undefined {
  const [from, to] = [first.ofYear, last.ofYear];
  if (!from || !to || first.yearSaid || last.yearSaid) return undefined;
  const across = Math.max(0, Number(last.period.to.slice(0, 4)) - Number(first.period.from.slice(0, 4)));
  return {
    ofYear: year => {
      const ends = to(year);
      const starts = [from(year - across), from(year - 1)].find(each => each && ends && each.from <= ends.to);
      return starts && ends && { from: starts.from, to: ends.to };
    },
  };
}
