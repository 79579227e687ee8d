/** Splits nobody names because the question makes no sense without them: best sellers are products. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { AskedFilter, AskedMetric, AskedPeriod } from '../intent.ts';
import type { Reading } from './read.ts';
import { liesThere } from './metric-rules/question.ts';
import { areRivals } from './rival-weekdays.ts';
import { has } from './words.ts';

export const isOfWaiting = /^(?:un(?:sent|fulfilled)_orders|orders_to_send)$/;

/** "which orders are still not sent", "list the open orders", "orders older than 3 days. list". */
const listsOrders = ({ words, metrics }: Reading): boolean => {
  const said = words.filter(({ kind }) => kind !== 'mark');
  const at = words.findIndex(word => has(word, 'which', 'list') && word.text !== 'sort');
  const named = words.findIndex(
    (word, place) => place > at && (has(word, 'order') || /^(?:everything|all|ones|those)$/.test(word.text)),
  );
  return (
    at >= 0 &&
    ((named > at && named - at < 5) || (said.length > 2 && has(words[at], 'list'))) &&
    metrics.some(({ key }) => isOfWaiting.test(key)) &&
    metrics.every(({ key, weak }) => isOfWaiting.test(key) || weak) &&
    !words.some(word => has(word, 'how_many', 'count', 'by', 'per'))
  );
};

/** "sarees by profit": each of them, and not the sum. */
const isByFigure = (words: Reading['words']): boolean =>
  !words.some(word => has(word, 'compare', 'than', 'and', 'or')) &&
  words.some(
    (word, at) => has(word, 'by') && words[at - 1]?.used === 'name' && words[at + 1]?.used === 'metric' && at > 0,
  );

/** "are weekends better than weekdays" */
export const holdsWeekends = (words: Reading['words']): boolean =>
  words.some(word => has(word, 'weekend')) && words.some(word => has(word, 'weekday', 'workday'));

