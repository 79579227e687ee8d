/** Single orders by what they are worth or how many units they hold: "orders above 5,000", "single-item orders". */
import type { Bound } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has, isFree, mentions, numberAt, says, take, textOf } from './words.ts';

/** Every order is a row of its own, and those within the bounds are told; of bounds that exclude each other, each by itself. */
export function ordersWithin(ask: Ask, reading: Reading): Ask[] {
  const { words, breakdowns } = reading;
  if (mentions(words, 'abandoned', 'cancel', 'target', 'hit')) return [];
  const counted = readCountedUnits(words);
  const isSplit = breakdowns.some(({ mark, dimension }) => mark !== 'bare' || dimension !== 'product');
  const bounds = counted ?? (isSplit || !boundsOrders(reading) ? [] : reading.bounds);
  const ofUnits = counted !== undefined || bounds.every(bound => isOfUnits(words, bound));
  for (const word of words) if (bounds.length > 0 && isFree(word) && isOfSize.test(word.text)) word.used = 'bound';
  // "multi" is known only here.
  const isLeft = (text: string): boolean => words.some(word => word.text === text && word.used !== 'bound');
  const bands = isSplit && bounds.length === 0 ? undefined : bandsWanted(reading, bounds, ofUnits);
  const { unknown, ordinary } = reading.unread;
  if (bounds.length > 0 || bands)
    reading.unread = { unknown: unknown.filter(isLeft), ordinary: ordinary.filter(isLeft) };
  const sized = {
    ...ask,
    metrics: [
      {
        key: (bounds.length > 0 && ofUnits) || bands?.ofUnits ? 'units_per_order' : 'average_order_value',
        named: true,
      },
    ],
    by: ['order_number'],
  };
  if (bands) {
    const { ranking: _, base: __, ...whole } = sized;
    return [{ ...whole, bounds: [], more: { bands: bands.edges } }];
  }
  return groupsOf(bounds).map(group => ({
    ...sized,
    bounds: group,
    ranking: {
      direction: ask.ranking?.direction ?? (group.some(({ above }) => above) ? 'desc' : 'asc'),
      isQuality: false,
    },
  }));
}

type Bands = { edges: number[]; ofUnits: boolean };

/** Three sizes or more, or bands nobody bounded: all orders are put together by them. */
function bandsWanted({ words }: Reading, bounds: readonly Bound[], ofUnits: boolean): Bands | undefined {
  if (mentions(words, 'price', 'customer', 'cart')) return undefined;
  const isNamed = asksForBands(words);
  if (bounds.length > 0 ? groupsOf(bounds).length < 3 && !isNamed : !isNamed) return undefined;
  const values = [...new Set(bounds.map(({ value }) => value))].toSorted((a, b) => a - b);
  for (const word of words) if (isFree(word) && bandWord.test(word.text)) word.used = 'bound';
  // "1,000 to 2,499, 2,500 to 4,999": the one ends where the next begins.
  return { edges: values.filter(value => !values.includes(value + 1)), ofUnits: ofUnits && bounds.length > 0 };
}

const bandWord =
  /^(bands|brackets?|slabs?|buckets?|tiers?|ranges?|distribution|bucketed|histogram|sizes?|value|ticket)$/;

/** "order value bands", "orders by size", "distribution of order values". */
function asksForBands(words: Word[]): boolean {
  const text = textOf(words);
  return (
    mentions(words, 'order', 'basket', 'bill') &&
    (namedBands.test(text) ||
      words.some(
        (word, at) =>
          has(word, 'by', 'per') && isOrder(words[at + 1]) && has(words[at + 2], 'value', 'amount', 'sales', 'basket'),
      ))
  );
}
const namedBands =
  /\b(bands|brackets?|slabs?|buckets?|tiers?|histogram)\b|\bdistribution of (?:the |our )?(?:order|basket|bill)|\b(?:order|basket|bill|ticket)(?: value| size| amount)?s? (?:distribution|ranges?|bands)\b|\bby (?:order|basket|bill|ticket) sizes?\b|\border sizes? wise\b/;

