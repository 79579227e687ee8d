/** Is the figure found of the kind that the words ask for: a count, money, a share, an average, rows? */
import type { Word } from '../words/annotate.ts';
import { firstDoubt, type Doubt, type Question } from './doubt.ts';
import { boundOfPrice, isAverage, isBehindFrom, isUnsaid, missedGoods, missedQuality, unitOf, unitOfBound } from './figure-kinds.ts'; // prettier-ignore
import type { Reading } from './read.ts';
import { has, textOf } from './words.ts';

/** The words that the figure found does not do justice to. */
export function figureDoubt(question: Question): string | undefined {
  const { reading, asked, keys } = question;
  if (asked.ask.metrics.length === 0) return kindWithoutFigure(reading);
  return keys.startsWith('meta_') ? undefined : (firstDoubt(signs, question) ?? unsaidFigures(question));
}

function unsaidFigures({ reading, asked: { ask } }: Question): string | undefined {
  // "orders with more than 3 items": of a single order the average is its own size.
  if (ask.by.includes('order_number')) return undefined;
  const unsaid = reading.metrics.filter(
    metric => ask.metrics.some(({ key }) => key === metric.key) && isUnsaid(metric, reading),
  );
  return unsaid.length > 0 ? textOf(unsaid.flatMap(({ places }) => places.map(at => reading.words[at]!))) : undefined;
}

/** "rate of exchanges": no figure was found, but a kind of one was asked for. */
const kindWithoutFigure = ({ words }: Reading): string | undefined =>
  words.find(word => word.used === undefined && has(word, 'rate', 'percent', 'average'))?.text;

/** "refunds as a percentage of sales": both are told, where no share of that kind is known. */
const isBesideSales = (metrics: { key: string }[]): boolean =>
  metrics.length === 2 && /^(total_sales_revenue|net_sales)$/.test(metrics[1]!.key);

/** What says where a visit came from. */
const ofOrigin = /^(traffic_channel|source|medium|source_medium|campaign|campaign_type|ad_group|keyword|search_term)$/;

const whereSaid = ({ keys, reading }: Question, of: RegExp, pattern: RegExp): string | undefined =>
  of.test(keys) ? pattern.exec(textOf(reading.words))?.[0] : undefined;
const boughtWith =
  /\bwhat (?:else )?(?:sells|sold|goes|went|is bought|gets bought|is ordered) (?:well |best |most )?(?:along |together )?with (?!coupon|code|discount|card|gift|voucher|offer|cod)|\b(bought|sold|ordered|purchased|went) (along |together )?with (a|an|the|any|each|another) (?!coupon|code|discount|card|gift|voucher|offer)|\bwhat (?:else )?(?:do|did|are|does) .*\b(?:buy|bought|buying|order|ordered|purchase) (?:along |together )?(?:with|after|before|next to)\b/;
const ofPieces = /\b(units|pieces|pcs|items)( sold)? (from|of|by|to|bought by)\b/;
const ofOrdersPlaced =
  /\b(refunds?|returns?|refunded|returned|cancelled|cancellations?) (for|of|on|from|against) (the |all |our )?(orders|sales) (that were |which were )?(placed|made|booked|taken) (in|on|during|between|last|this|since|from)\b/;

