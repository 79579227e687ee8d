/** Ways to say days by others that they lie beside: "the ten days before Diwali", "diwali ke baad ke 5 din", "the weekend after Holi". */
import { has } from '../reading/words.ts';
import { and, count, unit } from './day-words.ts';
import { anyOf, either, idea, perhaps, typed, way, word, type Construction, type Reader } from './chart.ts';
import type { Days, Side, Unit } from './days.ts';

const lengths: Partial<Record<Unit, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };
const daysIn = (many: number, each: Unit): number | undefined => {
  const days = Math.round(many * (lengths[each] ?? 0));
  return days > 0 && days <= 400 ? days : undefined;
};
const counted = anyOf([
  way('so many', [count, unit], daysIn, '10 days'),
  way('so many hours', [count, idea('hour')], hours => (hours > 0 && hours % 24 === 0 ? daysIn(hours / 24, 'day') : undefined), '48 hours'),
]); // prettier-ignore
const length = either(counted, anyOf([way('one', [unit], each => daysIn(1, each), 'week')]));

/** Hindi counts days and weeks only, and says the side behind. */
const hindiSide = word((said): Side | undefined =>
  /(?:pehle|pahle|पहले)(?: tak)?$/.test(said.text)
    ? 'before'
    : /(?:baad|बाद)(?: tak)?$/.test(said.text)
      ? 'after'
      : undefined,
);
const dayOrWeek: Reader<Unit> = word(said => (has(said, 'day') ? 'day' : has(said, 'week') ? 'week' : undefined));
const few = anyOf([way('so many days or weeks', [count, dayOrWeek], daysIn, '10 din')]);
const fewOrOne = either(few, anyOf([way('one', [dayOrWeek], each => daysIn(1, each), 'hafta')]));
const link = perhaps(typed('ke', 'के', 'se', 'से'));
const tied = typed('ke', 'के', 'wale', 'वाले');
const toOrOf = perhaps(typed('to', 'of'));
const untilNow = word(said => (has(said, 'so_far') && /(?:today|now|date)$/.test(said.text) ? said.text : undefined));

export const waysBeside = (days: Reader<Days>): Construction<Days>[] => [
  way('days up to now', [counted, untilNow], many => ({ days: many, side: 'to', of: { near: 0 } }), '7 days up to today'),
  way('days before', [length, idea('before'), toOrOf, days], (many, of) => ({ days: many, side: 'before', of }), '10 days before Dhanteras'),
  way('days up to', [length, idea('until'), toOrOf, days], (many, of) => ({ days: many, side: 'upTo', of }), 'two weeks up to holi'),
  way('days after', [length, idea('after'), toOrOf, days], (many, of) => ({ days: many, side: 'after', of }), 'week after Diwali'),
  way('days on both sides', [length, idea('before'), and, idea('after'), days], (many, of) => ({ days: many, side: 'around', of }), '3 days before and after Diwali'),
  way('days to a day', [counted, typed('to', 'ended', 'ending'), days], (many, of) => ({ days: many, side: 'to', of }), '30 days to 31 October'),
  way('days from a day', [counted, typed('from', 'starting'), days], (many, of) => ({ days: many, side: 'from', of }), '7 days from 1 Nov'),
  way('the eve', [typed('eve'), toOrOf, days], of => ({ days: 1, side: 'before', of }), 'eve of Diwali'),
  way('weekend before', [idea('weekend'), idea('before'), days], before => ({ weekend: true, before }), 'weekend before Diwali'),
  way('weekend after', [idea('weekend'), idea('after'), days], after => ({ weekend: true, after }), 'weekend after Diwali'),
  way('weekend around', [idea('weekend'), typed('around'), days], around => ({ weekend: true, around }), 'weekend around Diwali'),
  way('beside, tied to it', [days, link, hindiSide, tied, fewOrOne], (of, side, many) => ({ days: many, side, of }), 'diwali ke baad ke 5 din'),
  way('beside, so many', [days, link, hindiSide, few], (of, side, many) => ({ days: many, side, of }), 'diwali se pehle 10 din'),
  way('so many, beside', [days, link, few, hindiSide], (of, many, side) => ({ days: many, side, of }), 'onam ke 10 din pehle', 'diwali se do hafte baad'),
]; // prettier-ignore
