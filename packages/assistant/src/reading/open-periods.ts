/** Days said by one of their ends: "since April", "the ten days before Diwali", "the week of 26 October". */
import { addDays, startOf } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { momentAt } from '../days/days-at.ts';
import { atMiddle } from '../days/lists.ts';
import { cutToday, unitAt, type Calendar, type Moment } from './moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, joinsDays, numberAt, typedAs } from './words.ts';

/** "since 1 October", "from April", "after Diwali", "up to Holi", "the 10 days before Dhanteras", "october se ab tak". */
export function readOpen(words: Word[], at: number, calendar: Calendar): Moment | undefined {
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
          : (has(word, 'until') && !isBehind(word!)) || isBy(word!, calendar)
            ? 'until'
            : undefined;
  if (!kind) return undefined;
  const place = afterFillers(
    words,
    at + 1,
    isBy(word!, calendar) ? ['end'] : ['start', 'beginning', 'end', 'day', 'week'],
  );
  const isEnd = words.slice(at + 1, place).some(each => has(each, 'end'));
  const found = momentAt(words, place, calendar);
  if (!found || words[at + 1]?.text === ',') return undefined;
  const moment = atMiddle(words[place], found);
  let size = place + moment.size - at;
  if (/^(through|thru)$/.test(word!.text)) return { ...moment, size };
  if (isFrom && !opensToNow(words, at + size, moment, { at, place })) return undefined;
  if (isBy(word!, calendar) && moment.period.to < calendar.today) return undefined;
  if (kind === 'until' && calendar.ahead && isRunning(moment, calendar)) return { ...moment, size };
  if (kind === 'since' && /^(began|begun|begins?|started|starts?|start|opened)$/.test(words[at + size]?.text ?? ''))
    size += 1;
  if (
    has(words[at + size], 'so_far', 'since', 'now') ||
    (has(words[at + size], 'until') && has(words[at + size + 1], 'now', 'today'))
  )
    size += has(words[at + size], 'until') ? 2 : 1;
  return openPeriod(isEnd && kind === 'since' ? 'after' : kind, moment, size, calendar);
}

/** "where does spend land by 30 November": all until then. */
const isBy = (word: Word, { ahead }: Calendar): boolean => ahead && word.text === 'by';

/** "by the end of this month": the outlook knows how a running month ends. */
const isRunning = ({ unit, period }: Moment, { today }: Calendar): boolean =>
  period.to === today && /^(week|month|quarter|year|fiscal-year)$/.test(unit ?? '');

/** Hindi says before, after and until behind the day: "11 baje tak kal" is no day until yesterday. */
const isBehind = (word: Word): boolean => /baad|pehle|pahle|बाद|पहले|^(tak|तक)$/.test(word.text);

