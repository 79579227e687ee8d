/** Of what kind is a figure, and do the words say as much: a share, an average, one per something, bounded, counted, in rows? */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Word } from '../words/annotate.ts';
import type { Question } from './doubt.ts';
import type { FoundMetric } from './found-metric.ts';
import type { Reading } from './read.ts';
import { has, says, textOf, typedAs } from './words.ts';

export const unitOf = ({ key }: { key: string }): string => metricByKey(key)?.unit ?? '';

export const isAverage = (metric: { key: string }): boolean =>
  /percent|ratio|number|days|duration/.test(unitOf(metric)) ||
  /per_|Per|average|Average|cpc|cac|cpm|position|quality/.test(metric.key);

/** Whether the figure is a share, or one per something, of which the words found say nothing; or they say something between. */
export function isUnsaid(metric: FoundMetric, reading: Reading): boolean {
  const { words } = reading;
  if (spansOperator(reading, metric)) return true;
  if (unitOf(metric) === 'percent') {
    const isOutright = metric.places.length > 1 && metric.gap <= 0.5;
    // "open rate" is a word of its own.
    const isRate = metric.places.some(at => words[at]?.text.endsWith(' rate'));
    return !isOutright && !isRate && !says(words, ...ofShares);
  }
  return (
    /per_session|PerSession|per_customer|per_order/.test(metric.key) &&
    !says(words, ...ofOne) &&
    !words.some(word => typedAs(word, 'a', 'an', 'one', 'single', 'ek', 'each', 'every'))
  );
}

const ofShares = ['rate', 'convert', 'percent', 'share', 'conversion_rate', 'bounce', 'margin', 'retention', 'ctr', 'impression_share', 'lost_share', 'sell_through', 'completion', 'how_often', 'abandonment', 'top_share', 'absolute_top',
  'tracking', 'claim', 'missed', 'engaged', 'how_much']; // prettier-ignore
const ofOne = ['per', 'average', 'average_of', 'basket', 'lifetime', 'velocity', 'value'];

/** "orders per 1,000 visits", "profit less ads": what stands between the words found makes another figure of them. */
function spansOperator({ words, comparison, breakdowns }: Reading, metric: FoundMetric): boolean {
  const mayBePer =
    isAverage(metric) || breakdowns.length > 0 || words.some(word => has(word, 'per') && word.text !== 'per');
  const operators = [
    'not',
    'except',
    'since',
    ...(mayBePer ? [] : ['per']),
    ...(comparison.asked ? [] : ['less', 'before', 'after']),
  ];
  return words
    .slice(Math.min(...metric.places), Math.max(...metric.places))
    .some(word => word.used === undefined && has(word, ...operators));
}

/** "units sold of products under 500 rupees": the bound is on prices, which no figure here has. */
export function boundOfPrice({ reading: { words, bounds }, keys }: Question): string | undefined {
  const isGoods = (word: Word | undefined): boolean =>
    has(word, 'product') || word?.names.some(({ dimension }) => dimension === 'product_type') === true;
  const isOfFigure = (at: number): boolean => words.slice(at, at + 6).some(word => has(word, 'sales', 'unit', 'order', 'profit', 'view', 'visit', 'percent', 'rate')); // prettier-ignore
  const priced = bounds.find(
    ({ at, value }) => value >= 50 && value <= 30000 && isGoods(words[at - 1]) && !isOfFigure(at),
  );
  return priced && !/inventory|cover|price/.test(keys) ? textOf(words.slice(priced.at - 1, priced.at + 2)) : undefined;
}

/** "below 5 pieces": the unit of a bound is no figure that was asked for. */
export function unitOfBound({
  reading: { words, bounds, metrics, periods },
  asked: { ask },
}: Question): string | undefined {
  // "by return rate, with at least 20 sold": no rate is as high.
  const isOfRates = ask.metrics.length > 0 && ask.metrics.every(metric => unitOf(metric) === 'percent');
  const beyond = isOfRates ? ask.bounds.find(({ value }) => value > 1) : undefined;
  const within = isOfRates ? undefined : ask.bounds.find(({ value }) => value > 0 && value < 0.95);
  if (within && ask.metrics.every(metric => !/percent|ratio/.test(unitOf(metric)))) return words[within.at]!.text;
  if (beyond) return textOf(words.slice(beyond.at, beyond.at + 3));
  // In a stretch of days pieces are sold; without one they may as well lie there.
  if (periods.length > 0) return undefined;
  const belongsTo = (at: number, { key, places }: FoundMetric): boolean => {
    const isUnit = (place: number): boolean => place > at && place <= at + 3;
    return (
      key === 'units_sold' &&
      !words.slice(at).some(word => has(word, 'sold')) &&
      places.some(place => isUnit(place) && has(words[place], 'unit')) &&
      places.every(place => isUnit(place) || has(words[place], 'how_many'))
    );
  };
  const bound = bounds.find(({ at }) => metrics.some(metric => belongsTo(at, metric)));
  return bound && words[bound.at]!.text;
}

