/** All the days a question names: single stretches, ranges between two, and open ones ("since April"). */
import { addDays, dayCount, namedPeriod, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import type { FoundPeriod } from './found-period.ts';
import { cutToday, unitAt, unitBack, type Calendar, type Moment } from '../days/moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { isWhatChanged } from './comparison.ts';
import { joinAdded, joinNeighbours, putWeekdays, readDayList, readNeighbours, type DayList } from './day-lists.ts';
import { momentAt } from '../days/days-at.ts';
import { atMiddle, readPartOfMonths } from '../days/lists.ts';
import { ordinalAt } from '../days/day-words.ts';
import { readLoosePeriod } from './loose-periods.ts';
import { acrossYears, dropYears, endingInYear, joinYears, moveToYear, sharedYear, shareYears } from './loose-years.ts';
import { readOpen } from './open-periods.ts';
import { afterFillers, has, isFree, joinsDays, take, textOf } from './words.ts';

export function readPeriods(words: Word[], calendar: Calendar): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const previous = found.at(-1);
    const list =
      readContrast(words, at, calendar) ??
      readDayList(words, at, calendar) ??
      readPartOfMonths(words, at, calendar) ??
      readTwoParts(words, at, calendar) ??
      readNeighbours(words, at, calendar, previous, found.length > 1);
    if (list) {
      take(words, at, list.size, 'period');
      found.push(...list.moments);
      at += list.size - 1;
      continue;
    }
    const moment =
      readOpen(words, at, calendar) ??
      readRange(words, at, calendar) ??
      momentAt(words, at, calendar) ??
      readEllipsis(words, at, calendar, previous);
    if (!moment) continue;
    take(words, at, moment.size, 'period');
    found.push({ ...moment, at });
    at += moment.size - 1;
  }
  preferDates(words, found);
  cutLastDay(words, found, calendar);
  moveToYear(found, calendar);
  putWeekdays(words, found, calendar);
  joinNeighbours(found);
  joinAdded(words, found);
  dropFestival(words, found);
  joinFiscal(words, found);
  dropYears(words, found);
  shareYears(found);
  evenFeasts(found);
  return joinYears(words, found.length > 0 ? found : readLoosePeriod(words, calendar));
}

/** "Valentine week, 7 to 14 Feb": the days written out say which were meant. */
function preferDates(words: Word[], found: FoundPeriod[]): void {
  const isWritten = ({ at, size }: FoundPeriod): boolean =>
    words.slice(at, at + size).some(word => word.kind === 'date' || (word.kind === 'number' && word.value! <= 31));
  const written = found.filter(isWritten);
  if (written.length === 0 || written.length === found.length || written.some(({ unit }) => unit === 'festival'))
    return;
  const overlaps = (each: FoundPeriod): boolean =>
    written.some(({ period }) => period.from <= each.period.to && period.to >= each.period.from);
  const loose = found.filter(each => !isWritten(each));
  const renamed = loose.filter(each => each.unit === 'festival' && overlaps(each));
  if (renamed.length === 0) return;
  const isYears = loose.length > renamed.length && loose.every(each => each.unit === 'year' || renamed.includes(each));
  const kept = isYears ? written : found.filter(each => !renamed.includes(each));
  found.splice(0, found.length, ...kept);
  const [first, second] = found;
  if (isYears && first && second?.ofYear && !second.yearSaid)
    second.period = second.ofYear(Number(first.period.from.slice(0, 4)) - 1) ?? second.period;
}

/** "this month excluding today": up to yesterday. */
function cutLastDay(words: Word[], found: FoundPeriod[], { today }: Calendar): void {
  const [running, last] = found;
  const before = last && words[last.at - 1];
  if (found.length !== 2 || !running || !has(before, 'except') || last!.period.from !== today) return;
  if (running.period.to !== today || running.period.from === today) return;
  before!.used = 'period';
  found.splice(0, 2, { ...running, period: { from: running.period.from, to: addDays(today, -1) }, unit: 'days' });
}

