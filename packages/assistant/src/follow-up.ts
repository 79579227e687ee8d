/** A question that leans on the one before: only the slots it names change. */
import { unitOf } from '@tillsight/metrics/period';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Turn } from './conversation.ts';
import { mergedPeriod, shiftOf } from './follow-period.ts';
import type { Ask, AskedFilter, AskedPeriod } from './intent.ts';
import type { Asked } from './reading/ask.ts';
import { leftOver } from './reading/coverage.ts';
import { grainFor } from './reading/chosen-breakdowns.ts';
import type { Calendar } from './reading/moment.ts';
import type { Reading } from './reading/read.ts';
import { has, numberAt } from './reading/words.ts';
import { festivals } from './vocabulary/festivals.ts';
import { inMoney } from './vocabulary/in-money.ts';
import type { Word } from './words/annotate.ts';

export function continueFrom(
  turns: Turn[],
  words: Word[],
  reading: Reading,
  asked: Asked,
  calendar: Calendar,
): Asked | undefined {
  const turn = turns.findLast(each => each.requests.length > 0);
  const request = turn?.requests[0];
  if (request?.by?.includes('campaign') && asked.ask.filters.length === 0) takeCampaign(words, asked.ask);
  if (!turn || !request) return undefined;
  if (!leansBack(words, reading, asked.ask) && !asksOfSameGoods(words, asked.ask, request)) return undefined;
  const before = askBefore(turn.requests, calendar);
  const merged = merge(before, asked.ask, words, reading, calendar);
  const pointed = pointedAt(turn, words);
  if (pointed) merged.filters = withFilter(merged.filters, pointed);
  takeBoth(merged, turns, words);
  return {
    ask: merged,
    also: asked.also.map(each => ({ ...merged, ...(each.when ? { when: each.when } : {}) })),
    notes: { ...asked.notes, continued: true },
  };
}

/** "show both by day": the values of the last two turns beside each other. */
function takeBoth(merged: Ask, turns: Turn[], words: Word[]): void {
  if (!words.some(word => /^(both|dono|donon|दोनों)$/.test(word.text))) return;
  const [last, earlier] = turns
    .filter(each => each.requests.length > 0)
    .slice(-2)
    .toReversed();
  for (const filter of last?.requests[0]?.where ?? []) {
    const other = earlier?.requests[0]?.where?.find(each => each.dimension === filter.dimension);
    const mine = merged.filters.find(each => each.options[0]?.dimension === filter.dimension);
    const values = [...(other?.is ?? []), ...(filter.is ?? [])];
    if (!mine || new Set(values).size < 2 || mine.options[0]!.values.length > (filter.is ?? []).length) continue;
    mine.options = [{ dimension: filter.dimension, values: [...new Set(values)] }];
    if (!merged.by.includes(filter.dimension) && merged.by.length < 2) merged.by = [...merged.by, filter.dimension];
  }
}

/** "pichle mahine kitne bike" after a product's stock: nothing else is said to have been sold. */
const asksOfSameGoods = (words: Word[], ask: Ask, request: MetricRequest): boolean =>
  ask.metrics.length === 1 &&
  ask.metrics[0]!.key === 'units_sold' &&
  ask.filters.length + ask.by.length === 0 &&
  !words.some(word => has(word, 'unit', 'product', 'sales', 'order', 'goods')) &&
  (request.where ?? []).some(filter => isGoods(filter.dimension));

/** "exclude brand" beside campaigns: part of the name of one of them. */
function takeCampaign(words: Word[], ask: Ask): void {
  const word = words.find(
    each => each.used !== 'name' && each.names.filter(name => name.dimension === 'campaign').length === 1,
  );
  if (!word) return;
  word.used = 'name';
  for (const each of words) if (has(each, 'except')) each.used = 'except';
  const values = word.names.filter(name => name.dimension === 'campaign').map(name => name.value);
  ask.filters.push({
    options: [{ dimension: 'campaign', values }],
    not: words.some(each => has(each, 'except')),
    text: word.text,
  });
}