/** "from April" alone is a beginning; "orders from Sunday" and "sales from last week" are not. */
const opensToNow = (words: Word[], after: number, moment: Moment, from: { at: number; place: number }): boolean =>
  has(words[after], 'since', 'so_far') ||
  (!isJoint(words[after]) && beginsItself(words, after, moment, from)) ||
  (moment.unit === 'month' && !moment.yearSaid && has(words[after], 'until') && !endsBehind(words, after)) ||
  (/^(day|month|quarter|festival)$/.test(moment.unit ?? '') &&
    !isJoint(words[after]) &&
    words.some(word => has(word, 'daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'trend', 'since')));

/** "from August till October". */
const endsBehind = (words: Word[], at: number): boolean =>
  months.some(month => has(words[afterFillers(words, at + 1, ['end'])], month));

const isJoint = (word: Word | undefined): boolean => joinsDays(word) || has(word, 'until');

/** "from 5 November", "from the start of this month", "from January on": a date, a beginning, and what goes on. */
const beginsItself = (
  words: Word[],
  after: number,
  { unit }: Moment,
  { at, place }: { at: number; place: number },
): boolean =>
  words.slice(at + 1, place).some(each => has(each, 'start')) ||
  (unit === 'day' && words.slice(place, after).some(({ kind }) => kind === 'number' || kind === 'date')) ||
  (words[after]?.text === 'on' && (words[after + 1] === undefined || words[after + 1]!.kind === 'mark'));

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
  const beside = readWeekendBeside(words, at, calendar);
  if (beside) return beside;
  const count = numberAt(words, at);
  const unitPlace = count ? at + count.size : at;
  const unit = unitAt(words[unitPlace]);
  if (!unit || !isFree(words[unitPlace]) || (count && count.ordinal)) return undefined;
  const sidePlace = afterFillers(words, unitPlace + 1);
  const side = words[sidePlace];
  const days = Math.round((count?.value ?? 1) * (lengths[unit] ?? 0));
  // "the 7 days up to today"
  if (count && days > 0 && has(side, 'so_far') && /(today|now|date)$/.test(side!.text)) {
    const { today } = calendar;
    return { size: sidePlace + 1 - at, period: { from: addDays(today, 1 - days), to: today }, unit: 'days' };
  }
  const isTo = count !== undefined && typedAs(side, 'to', 'ended', 'ending');
  const isFrom = count !== undefined && typedAs(side, 'from', 'starting');
  const upTo = isTo || has(side, 'until');
  const before = upTo || has(side, 'before');
  if (!before && !isFrom && !has(side, 'after')) return undefined;
  const isBoth = has(side, 'before') && has(words[sidePlace + 1], 'and') && has(words[sidePlace + 2], 'after');
  const place = afterFillers(words, sidePlace + (isBoth ? 3 : 1), ['to', 'of']);
  const moment = momentAt(words, place, calendar);
  if (!moment || days === 0 || days > 400) return undefined;
  const { ofYear: _, ...alone } = moment;
  const { from, to } = moment.period;
  const size = place + moment.size - at;
  if (isBoth)
    return {
      ...alone,
      size,
      unit: 'days',
      period: cutToday({ from: addDays(from, -days), to: addDays(to, days) }, calendar),
    };
  // "the 30 days to 31 October" end with it; "the ten days up to Diwali" come before it.
  if (upTo && moment.unit === 'day')
    return { ...alone, size, unit: 'days', period: { from: addDays(to, 1 - days), to } };
  if (isTo) return undefined;
  const around = isFrom ? { ...alone, period: { from, to: addDays(from, -1) } } : moment;
  return daysBeside(around, { isBefore: before, days, size }, calendar);
}

const lengths: Partial<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };

/** "the weekend after Diwali": the Saturday and Sunday that follow it or lead up to it. */
function readWeekendBeside(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (
    !has(words[at], 'weekend') ||
    !isFree(words[at]) ||
    !(has(words[at + 1], 'before', 'after') || words[at + 1]?.text === 'around')
  )
    return undefined;
  const place = afterFillers(words, at + 2);
  const moment = momentAt(words, place, calendar);
  if (!moment) return undefined;
  const { from, to } = moment.period;
  if (words[at + 1]!.text === 'around') {
    const near = addDays(startOf('week', addDays(from, -1)), 5);
    const period = cutToday({ from: near, to: addDays(near, 1) }, calendar);
    return { size: place + moment.size - at, period, unit: 'weekend' };
  }
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
  if (
    has(words[place], 'so_far') &&
    /^(up|to|till|until|upto)\b/.test(words[place]!.text) &&
    (isNamedMonth(moment, calendar) || (moment.unit === 'day' && moment.period.to < calendar.today))
  )
    return openPeriod('since', moment, place + 1 - at, calendar);
  if (/^(se|से|from)$/.test(words[place]?.text ?? '') && has(words[place + 1], 'so_far', 'since', 'now'))
    return openPeriod('since', moment, place + 2 - at, calendar);
  if (/^(se|से)$/.test(words[place]?.text ?? '') && isStepped(words, place))
    return openPeriod('since', moment, place + 1 - at, calendar);
  if (/^(se|से)$/.test(words[place]?.text ?? '') && isBeginning(words, at, moment, calendar))
    return openPeriod('since', moment, place + 1 - at, calendar);
  if (/^(tak|तक)$/.test(words[place]?.text ?? '') && moment.unit === 'day' && moment.period.from !== calendar.today)
    return openPeriod('until', moment, place + 1 - at, calendar);
  const counted = readCountedBehind(words, place, moment, calendar);
  if (counted) return { ...counted, size: counted.size + place - at };
  const ahead = readCountedAhead(words, place, moment, calendar);
  if (ahead) return { ...ahead, size: ahead.size + place - at };
  if (/^(ke|के)$/.test(words[place]?.text ?? '')) place += 1;
  if (has(words[place], 'after') && isFree(words[place]) && /baad|बाद/.test(words[place]!.text))
    return openPeriod('after', moment, place + 1 - at, calendar);
  if (has(words[place], 'before') && isFree(words[place]) && /pehle|pahle|पहले/.test(words[place]!.text))
    return openPeriod('before', moment, place + 1 - at, calendar);
  return undefined;
}

/** "April to date": from a month that is over until now. */
const isNamedMonth = ({ unit, ofYear, period }: Moment, { today }: Calendar): boolean =>
  unit === 'month' && ofYear !== undefined && period.to < today;

/** "april se har mahine": step by step until now. */
const isStepped = (words: Word[], at: number): boolean =>
  has(words[at + 1], 'daily', 'weekly', 'monthly', 'quarterly') &&
  !words.slice(at + 1).some(word => has(word, 'until', 'before', ...months));

/** "5 november se chennai me kitne kurte bike": a date with "from" behind it and no other day, nothing held against it. */
function isBeginning(words: Word[], at: number, { size, unit, ofYear }: Moment, calendar: Calendar): boolean {
  const said = words.slice(at, at + size);
  const isDate =
    unit === 'day' && said.some(word => word.kind === 'number' || word.kind === 'date' || has(word, ...weekdays));
  const isPartOfMonth = unit === 'days' && ofYear !== undefined;
  if (!isDate && !isPartOfMonth && unit !== 'month' && unit !== 'festival') return false;
  const others = [...words.slice(0, at), ...words.slice(at + size + 1)];
  if (others.some(word => has(word, ...heldAgainst) || /^(tak|तक)$/.test(word.text))) return false;
  return !others.some((_, place) => momentAt(others, place, calendar) !== undefined);
}

const heldAgainst = ['compare', 'than', 'more', 'less', 'grow', 'fall', 'before', 'after', 'until', 'change', 'better'];

/** "rakhi se pehle ke 2 hafte", "diwali ke baad ke 5 din". */
function readCountedAhead(words: Word[], at: number, moment: Moment, calendar: Calendar): Moment | undefined {
  const sideAt = /^(ke|के|se|से)$/.test(words[at]?.text ?? '') ? at + 1 : at;
  const side = /(pehle|pahle|baad|पहले|बाद)$/.exec(words[sideAt]?.text ?? '')?.[1];
  const isTied = /^(ke|के|wale|वाले)$/.test(words[sideAt + 1]?.text ?? '');
  const countAt = sideAt + (isTied ? 2 : 1);
  const count = numberAt(words, countAt) ?? (isTied ? { value: 1, size: 0, ordinal: false } : undefined);
  if (!side || !count) return undefined;
  const unit = count.ordinal ? undefined : unitAt(words[countAt + count.size]);
  if (unit !== 'day' && unit !== 'week') return undefined;
  const isBefore = !/baad|बाद/.test(side);
  const days = Math.round(count.value * (unit === 'week' ? 7 : 1));
  return daysBeside(moment, { isBefore, days, size: countAt + 1 + count.size - at }, calendar);
}

/** "onam ke 10 din pehle", "diwali se do hafte baad". */
function readCountedBehind(words: Word[], at: number, moment: Moment, calendar: Calendar): Moment | undefined {
  const place = /^(ke|के|se|से)$/.test(words[at]?.text ?? '') ? at + 1 : at;
  const count = numberAt(words, place);
  const unit = count && !count.ordinal ? unitAt(words[place + count.size]) : undefined;
  const side = count ? (words[place + count.size + 1]?.text ?? '') : '';
  if (!count || (unit !== 'day' && unit !== 'week') || !/^(pehle|pahle|baad|पहले|बाद)( tak)?$/.test(side))
    return undefined;
  const isBefore = /^(pe|pa|पह)/.test(side);
  const days = Math.round(count.value * (unit === 'week' ? 7 : 1));
  return daysBeside(moment, { isBefore, days, size: place - at + count.size + 2 }, calendar);
}

/** So many days before or after, in whichever year is said of them: "holi se pehle ke 10 din ki bikri 2025". */
function daysBeside(
  { period, ofYear, yearSaid }: Moment,
  { isBefore, days, size }: { isBefore: boolean; days: number; size: number },
  calendar: Calendar,
): Moment {
  const of = ({ from, to }: Period): Period => {
    const first = isBefore ? addDays(from, -days) : addDays(to, 1);
    return { from: first, to: addDays(first, days - 1) };
  };
  const inYear = (year: number): Period | undefined => {
    const moved = ofYear?.(year);
    return moved && of(moved);
  };
  return {
    size,
    period: cutToday(of(period), calendar),
    unit: 'days',
    ...(ofYear ? { ofYear: inYear, ...(yearSaid ? { yearSaid: true } : {}) } : {}),
  };
}