/** "how loyal are our customers": a quality, and no count of those who have it. */
export function missedQuality({ reading: { words, metrics }, isInUnits }: Question): string | undefined {
  const isQuality =
    typedAs(words[0], 'how') &&
    !has(words[0], 'how_many', 'how_much') &&
    metrics.some(({ places }) => places.includes(1));
  return isQuality && isInUnits('count') && !isInUnits('percent') ? words[1]!.text : undefined;
}

/** "how many kurtas did …": goods are counted, whatever was done with them. */
export function missedGoods({ reading: { words }, keys }: Question): string | undefined {
  const at = words.findIndex(word => has(word, 'how_many') && !has(word, 'how_much'));
  const next = at < 0 ? undefined : words.slice(at + 1).find(word => !word.small);
  const isGoods = next?.used === 'name' && next.names.some(({ dimension }) => dimension.startsWith('product'));
  return isGoods && !/units|inventory|items|cover|Cart|View|view|search/.test(keys) ? next.text : undefined;
}

/** "traffic frm the gogle ads", typed however; in "visits from ga and cost from google ads" another figure stands before it. */
export function isBehindFrom(words: Word[], at: number): boolean {
  const figure =
    words.slice(0, at).findLast(({ used }) => used === 'metric') ??
    words.find(word => word.used === 'metric' && has(word, 'visit', 'visitor'));
  const isFrom = words.slice(Math.max(0, at - 3), at).some(({ text }) => from.test(text));
  return has(figure, 'visit', 'visitor', 'people', 'new') && (isFrom || isBehindIt.test(words[at + 1]?.text ?? ''));
}
const from = /^(from|frm|form|through|thru|via|by|of|thanks to)$/;
const isBehindIt = /^(se|से|ki|ke|ka|wal[aei])$/;

/** "how many cities ordered": things that no figure counts. */
export function uncounted({ reading: { breakdowns, metrics, words }, asked: { ask } }: Question): string | undefined {
  const cut = [...ask.by, ...ask.filters.flatMap(filter => filter.options.map(option => option.dimension))];
  const lost = breakdowns.filter(
    ({ dimension, mark, at }) =>
      mark === 'plural' &&
      !cut.includes(dimension) &&
      (has(words[at - 1], 'how_many') || (words[at - 1]?.text === 'of' && words[at - 2]?.text === 'number')) &&
      !metrics.some(metric => metric.places.includes(at) || /variants|pageViews|per_/i.test(metric.key)),
  );
  return lost.length > 0 ? textOf(lost.map(({ at }) => words[at]!)) : undefined;
}

/** "how much did we lose on the Gulmohar kurta" is no figure of ours; "refunds above 5000" bounds nothing where no rows are told. */
export function beyondFigures({
  keys,
  reading: {
    words,
    bounds: [bound],
  },
  asked: { ask, also, notes },
}: Question): string | undefined {
  const text = textOf(words);
  const isOfSales = /^(total_sales_revenue|net_sales|units_sold|total_orders)$/.test(keys);
  const lost = isOfSales ? /\b(?:did|do|have|are|were) (?:we|i) (lose|lost|losing|missed|missing out)\b/.exec(text)?.[1] : undefined; // prettier-ignore
  const isOpen = notes.goal === undefined && also.length === 0 && ask.by.length === 0 && !asksYesOrNo.test(text);
  return lost ?? (bound && isOpen ? textOf(words.slice(bound.at, bound.at + bound.size)) : undefined);
}

const asksYesOrNo =
  /^(did|do|does|is|are|was|were|has|have|will|kya|any|क्या)( |$)|(^| )(kya|क्या)( |$)|cross|hit|reach|touch|beat|exceed|target|goal|pahunch|paar/u;