/** "is FY ki pehli timahi", "H1 revenue this FY": a part said beside a financial year is one of its own. */
function joinFiscal(words: Word[], found: FoundPeriod[]): void {
  const fiscal = found.findIndex(each => each.unit === 'fiscal-year');
  const part = found.findIndex(each => isPart(words, each));
  if (part < 0) return putInFiscal(words, found, fiscal);
  if (found.length !== 2 || fiscal < 0 || words.some(word => has(word, 'and', 'compare', 'than'))) return;
  const [year, said] = [found[fiscal]!, found[part]!];
  const months = said.unit === 'quarter' ? 3 : 6;
  const index = Math.floor((Number(said.period.from.slice(5, 7)) - 1) / months);
  let from = year.period.from;
  for (let each = 0; each < (index * months) / 3; each += 1) from = addDays(unitAround('quarter', from).to, 1);
  const first = unitAround('quarter', from);
  const to = months === 3 ? first.to : unitAround('quarter', addDays(first.to, 1)).to;
  found.splice(0, 2, { ...said, at: Math.min(year.at, said.at), period: { from, to } });
}

/** "october sales last FY", "Apr-Jun this FY": the one that lies in that year. */
function putInFiscal(words: Word[], found: FoundPeriod[], fiscal: number): void {
  if (found.length !== 2 || fiscal < 0 || words.some(word => has(word, 'and', 'compare', 'than'))) return;
  const [year, said] = [found[fiscal]!, found[1 - fiscal]!];
  const starts = Number(year.period.from.slice(0, 4));
  const own = said.yearSaid ? [] : [said.ofYear?.(starts), said.ofYear?.(starts + 1)];
  const period = [said.period, ...own].find(
    each => each && each.from >= year.period.from && each.to <= year.period.to && each.to >= each.from,
  );
  if (period && said.unit !== 'fiscal-year') found.splice(0, 2, { ...said, period });
}

const isPart = (words: Word[], { unit, at, size }: FoundPeriod): boolean =>
  unit === 'quarter' ||
  (unit === 'month' && words.slice(at, at + size).some(word => /^h[12]$/.test(word.text) || has(word, 'half')));

/** "around Diwali, 1 to 15 November": the days are said. */
function dropFestival(words: Word[], found: FoundPeriod[]): void {
  if (found.length !== 2 || words.some(word => has(word, 'and', 'or', 'compare', 'than'))) return;
  const at = found.findIndex(
    (each, place) =>
      isWithin(each, found[1 - place]!) && each.unit === 'festival' && words[each.at - 1]?.text === 'around',
  );
  if (at >= 0) found.splice(at, 1);
}

/** "Diwali's done, was it better than last year's Diwali season": a feast of two years, each as long as the other. */
function evenFeasts(found: FoundPeriod[]): void {
  const [first, second] = found;
  if (found.length !== 2 || first!.unit !== 'festival' || second!.unit !== 'festival' || first!.label !== second!.label)
    return;
  const [short, long] = dayCount(first!.period) < dayCount(second!.period) ? [first!, second!] : [second!, first!];
  // A day beside a season is its season; a week that was said is a week of both years.
  const [uneven, even] = dayCount(short.period) === 1 ? [short, long] : [long, short];
  const like = even.ofYear?.(Number(uneven.period.to.slice(0, 4)));
  const isOfThatYear = like && like.from <= uneven.period.to && uneven.period.from <= like.to;
  if (isOfThatYear) uneven.period = like;
}

/** Of the one of the two that is longer than a week or so. */
const isWithin = (inner: FoundPeriod, outer: FoundPeriod): boolean =>
  Date.parse(outer.period.to) - Date.parse(outer.period.from) >
  Math.max(7 * 864e5, Date.parse(inner.period.to) - Date.parse(inner.period.from));
/** "COD vs prepaid July to September": others are set against each other, and the months are a stretch. */
const areOthersCompared = (words: Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      /^(vs|versus|v\/s)$/.test(text) && ![words[at - 1], words[at + 1]].some(word => has(word, ...months, 'quarter')),
  );

/** "the change from September to October" names two months, not the time between. */
const isContrast = (words: Word[]): boolean =>
  words.some(word => has(word, 'change', 'compare', 'grow', 'fall') || isWhatChanged(word)) &&
  words.filter(word => months.some(month => has(word, month)) || has(word, 'quarter')).length === 2 &&
  !words.some(
    word => word.kind === 'number' && word.unit !== 'percent' && word.value! <= 31 && word.used === undefined,
  ) &&
  !areOthersCompared(words);

