import type { ComparisonBase, Moment, TimeUnit } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { parseMoment } from './parse-moment.ts';
import { notSupported, QlProblem } from './ql-problem.ts';

const RELATIVE = new Set([
  'previous_period',
  'previous_year',
  'previous_quarter',
  'previous_month',
  'previous_week',
  'previous_day',
  'previous_hour',
  'previous_minute',
  'previous_second',
  'previous_year_match_day_of_week',
]);

const LETTERS: Record<TimeUnit, string> = {
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'm',
  quarter: 'q',
  year: 'y',
};

/** One term of COMPARE TO: a relative period, or a date with its own end or without. */
export function parseComparisonBase(cursor: Cursor): ComparisonBase {
  if (cursor.isWord('TARGETS')) throw notSupported('COMPARE TO TARGETS: this shop has no targets');
  const word = cursor.current.text.toLowerCase();
  if (cursor.current.kind === 'word' && word.startsWith('previous_')) {
    if (!RELATIVE.has(word)) throw new QlProblem(`Syntax Error: unknown comparison '${word}'`);
    cursor.take();
    return { label: word, base: { kind: 'relative', name: word } };
  }
  const since = parseMoment(cursor);
  const until = cursor.takeWords('UNTIL') ? parseMoment(cursor) : null;
  return { label: labelOf(since), base: { kind: 'dates', since, until } };
}

/** `20230101`, `startOfQuarter_sub_3q`: the forms seen in generated column names. */
function labelOf(moment: Moment): string {
  if (moment.kind === 'absolute') return moment.text.replace(/\D/g, '');
  if (moment.kind === 'named') return moment.name;
  const sign = moment.amount < 0 ? 'sub' : 'add';
  const amount = `${sign}_${Math.abs(moment.amount)}${LETTERS[moment.unit]}`;
  if (moment.kind === 'offset') return amount;
  return `${moment.edge}Of${moment.unit[0]?.toUpperCase()}${moment.unit.slice(1)}_${amount}`;
}
