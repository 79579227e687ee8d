/** Wishes that no request can hold: asked with them, the figure found would answer another question. */
import { dayCount } from '@tillsight/metrics/period';
import { isGrain } from './courses.ts';
import { firstDoubt, type Doubt, type Question } from './doubt.ts';
import type { Reading } from './read.ts';
import { has, isFree, mentions, numberAt, textOf } from './words.ts';

/** The words of the first such wish. */
export const unmetWish = (question: Question): string | undefined => {
  const { metrics, by, base } = question.asked.ask;
  return metrics.length + by.length === 0 && base === undefined ? undefined : firstDoubt(wishes, question);
};

const hereNotThere =
  /(?:zero|nil|finished|khatam|khatm|over|out of stock|not available|nahi(?: hai)?) .*(?:but|par|lekin|aur|while) .*(?:lying|available|left|have|in stock|pada|padi|bacha|bachi|still|hai)/;

const wishes: Doubt[] = [
  {
    name: 'what one place lacks and another has',
    example: 'what is zero in Bhiwandi but still lying in Bandra',
    doubts: ({ reading: { words }, keys }) =>
      /inventory|out_of_stock/.test(keys) ? hereNotThere.exec(textOf(words))?.[0] : undefined,
  },
  {
    name: 'what is usual, which no days tell',
    example: 'what were sales last Friday compared to usual',
    doubts: ({ reading: { words } }) => thanUsual.exec(textOf(words))?.[0],
  },
  {
    name: 'what the shop buys of those who make it',
    example: 'purchases from Kanchi Weaves in October',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ask.filters.some(({ options: [option] }) => option?.dimension === 'vendor')
        ? boughtIn.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'what would be if something were otherwise',
    example: 'what would sales be if we doubled the ad budget',
    doubts: ({ reading: { words } }) => supposed.exec(textOf(words))?.[0],
  },
  {
    name: 'how many orders it was that money was given back for',
    example: 'how much did we refund in October and on how many orders',
    doubts: ({ reading: { words }, keys }) =>
      /refund|returns_value|units_returned/.test(keys) && keys.includes('total_orders')
        ? ofOrders.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'days after something without a date',
    example: 'what did we sell on Diwali and after that',
    doubts: ({ reading: { words } }) => afterwards.exec(textOf(words))?.[0],
  },
  {
    name: 'the day something last happened, or since which it goes on',
    example: 'when did the Bela Cotton Kurta last sell, pmax kab se chal raha hai',
    doubts: ({ reading: { words } }) => lastTime.exec(textOf(words))?.[0],
  },
  {
    name: 'a day that is over, up to the minute it is now',
    example: 'kal is waqt tak kitne order the',
    doubts: ({ reading: { words }, asked: { ask, notes } }) =>
      ask.when?.unit === 'day' && !notes.compares && ask.base === undefined
        ? upToNow.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'the rest of a place, whose part is not known here',
    example: 'and rest of India',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ask.filters.some(({ not }) => not) ? /\brest of (?!(?:the )?world)\S+/.exec(textOf(words))?.[0] : undefined,
  },
  {
    name: 'one festival in several years',
    example: 'the last 3 Diwalis',
    doubts: ({ reading: { words, periods } }) => {
      const counted = periods.find(
        ({ unit, at, size }) =>
          unit === 'festival' &&
          ([at - 1, at, ...(size > 2 ? [at + 1] : [])].some(each => isSeveral(words, each)) ||
            words.slice(at, at + size).some(({ text }) => /^(diwali|holi|navratri|eid)s$/.test(text))),
      );
      return counted && textOf(words.slice(counted.at - 1, counted.at + counted.size));
    },
  },
  {
    name: 'what is of one time or place, and not of another',
    example: 'which cities ordered in September but not in October',
    doubts: inOneAndNotInAnother,
  },
  {
    name: 'goods by their price',
    example: 'which is our costliest saree that sold last week',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ask.by.some(each => /^(product|variant|sku|product_type|collection)$/.test(each)) &&
      ask.metrics.every(({ key }) =>
        /^(units_sold|net_units_sold|total_sales_revenue|net_sales|total_orders)$/.test(key),
      )
        ? words.find(({ text }) => ofPrice.test(text))?.text
        : undefined,
  },
  {
    name: 'what an average lies between',
    example: 'orders above average order value yesterday',
    doubts: ({ reading: { words }, asked: { ask } }) => {
      const at = words.findIndex((word, place) => has(word, 'above', 'below') && isAverageBehind(words, place));
      return at >= 0 && ask.metrics.some(({ key }) => key.startsWith('average_')) && ask.by.length === 0
        ? words[at]!.text
        : undefined;
    },
  },
  {
    name: 'the part of one kind in every stretch of time',
    example: 'share of sarees in sales week by week since August',
    doubts: ({ reading: { words, comparison }, asked: { ask, notes } }) =>
      ask.by.length === 1 &&
      isGrain(ask.by[0]!) &&
      ask.filters.length > 0 &&
      !notes.share &&
      !comparison.directed &&
      comparison.kind === undefined &&
      ask.metrics.every(({ key }) => !/rate|share|percent|margin|roas|Rate|per_/.test(key))
        ? words.find(word => has(word, 'share', 'percent') && word.used !== 'bound')?.text
        : undefined,
  },
  {
    name: 'the best of every kind',
    example: 'bestseller of each product type in October',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ofEachOfThem.exec(textOf(words))?.[0] ??
      (ask.by.length > 0 && String(ask.by) !== 'product' ? bestOfEach.exec(textOf(words))?.[0] : undefined),
  },
  {
    name: 'the days around a festival, and how many of them',
    example: 'sales around Holi',
    doubts: ({ reading: { words, periods } }) => {
      const at = words.findIndex(({ text }) => /^(around|near|close to|aas ?paas|aaspaas|आसपास)$/.test(text));
      const isOneDay = ({ unit, period }: Reading['periods'][number]): boolean =>
        unit === 'festival' && period.from === period.to;
      return at >= 0 && periods.some(each => isOneDay(each) && Math.abs(each.at - at) <= 3)
        ? words[at]!.text
        : undefined;
    },
  },
  {
    name: 'the same date of every month',
    example: 'sales on the 15th of each month this year',
    doubts: ({ reading: { words } }) =>
      words.find(
        (word, at) =>
          /^(each|every|har|हर)( month| mahine| महीने)?$/.test(word.text) &&
          (word.text.includes(' ') || has(words[at + 1], 'month')) &&
          words[at - 1]?.text === 'of' &&
          /\d|^(first|last)$/.test(words[at - 2]?.text ?? ''),
      )?.text,
  },
  {
    name: 'a stretch of days told by the one before it, or by its own first and last day',
    example: 'diwali week vs the week after; navratri first day vs last day sales',
    doubts: ({ reading: { words, comparison } }) => {
      const at = words.findIndex(
        (word, place) =>
          isFree(word) &&
          isFree(words[place + 1]) &&
          ((has(word, 'week', 'day', 'weekend', 'month') && has(words[place + 1], 'after')) ||
            (has(word, 'first') && has(words[place + 1], 'day'))),
      );
      return comparison.asked && at >= 0 ? textOf(words.slice(at, at + 2)) : undefined;
    },
  },
  {
    name: 'a festival held against a week of it',
    example: 'this Diwali vs last Diwali week',
    doubts: ({ reading: { words }, asked }) => {
      const { when, base } = asked.ask;
      if (when?.unit !== 'festival' || base?.kind !== 'named') return undefined;
      const days = [when.period, base.period].map(dayCount);
      return Math.min(...days) === 1 && Math.max(...days) > 4 ? words.find(word => has(word, 'week'))?.text : undefined;
    },
  },
  {
    name: 'how soon customers came back',
    example: 'percent of customers who came back within 45 days',
    doubts: ({ reading: { words, periods }, asked: { ask } }) =>
      ask.metrics.some(({ key }) => /returning_customer|reordered|repeat_purchase/.test(key))
        ? words.find(
            ({ text }, at) => /^(within|(ke )?andar)$/.test(text) && periods.some(each => Math.abs(each.at - at) <= 3),
          )?.text
        : undefined,
  },
  {
    name: 'more often than twice, which no figure counts',
    example: 'customers in Pune who bought more than twice',
    doubts: ({ reading: { words }, asked: { ask } }) =>
      ask.metrics.some(({ key }) => /customer/.test(key))
        ? /\b(?:more than|over) (?:twice|thrice|two times|three times|2 times|3 times)\b/.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'some of them, which no request can pick',
    example: 'sales from other cities last week',
    doubts: ({ reading }) => pickedWord(reading),
  },
  {
    name: 'how many there are of something, where nothing is said of them',
    example: 'how many products do we have',
    doubts: ({ reading: { words, metrics }, asked: { ask } }) =>
      metrics.length + ask.bounds.length === 0
        ? words.find((word, at) => has(words[at - 1], 'how_many') && has(word, ...ask.by))?.text
        : undefined,
  },
  {
    name: 'discounts that need no code, which are in all that is taken off',
    example: 'automatic discounts in October',
    doubts: ({ reading: { words } }) => /\b(?:automatic|auto|manual) discounts?\b/.exec(textOf(words))?.[0],
  },
  {
    name: 'a campaign beside a kind of campaigns that it need not be of',
    example: 'pmax roas in October, brand search too',
    doubts: ({ asked: { ask }, reading: { words } }) => {
      const [kind, one] = ['campaign_type', 'campaign'].map(each =>
        ask.filters.find(({ options, not }) => !not && options[0]?.dimension === each),
      );
      const isListed = /,|\b(and|aur|bhi|too|also|vs|or)\b|और|भी/.test(textOf(words));
      return kind && one && isListed ? `${kind.text} ${one.text}` : undefined;
    },
  },
  {
    name: 'days counted, and nothing said of them',
    example: 'ads ran on how many days in October',
    doubts: ({ reading: { words, metrics, bounds }, asked: { ask } }) => {
      const at = words.findIndex(
        (word, place) => has(word, 'how_many') && /^(days|din|दिन)$/.test(words[place + 1]?.text ?? ''),
      );
      return at >= 0 && metrics.length + bounds.length === 0 && ask.by.includes('day')
        ? textOf(words.slice(at, at + 2))
        : undefined;
    },
  },
  {
    name: 'orders that are held back',
    example: 'orders on hold now',
    doubts: ({ reading: { words }, keys }) =>
      /orders/.test(keys) && !/un(fulfilled|paid)/.test(keys) && /\bon hold\b/.test(textOf(words))
        ? 'on hold'
        : undefined,
  },
  {
    name: 'all days of a year up to a festival',
    example: 'total ad spend this year vs last year diwali tak',
    doubts: ({ reading: { words, periods }, asked: { ask } }) => {
      const { when } = ask;
      const isOneDay = when?.unit === 'festival' && when.period.from === when.period.to;
      const last = periods.find(({ unit }) => unit === 'festival');
      const behind = last && words[last.at + last.size];
      return isOneDay && behind && /^(tak|तक)$/.test(behind.text) && behind.used !== 'period' ? behind.text : undefined;
    },
  },
];

