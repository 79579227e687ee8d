/** Two figures in one breath: a count and its rate, what something cost and brought, a ranking and what stands beside it. */
import { asRate } from '../../vocabulary/as-rate.ts';
import { inMoney } from '../../vocabulary/in-money.ts';
import type { Word } from '../../words/annotate.ts';
import { has, says, textOf, typedAs } from '../words.ts';
import type { AddedRule } from './added-rule.ts';
import { campaigns, type Question } from './question.ts';
import { visitsAndBuyers } from './visits-and-buyers.ts';

const isCustomerKind = /^((new_|returning_)?customers|returning_customer_rate)$/;
const keysOf = ({ named }: Question): string[] => named.map(({ key }) => key);

export const pairedRules: AddedRule[] = [
  {
    name: 'a count and its rate',
    example: 'COD orders cancelled in October, number and percent both',
    gives: question => {
      const rate = asRate[question.named[0]!.key];
      const isAlone = question.named.slice(1).every(({ key }) => isSales.test(key) && andItsPart.test(question.text));
      return rate && isAlone && isCountAndRate(question) ? [question.named[0]!.key, rate] : undefined;
    },
    takes: word => has(word, 'rate', 'percent', 'share', 'count', 'total', 'sales') || isBoth(word),
  },
  {
    name: 'a ranking by a rate',
    example: 'which state sends back the most, in percent, since August',
    gives: ({ named, words, text }) => {
      const rate = named.length === 1 ? asRate[named[0]!.key] : undefined;
      return rate && inPercent.test(text) && words.some(word => word.used === 'ranking') ? [rate] : undefined;
    },
    takes: word => has(word, 'percent'),
  },
  {
    name: 'a bound in percent is one of the rate',
    example: 'which states cancel more than 5% of orders',
    gives: ({ named, words }) => {
      const rate = named.length <= 2 ? asRate[named[0]!.key] : undefined;
      return rate && words.some(word => word.used === 'bound' && word.unit === 'percent') ? [rate] : undefined;
    },
  },
  {
    name: 'a rate and its count',
    example: 'cancellation rate and number, September',
    gives: question => {
      const count = Object.keys(asRate).find(each => asRate[each] === question.named[0]!.key);
      return count && question.named.length === 1 && isRateAndCount(question)
        ? [count, question.named[0]!.key]
        : undefined;
    },
    takes: word => has(word, 'count') || isBoth(word),
  },
  {
    name: 'a worth and its count',
    example: 'returns last week, value and number',
    gives: question => {
      const [first] = question.named;
      const count = Object.keys(inMoney).find(each => inMoney[each] === first!.key);
      return count && !isSales.test(first!.key) && question.named.length === 1 && isWorthAndCount(question)
        ? [first!.key, count]
        : undefined;
    },
    takes: word => has(word, 'count', 'value', 'amount', 'how_many', 'how_much') || isBoth(word),
  },
  {
    name: 'the part of our sales that ads claim',
    example: "how much of October's revenue does Google Ads say is its own",
    gives: ({ text, says, isAbout }) =>
      (isOfSales.test(text) || partInHindi.test(text)) &&
      !isAbout(campaigns) &&
      says('google', 'google_ads', 'ad') &&
      claimed.test(text) &&
      !says('spend', 'cost')
        ? // "what did Google say ads sold, and what share of all sales is that": the amount as well.
          [...(amountAndPart.test(text) ? ['google_ads_conversion_value'] : []), 'ad_attributed_revenue_share']
        : undefined,
    absorbs: ({ concept = '' }) => /^(from_)?google$/.test(concept),
    takes: word =>
      has(word, 'percent', 'share', 'sales', 'claim', 'google', 'google_ads', 'ad', 'how_much', 'sold', 'what', 'how'),
  },
  {
    name: 'money as a part of sales',
    example: 'refunds as a percentage of sales',
    gives: question => {
      const [first] = question.named;
      const share = ofSales[first!.key];
      return share &&
        (isPartOfSales.test(question.text) || partInHindi.test(question.text)) &&
        question.named.every(({ key }) => key === first!.key || isSales.test(key))
        ? share
        : undefined;
    },
    takes: word => has(word, 'percent', 'share', 'sales', 'refund', 'net', 'gross'),
  },
  {
    name: 'the rate of refunds: what part of sales was paid back',
    example: 'refund rate last month',
    gives: ({ named, words }) =>
      named.length === 1 &&
      named[0]!.key === 'refunds_paid' &&
      words.some(word => word.used === undefined && has(word, 'rate', 'percent'))
        ? ['refunds_paid/total_sales_revenue']
        : undefined,
    takes: word => has(word, 'rate', 'percent'),
  },
  {
    name: 'customers: all, new and returning',
    example: 'customers in October: total, new, returning and average bill',
    gives: question =>
      tellsCustomersApart(question)
        ? [
            'customers',
            'new_customers',
            'returning_customers',
            ...keysOf(question).filter(key => !isCustomerKind.test(key)),
          ]
        : undefined,
    takes: word => has(word, 'total', 'new', 'returning', 'customer_type') || isBoth(word),
    absorbs: ({ options }) => options[0]?.dimension === 'customer_type',
  },
  {
    name: 'customers, and how many of them were of a kind',
    example: 'how many customers bought in October, and how many of them were new',
    gives: question => {
      const joint = question.words.findIndex(word => has(word, 'and'));
      const [first, ...more] = question.named;
      const isOfKind = /^(new|returning)_customers$/.test(first!.key) && more.length === 0;
      return isOfKind &&
        joint > 0 &&
        says(question.words.slice(0, joint), 'customer', 'people') &&
        !says(question.words.slice(0, joint), 'new', 'returning', 'customer_type') &&
        ofThemKind.test(textOf(question.words.slice(joint)))
        ? ['customers', first!.key]
        : undefined;
    },
    takes: word => has(word, 'share', 'how_many', 'customer', 'people', 'buy', 'new', 'returning'),
  },
  {
    name: 'a kind of customers and what they spent',
    example: 'how many new customers last month and what did they spend',
    gives: ({ named, words, found }) => {
      const [first, second, ...more] = named;
      const sales = more.length === 0 ? salesOf[first!.key] : undefined;
      const joint = words.findIndex(
        (word, at) => at > (found[0]?.at ?? 0) && (has(word, 'and') || word.text === 'with'),
      );
      const rest = textOf(words.slice(joint));
      const isTheirs =
        second && isSales.test(second.key)
          ? theirSales.test(rest)
          : (!second || /^(google_ads_cost|total_ad_spend)$/.test(second.key)) && theySpent.test(rest);
      return sales && joint > 0 && isTheirs ? [first!.key, sales] : undefined;
    },
    takes: word => !word.small && has(word, 'spend', 'what', 'how_much', 'bring', 'buy', 'value', 'sales'),
  },
  visitsAndBuyers,
  {
    name: 'what was earned, and what was spent or given back of it',
    example: 'what did we earn and what did we spend on ads last week',
    gives: question =>
      earnedAnd.test(question.text) &&
      question.named.every(({ key }) =>
        /^(total_ad_spend|google_ads_cost|refunds_paid|returns_value|discounts)$/.test(key),
      )
        ? ['total_sales_revenue', ...keysOf(question)]
        : undefined,
    takes: word => has(word, 'earn', 'sold', 'how_much') || typedAs(word, 'make', 'made', 'take'),
  },
  {
    name: 'a count, and what one of them cost',
    example: 'clicks yesterday and the cost of one',
    gives: ({ named, text }) => {
      const each = named.length <= 2 ? costOfOne[named[0]!.key] : undefined;
      const isCost = named.slice(1).every(({ key }) => /^(google_ads_cost|total_ad_spend|google_ads_cost_per_conversion)$/.test(key)); // prettier-ignore
      return each && isCost && andCostOfOne.test(text) ? [named[0]!.key, each] : undefined;
    },
    takes: word => has(word, 'cost', 'price', 'per'),
  },
  {
    name: 'what was sold, and what of it came back',
    example: 'what did we sell in October, and how much of it came back',
    gives: question => {
      const joint = jointOf(question);
      const isBack = cameBack.test(textOf(question.words.slice(joint)));
      const isSold = joint > 0 && says(question.words.slice(0, joint), 'sold', 'sales');
      const isOther = question.named.some(
        ({ key }) => !/^(return|units_returned|units_sold|total_sales|net_sales)/.test(key),
      );
      if (!isBack || !isSold || isOther) return undefined;
      return says(question.words, 'how_many') && !says(question.words, 'how_much')
        ? ['units_sold', 'units_returned']
        : ['total_sales_revenue', 'returns_value'];
    },
    takes: word => has(word, 'return', 'returning', 'came_back', 'how_many', 'how_much', 'sold', 'what', 'received'),
  },
  {
    name: 'what was sold, and a count beside it in every row',
    example: 'how much did we sell each day of Diwali week and how many orders',
    gives: question => {
      const joint = jointOf(question);
      const told = question.words.slice(0, joint);
      return joint > 0 &&
        says(told, 'how_much') &&
        says(told, 'sold') &&
        question.found.every(
          ({ at, key }) => at > joint && /^(total_orders|units_sold|sessions|customers|new_customers)$/.test(key),
        )
        ? ['total_sales_revenue', ...keysOf(question)]
        : undefined;
    },
    takes: word => has(word, 'how_much', 'sold'),
  },
  {
    name: 'what a campaign cost and brought',
    example: 'how much went into YouTube Lookbook, and did anyone buy',
    gives: outcomeBeside,
    takes: word => word.used !== 'name' && word.used !== 'period',
  },
];

