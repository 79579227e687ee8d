/** Where a reading may have missed: the figure, the days or the rows it found are not of the kind the words ask for. */
import { dayCount } from '@tillsight/metrics/period';
import type { Ask } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Asked } from './ask.ts';
import { firstDoubt, type Doubt, type Question } from './doubt.ts';
import { figureDoubt } from './figure-doubts.ts';
import { beyondFigures, uncounted, unitOf } from './figure-kinds.ts';
import type { Reading } from './read.ts';
import { secondWish } from './second-wish-doubts.ts';
import { unheardWord } from './unheard-words.ts';
import { unmetWish } from './unmet-wishes.ts';
import { isGrain } from './courses.ts';
import { has, says, textOf } from './words.ts';

/** The words, as typed, that the reading does not do justice to. Of a question that goes on, days are those of the talk. */
export function doubtsAbout(reading: Reading, asked: Asked, { goesOn = false } = {}): string[] {
  const question = questionOf(reading, asked);
  const doubts = [
    figureDoubt(question),
    ...(goesOn ? [] : aboutDays(question)),
    firstDoubt(ofRows, question),
    ...atOdds(question),
    ...neverTogether(question),
    firstDoubt(unheeded, question) ?? unheardWord(question),
    unmetWish(question) ?? secondWish(question) ?? beyondFigures(question),
  ].filter(text => text !== undefined);
  return [...new Set(doubts)];
}

function questionOf(reading: Reading, asked: Asked): Question {
  const { words, comparison } = reading;
  const { metrics } = asked.ask;
  return {
    reading,
    asked,
    keys: metrics.map(({ key }) => key).join(' '),
    isInUnits: (...units) => metrics.some(metric => units.includes(unitOf(metric))),
    said: (...concepts) => words.find(word => has(word, ...concepts))?.text,
    unread: (...concepts) => words.find(word => word.used === undefined && has(word, ...concepts))?.text,
    compares: comparison.asked || asked.notes.compares === true || asked.ask.base !== undefined,
  };
}

/** Two stretches of days that nothing joins, or a word of time beside the days that they do not hold. */
function aboutDays({ reading, asked: { ask, also } }: Question): string[] {
  const { words } = reading;
  const compares = reading.comparison.asked || ask.base !== undefined;
  const step = ask.by.find(each => ask.when !== undefined && dayCount(ask.when.period) < (steps[each] ?? 0));
  // "net sales the month prior": of no days that were named, and held against nothing.
  const isUnheld =
    reading.periods.length === 0 && !says(words, 'compare', 'than', 'change', 'grow', 'fall', 'more', 'less');
  const isBoth = words.some((word, at) => /^(both|dono)$/.test(word.text) && words[at + 1]?.used === 'period');
  return [
    ...(also.length > 0 ? unjoined(reading) : []),
    ...(also.length > 0 && isBoth ? ['both'] : []),
    ...(isHeldAgainstItself(ask)
      ? reading.periods.slice(0, 1).map(({ at, size }) => textOf(words.slice(at, at + size)))
      : []),
    ...(step !== undefined && !compares ? [step] : []),
    ...words.flatMap((word, at) => ((!compares || isUnheld) && isLostTime(reading, at) ? [word.text] : [])),
  ];
}

/** October held against September and October: days that hold the others are none to compare them with. */
const isHeldAgainstItself = ({ when, base }: Ask): boolean =>
  when !== undefined &&
  base?.kind === 'named' &&
  base.period.from <= when.period.from &&
  base.period.to >= when.period.to;

/** A stretch of fewer days than these has one row of that step, or two cut ones. */
export const steps: Record<string, number> = { day: 2, week: 8, month: 32, quarter: 93 };