/** "between 1,000 and 2,000" is one group; "under 2,000 and over 2,000" are two. */
function groupsOf(bounds: readonly Bound[]): Bound[][] {
  const [least, most] = [bounds.filter(({ above }) => above), bounds.filter(({ above }) => !above)];
  const meet = least.every(low => most.every(high => low.value < high.value || (low.value === high.value && low.orEqual && high.orEqual))); // prettier-ignore
  return bounds.length === 0 ? [] : meet && bounds.length <= 2 ? [[...bounds]] : bounds.map(bound => [bound]);
}

const isOfSize = /^(worth|valued|single|only|just|big|bigger|large|small|high value|bade|chhote|बडे|छोटे)$/;

/** "single-item orders", "bills with two pieces", "ek item wale order": a number of units that nothing bounds. */
function readCountedUnits(words: Word[]): Bound[] | undefined {
  for (let at = 1; at < words.length; at += 1) {
    if (!isGoods(words[at]!) || !isFree(words[at - 1])) continue;
    const number = numberAt(words, at - 1);
    const least = isSeveral.test(words[at - 1]!.text) ? 2 : isOne.test(words[at - 1]!.text) ? 1 : number?.value;
    const isOfOrder = isOrder(words[isJoint(words[at + 1]) ? at + 2 : at + 1]) || isInOrder(words, at - 2);
    if (least === undefined || least < 1 || !Number.isInteger(least) || !isOfOrder) continue;
    take(words, at - 1, 2, 'bound');
    const bound = { at: at - 1, size: 1, orEqual: true, isMoney: false };
    const isOpen = isSeveral.test(words[at - 1]!.text);
    return [
      ...(least > 1 ? [{ ...bound, above: true, value: least }] : []),
      ...(isOpen ? [] : [{ ...bound, above: false, value: least }]),
    ];
  }
  return undefined;
}

const isOne = /^(single|one|a single|ek|एक)$/;
const isSeveral = /^(multi|multiple|several)$/;
const isGoods = (word: Word): boolean => has(word, 'unit') || /^(items?|pieces?|products?|units?|things?)$/.test(word.text); // prettier-ignore
const isOrder = (word: Word | undefined): boolean => has(word, 'order', 'basket', 'bill');

/** "orders with only", "bills of". */
function isInOrder(words: Word[], at: number): boolean {
  const joint = isOnly.test(words[at]?.text ?? '') ? at - 1 : at;
  return holds.test(words[joint]?.text ?? '') && isOrder(words[joint - 1]);
}

const isOnly = /^(only|just|exactly)$/;
const holds = /^(of|with|having|had|has|have|contained|contains|containing|included|that|which)$/;

const isOfUnits = (words: Word[], { at, isMoney }: Bound): boolean =>
  !isMoney && words.slice(at + 1, at + 5).some(isGoods);

function boundsOrders({ words, bounds }: Reading): boolean {
  if (bounds.length > 0 && isBigOrder(words)) return true;
  if (bounds.some(bound => isOfUnits(words, bound) && isSaidOfOrders(words, bound.at))) return true;
  const amounts = bounds.filter(isAmount);
  if (amounts.length === 0 || isOfPrice(words, amounts)) return false;
  return (
    amounts.some(({ at }) => isOrder(buyingBefore(words, at)) || isSaidOfOrders(words, at)) ||
    (mentions(words, 'order', 'basket') && mentions(words, 'only', 'list', 'below', 'value') && !mentions(words, 'sales', 'customer')) // prettier-ignore
  );
}

const isAmount = ({ isMoney, value }: Bound): boolean => isMoney || value >= 200;

/** "orders of more than three items". */
const isBigOrder = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      isOrder(word) &&
      holds.test(words[at + 1]?.text ?? '') &&
      words.slice(at + 1, at + 5).some(each => each.used === 'bound'),
  );

/** "orders above", "baskets worth more than", "customers who spent over": who or what the bound belongs to. */
function buyingBefore(words: Word[], at: number): Word | undefined {
  for (const word of words.slice(Math.max(0, at - 4), at).toReversed()) {
    if (has(word, 'order', 'basket', 'bill', 'purchase', 'cart', 'customer', 'spend')) return word;
    if (!word.small && !has(word, 'value', 'money', 'between', 'amount')) return undefined;
  }
  return undefined;
}

