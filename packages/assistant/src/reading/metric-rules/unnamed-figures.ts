/** Which figure is meant when none is named? A verb, a place or the goods say it; the first rule that holds decides. */
import type { AskedFilter } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import { isNew } from './turned-people.ts';
import { isLeftOut } from '../excluded.ts';
import { customersSpend, isOfOne } from '../ruled-out.ts';
import { has, textOf, typedAs } from '../words.ts';
import {
  asksHowMuchLies,
  asksHowMuchOfGoods,
  campaigns,
  customerKinds,
  goods,
  isInPlace,
  isTakings,
  liesThere,
  origins,
  stockPlaces,
  type Question,
  waysOfPaying,
} from './question.ts';
import { asksWhatGoodsLeave, asksWhatIsLeft, ofWhatIsLeft } from './left-over.ts';
import { asksCount, isSoldInMoney, namesPartOnly } from './turned-money.ts';

export type UnnamedRule = {
  name: string;
  example: string;
  when: (question: Question) => boolean;
  means: string[];
  /** No more than a guess: in a talk the figure spoken of is meant. */
  guessed?: true;
  /** The words that are thereby read. */
  takes?: (word: Word) => boolean;
  /** The filter that the figure already holds. */
  absorbs?: (filter: AskedFilter) => boolean;
};

const ofStock = (word: Word): boolean => has(word, 'goods', 'on_hand', 'available', 'have', 'tied');
const isHolding = (word: Word): boolean =>
  word.used === undefined && typedAs(word, 'hold', 'holds', 'held', 'keep', 'keeps', 'kept', 'carry', 'carries', 'stock', 'stocks'); // prettier-ignore

/** These hold even beside a figure that was named. */
export const overridingRules: UnnamedRule[] = [
  {
    name: 'what goods leave, with what it is left of',
    example: 'did we make any money on candles',
    when: asksWhatGoodsLeave,
    means: ['gross_profit', 'net_sales', 'cost_of_goods_sold'],
    takes: ofWhatIsLeft,
  },
  {
    name: 'what is left of sales after goods and ads, with what it is left of',
    example: 'how much did we actually make, after costs; total kitna bacha humko',
    when: asksWhatIsLeft,
    means: ['profit_after_ad_spend', 'gross_profit', 'total_ad_spend'],
    takes: ofWhatIsLeft,
  },
  {
    name: 'customers spend, we do not',
    example: 'how much did champions spend in October; what did customers from Pune spend on jewellery',
    when: ({ words, says, named }) =>
      (says('how_much', 'most', 'least') || (says('what') && named.every(({ key }) => key === 'customers'))) &&
      customersSpend(words) &&
      !isOfOne(words) &&
      named.every(({ key }) => !/^(new|returning)_customer_sales$/.test(key)),
    means: ['total_sales_revenue'],
  },
  {
    name: 'what was paid to us, less what we paid back',
    example: 'money that came in during September, refunds taken off',
    when: ({ text, words, says, typed, named, names }) =>
      (says('received', 'collect', 'payment') || typed('paid') || names('net_payments') || cameToUs.test(text)) &&
      named.every(
        ({ key }) =>
          /^(refunds_paid|returns_value|net_payments|orders_with_payments)$/.test(key) ||
          (key === 'total_sales_revenue' && !says('sales', 'sold', 'order')),
      ) &&
      words.some((word, at) => has(word, 'refund') && isTakenOff(words, at)),
    means: ['net_payments'],
    takes: word =>
      typedAs(word, 'paid', 'cash in', 'dene', 'lautane') ||
      has(word, 'refund', 'money', 'received', 'collect', 'payment', 'except', 'less', 'after', 'customer', 'how_many'),
  },
  {
    name: 'money lies in goods',
    example: 'how much money is stuck in kurtas',
    when: ({ words, says, isAbout, named }) =>
      words.some(({ text }) => isStuck.test(text)) &&
      (says('money') || (says('how_much') && !words.some(asksHowMuchOfGoods) && !words.some(asksHowMuchLies))) &&
      named.every(({ key }) => ['total_sales_revenue', 'inventory_on_hand', 'inventory_available'].includes(key)) &&
      (isAbout([...goods, ...stockPlaces]) || says('stock', 'goods', 'inventory_location')) &&
      !says('cod', 'prepaid', 'payment', 'refund', 'unpaid'),
    means: ['inventory_value'],
    takes: ofStock,
  },
  {
    name: 'pieces in a shop lie there',
    example: 'units in Hauz Khas',
    when: question =>
      question.named.length === 1 &&
      question.names('units_sold') &&
      question.found[0]!.places.every(at => has(question.words[at], 'unit', 'how_many')) &&
      isInPlace(question) &&
      !question.says('by', 'per', 'most', 'best', 'average'),
    means: ['inventory_on_hand'],
    takes: ofStock,
  },
  {
    name: 'how long goods last',
    example: 'so how many days will mogra candle run',
    when: ({ text, isAbout, typed, named }) =>
      (isAbout(['product', 'variant']) || typed('it', 'this', 'that', 'they', 'ye', 'yeh', 'wo', 'ये', 'यह', 'वो')) &&
      howLong.test(text) &&
      (lasting.test(text) || howManyMore.test(text)) &&
      !isPast.test(text) &&
      named.every(({ key }) =>
        /^(units_sold|total_sales_revenue|inventory_|days_of_cover|units_sold_per_day|out_of_stock|low_stock)/.test(
          key,
        ),
      ),
    means: ['days_of_cover'],
    takes: word => has(word, ...ideasOfLasting) || lasting.test(word.text),
  },
];