const isOfSales =
  /\b(share|(what )?part|percent|percentage|portion|proportion|fraction|how much|how big a (part|share)) of (\S+ ){0,3}(sales?|revenue|turnover|business|we (sold|made|earned))\b|\bof (\S+ ){0,3}(sales?|revenue|turnover)\b.* how much\b/;
const claimed = /\b(claim(s|ed|ing)?|says?|said|credits?|takes? credit|attribut\w+|its own)\b/;
const part = '(?:percent|percentage|%|hiss[ae]|share|part|pratishat|प्रतिशत|परसेंट|फीसदी|हिस्स[ाे]|शेयर)';
/** "sale ka kitna percent", "बिक्री का कितना हिस्सा". */
const partInHindi = new RegExp(
  `(?:sales?|bikri|revenue|turnover|kamai|बिक्री|सेल|कमाई) (?:k[aei]|me se|mein se|क[ाेी]|में से) (?:kitn[ai] |kya |kaun sa |कितन[ाी] |क्या )?${part}(?= |$)`,
  'u',
);
const amountAndPart = new RegExp(
  `(?:how much|what|kitn[aei]|कितन[ाेी]) .*(?:sold|sales?|bikri|revenue|बिक्री|सेल|brought|made).* (?:and|aur|और) .*${part}`,
  'u',
);
const isPartOfSales = /\b(percent|percentage|share|%) (of|to) (the |our |my |total |net |gross )*(sales?|revenue)\b/;
const isSales = /^(total_sales_revenue|net_sales|gross_sales)$/;
/** What part of sales it is, or both figures where no share is known. */
const ofSales: Record<string, string[]> = {
  refunds_paid: ['refunds_paid', 'total_sales_revenue'],
  taxes: ['taxes', 'total_sales_revenue'],
  shipping_charges: ['shipping_charges', 'total_sales_revenue'],
  cost_of_goods_sold: ['cost_of_goods_sold', 'net_sales'],
  discounts: ['discount_rate'],
  gross_profit: ['gross_margin'],
  total_ad_spend: ['ad_spend_share'],
  google_ads_cost: ['google_ads_cost/total_sales_revenue'],
};