/** "5000 se upar ke kitne order", "10000 se upar wale bills": Hindi puts the amount first and joins it to the order. */
function isSaidOfOrders(words: Word[], from: number): boolean {
  const end = words.findIndex(
    (word, at) => at > from && word.used !== 'bound' && !has(word, 'money') && !isGoods(word),
  );
  const joint = words[end]?.small && !isJoint(words[end]) ? words[end + 1] : words[end];
  return end > 0 && isJoint(joint) && isFollowedByOrder(words, words.indexOf(joint!) + 1);
}

const isJoint = (word: Word | undefined): boolean => /^(k[aei]|wal[aei]|क[ाेी]|वाल[ाेी])$/.test(word?.text ?? '');

const isFollowedByOrder = (words: Word[], from: number): boolean =>
  isOrder(words.slice(from).find(word => !word.small && !has(word, 'how_many', 'total', 'how_much')));

/** Bands of prices and of orders or customers by what they are worth: no platform groups by them. */
export function wantsBands(words: Word[], { bounds, breakdowns }: Reading): boolean {
  const valued = words.some(
    (word, at) =>
      has(word, 'by', 'per') && isOrder(words[at + 1]) && has(words[at + 2], 'value', 'amount', 'sales', 'basket'),
  );
  const sized = words.some(
    (word, at) =>
      isOrder(word) &&
      /^sizes?$/.test(words[at + 1]?.text ?? '') &&
      (has(words[at - 1], 'by', 'per') || (has(words[at + 2], 'by', 'per') && words[at + 2]?.text !== 'by')),
  );
  const counted = /\b(by|per|with) (the )?(number|count|no) of (items|units|pieces|products)\b/.test(textOf(words));
  const bands = words.some(word => /^(bands|brackets?|slabs?|buckets?|tiers?)$/.test(word.text));
  if (counted && mentions(words, 'order', 'basket', 'bill', 'cart')) return true;
  if (valued || sized || (bands && mentions(words, 'order', 'value', 'price', 'basket'))) return true;
  if (words.some((_word, at) => isWorthOf(words, at))) return true;
  const amounts = bounds.filter(isAmount);
  if (amounts.length === 0) return false;
  if (isOfPrice(words, amounts)) return !mentions(words, 'stock');
  const rows = breakdowns.some(each => each.mark !== 'bare' || each.dimension !== 'product');
  if (rows || mentions(words, 'target', 'hit')) return false;
  return (
    amounts.some(({ at }) => buyingBefore(words, at) !== undefined) ||
    (mentions(words, 'customer', 'cart') && mentions(words, 'sold', 'value', 'only', 'list', 'below') && !mentions(words, 'sales')) // prettier-ignore
  );
}

const isOfPrice = (words: Word[], amounts: readonly Bound[]): boolean =>
  mentions(words, 'price') || amounts.some(({ at }) => isPriceOfGoods(words, at));

/** "sarees over 5000 sold last month": what each of them costs. */
function isPriceOfGoods(words: Word[], at: number): boolean {
  const goods = words[at - 1];
  const isOfAll =
    has(goods, 'goods', 'unit', 'product') &&
    goods!.used !== 'metric' &&
    says(words.slice(0, at - 1), 'sales', 'sold', 'revenue');
  if (isOfAll && words.slice(at + 1).every(word => !has(word, 'unit', 'order', 'sales', 'stock'))) return true;
  const isNamed = goods?.used === 'name' && goods.names.some(({ dimension }) => /^product(_type)?$/.test(dimension));
  return isNamed && !words.slice(at + 1, at + 4).some(word => has(word, 'unit', 'order', 'sales', 'day'));
}

/** "2000 wale order", "5k plus ke orders": orders of about that amount. */
const isWorthOf = (words: Word[], at: number): boolean =>
  words[at]!.kind === 'number' &&
  isFree(words[at]) &&
  words[at]!.value! >= 200 &&
  /^(wal[aei]|वाल[ाेी]|plus|\+)$/.test(words[at + 1]?.text ?? '') &&
  isFollowedByOrder(words, at + (isJoint(words[at + 2]) ? 3 : 2));
