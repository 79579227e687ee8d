/** The days a question that goes on from the one before is about: "and last month?", "go back one week", "the same day last week". */
import { addDays, dayCount, previousPeriod, unitAround, unitOf, type CalendarUnit } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Calendar } from '../days/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { inYear, isFestival, isSame, ofItsYear, untilFestival, upToIt, yearOf } from './other-year.ts';
import { awayFromIt, countOf } from './pointing-words.ts';
import {
  alignedWithFestival,
  asManyDays,
  holdsAgainst,
  onSameDates,
  sameDaysOfIt,
  type Leaning,
  type Moved,
} from './same-days.ts';
import {
  calendarUnitOf,
  furtherBack,
  oneBefore,
  dayOfMonth,
  partOf,
  saysLater,
  saysTheOneBefore,
  shift,
  shiftOf,
  stepped,
  unitInstead,
  wholeOf,
} from './stepped-days.ts';

/** The days, and what they are held against, of a question that goes on from the one before. */
export function mergedPeriod(before: Ask, asked: Ask, { words, periods }: Reading, calendar: Calendar): Moved {
  const fromThere = saysLater.test(typedText(words)) || words.some(word => awayFromIt.test(word.text));
  const isUnsaid = fromThere || (periods.length === 0 && asked.base?.kind.endsWith('-ago') === true);
  const { when, ...open } = asked;
  const now: Ask = isUnsaid || !when ? open : { ...open, when };
  if (!before.when) return { ...(when ? { when } : {}), ...(now.base ? { base: now.base } : {}) };
  const shifted = now.when ? undefined : (oneBefore(words, before) ?? shiftOf(words, fromThere));
  const leaning: Leaning = {
    before: before.when,
    isRanked: before.ranking !== undefined,
    now,
    words,
    calendar,
    shifted,
  };
  for (const move of moves) {
    const moved = move(leaning);
    if (moved) return moved;
  }
  // "which ones fell most" is told against what the figure in view was held against.
  return says(words, 'why', 'fall', 'grow') && before.base ? { base: before.base } : {};
}

/** The first that fits says what becomes of the days. */
const moves: ((leaning: Leaning) => Moved | undefined)[] = [
  alignedWithFestival,
  onSameDates,
  soFar,
  cutAt,
  leadingToIt,
  partOfThem,
  weeksAgo,
  againstTheOneBefore,
  againstStep,
  untilThatFestival,
  onWeekdayBeside,
  wholeUnit,
  ofAnotherUnit,
  ofThatFestival,
  whatChangedFrom,
  againstNamedDays,
  theOneBefore,
  steppedAway,
  ofThisYear,
  asManyDays,
  sameDaysOfIt,
  onOtherDays,
  againstAnother,
  onDayOfMonth,
];

/** "till now only" after today, "so far" after last week: up to now of what is in view. */
function soFar({ before: { period, unit }, words, calendar: { today, country } }: Leaning): Moved | undefined {
  if (!untilNow.test(typedText(words))) return undefined;
  if (period.to === today) return { when: { period, ...(unit ? { unit } : {}) } };
  const own = period.from === period.to ? undefined : calendarUnitOf(unit);
  const from = own ? unitAround(own, today, country).from : today;
  return own || period.from === period.to ? { when: { period: { from, to: today }, unit: own ?? 'day' } } : undefined;
}

const untilNow =
  /^(?:(?:and|ok|just|only|but|this) )*(?:(?:till|until|up ?to) now|so far|ab tak|abhi tak|अब तक|अभी तक)(?: (?:only|please|ka|ki|ke|का|की|के))*$/u;

/** "only from july", "just till june" after a longer stretch: it begins, or ends, there. */
function cutAt({ before: { period }, now: { when }, words }: Leaning): Moved | undefined {
  const text = typedText(words);
  const end = bound.exec(text)?.[1] ?? (upToHindi.test(text) ? 'till' : undefined);
  if (end === undefined || !when || dayCount(when.period) >= dayCount(period)) return undefined;
  const { from, to } = when.period;
  if (from < period.from || to > period.to || holdsAgainst(words)) return undefined;
  return { when: { period: /^(from|start|begin)/.test(end) ? { from, to: period.to } : { from: period.from, to } } };
}

