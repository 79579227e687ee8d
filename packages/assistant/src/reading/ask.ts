/** From the slots a question fills to a wish for figures. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { isListed } from '@tillsight/metrics/listed-rows';
import type { Bound } from '../conversation.ts';
import type { Ask, AskedFilter, Notes, Standing } from '../intent.ts';
import { isSaidByFigure, metricsOf } from './asked-metrics.ts';
import { ofItsWeek, periodsOf } from './asked-periods.ts';
import { asOneStretch } from './day-lists.ts';
import { keepShopsOnly, ofAllChannels, setOnlineAgainstShops, splitByChannels } from './channels-apart.ts';
import { bandsOf, sidesOf } from './both-sides.ts';
import { chosenBreakdowns } from './chosen-breakdowns.ts';
import { isGrain } from './courses.ts';
import { bandOfHours } from './hours.ts';
import type { FoundFilter } from './filters.ts';
import type { FoundMetric } from './found-metric.ts';
import type { Calendar } from '../days/moment.ts';
import type { Reading } from './read.ts';
import { areTheWhole, asksAllAndEach, asksShares, asShare, shareOf } from './shares.ts';
import { ordersWithin } from './order-sizes.ts';
import { asksWhichInStock, holdsWeekends, openedList } from './implied-breakdowns.ts';
import { ofOnePlatform, platformOf } from './said-platform.ts';
import { soldNothing } from './sources.ts';
import { standingIn } from './standing.ts';
import { asOfNow, asStockIsFiltered } from './stock-of-now.ts';
import { has, mentions, says, textOf } from './words.ts';

export type Asked = { ask: Ask; also: Ask[]; notes: Notes };

export function askOf(reading: Reading, calendar: Calendar): Asked {
  const { words } = reading;
  const { ask, filters, others, standing } = wholeAsk(reading, calendar);
  const average = averagedOver(ask, words);
  const notes = { ...notesOf(reading, words), ...(standing ? { standing } : {}), ...(average ? { average } : {}) };
  if (standing) return { ask, also: [], notes };
  const [sized, ...otherSizes] = ordersWithin(ask, reading);
  if (sized) return { ask: sized, also: otherSizes, notes };
  const [band, ...bands] = bandsOf(ask.filters) ?? [];
  if (band) {
    const told = asTold(ask, band);
    return { ask: { ...told, filters: band }, also: bands.map(each => ({ ...told, filters: each })), notes };
  }
  const sides = sidesOf(ask.filters, reading);
  if (sides) {
    const told = asTold(ask, sides.flat());
    return { ask: { ...told, filters: sides[0] }, also: [{ ...told, filters: sides[1] }], notes };
  }
  const share = shareOf(ask.filters.length > 0 || ask.by.length === 0 ? ask : { ...ask, filters }, words);
  if (share) return { ask: share.ask, also: [], notes: { ...notes, ...share.notes } };
  const listed = asOneStretch(reading, ask, others);
  if (listed) return { ask: listed, also: [], notes };
  const apart = eachWhich(ask, reading);
  if (apart) return { ask: { ...ask, by: apart.slice(0, 1) }, also: [{ ...ask, by: apart.slice(1) }], notes };
  const also = [
    ...others.map(each => ({ ...ask, when: each })),
    ...(reading.ranking?.bothEnds && ask.ranking ? [fromTheOtherEnd(ask, ask.ranking)] : []),
  ];
  if (ask.by[0] === 'weekday' && holdsWeekends(words)) {
    // They are held against each other, and not against earlier days.
    const { base, ...alone } = ask;
    return { ask: base?.kind === 'previous' ? alone : ask, also, notes: { ...notes, weekends: true } };
  }
  if (asksShares(ask, words)) return { ask: { ...ask, whole: true }, also, notes: { ...notes, shares: true } };
  return { ask: asksAllAndEach(ask, words) ? { ...ask, whole: true } : ask, also, notes };
}

/** "how many orders a day on average": days that can be added up, and the mean of them leads. */
function averagedOver(
  { metrics: [metric, ...more], by: [grain, ...others], ranking }: Ask,
  words: Reading['words'],
): string | undefined {
  const isAdded =
    metric !== undefined && metricByKey(metric.key)?.additive === true && more.length + others.length === 0;
  return isAdded && grain && isGrain(grain) && !ranking && mentions(words, 'average', 'average_of') ? grain : undefined;
}

