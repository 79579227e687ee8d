/** All the days a question names: single stretches, ranges between two, and open ones ("since April", "before Diwali"). */
import { addDays, namedPeriod, startOf } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { readFestival, readDate, readPart, readWeekday, readWeekend } from './moment-days.ts';
import {
  months,
  readMonth,
  readNearDay,
  readRelative,
  unitAt,
  unitBack,
  weekdays,
  yearAt,
  type Calendar,
  type Moment,
} from './moment.ts';
import { readQuarter, readYear } from './moment-years.ts';
import { afterFillers, has, isFree, numberAt, take } from './words.ts';

export type FoundPeriod = Moment & {
  at: number;
  /** "before Diwali", "since April": already a range. */
  open?: boolean;
};

export function readPeriods(words: Word[], calendar: Calendar): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const previous = found.at(-1);
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
  dropHabits(words, found);
  return joinYears(
    words,
    found.length > 0 ? found : [...readSoFar(words, calendar), ...readBareLength(words, calendar)].slice(0, 1),
  );
}

/** "weekend orders in October", "Sunday sales last month": every such day of it; "around Diwali, 1 to 15 November": the days are said. */
function dropHabits(words: Word[], found: FoundPeriod[]): void {
  if (found.length !== 2 || words.some(word => has(word, 'and', 'or', 'compare', 'than'))) return;
  const at = found.findIndex(
    (each, place) =>
      isWithin(each, found[1 - place]!) &&
      ((each.size === 1 && (each.unit === 'weekend' || weekdays.some(day => has(words[each.at], day)))) ||
        (each.unit === 'festival' && words[each.at - 1]?.text === 'around')),
  );
  if (at < 0) return;
  const [habit] = found.splice(at, 1);
  if (habit!.unit !== 'festival') delete words[habit!.at]!.used;
}

/** Of the one of the two that is longer than a week or so. */
const isWithin = (inner: FoundPeriod, outer: FoundPeriod): boolean =>
  Date.parse(outer.period.to) - Date.parse(outer.period.from) >
  Math.max(7 * 864e5, Date.parse(inner.period.to) - Date.parse(inner.period.from));

/** One stretch of days, with a year said before it ("last year Diwali") taken in. */
export function momentAt(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!isFree(words[at])) return undefined;
  const year = yearAt(words, at, calendar);
  if (year) {
    const place = afterFillers(words, at + year.size);
    const inner = single(words, place, calendar);
    const period = inner?.yearSaid ? undefined : inner?.ofYear?.(year.year);
    if (inner && period) return { ...inner, size: place + inner.size - at, period, yearSaid: true };
  }
  return single(words, at, calendar);
}

const readers = [
  readPart,
  readFestival,
  readDate,
  readWeekend,
  readWeekday,
  readRelative,
  readQuarter,
  readMonth,
  readYear,
  readNearDay,
];

function single(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  for (const read of readers) {
    const moment = read(words, at, calendar);
    if (moment) return withinWeek(words, at, moment);
  }
  return undefined;
}

/** "week of 2 to 8 nov" keeps its days; the word week in front is left over. */
const withinWeek = (_words: Word[], _at: number, moment: Moment): Moment => moment;

/** "the change from September to October" names two months, not the time between. */
const isContrast = (words: Word[]): boolean =>
  words.some(word => has(word, 'change', 'compare', 'grow', 'fall', 'percent')) &&
  words.filter(word => months.some(month => has(word, month)) || has(word, 'quarter') || /^q[1-4]$/.test(word.text))
    .length === 2 &&
  !words.some(
    word => word.kind === 'number' && word.unit !== 'percent' && word.value! <= 31 && word.used === undefined,
  );

