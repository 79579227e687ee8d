/** Several questions in one message become one wish: each goes on from the one before it. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask, AskedFilter, Intent } from './intent.ts';
import type { Reading } from './reading/read.ts';
import { saysOfAll } from './reading/clauses.ts';
import { areOfOneSort } from './reading/both-sides.ts';
import { has } from './reading/words.ts';
import { pointsBack } from './words/asides.ts';

/** The readings are those of the clauses, in the order of the intents made of them. */
export function joinedIntents(readings: Reading[], intents: Intent[]): Intent {
  const asked = intents.findIndex((intent, at) => isAskedBack(intent) && asksOutright(readings[at]!));
  return asked === 0 && intents.length > 1
    ? intents[0]!
    : intents.reduce((first, second, at) => {
        const own = withoutTalk(second, first);
        // "cost vs value by hour, last 30d. Nights worth it?": the figures were asked for, and lead to the advice.
        // "orders do not tally with GA4. What should I tell them?": why they do not is what there is to tell.
        if (own.act === 'advise' && (first.act === 'reconcile' || isFullQuestion(first, readings[at - 1])))
          return first;
        const joined = joinIntents(first, own, readings[at]!);
        return joined.act === 'explain' ? ofDaysTold(joined, readings.slice(0, at + 1)) : joined;
      });
}

const isFullQuestion = (intent: Intent, reading: Reading | undefined): boolean =>
  intent.act === 'figures' &&
  reading !== undefined &&
  intent.ask.metrics.some(({ named }) => named) &&
  (reading.words.some(word => has(word, 'how_much', 'how_many')) ||
    reading.breakdowns.some(({ dimension, mark }) => mark === 'by' && intent.ask.by.includes(dimension)));

/** "kurtas dip in the week of 9 Nov. Why?" in a talk: a later sentence goes on from the one before it, and not from the talk. */
function withoutTalk(intent: Intent, before: Intent): Intent {
  const isAfterAnother = 'ask' in before && before.ask !== undefined && before.act !== 'clarify';
  if (!isAfterAnother || !('notes' in intent) || !intent.notes.carried) return intent;
  const { carried } = intent.notes;
  const isCarried = (kind: 'filter' | 'split', dimension: string | undefined): boolean =>
    carried.some(slot => slot.kind === kind && slot.dimension === dimension);
  const ask: Ask = {
    ...intent.ask,
    by: intent.ask.by.filter(each => !isCarried('split', each)),
    filters: intent.ask.filters.filter(({ options: [option] }) => !isCarried('filter', option?.dimension)),
  };
  if (carried.some(({ kind }) => kind === 'period')) delete ask.when;
  if (ask.by.length === 0) delete ask.ranking;
  return { ...intent, ask };
}

/** "Thursday looked dead. Why were orders so low that day?": the days of a sentence that asks for nothing. */
function ofDaysTold(intent: Extract<Intent, { act: 'explain' }>, readings: Reading[]): Intent {
  const [last, ...told] = readings.toReversed();
  const [found] = told.flatMap(({ periods }) => periods);
  if (intent.ask.when || !found || !last || !pointsBack(last.words)) return intent;
  const { period, unit } = found;
  return { ...intent, ask: { ...intent.ask, when: { period, ...(unit === undefined ? {} : { unit }) } } };
}

/** "how many read the draping article and how many bought": what of the first was not understood is not passed over. */
const isAskedBack = (intent: Intent): boolean =>
  intent.act === 'clarify' && (intent.about === 'name' || intent.about === 'word');
const asksOutright = ({ words }: Reading): boolean =>
  has(
    words.find(word => !word.small),
    'how_many',
    'how_much',
  );

