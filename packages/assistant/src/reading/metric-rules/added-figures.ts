/** Which figures stand beside those that were named? The first rule that gives any decides. */
import { inMoney } from '../../vocabulary/in-money.ts';
import type { Word } from '../../words/annotate.ts';
import { has, typedAs, withoutMarks } from '../words.ts';
import type { AddedRule } from './added-rule.ts';
import { pairedRules } from './paired-figures.ts';
import { rankedRules } from './ranked-figures.ts';
import type { Question } from './question.ts';

export const worthBeside: AddedRule = {
  name: 'a count and its worth',
  example: 'how many carts were abandoned and what were they worth',
  gives: worthOfIt,
  takes: word => has(word, 'value', 'amount'),
};

export const addedRules: AddedRule[] = [
  {
    name: 'what lies between gross and net sales',
    example: 'net sales are far below gross, where did the difference go',
    gives: ({ text, says, names }) =>
      says('gross') &&
      says('net') &&
      names('gross_sales', 'net_sales') &&
      (says('where', 'change') || betweenThem.test(text))
        ? ['gross_sales', 'discounts', 'returns_value', 'net_sales']
        : undefined,
    takes: word =>
      /^(high|low|ate|eaten|ate up|eats up|up|goes)$/.test(word.text) ||
      has(word, 'gross', 'net', 'sales', 'where', 'change', 'money', 'less', 'more', 'low', 'received', 'below', 'far', 'how', 'what', 'which', 'available'), // prettier-ignore
  },
  {
    name: 'the total beside gross or net sales',
    example: 'gross, net and total for last week',
    gives: question =>
      andTotal.test(question.text) && question.named.every(({ key }) => /^(gross|net)_sales$/.test(key))
        ? [...keysOf(question), 'total_sales_revenue']
        : undefined,
    takes: word => has(word, 'total'),
  },
  {
    name: 'what was taken, and how many bills that was',
    example: 'what did Bandra and Hauz Khas each take yesterday, and how many bills did they make',
    gives: ({ named, text }) =>
      named.length === 1 && isCountOfSales.test(named[0]!.key) && tookAndHowMany.test(text)
        ? ['total_sales_revenue', named[0]!.key]
        : undefined,
    takes: word => has(word, 'how_much', 'what') || typedAs(word, 'cut', 'raise', 'raised', 'ring', 'rang'),
  },
  ...pairedRules,
  ...rankedRules,
  {
    name: 'what is left of profit and ads',
    example: 'gross profit and ad spend, and what is left',
    gives: question =>
      question.names('gross_profit') &&
      question.names('total_ad_spend') &&
      has(withoutMarks(question.words).at(-1), 'available')
        ? [...keysOf(question), 'profit_after_ad_spend']
        : undefined,
    takes: word => has(word, 'available'),
  },
  {
    name: 'ads in a list of figures are what they cost',
    example: 'sales, orders, returns, ads',
    gives: question =>
      question.named.length > 1 && question.words.some((_word, at) => isListedAd(question.words, at))
        ? [...keysOf(question), 'total_ad_spend']
        : undefined,
    takes: word => has(word, 'ad'),
  },
  {
    name: 'a count in money',
    example: 'what did we lose to abandoned checkouts, in money',
    gives: worthInstead,
  },
  worthBeside,
  {
    name: 'what ads cost and brought',
    example: 'ad spend and return',
    gives: question =>
      question.names('total_ad_spend') && question.named.length === 2 && question.named[1]!.key === 'returns_value'
        ? keysOf(question).map(key => (key === 'returns_value' ? 'return_on_ad_spend' : key))
        : undefined,
  },
];

const isCountOfSales = /^(total_orders|units_sold|customers)$/;
const tookAndHowMany =
  /^(?:(?:so|and|tell me) )*(?:what|how much) (?:did|have|has) (?:.{2,60} )?(?:take|taken|make|made|earn|earned|bring in|brought in|ring up|bank|banked)\b.*(?:\band\b|,) how many\b|\bkitn[aei] (?:paisa |cash )?(?:liya|kamaya|banaya|kiya)\b.*(?:aur|,) kitn[aei]\b/;

const betweenThem = /gross (sales )?(to|se|and|aur) net|(ate|eats|eaten|takes|took) (up|away|us)|beech|बीच/;

const andTotal =
  /\b(?:net|gross) (?:sales )?(?:and|aur) (?:the )?total(?= (?:for|in|of|last|this|yesterday|today|on)\b|$)/;

const keysOf = ({ named }: Question): string[] => named.map(({ key }) => key);

function isListedAd(words: Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]];
  const isListed = before?.text === ',' || has(before, 'and');
  return word.used === undefined && has(word, 'ad') && isListed && (after === undefined || after.kind === 'mark');
}

function worthInstead({ words, named, found }: Question): string[] | undefined {
  const at = words.findIndex((word, place) => has(word, 'money', 'value') && typedAs(words[place - 1], 'in', 'by'));
  if (at < 0 || has(words[at + 1], 'order', 'band') || named.length > 2) return undefined;
  const others = named.filter((_each, place) => !found[place]!.places.every(each => each === at));
  const key = others.length === 1 ? inMoney[others[0]!.key] : undefined;
  return key === undefined ? undefined : [key];
}

function worthOfIt(question: Question): string[] | undefined {
  const { words, named, names } = question;
  const isWorth = words.some(
    (word, at) =>
      word.used === undefined &&
      has(word, 'value', 'amount') &&
      words.slice(Math.max(0, at - 5), at).some(each => has(each, 'and') || each.text === ',') &&
      words.slice(0, at).some(({ used }) => used === 'metric' || used === 'name' || used === 'value'),
  );
  const last = named.at(-1)?.key ?? '';
  const worth = last.startsWith('google_ads_') ? 'google_ads_conversion_value' : inMoney[last];
  return isWorth && worth !== undefined && last !== 'discounted_orders' && !names(worth)
    ? [...keysOf(question), worth]
    : undefined;
}