/** "which product and which city sold the most": each of the two is ranked by itself. */
function eachWhich({ by, ranking }: Ask, { words, breakdowns }: Reading): string[] | undefined {
  const asked = breakdowns.filter(({ dimension, at }) => by.includes(dimension) && has(words[at - 1], 'which'));
  const [first, second] = asked;
  const areJoined = first && second && words.slice(first.at, second.at).some(word => has(word, 'and'));
  return ranking && by.length === 2 && asked.length === 2 && areJoined ? by : undefined;
}

/** "dupattas or the Bela kurta, which sold more": each side is one figure, with no rows but those of days. */
function asTold(ask: Ask, filters: AskedFilter[]): Ask {
  const ofSides = [...filters.flatMap(({ options }) => options.map(({ dimension }) => dimension)), 'product'];
  const by = ask.by.filter(each => !ofSides.includes(each));
  if (by.length === ask.by.length) return ask;
  const { ranking: _, ...one } = ask;
  return { ...one, by };
}

/** Everything in one wish: `filters` as they were found, `others` the stretches of days beyond the first. */
function wholeAsk(
  reading: Reading,
  calendar: Calendar,
): { ask: Ask; filters: AskedFilter[]; others: ReturnType<typeof periodsOf>['others']; standing?: Standing } {
  const { words } = reading;
  const { metrics: named, filters: meant } = metricsOf(reading, mergedFilters(reading.filters));
  const filters = meant.filter(filter => !isOfGoodsBack(filter, named, words) && !isSaidByFigure(filter, named));
  const { when, base, others } = periodsOf(reading, calendar);
  filters.push(...asKindOfBuyers(reading, named));
  keepShopsOnly(reading, filters);
  setOnlineAgainstShops(reading, filters);
  const apart = splitByChannels(reading, filters);
  if (tellsCustomersApart(named)) dropSplit(reading, 'customer_type');
  const found = standingIn(reading, filters);
  if (found) filters.splice(0, filters.length, ...found.rest);
  const split = found ? [found.standing.dimension] : splitsOf(reading, filters, when);
  const by = split.length === 0 && asksWhichInStock(words, filters, named) ? ['product'] : split;
  const ranking = found ? amongAll(rankingOf(reading, by)) : rankingOf(reading, by);
  const plain: Ask = {
    metrics: sortedFirst(ofOnePlatform(apart ? named.map(ofAllChannels) : named, reading), reading),
    by,
    filters: asStockIsFiltered(withoutWholePairs(filters, by), named),
    bounds: ofNothingSold(words, by, ranking) ?? boundsOf(reading),
    ...(when ? { when: ofItsWeek(when, by) } : {}),
    ...(base ? { base } : {}),
    ...(ranking ? { ranking } : {}),
    ...rankedByChange(by, ranking, words),
    ...platformOf(words),
  };
  const ask = asOfNow(plain, calendar.today);
  // "which products won't last till Diwali": those that run out by then.
  if (ask.lastsUntil && ask.bounds.length > 0) for (const word of words) if (has(word, 'not')) word.used ??= 'bound';
  return { ask, filters, others, ...(found ? { standing: found.standing } : {}) };
}

/** "which kurtas did not sell at all": none of them is one that sold a few. */
const ofNothingSold = (words: Reading['words'], by: string[], ranking: Ask['ranking']): Ask['bounds'] | undefined =>
  ranking?.direction === 'asc' && by.length === 1 && by.every(isListed) && soldNothing.test(textOf(words))
    ? [{ above: false, orEqual: true, value: 0, at: 0, size: 0, isMoney: false }]
    : undefined;

/** "how much of it came back": goods, and no customers who did. */
const isOfGoodsBack = ({ concept, text }: AskedFilter, named: Ask['metrics'], words: Reading['words']): boolean =>
  concept === 'returning' &&
  words.some(word => word.text === text && has(word, 'came_back')) &&
  named.some(({ key }) => /^(returns_value|units_returned|return_rate|refunds_paid)$/.test(key));