/** Short, without a metric, or saying "and", "same", "instead": it goes on from what was said. */
function leansBack(words: Word[], reading: Reading, ask: Ask): boolean {
  const said = words.filter(word => word.kind !== 'mark' && !word.small);
  if (words.some(word => has(word, 'summary')) && reading.metrics.length === 0 && reading.periods.length > 0)
    return false;
  if (ask.metrics.length === 0) {
    const fills =
      ask.when !== undefined ||
      ask.base !== undefined ||
      ask.filters.length > 0 ||
      ask.by.length > 0 ||
      reading.ranking !== undefined ||
      reading.bounds.length > 0 ||
      pronoun(words) ||
      words.some(
        word =>
          /^(everywhere|overall|everything|lakhs?|lacs?|crores?|लाख|करोड)$/.test(word.text) ||
          has(word, 'rate', 'percent', 'share', 'value', 'money'),
      ) ||
      opens(words) ||
      bareNumber(words, ask) !== undefined ||
      shiftOf(words) !== undefined;
    const why = words.some(word => has(word, 'why'));
    return (
      (fills ||
        why ||
        words.some(word => has(word, 'trend', 'total', 'more', 'how_many', 'how_much', 'forecast', 'by', 'only'))) &&
      said.length <= 9 &&
      leftOver(reading, ask.by, ['number']).length <= 1
    );
  }
  if (isWholeQuestion(words, ask)) return false;
  if (
    opens(words) ||
    words.some(
      word => has(word, 'same') || /^(instead|badle|bajay|uske|uski|uska|their|its|them|those|these)$/.test(word.text),
    )
  )
    return true;
  const ofIt = /(^| )(will|does|did|has|can|is|are|do) (it|they)( |$)/.test(words.map(word => word.text).join(' '));
  if (ofIt && ask.filters.length === 0 && ask.by.every(each => each === 'product')) return true;
  if (ask.when !== undefined) return false;
  return (
    said.length <= 3 ||
    (ask.filters.length === 0 &&
      ask.by.length === 0 &&
      said.length <= 5 &&
      !words.some(word => has(word, 'ever', 'why', 'define', 'recently', 'should', 'now')))
  );
}

/** "and what's our return rate this month?": nothing is left open. */
const isWholeQuestion = (words: Word[], ask: Ask): boolean => {
  const said = words.filter(word => word.kind !== 'mark');
  return (
    ask.when !== undefined &&
    has(said[0], 'and') &&
    has(said[1], 'what', 'how_many', 'how_much', 'which') &&
    said.some(word => /^(my|our|the|hamara|hamari|mera|meri)$/.test(word.text)) &&
    !pronoun(words.filter(word => word.used === undefined))
  );
};

const opens = (words: Word[]): boolean => {
  if (/^(no[, ]+)?(i|we|main) (meant|mean)/.test(words.map(word => word.text).join(' '))) return true;
  const first = words.find(word => word.kind !== 'mark');
  const text = words
    .slice(0, 3)
    .map(word => word.text)
    .join(' ');
  return (
    has(first, 'and', 'only', 'except', 'same', 'not', 'compare') ||
    /^(what about|how about|also|now|ok|okay|fine|then|but|or|sorry|i meant|actually|show|make it|split|break|aur|phir|accha|theek|instead|go back|same|no|nope|just|and)/.test(
      text,
    )
  );
};

const pronoun = (words: Word[]): boolean =>
  words.some(word =>
    /^(it|that|this|those|these|them|its|their|uska|uske|uski|iska|iske|unka|us|wahi|ye|yeh|wo|woh|one|ones|उसका|उसके|उसमें|इसमें)$/.test(
      word.text,
    ),
  );

/** The wish behind the requests of the turn before. */
function askBefore(requests: MetricRequest[], calendar: Calendar): Ask {
  const [request] = requests as [MetricRequest];
  const together = requests.filter(each => sameSlots(each, request));
  const unit = unitOf(request.period, calendar.today);
  const bases = request.base ? { base: { kind: 'named' as const, period: request.base } } : {};
  return {
    metrics: together.flatMap(each => each.metrics).map(key => ({ key, named: true })),
    by: [...(request.by ?? [])],
    filters: (request.where ?? []).map(filter => ({
      options: [{ dimension: filter.dimension, values: filter.is ?? filter.is_not ?? [] }],
      not: filter.is === undefined,
      text: (filter.is ?? filter.is_not ?? []).join(' and '),
    })),
    when: { period: request.period, ...(unit ? { unit } : {}), ...festivalBefore(request) },
    ...bases,
    ...(request.order && request.by?.length
      ? {
          ranking: {
            direction: request.order.direction,
            isQuality: false,
            ...(request.limit ? { limit: request.limit } : {}),
          },
        }
      : {}),
    bounds: [],
  };
}

