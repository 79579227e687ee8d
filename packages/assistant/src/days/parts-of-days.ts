/** Ways to say parts of a longer stretch: "the second week of October", "saal ke pehle 6 mahine", "the last Friday of Q3", "Navratri day 3". */
import { unitAt } from './moment.ts';
import { has, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { anyOf, either, idea, typed, way, word, type Construction, type Reader } from './chart.ts';
import { count, ordinalAt, weekdayWord } from './day-words.ts';
import type { Days } from './days.ts';
import { feasts, monthsOfYears, quarters, years } from './once-a-year.ts';
import type { Part, PartUnit } from './part-of-whole.ts';
import { relative } from './units-of-time.ts';

type PartOf = { part: Part; of: Days };

const isEnd = (said: Word): boolean => has(said, 'end') && !/^(clos|finish)/.test(said.text);
const lastTexts = /^(last|final|closing|a+khri|aakhiri|आखिरी)$/;
const firstTexts = /^(pehl[aei]|pahl[aei]|पहले|पहली|opening|initial|shuruaati|shuruati)$/;

const ordinal = word(said => {
  if (lastTexts.test(said.text) || isEnd(said)) return -1;
  return firstTexts.test(said.text) || has(said, 'start') ? 0 : ordinalAt(said);
});
const partUnit: Reader<PartUnit> = either<PartUnit>(
  (...place) => weekdayWord(...place).map(({ size, meaning: weekday }) => ({ size, meaning: { weekday } })),
  word(said =>
    has(said, 'half', 'fortnight')
      ? 'half'
      : (['day', 'week', 'weekend', 'month'] as const).find(each => has(said, each)),
  ),
);
const third = word(said =>
  isEnd(said)
    ? 'end'
    : has(said, 'middle')
      ? 'middle'
      : has(said, 'start') || typedAs(said, 'early')
        ? 'start'
        : undefined,
);
const link = typed('of', 'in', 'ka', 'ke', 'ki', 'का', 'के', 'की');

export const waysToSayParts: Construction<Part>[] = [
  way('nth unit', [ordinal, partUnit], (nth, unit) => ({ nth, unit }), 'second week', 'last friday', 'pehla hafta', 'आखिरी रविवार'),
  way('first or last few units', [ordinal, count, partUnit], (nth, many, unit) => (nth === 0 || nth === -1) && (unit === 'day' || unit === 'week' || unit === 'month') ? { take: nth === 0 ? 'first' : 'last', count: many, unit } : undefined, 'first 6 months', 'pehle 10 din', 'पहले 6 महीने'),
  way('start, middle or end', [third], (named) => ({ third: named }), 'mid', 'early', 'beginning'),
]; // prettier-ignore
const part = anyOf(waysToSayParts);

const isMonth = (days: Days): boolean => 'unit' in days && 'back' in days && days.unit === 'month' && days.back >= 0;
/** "saal", "the quarter": the running one. */
const running: Reader<Days> = word(said => {
  const unit = unitAt(said);
  return unit === undefined || /^(day|week|fortnight|half)$/.test(unit) ? undefined : { unit, back: 0 };
});
const relativeDays = anyOf(relative);
/** "October", "last month", "the month": such a part needs no "of". */
export const month: Reader<Days> = either(
  anyOf(monthsOfYears),
  (words, at, calendar) =>
    has(words[at], 'last', 'this') || typedAs(words[at], 'is')
      ? relativeDays(words, at, calendar).filter(({ meaning }) => isMonth(meaning))
      : [],
  (words, at, calendar) =>
    typedAs(words[at - 1], 'the') ? running(words, at, calendar).filter(({ meaning }) => isMonth(meaning)) : [],
);
const feast = anyOf(feasts);
const whole: Reader<Days> = either(anyOf(quarters), relativeDays, anyOf(years), feast, anyOf(monthsOfYears), running);

/** "End of month" without an article is until then, and so is "mahine ke end tak"; halves of years are read with the quarters. */
const isLegal = (said: Part, of: Days): boolean => {
  const isYear =
    ('unit' in of && of.unit.endsWith('year')) || 'fiscal' in of || ('year' in of && Object.keys(of).length === 1);
  return !('third' in said) && !('nth' in said && said.unit === 'half' && isYear);
};
const legal = (said: Part, of: Days): PartOf | undefined => (isLegal(said, of) ? { part: said, of } : undefined);
const dayOf = (said: Part, of: Days): PartOf | undefined =>
  'nth' in said && said.unit === 'day' ? { part: said, of } : undefined;
const numbered = (many: number, of: Days): PartOf => ({ part: { nth: many - 1, unit: 'day' }, of });

export const partsOfMonths: Construction<PartOf>[] = [
  way('part, month', [part, month], (said, of) => ({ part: said, of }), 'first week October', 'mid September', 'second weekend of October'),
  way('first or last few of a month', [ordinal, count, link, month], (nth, many, of) => many >= 5 && nth <= 0 ? { part: { take: nth === 0 ? 'first' : 'last', count: many, unit: 'day' }, of } : undefined, 'first 10 of October'),
]; // prettier-ignore

export const partsOfDays: Construction<Days>[] = [
  ...partsOfMonths,
  way('part of whole', [part, link, whole], legal, 'last two weeks of Q3', 'first month of last quarter', 'last friday of Q3'),
  way('whole, its part', [whole, link, part], (of, said) => legal(said, of), 'October ka pehla hafta', 'is saal ke pehle 6 mahine'),
  way('day of a feast', [part, feast], dayOf, 'first day of Navratri'),
  way('day of a feast, numbered', [idea('day'), count, feast], numbered, 'day 3 of Navratri'),
  way('feast, its day', [feast, part], (of, said) => dayOf(said, of), 'Navratri last day'),
  way('feast, its day numbered', [feast, idea('day'), count], (of, many) => numbered(many, of), 'Navratri day 3'),
]; // prettier-ignore