/** "what new customers bought", "units bought by returning customers": who bought them is a filter. */
function asKindOfBuyers({ metrics }: Reading, named: Ask['metrics']): AskedFilter[] {
  const people = metrics.find(({ key }) => /^(new|returning)_customer(s|_sales)$/.test(key));
  const isTurned = people !== undefined && !named.some(({ key }) => key === people.key);
  const isBought =
    named[0]?.key === 'units_sold' || (people?.key.endsWith('_sales') && named[0]?.key === 'total_sales_revenue');
  if (!isTurned || !isBought) return [];
  const values = [people.key.startsWith('new') ? 'New' : 'Returning'];
  return [{ options: [{ dimension: 'customer_type', values }], not: false, text: 'customers' }];
}

function splitsOf(reading: Reading, filters: AskedFilter[], when: Ask['when']): string[] {
  const opened = openedList(reading.words, filters);
  const chosen = chosenBreakdowns(reading, filters, when).map(each =>
    each === 'search_term' && isOwnSearch(reading.words) ? 'site_search_term' : each,
  );
  return opened === undefined ? chosen : [...chosen.filter(isGrain), opened];
}

/** "gross sales, discounts and returns by vendor, sorted by discounts", "sales and AOV by city, top 5 by AOV": the rows go by what stands behind. */
function sortedFirst(metrics: Ask['metrics'], { words, ranking, metrics: found }: Reading): Ask['metrics'] {
  if (!ranking || metrics.length < 2) return metrics;
  const end = words.findIndex(({ kind, text }, at) => at > ranking.at && (kind === 'mark' || text === 'with'));
  const behind = words
    .slice(ranking.at + 1, Math.min(ranking.at + 5, end < 0 ? words.length : end))
    .filter(word => !word.small);
  const isBehind = (place: number): boolean => behind.some(({ text }) => text === words[place]!.text);
  const isSaid = ranking.isSort || (behind.some(({ text }) => text === 'by') && isLast(words, ranking.at));
  const named = isSaid ? found.find(({ places }) => places.every(isBehind))?.key : undefined;
  const isTop = words[ranking.at]!.text.startsWith('top') && words[end]?.text === 'with';
  const sorting =
    named ??
    metrics[figureFirst(words, ranking.at, found)]?.key ??
    (isTop ? countIn(metrics) : ranking.isQuality && behind[0]?.text === 'first' ? rateIn(metrics) : undefined);
  return metrics.toSorted((one, other) => Number(other.key === sorting) - Number(one.key === sorting));
}

/** "cost, clicks and ROAS, worst ROAS first": the figure between the two. */
function figureFirst(words: Reading['words'], from: number, metrics: FoundMetric[]): number {
  const first = words.findIndex(({ text }, at) => at > from + 1 && at <= from + 4 && text === 'first');
  return metrics.findIndex(({ places }) => places.some(at => at > from && at < first));
}

const isLast = (words: Reading['words'], at: number): boolean =>
  words.slice(0, at).some(({ used }) => used === 'metric');

/** "top landing pages with bounce rate and sessions": the top ones are those with most, not those with the highest rate. */
const countIn = (metrics: Ask['metrics']): string | undefined =>
  metrics.find(({ key }) =>
    /^(sessions|store_sessions|total_sales_revenue|net_sales|google_ads_(clicks|cost))$/.test(key),
  )?.key;

/** "cost and ROAS per campaign, worst first": what is good or bad about them is the rate. */
const rateIn = (metrics: Ask['metrics']): string | undefined =>
  metrics.find(({ key }) => /^(percent|ratio)$/.test(metricByKey(key)?.unit ?? ''))?.key;

/** "total, new and returning customers": each has a figure of its own. */
const tellsCustomersApart = (metrics: Ask['metrics']): boolean =>
  ['new_customers', 'returning_customers'].every(key => metrics.some(metric => metric.key === key));

const boundsOf = ({ bounds, metrics, words }: Reading): Ask['bounds'] =>
  bounds.map(bound => {
    const figure = metrics.length > 1 ? figureOfBound(bound, metrics, words) : metrics[0];
    const own = asShare(bound, figure, words);
    return metrics.length > 1 && figure ? { ...own, metric: figure.key } : own;
  });

/** "at most 0 conversions", "a bounce rate above 60%": of several figures the one right behind the bound, else the last before it. */
function figureOfBound(
  { at: from }: Bound,
  metrics: Reading['metrics'],
  words: Reading['words'],
): FoundMetric | undefined {
  const end = words.findIndex((word, at) => at > from && at <= from + 4 && opensAnother(word));
  const behind = metrics.find(({ at }) => at > from && at <= from + 3 && (end === -1 || at < end));
  return (
    behind ??
    saidAgain(words.slice(from + 1, end === -1 ? from + 4 : end), metrics, words) ??
    metrics.findLast(({ at }) => at < from) ??
    metrics[0]
  );
}