export function impliedBreakdown(reading: Reading, filters: AskedFilter[], when: AskedPeriod | undefined): string[] {
  if (holdsWeekends(reading.words)) return ['weekday'];
  if (areRivals(reading.words)) return ['weekday'];
  const { words, ranking, metrics, comparison, breakdowns, bounds } = reading;
  const goods = filters.some(filter =>
    ['product_type', 'collection', 'vendor'].includes(filter.options[0]?.dimension ?? ''),
  );
  const either = words.some(word => has(word, 'or', 'who')) ? comparedDimension(filters) : [];
  if (either.length > 0) return either;
  if (namesReasons(words, metrics) && !filters.some(isReason)) return ['return_reason'];
  if (words.some(word => has(word, 'where')) && metrics.some(({ key }) => /^inventory_(on|av)/.test(key)))
    return ['inventory_location'];
  if (listsOrders(reading)) return ['order_number'];
  if (goods && isByFigure(words)) return ['product'];
  // "COD more popular than prepaid": a row for each of the two, and not for goods.
  const rivals =
    words.some(word => has(word, 'than')) && has(words[ranking?.at ?? -1], 'bestseller')
      ? comparedDimension(filters)
      : [];
  if (rivals.length > 0) return rivals;
  // "saree zyada bikti hai kurte se": the two kinds are set against each other.
  const kinds = isLessThanIt(words) ? comparedDimension(filters) : [];
  if (kinds.length > 0) return kinds;
  if (ranking && !ranking.isSort && (goods || words.some(word => has(word, 'bestseller', 'slowseller'))))
    return ['product'];
  if (goods && (metrics.length > 0 || liesThere(words)) && (asksWhichOf(words) || asksEachOf(words)))
    return ['product'];
  if (asksWhatSells(reading, goods)) return ['product'];
  if (
    comparison.asked &&
    words.some(word => has(word, 'new')) &&
    words.some(word => has(word, 'returning')) &&
    (!words.some(word => has(word, 'and')) || metrics.every(({ key }) => /customer/.test(key)))
  ) {
    const own = filters.findIndex(filter => filter.options[0]?.dimension === 'customer_type');
    if (own >= 0) filters.splice(own, 1);
    return ['customer_type'];
  }
  const kind = filters.length === 1 && isHeldAgainstRest(reading) ? filters[0]!.options[0]!.dimension : undefined;
  if (
    kind === 'customer_type' ||
    kind === 'device' ||
    kind === 'operating_system' ||
    kind === 'browser' ||
    kind === 'weekday' ||
    kind === 'order_tag'
  ) {
    filters.splice(0, 1);
    return [kind];
  }
  if (asksReasons(words, metrics)) return ['return_reason'];
  if (
    metrics[0]?.key === 'google_ads_quality_score' &&
    !filters.some(filter => filter.options[0]?.dimension === 'keyword')
  )
    return ['keyword'];
  if (
    metrics.some(({ key }) => /^(out_of|low)_stock_/.test(key)) &&
    !words.some(word => has(word, 'how_many', 'count', 'value', 'share', 'percent')) &&
    words.some(
      word =>
        has(word, 'what', 'which', 'list', 'goods') ||
        /^(products|items|pieces|styles|designs|articles|everything|whatever|things|sab kuch)$/.test(word.text),
    )
  )
    return ['product'];
  if (asksEachVariant(reading, filters)) return ['variant'];
  if (words.some(word => has(word, 'where')) && words.some(word => /^(land|lands|landed|landing)$/.test(word.text)))
    return ['landing_page'];
  if (metrics[0]?.key === 'orders_with_payments' && filters.length === 0) return ['payment_gateway'];
  if (
    words.some(word => has(word, 'where')) &&
    words.some(word =>
      /^(come|comes|coming|came|from|aate|aata|aati|aaye|aa|aata|se|live|located|arrive|आ|आते|आता|आती|से|bring)$/.test(
        word.text,
      ),
    )
  )
    return [
      metrics.some(metric => /visit|session|User/i.test(metric.key))
        ? 'traffic_channel'
        : filters.some(isOfOnePlace)
          ? 'source'
          : 'city',
    ];
  if (
    metrics.some(metric => metric.key === 'store_searches') &&
    (ranking || words.some(word => has(word, 'what', 'which')))
  )
    return ['site_search_term'];
  if (metrics.some(metric => metric.key === 'days_of_cover') && filters.length === 0) return ['product'];
  if (filters.some(filter => filter.members) && isToldApart(words, metrics)) return ['product'];
  if (
    ranking?.limit !== undefined &&
    metrics.length > 0 &&
    metrics.every(({ key }) => ofGoodsOnly.test(key)) &&
    breakdowns.length === 0
  )
    return ['product'];
  const asksWhat = words.some(word => has(word, 'what', 'which'));
  if (
    ranking &&
    !ranking.isSort &&
    asksWhat &&
    breakdowns.every(each => each.mark === 'bare') &&
    metrics.every(metric => isOfGoods(metric.key) || /^(new|returning)_customers$/.test(metric.key)) &&
    metrics.length > 0 &&
    words.some(word => has(word, 'sold', 'buy', 'stock', 'on_hand', 'available', 'return', 'view', 'add_to_cart'))
  )
    return ['product'];
  if (metrics.some(metric => metric.key === 'inventory_value') && when && dayCount(when.period) > 45) return ['month'];
  if (
    comparison.asked ||
    isAskedOfEach(reading) ||
    isLessThanIt(words) ||
    ranking ||
    words.some(word => has(word, 'compare', 'or', 'than', 'by', 'between')) ||
    (words.some(word => has(word, 'who', 'which')) && words.some(word => has(word, 'more', 'less'))) ||
    (isListed(reading) &&
      ((words.some(word => word.used === 'metric' && isSaidTwice(words, word)) && !words.some(isOneSum)) ||
        !words.some(word => isTogether(word) && !(metrics.length > 1 && /^(dono|donon|both)$/.test(word.text)))))
  )
    return comparedDimension(filters);
  return bounds.length > 0 && breakdowns[0] && breakdowns[0].mark !== 'bare' ? [breakdowns[0].dimension] : [];
}

/** "where did the Lucknow orders come from": the place is known. */
const isOfOnePlace = ({ not, options: [option] }: AskedFilter): boolean =>
  !not && /^(city|region|country)$/.test(option?.dimension ?? '') && option?.values.length === 1;

/** "gulmohar kurta sizes left", "stock of it in both colours": of one product a row for each, where its figure knows them. */
const asksEachVariant = ({ words, metrics }: Reading, filters: AskedFilter[]): boolean =>
  words.some(word => has(word, 'variant') && severalVariants.test(word.text)) &&
  filters.some(({ not, options: [option] }) => !not && option?.dimension === 'product') &&
  !filters.some(({ options: [option] }) => option?.dimension === 'variant') &&
  metrics.some(({ key }) => metricByKey(key)?.dimensions.includes('variant'));
const severalVariants = /^(variants|variations|sizes|colou?rs|shades)$|wise|ke hisaa?b/;

/** "what sarees do we have", "bandra me kaunsi saree hai": one by one, and not all together. */
export const asksWhichInStock = (words: Reading['words'], filters: AskedFilter[], metrics: AskedMetric[]): boolean =>
  metrics.some(({ key }) => /^inventory_(on|av)/.test(key)) &&
  filters.some(({ members }) => members) &&
  words.some((word, at) => has(word, 'which', 'what') && words[at + 1]?.used === 'name');