const salesOf: Record<string, string> = {
  new_customers: 'new_customer_sales',
  returning_customers: 'returning_customer_sales',
  customers: 'total_sales_revenue',
};
const ofThemKind = /\b(what part of it|how many|kitne)\b.*\b(new|returning|repeat|old|first time|naye|purane)\b/;
const theySpent =
  /\b(what|how much) (did |have |do )?(they|these|those)( all)? (spen[dt]|bring|brought|buy for|order for|pay|paid)|\b(unhone|unho ne|unka|unki) (kitna|kitne|kitni)? ?(kharch|kharcha|sale|khareed)/;

const theirSales =
  /\b(what|how much) (did |have |do )?(they|these|those)( all)? (spen[dt]|bring|brought|pay|paid)|\b(their|unki|unka) (total |own )?(sales?|revenue|spending|bikri)\b/;

const earnedAnd =
  /\b(?:what|how much) (?:did|have) we (?:earn|earned|make|made|sell|sold|take in|take)(?: in [a-z]+)? and (?:what|how much) (?:did|have) we\b/;

/** What one of them costs. */
const costOfOne: Record<string, string> = {
  google_ads_clicks: 'google_ads_cpc',
  google_ads_conversions: 'google_ads_cost_per_conversion',
  new_customers: 'blended_cac',
};
const andCostOfOne =
  /\b(?:and|aur|with|plus) (?:the |what )?(?:cost|price|kharcha?) (?:of|for|per) (?:one|each|each one|every one|one of them|each of them|a single one|ek)\b|\b(?:and|aur) (?:what|how much) (?:one|each|each one) costs?\b|\b(?:and|aur) (?:what|how much) (?:did|does) (?:one|each|each one) (?:of them )?cost\b|\baur ek (?:ka|ki|ke) (?:cost|kharcha?|kimat|keemat)\b/;

