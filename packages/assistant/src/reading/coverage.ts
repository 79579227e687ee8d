/** Words of a question that no part of its reading accounts for: an answer given as if they were not there may be wrong. */
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import { kin } from '../vocabulary/ideas.ts';
import type { Word } from '../words/annotate.ts';
import { isOfWholePeriod } from './breakdowns.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import type { Reading } from './read.ts';
import { customersSpend } from './ruled-out.ts';
import { has } from './words.ts';

/** Ideas that change what is asked about: one of them left over means that the question was not understood. */
const telling = [
  'return', 'refund', 'cancel', 'exchange', 'discount', 'discount_code', 'tax', 'duty', 'fee', 'cost', 'cogs', 'profit', 'margin', 'payment', 'dispatch', 'deliver', 'unfulfilled',
  'new', 'returning', 'stock', 'low', 'finished', 'checkout', 'cart', 'add_to_cart', 'visit', 'visitor', 'click', 'impression', 'ctr', 'cpc', 'cpm', 'roas', 'mer', 'cac', 'bounce', 'engaged', 'duration',
  'page_view', 'spend', 'gross', 'net', 'except', 'conversions', 'convert', 'conversion_value', 'quality_score', 'video', 'retention', 'lifetime', 'velocity', 'cover', 'run_out', 'sell_through',
  'claim', 'gift', 'wholesale', 'organic', 'direct', 'abroad', 'domestic', 'mobile', 'desktop', 'tablet', 'ios', 'android', 'windows', 'mac', 'chrome', 'safari', 'firefox', 'samsung_internet', 'cod', 'prepaid', 'upi', 'card', 'wallet', 'next', 'tomorrow', 'yesterday', 'today', 'fiscal_year',
  'year_ago', 'basket', 'keyword', 'campaign', 'price', 'search_term', 'acquire', 'season', 'half', 'fortnight', 'weekend', 'quarter', 'position', 'off_topic', 'personal', 'shipping', 'why', 'compute', 'weekday', 'hour', 'daily', 'weekly', 'monthly',
]; // prettier-ignore

/** Ideas of the question's frame; misspelt they are not missed. Every idea outside of it has to be served. */
const asking = [
  'set', 'what', 'which', 'who', 'where', 'when', 'how', 'how_many', 'how_much', 'by', 'per', 'and', 'or', 'compare', 'than', 'trend', 'more', 'less', 'most', 'least', 'best', 'give', 'received', 'have',
  'total', 'count', 'amount', 'money', 'people', 'customer', 'sold', 'buy', 'order', 'sales', 'unit', 'grow', 'fall', 'change', 'list', 'greeting', 'thanks', 'only', 'website', 'google', 'google_ads', 'ad', 'summary', 'now', 'so_far', 'day', 'week', 'month', 'last', 'this', 'rate', 'percent', 'value',
]; // prettier-ignore

/** Further words of the frame, which say how a question is put and not what it is about. */
const frame = [
  ...asking, 'between', 'before', 'until', 'during', 'average', 'average_of', 'share', 'above', 'below', 'forecast', 'earn', 'year_ago', 'week_ago', 'month_ago', 'shopify', 'meta', 'ga4', 'first', 'far', 'weekend',
  'dispatch', 'yoy', 'wow', 'mom', 'qoq', 'dod', 'same', 'sort', 'sort_up', 'date', 'quarter', 'year', 'after', 'include', 'recorded', 'report_noun', 'recently', 'already', 'goods', 'ago', 'send', 'give_', 'summary_', 'help', 'bestseller', 'since', 'resident', 'report_role', 'funnel',
]; // prettier-ignore

/** As typed, in their order. */
export function leftOver(reading: Reading, by: readonly string[], served: readonly string[] = []): string[] {
  const { unknown, ordinary } = reading.unread;
  const asked = { reading, by, served, lost: new Set([...unknown, ...ordinary]), unsplit: unsplitBy(reading, by) };
  return reading.words.filter(word => isLeftOver(word, asked)).map(({ text }) => text);
}

type Asked = {
  reading: Reading;
  by: readonly string[];
  /** Ideas that the answer tells of anyway. */
  served: readonly string[];
  /** Words that mean nothing here. */
  lost: ReadonlySet<string>;
  /** Ways to split that were not taken up. */
  unsplit: ReadonlySet<Word>;
};

