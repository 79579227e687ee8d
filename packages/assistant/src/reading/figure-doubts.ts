/** Whether the figure found is of the kind that the words ask for: a count, money, a share, an average, or nothing between. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Asked } from './ask.ts';
import { weekdays } from './moment.ts';
import type { FoundMetric } from './metrics.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

/** The words that the figure found does not do justice to; the first sign is enough. */
export function figureDoubts(reading: Reading, asked: Asked): string[] {
  if (asked.ask.metrics.length === 0) return lostKind(reading);
  const signs = signsOf(reading, asked);
  if (signs.keys.startsWith('meta_')) return [];
  for (const sign of checks) {
    const text = sign(signs);
    if (text !== undefined) return [text];
  }
  return reading.metrics
    .filter(metric => asked.ask.metrics.some(({ key }) => key === metric.key) && isUnsaid(metric, reading))
    .map(metric => textAt(reading, metric));
}

/** "VIP customers count": no figure was found, but a kind of one was asked for. */
const lostKind = ({ words }: Reading): string[] =>
  words
    .filter(
      word =>
        word.used === undefined &&
        (has(word, 'rate', 'percent', 'average') || /^(counts?|sankhya|संख्या)$/.test(word.text)),
    )
    .slice(0, 1)
    .map(word => word.text);

type Signs = {
  reading: Reading;
  asked: Asked;
  /** All metrics asked for, joined by a space. */
  keys: string;
  /** Whether one of them is of one of these units. */
  among: (...units: string[]) => boolean;
  /** The first word that says one of these ideas. */
  word: (...concepts: string[]) => string | undefined;
  /** The same, of those that nothing has read. */
  left: (...concepts: string[]) => string | undefined;
  compares: boolean;
};

function signsOf(reading: Reading, asked: Asked): Signs {
  const { metrics } = asked.ask;
  const find = (concepts: string[], unread: boolean): string | undefined =>
    reading.words.find(word => has(word, ...concepts) && !(unread && word.used !== undefined))?.text;
  return {
    reading,
    asked,
    keys: metrics.map(({ key }) => key).join(' '),
    among: (...units) => metrics.some(metric => units.includes(unitOf(metric))),
    word: (...concepts) => find(concepts, false),
    left: (...concepts) => find(concepts, true),
    compares: reading.comparison.asked || asked.notes.compares === true,
  };
}

type Check = (signs: Signs) => string | undefined;

const lostShare: Check = ({ asked, keys, among, word, compares }) =>
  among('percent', 'ratio') ||
  asked.notes.share ||
  compares ||
  asked.ask.by.length > 0 ||
  /(new|returning)_customers/.test(keys)
    ? undefined
    : word('percent', 'share');

const lostRate: Check = ({ asked, among, left }) =>
  among('percent', 'ratio') || asked.notes.share ? undefined : left('rate');

/** "how many days in September stayed under 2 lakh of sales" and a figure that is no money. */
const lostSales: Check = ({ among, left }) => (among('money', 'percent', 'ratio') ? undefined : left('sales'));

const lostWorth: Check = ({ asked, keys, left }) =>
  asked.ask.metrics.every(metric => unitOf(metric) === 'count') && !keys.includes('cancelled')
    ? left('value')
    : undefined;

/** "tills versus online": two things were set against each other, and only one was found. */
const lostRival: Check = ({ reading, asked: { ask }, left }) =>
  ask.base?.kind === 'previous' &&
  ask.by.length + reading.periods.length === 0 &&
  reading.comparison.kind === undefined &&
  ask.metrics.length < 2
    ? left('compare')
    : undefined;

const lostCount: Check = ({ reading, keys, among, word }) => {
  const inLakh = reading.words.some(
    (each, at) =>
      has(each, 'how_many') && /^(lakhs?|crores?|cr|लाख|करोर|करोड)$/.test(reading.words[at + 1]?.text ?? ''),
  );
  if (inLakh || reading.bounds.length > 0 || word('how_much') !== undefined) return undefined;
  const isCount = among('count', 'number', 'days', 'duration_seconds', 'percent');
  return isCount || /refund|charges|fees/.test(keys) ? undefined : word('how_many');
};

const lostMoney: Check = ({ keys, among, word }) =>
  among('money', 'percent', 'ratio') || keys.includes('cancelled')
    ? undefined
    : (word('money') ?? (word('how_much') === undefined ? undefined : word('sales')));

const lostAverage: Check = ({ asked: { ask, notes }, word }) =>
  ask.by.length > 0 || ask.metrics.some(isAverage) || notes.average !== undefined ? undefined : word('average');

/** "are orders with a coupon returned more often": more than what? */
const lostMore: Check = ({ reading, asked: { ask }, word, compares }) => {
  const opening = reading.words.find(each => each.kind !== 'mark' && !has(each, 'greeting'))?.text ?? '';
  const yesNo = /^(is|are|do|does|did|was|were|has|have|kya|क्या)$/.test(opening);
  const isOpen = ask.by.length + reading.bounds.length + reading.periods.length === 0 && ask.metrics.length > 1;
  return yesNo && isOpen && !compares ? word('more', 'less') : undefined;
};

/** "orders for each of them": a row for each was asked for. */
const lostRows: Check = ({ reading: { words }, asked: { ask } }) =>
  ask.by.length > 0 || ask.metrics.length > 1 || ask.metrics.some(isAverage)
    ? undefined
    : words.find(
        (word, at) =>
          word.used === undefined &&
          /^(for )?(each|every|har)$/.test(word.text) &&
          !has(words[at + 1], ...weekdays, 'compare') &&
          words[at + 1]?.used !== 'value',
      )?.text;

/** "how loyal are our customers": a quality, and no count of those who have it. */
const lostQuality: Check = ({ reading: { words, metrics }, among }) => {
  const at = words[0]?.text === 'how' ? 0 : -1;
  const isQuality =
    at >= 0 && !has(words[at], 'how_many', 'how_much') && metrics.some(({ places }) => places.includes(at + 1));
  return isQuality && among('count') && !among('percent') ? words[at + 1]!.text : undefined;
};

const unitAlone: Check = ({ reading }) => {
  const bound = reading.bounds.find(({ at }) => reading.metrics.some(metric => isUnitOfBound(reading, metric, at)));
  return bound && reading.words[bound.at]!.text;
};

const checks: Check[] = [
  lostShare,
  lostRate,
  lostSales,
  lostWorth,
  lostRival,
  lostCount,
  lostMoney,
  lostAverage,
  lostMore,
  lostRows,
  lostQuality,
  unitAlone,
  ({ reading, keys }) => lostHead(reading, keys),
];

const says = ({ words }: Reading, ...concepts: string[]): boolean => words.some(word => has(word, ...concepts));
const unitOf = ({ key }: { key: string }): string => metricByKey(key)?.unit ?? '';

/** "below 5 pieces": the pieces belong to the bound and are no figure of their own. */
const isUnitOfBound = ({ words }: Reading, { key, places }: FoundMetric, at: number): boolean =>
  key === 'units_sold' &&
  !words.slice(at).some(word => has(word, 'sold')) &&
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