/** "top 10 by stock value": nothing but goods has such a figure. */
const ofGoodsOnly =
  /^(inventory_|days_of_cover|sell_through|units_sold|net_units_sold|return_rate|units_returned|item)/;

/** "mobile ka conversion desktop se kitna kam tha": than that of the other. */
const isLessThanIt = (words: Reading['words']): boolean =>
  words.some(
    (word, at) =>
      (/^(se|से)$/.test(word.text) &&
        words.slice(at + 1, at + 4).some(each => has(each, 'more', 'less', 'most', 'least'))) ||
      (has(word, 'more') && words.slice(at + 1).some(isSetAgainst)),
  );

/** "zyada bikti hai kurte se": the other of the two stands behind. */
const isSetAgainst = (word: Reading['words'][number], at: number, words: Reading['words']): boolean =>
  /^(se|से)$/.test(word.text) && (words[at - 1]?.names.length ?? 0) > 0;

/** "kurta stock": a row for each, unless "how many dupattas" asks for their sum; days of cover have none. */
const isToldApart = (words: Reading['words'], metrics: Reading['metrics']): boolean =>
  metrics.some(({ key }) => key === 'days_of_cover') ||
  (metrics.some(({ key }) => /^inventory_(on|av)/.test(key)) && !words.some(word => has(word, 'how_many')));

/** "UPI se kitna aaya, COD se kitna", "cash how much, card how much": each with a question of its own. */
const isAskedOfEach = ({ words, filters }: Reading): boolean => {
  const [one, other, ...more] = filters.filter(({ not }) => !not);
  const isAlike = one?.options.some(option => other?.options.some(({ dimension }) => dimension === option.dimension));
  if (!one || !other || more.length > 0 || !isAlike) return false;
  const asks = words.flatMap((word, at) => (has(word, 'how_many', 'how_much') ? [at] : []));
  const isBehindEach = asks.some(at => at > one.at && at < other.at) && asks.some(at => at > other.at);
  return isBehindEach || (asks.some(at => at < one.at) && asks.some(at => at > one.at && at < other.at));
};

/** "Mumbai and Pune", "cod kitne aur prepaid kitne": a word stands between two of a kind. */
const isListed = ({ words, filters }: Reading): boolean =>
  filters.some((filter, at) => {
    const next = filters[at + 1];
    const between = next ? words.slice(filter.at + filter.size, next.at) : [];
    return (
      filter.text !== next?.text &&
      between.every(
        word =>
          word.small ||
          word.kind === 'mark' ||
          has(word, 'and', 'or', 'how_many', 'how_much', 'order') ||
          isSaidTwice(words, word),
      ) &&
      (between.some(word => word.text === ',' || word.text === '&' || has(word, 'and', 'or')) ||
        (between.length === 0 && areTwoOfAKind(filter, next)))
    );
  });

/** "Bandra ka sale aur Hauz Khas ka sale": the same figure, named for each. */
const isSaidTwice = (words: Reading['words'], word: Reading['words'][number]): boolean =>
  has(word, 'sales', 'order', 'unit', 'visit', 'stock', 'return', 'refund', 'discount', 'cancel', 'click', 'profit') &&
  words.some(other => other !== word && other.text === word.text);

const isOneSum = (word: Reading['words'][number]): boolean =>
  /^(combined|together|jointly|milake|milakar|sum)$/.test(word.text);

/** "delhi mumbai orders", "mobile desktop tablet sessions": of a kind and in a row, as people type who leave the commas out. */
const areTwoOfAKind = (one: Reading['filters'][number], other: Reading['filters'][number] | undefined): boolean =>
  !one.not &&
  ['city', 'device', 'operating_system', 'browser', 'region'].some(kind =>
    [one, other].every(each => each?.options[0]?.dimension === kind),
  );

/** "do repeat buyers order bigger baskets": than the others. */
const isHeldAgainstRest = ({ words, comparison, periods }: Reading): boolean =>
  /^(is|are|do|does|did|was|were|kya)$/.test(words.find(word => word.kind !== 'mark')?.text ?? '') &&
  words.some(word => has(word, 'more', 'less') && word.used === undefined) &&
  !comparison.asked &&
  periods.length <= 1;

/** "Chennai and Kochi combined", "dono milake": one figure for all of them. */
const isTogether = (word: Reading['words'][number]): boolean =>
  has(word, 'total', 'share', 'percent') ||
  /^(combined|together|jointly|milake|milakar|mila|dono|donon|sum|both)$/.test(word.text);