function isLeftOver(word: Word, { reading, by, served, lost, unsplit }: Asked): boolean {
  const { words, periods } = reading;
  const isFree = word.used === undefined;
  if (word.kind === 'number') return isFree && !served.includes('number') && !isLooseNumber(words, word);
  if (word.kind !== 'word' || word.used === 'pointer') return false;
  if (lost.has(word.text)) return !isNamedShort(words, word, by);
  if (unsplit.has(word) || (periods.length === 0 && isSinceWhat(words, word))) return true;
  if (!isFree || word.small || has(word, ...served) || isSaidBySplit(words, word, by)) return false;
  if (harmlessWords.has(word.text) || word.text === 'led to') return isSetAgainst(word, reading);
  if (word.text === 'by') return isLoose(words, words.indexOf(word) + 1);
  return wantsMore(word, reading) && !isServed(word, reading);
}

/** "by product type, and the return rate of each type": the last word of the split, said again. */
const isNamedShort = (words: Word[], word: Word, by: readonly string[]): boolean =>
  has(words[words.indexOf(word) - 1], 'per', 'by') &&
  by.some(each => each.includes('_') && each.split('_').at(-1) === word.text);

/** "search vs pmax vs display", "drop youtube and display": what is set against something is told, whatever the word means elsewhere. */
const isSetAgainst = (word: Word, { words }: Reading): boolean =>
  word.names.length > 0 && has(words[words.indexOf(word) - 1], 'compare', 'and', 'or');

/** The rows asked for are what the word says. */
const isSaidBySplit = (words: Word[], word: Word, by: readonly string[]): boolean =>
  by.some(each => has(word, ...(saidBySplit[each] ?? [])) || isSaidAgain(words, word, each)) ||
  (has(word, 'weekday', 'hour', 'daily', 'weekly', 'monthly') &&
    by.some(each => /^(hour|weekday|day|week|month)$/.test(each)));

/** An idea that no answer may pass over: one that tells, one said per row, a misspelt one that might be anything. */
const wantsMore = (word: Word, { metrics, words }: Reading): boolean =>
  isTelling(word) ||
  (isPerRow(word) && !metrics.some(({ key }) => isOfRow(word, key))) ||
  (word.corrected && (!has(word, ...asking) || isPartOfName(word, words)));

/** "jaipuri dohr doubel": what was mistyped behind a name may belong to it. */
const isPartOfName = (word: Word, words: Word[]): boolean =>
  has(word, 'grow', 'fall', 'change') && words[words.indexOf(word) - 1]?.used === 'name';

/** "cities with most returns and sales of those cities", "Bandra counter vs Hauz Khas counter". */
const isSaidAgain = (words: Word[], word: Word, dimension: string): boolean =>
  has(word, dimension) &&
  (has(words[words.indexOf(word) - 1], 'by') ||
    /^(those|these|such|same|unhi|inhi)$/.test(words[words.indexOf(word) - 1]?.text ?? '') ||
    (dimension === 'pos_location' &&
      words.some(other => other !== word && other.text === word.text && other.used === 'dimension')));

/** "since KESARVIP30 was switched off": days nobody here knows, and no "since 3 days". */
const isSinceWhat = (words: Word[], word: Word): boolean => {
  const next = words[words.indexOf(word) + 1];
  const isTold =
    /^(we|i|they|you|he|she|it|the|our|my|prices?)$/.test(next?.text ?? '') || (next?.names.length ?? 0) > 0;
  return has(word, 'since') && word.used === undefined && isTold;
};

/** Ideas that a split says already: "the counter staff", "search inside our website", "why … by return reason". */
const saidBySplit: Record<string, string[]> = {
  customer_type: ['customer_type'], landing_page: ['landing_page'], return_reason: ['why', 'return_reason'], staff_member: ['pos_location', 'pos'], pos_location: ['pos'], site_search_term: ['search', 'search_box', 'website', 'online_store'],
}; // prettier-ignore

/** An idea that changes what is asked about: all that are not of the frame, and those of it that are also more. */
const isTelling = (word: Word): boolean =>
  has(word, ...telling, ...months, ...weekdays) || (word.concepts.length > 0 && !has(word, ...frame));

/** The number of a goal, of clock times, of days before, of rows is told elsewhere. */
function isLooseNumber(words: Word[], word: Word): boolean {
  const at = words.indexOf(word);
  if (has(words[at - 1], 'per') && (word.value === 100 || word.value === 1000)) return true;
  // "31 November" is no day of that month.
  if (word.value! <= 31 && [words[at - 1], words[at + 1]].some(each => has(each, ...months))) return false;
  // "did we do 50k" claims it, "orders above 5000" is a condition.
  if (
    word.value === undefined ||
    (word.value >= 1000 && !words.slice(at - 2, at).some(each => has(each, 'above', 'below')))
  )
    return true;
  const beside = words.slice(at + 1, at + 3);
  // "10am-2pm vs 6pm-10pm": hours of which only the first were taken.
  const hours = words.filter(({ kind, used }) => kind === 'number' && used === 'hours');
  if (hours.length > 0 && /^[ap]m$/.test(beside[0]?.text ?? '') && hours.every(({ value }) => value !== word.value))
    return false;
  return (
    words.some(each => has(each, 'far', 'target', 'hit', 'forecast', 'cover') || each.used === 'hours') ||
    beside.some(each => has(each, 'before', 'night')) ||
    (beside[0]?.used === 'period' && words[at - 1]?.used !== 'value')
  );
}