const ideasOfLasting =
  'forecast run_out finished cover how_long available have day week end until sold velocity sufficient more before total'.split(
    ' ',
  );

/** "how much money came to us": no visitors did. */
const cameToUs = /\b(?:money|cash|how much|rupees)\b.*\b(?:came|come|coming) to us\b/;

/** "less refunds", "after what we gave back"; "refunds taken off", "refund dene ke baad". */
const isTakenOff = (words: Word[], at: number): boolean =>
  isLeftOut(words, at) ||
  paidBackFirst.test(textOf(words.slice(at + 1, at + 4))) ||
  has(
    words
      .slice(0, at)
      .findLast(
        ({ text }) => !/^(the|all|any|our|what|whatever|we|giving|giving back|paying|back|were|was)$/.test(text),
      ),
    'less',
    'after',
    'except',
  );

const paidBackFirst =
  /^(?:ka |ke |ki )?(?:dene|lautane|dekar|deke|de ke|de kar|kaat ke|kaat kar|kaatkar|kaatke|काट कर|काटकर|देने के)\b/;

const howLong =
  /\b(how long|how many (more )?(days|weeks)|how much longer|when|by when|till when|will (?=.* (?:before|by|till|until) )|which (date|day)|kitne (aur )?(din|dino|hafte)|kab|kab tak)\b|कितने (और )?(दिन|हफ्ते)|कब/;
const lasting =
  /\b(run|runs|last|lasts|go on|goes on|finish|finishes|over|gone|sufficient|suffice|enough|survive|hold out|out of|chale\w*|nikal\w*|nikle\w*|khatam|khatm|bachega|sell out|sold out)\b|चले|निकल|निकाल|खत्म|बचेग/;
const howManyMore = /\bhow many more (days|weeks) of\b|\bkitne din (aur|ka)\b/;
const isPast = /\b(did|was|were|had|hua|hui|hue|tha|thi|gaya|gayi|sold in)\b|हुआ|गया|था/;

const whatWeTook = /^what did (we|i|(the|our) (shop|store)) (take|make|earn|bring in|bring|ring up|bank)( |$)/;
const isStuck =
  /(^| )(stuck|blocked|locked|lying|tied|parked|sitting|sunk|sunken|invested|trapped|frozen|idle|buried|asleep|pad[aei]|pha?n?s[aei]|fa?n?s[aei]|atk[aei]|lag[ae]|dab[ae]|फंस[ाेी]|फस[ाेी]|अटक[ाेी]|लग[ाे]|दब[ाे]|पड[ाेी])$/;

const placeHas =
  /^what (?:all )?(?:is|lies|do we keep) (?:lying |kept |stocked |there )?(?:in|at|inside) |^(what|how many|how much|which|does|is) .*\b(have|has|got|left)( left| of| any| in stock)?( |$)/;