/** Days of a festival held against those of the year before stay that festival. */
function festivalBefore({ period, base }: MetricRequest): Pick<AskedPeriod, 'unit' | 'earlier'> {
  const [year, day] = [Number(period.to.slice(0, 4)), (each: string): string => each.slice(5)];
  const isFestival = festivals.some(
    ({ days }) =>
      base !== undefined &&
      ((days[year] === day(period.from) && days[year - 1] === day(base.from)) ||
        (days[year] === day(period.to) && days[year - 1] === day(base.to))),
  );
  return isFestival && base ? { unit: 'festival', earlier: base } : {};
}

const sameSlots = (a: MetricRequest, b: MetricRequest): boolean =>
  JSON.stringify([a.by ?? [], a.where ?? [], a.period]) === JSON.stringify([b.by ?? [], b.where ?? [], b.period]);

function merge(before: Ask, now: Ask, words: Word[], reading: Reading, calendar: Calendar): Ask {
  const { base: _, ...kept } = before;
  const merged: Ask = { ...kept, ...mergedPeriod(before, now, words, calendar), bounds: now.bounds };
  const adds = words.some(word => /^(also|bhi|too|plus)$/.test(word.text)) && now.metrics.length > 0;
  const asRate =
    now.metrics.length === 0 && words.some(word => has(word, 'rate', 'percent', 'share'))
      ? rates[before.metrics[0]?.key ?? '']
      : undefined;
  const asValue =
    now.metrics.length === 0 && words.some(word => has(word, 'value', 'money', 'amount'))
      ? inMoney[before.metrics[0]?.key ?? '']
      : undefined;
  const isBareMoney =
    now.metrics.length === 1 && /^in (rupees|rs|money|value|inr|amount)$/.test(textOf(words))
      ? inMoney[before.metrics[0]?.key ?? '']
      : undefined;
  const asked = asRate ?? asValue ?? isBareMoney;
  if (asked) merged.metrics = [{ key: asked, named: true }];
  const cameBack =
    now.metrics.length === 1 &&
    (/^(returning_customers|returns_value)$/.test(now.metrics[0]!.key) ||
      words.some(word => has(word, 'earn') || /^(get|got)$/.test(word.text))) &&
    before.metrics.every(({ key }) => /google_ads|ad_spend/.test(key));
  const isGoogles =
    now.metrics.length === 1 &&
    now.metrics[0]!.key === 'return_on_ad_spend' &&
    before.metrics.every(({ key }) => key.startsWith('google_ads_'));
  if (isBareMoney) merged.metrics = [{ key: isBareMoney, named: true }];
  else if (isGoogles) merged.metrics = [{ key: 'google_ads_roas', named: true }];
  else if (cameBack) merged.metrics = [{ key: 'google_ads_conversion_value', named: true }];
  else if (now.metrics.length > 0) merged.metrics = adds ? [...before.metrics, ...now.metrics] : now.metrics;
  mergeFilters(merged, now, words);
  mergeBreakdown(merged, before, now, words, reading);
  return merged;
}

const textOf = (words: Word[]): string =>
  words
    .filter(word => word.kind !== 'mark')
    .map(word => word.text)
    .join(' ');

/** "as a rate": the same thing as a share. */
const rates: Record<string, string> = {
  returns_value: 'return_rate',
  units_returned: 'return_rate',
  cancelled_orders: 'cancellation_rate',
  discounts: 'discount_rate',
  discounted_orders: 'discounted_order_share',
  returning_customers: 'returning_customer_rate',
  abandoned_checkouts: 'checkout_abandonment_rate',
  new_customer_sales: 'new_customer_revenue_share',
  returning_customer_sales: 'returning_customer_revenue_share',
  total_ad_spend: 'ad_spend_share',
  gross_profit: 'gross_margin',
  addToCarts: 'add_to_cart_rate',
};

function mergeFilters(merged: Ask, now: Ask, words: Word[]): void {
  if (
    words.some(word => has(word, 'total') || /^(everywhere|everything|all|overall)$/.test(word.text)) &&
    now.filters.length === 0 &&
    now.metrics.length === 0 &&
    now.by.length === 0 &&
    now.when === undefined
  ) {
    merged.filters = [];
    merged.by = [];
    return;
  }
  for (const filter of now.filters) merged.filters = withFilter(merged.filters, filter);
}