/** "orders and visits by city with zero orders": a figure that was named before. */
const saidAgain = (
  behind: Reading['words'],
  metrics: Reading['metrics'],
  words: Reading['words'],
): FoundMetric | undefined =>
  metrics.find(({ places }) =>
    places.every(at => behind.some(({ text, small }) => !small && text === words[at]!.text)),
  );

const opensAnother = (word: Reading['words'][number]): boolean =>
  word.kind === 'mark' || has(word, 'and') || /^(?:with|but|having|whose|where)$/.test(word.text);

function dropSplit({ breakdowns }: Reading, dimension: string): void {
  const at = breakdowns.findIndex(each => each.dimension === dimension);
  if (at >= 0) breakdowns.splice(at, 1);
}

/** "search terms in our own shop" were typed into the shop's search box, not into Google. */
const isOwnSearch = (words: Reading['words']): boolean =>
  words.some(word => has(word, 'pos_location', 'website', 'search_box') && /shop|store|site|website/.test(word.text)) &&
  !words.some(word => has(word, 'google', 'google_ads', 'ad', 'campaign', 'cost', 'click', 'spend'));

/** Values of one dimension are joined: "Mumbai and Pune" is one filter. */
function mergedFilters(found: FoundFilter[]): AskedFilter[] {
  const merged: AskedFilter[] = [];
  for (const filter of found) {
    const twin = merged.find(
      each =>
        filter.text !== bandOfHours &&
        each.not === filter.not &&
        each.options.some(option => filter.options.some(other => sameKind(option, other))),
    );
    if (!twin) {
      merged.push({
        options: filter.options.map(option => ({ ...option, values: [...option.values] })),
        not: filter.not,
        text: filter.text,
        ...(filter.concept ? { concept: filter.concept } : {}),
        ...(filter.members ? { members: filter.members } : {}),
      });
      continue;
    }
    twin.options = twin.options.filter(option => filter.options.some(other => sameKind(option, other)));
    for (const option of twin.options)
      for (const value of filter.options.find(other => sameKind(option, other))!.values)
        if (!option.values.includes(value)) option.values.push(value);
    if (twin.members && filter.members) twin.members = [...twin.members, ...filter.members];
    else delete twin.members;
    twin.text += ` and ${filter.text}`;
    twin.concept = twin.concept && filter.concept ? `${twin.concept} ${filter.concept}` : undefined;
  }
  return merged.filter(filter => !isOutAnyway(filter, merged));
}

/** "tills only, no website", "the counter at Bandra": what else is asked for says it already. */
const isOutAnyway = ({ not, options: [left] }: AskedFilter, filters: AskedFilter[]): boolean =>
  not
    ? ofOneValueEach.test(left?.dimension ?? '') &&
      filters.some(
        ({ not, options: [kept] }) =>
          !not && kept?.dimension === left!.dimension && !kept.values.some(each => left!.values.includes(each)),
      )
    : filters.some(
        ({ not, options: [kept] }) =>
          !not &&
          ((String(left?.values) === 'Point of Sale' && kept?.dimension === 'pos_location') ||
            (left?.dimension === 'product_type' && kept?.dimension === 'product' && kept.values.every(isOfKind(left)))),
      );
const isOfKind =
  ({ values }: { values: string[] }) =>
  (product: string): boolean =>
    values.length === 1 && product.toLowerCase().includes(values[0]!.toLowerCase());
const ofOneValueEach =
  /^(sales_channel|city|region|country|device|operating_system|browser|product|product_type|vendor)$/;

const sameKind = (a: { dimension: string; not?: boolean }, b: { dimension: string; not?: boolean }): boolean =>
  a.dimension === b.dimension && a.not === b.not;

/** New and returning together are everybody; orders have other tags beside COD and prepaid. */
function withoutWholePairs(filters: AskedFilter[], by: string[]): AskedFilter[] {
  const isEverything = (filter: AskedFilter): boolean =>
    areTheWhole(filter) && filter.options[0]!.dimension !== 'order_tag';
  return filters.filter(filter => !(isEverything(filter) && by.includes(filter.options[0]!.dimension)));
}