/** What stands between two stretches that nothing joins, the two with it. */
function unjoined({ words, periods, comparison }: Reading): string[] {
  const isCrowded = periods.length > 2 && comparison.asked && !periods.some(({ unit }) => unit === 'festival');
  // "ad spend aug sep oct": three of a kind in a row are a list without its commas.
  const isRow =
    periods.length > 2 &&
    periods.every(({ unit, at }, place) => unit === periods[0]!.unit && follows(periods, at, place));
  return periods.slice(1).flatMap((next, at) => {
    const each = periods[at]!;
    const isListed = words.slice(each.at + each.size, next.at).some(isJoint);
    const isWithin = each.period.from >= next.period.from && each.period.to <= next.period.to;
    const areFestivals = each.unit === 'festival' && next.unit === 'festival';
    const isJoined = isRow || isListed || (!isCrowded && (isWithin || areFestivals));
    return isJoined ? [] : [textOf(words.slice(each.at, next.at + next.size))];
  });
}

const follows = (periods: Reading['periods'], at: number, place: number): boolean =>
  place === 0 || periods[place - 1]!.at + periods[place - 1]!.size === at;

const isJoint = (word: Word): boolean => /^[,&+/\n]/.test(word.text) || has(word, 'and', 'or', 'compare', 'than');

const spans = ['week', 'month', 'quarter', 'year', 'fiscal_year', 'half', 'fortnight', 'weekend', 'day'];

/** "the first 6 months", "Diwali week", "the end of October": beside days, and no part of them. */
function isLostTime({ words, periods, metrics }: Reading, at: number): boolean {
  const word = words[at]!;
  if (word.used !== undefined || word.small) return false;
  const next = words[at + 1]?.kind === 'number' || words[at + 1]?.small ? words[at + 2] : words[at + 1];
  if (has(word, 'first', 'second', 'third', 'last', 'next', 'start', 'end') && word.text !== 'close')
    return has(next, ...spans) && (next!.used === undefined || (has(next, 'weekend') && next!.used !== 'period'));
  if (!has(word, 'week', 'month', 'quarter', 'half', 'fortnight', 'year', 'fiscal_year')) return false;
  if (metrics.some(({ key }) => /cover|per_day/.test(key))) return false;
  return !periods.some(each => each.at - at <= 3 && at - (each.at + each.size) <= 2 && dayCount(each.period) >= 5);
}

/** "gold jewellery": a word of some product beside a kind of goods that it is none of. */
function atOdds({ reading: { filters }, asked: { ask } }: Question): string[] {
  const product = filters.find(each => !each.not && each.options[0]?.dimension === 'product' && isLeft(each, ask));
  const kind = filters.find(
    each => !each.not && each.options[0]?.dimension === 'product_type' && each !== product && isLeft(each, ask),
  );
  if (!product || !kind) return [];
  const [first, second] = product.at < kind.at ? [product, kind] : [kind, product];
  const isApart = second.at === first.at + first.size && (kind.members !== undefined || !product.text.includes(' '));
  if (!isApart) return [];
  const type = kind.options[0]!.values[0]!.toLowerCase();
  return product.options[0]!.values.every(value => !value.toLowerCase().includes(type))
    ? [product.text, kind.text]
    : [];
}

/** "online and store sales, Bandra and Hauz Khas apart": no order online is of a shop. */
function neverTogether({ asked: { ask } }: Question): string[] {
  const kept = (dimension: string): Ask['filters'] =>
    ask.filters.filter(({ options, not }) => !not && options.some(option => option.dimension === dimension));
  const online = kept('sales_channel').filter(({ options }) =>
    options.every(({ values }) => !values.includes('Point of Sale')),
  );
  const shops = kept('pos_location').filter(({ options }) => options.every(({ dimension }) => dimension !== 'city'));
  const isOfBoth = online.length > 0 && shops.length > 0 && !ask.by.includes('sales_channel');
  return isOfBoth ? [...online, ...shops].map(({ text }) => text) : [];
}

const isLeft = ({ text }: Reading['filters'][number], { filters }: Ask): boolean =>
  filters.some(each => each.text.includes(text));