/** "from April to June", "between Diwali and Bhai Dooj", "25 Oct - 3 Nov", "Monday to Wednesday". */
function readRange(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (isContrast(words)) return undefined;
  const opens = has(words[at], 'between') || /^(from|frm)$/.test(words[at]?.text ?? '');
  const firstAt = opens ? afterFillers(words, at + 1) : at;
  const first = momentAt(words, firstAt, calendar);
  if (!first) return undefined;
  let place = firstAt + first.size;
  const joint = words[place];
  const joins =
    joint !== undefined &&
    (/^(to|-|till|until|through|thru|se|tak|upto|से)$/.test(joint.text) ||
      has(joint, 'until') ||
      (opens && has(joint, 'and')));
  if (!joins || !isFree(joint)) return undefined;
  place = afterFillers(words, place + 1, ['lekar', 'leke']);
  const last = momentAt(words, place, calendar) ?? nowAt(words, place, calendar);
  if (!last) return undefined;
  let period = { from: first.period.from, to: last.period.to };
  if (period.from > period.to && first.ofYear)
    period = { from: first.ofYear(Number(last.period.to.slice(0, 4)) - 1)?.from ?? period.from, to: period.to };
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

function sharedYear(first: Moment, last: Moment): { ofYear: (year: number) => Period | undefined } | undefined {
  const [from, to] = [first.ofYear, last.ofYear];
  if (!from || !to || first.yearSaid || last.yearSaid) return undefined;
  const across = Number(last.period.to.slice(0, 4)) - Number(first.period.from.slice(0, 4));
  return {
    ofYear: year => {
      const [starts, ends] = [from(year - across), to(year)];
      return starts && ends && { from: starts.from, to: ends.to };
    },
  };
}

function nowAt(words: Word[], at: number, { today }: Calendar): Moment | undefined {
  if (!has(words[at], 'now', 'so_far', 'today')) return undefined;
  return { size: 1, period: { from: today, to: today } };
}

const cutToday = (period: Period, { today, ahead }: Calendar): Period =>
  period.to > today && period.from <= today && !ahead ? { from: period.from, to: today } : period;

/** "since 1 October", "from April", "after Diwali", "up to Holi", "the 10 days before Dhanteras", "october se ab tak". */
function readOpen(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  return readCountedSide(words, at, calendar) ?? readSince(words, at, calendar) ?? readPostposed(words, at, calendar);
}

function readSince(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const word = words[at];
  if (!isFree(word)) return undefined;
  const isFrom = word!.text === 'from';
  const kind =
    has(word, 'since') || isFrom
      ? 'since'
      : has(word, 'after') && !isBehind(word!)
        ? 'after'
        : has(word, 'before') && !isBehind(word!)
          ? 'before'
          : has(word, 'until')
            ? 'until'
            : undefined;
  if (!kind) return undefined;
  const place = afterFillers(words, at + 1, ['start', 'beginning', 'end', 'day', 'week']);
  const isEnd = words.slice(at + 1, place).some(each => has(each, 'end'));
  const moment = momentAt(words, place, calendar);
  if (!moment || words[at + 1]?.text === ',') return undefined;
  let size = place + moment.size - at;
  if (/^(through|thru)$/.test(word!.text)) return { ...moment, size };
  if (isFrom && !opensToNow(words, at + size, moment)) return undefined;
  if (
    has(words[at + size], 'so_far', 'since', 'now') ||
    (has(words[at + size], 'until') && has(words[at + size + 1], 'now', 'today'))
  )
    size += has(words[at + size], 'until') ? 2 : 1;
  return openPeriod(isEnd && kind === 'since' ? 'after' : kind, moment, size, calendar);
}

/** Hindi says before and after behind the day. */
const isBehind = (word: Word): boolean => /baad|pehle|pahle|बाद|पहले/.test(word.text);

/** "from April" alone is a beginning; "orders from Sunday" and "sales from last week" are not. */
const opensToNow = (words: Word[], after: number, moment: Moment): boolean =>
  has(words[after], 'since', 'so_far') ||
  (moment.unit === 'month' && !moment.yearSaid && has(words[after], 'until')) ||
  /^onwards?$/.test(words[after]?.text ?? '');

function openPeriod(
  kind: 'since' | 'after' | 'before' | 'until',
  moment: Moment,
  size: number,
  calendar: Calendar,
): Moment | undefined {
  const { today } = calendar;
  if (kind === 'since' || kind === 'after') {
    const from = kind === 'since' ? moment.period.from : addDays(moment.period.to, 1);
    return from > today
      ? undefined
      : {
          size,
          period: { from, to: today },
          unit: 'days',
          ...(moment.label ? { label: `since ${moment.label}` } : {}),
        };
  }
  const to = kind === 'until' ? moment.period.to : addDays(moment.period.from, -1);
  const days = moment.unit === 'festival' ? 13 : moment.unit === 'month' || moment.unit === 'quarter' ? 30 : 6;
  const from = kind === 'until' ? `${to.slice(0, 8)}01` : addDays(to, -days);
  return { size, period: cutToday({ from, to }, calendar), unit: 'days' };
}

/** "two weeks up to holi", "10 days before Dhanteras", "the week after Diwali", "7 days from 1 Nov". */
function readCountedSide(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const beside = readWeekendBeside(words, at, calendar) ?? readWeekOf(words, at, calendar);
  if (beside) return beside;
  const count = numberAt(words, at);
  const unitPlace = count ? at + count.size : at;
  const unit = unitAt(words[unitPlace]);
  if (!unit || !isFree(words[unitPlace]) || (count && count.ordinal)) return undefined;
  const sidePlace = afterFillers(words, unitPlace + 1);
  const side = words[sidePlace];
  const before = has(side, 'before') || /^(upto|until|till)$/.test(side?.text ?? '') || has(side, 'until');
  const after = has(side, 'after') || (count !== undefined && /^(from|starting|following)$/.test(side?.text ?? ''));
  if (!before && !after) return undefined;
  const place = afterFillers(words, sidePlace + 1, ['to']);
  const moment = momentAt(words, place, calendar);
  const length =
    unit === 'day' ? 1 : unit === 'week' ? 7 : unit === 'fortnight' ? 14 : unit === 'month' ? 30 : undefined;
  if (!moment || length === undefined || (count?.value ?? 1) * length > 400) return undefined;
  const days = Math.round((count?.value ?? 1) * length);
  const start = after && /^(from|starting)$/.test(side!.text) ? moment.period.from : addDays(moment.period.to, 1);
  const of = (period: Period): Period =>
    before
      ? { from: addDays(period.from, -days), to: addDays(period.from, -1) }
      : { from: start, to: addDays(start, days - 1) };
  const ofYear = moment.ofYear;
  return {
    size: place + moment.size - at,
    period: cutToday(of(moment.period), calendar),
    unit: 'days',
    ...(ofYear && before
      ? {
          ofYear: (year: number) => (ofYear(year) ? of(ofYear(year)!) : undefined),
          ...(moment.yearSaid ? { yearSaid: true } : {}),
        }
      : {}),
  };
}

/** "the week of 26 October", "week starting 2 Nov", "week ending Sunday". */
function readWeekOf(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!has(words[at], 'week') || !isFree(words[at]) || words[at]!.text.endsWith('s')) return undefined;
  const joint = words[at + 1];
  const starts = /^(starting|beginning|commencing|from)$/.test(joint?.text ?? '');
  const ends = /^ending$/.test(joint?.text ?? '');
  if (!starts && !ends && joint?.text !== 'of') return undefined;
  const place = afterFillers(words, at + 2, ['on', 'from']);
  const day =
    readDate(words, place, calendar) ?? (joint!.text === 'of' ? undefined : readWeekday(words, place, calendar));
  if (!day || day.unit !== 'day') return undefined;
  const first = ends ? addDays(day.period.from, -6) : starts ? day.period.from : startOf('week', day.period.from);
  return {
    size: place + day.size - at,
    period: cutToday({ from: first, to: addDays(first, 6) }, calendar),
    unit: 'days',
  };
}