/** A row is looked for among all, not among the first few. */
function amongAll(ranking: Ask['ranking']): Ask['ranking'] {
  return ranking && { ...ranking, limit: mostRows };
}
const mostRows = 1000;

function rankingOf({ ranking, words }: Reading, by: string[]): Ask['ranking'] {
  if (!ranking || by.length === 0) return undefined;
  if (by.every(each => isGrain(each)) && ranking.isSort) return undefined;
  const flips = words.some(word => has(word, 'sort_up'));
  if (wastesMoney(words))
    return { direction: 'desc', isQuality: false, ...(ranking.limit === undefined ? {} : { limit: ranking.limit }) };
  return {
    direction: flips ? 'asc' : ranking.direction,
    isQuality: ranking.isQuality,
    ...(ranking.ofSpeed ? { ofSpeed: ranking.ofSpeed } : {}),
    ...(ranking.limit === undefined ? (ranking.isSort ? { limit: 10 } : {}) : { limit: ranking.limit }),
  };
}

/** "which search terms wasted money": the dearest, not the cheapest. */
export const wastesMoney = (words: Reading['words']): boolean =>
  words.some(word => /^wast(e|ed|es|ing)$/.test(word.text)) && says(words, 'money', 'spend', 'cost', 'how_much');

/** "best and worst product": the same rows, the last ones first. */
const fromTheOtherEnd = (ask: Ask, ranking: NonNullable<Ask['ranking']>): Ask => ({
  ...ask,
  ranking: { ...ranking, direction: ranking.direction === 'desc' ? 'asc' : 'desc' },
});

function notesOf(reading: Reading, words: Reading['words']): Notes {
  const scaled = words.find(
    (word, at) =>
      /^(lakhs?|lacs?|लाख|crores?|cr|करोड)$/.test(word.text) &&
      word.used === undefined &&
      words[at - 1]?.kind !== 'number',
  );
  const counts =
    words.some(
      (word, at) =>
        has(word, 'how_many') &&
        reading.breakdowns.some(each => each.at - at >= 1 && each.at - at <= 2 && each.mark !== 'bare'),
    ) && reading.bounds.length > 0;
  const moved = movedAs(words);
  const percentile = percentileIn(textOf(words));
  return {
    ...(moved ? { moved } : {}),
    ...(percentile === undefined ? {} : { percentile }),
    compares: reading.comparison.asked,
    ...(scaled ? { scale: /^(l|ल)/.test(scaled.text) ? ('lakh' as const) : ('crore' as const) } : {}),
    ...(counts ? { count: true } : {}),
  };
}

/** "which product fell most", "the biggest rise among cities" */
export function rankedByChange(by: string[], ranking: Ask['ranking'], words: Reading['words']): Pick<Ask, 'byChange'> {
  const isOfSome = words.some(
    word => has(word, 'where', 'which') || /^(whose|that|jinki|jinka|jahan|jaha)$/.test(word.text),
  );
  const isSplit = by.length === 1 && !isGrain(by[0]!) && (ranking !== undefined || isOfSome);
  const [fell, rose] = [mentions(words, 'fall'), mentions(words, 'grow')];
  return isSplit && fell !== rose ? { byChange: fell ? 'down' : 'up' } : {};
}

/** "median", "p95" */
function percentileIn(text: string): Notes['percentile'] {
  const [, digits] = /(?:^| )p(\d{1,2})(?: |$)/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits) / 100;
  return /(?:^| )(median|माध्यिका)(?: |$)/u.test(text) ? 0.5 : undefined;
}

/** "why did sales drop": the way the figure is said to have gone. */
function movedAs(words: Reading['words']): Notes['moved'] {
  const text = textOf(words);
  const [fell, rose] = [
    mentions(words, 'fall', 'less') || saidLow.test(text),
    mentions(words, 'grow', 'more') || saidHigh.test(text),
  ];
  return fell === rose ? undefined : fell ? 'down' : 'up';
}

const saidLow = /\b(low|slow|weak|dead|quiet|lean|terrible|awful|bekaar|bekar|so few|so little|itn[aei] kam)\b|कम/u;
const saidHigh = /\b(high|strong|great|busy|so many|so much|so well|itn[aei] (?!kam)|zyada|jyada)\b|ज़्यादा|ज्यादा/u;