const ofPlacesAndGoods = ['city', 'region', 'country', 'product', 'product_type', 'collection', 'vendor', 'campaign', 'keyword', 'source', 'channel', 'page']; // prettier-ignore

/** "big orders", "other cities", "full refunds": the word picks some of what stands behind it. */
const picking: readonly { word: RegExp; of: readonly string[] }[] = [
  {
    word: /^(cheap|cheaper|big|huge|massive|large|small|tiny|heavy|deep|rich|wealthy|short|long|chhot[aei]|chot[aei]|छोट[ाेी])$/,
    of: ['order', 'bill', 'basket', 'customer', 'city', 'town', 'discount', 'refund', 'purchase'],
  },
  {
    word: /^(normal|usual|regular|ordinary|busy|slow|common)$/,
    of: ['day', 'weekday', 'order', 'customer', 'month', 'week'],
  },
  { word: /^(other|another)$/, of: [...ofPlacesAndGoods, 'order', 'customer', 'day'] },
  { word: /^latest$/, of: ['order', 'customer', 'bill', 'purchase'] },
  { word: /^(full|complete|fully|completely)$/, of: ['refund', 'return'] },
];

const pickedWord = ({ words, filters }: Reading): string | undefined =>
  words.find((word, at) =>
    picking.some(
      each =>
        word.used === undefined &&
        !word.small &&
        each.word.test(word.text) &&
        (has(words[at + 1], ...each.of) ||
          isThanOthers(words, at) ||
          /^(ones|wal[aei]|वाल[ाेी])$/.test(words[at + 1]?.text ?? '')) &&
        !filters.some(filter => filter.not),
    ),
  )?.text;

