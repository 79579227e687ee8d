/** Where a reading may have missed: the figure, the days or the rows it found are not of the kind the words ask for. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { Asked } from './ask.ts';
import type { FoundMetric } from './metrics.ts';
import type { FoundPeriod } from './periods.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

/** The words, as typed, that the reading does not do justice to. */
export const doubtsAbout = (reading: Reading, asked: Asked): string[] => [
  ...aboutFigures(reading, asked),
  ...aboutDays(reading, asked),
  ...aboutRows(reading, asked),
];

const says = ({ words }: Reading, ...concepts: string[]): boolean => words.some(word => has(word, ...concepts));
const unitOf = ({ key }: { key: string }): string => metricByKey(key)?.unit ?? '';

/** A count was asked for and money found, a share lost, an average made up. */
function aboutFigures(reading: Reading, { ask, notes }: Asked): string[] {
  if (ask.metrics.length === 0) return [];
  const units = ask.metrics.map(unitOf);
  const among = (...kinds: string[]): boolean => units.some(unit => kinds.includes(unit));
  const keys = ask.metrics.map(({ key }) => key).join(' ');
  const textOf = (...concepts: string[]): string[] =>
    reading.words
      .filter(word => has(word, ...concepts))
      .slice(0, 1)
      .map(word => word.text);
  const compares = reading.comparison.asked || notes.compares === true;
  if (says(reading, 'percent', 'share') && !among('percent', 'ratio') && !notes.share && !compares)
    if (ask.by.length === 0 && !/(new|returning)_customers/.test(keys)) return textOf('percent', 'share');
  const left = (...concepts: string[]): string[] =>
    reading.words
      .filter(word => word.used === undefined && has(word, ...concepts))
      .slice(0, 1)
      .map(word => word.text);
  if (keys.startsWith('meta_')) return [];
  if (!among('percent', 'ratio') && !notes.share && left('rate').length > 0) return left('rate');
  if (units.every(unit => unit === 'count') && !keys.includes('cancelled') && left('value').length > 0)
    return left('value');
  if (
    ask.base?.kind === 'previous' &&
    ask.by.length + reading.periods.length < 1 &&
    reading.comparison.kind === undefined &&
    ask.metrics.length < 2 &&
    left('compare').length > 0
  )
    return left('compare');
  const inLakh = reading.words.some(
    (word, at) =>
      has(word, 'how_many') && /^(lakhs?|crores?|cr|लाख|करोर|करोड)$/.test(reading.words[at + 1]?.text ?? ''),
  );
  const counts = !inLakh && says(reading, 'how_many') && !says(reading, 'how_much') && reading.bounds.length === 0;
  if (counts && !among('count', 'number', 'days', 'duration_seconds', 'percent') && !/refund|charges|fees/.test(keys))
    return textOf('how_many');
  const inMoney = says(reading, 'money') || (says(reading, 'how_much') && says(reading, 'sales'));
  if (inMoney && !among('money', 'percent', 'ratio') && !/cancelled/.test(keys)) return textOf('money', 'sales');
  if (says(reading, 'average') && ask.by.length === 0 && !ask.metrics.some(isAverage) && notes.average === undefined)
    return textOf('average');
  const opening = reading.words.find(word => word.kind !== 'mark' && !has(word, 'greeting'))?.text ?? '';
  const yesNo = /^(is|are|do|does|did|was|were|has|have|kya|क्या)$/.test(opening);
  if (
    yesNo &&
    says(reading, 'more', 'less') &&
    !compares &&
    ask.by.length + reading.bounds.length + reading.periods.length === 0 &&
    ask.metrics.length > 1
  )
    return textOf('more', 'less');
  const unit = reading.bounds.find(({ at }) => reading.metrics.some(metric => isUnitOfBound(reading, metric, at)));
  if (unit) return [reading.words[unit.at]!.text];
  const head = lostHead(reading, keys);
  if (head) return [head];
  const asked = reading.metrics.filter(metric => ask.metrics.some(({ key }) => key === metric.key));
  return asked.filter(metric => isUnsaid(metric, reading)).map(metric => textAt(reading, metric));
}