const isPerRow = (word: Word): boolean =>
  word.concepts.some(
    each => each.startsWith('per:') && !/^per:(day|daily|week|month|hour|year|quarter|compare|last|this)$/.test(each),
  );

/** A rate is of one thing: what a click cost is of no customer. */
const isOfRow = (word: Word, key: string): boolean =>
  word.concepts.some(
    each =>
      each.startsWith('per:') && (rateOf[each.slice(4)] ?? /cac|per|rate|average|efficiency|roas|cp[cma]/).test(key),
  );
const rateOf: Record<string, RegExp> = {
  customer: /customer|cac|lifetime|purchaser/i, people: /customer|cac|lifetime|purchaser|per_/i, visitor: /session|users|visitor|purchaser|page|duration/i,
  order: /order|average|cac|cost_per|units_per|conversion|purchase/i, visit: /session|rate|duration|page|conversion/i, click: /cpc|click|ctr/, conversion: /conversion|purchase/, conversions: /conversion|purchase/, convert: /conversion|purchase/,
}; // prettier-ignore

/** Ways to split that were named and not taken up: "channel split", "what time of day". */
function unsplitBy(reading: Reading, by: readonly string[]): Set<Word> {
  const { words, breakdowns, filters, metrics, comparison } = reading;
  const cut = new Set([...by, ...filters.flatMap(filter => filter.options.map(option => option.dimension))]);
  const isMetric = (at: number): boolean => metrics.some(metric => metric.places.includes(at));
  const isMeant = ({ at, dimension, mark }: Reading['breakdowns'][number]): boolean =>
    cut.has(dimension) ||
    isMetric(at) ||
    words[at]!.used === 'name' ||
    words[at]!.used === 'metric' ||
    (!words[at]!.corrected &&
      /^(product|sku|pos_location|channel|location)$/.test(dimension) &&
      mark !== 'by' &&
      mark !== 'which' &&
      dimension !== 'channel') ||
    metrics.some(({ key }) => (alone[dimension] ?? noKin).test(key)) ||
    (comparison.kind !== undefined && /^(day|week|month|quarter|year)$/.test(dimension)) ||
    ((dimension === 'channel' || dimension === 'location') &&
      [...cut].some(each => /channel|location|city|source/.test(each))) ||
    (dimension === 'search_term' && cut.has('site_search_term')) ||
    (dimension === 'variant' && cut.has('return_reason')) ||
    (dimension === 'collection' && words[at - 1]?.used === 'name');
  return new Set(
    breakdowns.filter(each => !isMeant(each) && !isOfWholePeriod(reading, each)).map(each => words[each.at]!),
  );
}

/** Figures that are about such things without being split by them. */
const alone: Record<string, RegExp> = {
  inventory_location: /inventory|stock|fulfil/, site_search_term: /store_searches/, day: /days_of_cover/, sku: /variants/, variant: /variants|inventory/, return_reason: /return/,
  discount_code: /discount/, customer_type: /customer/, cohort_month: /reorder|repeat|customers/, payment_method: /payment/, payment_gateway: /payment/, tax_name: /tax/, tax_rate: /tax/,
  ad_platform: /roas|ad_spend|attributed/,
}; // prettier-ignore

/** "split by number of orders": what follows was not read either. */
function isLoose(words: Word[], from: number): boolean {
  const next = words.slice(from).find(word => word.kind === 'mark' || !word.small);
  return next?.used === undefined && has(next, 'count', 'customer', 'unit', 'average', 'value', 'price', 'amount');
}

/** Part of what was read although nothing took it. */
const isServed = (word: Word, reading: Reading): boolean => {
  const at = reading.words.indexOf(word);
  const [before, next] = [reading.words[at - 1], reading.words[at + 1]];
  return servings.some(({ serves }) => serves({ word, at, before, next, ...reading }));
};

type Place = Reading & { word: Word; at: number; before: Word | undefined; next: Word | undefined };
type Serving = { name: string; example: string; serves: (place: Place) => boolean };

const cutBy = ({ filters }: Reading, dimension: RegExp): boolean =>
  filters.some(each => each.options.some(option => dimension.test(option.dimension)));