/** "more often than other kurtas" */
const isThanOthers = (words: Reading['words'], at: number): boolean =>
  has(
    words.slice(0, at).findLast(({ text }) => !/^(the|our|all)$/.test(text)),
    'than',
  ) && words[at + 1]?.names.some(({ dimension }) => dimension === 'product_type') === true;

const ofPrice =
  /^((the )?most expensive|least expensive|expensive|costliest|priciest|cheapest|dearest|highest priced|lowest priced|sabse (mehn?g|mah[ae]n?g|sast)[aei]|(mehn?g|mah[ae]n?g|sast)[aei]|(सबसे )?(महंग[ाेी]|सस्त[ाेी]))$/;

const bestOfEach =
  /\b(best ?sellers?|best ?selling( product| item| size| colou?r| variant)?|top (product|seller|item)s?|number one) (of|in|for|from) (each|every|all the)\b|\b(best ?sellers|top sellers) (by|per) (city|cities|state|store|shop|channel|region|country|day|week|month|quarter)\b/;
const afterwards =
  /(?<=\S )(?<!(?:day|week|weekend|month|quarter|year) )(?:(?:since|after) (?:then|that)|ever since|uske baad|tab se|उसके बाद|तब से)(?= |$)(?! (?:day|week|month|year|date|time|one|wal[aei]))/;