/** A new value of a dimension takes the place of the old one. */
function withFilter(filters: AskedFilter[], filter: AskedFilter): AskedFilter[] {
  const kept = filters.filter(
    each =>
      !each.options.some(option =>
        filter.options.some(
          other =>
            other.dimension === option.dimension ||
            (isGoods(other.dimension) && isGoods(option.dimension)) ||
            (isPlace(other.dimension) && isPlace(option.dimension)) ||
            (isOrigin(other.dimension) && isOrigin(option.dimension)),
        ),
      ),
  );
  return [...kept, filter];
}

const isGoods = (dimension: string): boolean => /^(product|product_type|collection|variant)$/.test(dimension);
/** Where visits came from, said more or less exactly. */
const isOrigin = (dimension: string): boolean => /^(traffic_channel|source|medium|source_medium)$/.test(dimension);
const isPlace = (dimension: string): boolean => /^(city|region|country)$/.test(dimension);

/** "and the reasons?" after returns. */
const asksReasons = (before: Ask, words: Word[]): boolean =>
  before.metrics.some(({ key }) => /return/.test(key)) &&
  words.some(word => /^reasons?$|^wajah$|^vajah$/.test(word.text));

function mergeBreakdown(merged: Ask, before: Ask, now: Ask, words: Word[], reading: Reading): void {
  const onlyDrawn = now.by.length > 0 && before.by.length > 0 && reading.breakdowns.length === 0;
  if (onlyDrawn) return;
  if (now.by.length > 0) {
    if (words.some(word => /^(all|every|each|sab|sabhi|saare)$/.test(word.text)))
      merged.filters = merged.filters.filter(
        filter => !filter.options.some(option => now.by.includes(option.dimension)),
      );
    merged.by = now.by;
    delete merged.ranking;
  } else if (asksReasons(before, words)) merged.by = ['return_reason'];
  else if (words.some(word => has(word, 'trend')) && before.by.length === 0) merged.by = [grainFor(merged.when)];
  const fixed = now.filters
    .filter(filter => !filter.not && filter.options[0]!.values.length === 1)
    .map(filter => filter.options[0]!.dimension);
  merged.by = merged.by.filter(dimension => !fixed.includes(dimension) || now.by.includes(dimension));
  const limit = bareNumber(words, now);
  if (limit !== undefined && before.ranking && now.by.length === 0 && !now.ranking)
    merged.ranking = { ...before.ranking, limit };
  else if (now.ranking) merged.ranking = now.ranking;
  else if (reading.ranking && merged.by.length > 0)
    merged.ranking = {
      direction: reading.ranking.direction,
      isQuality: reading.ranking.isQuality,
      ...(reading.ranking.limit ? { limit: reading.ranking.limit } : {}),
    };
}

/** "make it 10", "just three": how many rows, when nothing else was said. */
function bareNumber(words: Word[], now: Ask): number | undefined {
  if (now.metrics.length + now.filters.length + now.bounds.length > 0 || now.when) return undefined;
  const at = words.findIndex((_word, place) => numberAt(words, place) !== undefined);
  const number = at < 0 ? undefined : numberAt(words, at);
  return number && !number.ordinal && Number.isInteger(number.value) && number.value >= 1 && number.value <= 100
    ? number.value
    : undefined;
}

/** "the first one", "the second", "that city", "the last one": a row of the reply before. */
function pointedAt(turn: Turn, words: Word[]): AskedFilter | undefined {
  const rows = turn.mentioned[0];
  if (!rows || rows.values.length === 0) return undefined;
  const places = ['first', 'second', 'third', 'fourth'];
  const at = places.findIndex(place =>
    words.some(
      (word, at) =>
        has(word, place) &&
        (/^(one|wala|wali|wale|product|city|campaign|row)?$/.test(words[at + 1]?.text ?? '') ||
          words[at + 1]?.kind === 'mark'),
    ),
  );
  const single = words.some(word => /^(it|its|that|uska|uske|uski|iska)$/.test(word.text)) && rows.values.length === 1;
  const value =
    at >= 0
      ? rows.values[at]
      : words.some((word, at) => has(word, 'last') && words[at + 1]?.text === 'one')
        ? rows.values.at(-1)
        : single
          ? rows.values[0]
          : undefined;
  return value === undefined
    ? undefined
    : { options: [{ dimension: rows.dimension, values: [value] }], not: false, text: value };
}