const isBoth = (word: Word): boolean => typedAs(word, 'both', 'dono', 'donon', 'दोनों');

const inPercent = /\bin (percent|percentage)\b(?! of\b)|\b(percent|percentage) (me|mein|mai)\b|(प्रतिशत|परसेंट) में/;

const isCountAndRate = ({ words, says, text }: Question): boolean =>
  andItsPart.test(text) ||
  (words.some(word => word.used === undefined && has(word, 'rate', 'percent')) &&
    (words.some(isBoth) || (says('and') && says('count', 'how_many'))));

/** "new customer sales and its share of total", "discounts, and as a percent of sales". */
const andItsPart =
  /\S (?:and|aur|plus|with|और) (?:also )?(?:(?:its|their|the|what|kitn[aei]|as|in|a|कितन[ाेी]) )+(?:share|percent|percentage|%|part|proportion|pratishat|hissa)(?: (?:of|in|from) (?:the |our |my )*(?:total|all|whole|overall|sales|revenue|turnover|it|that)(?: sales| revenue)?)?(?: (?:is|was|does|did) (?:that|it|this)(?: make)?)?(?= (?:in|on|for|last|this|during|yesterday|since)(?: |$)|$)/u;

const isWorthAndCount = ({ words, says }: Question): boolean =>
  says('and') &&
  !says('per', 'by') &&
  words.some(word => has(word, 'value', 'amount', 'how_much')) &&
  words.some(word => word.used === undefined && has(word, 'count', 'how_many'));

const isRateAndCount = ({ words, says, text }: Question): boolean =>
  andItsPart.test(text) ||
  (says('and') && words.some(word => word.used === undefined && has(word, 'count')) && !says('per', 'by'));