export const unnamedRules: UnnamedRule[] = [
  {
    name: 'money came through a way of paying',
    example: 'how much came through PayPal in September; Pine Labs collection',
    when: ({ words, says, isAbout }) =>
      (isAbout(waysOfPaying) ||
        says('payment_gateway', 'payment_method') ||
        ((words.some(isTakings) || says('collect')) && says('cod', 'prepaid', 'upi', 'card', 'wallet'))) &&
      !says('how_many') &&
      words.some(
        word =>
          has(word, 'collect', 'received', 'money', 'amount', 'how_much') ||
          isTakings(word) ||
          / sales?$/.test(word.text),
      ),
    means: ['net_payments'],
    takes: word => has(word, 'collect', 'received', 'money', 'amount', 'how_much', 'payment') || isTakings(word),
  },
  {
    name: 'reasons of returns, counted',
    example: 'count per return reason; how many for each reason',
    when: ({ says }) => says('return_reason') && says('count', 'how_many', 'unit'),
    means: ['units_returned'],
    takes: word => has(word, 'count', 'how_many', 'unit'),
  },
  {
    name: 'ways of paying and codes are popular by their orders',
    example: 'is COD more popular than prepaid in Lucknow',
    when: ({ says, typed, isAbout }) =>
      says('bestseller') &&
      !says('product') &&
      !typed('what') &&
      isAbout(['order_tag', 'discount_code', 'sales_channel', ...waysOfPaying]) &&
      !isAbout(goods),
    means: ['total_orders'],
  },
  {
    name: 'an hour or a place that sold best did so in money',
    example: 'which hour sold best on Dhanteras',
    when: question => question.says('bestseller', 'slowseller') && isSoldInMoney(question),
    means: ['total_sales_revenue'],
  },
  {
    name: 'best and slow sellers are ranked by what they sold',
    example: 'show me the bestsellers',
    when: ({ says }) => says('bestseller', 'slowseller'),
    means: ['units_sold'],
  },
  {
    name: 'the best, and what is left of them',
    example: 'the best three lehengas and how many of each are left',
    when: ranksAndTellsTheRest,
    means: ['units_sold', 'inventory_available'],
    takes: word => !word.small && has(word, 'available', 'how_many', 'per'),
  },
  {
    name: 'the best, and how many of them came back',
    example: 'top 5 sarees in October and how many of each were returned',
    when: ({ words }) => {
      const rank = words.findIndex(word => has(word, 'best', 'worst') || word.text === 'top');
      const joint = words.findIndex((word, at) => at > rank && has(word, 'and'));
      return rank >= 0 && joint > 0 && words.slice(joint).some(cameBack);
    },
    means: ['units_sold', 'units_returned'],
    takes: word => cameBack(word) || (!word.small && has(word, 'how_many', 'per')),
  },
  {
    name: 'reasons of returns, in money',
    example: 'return reasons by value',
    when: ({ text, says }) =>
      says('return_reason') && says('value', 'amount', 'money') && / by (value|amount)/.test(text),
    means: ['returns_value'],
    takes: word => has(word, 'by', 'value', 'amount', 'money'),
  },
  {
    name: 'the shop took money',
    example: 'how much did we make on Sunday',
    when: ({ text, says, typed, isAbout }) =>
      whatWeTook.test(text) ||
      (says('how_much') &&
        typed(
          'make',
          'made',
          'take',
          'took',
          'get',
          'got',
          'earn',
          'do',
          'did',
          'kamaya',
          'kamaye',
          'banaya',
          'kamai',
        ) &&
        !says('summary', 'far', 'target') &&
        !isAbout([...campaigns, ...stockPlaces])),
    means: ['total_sales_revenue'],
  },
  {
    name: 'goods that lie there are named',
    example: 'hauz khas me kaunsi saree hai',
    when: ({ says, isAbout, words }) => says('which', 'what') && !says('have') && isAbout(goods) && liesThere(words),
    means: ['inventory_on_hand'],
    takes: ofStock,
  },
  {
    name: 'goods that lie there are counted',
    example: 'how many dohars are there in Bandra',
    when: question =>
      question.isAbout(goods) &&
      ((question.says('how_many') && (liesThere(question.words) || isInPlace(question))) ||
        (question.says('which') && liesThere(question.words) && isInPlace(question))),
    means: ['inventory_on_hand'],
    takes: ofStock,
  },
  {
    name: 'orders of a way of paying are counted',
    example: 'cod kitne aur prepaid kitne aaj',
    when: ({ says, isAbout }) =>
      says('how_many') && isAbout(['order_tag', ...waysOfPaying]) && !isAbout(goods) && !says('customer', 'people'),
    means: ['total_orders'],
  },
  {
    name: 'goods that went somewhere are counted',
    example: 'how many sarees went to Pune',
    when: ({ says, isAbout }) => says('how_many') && isAbout(goods),
    means: ['units_sold'],
  },
  {
    name: 'a kind of orders is counted',
    example: 'first orders last week',
    when: ({ words }) =>
      words.some(word => (word.used === 'value' || has(word, 'customer_type')) && / orders?$/.test(word.text)),
    means: ['total_orders'],
  },
  {
    name: 'people who buy on a device: what they bought there',
    example: 'kya mobile wale laptop walo se zyada kharidte hai',
    when: ({ says, typed, isAbout }) =>
      says('buy', 'purchase') && !says('which', 'product') && !typed('what') && isAbout(['device']) && !isAbout(goods),
    means: ['total_orders'],
    takes: word => has(word, 'buy', 'purchase'),
  },
  {
    name: 'people who came from somewhere are visits',
    example: 'how many people came from Instagram',
    when: ({ says, isAbout }) => says('people', 'visitor') && isAbout(origins),
    means: ['sessions'],
  },
  {
    name: 'a place of stock holds goods',
    example: 'what is in the Bhiwandi warehouse',
    when: ({ isAbout }) => isAbout(stockPlaces),
    means: ['inventory_on_hand'],
    takes: ofStock,
  },
  {
    name: 'goods are held',
    example: 'how much linen does Bandra hold; what does Bandra have of the Temple Coin Necklace',
    when: ({ text, words, isAbout }) =>
      (words.some(isHolding) && isAbout([...goods, 'pos_location'])) ||
      (isAbout(['pos_location']) && placeHas.test(text)),
    means: ['inventory_on_hand'],
    takes: word => isHolding(word) || ofStock(word) || typedAs(word, 'have', 'has', 'got', 'left'),
  },
  {
    name: 'goods we have can be sold',
    example: 'what kurtas do we have',
    when: ({ says, isAbout }) => says('have') && isAbout(goods),
    means: ['inventory_available'],
    takes: ofStock,
  },
  {
    name: 'newcomers have a figure of their own',
    example: 'dhanteras ko pehli baar kharidne wale kitne the',
    when: ({ says, filters }) => says('how_many') && filters.some(isNew),
    means: ['new_customers'],
    absorbs: isNew,
  },
  {
    name: 'people who used a code are counted',
    example: 'how many people used WELCOME10 this month',
    when: ({ says, isAbout }) => says('how_many') && says('people', 'customer') && isAbout(['discount_code']),
    means: ['customers'],
  },
  {
    name: 'a kind of customers, named alone',
    example: 'dormant customers',
    when: ({ words, isAbout }) =>
      isAbout(['customer_group']) &&
      words.some(({ used, text }) => used === 'value' && / (customers|buyers)$/.test(text)) &&
      words.every(({ used, kind, small }) => used !== undefined || kind === 'mark' || small),
    means: ['customers'],
  },
  {
    name: 'a kind of customers is counted',
    example: 'how many champions do we have; customer group wise count',
    when: ({ says, isAbout }) => says('how_many', 'count') && (isAbout(customerKinds) || says('customer_group')),
    means: ['customers'],
    takes: word => has(word, 'count'),
  },
  {
    name: 'what came from a place or through a channel is money',
    example: 'how much from Mumbai and how much from Delhi last week',
    when: question => !asksCount(question) && question.says('how_much') && namesPartOnly(question),
    means: ['total_sales_revenue'],
    guessed: true,
    takes: word => has(word, 'how_much'),
  },
  {
    name: 'how many came from a place or through a channel are orders',
    example: 'how many online and how many from the tills',
    when: question => asksCount(question) && namesPartOnly(question),
    means: ['total_orders'],
    guessed: true,
    takes: word => has(word, 'how_many'),
  },
];

const cameBack = (word: Word): boolean => has(word, 'return', 'came_back') && !has(word, 'returning');

function ranksAndTellsTheRest({ words }: Question): boolean {
  const rank = words.findIndex(word => has(word, 'best') || word.text === 'top');
  const rest = words.findIndex(
    word => has(word, 'available') && /^(left|remaining|remains?|bach[aei]|बच[ाेी])$/.test(word.text),
  );
  return rank >= 0 && words.slice(rank, Math.max(rank, rest)).some(word => has(word, 'and') || word.text === ',');
}