/** "the weekend after Diwali": the Saturday and Sunday that follow it or lead up to it. */
function readWeekendBeside(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!has(words[at], 'weekend') || !isFree(words[at]) || !has(words[at + 1], 'before', 'after')) return undefined;
  const place = afterFillers(words, at + 2);
  const moment = momentAt(words, place, calendar);
  if (!moment) return undefined;
  const { from, to } = moment.period;
  const later = has(words[at + 1], 'after');
  const saturday = later
    ? addDays(startOf('week', addDays(to, 2)), 5)
    : addDays(startOf('week', addDays(from, -1)), -2);
  const last = addDays(saturday, 1);
  const fits = later ? saturday : last < from ? saturday : addDays(saturday, -7);
  return {
    size: place + moment.size - at,
    period: cutToday({ from: fits, to: addDays(fits, 1) }, calendar),
    unit: 'weekend',
  };
}

/** Hindi says it behind: "october se ab tak", "diwali ke baad", "somvar se", "april se". */
function readPostposed(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const moment = momentAt(words, at, calendar);
  if (!moment) return undefined;
  let place = at + moment.size;
  if (has(words[place], 'since') && isFree(words[place])) return openPeriod('since', moment, place + 1 - at, calendar);
  if (/^(se|से|from)$/.test(words[place]?.text ?? '') && has(words[place + 1], 'so_far', 'since', 'now'))
    return openPeriod('since', moment, place + 2 - at, calendar);
  const counted = readCountedBehind(words, place, moment, calendar);
  if (counted) return { ...counted, size: counted.size + place - at };
  if (/^(ke|के)$/.test(words[place]?.text ?? '')) place += 1;
  if (has(words[place], 'after') && isFree(words[place]) && /baad|बाद/.test(words[place]!.text))
    return openPeriod('after', moment, place + 1 - at, calendar);
  if (has(words[place], 'before') && isFree(words[place]) && /pehle|pahle|पहले/.test(words[place]!.text))
    return openPeriod('before', moment, place + 1 - at, calendar);
  return undefined;
}