/** "below 5 pieces": the pieces belong to the bound and are no figure of their own. */
const isUnitOfBound = ({ words }: Reading, { key, places }: FoundMetric, at: number): boolean =>
  key === 'units_sold' &&
  places.some(place => place > at && place <= at + 3 && has(words[place], 'unit')) &&
  places.every(place => (place > at && place <= at + 3) || has(words[place], 'how_many'));

/** "How many Kurtas did …": goods are counted, whatever was done with them. */
function lostHead({ words }: Reading, keys: string): string | undefined {
  const at = words.findIndex(word => has(word, 'how_many') && !has(word, 'how_much'));
  const next = at < 0 ? undefined : words.slice(at + 1).find(word => !word.small);
  const isGoods = next?.used === 'name' && next.names.some(({ dimension }) => dimension.startsWith('product'));
  return isGoods && !/units|inventory|items|cover|Cart|View|view|search/.test(keys) ? next.text : undefined;
}

/** "orders per 1,000 visits", "profit less ads": what stands between the words found makes another figure of them. */
function spansOperator({ words, comparison, breakdowns }: Reading, metric: FoundMetric): boolean {
  const isPer =
    isAverage(metric) || breakdowns.length > 0 || words.some(word => has(word, 'per') && word.text !== 'per');
  const operators = [
    'not',
    'except',
    'since',
    ...(isPer ? [] : ['per']),
    ...(comparison.asked ? [] : ['less', 'before', 'after']),
  ];
  return words
    .slice(Math.min(...metric.places), Math.max(...metric.places))
    .some(word => word.used === undefined && has(word, ...operators));
}

const isAverage = (metric: { key: string }): boolean =>
  /percent|ratio|number|days|duration/.test(unitOf(metric)) ||
  /per_|Per|average|Average|cpc|cac|cpm|position|quality/.test(metric.key);

/** A share or a figure per something, of which the words found say nothing. */
function isUnsaid(metric: FoundMetric, reading: Reading): boolean {
  if (spansOperator(reading, metric)) return true;
  const isOutright = metric.places.length > 1 && metric.gap <= 0.5;
  if (unitOf(metric) === 'percent') return !isOutright && !says(reading, ...ofShares);
  if (/per_session|PerSession|per_customer|per_order/.test(metric.key))
    return !says(reading, ...ofOne) && !reading.words.some(word => /^(a|an|one|single|ek|each|every)$/.test(word.text));
  return false;
}

const textAt = ({ words }: Reading, { places }: FoundMetric): string => places.map(at => words[at]!.text).join(' ');

const ofShares = ['rate', 'convert', 'percent', 'share', 'conversion_rate', 'bounce', 'margin', 'retention', 'ctr', 'impression_share', 'lost_share', 'sell_through', 'completion', 'how_often', 'abandonment', 'top_share', 'absolute_top',
  'tracking', 'claim', 'missed', 'engaged', 'how_much']; // prettier-ignore
const ofOne = ['per', 'average', 'average_of', 'basket', 'lifetime', 'velocity', 'value'];

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
    return has(next, ...spans) && next!.used === undefined;
  if (
    !has(word, 'week', 'month', 'quarter', 'half', 'fortnight', 'year', 'fiscal_year') ||
    /s$|din|दिन/.test(word.text)
  )
    return false;
  if (metrics.some(({ key }) => /cover|per_day/.test(key))) return false;
  return !periods.some(each => each.at - at <= 3 && at - (each.at + each.size) <= 2 && dayCount(each.period) >= 5);
}

/** A ranking without rows, a named split that was not made. */
function aboutRows({ ranking, words, breakdowns, comparison, metrics }: Reading, { ask }: Asked): string[] {
  const ranks = ranking && !ranking.isSort && ask.by.length === 0 && !comparison.asked;
  if (ranks && words[ranking.at]!.text !== 'record' && ask.metrics.length > 0) return [words[ranking.at]!.text];
  const counted = words.findIndex(
    (word, at) => word.used === undefined && word.text === 'by' && has(words[at + 1], 'count', 'how_many'),
  );
  if (counted >= 0 && ask.by.length === 0) return words.slice(counted, counted + 4).map(word => word.text);
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