const isOfGoods = (key: string): boolean =>
  /^(units|net_units|total_sales|net_sales|gross_sales|inventory|days_of|returns|item|addToCarts|return_rate)/.test(
    key,
  );

/** "orders: Mumbai vs Pune" wants one row for each. */
function comparedDimension(filters: AskedFilter[]): string[] {
  const several = filters.find(
    filter =>
      !filter.not &&
      filter.text.includes(' and ') &&
      (filter.options[0]!.values.length > 1 || (filter.concept ?? '').includes(' ')),
  );
  return several ? [several.options[0]!.dimension] : [];
}

const isReason = ({ options }: AskedFilter): boolean => options[0]?.dimension === 'return_reason';

/** "reasons for kurta returns", "the main reason for saree returns"; of a change they are its causes, which no platform names. */
const namesReasons = (words: Reading['words'], metrics: Reading['metrics']): boolean =>
  metrics.some(({ key }) => /^(returns_value|units_returned)$/.test(key)) &&
  words.some(({ text }) => /^(reasons?( behind)?|wajah|vajah|वजह)$/.test(text)) &&
  !words.some(
    word =>
      has(word, 'more', 'less', 'grow', 'fall', 'change', 'than', 'compare') ||
      /^(high|low|itn[aei]|so|too)$/.test(word.text),
  );

/** "why do people send things back": what they themselves give as the reason. */
const asksReasons = (words: Reading['words'], metrics: Reading['metrics']): boolean =>
  metrics.some(({ key }) => /^(returns_value|units_returned)$/.test(key)) &&
  words.some(word => has(word, 'why')) &&
  ((words.some(word => has(word, 'which')) && words.some(word => /^(wajah|vajah|वजह|karan|कारण)$/.test(word.text))) ||
    (words.some(word => has(word, 'people', 'customer')) &&
      !words.some(word => has(word, 'more', 'less', 'grow', 'fall', 'change', 'most', 'than'))));

/** "which kurtas", "which three sarees": a kind of goods, of which single ones are wanted. */
const asksWhichOf = (words: Reading['words']): boolean =>
  words.some((word, at) => {
    const next = has(words[at + 1], 'limit') || words[at + 1]?.used === 'limit' ? words[at + 2] : words[at + 1];
    const text = next?.text ?? '';
    const areSeveral = text.endsWith('s') || (/^k(aun|on|in)/.test(word.text) && /(e|an|en)$/.test(text));
    return has(word, 'which') && next?.used === 'name' && areSeveral;
  });

/** "what is selling in jewellery", "lehenga kaunsa chal raha hai", "Pune people are ordering what": the goods themselves. */
const asksWhatSells = ({ words, metrics, breakdowns, comparison }: Reading, areGoods: boolean): boolean =>
  breakdowns.length === 0 &&
  !comparison.asked &&
  metrics.length === 1 &&
  /^(units_sold|total_orders|total_sales_revenue)$/.test(metrics[0]!.key) &&
  words.some((word, at) => {
    const next = words.slice(at + 1).find(({ text }) => !/^(is|are|was|were|all)$/.test(text));
    const isSubject = has(word, 'what') && areGoods && /^(selling|sells|sold|moving|moves)$/.test(next?.text ?? '');
    const isWhich = has(word, 'which') && areGoods && has(next, 'sold') && words[at - 1]?.used === 'name';
    const isObject = has(word, 'what') && /^(ordering|buying|taking)$/.test(words[at - 1]?.text ?? '');
    return isSubject || isWhich || isObject;
  });

/** "units of each saree". */
const asksEachOf = (words: Reading['words']): boolean =>
  words.some(
    (word, at) => /^(for |by |per )?(each|every|har|har ek)$/.test(word.text) && words[at + 1]?.used === 'name',
  );

/** "sarees, kurtas etc", "Mumbai, Pune waghera": the kind the examples are of, whose filter is taken out. Nothing where one alone is named, or goods that are of no kind of ours. */
export function openedList(words: Reading['words'], filters: AskedFilter[]): string | undefined {
  const end = words.find(word => has(word, 'and_so_on'));
  const at = filters.findLastIndex(
    ({ not, options }) =>
      !not && options.some(({ dimension, values }) => ofExamples.includes(dimension) && values.length > 1),
  );
  if (!end || at < 0) return undefined;
  end.used = 'list';
  const [open] = filters.splice(at, 1);
  return open!.options.find(({ dimension }) => ofExamples.includes(dimension))!.dimension;
}

const ofExamples = [
  'product_type', 'city', 'region', 'country', 'device', 'operating_system', 'browser', 'sales_channel', 'traffic_channel', 'return_reason', 'payment_method', 'payment_gateway', 'campaign', 'vendor', 'collection', 'discount_code',
]; // prettier-ignore