/** "…, and the top product in each": of the rows of another clause. */
const ofEachOfThem =
  /\b(?:top|best|worst|bottom) (?:\d+|two|three|four|five|ten)(?: (?:products|items|sellers|goods))? (?:in|of|for|from|per) (?:each|every)\b|\b(best|top|number one)( selling| selling product)? (product|item|seller|saree|kurta|lehenga|dupatta|campaign|city|channel) (of|in|for|from) (each|every one|each one|each of them|each of those)(?=$| [?.!])/;
const thanUsual =
  /\b(?:than|to|vs|versus|against|with|from) (?:a |an |the |our |any |what is |what was )*(?:usual|normal|typical|the norm|(?:usual|normal|typical|ordinary|regular|average|plain) (?:day|week|month|weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?= (?:for|on|at|this|last|in|or|yesterday|today)\b|$| [,?.])/;
const lastTime =
  /^(?:and |so )?when (?:did|was|were|have|has) .* last (?:sell|sold|ordered|order|bought|buy|returned)\b|^(?:and |so )?when was .* last (?:sale|order|purchase)\b|\b(?:aakhri|akhri|aakhiri|last) (?:baar|bar|time) kab bik\w*|\b(?:first|last) (?:ever )?(?:order|sale) date\b|\bdate of (?:the |our )?(?:first|last) (?:ever )?(?:order|sale)\b|\bkab se\b|कब से|^(?:and |so )?(?:since|from) when\b|\bsince when$/u;
const upToNow =
  /\b(?:is|iss|isi|same|this) (?:waqt|vaqt|samay|time|hour|ghante)(?: tak)?\b|\bby (?:this time|now)\b|(?:इस|इसी) (?:समय|वक्त)(?: तक)?/u;
const supposed =
  /\b(?:what|how (?:much|many)) (?:\S+ ){0,3}?(?:would|could|might) .*\bif\b.*|\bif (?:we|i) (?:had |were |would |could )?(?:double|halve|raise|cut|lower|increase|decrease|reduce|stop|drop|pause|remove|spend|spent|sell|sold|add|give|offer|close|open)\w* .*|\b(?:need|have|got) to sell (?:(?:so as |in order )?to (?:reach|hit|break|make|cover|earn|get|touch|recover|cross)|before|per|each|every|a) .*/;
const ofOrders =
  /\b(?:on|for|across|over|from|in) how many orders\b|\bkitn[ei] orders? (?:ka|ke|ki|pe|par|me|mein)(?= |$)|कितने ऑर्डर(?:ों)? (?:का|के|की|पर|में)/u;

function isSeveral(words: Reading['words'], at: number): boolean {
  const count = numberAt(words, at);
  // "what did we do last Black Friday": the verb, and no Hindi two.
  const isVerb = words.slice(0, at).some(({ text }) => /^(we|i|you|they|did|does|do|will|would|could|can)$/.test(text));
  if (words[at]?.text === 'do' && isVerb) return false;
  return count !== undefined && !count.ordinal && count.value >= 2 && count.value <= 9;
}

const isAverageBehind = (words: Reading['words'], at: number): boolean =>
  words.slice(at + 1, at + 4).some(word => has(word, 'average', 'average_of'));

/** "sold in September but not in October", "popular in Delhi but not in Mumbai"; "Karnataka but not Bengaluru" leaves a part out. */
function inOneAndNotInAnother({ reading: { words, filters }, asked: { ask } }: Question): string | undefined {
  const at = words.findIndex(({ text }) => /^(but|yet|lekin|magar|पर|लेकिन|मगर|par)$/.test(text));
  const rest = at < 0 ? [] : words.slice(at + 1);
  if (!rest.some(word => has(word, 'not'))) return undefined;
  const isOfDays = words.slice(0, at).some(isDays) && rest.some(isDays);
  const isSet = ask.by.length > 0 || mentions(words, 'customer', 'who', 'which');
  const kinds = filters.filter(filter => !filter.not).map(({ options }) => options[0]?.dimension);
  const isOfPlaces = filters.some(({ at: place, options }) => place > at && kinds.includes(options[0]?.dimension));
  return isSet && (isOfDays || (isOfPlaces && filters.some(filter => filter.at < at))) ? words[at]!.text : undefined;
}

const isDays = (word: Reading['words'][number]): boolean => word.used === 'period';

const boughtIn = /\b(?:purchases?|purchased|procured?|sourced?|bought|buy|ordered) (?:by us |in )?from(?= )/;
