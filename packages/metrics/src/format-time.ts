/** Days, periods and buckets of time in words. Countries that write the month first get it first. */
import type { Language } from '@tillsight/contract/language';
import { addDays } from './period.ts';
import type { Day, Period } from './request.ts';

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const devanagari = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
const months: Record<Language, readonly string[]> = { english: short, hinglish: short, hindi: devanagari };
const weekOf: Record<Language, (day: string) => string> = {
  english: day => `week of ${day}`,
  hinglish: day => `${day} wala hafta`,
  hindi: day => `${day} वाला हफ़्ता`,
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const monthFirst = new Set(['US', 'PH']);

/** `19 Nov 2026`, or `Nov 19, 2026`. */
export function formatDay(day: Day, country = '', language: Language = 'english'): string {
  const { year } = partsOf(day, language);
  return `${dayAndMonth(day, country, language)}${monthFirst.has(country) ? ',' : ''} ${year}`;
}

/** `Thursday`. */
export function weekdayOf(day: Day): string {
  return weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? '';
}

/** `Thu 19 Nov`, or `Thu Nov 19`: a day near enough to need no year. */
export function formatNearDay(day: Day, country = ''): string {
  return `${weekdayOf(day).slice(0, 3)} ${dayAndMonth(day, country, 'english')}`;
}

/** `19 Nov 2026`, `1–19 Nov 2026`, `28 Oct – 3 Nov 2026`, `28 Dec 2025 – 3 Jan 2026`; whole months and years by name. */
export function formatPeriod({ from, to }: Period, country = '', language: Language = 'english'): string {
  if (from === to) return formatDay(from, country, language);
  const [start, end] = [partsOf(from, language), partsOf(to, language)];
  if (start.year !== end.year) return `${formatDay(from, country, language)} – ${formatDay(to, country, language)}`;
  if (from.endsWith('01-01') && to.endsWith('12-31')) return start.year;
  if (start.month !== end.month) return `${dayAndMonth(from, country, language)} – ${formatDay(to, country, language)}`;
  if (start.date === 1 && addDays(to, 1).endsWith('-01')) return `${start.month} ${start.year}`;
  return monthFirst.has(country)
    ? `${start.month} ${start.date}–${end.date}, ${end.year}`
    : `${start.date}–${end.date} ${end.month} ${end.year}`;
}

/** The label of a row's time as the engine writes it, in words: `19 Nov`, `week of 16 Nov`, `Nov 2026`, `2 pm`. */
export function formatMoment(dimension: string, label: string, country = '', language: Language = 'english'): string {
  if (dimension === 'day') return dayAndMonth(label, country, language);
  if (dimension === 'week') return weekOf[language](dayAndMonth(label, country, language));
  if (dimension === 'month') return `${partsOf(`${label}-01`, language).month} ${label.slice(0, 4)}`;
  if (dimension === 'quarter') return `${label.slice(5)} ${label.slice(0, 4)}`;
  return dimension === 'hour' ? formatClock(Number(label), 0, language) : label;
}

/** `8 pm`, `3:25 pm`: the same clock as beside the messages of a talk. In Hindi the part of the day comes first. */
export function formatClock(hour: number, minute = 0, language: Language = 'english'): string {
  const at = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return language === 'hindi' ? `${partOfDay(hour)} ${at}${minute === 0 ? ' बजे' : ''}` : `${at} ${halfOf(hour)}`;
}

/** `8–9 pm`, `11 am – 12 pm`, `रात 8–9 बजे` */
export function formatHours(from: number, to: number, language: Language = 'english'): string {
  const [start, end] = [formatClock(from, 0, language), formatClock(to, 0, language)];
  if (language === 'hindi')
    return partOfDay(from) === partOfDay(to - 1)
      ? `${start.replace(' बजे', '')}–${end.replace(/^\S+ /, '')}`
      : `${start} – ${end}`;
  return halfOf(from) === halfOf(to) ? `${start.replace(/ \S+$/, '')}–${end}` : `${start} – ${end}`;
}

/** The same of `15:25`. */
export function formatTime(time: string, language: Language = 'english'): string {
  const [hour = 0, minute] = time.split(':').map(Number);
  return formatClock(hour, minute, language);
}

const halfOf = (hour: number): string => (hour % 24 < 12 ? 'am' : 'pm');

function partOfDay(hour: number): string {
  const of = hour % 24;
  if (of < 4 || of >= 20) return 'रात';
  return of < 12 ? 'सुबह' : of < 16 ? 'दोपहर' : 'शाम';
}

function dayAndMonth(day: Day, country: string, language: Language): string {
  const { month, date } = partsOf(day, language);
  return monthFirst.has(country) ? `${month} ${date}` : `${date} ${month}`;
}

function partsOf(day: Day, language: Language): { year: string; month: string; date: number } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: months[language][Number(month) - 1] ?? '', date: Number(date) };
}