const bound =
  /^(?:(?:and|ok|now|just|only|but|show|it|make) )*(from|starting(?: from| in)?|beginning(?: from| in)?|till|until|up ?to|through) (?:the )?\S+(?: \S+)?(?: only| please| on| onwards?)?$/;

const upToHindi = /^(?:(?:aur|sirf|bas|only|और|सिर्फ) )*\S+(?: \S+)? (?:tak|तक)(?: (?:ka|ki|ke|hi|का|की|के))*$/u;

/** "and the week leading up to it" after a festival, "the 10 days before it" after one day. */
function leadingToIt({ before, words }: Leaning): Moved | undefined {
  const { period, around } = before;
  const [said = '', count, unit] = upToIt.exec(typedText(words)) ?? [];
  const isOfFestival = around !== undefined || isFestival(period);
  const isStep = !isOfFestival && !/lead|run|up ?to/.test(said);
  if (unit === undefined || isStep || holdsAgainst(words)) return undefined;
  const days = countOf(count ?? '1') * (unit.startsWith('d') ? 1 : unit.startsWith('w') ? 7 : 14);
  if (!(days > 1 && days <= 31)) return undefined;
  return {
    when: {
      period: { from: addDays(period.from, -days), to: addDays(period.from, -1) },
      ...(around ? { around } : {}),
    },
  };
}

/** "and the second half", "the first month only" */
function partOfThem({ before, words, calendar }: Leaning): Moved | undefined {
  const period = partOf(words, before.period, calendar);
  const unit = period && unitOf(period, calendar.today);
  return period && { when: { period, ...(unit ? { unit } : {}) } };
}

/** "better than the week before?" */
function againstTheOneBefore({ shifted, words }: Leaning): Moved | undefined {
  const isPlain = shifted?.unit === undefined && shifted?.count === 1;
  return isPlain && words.some(word => has(word, 'than', 'compare', 'more', 'less', 'above', 'below'))
    ? { base: { kind: 'previous' } }
    : undefined;
}

/** "last year diwali, same 8 days upto diwali": the days in view end with the festival, and so do those of the other year. */
function untilThatFestival({ before, words, calendar }: Leaning): Moved | undefined {
  if (!isUntilFestival(words)) return undefined;
  const said = words.find(({ kind, value = 0 }) => kind === 'number' && value > 2000 && value < 2100)?.value;
  const when = untilFestival(before.period, said ?? yearOf(calendar.today) - 1);
  return when && { when };
}

export const isUntilFestival = (words: Word[]): boolean =>
  /(^| )same (\S+ )?days (upto|up to|till|until|before|ending|leading|prior) /.test(typedText(words)) &&
  (says(words, 'year', 'year_ago', 'last') || words.some(({ value = 0 }) => value > 2000 && value < 2100));

/** "and the Thursday before?" after a Thursday is a week earlier; "the weekend after" a day is the first one behind it. */
function onWeekdayBeside({ before: { period }, words }: Leaning): Moved | undefined {
  const text = typedText(words);
  const isAfter = weekdayAfter.test(text);
  const isWeekends = says(words, 'weekend');
  const day = isWeekends ? 5 : weekdays.findIndex(each => words.some(word => has(word, each)));
  if (day < 0 || !(isAfter || weekdayBefore.test(text))) return undefined;
  if (holdsAgainst(words)) return undefined;
  const dayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = isAfter ? (day - dayOf(period.to) + 7) % 7 || 7 : -((dayOf(period.from) - day + 7) % 7 || 7);
  const from = addDays(isAfter ? period.to : period.from, days);
  return isWeekends
    ? { when: { period: { from, to: addDays(from, 1) }, unit: 'weekend' } }
    : { when: { period: { from, to: from }, unit: 'day' } };
}