function joinIntents(first: Intent, second: Intent, reading: Reading): Intent {
  const told = first.act === 'define' ? first.metrics[0] : undefined;
  if (told !== undefined) return ofDefined(told, second, reading);
  if (second.act === 'explain' && first.act === 'clarify' && first.ask)
    return { ...second, ask: filled(second.ask, first.ask, reading) };
  if (first.act === 'clarify' && first.ask && isOfOtherGoods(first.ask, second))
    return ofGoodsTold(first, second, reading);
  if (!('ask' in first) || first.ask === undefined || first.act === 'clarify') return isIdle(second) ? first : second;
  const split = first.act === 'figures' ? splitAdded(first.ask, second, reading) : undefined;
  if (split !== undefined && first.act === 'figures')
    return { ...first, ask: { ...first.ask, by: [...first.ask.by, split] } };
  if (!('ask' in second) || second.ask === undefined || isIdle(second))
    return isIdle(second) || second.act === 'off-topic' ? first : second;
  if (first.act === 'figures' && first.also.length === 0 && onlyLimits(reading)) {
    const limited = limitedBy(first.ask, second.ask);
    if (limited) return { ...first, ask: limited };
  }
  const ask = filled(second.ask, first.ask, reading);
  if (second.act === 'clarify' && !isAnsweredBy(first.ask, second, reading)) return { ...second, ask };
  if (second.act === 'forecast' && isOfOwnDays(first)) return { act: 'both', intents: [first, { ...second, ask }] };
  if (second.act === 'explain' || second.act === 'forecast' || second.act === 'advise') return { ...second, ask };
  if (first.act === 'figures' && (second.act === 'figures' || second.act === 'summary' || second.act === 'clarify')) {
    if (isStepOnly(first.ask, second.ask, reading)) return { ...first, ask };
    if (isMatterOnly(first, second)) return second;
    const isOfTheSame = isOfGoodsAtTheEnd(first.ask, reading);
    const opened = {
      ...openedBy(first.ask, second.ask),
      ...(isOfTheSame ? { filters: ask.filters.map(filter => asSaid(filter, reading)) } : {}),
    };
    const asked = isOfRowsAtTheEnd(opened, first.ask, ask) ? { ...opened, by: ask.by } : opened;
    if (reading.ranking === undefined && isSameCut(asked, ask)) return { ...first, ask: withMetricsOf(asked, ask) };
    return { ...first, ask: asked, also: [...first.also.map(each => onDaysOf(each, ask)), ask] };
  }
  return first.act === 'summary' && second.act === 'figures' && second.ask.metrics.length > 0
    ? { ...second, ask }
    : first;
}

type Figures = Extract<Intent, { act: 'figures' }>;

/** "ok discounts. how much did we give away in november": what is named in front has only the days of the talk. */
const isMatterOnly = ({ ask, notes }: Figures, second: Intent): second is Figures =>
  second.act === 'figures' &&
  second.ask.when !== undefined &&
  notes.carried?.some(({ kind }) => kind === 'period') === true &&
  !second.notes.carried?.some(({ kind }) => kind === 'period') &&
  ask.by.length + ask.filters.length === 0 &&
  ask.metrics.every(({ key }) => second.ask.metrics.some(each => each.key === key));

/** "how were sales in october, and what will november bring": no mere lead to the outlook. */
const isOfOwnDays = (intent: Intent): boolean =>
  (intent.act === 'figures' || intent.act === 'summary') &&
  intent.ask.when !== undefined &&
  !intent.notes.carried?.some(({ kind }) => kind === 'period');

/** "rakhi pe gents kurte ka haal? Dono saal ke 2 hafte lo": what is named where not all is understood is meant behind it too. */
const isOfOtherGoods = ({ filters }: Ask, second: Intent): second is Figures =>
  second.act === 'figures' && filters.length > 0 && second.ask.filters.length === 0;

const ofGoodsTold = (first: Extract<Intent, { act: 'clarify' }>, second: Figures, reading: Reading): Intent => ({
  ...second,
  ask: first.ask ? filled(second.ask, first.ask, reading) : second.ask,
  notes: { ...second.notes, passedOver: [...(second.notes.passedOver ?? []), first.text] },
});

/** "top kurtas please. For last week in Bandra", "… I'd love to know for this year versus last": days and places of what was asked before. */
const onlyLimits = ({ words, metrics, breakdowns, ranking, bounds, periods, filters }: Reading): boolean =>
  metrics.length + breakdowns.length + bounds.length === 0 &&
  ranking === undefined &&
  periods.length + filters.length > 0 &&
  !words.some(
    word =>
      word.text === '?' || has(word, 'and', 'what', 'which', 'who', 'how', 'how_many', 'how_much', 'same', 'should'),
  );

/** Nothing where a slot that is said was filled already. */
function limitedBy(first: Ask, { when, base, filters }: Ask): Ask | undefined {
  const isFilled =
    (when !== undefined && first.when !== undefined) ||
    filters.some(each => first.filters.some(kept => isOfOneKind(kept, each)));
  if (isFilled) return undefined;
  return {
    ...first,
    ...(when ? { when } : {}),
    ...(base ? { base } : {}),
    filters: [...first.filters, ...filters],
  };
}