const signs: Doubt[] = [
  {
    name: 'a count of days past, and stock, which is told of now',
    example: 'how many in November so far, and stock left',
    doubts: ({ reading: { words, periods }, keys }) => {
      const isOfNow = /^(inventory_(on_hand|available)|days_of_cover|low_stock_variants|out_of_stock_variants)$/.test(
        keys,
      );
      const asks = words.find(word => has(word, 'how_many') && word.used === undefined);
      return isOfNow && asks && periods.length > 0 ? asks.text : undefined;
    },
  },
  {
    name: 'visits of an ad platform, which no cut of theirs says',
    example: 'visits from google ads yesterday',
    doubts: ({ keys, reading, asked }) =>
      /(^| )(sessions|store_sessions|activeUsers|newUsers|store_visitors|engagedSessions)( |$)/.test(keys) &&
      ![...asked.ask.by, ...asked.ask.filters.map(({ options }) => options[0]?.dimension ?? '')].some(each =>
        ofOrigin.test(each),
      )
        ? reading.words.find((word, at) => has(word, 'google_ads', 'ad') && isBehindFrom(reading.words, at))?.text
        : undefined,
  },
  {
    name: "the shop's own figure of what an ad platform brought, which the shop cannot tell apart",
    example: 'customers from google ads last month',
    doubts: ({ keys, reading, asked, unread }) =>
      (asked.ask.platform === 'google_ads' ? hadFromShopOnly : ofTheShop).test(keys) &&
      [...asked.ask.by, ...asked.ask.filters.map(({ options }) => options[0]?.dimension ?? '')].every(
        each => !/campaign|ad_|source|medium|channel/.test(each),
      ) &&
      broughtByAds.test(textOf(reading.words))
        ? (unread('google_ads', 'google', 'ad') ?? 'ads')
        : undefined,
  },
  {
    name: 'ads, and a figure of the shop that says nothing of them',
    example: 'which of my ads sells sarees well',
    doubts: ({ keys, asked: { ask }, unread }) =>
      ofTheShop.test(keys) &&
      [...ask.by, ...ask.filters.map(({ options }) => options[0]?.dimension ?? '')].every(
        each => !/^ad|campaign|keyword|search_term|source|medium|channel|referr/.test(each),
      )
        ? unread('ad')
        : undefined,
  },
  {
    name: 'who bought two things at once',
    example: 'how many customers bought both a saree and jewellery',
    doubts: ({ keys, reading, asked }) =>
      /^(customers|total_orders|new_customers|returning_customers)$/.test(keys) &&
      asked.ask.filters.some(
        ({ options }) =>
          /^(product|product_type|discount_code)$/.test(options[0]?.dimension ?? '') && options[0]!.values.length > 1,
      ) &&
      asked.ask.by.length === 0 &&
      /\b(both|together|dono|saath|as well as|in one order|same order)\b|दोनों|साथ/.test(textOf(reading.words))
        ? 'both'
        : undefined,
  },
  {
    name: 'what was bought along with something else',
    example: 'how many jewellery items were bought with a lehenga',
    doubts: question =>
      question.asked.ask.filters.every(({ options }) => options[0]?.dimension !== 'discount_code')
        ? whereSaid(question, /units|orders|customers|sales/, boughtWith)
        : undefined,
  },
  {
    name: 'pieces, and neither people nor money',
    example: 'units from returning customers by month',
    doubts: question => whereSaid(question, /^(new|returning)_customer(s|_sales)$/, ofPieces),
  },
  {
    name: 'two kinds of tags on one order',
    example: 'orders with gift tag and cod',
    doubts: ({ asked: { ask } }) => {
      const tags = ask.filters.find(({ options, not }) => !not && options[0]?.dimension === 'order_tag');
      const values = tags?.options[0]?.values ?? [];
      const kinds = new Set(values.map(each => /^(cod|prepaid)$/i.test(each)));
      return kinds.size > 1 && !ask.by.includes('order_tag') ? tags!.text : undefined;
    },
  },
  {
    name: 'what was given back of the orders of those days, and not on those days',
    example: 'refunds for orders placed in September',
    doubts: question => whereSaid(question, /refund|return|cancel/, ofOrdersPlaced),
  },
  {
    name: 'a share',
    example: 'what percent of orders came from Pune',
    doubts: ({ asked: { ask, notes }, keys, isInUnits, said, compares }) =>
      isInUnits('percent', 'ratio') ||
      notes.share ||
      notes.shares ||
      compares ||
      ask.by.length > 0 ||
      isBesideSales(ask.metrics) ||
      /(new|returning)_customers/.test(keys)
        ? undefined
        : said('percent', 'share'),
  },
  {
    name: 'a part of the customers, and none of sales',
    example: 'what share of those who bought in October were new',
    doubts: ({ reading: { words }, keys, said }) =>
      /^(new|returning)_customer_revenue_share$/.test(keys) &&
      !/sale|order|revenue|turnover|money|earn|income|business|bikri|kamai|contribut|depend|spen|paisa|bill|worth|value|bring|made|biz|बिक्री|कमाई|पैस/.test(
        textOf(words),
      )
        ? said('share', 'percent')
        : undefined,
  },
  {
    name: 'a rate',
    example: 'rate of exchanges',
    doubts: ({ asked, isInUnits, unread }) =>
      isInUnits('percent', 'ratio') || asked.notes.share ? undefined : unread('rate'),
  },
  {
    name: 'sales, and not a count',
    example: 'how many days in September stayed under 2 lakh of sales',
    doubts: ({ isInUnits, unread }) => (isInUnits('money', 'percent', 'ratio') ? undefined : unread('sales')),
  },
  {
    name: 'what a count is worth',
    example: 'value of the orders with gift wrap',
    doubts: ({ asked, keys, unread }) =>
      asked.ask.metrics.every(metric => unitOf(metric) === 'count') && !keys.includes('cancelled')
        ? unread('value')
        : undefined,
  },
  {
    name: 'the second of two things set against each other',
    example: 'tills versus online',
    doubts: ({ reading: { periods, comparison }, asked: { ask, also }, unread }) =>
      also.length === 0 &&
      ask.base?.kind === 'previous' &&
      ask.by.length + periods.length === 0 &&
      comparison.kind === undefined &&
      ask.metrics.length < 2
        ? unread('compare')
        : undefined,
  },
  { name: 'a count', example: 'how many refunds', doubts: missedCount },
  {
    name: 'a second figure',
    example: 'what did we sell in October, and how much of it came back',
    doubts: missedSecond,
  },
  {
    name: 'what was sold, beside another figure',
    example: 'what did we sell, what came back and what is left of it',
    doubts: ({ reading: { words }, keys }) =>
      /sales|units|sold|orders|cover/.test(keys.replace('units_returned', ''))
        ? undefined
        : /\bwhat (all )?did we sell\b/.exec(textOf(words))?.[0],
  },
  {
    name: 'money',
    example: 'how much money did the 40 orders bring',
    doubts: ({ reading: { words }, keys, isInUnits, said, unread }) =>
      isInUnits('money', 'percent', 'ratio') || keys.includes('cancelled')
        ? undefined
        : (said('money') ?? (unread('how_much') === undefined || isOfStock(words) ? undefined : said('sales'))),
  },
  {
    name: 'an average',
    example: 'average orders of a campaign',
    doubts: ({ asked: { ask, notes }, reading: { words } }) =>
      ask.by.length > 0 || ask.metrics.some(isAverage) || notes.average !== undefined
        ? undefined
        : words.find((word, at) => has(word, 'average') && words[at - 1]?.text !== 'i')?.text,
  },
  {
    name: 'a kind of customers, and no count of them',
    example: 'Punjab vs Kerala revenue, new customers only',
    doubts: ({ keys, reading, asked }) =>
      asked.ask.metrics.length > 1 && /(new|returning)_customers/.test(keys)
        ? /(customers|buyers|shoppers) (only|alone|hi)$|\b(only|just|sirf) (the )?(new|returning|repeat) (customers|buyers)$/.exec(
            textOf(reading.words.filter(({ kind }) => kind !== 'mark')),
          )?.[0]
        : undefined,
  },
  { name: 'more than what', example: 'are orders with a coupon returned more often', doubts: missedComparison },
  {
    name: 'a quality, and no count of those who have it',
    example: 'how loyal are our customers',
    doubts: missedQuality,
  },
  {
    name: 'a bound on prices, and on no figure',
    example: 'units sold of products under 500 rupees',
    doubts: boundOfPrice,
  },
  { name: 'a bound, whose unit is no figure', example: 'below 5 pieces', doubts: unitOfBound },
  { name: 'goods, whatever was done with them', example: 'how many kurtas did …', doubts: missedGoods },
];