const weekdayBefore =
  /(?:^| )(?:\S+day|weekend) (?:before|prior)(?: that| this)?$|(?:^| )the (?:previous|prior|preceding) (?:\S+day|weekend)$/;
const weekdayAfter =
  /(?:^| )(?:\S+day|weekend) after(?: that| this| it)?$|(?:^| )(?:the )?(?:next|following) (?:\S+day|weekend)$/;

/** "vs the week before that", "compared to the 7 days before": the days asked about stay. */
function againstStep({ before, shifted, words, calendar }: Leaning): Moved | undefined {
  if (!shifted || !holdsAgainst(words)) return undefined;
  return { base: { kind: 'named', period: shift(before.period, shifted, before.unit, calendar) } };
}

/** "compare with October", "against last year": the days asked about stay. */
function againstNamedDays({ before, now, words, calendar }: Leaning): Moved | undefined {
  const further = holdsAgainst(words) ? furtherBack(words, before) : undefined;
  if (further) return { base: { kind: 'named', period: shift(before.period, further, before.unit, calendar) } };
  if (now.when?.implied && now.base?.kind === 'named') {
    return against({ period: now.base.period, unit: now.when.unit }, { before, words, calendar });
  }
  const compares =
    holdsAgainst(words) ||
    words.some((_, at) => isHindiThan(words, at)) ||
    (movedFrom.test(typedText(words)) && now.when !== undefined && now.when.period.to < before.period.from);
  if (!now.when || !compares || now.base?.kind.startsWith('year')) return undefined;
  // "do you think next month will be better than this one": what is still to come is what is asked about.
  if (now.when.period.from > calendar.today) return { when: now.when, ...(now.base ? { base: now.base } : {}) };
  // "kurtas dip in the week of 9 Nov, why" after twelve weeks: those days, which cannot be what all of them are held against.
  if (isPartOf(now.when.period, before.period) || keepsTo.test(typedText(words))) return undefined;
  // "prepaid share month by month since January" after November: days that hold those in view are asked about themselves.
  if (isPartOf(before.period, now.when.period) && sinceThen.test(typedText(words))) return undefined;
  for (const word of words) if (has(word, 'change')) word.used ??= 'comparison';
  return against(now.when, { before, words, calendar });
}

/** "restrict to 8-11 Nov … against the four days before", "older than 5 days" */
const keepsTo =
  /^(?:(?:and|ok|now|please|then) )*(?:restrict|limit|narrow|keep|cut)(?: it| this| that)?(?: down)? to |(?:^| )(?:older|newer|more recent) than /;

/** "what changed from october": what there is of this month against it. */
function whatChangedFrom({ now, words, calendar: { today, country } }: Leaning): Moved | undefined {
  const unit = calendarUnitOf(now.when?.unit);
  if (!now.when || !unit || now.when.period.to >= today || !changedFrom.test(typedText(words))) return undefined;
  return {
    when: { period: { from: unitAround(unit, today, country).from, to: today }, unit },
    base: { kind: 'named', period: now.when.period },
  };
}
const changedFrom =
  /^(?:and |so |ok )*what(?: has| is| have|s)? (?:changed|different|moved|new) (?:from|since|against|vs|compared (?:to|with)) |(?: se | से )(?:kya|क्या) (?:badla|badal gaya|alag|बदला)/u;

const sinceThen = /(?:^| )(?:since|from .+ onwards?|se ab tak|se aaj tak|से अब तक|से आज तक)(?: |$)/u;

const isPartOf = (part: Period, whole: Period): boolean =>
  part.from >= whole.from && part.to <= whole.to && dayCount(part) < dayCount(whole);

/** "how has each moved from last month", "what changed since October" */
const movedFrom =
  /(^| )(moved?|moving|shift(ed|ing)?|chang(ed?|ing)|differs?|differ(ed|ent)|went|gone|come|stacks?( up)?|fared?|held( up)?|holding( up)?) ((up|down|along|so far) )*(from|over|on|against|since|to|with) /;