/** "the difference between Diwali 2026 and Diwali 2025", "by how much did orders change from 1-10 October to 1-10 November". */
function readContrast(words: Word[], at: number, calendar: Calendar): DayList | undefined {
  const isDifference = has(words[at], 'between') && differs.test(textOf(words.slice(Math.max(0, at - 6), at)));
  const isChange =
    /^(from|frm)$/.test(words[at]?.text ?? '') &&
    words.some(word => has(word, 'how_much', 'percent')) &&
    words.slice(0, at).some(word => has(word, 'change', 'grow', 'fall') || isWhatChanged(word));
  if (!isDifference && !isChange) return undefined;
  const joins = (place: number): boolean =>
    isFree(words[place]) && (isChange ? words[place]!.text === 'to' : has(words[place], 'and', 'compare'));
  const begin = afterFillers(words, at + 1);
  const first = sideOf(words, begin, calendar, joins);
  const next = first && afterFillers(words, begin + first.size + 1);
  const last = next === undefined ? undefined : sideOf(words, next, calendar, () => true);
  if (!first || !last) return undefined;
  return {
    size: next! + last.size - at,
    moments: [
      { ...first, at: begin },
      { ...last, at: next! },
    ],
  };
}

/** One of the two, itself a stretch ("1 to 10 October") or not. */
const sideOf = (words: Word[], at: number, calendar: Calendar, ends: (place: number) => boolean): Moment | undefined =>
  [readRange(words, at, calendar), momentAt(words, at, calendar)].find(each => each && ends(at + each.size));

const differs = /\b(difference|differences|diff|gap|farak|fark|antar|change|changed)\b/;

/** "the first and second week of November", "first and last quarter": what they are parts of is said once. */
function readTwoParts(words: Word[], at: number, calendar: Calendar): DayList | undefined {
  const place = afterFillers(words, at + 2);
  const areTwo = has(words[at + 1], 'and') && isPartNumber(words[at]) && isPartNumber(words[place]);
  const second = areTwo ? momentAt(words, place, calendar) : undefined;
  if (!second || second.size < 2 || second.unit === 'day') return undefined;
  const first = momentAt([words[at]!, ...words.slice(place + 1)], 0, calendar);
  if (!first || first.unit !== second.unit || first.period.from === second.period.from) return undefined;
  const moments = [
    { ...first, at, size: 1 },
    { ...second, at: place },
  ];
  return { size: place + second.size - at, moments };
}

const isPartNumber = (word: Word | undefined): boolean =>
  isFree(word) && (ordinalAt(word) !== undefined || /^(last|final)$/.test(word!.text));

/** "from April to June", "between Diwali and Bhai Dooj", "25 Oct - 3 Nov", "Monday to Wednesday". */
function readRange(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (isContrast(words)) return undefined;
  const opens = has(words[at], 'between') || /^(from|frm)$/.test(words[at]?.text ?? '');
  const opened = opens ? afterFillers(words, at + 1) : at;
  const begun = momentAt(words, opened, calendar);
  // "from the start of Navratri": a festival has no other beginning than its own.
  const isItsStart = opens && !begun && has(words[opened], 'start');
  const firstAt = isItsStart ? afterFillers(words, opened + 1) : opened;
  const begin = begun ?? (isItsStart ? momentAt(words, firstAt, calendar) : undefined);
  if (!begin) return undefined;
  const first = atMiddle(words[firstAt], begin);
  const bare = first.size === 1 && first.unit === 'day' ? words[firstAt]!.value : undefined;
  let place = firstAt + first.size;
  if (has(words[place], 'start') && isFree(words[place])) place += 1;
  const joint = words[place];
  const isBetween = has(joint, 'and') && betweenBehind(words, place + 1, calendar);
  const joins =
    joint !== undefined && (isBetween || joinsDays(joint) || has(joint, 'until') || (opens && has(joint, 'and')));
  if (!joins || !isFree(joint)) return undefined;
  place = afterFillers(words, place + 1, has(joint, 'until') ? ['lekar', 'leke', 'end'] : ['lekar', 'leke']);
  const close = momentAt(words, place, calendar) ?? nowAt(words, place, calendar);
  if (!close) return undefined;
  const last = ofSameMonth(first, atMiddle(words[place], close), words[place]!);
  let period = { from: bare && last.unit === 'day' ? inMonthOf(last, bare) : first.period.from, to: last.period.to };
  if (last.yearSaid && !first.yearSaid) period = endingInYear(period, first) ?? period;
  if (weekdays.some(day => has(words[place], day)) && last.size === 1) period = withinWeek(period);
  if (period.from > period.to && weekdays.some(day => has(words[firstAt], day)) && last.unit === 'day')
    period = { from: addDays(period.to, -daysBetween(period)), to: period.to };
  if (period.from > period.to) period = acrossYears(period, first, calendar) ?? period;
  if (period.from > period.to) return undefined;
  let end = place + last.size;
  if (/^(tak|तक)$/.test(words[end]?.text ?? '') || has(words[end], 'until') || has(words[end], 'between')) end += 1;
  return {
    size: end - at,
    period: cutToday(period, calendar),
    unit: first.unit === last.unit ? (first.unit ?? 'days') : 'days',
    ...sharedYear(first, last),
  };
}

