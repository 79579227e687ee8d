/** Words that days are said with, each with what it means. */
import { festivals } from '../vocabulary/festivals.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { unitAt, type Calendar } from './moment.ts';
import { afterFillers, has, isFree, joinsDays, numberAt, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { anyOf, cue, idea, maybe, typed, way, where, word, type Cue, type Reader } from './chart.ts';
import type { Days, Turn, Unit } from './days.ts';

const placeOf = (names: string[], said: Word): number | undefined => {
  const at = names.findIndex(name => has(said, name));
  return at < 0 ? undefined : at;
};

export const unit: Reader<Unit> = word(unitAt);
export const calendarUnit = word(said => {
  const named = unitAt(said);
  return named === 'day' || named === 'fortnight' || named === 'half' ? undefined : named;
});
export const weekdayWord = word(said => placeOf(weekdays, said));
export const monthWord = word(said => {
  const at = placeOf(months, said);
  return at === undefined ? undefined : at + 1;
});
export const feastWord = word(said => festivals.find(({ key }) => has(said, key)));

const anyNumber = word(said => (said.kind === 'number' ? said.value : undefined));
/** Without a percent sign, a currency or an ordinal's letters. */
export const plainNumber = word(said => (said.kind === 'number' && said.unit === undefined ? said.value : undefined));

export const count: Reader<number> = (words, at) => {
  const said = numberAt(words, at);
  return said && !said.ordinal ? [{ size: said.size, meaning: said.value }] : [];
};

/** "three", "a", "a couple of". */
export const countOrOne = anyOf([
  way('a number', [count], many => many, 'three'),
  way('an article', [typed('a', 'an')], () => 1, 'a'),
  way('a couple', [typed('a', 'an'), typed('couple'), typed('of')], () => 2, 'a couple of'),
]); // prettier-ignore

const turnWord = (...turns: Turn[]): Reader<Turn> => word(said => turns.find(each => has(said, each)));
export const turn = turnWord('last', 'this', 'next');
export const lastOrThis = turnWord('last', 'this');
/** "is hafte", where the English word is no turn. */
export const hindiThis: Reader<Turn> = word(said => (typedAs(said, 'is') ? 'this' : undefined));

export const joint: Reader<Cue> = word(said => (joinsDays(said) ? cue : undefined));
export const and = idea('and');

export function ordinalAt(said: Word | undefined): number | undefined {
  if (!said || !isFree(said)) return undefined;
  const named = placeOf(['first', 'second', 'third', 'fourth'], said);
  return named ?? (said.unit === 'ordinal' && said.value !== undefined ? said.value - 1 : undefined);
}

/** A day of a month, in digits or spelled. */
export const dayNumber: Reader<number> = (words, at) => {
  const said = words[at];
  if (!said || !isFree(said)) return [];
  const value = isSpelledDay(words, at) ? numberAt(words, at)?.value : said.kind === 'number' ? said.value : undefined;
  const isDay = value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31;
  const isPlain = (said.unit === undefined || said.unit === 'ordinal') && !said.text.includes('.');
  return isDay && isPlain ? [{ size: 1, meaning: value }] : [];
};

/** "on five November", "paanch november ko", "panch tarikh ko". */
function isSpelledDay(words: Word[], at: number): boolean {
  const said = words[at]?.kind === 'word' ? numberAt(words, at) : undefined;
  if (!said || said.size !== 1) return false;
  const isDated = has(words[at + 1], 'date') || typedAs(words[at + 2], 'ko', 'से', 'se', 'को', 'tak', 'तक');
  const isBehind = typedAs(words[at - 1], 'on', 'since', 'until', 'till', 'from');
  return (has(words[at + 1], ...months) && (isDated || isBehind)) || (has(words[at + 1], 'date') && isDated);
}

export const ordinalDay: Reader<number> = (words, at, calendar) =>
  words[at]?.unit === 'ordinal' ? dayNumber(words, at, calendar) : [];

const runningYear = ({ today }: Calendar): number => Number(today.slice(0, 4));

const isTheOne = where((words, at) => typedAs(words[at - 1], 'the') && !has(words[at + 2], 'last', 'this', ...months));

/** A year in digits, "this year", "last year", "pichle saal", "two years ago"; "FY" is another matter. */
export const year: Reader<number> = anyOf([
  way('a year in digits', [plainNumber], value => (value >= 1990 && value <= 2035 ? value : undefined), '2025'),
  way('a year ago', [word(said => (has(said, 'year_ago') && /^(a |one)?year (ago|back|earlier)$/.test(said.text) ? cue : undefined))], calendar => runningYear(calendar) - 1, 'a year ago'),
  way('years ago', [count, idea('year'), idea('ago')], (many, calendar) => (many <= 10 ? runningYear(calendar) - Math.floor(many) : undefined), 'two years ago'),
  way('the year before', [isTheOne, idea('year'), idea('before')], calendar => runningYear(calendar) - 1),
  way('last year', [idea('last'), idea('year')], calendar => runningYear(calendar) - 1, 'last year', 'pichle saal'),
  way('this year', [idea('this'), idea('year')], runningYear, 'this year'),
  way('is saal', [typed('is'), idea('year')], runningYear, 'is saal'),
]); // prettier-ignore

const tail: Reader<number> = anyOf([
  way('to the year after', [typed('-'), anyNumber], value => value, '-26'),
]); // prettier-ignore

/** Indian fiscal years carry the name of the year they end in; "2025-26" names both. */
const fiscalDays = (named: number, isSpan: boolean, { country }: Calendar): { fiscal: number } => {
  const whole = named < 100 ? 2000 + named : named;
  return { fiscal: isSpan || country !== 'IN' ? whole : whole - 1 };
};

/** "FY26", "FY 2025-26", "financial year 2025", "2025-26". */
export const numberedFiscal: Reader<{ fiscal: number }> = anyOf([
  way('FY and a number', [word(said => /^fy(\d{2}|\d{4})$/.exec(said.text)?.[1]), maybe(tail)], (named, end, calendar) => fiscalDays(Number(named), end !== undefined, calendar), 'fy26'),
  way('financial year and a number', [idea('fiscal_year'), anyNumber, maybe(tail)], (named, end, calendar) => fiscalDays(named, end !== undefined, calendar), 'financial year 2025', 'FY 2025-26'),
  way('both years', [bareYear(), tail], (named, end, calendar) => (end < 100 ? fiscalDays(named, true, calendar) : undefined), '2025-26'),
]); // prettier-ignore

/** A number alone is a year where it can hardly be anything else. */
export function bareYear(): Reader<number> {
  return (words, at) => {
    const said = words[at];
    const { value = 0 } = said ?? {};
    if (said?.kind !== 'number' || !isFree(said) || said.unit !== undefined || said.text.includes(',')) return [];
    const isIntroduced = typedAs(words[at - 1], 'in', 'of', 'since', 'during', 'year');
    return value >= (isIntroduced ? 1990 : 2015) && value <= 2035 ? [{ size: 1, meaning: value }] : [];
  };
}

/** What a part of a financial year is said to be of. */
export const fiscalYear = anyOf<Days>([
  way('the running or the last one', [lastOrThis, idea('fiscal_year')], (which) => ({ unit: 'fiscal-year', back: which === 'last' ? 1 : 0 }), 'last financial year'),
  { name: 'a numbered one', read: numberedFiscal, examples: ['FY26'] },
  way('the running one', [idea('fiscal_year')], () => ({ unit: 'fiscal-year', back: 0 }), 'financial year'),
]); // prettier-ignore

/** The word behind this one, fillers aside. */
export const nextWord = (words: Word[], at: number): Word | undefined => words[afterFillers(words, at)];

export const noMonth = where((words, at) => !has(nextWord(words, at), ...months));
