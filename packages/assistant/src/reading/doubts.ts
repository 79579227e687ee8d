/** Where a reading may have missed: the figure, the days or the rows it found are not of the kind the words ask for. */
import { dayCount } from '@tillsight/metrics/period';
import type { Asked } from './ask.ts';
import { figureDoubts } from './figure-doubts.ts';
import type { FoundPeriod } from './found-period.ts';
import type { Reading } from './read.ts';
import { unmetWishes } from './unmet-wishes.ts';
import type { Word } from '../words/annotate.ts';
import { has } from './words.ts';

/** The words, as typed, that the reading does not do justice to. */
export const doubtsAbout = (reading: Reading, asked: Asked): string[] => [
  ...figureDoubts(reading, asked),
  ...aboutDays(reading, asked),
  ...aboutRows(reading, asked),
  ...atOdds(reading),
  ...unheeded(reading, asked),
  ...unmetWishes(reading, asked),
];

/** Two stretches of days that nothing joins, or a word of time beside the days that they do not hold. */
function aboutDays(reading: Reading, { also, ask }: Asked): string[] {
  const { words, periods } = reading;
  const textFrom = (first: FoundPeriod, last: FoundPeriod): string =>
    words
      .slice(first.at, last.at + last.size)
      .map(word => word.text)
      .join(' ');
  const loose = periods.flatMap((each, at) => {
    const next = periods[at + 1];
    const isCrowded =
      periods.length > 2 &&
      !periods.some(({ unit }) => unit === 'festival') &&
      reading.comparison.asked &&
      !isListedAt(reading, each, next);
    return next && also.length > 0 && (isCrowded || !areJoined(reading, each, next)) ? [textFrom(each, next)] : [];
  });
  if (also.length > 0 && words.some((word, at) => /^(both|dono)$/.test(word.text) && words[at + 1]?.used === 'period'))
    loose.push('both');
  const compares = reading.comparison.asked || ask.base !== undefined;
  const steps: Record<string, number> = { day: 2, week: 8, month: 32, quarter: 93 };
  const step = ask.by.find(each => ask.when !== undefined && dayCount(ask.when.period) < (steps[each] ?? 0));
  if (step !== undefined && !compares && !ask.ranking) loose.push(step);
  return [...loose, ...words.flatMap((word, at) => (!compares && isLostTime(reading, at) ? [word.text] : []))];
}

const isListedAt = ({ words }: Reading, first: FoundPeriod, second: FoundPeriod | undefined): boolean =>
  words
    .slice(first.at + first.size, second?.at)
    .some(word => /^[,&+/\n]/.test(word.text) || has(word, 'and', 'or', 'compare', 'than'));

function areJoined({ words }: Reading, first: FoundPeriod, second: FoundPeriod): boolean {
  const between = words.slice(first.at + first.size, second.at);
  const within = first.period.from >= second.period.from && first.period.to <= second.period.to;
  const listed = between.some(word => /^[,&+/\n]/.test(word.text) || has(word, 'and', 'or', 'compare', 'than'));
  return listed || within || (first.unit === 'festival' && second.unit === 'festival');
}

const spans = ['week', 'month', 'quarter', 'year', 'fiscal_year', 'half', 'fortnight', 'weekend', 'day'];

/** "the first 6 months", "Diwali week", "the end of October": beside days, and no part of them. */
function isLostTime({ words, periods, metrics }: Reading, at: number): boolean {
  const word = words[at]!;
  if (word.used !== undefined || word.small) return false;
  const next = words[at + 1]?.kind === 'number' || words[at + 1]?.small ? words[at + 2] : words[at + 1];
  if (has(word, 'first', 'second', 'third', 'last', 'next', 'start', 'end') && word.text !== 'close')
    return has(next, ...spans) && (next!.used === undefined || (has(next, 'weekend') && next!.used !== 'period'));
  if (
    !has(word, 'week', 'month', 'quarter', 'half', 'fortnight', 'year', 'fiscal_year') ||
    /s$|din|दिन/.test(word.text)
  )
    return false;
  if (metrics.some(({ key }) => /cover|per_day/.test(key))) return false;
  return !periods.some(each => each.at - at <= 3 && at - (each.at + each.size) <= 2 && dayCount(each.period) >= 5);
}

/** "gold jewellery": a word of some product beside a kind of goods that it is none of. */
function atOdds({ filters }: Reading): string[] {
  const product = filters.find(each => !each.not && each.options[0]?.dimension === 'product' && each.size === 1);
  const kind = filters.find(each => !each.not && each.options[0]?.dimension === 'product_type' && each !== product);
  const isApart = product && kind && Math.abs(product.at - kind.at) === 1 && !product.text.includes(' ');
  if (!isApart) return [];
  const type = kind.options[0]!.values[0]!.toLowerCase();
  return product.options[0]!.values.every(value => !value.toLowerCase().includes(type))
    ? [product.text, kind.text]
    : [];
}

/** "which weekday had the most" without a ranking, "more than 3 days" without a bound: said, and nothing has taken it. */
function unheeded({ words, bounds, comparison }: Reading, { ask }: Asked): string[] {
  const isLoose = (word: Word): boolean => word.used === undefined && !word.small;
  const superlative = words.find(word => isLoose(word) && has(word, 'most', 'least', 'best', 'worst', 'bestseller'));
  if (superlative && ask.ranking === undefined && ask.byChange === undefined && !comparison.asked)
    return [superlative.text];
  const bound = words.findIndex((word, at) => {
    const next = words[at + 1];
    return isLoose(word) && has(word, 'above', 'below') && next?.kind === 'number' && next.used === undefined;
  });
  return bound >= 0 && bounds.length === 0 && !comparison.asked ? [words[bound]!.text] : [];
}

/** A ranking without rows, a named split that was not made. */
function aboutRows(reading: Reading, { ask }: Asked): string[] {
  const { ranking, words, breakdowns, comparison, metrics } = reading;
  const ranks = ranking && !ranking.isSort && ask.by.length === 0 && !comparison.asked;
  if (ranks && words[ranking.at]!.text !== 'record' && ask.metrics.length > 0) return [words[ranking.at]!.text];
  const counted = words.findIndex(
    (word, at) => word.used === undefined && word.text === 'by' && has(words[at + 1], 'count', 'how_many'),
  );
  if (counted >= 0 && ask.by.length === 0) return words.slice(counted, counted + 4).map(word => word.text);
  const split = words.find(
    (word, at) =>
      word.used === undefined &&
      has(word, 'by') &&
      /^(by|wise)$/.test(word.text) &&
      words[at + 1]?.used === undefined &&
      !has(words[at + 1], 'people', 'customer'),
  );
  if (split && ask.by.length === 0 && ask.metrics.length > 0 && !reading.comparison.asked) return [split.text];
  const bound = reading.bounds.find(({ isMoney, value }) => !isMoney && value < 1000);
  if (bound && ask.by.length === 0 && ask.metrics.length > 0 && !/stock|inventory|cover/.test(ask.metrics[0]!.key))
    return words.slice(bound.at, bound.at + 2).map(word => word.text);
  const cut = [...ask.by, ...ask.filters.flatMap(filter => filter.options.map(option => option.dimension))];
  return breakdowns
    .filter(
      ({ dimension, mark, at }) =>
        mark === 'plural' &&
        !cut.includes(dimension) &&
        has(words[at - 1], 'how_many') &&
        !metrics.some(metric => metric.places.includes(at) || /variants|pageViews|per_/i.test(metric.key)),
    )
    .map(({ at }) => words[at]!.text);
}