/**
 * Of two questions neither takes anything of the other. What is asked back, refused or known to no platform is told before any figure:
 * the other question alone would pass it over.
 */
export function besides(first: Intent, second: Intent): Intent {
  if (isIdle(second) || isBesideOurs(second, first)) return first;
  if (isBesideOurs(first, second)) return second;
  if (areBothTold(first, second) || areBothTold(second, first)) return { act: 'both', intents: [first, second] };
  if (first.act !== 'figures') return isIdle(first) ? second : first;
  if (second.act !== 'figures') return second;
  if (isSameCut(first.ask, second.ask)) return { ...first, ask: withMetricsOf(first.ask, second.ask) };
  return { ...first, also: [...first.also, second.ask, ...second.also] };
}

const areBothTold = (past: Intent, coming: Intent): boolean => coming.act === 'forecast' && isOfOwnDays(past);

/** "sales in October and stock now for the Leela saree", "what was sold and what is left of the Padma saree": goods named at the end are those of all that is asked. */
const isOfGoodsAtTheEnd = (first: Ask, { words, filters, metrics }: Reading): boolean => {
  const last = filters.findLast(isOfGoods);
  if (!last || filters.length > 1 || first.filters.length + first.by.length > 0 || first.platform) return false;
  const isAtTheEnd = words.slice(last.at + last.size).every(word => word.small || word.kind === 'mark' || word.used === 'period'); // prettier-ignore
  const at = words.findLastIndex(({ text }, place) => place < last.at && !/^(the|our|my|all)$/.test(text));
  const [joint, isBehindFigure] = [words[at]?.text, words[at - 1]?.used === 'metric'];
  return (
    isAtTheEnd &&
    metrics.some(({ at }) => at < last.at) &&
    (first.when === undefined ||
      joint === 'for' ||
      (joint === 'of' && !isBehindFigure) ||
      first.metrics.every(({ key }) => isOfPieces.test(key)))
  );
};

const isOfPieces = /^(units_|net_units|returns_value|return_rate)/;

/** "units sold last month and stock left for each saree": rows said at the end. */
const isOfRowsOfGoods = (first: Ask, last: Ask, { words }: Reading): boolean =>
  first.filters.length + first.by.length === 0 &&
  last.by.length === 1 &&
  words.some(
    ({ text }, at) =>
      /^(for |of )?(each|every)$/.test(text) &&
      words.slice(at + 1, at + 3).some(({ used }) => used === 'name' || used === 'dimension'),
  ) && // prettier-ignore
  first.metrics.length > 0 &&
  first.metrics.every(({ key }) => metricByKey(key)?.dimensions.includes(last.by[0]!));

/** "stock and last week's units for the Oxidised Jhumka", "… and how many remain": what there is now is of the goods that another question names. */
export function withGoodsOfOthers(wishes: Intent[], readings: Reading[][]): Intent[] {
  const last = wishes.at(-1);
  const [reading, ...more] = readings.at(-1)!;
  if (wishes.length > 1 && last?.act === 'figures' && reading && more.length === 0) {
    const { by } = last.ask;
    const filters = last.ask.filters.map(filter => asSaid(filter, reading));
    wishes = wishes.map(wish => {
      if (wish.act !== 'figures' || wish === last) return wish;
      if (isOfRowsOfGoods(wish.ask, last.ask, reading)) return { ...wish, ask: { ...wish.ask, by, filters } };
      return isOfGoodsAtTheEnd(wish.ask, reading) ? { ...wish, ask: { ...wish.ask, filters } } : wish;
    });
  }
  const goods = readings.flat().flatMap(({ filters }) => filters.filter(isOfGoods));
  const named = wishes.flatMap(wish =>
    wish.act === 'figures' ? wish.ask.filters.filter(({ text }) => goods.some(each => text.includes(each.text))) : [],
  );
  return wishes.map((wish, at) =>
    wish.act === 'figures' && wish.ask.filters.length === 0 && readings[at]!.every(isBareStock)
      ? { ...wish, ask: { ...wish.ask, filters: named.map(asProducts) } }
      : wish,
  );
}

const isOfGoods = ({ not, options: [option] }: Pick<AskedFilter, 'not' | 'options'>): boolean =>
  !not && /^(product|variant|sku|product_type)$/.test(option?.dimension ?? '');