/** "from the 20th to the 25th of October": the month said at the end is that of both. */
const inMonthOf = ({ period }: Moment, day: number): string =>
  `${period.to.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** "from the beginning of October to the 10th": a day without a month is of the month before it. */
function ofSameMonth(first: Moment, last: Moment, { value: day = 0, kind }: Word): Moment {
  if (last.size > 1 || last.unit !== 'day' || kind !== 'number' || first.size === 1) return last;
  if (first.unit !== 'days' && first.unit !== 'day') return last;
  const to = inMonthOf(first, day);
  return to > first.period.from && to < last.period.from ? { ...last, period: { from: to, to } } : last;
}

/** "dussehra aur diwali ke beech". */
function betweenBehind(words: Word[], at: number, calendar: Calendar): boolean {
  const last = momentAt(words, at, calendar);
  return last !== undefined && has(words[at + last.size], 'between');
}

/** "last week Monday to Thursday": the first of that name from there on. */
const withinWeek = ({ from, to }: Period): Period =>
  addDays(from, 6) < to ? { from, to: addDays(from, daysBetween({ from, to })) } : { from, to };

/** From one weekday to the next other one. */
const daysBetween = ({ from, to }: Period): number => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 864e5) % 7;
  return (days + 7) % 7;
};

function nowAt(words: Word[], at: number, { today }: Calendar): Moment | undefined {
  if (!has(words[at], 'now', 'so_far', 'today')) return undefined;
  return { size: 1, period: { from: today, to: today } };
}

/** "this year and last", "this and last month". */
function readEllipsis(
  words: Word[],
  at: number,
  calendar: Calendar,
  previous: FoundPeriod | undefined,
): Moment | undefined {
  if (!isFree(words[at])) return undefined;
  const joint = words[at - 1];
  const joined =
    joint !== undefined && (has(joint, 'and', 'or', 'compare', 'than') || /^(the|with|to|&|,|-|\/)$/.test(joint.text));
  if (has(words[at], 'last') && joined && previous && words[at + 1]?.text !== 'period') {
    const unit =
      unitAt(words[previous.at + previous.size - 1]) ??
      (previous.unit === 'festival' || previous.unit === 'month' ? 'year' : undefined);
    if (unit === undefined || unit === 'day' || unit === 'fortnight' || unit === 'half') return undefined;
    return { size: 1, period: unitBack(unit, 1, calendar), unit };
  }
  const ordinal = joined && previous?.unit === 'quarter' ? ordinalAt(words[at]) : undefined;
  const before = ordinal === undefined ? undefined : ordinalAt({ ...words[previous!.at]!, used: undefined });
  if (ordinal !== undefined && before !== undefined)
    return { size: 1, period: quartersOn(previous!.period, ordinal - before), unit: 'quarter' };
  const next = afterFillers(words, at + 2);
  const follows = has(words[at + 1], 'and', 'or', 'compare', 'than') && has(words[next], 'last', 'next');
  const unit = follows ? unitAt(words[next + 1]) : undefined;
  if (!has(words[at], 'this') || unit === undefined || unit === 'day' || unit === 'fortnight' || unit === 'half')
    return undefined;
  return { size: 1, period: namedPeriod(`this-${unit}`, calendar.today, calendar.country), unit };
}

/** "the third quarter against the second". */
function quartersOn({ from }: Period, count: number): Period {
  let at = from;
  for (let step = 0; step < Math.abs(count); step += 1)
    at = count > 0 ? addDays(unitAround('quarter', at).to, 1) : unitAround('quarter', addDays(at, -1)).from;
  return unitAround('quarter', at);
}
