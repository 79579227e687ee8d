/** What a word means after what was spoken of: what campaigns "got back" are not returned goods, what a code "cost" is no advertising. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask } from '../intent.ts';
import { comeBackCounted } from '../reading/metric-rules/turned-goods.ts';
import { has, says, typedText, withoutMarks } from '../reading/words.ts';
import { ideaOf, shopKeyOf } from '../vocabulary/ideas.ts';
import { forOne } from '../vocabulary/as-rate.ts';
import { inCount, inMoney } from '../vocabulary/in-money.ts';
import { whatTheyBought } from './parts-in-view.ts';
import { points } from './pointing-words.ts';
import type { Word } from '../words/annotate.ts';

type Talk = { before: Ask; now: Ask; words: Word[] };

/** Another figure than the word means by itself; nothing where it means what it says. */
export function inThisTalk(talk: Talk): string | undefined {
  const [only, ...more] = talk.now.metrics;
  if (more.length > 0) return undefined;
  const said: Said = { ...talk, key: only?.key ?? '', text: typedText(talk.words) };
  for (const meaning of meanings) {
    const { means } = meaning;
    const meant = isMeant(meaning, said) ? (typeof means === 'string' ? means : means(said)) : undefined;
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** `key` is the figure the words mean by themselves, empty where they name none. */
type Said = Talk & { key: string; text: string };

/** All that a meaning demands must hold. */
type Meaning = {
  key?: RegExp;
  /** What every figure in view is. */
  of?: RegExp;
  notOf?: RegExp;
  /** What the figures in view are kept to. */
  keptTo?: RegExp;
  /** An idea of each list is said. */
  says?: string[][];
  unless?: string[];
  text?: RegExp;
  also?: (said: Said) => boolean;
  means: string | ((said: Said) => string | undefined);
};

function isMeant({ key, of, notOf, keptTo, text, also, ...meaning }: Meaning, said: Said): boolean {
  const { before, words } = said;
  return (
    (!key || key.test(said.key)) &&
    (!of || areAll(before, of)) &&
    (!notOf || !areAll(before, notOf)) &&
    (!keptTo || isKeptTo(before, keptTo)) &&
    (!meaning.says || meaning.says.every(ideas => says(words, ...ideas))) &&
    (!meaning.unless || !says(words, ...meaning.unless)) &&
    (!text || text.test(said.text)) &&
    (!also || also(said))
  );
}

const areAll = ({ metrics }: Ask, pattern: RegExp): boolean =>
  metrics.length > 0 && metrics.every(({ key }) => pattern.test(key));

const isKeptTo = ({ filters }: Ask, pattern: RegExp): boolean =>
  filters.some(({ options, not }) => !not && pattern.test(options[0]?.dimension ?? ''));

/** The figure in view, and no other. */
const same = ({ before }: Said): string | undefined => before.metrics[0]?.key;

const ofAds = /google_ads|ad_spend/;
const ofStock = /^inventory_|_stock_/;
const ofStockOrCover = /^inventory_|_stock_|days_of_cover/;
const ofVisits =
  /^(sessions|store_sessions|activeUsers|store_visitors|addToCarts|newUsers|bounceRate|engagementRate|screenPageViews)$/;
const spending = /^(google_ads_cost|total_ad_spend)$/;
const goods = /^(product|product_type|variant|collection|vendor)$/;
const ads = ['ad', 'google_ads', 'google', 'campaign', 'marketing'];
const people = ['customer', 'people'];

/** Worth, of goods that hardly sell, is that of their stock. */
export const asksWorthOfSlow = ({ metrics, by, ranking }: Ask, text: string): boolean =>
  ranking?.direction === 'asc' &&
  by.some(each => goods.test(each)) &&
  metrics.every(({ key }) => /^(net_)?units_sold$/.test(key)) &&
  /(^| )(worth|stuck|tied up|locked( up)?|blocked|kitne k[aie]|kitne rupa[iy]e|kitna paisa|phas\S*|fas[ae]\S*|atk[aei]\S*)( |$)/.test(
    text,
  ) &&
  !/(^| )(sold|sales?|bik\S*|earn\S*)( |$)/.test(text);

/** The whole question is read by its text. */
const tookAll = (words: Word[]): boolean => {
  for (const word of words) word.used ??= 'metric';
  return true;
};

/** "kitne paise" counts nothing. */
const tookMoney = (words: Word[]): boolean => {
  for (const word of words) if (has(word, 'how_many')) word.concepts = ['how_much'];
  return tookAll(words);
};

/** "what did we pay for them" asks for no way of paying. */
const tookPaid = ({ now, words }: Said): boolean => {
  now.by = now.by.filter(each => !each.startsWith('payment_'));
  return tookAll(words);
};

const tookSold = (words: Word[]): boolean => {
  for (const word of words) if (has(word, 'sold')) word.used ??= 'metric';
  return true;
};

const areOfGoods = ({ before, now }: Said): boolean =>
  isKeptTo(before, goods) || [...before.by, ...now.by].some(each => goods.test(each));

/** "in rupees" */
const asMoney = ({ before }: Said): string | undefined => {
  const key = before.metrics[0]?.key ?? '';
  return inMoney[key] ?? (metricByKey(key)?.unit === 'money' ? key : undefined);
};

/** What is counted of the figure in view; of sales, pieces where goods are in view. */
const counted = (said: Said): string | undefined => {
  const key = same(said) ?? '';
  if (/^(total|net|gross)_sales/.test(key)) return areOfGoods(said) ? 'units_sold' : undefined;
  return inCount[key];
};
const asCount =
  /^(and |so |ok |no |sorry |i meant |i mean |in |as |by |on |the |a |absolute |actual |just |only |give |show |me )*(counts?|numbers?|nos|ginti|sankhya|how many|kitn[ei]|quantity|qty|गिनती|संख्या|कितन[ेी])( (is|was|are|were) (that|it|they|those|these|there))?( (me|mein|wise|ke hisab se|please|instead|in total|में|hue|hui|hai|hain|the|thi|थे|हुए|हैं))*$/u;

const onlyPlatform =
  /^(and |ok |now |so |but |what |how |about |does |did |is |it |that |this |as |per |according |to |in |from |on |by |with |same |the |aur |show )*(ga ?4|google analytics|analytics|shopify|google ads)( ?'?s)?( (number|numbers|figure|figures|one|version|count|say|says|said|show|shows|report|reports|data|instead|ka|ke|ki|me|mein|se|wal[aei]|hisab|hisaab|kya|keh\S*|bol\S*|bata\S*|dikha\S*|hai|raha|rahi|kitn[aei]))*$/;
const platforms = { ga4: 'google_analytics', shopify: 'shopify', google_ads: 'google_ads' } as const;

const asToldBy = (said: Said): string | undefined => {
  const key = shopKeyOf(same(said) ?? '');
  const platform = (['ga4', 'shopify', 'google_ads'] as const).find(each => says(said.words, each));
  const isOfIt = (each: string): boolean =>
    platform !== undefined && platforms[platform] in (metricByKey(each)?.source ?? {});
  return said.before.metrics.length === 1 && !isOfIt(key) ? ideaOf(key)?.members.find(isOfIt) : undefined;
};

const perOne =
  /^(?:and |so |ok |aur )?(?:(?:what|how much) (?:is|was) (?:that|it) |what did (?:that|it) come to |kitna |cost )?(?:per|for each|for every|for one|har|prati|प्रति) (\S+(?: \S+)?)(?: kitna| kitni| kitne| cost| hua| pada| it is| was it)*$/;

const ofOne = (said: Said): string | undefined => {
  const one = perOne.exec(said.text)?.[1];
  const key = same(said) ?? '';
  return one === undefined || said.before.metrics.length !== 1
    ? undefined
    : forOne.find(({ of, each }) => of.test(key) && each.test(one))?.key;
};

const salesTo: Record<string, string> = {
  new_customers: 'new_customer_sales',
  returning_customers: 'returning_customer_sales',
  returning_customer_rate: 'returning_customer_sales',
  customers_who_reordered: 'returning_customer_sales',
  customers: 'total_sales_revenue',
};

const everywhere: Record<string, string> = {
  online_store_orders: 'total_orders',
  online_store_sales: 'total_sales_revenue',
};

const isOfPlaces = ({ now }: Said): boolean =>
  [...now.by, ...now.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension))].some(each =>
    /^(pos_location|sales_channel)$/.test(each),
  );

/** "excluding wholesale orders", "on cod orders?" */
const namesPart = ({ now, words }: Said): boolean => {
  const [first, ...rest] = withoutMarks(words);
  const isPart =
    has(first, 'except', 'only') || (/^(on|for|in|of|with)$/.test(first?.text ?? '') && has(rest.at(-1), 'order'));
  return now.filters.length > 0 && isPart;
};

/** "reorder?", "order how many" of a stock, or of products that sold. */
const asksToReorder = ({ before, key, text, words }: Said): boolean =>
  !says(words, 'came_back') &&
  (key !== 'total_orders' ||
    /^(and )?(re)?order how (many|much)$|how (many|much) (to|should (i|we)) (re)?order/.test(text)) &&
  (areAll(before, ofStockOrCover) || before.by.includes('product') || isKeptTo(before, /^(product|variant)$/));

const atGoogle = ({ before: { metrics } }: Said): string | undefined =>
  metrics.length === 1 ? ideaOf(metrics[0]!.key)?.members.find(each => each.startsWith('google_ads_')) : undefined;

const netOrGross =
  /^(?:no |sorry |ok |and |i meant |i mean |in |only |just )*(net|gross)(?: (?:please|sales|figure|number|rather|instead|not|net|gross|total|wala|wali|batao|chahiye))*$/;

const worthOfThem =
  /^(?:and |so |ok |roughly |about |approximately |approx |around )*(?:how much|what) (?:money |revenue |sales |value |rupees )?(?:is|was|are|were|does|did) (?:that|it|those|they|these|this)(?: worth| in (?:money|value|rupees|sales|revenue)| come to| add up to)?(?: in total| altogether| roughly)?$|^(?:aur |to )?(?:wo |woh |ye |yeh )?kitne (?:ka|ki|ke|paise ka|rupaye ka)(?: hai| tha| the| hua)?$/;

const forTheMoney =
  /(?:^| )(?:(?:value|bang|returns?|results?|most|least|more|less|best|worst|better|worse) )(?:back )?(?:for|per) (?:(?:the|my|our|its|their|every|each) )*(?:money|rupees?|buck|price|spend)(?: (?:spent|we spend|we put in|i put in))?(?: |$)|(?:^| )(?:paisa|paise) (?:vasoo?l|wasoo?l)(?: |$)/;

/** "what did we pay for them" */
const paidForThem =
  /^(?:and |so |ok |aur )*(?:(?:what|how much)(?: money)? (?:did|do|have|does) (?:we|i|it|they|that|those) (?:pay|paid|spend|spent|cost|shell out)(?: us)?(?: (?:for|on) (?:it|them|that|those|these|this))?|(?:in |un |iss |uss |is |us )?(?:pe|par|ke liye|inpe|unpe|ispe|uspe) kitna (?:kharch|paisa|diya|laga)(?: \S+)*)$/;

/** "what has it brought us", "what did we get out of them", "badle me kya mila" */
const broughtByThem =
  /(?:^| )(?:they|it|that|those|these|google|(?:the|our) ads) (?:(?:have|has|did|do|does) )?(?:all )?(?:bring|brought|bringing|fetch|fetched|give|given|gave|return|returned|earn|earned)(?: us| me)?(?: in| back| in return| for (?:it|that))*$|(?:^| )(?:did|do|have) (?:we|i) (?:get|got|gotten|earn|earned|make|made)(?: back| in return)*(?: (?:out of|from|for|by|with) (?:it|that|them|those|this))?$|(?:^| )(?:how much|what|kitna) (?:have|has|did|do|does) (?:\S+ ){1,5}?(?:bring|brought|fetch|fetched|earn|earned|return|returned)(?: us| me)?(?: in| back| in return)*$|^(?:and |so )?what came (?:back|in|out of (?:it|that|them))$|(?:^| )(?:isse|usse|inse|unse) (?:humko |hume |hamein )?(?:kya|kitn[aei]) (?:mila|aaya|aayi|kamaya|hua)$/;

/** The first that fits says what is meant. */
const meanings: Meaning[] = [
  /** "what did we pay for them" of the visits of a paid channel */
  { key: /^(|orders_with_payments|net_payments|total_ad_spend|google_ads_cost)$/, of: ofVisits, keptTo: /^traffic_channel$/, text: paidForThem, also: tookPaid, means: 'google_ads_cost' },
  /** "which one gives me the least for the money" of campaigns */
  { key: /^(|total_sales_revenue|total_ad_spend|google_ads_cost|google_ads_conversion_value)$/, of: ofAds, text: forTheMoney, also: ({ words }) => tookAll(words), means: 'google_ads_roas' },
  /** "which items are in those old orders" after the ones that wait */
  { key: /^total_orders$/, of: /^(unsent|unfulfilled|unpaid|cancelled|rto|delivered)_orders$/, text: /(^| )(those|these|un|उन|इन) (\S+ )?orders?( |$)/, means: said => same(said) },
  /** "and how much of that came back" of money or pieces that were sold */
  { key: /^(returning_customers|returning_customer_sales)$/, says: [['how_much']], text: /(^| )(came|come|went|sent|gone|taken) back|returned|wapas|वापस/, unless: people, also: ({ before }) => /^(total|net|gross)_sales|^(net_)?units_sold$/.test(before.metrics[0]?.key ?? ''), means: ({ before }) => (/units/.test(before.metrics[0]!.key) ? 'units_returned' : 'returns_value') },
  /** "uska stock kitna bacha hai yahan" after what a shop sold: what lies there */
  { key: /^inventory_available$/, keptTo: /^(pos|inventory)_location$/, also: ({ words }) => words.some(word => points(word, 'there')), means: 'inventory_on_hand' },
  /** "after discounts, I meant" of sales, "before discounts" */
  { key: /^(discounts|returns_value|refunds_paid)$/, of: /^(total|net|gross)_sales/, text: /^(?:no |sorry |ok |and |i meant |i mean )*(?:after|net of|less|minus) (?:the |all )?(?:discounts?|returns?|refunds?)(?: (?:and|&) (?:discounts?|returns?|refunds?))?(?: (?:i|meant|mean|please|instead|rather))*$/, also: ({ words }) => tookAll(words), means: 'net_sales' },
  { key: /^discounts$/, of: /^(total|net)_sales/, text: /^(?:no |sorry |ok |and |i meant |i mean )*before (?:the |any |all )?discounts?(?: (?:i|meant|mean|please|instead|rather))*$/, also: ({ words }) => tookAll(words), means: 'gross_sales' },
  /** "net, not gross" of sales */
  { key: /^(|net_sales|gross_sales)$/, of: /^(total|net|gross)_sales/, text: netOrGross, also: ({ words }) => tookAll(words), means: ({ text }) => `${netOrGross.exec(text)![1]!}_sales` },
  /** "what is it worth" of goods that hardly sell: their stock */
  { also: ({ before, text }) => asksWorthOfSlow(before, text), means: 'inventory_value' },
  /** "how much did we waste on those" of campaigns is what they cost. */
  { of: ofAds, key: /^(?!google_ads_search_)/, text: /^(?!.*(^| )(budget|rank|bids?)( |$)).*(^| )(waste|wasted|wasting|burn|burned|burnt|blow|blew|lose|lost|losing|barbad|doob\S*)( |$)/, means: 'google_ads_cost' },
  /** "how many used it" of a code: the orders it was used in. */
  { key: /^(|customers)$/, also: ({ before, text }) => (isKeptTo(before, /^discount_code$/) || before.by.includes('discount_code')) && /(^| )(how many|kitn[eio]|कितनों)( \S+)? (used|use|using|lag\w*|istemal)/.test(text), means: 'total_orders' },
  /** "which code is used most" */
  { key: /^$/, also: ({ now }) => now.by.includes('discount_code'), text: /(^| )(used?|using|lag\w*|istemal|chal\w*)( |$)/, means: 'total_orders' },
  /** "kitna bika tha" after stock: how many pieces, as the stock was told. */
  { key: /^total_sales_revenue$/, of: ofStockOrCover, says: [['sold']], unless: ['sales', 'money', 'value', 'amount', 'earn'], means: 'units_sold' },
  /** "what did that shop do on Sunday" after its stock: nobody does any, and no earlier day's is known */
  { key: /^$/, of: ofStockOrCover, text: /^(?:and |so |ok )*(?:what|how|how much|how well) (?:did|has|have) (?:\S+ ){1,5}?(?:do|done|perform|performed|fare|fared)(?: |$)/, also: ({ now }) => now.when !== undefined, means: 'total_sales_revenue' },
  /** "how many of them have ordered again since" of new customers */
  { key: /^(returning_customers|units_returned)$/, of: /^new_customers$/, text: /(^| )(of (them|those|these)|unme|unmein|inme|unme se|उनमें)( |$)/, means: 'customers_who_reordered' },
  /** "are those people coming back" after the orders of some days: of those who ordered first then */
  { key: /^(returning_customers|units_returned)$/, of: /^(total_orders|online_store_orders|customers|new_customers)$/, text: /^(?:and |so |ok |but )*(?:are|did|do|have|will|kya) (?:any of |most of )?(?:they|those|these|them|those people|these people|those customers|these customers|those buyers|ye log|wo log|woh log)(?: \S+){0,2} (?:com(?:e|ing)|came|return(?:ed|ing)?|buy(?:ing)?|bought|order(?:ed|ing)?|repeat(?:ed|ing)?)(?: back| again| once more)?(?: to us| with us| since| later)?$|^(?:wo|woh|ye|yeh) log (?:wapas|dobara|phir se) (?:aaye|aa rahe|aate)/, also: ({ words }) => tookAll(words), means: 'customers_who_reordered' },
  /** "roughly how much revenue is that" after checkouts that were left */
  { key: /^(total_sales_revenue|net_sales)$/, text: worthOfThem, notOf: /^(units_sold|total_orders|new_customers|returning_customers)$/, also: said => inMoney[same(said) ?? ''] !== undefined && tookAll(said.words), means: asMoney },
  /** "usme cod wale kitne the" of orders that were cancelled: of those, and not of all orders. */
  {
    key: /^(|total_orders)$/, of: /^(cancelled|discounted|unfulfilled|returned|refunded)_orders$/,
    text: /^(and |aur |so )?(usme|usmein|unme|unmein|isme|inme|उसमें|उनमें|इनमें)( |$)|(^| )(of|in|among|from|amongst) (those|these|them)( |$)|^(and |so )?how many (of them |of those )?(were|are|was|came|went|used|had|in|from) /, also: ({ now }) => now.filters.length > 0, means: same,
  },
  /** "in numbers", "by quantity", "i meant how many" */
  { key: /^$/, text: asCount, also: said => counted(said) !== undefined && tookAll(said.words), means: counted },
  /** "by value", "the amount" */
  { key: /^$/, text: /^(and |ok |now |sorry |no |i meant |i mean )*((by|on|as per|in terms of) )?(the )?(value|money|amount|rupees)( please| instead)?$|^(and |so |that is |worth )*how much( (is|was|were|are) (that|it|they|those|these))?( in all| in total)?$/, also: said => asMoney(said) !== undefined && tookAll(said.words), means: asMoney },
  /** "kitna paisa laga" of advertising */
  { key: /^(|total_sales_revenue)$/, of: /google_ads|ad_spend|roas/, text: /(^| )(kitn[aei]|कितन[ाेी]) (paisa|paise|rupaye|पैसा|पैसे|रुपये) (lag|kharch|gay|gaya|diy|dal|laga|लग|खर्च|गए|गया|दिए)/u, means: ({ before }) => (areAll(before, /^google_ads_/) ? 'google_ads_cost' : 'total_ad_spend') },
  /** "kitne paise" */
  { key: /^(|total_sales_revenue)$/, text: /^(and |aur |to |और )*(ye |yeh |wo |woh |ये )?((kitn[aei]|कितन[ाेी]) (ka |के |का )?(paise?|paisa|rupa?y[ae]|rupaye|rakam|पैसे|पैसा|रुपये|रुपया|रकम)|(paise?|paisa|rupaye|पैसे|पैसा|रुपये) (kitn[aei]|कितन[ाेी]))( \S+)?( (hai|hain|the|tha|hue|hua|थे|था|हुए|हुआ|हैं|है))?$/u, also: said => asMoney(said) !== undefined && tookMoney(said.words), means: asMoney },
  /** "in rupees", "how much money is that" */
  {
    text: /^(in (rupees|rs|money|value|inr|amount)|(and )?how much( money)? (is|was|are|were) (left |tied up |lost )?(in )?(that|it|this|those|these|them)( worth)?|(and )?(what is|whats) (that|it|this) worth|(paise|rupaye|rupay|paiso) me(in)?)$/,
    means: asMoney,
  },
  /** "spend in both?" after what Google cost */
  { key: /^total_ad_spend$/, of: /^google_ads_/, unless: ['total', 'all', 'channel'], means: 'google_ads_cost' },
  /** "how much did it grow" of any figure: that one. */
  { key: /^total_sales_revenue$/, says: [['grow', 'fall']], text: /(^| )(it|that|this|they|these|those|ye|yeh)( |$)/, unless: ['sales', 'sold', 'earn', 'money'], means: same },
  /** "and the ROAS" of Google's campaigns is the one Google reports. */
  { key: /^(return_on_ad_spend|marketing_efficiency_score)$/, of: /^google_ads_/, text: /(^| )roas( |$)/, means: 'google_ads_roas' },
  /** "what did we get back", "what did they earn" of advertising */
  { key: /^(returning_customers|returns_value)$/, of: ofAds, means: 'google_ads_conversion_value' },
  /** "foreign orders put together" of money stays money. */
  { key: /^total_orders$/, of: /^(total|net|gross)_sales/, text: /^(?!.*(how many|kitne|count|number|number of) ).* orders? (all )?((put|taken|added|clubbed) )?(together|combined|milake|milakar)$/, means: same },
  /** "usse kitni sale aayi" of advertising */
  { key: /^total_sales_revenue$/, of: ofAds, text: /(^| )(usse|isse|unse|inse|उससे|उनसे|from (it|them|that|those))( |$)/, means: 'google_ads_conversion_value' },
  /** "on cod orders?" after the average order value: those of it; they are not counted. */
  { key: /^total_orders$/, also: namesPart, means: same },
  /** "kitna paisa gaya usme", "how much money went into it" of a code is the discount it gave. */
  {
    keptTo: /^discount_code$/,
    text: /(^| )(kitn[aei]|how much|total) (paisa|paise|money|rupaye|rupees|amount)( \S+){0,2} (gaya|gaye|gayi|hua|hui|went|gone|lost|lose|lag[aei]|diya|diye|kharch|given|give|away|burn|burned)( |$)|कितन[ाे] (पैसा|पैसे|रुपये)( \S+)? (गया|गए|लगा|दिया)/,
    means: 'discounts',
  },
  /** "what did it cost us" of a code is the discount it gave. */
  { key: spending, unless: ads, notOf: /customers$/, also: ({ before }) => isKeptTo(before, /^discount_code$/) || before.by.includes('discount_code'), means: 'discounts' },
  /** "what did it cost" of stock, "what is the lot worth at cost" of goods */
  { key: /^(google_ads_cost|total_ad_spend|cost_of_goods_sold)$/, of: ofStock, means: 'inventory_value' },
  /** "of those how many bought a saree" of new customers: of those, and not of all orders. */
  {
    key: /^(total_orders|customers|units_sold|total_sales_revenue)$/, of: /^(new|returning)_customers$/, unless: ['money', 'amount', 'earn', 'how_much', 'sales'],
    text: /(^| )of (those|these|them)( |$)|^(and |aur |so )?(unme|unmein|inme|उनमें|इनमें)( |$)/, also: ({ now }) => now.filters.length > 0, means: same,
  },
  /** "cost of getting them" of customers who are new */
  { of: /^new_customers$/, text: /(^| )costs? (of|to|for|in) (get|win|acquir|bring|gain|land)\w*( |$)/, means: 'blended_cac' },
  /** "how many came back" of customers are people, no pieces. */
  { key: /^units_returned$/, of: /^customers$/, text: /how many( of (them|these|those))?( have)? (came|come|returned)( back)?$/, means: 'returning_customers' },
  /** "usme saree ki kitni" of sales stays money; pieces are "kitne". */
  { key: /^units_sold$/, of: /^(total|net|gross)_sales(_revenue)?$/, text: /(^| )(kitni|कितनी)( (hui|hai|thi|rahi|हुई|है|थी))?$/, unless: ['sold', 'unit', 'order'], means: same },
  /** "and sold last month" of pieces that were sold: pieces again. */
  { key: /^total_sales_revenue$/, of: /^((net_)?units_sold|units_returned)$/, says: [['sold']], unless: ['percent', 'share', 'rate', 'sales', 'money', 'value', 'amount', 'earn', 'how_much'], also: ({ words }) => !words.some(({ text }) => /^(kitni|bikri|for)$/.test(text)), means: said => (/returned/.test(same(said)!) ? 'units_sold' : same(said)) },
  /** "per order?" of sales, "per click" of what ads cost */
  { text: perOne, also: said => ofOne(said) !== undefined && tookAll(said.words), means: ofOne },
  /** "what did one cost us" of clicks */
  { key: /^(|google_ads_cost|total_ad_spend|cost_of_goods_sold)$/, of: /^google_ads_(clicks|cpc)$/, text: /(^| )(one|each|a click|per click|har ek|ek)( .*)?( cost| costs| costing| pada| padi| pay| paid| kharch)( us| hum| hai| hua)*$|(^| )(cost|pay|paid) (us )?(of|for|per) (one|each)$/, means: 'google_ads_cpc' },
  /** "inse kitni sale hui" of customers is what they bought. */
  { key: /^(total|net)_sales(_revenue)?$/, of: /^(new|returning)_customers$/, text: /^(and |aur |to |so )?(inse|unse|in se|un se|in logo(n)? se|इनसे|उनसे|sales? (from|of|by|to) (them|these|those)|what (was|were) (their|the) sales?)( |$)/, means: said => salesTo[same(said) ?? ''] },
  /** "what did they spend there" of customers is what they bought. */
  { key: /^(google_ads_cost|total_ad_spend|lifetime_spend_per_customer)$/, unless: [...ads, 'lifetime', 'ever'], means: said => salesTo[same(said) ?? ''] },
  /** "reorder?" of goods is about stock, not about customers who come back. */
  {
    key: /^(returning_customers|customers_who_reordered|total_orders)$/, of: /^inventory_|_stock_|days_of_cover|^(net_)?units_sold$|^(total|net)_sales/,
    unless: people, also: asksToReorder, means: 'days_of_cover',
  },
  /** "how many did each sell" after a list of goods */
  { key: /^$/, says: [['how_many'], ['sold']], unless: ['order', 'customer', 'people', 'money'], also: said => areOfGoods(said) && tookSold(said.words), means: 'units_sold' },
  /** "how many of it do we have" of goods that were sold or sent back */
  { key: /^(|units_sold|units_returned)$/, keptTo: /^(product|variant)$/, says: [['how_many'], ['have', 'available']], unless: ['sold', 'return'], means: 'inventory_available' },
  /** "how much of the first one do we still have" after a ranking of goods by what they sold for */
  { key: /^(|units_sold|units_returned|total_sales_revenue)$/, notOf: ofStock, text: /(^| )(do|does) (we|i|they|you) (still |even |actually )*have( |$)/, also: areOfGoods, unless: ['sold', 'sales', 'return', 'order', 'customer'], means: 'inventory_available' },
  /** "how much of it do they have in stock" of goods that were sold there */
  { key: /^(|units_sold|total_sales_revenue)$/, notOf: ofStock, text: /(^| )(in stock|on hand|in hand)$/, also: areOfGoods, unless: ['sold', 'sales'], means: 'inventory_on_hand' },
  /** "and in the stores?" after orders of the website */
  { key: /^$/, also: isOfPlaces, means: said => everywhere[same(said) ?? ''] },
  /** "only search ones" of campaigns are no searches in the shop. */
  { key: /^store_searches$/, of: ofAds, unless: ['website', 'search_box'], means: same },
  /** "did any of them buy" of visitors */
  { key: /^(|customers|total_orders)$/, of: ofVisits, says: [['buy', 'purchase', 'convert']], means: 'ecommercePurchases' },
  /** "which landing pages do they come to" after their conversion rate: where the visits began. */
  {
    key: /^$/, of: /conversion_rate|Rate$|revenue|sales|Purchases/i, keptTo: /^(traffic_channel|source|medium|source_medium|campaign|device)$/,
    text: /(^| )(landing )?pages? (do|did|are|were|have) .*(come|came|coming|land|landing|landed|arrive|arriving|visit|visiting|go|going|enter)( |$)/, means: 'sessions',
  },
  /** "what about conversions" of visits: those who bought, whatever brought them. */
  { key: /^google_ads_conversions$/, of: ofVisits, unless: ads, means: 'ecommercePurchases' },
  /** "average value" of orders */
  {
    key: /^$/, of: /^(total_orders|total_sales_revenue|net_sales|units_per_order|orders_with_payments|net_payments)$/,
    text: /^(and |the |their |its |what is |what was )*(average|avg) (order |basket |bill )?(value|size|amount)( (there|then|of (it|them|those|that)|for (it|them|those|that)|(from|in) there))?$/, means: 'average_order_value',
  },
  /** "which size came back most", "how many went back" of goods is no question about customers. */
  {
    key: /^(|returning_customers|customers_who_reordered)$/, notOf: /customer|google_ads|ad_spend|roas/, unless: people,
    also: said => areOfGoods(said) && (says(said.words, 'came_back') || /(^| )(went|sent|gone|going) back( |$)/.test(said.text)), means: 'units_returned',
  },
  /** "purane walon ne?" after what new customers spent */
  { of: /^(new|returning)_customer_sales$/, unless: ['how_many'], means: ({ key }) => salesTo[key] },
  /** "how many of those bought", "what did they bring in" of what ads brought */
  { key: /^total_orders$/, of: /^google_ads_/, text: /how many (of (those|these|them) )?(bought|converted|purchased|ordered)$/, means: 'google_ads_conversions' },
  { key: /^(|total_sales_revenue)$/, of: /^google_ads_/, text: broughtByThem, also: ({ words }) => tookAll(words), means: 'google_ads_conversion_value' },
  { key: /^(|total_sales_revenue)$/, of: /^total_ad_spend$/, text: broughtByThem, also: ({ words }) => tookAll(words), means: 'ad_attributed_revenue' },
  /** "what did those people buy" of orders: goods, counted */
  { key: /^(|customers)$/, of: /^(total_orders|customers|discounted_orders|online_store_orders|returning_customer_rate|average_order_value)$/, text: whatTheyBought, means: 'units_sold' },
  /** "usme se kitni wapas aayi" of goods */
  { key: /^returns_value$/, text: comeBackCounted, also: areOfGoods, means: 'units_returned' },
  /** "how many pieces" of goods that came back */
  { key: /^units_sold$/, of: /^(returns_value|return_rate|refunds_paid|units_returned)$/, unless: ['sold', 'buy', 'order'], means: 'units_returned' },
  /** "which city buys it most" after a stock: no city holds stock, so what was sold there is meant. */
  {
    key: /^(|customers|total_orders|inventory_\w+)$/, of: ofStock, says: [['buy', 'sold', 'order', 'purchase']],
    also: ({ now: { by, filters } }) => [...by, ...filters.flatMap(({ options }) => options.map(each => each.dimension))].some(each => /^(city|region|country|customer_type|sales_channel|weekday)$/.test(each)), means: 'units_sold',
  },
  /** "ads that week?" after sales: what they cost. */
  {
    key: /^$/, notOf: /google_ads|ad_spend|roas|efficiency|attributed/,
    text: /^(and |aur |the |our )*(google )?ads( cost| spend)?( (that|this|us|same) .*| then| there| too)?$/, means: 'total_ad_spend',
  },
  /** "conversions kitna" after what ads cost */
  { key: /^(google_ads_conversion_rate|store_conversion_rate)$/, of: ofAds, text: /(^| )conversions( |$)/, unless: ['rate', 'percent', 'website'], means: 'google_ads_conversions' },
  /** "kharidi kitni thi" after goods that came back */
  { key: /^(|total_orders)$/, of: /^(returns_value|return_rate|refunds_paid|units_returned)$/, text: /(^| )(kharidi|kharid|khareed|kharidari|खरीद|खरीदी)( |$)/, unless: people, means: 'units_sold' },
  /** "completed?" after checkouts that were begun */
  { key: /^$/, of: /^(checkouts|sessions_that_reached_checkout|abandoned_checkouts)$/, text: /^(and |how many |kitne |only )*(were |was |got |are )?(completed?|finished|done|successful)( (ones?|hue|too))*$/, also: said => tookAll(said.words), means: 'sessions_that_completed_checkout' },
  /** "to rank?" after what budgets lost */
  { of: /^google_ads_search_lost_to_budget$/, text: /^(and |also |what about |how about |(lost )?(due |because )?(to|of|by) |the |ad )*rank(ing)?( (too|also|loss))*$/, also: said => tookAll(said.words), means: 'google_ads_search_lost_to_rank' },
  { of: /^google_ads_search_lost_to_rank$/, text: /^(and |also |what about |how about |(lost )?(due |because )?(to|of|by) |the )*budget( (too|also|loss))*$/, also: said => tookAll(said.words), means: 'google_ads_search_lost_to_budget' },
  /** "how many orders is that" of discounts: those that got one. */
  { key: /^total_orders$/, of: /^(discounts|discount_rate)$/, text: /^(and |so |aur )?(how many orders (is|was|are|were) (that|it|this|those|these)|(on|in|over|across) how many orders|(ye |yeh )?kitne orders? (pe|par|me|mein)( (hai|mila|diya|tha))*)$/, also: said => tookAll(said.words), means: 'discounted_orders' },
  /** "ga4's?", "what does shopify say": the same figure as that platform tells it. */
  { key: /^$/, text: onlyPlatform, also: said => asToldBy(said) !== undefined && tookAll(said.words), means: said => asToldBy(said) },
  /** "ok then google" after the ads of a platform that is not connected */
  { key: /^$/, of: /^(total_ad_spend|return_on_ad_spend|spend|clicks|impressions|ctr|cpc|meta_)/, says: [['google', 'google_ads']], means: atGoogle },
  /** "how many in each colour" after stock asks for stock, not for what was sold. */
  {
    key: /^units_sold$/, of: ofStock, unless: ['sold', 'buy', 'order', 'sales', 'bestseller', 'slowseller'],
    means: said => (/^inventory_(on|av)/.test(same(said)!) ? same(said) : 'inventory_available'),
  },
  /** "which product holds the most money" of stock */
  { key: /^total_sales_revenue$/, of: ofStock, says: [['money', 'value', 'amount']], unless: ['sold', 'sales', 'buy', 'order', 'earn'], means: 'inventory_value' },
  /** "what did they cost us" of goods that came back, of orders with a discount */
  {
    key: spending, of: /^(units_returned|returns_value|return_rate|returned_orders|discounted_orders|discounts|discounted_order_share)$/,
    says: [['cost']], unless: ads, means: said => (same(said)!.startsWith('discount') ? 'discounts' : 'returns_value'),
  },
  /** "how much did they cost" of goods that were sold is what they were bought for. */
  {
    key: spending, of: /^(units_sold|net_units_sold|total_sales_revenue|net_sales|gross_sales|gross_profit|gross_margin)$/,
    says: [['cost']], unless: ads, also: areOfGoods, means: 'cost_of_goods_sold',
  },
]; // prettier-ignore