/** Stock knows products and not their kinds. */
const asProducts = (filter: AskedFilter): AskedFilter =>
  filter.members ? { ...filter, options: [{ dimension: 'product', values: filter.members }] } : filter;

/** For other figures than stock the kind that was said. */
const asSaid = (filter: AskedFilter, { filters }: Reading): AskedFilter => ({
  ...filter,
  options: filters.find(({ text }) => text === filter.text)?.options ?? filter.options,
});

const isBareStock = ({ words, metrics, filters, breakdowns, ranking }: Reading): boolean =>
  metrics.length > 0 &&
  metrics.every(({ key }) => /^(inventory_|days_of_cover|(low|out_of)_stock_)/.test(key)) &&
  filters.length + breakdowns.length === 0 &&
  ranking === undefined &&
  !words.some(word => has(word, 'total'));

/** "What is CAC? How much was it in October?": the figure that was asked about is the one asked for. */
function ofDefined(key: string, second: Intent, { metrics }: Reading): Intent {
  if ((second.act !== 'figures' && second.act !== 'summary') || metrics.length > 0) return second;
  return { act: 'figures', ask: { ...second.ask, metrics: [{ key, named: true }] }, also: [], notes: second.notes };
}

/** "is bounce rate creeping up? week by week, two months": the second says the steps of the first. */
/** "which items came back as defective? vendor wise please": what a sentence names besides a figure is how its rows are split. */
function splitAdded(
  first: Ask,
  second: Intent,
  { words, breakdowns, metrics, filters, periods }: Reading,
): string | undefined {
  const [only, ...more] = breakdowns;
  const isPlain = metrics.length + filters.length + periods.length + more.length === 0 && only?.mark === 'by';
  const isAsked =
    'ask' in second && second.ask?.by.length === 1 && words.length <= 6 && !words.some(word => has(word, 'same'));
  const split = isPlain && isAsked ? second.ask!.by[0] : undefined;
  return split !== undefined && first.by.length === 1 && !first.by.includes(split) ? split : undefined;
}

const isStepOnly = (first: Ask, second: Ask, { ranking }: Reading): boolean =>
  ranking === undefined &&
  first.by.length === 0 &&
  first.metrics.length > 0 &&
  first.when === undefined &&
  second.metrics.length === 0 &&
  second.filters.length === 0 &&
  second.by.length === 1 &&
  /^(day|week|month|quarter|year)$/.test(second.by[0]!);

/** "best city and worst city by orders last week": days and figure are said once, at the end. */
function openedBy(first: Ask, second: Ask): Ask {
  const isOpen = first.metrics.length === 0 && first.by.length > 0 && String(first.by) === String(second.by);
  return {
    ...onDaysOf(first, second),
    metrics: isOpen ? second.metrics : first.metrics,
  };
}

/** "wholesale orders and wholesale revenue by month this year": days and rows are said once, at the end. */
const isOfRowsAtTheEnd = (opened: Ask, first: Ask, last: Ask): boolean =>
  first.when === undefined &&
  last.when !== undefined &&
  opened.by.length === 0 &&
  last.by.length > 0 &&
  first.filters.length > 0 &&
  JSON.stringify(opened.filters.map(({ options }) => options)) ===
    JSON.stringify(last.filters.map(({ options }) => options));

/** "sales of Mumbai, orders of Delhi and returns of Pune for October": the days are said once, at the end. */
const onDaysOf = (ask: Ask, last: Ask): Ask => (ask.when || !last.when ? ask : { ...ask, when: last.when });

/** What the second clause alone left in doubt the first one says: its rows are ranked once more, "that month" is its month, "beside it" beside its rows; nor is it one that names no figure. */
const isAnsweredBy = (first: Ask, second: Extract<Intent, { act: 'clarify' }>, reading: Reading): boolean =>
  !/^(name|word)$/.test(second.about) ||
  (second.ask !== undefined && isRankedAlike(second.ask, first, reading)) ||
  (first.when !== undefined &&
    /^(that |same |those )*(day|days|week|month|quarter|year|period|time)$/.test(second.text)) ||
  /^(beside|alongside|next)$/.test(second.text) ||
  (reading.metrics.length === 0 && !/^(best|top|number one) .*each/.test(second.text));