/** "onam ke 10 din pehle", "diwali se do hafte baad". */
function readCountedBehind(words: Word[], at: number, moment: Moment, calendar: Calendar): Moment | undefined {
  const place = /^(ke|के|se|से)$/.test(words[at]?.text ?? '') ? at + 1 : at;
  const count = numberAt(words, place);
  const unit = count && !count.ordinal ? unitAt(words[place + count.size]) : undefined;
  const side = count ? (words[place + count.size + 1]?.text ?? '') : '';
  if (!count || (unit !== 'day' && unit !== 'week') || !/^(pehle|pahle|baad|पहले|बाद)( tak)?$/.test(side))
    return undefined;
  const days = Math.round(count.value * (unit === 'week' ? 7 : 1));
  const from = /^(pe|pa|पह)/.test(side) ? addDays(moment.period.from, -days) : addDays(moment.period.to, 1);
  const period = cutToday({ from, to: addDays(from, days - 1) }, calendar);
  return { size: place - at + count.size + 2, period, unit: 'days' };
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
  if (has(words[at], 'last') && joined && previous) {
    const unit =
      unitAt(words[previous.at + previous.size - 1]) ??
      (previous.unit === 'festival' || previous.unit === 'month' ? 'year' : undefined);
    if (unit === undefined || unit === 'day' || unit === 'fortnight' || unit === 'half') return undefined;
    const size = /^(one|wala|wale)$/.test(words[at + 1]?.text ?? '') ? 2 : 1;
    return { size, period: unitBack(unit, 1, calendar), unit };
  }
  const next = afterFillers(words, at + 2);
  const follows = has(words[at + 1], 'and', 'or', 'compare', 'than') && has(words[next], 'last', 'next');
  const unit = follows ? unitAt(words[next + 1]) : undefined;
  if (!has(words[at], 'this') || unit === undefined || unit === 'day' || unit === 'fortnight' || unit === 'half')
    return undefined;
  return { size: 1, period: namedPeriod(`this-${unit}`, calendar.today, calendar.country), unit };
}

/** "so far this morning" is today; "so far" alone is the running month. */
function readSoFar(words: Word[], { today }: Calendar): FoundPeriod[] {
  const at = words.findIndex(word => has(word, 'so_far') && isFree(word));
  const part = words.findIndex(
    (word, place) => has(word, 'morning', 'afternoon', 'evening', 'night') && has(words[place - 1], 'this'),
  );
  if (at < 0 && part < 0) return [];
  take(words, at < 0 ? part : at, 1, 'period');
  if (part >= 0) return [{ at: part, size: 1, period: { from: today, to: today }, unit: 'day' }];
  return [{ at, size: 1, period: namedPeriod('this-month', today), unit: 'month' }];
}

/** "30 days", "7 din ki bikri": a bare length means the last of it, when nothing else was said. */
function readBareLength(words: Word[], calendar: Calendar): FoundPeriod[] {
  if (words.some(word => has(word, 'ago', 'before'))) return [];
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at);
    const unit = count && !count.ordinal ? unitAt(words[at + count.size]) : undefined;
    if (has(words[at], 'fortnight') && isFree(words[at])) {
      take(words, at, 1, 'period');
      return [
        { at, size: 1, period: { from: addDays(calendar.today, -14), to: addDays(calendar.today, -1) }, unit: 'days' },
      ];
    }
    if (
      !count ||
      !unit ||
      (unit !== 'day' && unit !== 'week' && unit !== 'month') ||
      count.value > 400 ||
      (count.value < 2 && unit === 'day')
    )
      continue;
    if (
      has(words[at + count.size + 1], 'cover', 'available') ||
      /^(of|left|older|old)$/.test(words[at + count.size + 1]?.text ?? '')
    )
      continue;
    if (words.some(word => has(word, 'cover', 'pending', 'above', 'below', 'forecast', 'more', 'less'))) continue;
    const days = Math.round(count.value * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30));
    const size = count.size + 1;
    take(words, at, size, 'period');
    return [
      { at, size, period: { from: addDays(calendar.today, -days), to: addDays(calendar.today, -1) }, unit: 'days' },
    ];
  }
  return [];
}

/** "Raksha Bandhan this year and last": years said apart from the festival or month they belong to. */
function joinYears(words: Word[], found: FoundPeriod[]): FoundPeriod[] {
  const place = found.findIndex(each => each.ofYear !== undefined);
  if (place < 0) return found;
  const moment = found[place]!;
  const years = found.filter((each, at) => at !== place && each.unit === 'year' && each.period.from.endsWith('-01-01'));
  if (years.length === 0) return found;
  const inYears = years.map(each => ({ year: Number(each.period.from.slice(0, 4)), each }));
  const compares = words.some(word => has(word, 'compare', 'than', 'yoy', 'change', 'more', 'less', 'grow', 'fall'));
  const others = found.filter(each => each !== moment && !years.includes(each));
  const of = (year: number): FoundPeriod => ({
    ...moment,
    period: moment.ofYear!(year) ?? moment.period,
    yearSaid: true,
  });
  if (moment.yearSaid || (compares && inYears.length === 1))
    return [moment, ...inYears.map(({ year, each }) => ({ ...of(year), at: each.at, size: each.size })), ...others];
  return [...inYears.map(({ year }) => of(year)), ...others];
}