/** Said, and nothing has taken it. */
const unheeded: Doubt[] = [
  {
    name: 'who did it or when, asked behind "and" and told by no row',
    example: 'what sold at Bandra on Saturday and who sold it',
    doubts: ({ reading: { words }, asked: { ask }, compares }) => {
      const at = words.findIndex(
        (word, place) => has(words[place - 1], 'and') && /^(who|when|why|how)$/.test(word.text),
      );
      const isFirst = words.slice(0, Math.max(0, at - 1)).every(word => word.used === undefined);
      const isTold = ask.by.some(each => each === 'staff_member' || each.startsWith('customer') || isGrain(each));
      return at > 1 && !isFirst && words[at]!.used === undefined && !isTold && !compares
        ? textOf(words.slice(at, at + 3))
        : undefined;
    },
  },
  {
    name: 'pages of one kind, where rows are of all pages',
    example: 'which blog post gets most visits',
    doubts: ({ reading: { words, filters }, asked: { ask } }) =>
      ask.by.some(each => each.endsWith('page')) &&
      filters.every(({ options }) => !options[0]!.dimension.endsWith('page'))
        ? words.find(({ text }) => /^(blogs?|articles?)( posts?)?$|^blog posts?$/.test(text))?.text
        : undefined,
  },
  {
    name: 'where nothing of it was done, and a figure of where it was',
    example: 'sessions where nothing was added to the cart',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ask.bounds.length === 0
        ? /\b(?:where|in which|with|wherein|having|but) (?:nothing|nobody|no one)\b/.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'the most or least, where nothing is ranked',
    example: 'which weekday had the most',
    doubts: ({ reading: { words, comparison }, asked: { ask } }) =>
      ask.ranking === undefined && ask.byChange === undefined && !comparison.asked
        ? words.find(word => isLoose(word) && has(word, 'most', 'least', 'best', 'worst', 'bestseller'))?.text
        : undefined,
  },
  {
    name: 'a second question of which nothing was read',
    example: 'what was our break even roas in October and did we beat it',
    doubts: unansweredQuestion,
  },
  {
    name: 'a bound that bounds nothing',
    example: 'more than 3 days',
    doubts: ({ reading: { words, bounds, comparison } }) =>
      bounds.length === 0 && !comparison.asked
        ? words.find((word, at) => isLoose(word) && has(word, 'above', 'below') && isLooseNumber(words[at + 1]))?.text
        : undefined,
  },
];

/** "did we do above 5000" asks whether it is so. */
const claims =
  /^(?:so |and |but |ok )*(?:is|are|was|were|did|do|does|has|have|had|will|can|any|kya|क्या|when|which)(?= |$)|\b(?:cross|touch|hit|reach|target|goal|hua|hui|hue)/u;

/** After "and", nothing of a whole question was read: neither what it asks about nor how. */
function unansweredQuestion({ reading: { words }, asked: { ask, notes }, compares }: Question): string | undefined {
  const at = words.findLastIndex((word, place) => has(word, 'and') && opensQuestion.test(words[place + 1]?.text ?? ''));
  const clause = at < 0 ? [] : words.slice(at + 1).filter(({ kind }) => kind !== 'mark');
  const isRead =
    compares ||
    clause.some(word => word.used !== undefined) ||
    weighs.test(textOf(clause)) ||
    ((notes.share ?? notes.shares) !== undefined && ofTheWhole.test(textOf(clause))) ||
    (ask.by.length > 0 && ofThoseRows.test(textOf(clause)));
  return clause.length > 1 && !isRead ? textOf(clause) : undefined;
}

/** "…, and how much did it make", "…, and where do they come from": that is what the rows tell. */
const ofThoseRows =
  /^(?!what (?:did|do|have) (?:they|those) (?:buy|bought|order|purchase))(how much|how many|what|where|which|who) (did|was|has|have|does|do|is|are|were) (it|that|they|those|these)\b/;
/** "…, and is that good": what the figure is held against tells. */
const weighs =
  /^(is|was|are|were) (it|that|this|they|those|these) (any |really |so |too |very )*(good|bad|ok|okay|fine|normal|usual|unusual|high|low|healthy|much|a lot|enough|better|worse|alright)\b/;

/** "…, and what share of all": that is told. */
const ofTheWhole =
  /^(what|which|how much|kitn[aei]|कितन[ाेी]) (share|percent|percentage|%|part|proportion)( (of|in) (all|it|them|the|total|whole|that))*( (is|was|were|are) (that|it|this|they|those))?$/;