const servings: Serving[] = [
  {
    name: 'what the figure says already',
    example: 'stock beside days of cover',
    serves: ({ word, metrics }) =>
      metrics.some(({ key }) => word.concepts.some(concept => (kin[concept] ?? noKin).test(key))),
  },
  {
    name: 'parcels that come back undelivered',
    example: 'refused cod parcels kitne wapas aaye',
    serves: ({ word, metrics }) =>
      has(word, 'return', 'came_back') && metrics.some(({ key }) => key.startsWith('rto_')),
  },
  {
    name: 'what customers spend',
    example: 'how much do new customers spend',
    serves: ({ word, words }) => has(word, 'spend') && customersSpend(words),
  },
  {
    name: 'visits of a source',
    example: 'revenue of organic search',
    serves: place => has(place.word, 'visit', 'search') && cutBy(place, /traffic|source|medium/),
  },
  {
    name: 'a way of paying',
    example: 'UPI payment orders',
    serves: place => has(place.word, 'payment') && cutBy(place, /^payment/),
  },
  {
    name: 'the kind of what is named',
    example: 'the Festive Edit collection against the Under 999 collection',
    serves: ({ word, before, filters }) =>
      before?.used === 'name' && filters.some(({ options: [option] }) => has(word, option!.dimension)),
  },
  {
    name: 'where something was sent',
    example: 'orders shipped to Pune',
    serves: ({ word, next }) =>
      has(word, 'dispatch') &&
      (/^(to|from|in|worth|outside|within|inside)$/.test(next?.text ?? '') ||
        next?.used === 'value' ||
        next?.used === 'name'),
  },
  {
    name: 'beside somebody',
    example: 'next from there',
    serves: ({ word, next }) => has(word, 'next') && next?.text === 'from',
  },
  {
    name: 'what belongs to a year',
    example: 'season 2025',
    serves: ({ next }) => next?.used === 'period' && next.kind === 'number' && next.value! > 2000,
  },
  {
    name: 'everyday words that mean more elsewhere',
    example: 'due to, baki sab, one-time, our store',
    serves: ({ word, next }) => isByTheWay(word, next?.text),
  },
  {
    name: 'a "not" that turns nothing round',
    example: 'did we grow or not',
    serves: ({ word, at, before, next }) =>
      has(word, 'not') &&
      (has(before, 'or') ||
        at === 0 ||
        next?.text === 'find' ||
        ((next === undefined || /^[.?!]$/.test(next.text)) &&
          !has(before, 'buy', 'order', 'sold', 'purchase', 'pay', 'convert'))),
  },
  {
    name: 'the season of a feast that is named',
    example: 'was this Diwali better overall, the whole season',
    serves: ({ word, periods }) => has(word, 'season') && periods.some(({ unit }) => unit === 'festival'),
  },
  {
    name: 'where people live',
    example: 'where do our buyers live',
    serves: ({ word, words }) => /^lives?$/.test(word.text) && has(words[0], 'where'),
  },
  {
    name: 'the morning of days that are named',
    example: 'morning summary',
    serves: ({ word, words }) =>
      has(word, 'morning') && words.some(each => each.used === 'period' || has(each, 'summary')),
  },
  {
    name: 'marketing as the head of several figures',
    example: 'marketing: spend, clicks, roas',
    serves: ({ word, words, metrics }) =>
      has(word, 'marketing') && (metrics.length > 1 || words.some(each => has(each, 'summary'))),
  },
  {
    name: 'slow sellers that are ranked',
    example: 'slow moving, worst first',
    serves: ({ word, words }) => has(word, 'slowseller') && words.some(each => each.used === 'ranking'),
  },
  {
    name: 'the weekend beside its days',
    example: 'weekend vs weekdays',
    serves: ({ word, before, next, words }) =>
      has(word, 'weekend') &&
      ![before, next].some(each => has(each, 'only')) &&
      words.some(each => has(each, 'weekday', 'workday', 'day')),
  },
  {
    name: 'the days of a comparison',
    example: 'same Saturday last year',
    serves: ({ word, comparison }) =>
      comparison.kind !== undefined && has(word, 'year_ago', 'yoy', 'fiscal_year', 'weekend', 'quarter', ...weekdays),
  },
];

/** Words that mean more elsewhere. */
const isByTheWay = ({ text }: Word, next: string | undefined): boolean =>
  (text === 'due' && next === 'to') ||
  (/^baa?ki$/.test(text) && /^sa(b|bhi|re|are)$/.test(next ?? '')) ||
  /^(close|rfm|dukaa?n|shop|store|staff|earlier|colour|size)$/.test(text) ||
  /^(reel|shoot|photoshoot|reels)$/.test(text) ||
  (text === 'time' && next === 'buyers');

const noKin = /^$/;