/** "vs last october" after October: the one before it; "vs previous 7" after seven days those before them. */
function against(
  named: Pick<AskedPeriod, 'period' | 'unit'>,
  { before, words, calendar }: Pick<Leaning, 'before' | 'words' | 'calendar'>,
): Moved {
  const isThatWeekday = isSame(named.period, before.period) && says(words, ...weekdays);
  if (isThatWeekday)
    return { base: { kind: 'named', period: shift(before.period, { count: 1, unit: 'week' }, before.unit, calendar) } };
  const isOfCount = before.unit === undefined || /^(day|days|week)$/.test(before.unit);
  if (isSame(named.period, before.period) && (isOfCount || saysTheOneBefore(words)))
    return { base: { kind: 'previous' } };
  const period = (ofItsYear(named, before, calendar) ?? daysUpToThat(named, before))?.period ?? named.period;
  const yearBefore = (): Period =>
    before.earlier ?? inYear(before.period, yearOf(before.period.from) - 1, calendar, before.around).period;
  return { base: { kind: 'named', period: isSame(period, before.period) ? yearBefore() : period } };
}

/** "compared to last diwali" after the week up to Diwali: as many days up to that one. */
const daysUpToThat = (
  { period: { from, to }, unit }: Pick<AskedPeriod, 'period' | 'unit'>,
  before: AskedPeriod,
): AskedPeriod | undefined =>
  unit === 'festival' && from === to && dayCount(before.period) > 1 && yearOf(to) !== yearOf(before.period.to)
    ? untilFestival(before.period, yearOf(to))
    : undefined;

/** "pichle hafte se kitni kam" */
const isHindiThan = (words: Word[], at: number): boolean =>
  /^(se|से)$/.test(words[at]!.text) && words[at - 1]?.used === 'period' && says(words.slice(at), 'more', 'less');

/** "the previous week" after last week. */
function theOneBefore({ before, now, words, calendar }: Leaning): Moved | undefined {
  const saysBefore = words.some(word => /^(previous|prior|preceding|pichle|pichla|पिछले|before)$/.test(word.text));
  const further = furtherBack(words, before);
  if (further) return { when: stepped(before, further, calendar) };
  if (!now.when || !isSame(now.when.period, before.period) || !saysBefore) return undefined;
  return {
    when: stepped(before, says(words, 'weekend', ...weekdays) ? { count: 1, unit: 'week' } : { count: 1 }, calendar),
  };
}

/** "go back one week", "the month before that", "the year before?" of a festival. */
function steppedAway({ before, shifted, calendar }: Leaning): Moved | undefined {
  if (!shifted) return undefined;
  if (shifted.unit === 'year' && (before.around !== undefined || isFestival(before.period)))
    return { when: inYear(before.period, yearOf(before.period.from) - shifted.count, calendar, before.around) };
  const { today } = calendar;
  const { from, to } = shift(before.period, shifted, before.unit, calendar);
  const period = { from, to: from <= today && to > today ? today : to };
  const unit = unitOf(period, today);
  return { when: { period, ...(unit ? { unit } : {}) } };
}

/** "and this one?" after last Diwali, "this time?" after October of last year, "this one" after last month. */
function ofThisYear({ before, now, words, calendar }: Leaning): Moved | undefined {
  const text = words.map(word => word.text).join(' ');
  if (now.when || !/(^| )(this|is|iss|yeh|ye|इस) (one|time|baar|bar|बार|wala|wali|वाला|वाली)( |$)/.test(text))
    return undefined;
  if (yearOf(before.period.from) < yearOf(calendar.today) && before.unit !== 'year' && before.unit !== 'fiscal-year')
    return { when: inYear(before.period, yearOf(calendar.today), calendar, before.around) };
  const unit = calendarUnitOf(before.unit);
  if (!unit) return undefined;
  const { from } = unitAround(unit, calendar.today, calendar.country);
  return { when: { period: { from, to: calendar.today }, unit } };
}