/** One figure, and one of the shop's. */
const hadFromShopOnly =
  /^(customers|new_customers|returning_customers|net_sales|gross_sales|units_sold|discounts|discounted_orders|returns_value|units_returned|refunds_paid|cancelled_orders|return_rate)$/;
const ofTheShop = new RegExp(`${hadFromShopOnly.source}|^(total_orders|total_sales_revenue|average_order_value)$`);
const broughtByAds =
  /\b(from|through|via|thanks to|of|on) (the |our |all )*google( ads)?( (orders|customers|buyers|sales|clicks|traffic))?\b|\bgoogle ads? (wal[aeiy]|ke|ki|ka|se|orders?|customers?|buyers?|sales)\b/;

/** "sale qty aur kitna stock bacha": how much of the goods, and not of money. */
const isOfStock = (words: Word[]): boolean =>
  words.some(
    (word, at) => has(word, 'how_much') && has(words[at + 1], 'stock', 'goods', 'unit', 'on_hand', 'available'),
  );

function missedCount({ reading: { bounds }, keys, isInUnits, said }: Question): string | undefined {
  if (bounds.length > 0 || said('how_much') !== undefined) return undefined;
  const isCount = isInUnits('count', 'number', 'days', 'duration_seconds', 'percent');
  return isCount || /refund|charges|fees/.test(keys) ? undefined : said('how_many');
}

function missedComparison({ reading, asked: { ask }, said, compares }: Question): string | undefined {
  const opening = reading.words.find(each => each.kind !== 'mark' && !has(each, 'greeting'))?.text ?? '';
  const isYesOrNo = /^(is|are|do|does|did|was|were|has|have|kya|क्या)$/.test(opening);
  const isOpen = ask.by.length + reading.bounds.length + reading.periods.length === 0 && ask.metrics.length > 1;
  return isYesOrNo && isOpen && !compares ? said('more', 'less') : undefined;
}

/** Two wishes in a sentence, and a figure for one of them. */
function missedSecond({ reading, asked: { ask, also, notes } }: Question): string | undefined {
  const { words, metrics } = reading;
  if (ask.metrics.length + also.length > 1 || ask.by.length > 0 || notes.share) return undefined;
  const joint = words.findLastIndex(
    (word, at) => has(word, 'and') && words.slice(at + 1, at + 4).some(each => has(each, 'how_many', 'how_much')),
  );
  const [first, second] = [words.slice(0, joint), words.slice(joint + 1)];
  const isOneSided = metrics.every(({ places }) => places.every(at => at < joint) || places.every(at => at > joint));
  const areTwo = joint > 0 && [first, second].every(side => side.some(each => has(each, ...wishes)));
  return areTwo && isOneSided ? second.find(each => has(each, 'how_many', 'how_much'))!.text : undefined;
}

const wishes = ['what', 'how_many', 'how_much', 'sold', 'sales', 'order', 'visit', 'visitor', 'spend', 'customer'];