/** All three in a row, with nothing but commas and "and" between. */
function tellsCustomersApart({ words, names, says }: Question): boolean {
  const kinds = ['total', 'new', 'returning'].map(kind => words.findIndex(word => isOfKind(word, kind)));
  if (kinds.some(at => at < 0)) return false;
  const from = Math.min(...kinds);
  const to = Math.max(...kinds);
  return (
    to - from <= 6 &&
    words
      .slice(from, to)
      .every(
        word =>
          word.kind === 'mark' ||
          word.small ||
          has(word, 'and', 'total', 'new', 'returning', 'customer', 'customer_type'),
      ) && // prettier-ignore
    (says('customer', 'people') || names('customers', 'new_customers', 'returning_customers'))
  );
}

const isOfKind = (word: Word, kind: string): boolean =>
  kind === 'total' ? has(word, 'total') || typedAs(word, 'all', 'sab', 'kul') : has(word, kind, 'customer_type');

const isSpent =
  /(how much|what|kitna|kitni|kitne|paisa|money|कितना).*\b(went|go|goes|put|gone|laga|lage|lagaya|spen[dt]|cost|kharch\w*|into|on|in)\b|(कितना|पैसा).*(लगा|खर्च)/;
const isBought =
  /\b(any ?(one|body)|people|they|it|that|customers?|log|kisi ne|koi|kuch)\b.{0,14}\b(buy|buys|bought|buying|sell|sold|purchase|purchased|order|ordered|convert|converted|bika|bike|biki|kharida|kharide)\b|\bany (sales?|orders?|conversions?)\b|(कुछ|कोई|किसी ने).*(बिका|खरीदा)/;
const isBrought =
  /\b((get|got|getting|getting back) (out of|from)|(came|come|comes|got|get|gave|give|brought|bring|brings|earned|earn) (back|us|in)|what (it|they|that) (earned|brought|made|gave|returned|got)|(says|claims|thinks|reports) (it|they|that) (earned|brought|made|gave|returned|brought in)|did (it|they|that) (bring|earn|make|return|give|fetch|get)|wapas (aaya|mila|aayi)|badle (me|mein)|kya mila|kitna (mila|aaya|kamaya))\b|(वापस आया|वापस मिला|बदले में|क्या मिला)/;

/** "How much went into X and did anyone buy", "what did X cost and what did it bring back". */
function outcomeBeside({ words, says, isAbout, names, found }: Question): string[] | undefined {
  if (!isAbout(campaigns) && !says('google_ads', 'ad', 'campaign')) return undefined;
  const joint = words.findIndex(
    (word, at) =>
      at > 1 &&
      (((has(word, 'and') || word.text === ',') && says('and')) || has(word, 'compare')) &&
      isOutcome(words.slice(at + 1)),
  );
  if (joint < 0 || !isSpent.test(textOf(words.slice(0, joint)))) return undefined;
  if (found.some(({ at, key }) => at > joint && /clicks|impressions|views|ctr|cpc|session/i.test(key)))
    return undefined;
  const isGoogles = isAbout(campaigns) || says('google_ads', 'google', 'campaign') || names('google_ads_cost');
  const brings = isBrought.test(textOf(words.slice(joint)));
  if (!isGoogles) return ['total_ad_spend', brings ? 'return_on_ad_spend' : 'ad_attributed_revenue'];
  const outcome = brings ? 'google_ads_conversion_value' : 'google_ads_conversions';
  const also = found.map(({ key }) => key).filter(key => /roas|return_on_ad_spend|_ctr$|_cpc$/.test(key));
  return ['google_ads_cost', outcome, ...also.map(key => (key === 'return_on_ad_spend' ? 'google_ads_roas' : key))];
}

const isOutcome = (words: Word[]): boolean => [isBought, isBrought].some(each => each.test(textOf(words)));

/** The place of the last "and", or of a comma before a question word; -1 where there is none. */
const jointOf = ({ words }: Question): number =>
  words.findLastIndex(
    (word, at) => has(word, 'and') || (word.text === ',' && has(words[at + 1], 'how_many', 'how_much')),
  );

const cameBack =
  /how (?:much|many)(?: of (?:it|them|that|those))?(?: was| were| got| has| have)? (?:came back|come back|returned|sent back|been returned)/;