/** "best campaign by roas and worst by cost": the same rows, ranked once more. */
const isRankedAlike = (ask: Ask, other: Ask, { ranking }: Reading): boolean =>
  ask.by.length === 0 && ranking !== undefined && other.ranking !== undefined;

/** "sales last week and how many people bought": the same rows of the same days are told together. */
const isSameCut = (one: Ask, other: Ask): boolean =>
  JSON.stringify([one.by, one.filters, one.when, one.bounds, one.platform]) ===
  JSON.stringify([other.by, other.filters, other.when, other.bounds, other.platform]);

const withMetricsOf = (one: Ask, other: Ask): Ask => ({
  ...one,
  metrics: [...one.metrics, ...other.metrics.filter(({ key }) => one.metrics.every(each => each.key !== key))],
});

/** "did organic pick up the saree revenue, or is it just gone": beside what asks of the shop it is no other matter. */
const isBesideOurs = (intent: Intent, other: Intent): boolean =>
  intent.act === 'off-topic' && 'ask' in other && other.ask !== undefined;

const isIdle = (intent: Intent): boolean =>
  intent.act === 'chat' || (intent.act === 'clarify' && intent.about === 'nothing');

/** What one wish leaves open is taken from the other: also what is ranked, "and which was returned most". */
function filled(ask: Ask, other: Ask, reading: Reading): Ask {
  const { ranking, words } = reading;
  const isOurs = words.some(({ text }) => /^(our|shopify)$/.test(text)) || saysOfAll(words);
  return {
    ...ask,
    metrics: ask.metrics.length > 0 && !countsTheSame(ask, other, reading) ? ask.metrics : other.metrics,
    filters: (saysOfAll(words) ? ask.filters : filtersOf(ask, other, reading)).filter(
      filter => !asksWhich(words, filter),
    ),
    ...(ranking && isRankedAlike(ask, other, reading)
      ? { by: other.by, ranking: { ...other.ranking!, direction: ranking.direction, isQuality: ranking.isQuality } }
      : {}),
    ...(ranking && other.ranking && ranksTheSame(reading) ? { by: other.by } : {}),
    ...(ask.when ? {} : other.when ? { when: other.when } : {}),
    ...(ask.platform || isOurs || !other.platform ? {} : { platform: other.platform }),
  };
}

/** "how many orders had a saree and how many a dupatta", "how many pending orders are COD and how many prepaid": the same orders both times. */
const countsTheSame = (ask: Ask, other: Ask, { words, metrics }: Reading): boolean =>
  metrics.length === 0 &&
  has(words[0], 'how_many') &&
  !words.some(word => has(word, 'sold', 'unit', 'return', 'stock', 'available', 'went')) &&
  other.metrics.some(({ named }) => named) &&
  ([ask, other].every(({ filters }) => filters.some(isOfGoods)) ||
    ask.filters.some(each => other.filters.some(kept => isOfOneKind(each, kept))));

const isOfOneKind = (one: AskedFilter, other: AskedFilter): boolean =>
  one.options[0]?.dimension === other.options[0]?.dimension;

/** "which vendor earns most and which has the highest return rate": which of the same. */
const ranksTheSame = ({ words, breakdowns, filters }: Reading): boolean =>
  has(words[0], 'which') &&
  breakdowns.length === 0 &&
  (filters.length === 0 || words[1]!.used === 'ranking') &&
  (words[1]!.small || words[1]!.used === 'ranking' || words[1]!.used === 'metric');

/** "cost of the brand campaign, and which campaign had the best roas": which one of all is asked. */
const asksWhich = (words: Reading['words'], { options }: AskedFilter): boolean =>
  words.some((word, at) => has(word, 'which') && options.some(({ dimension }) => has(words[at + 1], dimension)));

/** "orders from Pune and how many were COD": those of Pune; a filter of the same kind stands in its place, or one that is set beside it ("how many from Instagram and how many from email"). */
function filtersOf(ask: Ask, other: Ask, { words, metrics }: Reading): AskedFilter[] {
  if (ask.filters.length === 0) return other.filters;
  const kinds = new Set(ask.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension)));
  const goesOn = ask.metrics.length === 0 || (metrics.length === 0 && has(words[0], 'how_many'));
  const kept = other.filters.filter(
    filter =>
      filter.options.every(({ dimension }) => !kinds.has(dimension)) &&
      !ask.filters.some(each => areOfOneSort(each, filter)),
  );
  return goesOn ? [...kept, ...ask.filters] : ask.filters;
}