/** "and what was it a week ago" after one day is one day as well; "compare it with the same day a week earlier" holds that against it. */
function weeksAgo({ before: { period, unit }, words }: Leaning): Moved | undefined {
  const isSaid =
    /(^| )(a|one|1|ek|एक) (week|hafte|hafta|हफ्ते|हफ्ता) (ago|earlier|back|before|prior|previous|pehle|पहले)( |$)/.test(
      typedText(words),
    );
  if (!isSaid || period.from !== period.to) return undefined;
  const earlier = { from: addDays(period.from, -7), to: addDays(period.to, -7) };
  if (holdsAgainst(words)) return { base: { kind: 'named', period: earlier } };
  return { when: { period: earlier, ...(unit ? { unit } : {}) } };
}

/** "poore hafte ki", "the whole month?" after a day of it. */
function wholeUnit({ before, words, calendar }: Leaning): Moved | undefined {
  const unit = wholeOf(words);
  if (!unit || says(words, 'last', 'next', 'this')) return undefined;
  const { from, to } = unitAround(unit, before.period.from, calendar.country);
  return { when: { period: { from, to: to > calendar.today ? calendar.today : to }, unit } };
}

/** "sorry, month" after last week is last month, after this week this month. */
function ofAnotherUnit({ before: { period, unit }, words, calendar: { today, country } }: Leaning): Moved | undefined {
  const said = unitInstead(words);
  if (said === undefined || period.to > today) return undefined;
  for (const word of words) if (has(word, 'week', 'month', 'quarter', 'year')) word.used ??= 'pointer';
  const from = (each: CalendarUnit, day: string): Period => unitAround(each, day, country);
  const now = from(said, today);
  if (period.to === today && period.from >= addDays(today, -366))
    return { when: { period: { ...now, to: today }, unit: said } };
  const own = unit === 'day' || period.from === period.to ? undefined : calendarUnitOf(unit);
  const latest = own ? addDays(from(own, today).from, -1) : addDays(today, -1);
  return period.to === latest ? { when: { period: from(said, addDays(now.from, -1)), unit: said } } : undefined;
}

/** "and this diwali?" after last Diwali's week is that week of this one; "last year" of last Diwali is that one. */
function ofThatFestival({ before, now, words }: Leaning): Moved | undefined {
  if (before.unit !== 'festival' || !now.when || holdsAgainst(words)) return undefined;
  const year = yearOf(now.when.period.from);
  if (now.when.unit === 'year' && year === yearOf(before.period.from)) return { when: before };
  const saysDay = words.some(word => /^(on|pe|par|pr|day|din|ko|पर|दिन|को)$/.test(word.text));
  const isPlain = now.when.period.from === now.when.period.to && !saysDay;
  if (now.when.unit !== 'festival' || !isPlain || before.period.from === before.period.to) return undefined;
  const when = untilFestival(before.period, year);
  return when && { when };
}

/** "and last week?", "and last year?" after a month, which is that month of last year. */
function onOtherDays({ before, now, calendar }: Leaning): Moved | undefined {
  if (!now.when) return undefined;
  const when = { ...now.when, ...ofItsYear(now.when, before, calendar) };
  return { when, ...(now.base ? { base: now.base } : {}) };
}

/** "and a year ago?", "compared with the week before". */
function againstAnother({ before: { period, around }, now, words, calendar }: Leaning): Moved | undefined {
  if (!now.base) return undefined;
  if (holdsAgainst(words)) return { base: now.base };
  if (now.base.kind === 'year-ago') return { when: inYear(period, yearOf(period.from) - 1, calendar, around) };
  if (now.base.kind === 'week-ago')
    return { when: { period: { from: addDays(period.from, -7), to: addDays(period.to, -7) } } };
  if (now.base.kind === 'month-ago') return { when: { period: previousPeriod(period, 'month') } };
  return { base: now.base };
}

/** "make it 10" after the top three of one day asks for ten rows. */
function onDayOfMonth({ before, isRanked, words }: Leaning): Moved | undefined {
  const asksRows = isRanked && /(^| )(make it|top|best|just|only|show) (\d+|\w+)$/.test(typedText(words));
  return asksRows ? undefined : dayOfMonth(before, words);
}
