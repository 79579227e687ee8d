/** Days said by one of their ends: "since April", "up to Holi". */
import { addDays } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import { momentAt } from '../days/days-at.ts';
import { atMiddle } from '../days/lists.ts';
import { cutToday, type Calendar, type Moment } from '../days/moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, joinsDays, textOf } from './words.ts';

/** "since 1 October", "from April", "after Diwali", "up to Holi", "october se ab tak". */
export function readOpen(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  return readSince(words, at, calendar) ?? readPostposed(words, at, calendar);
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

/** Hindi says it behind: "october se ab tak", "diwali ke baad", "somvar se", "april se". */
function readPostposed(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const moment = momentAt(words, at, calendar);
  if (!moment) return undefined;
  let place = at + moment.size;
  if (has(words[place], 'since') && isFree(words[place]) && !isRange(words, place, calendar))
    return openPeriod('since', moment, place + 1 - at, calendar);
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
  if (/^(ke|के)$/.test(words[place]?.text ?? '')) place += 1;
  if (has(words[place], 'after') && isFree(words[place]) && /baad|बाद/.test(words[place]!.text))
    return openPeriod('after', moment, place + 1 - at, calendar);
  if (has(words[place], 'before') && isFree(words[place]) && /pehle|pahle|पहले/.test(words[place]!.text))
    return openPeriod('before', moment, place + 1 - at, calendar);
  return undefined;
}

/** "dussehra se leke diwali tak": the other end follows. */
const isRange = (words: Word[], at: number, calendar: Calendar): boolean =>
  joinsDays(words[at]) && momentAt(words, afterFillers(words, at + 1), calendar) !== undefined;

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
  // "15 nov se lehenge pichhle saal ke same dino se zyada bike": what it is held against is named apart.
  if (isDate && ofSameDays.test(textOf(others))) return true;
  if (others.some(word => has(word, ...heldAgainst) || /^(tak|तक)$/.test(word.text))) return false;
  return !others.some((_, place) => momentAt(others, place, calendar) !== undefined);
}

const ofSameDays =
  /(?:(?:pich\S*|last|gaye) (?:saal|sal|year) (?:(?:ke|ki|ka|in|inhi|unhi|ye|yahi|wahi) )*(?:same|inhi|unhi|isi|usi|yahi|wahi) (?:din\S*|days|dates)|same (?:days|dates) (?:of |in )?last year)|(?:पिछले|पिछली) साल (?:के |की )?(?:इन्हीं|उन्हीं|इसी) दिन/u;

const heldAgainst = ['compare', 'than', 'more', 'less', 'grow', 'fall', 'before', 'after', 'until', 'change', 'better'];