const opensQuestion =
  /^(did|does|do|is|are|was|were|have|has|will|can|could|should|which|who|what|where|when|how many|how much|how|kab|kahan|kaha|kaun|कब|कौन|कहां)$/;

const isLoose = (word: Word): boolean => word.used === undefined && !word.small;
const isLooseNumber = (word: Word | undefined): boolean => word?.kind === 'number' && word.used === undefined;

const ofRows: Doubt[] = [
  {
    name: 'a ranking without rows',
    example: 'the best sales in October',
    doubts: ({ reading: { ranking, words, comparison }, asked: { ask, also } }) =>
      ranking &&
      also.length === 0 &&
      !ranking.isSort &&
      !comparison.asked &&
      hasFigureWithoutRows(ask) &&
      words[ranking.at]!.text !== 'record'
        ? words[ranking.at]!.text
        : undefined,
  },
  {
    name: 'rows by how far they went up or down',
    example: 'cities where orders dropped more than 20%',
    doubts: ({ reading: { words, bounds }, asked: { ask } }) =>
      ask.by.length > 0 && says(words, 'fall', 'grow')
        ? (words.find(({ unit }) => unit === 'percent')?.text ??
          (bounds.length > 0 ? words.find(word => has(word, 'half'))?.text : undefined))
        : undefined,
  },
  {
    name: 'shops, of what was sold on the website',
    example: 'sales per shop including the website, October orders on the website by shop counter',
    doubts: ({ reading: { words, breakdowns }, asked: { ask } }) =>
      ask.filters.some(filter => !filter.not && filter.options[0]?.values.includes('Online Store'))
        ? words[
            breakdowns.find(({ dimension }) => dimension === 'pos_location' && ask.by.includes(dimension))?.at ?? -1
          ]?.text
        : undefined,
  },
  {
    name: 'rows by how many there are of something',
    example: 'customers by number of orders',
    doubts: ({ reading: { words }, asked: { ask } }) => {
      const at = words.findIndex(
        (word, place) => word.used === undefined && word.text === 'by' && has(words[place + 1], 'count', 'how_many'),
      );
      return at >= 0 && ask.by.length === 0 ? textOf(words.slice(at, at + 4)) : undefined;
    },
  },
  {
    name: 'one part that is kept to, and no row for each of its like',
    example: 'cod wise orders',
    doubts: ({ reading: { words, comparison }, asked: { ask } }) => {
      const at = words.findIndex(
        (word, place) =>
          word.used === undefined && word.text === 'wise' && /^(value|name)$/.test(words[place - 1]?.used ?? ''),
      );
      return at >= 0 && hasFigureWithoutRows(ask) && !comparison.asked
        ? textOf(words.slice(at - 1, at + 1))
        : undefined;
    },
  },
  {
    name: 'a bound on rows, where there are none',
    example: 'sales above 5',
    doubts: ({ reading: { words, bounds }, asked: { ask } }) => {
      const isOfPaid = /orders_with_payments|net_payments/.test(ask.metrics[0]?.key ?? '');
      const bound = bounds.find(
        ({ isMoney, value }) => isOfPaid || (!isMoney && (value < 1000 || !claims.test(textOf(words)))),
      );
      return bound && hasFigureWithoutRows(ask) ? textOf(words.slice(bound.at, bound.at + 2)) : undefined;
    },
  },
  {
    name: 'rows of one thing',
    example: 'visits from Instagram by source',
    doubts: ({ asked: { ask } }) =>
      ask.filters.find(
        ({ not, options: [option] }) =>
          !not &&
          option !== undefined &&
          !option.not &&
          ask.by.includes(option.dimension) &&
          option.values.length === 1,
      )?.text,
  },
  { name: 'things to count that no figure counts', example: 'how many cities ordered', doubts: uncounted },
];

const hasFigureWithoutRows = ({ by, metrics }: Ask): boolean => by.length === 0 && metrics.length > 0;
