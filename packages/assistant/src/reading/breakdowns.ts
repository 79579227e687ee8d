/** How figures are to be split: "by city", "city wise", "which products", "each campaign", "daily". */
import { dayCount } from '@tillsight/metrics/period';
import { dimensionWords } from '../vocabulary/dimension-words.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundPeriod } from './found-period.ts';
import { afterFillers, has, isFree, numberAt, typedAs } from './words.ts';

export type FoundBreakdown = {
  dimension: string;
  at: number;
  /** Said outright ("by city"), asked for ("which city"), or only mentioned ("campaigns"). */
  mark: 'by' | 'which' | 'plural' | 'bare';
};

const grains: Record<string, string> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};
const calendar = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year', 'weekend', 'date'];

/** Beside the words of splits: pages and the shop's own search are talked of as things of the web. */
const splits = [...Object.keys(dimensionWords), 'page', 'search_box'].filter(concept => !calendar.includes(concept));

export function readBreakdowns(words: Word[], hasBounds: boolean): FoundBreakdown[] {
  const found: FoundBreakdown[] = [];
  words.forEach((word, at) => {
    if (word.used === 'period' || word.used === 'name' || isProductPage(words, at)) return;
    // Orders are placed in no place.
    if (/^placed?$/.test(word.text) && has(words[at + 1], 'more', 'less', 'most', 'least', 'order')) return;
    if (has(word, 'pos_location') && has(words[at + 1], 'staff_member')) return;
    if (isMoneyCollected(words, at)) return;
    const grain = grainAt(words, at);
    const dimension = grain ?? asLanding(words, dimensionAt(word)) ?? everydayWordAt(words, at) ?? goodsAt(words, at);
    const earlier = found.find(each => each.dimension === dimension);
    if (
      dimension === undefined ||
      (earlier &&
        (earlier.mark !== 'bare' || (!has(previous(words, at), 'by', 'per') && !/^(by|per) /.test(word.text))))
    )
      return;
    if (earlier) found.splice(found.indexOf(earlier), 1);
    const mark =
      grain !== undefined && (grains[word.concepts.find(each => grains[each]) ?? ''] || has(word, 'average_of'))
        ? 'by'
        : (markOf(words, at, dimension) ??
          (hasBounds && (word.text.endsWith('s') || /^(din|दिन|mahine|महीने|hafte|हफ्ते)$/.test(word.text))
            ? 'plural'
            : undefined));
    if (mark !== undefined) found.push({ dimension, at, mark });
  });
  return found;
}

/** "most viewed product pages": products. */
const isProductPage = (words: Word[], at: number): boolean =>
  /^pages?$/.test(words[at]!.text) && has(words[at - 1], 'product');

export const dimensionAt = (word: Word): string | undefined => {
  if (word.kind !== 'word') return undefined;
  const concept = splits.find(each => word.concepts.includes(each));
  return concept === 'search_box' ? 'site_search_term' : concept;
};

/** "collections by payment gateway", "net collections", "COD collection": money, not groups of goods. */
const isMoneyCollected = (words: Word[], at: number): boolean =>
  /^collections?$/.test(words[at]!.text) &&
  !isOfGoodsGroups(words, at) &&
  (has(words[at - 1], 'net', 'tax', 'total', 'daily', 'money') ||
    words.some(word => has(word, ...payments)) ||
    words.some(word => word.names.some(({ dimension }) => dimension === 'payment_gateway')));
const payments = ['payment', 'payment_gateway', 'payment_method', 'cod', 'prepaid', 'upi', 'card', 'wallet', 'razorpay', 'paypal', 'pine_labs']; // prettier-ignore

/** "prepaid sales by collection": what is split is no money of a gateway. */
const isOfGoodsGroups = (words: Word[], at: number): boolean =>
  (has(words[at - 1], 'by', 'per', 'which') ||
    isBehind(words[at + 1]) ||
    (words[at]!.text === 'collections' && words.some(word => has(word, 'sales', 'order', 'sold', 'unit')))) &&
  words.some(word => has(word, 'cod', 'prepaid')) &&
  !words.some(word => has(word, 'payment', 'payment_gateway', 'payment_method'));

/** "on which pages do visitors land": where visits begin, not whatever was looked at. */
const asLanding = (words: Word[], dimension: string | undefined): string | undefined =>
  dimension === 'page' &&
  words.some(word => /^(land|lands|landed|landing|arrive|arrives|enter|enters|utarte|लैंड)$/.test(word.text))
    ? 'landing_page'
    : dimension;

/** "which ads", "by vendor and reason", "gst by rate": everyday words that are splits only where one is asked for. */
function everydayWordAt(words: Word[], at: number): string | undefined {
  const text = words[at]!.text;
  const before = previous(words, at);
  const isRanked = has(before, 'click', 'view') && has(words[at - 2], 'best', 'worst', 'most', 'least');
  const isSplit = has(before, 'which', 'by', 'per', 'best', 'worst', 'most', 'least') || isRanked;
  if (/^(ads|creatives?|adverts)$/.test(text) && isSplit) return 'ad';
  if (/^(ad|advert|vigyapan|विज्ञापन)$/.test(text) && isOneOfSeveral(words, at)) return 'ad';
  const isAsked = isSplitBefore(words, at) || has(before, 'per', 'by', 'which');
  if (/^(rates?|slabs?|dar|दर|स्लैब)$/.test(text) && isAsked && words.some(word => has(word, 'tax'))) return 'tax_rate';
  const returns = words.some(word => has(word, 'return', 'refund'));
  const isReason = /^(reasons?|wajah|vajah|karan|kaaran|कारण|वजह)$/.test(text) && returns;
  return isReason && isAsked ? 'return_reason' : undefined;
}

/** "which ad is doing best", "kaunsa ad sabse accha hai", "sabse accha ad kaunsa hai". */
function isOneOfSeveral(words: Word[], at: number): boolean {
  const [before, next] = [previous(words, at), words[at + 1]];
  if (has(before, 'which')) return isDoing.test(next?.text ?? '') || has(next, 'best', 'worst', 'most', 'least');
  return has(before, 'best', 'worst') && has(next, 'which');
}

/** "top 10 items": what is ranked are products. */
const goodsAt = (words: Word[], at: number): string | undefined =>
  /^(items?|articles?|designs?|styles?|things?)$/.test(words[at]!.text) &&
  words[at]!.used === undefined &&
  (words[at - 1]?.used === 'limit' ||
    has(previous(words, at), 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller'))
    ? 'product'
    : undefined;

/** "which ad has the best ctr", not "which ad campaign". */
const isDoing =
  /^(has|had|have|is|was|got|gets?|gives?|gave|brings?|brought|did|does|performs?|performed|works?|worked)$/;

function grainAt(words: Word[], at: number): string | undefined {
  const word = words[at]!;
  if (has(word, 'average_of') && /daily|per day|rozana/.test(word.text)) return 'day';
  const adverb = word.concepts.find(each => grains[each] !== undefined);
  if (adverb !== undefined) return grains[adverb];
  const unit = calendar.find(each => word.concepts.includes(each));
  if (unit === undefined || !isFree(word) || isTheOneBefore(words, at)) return undefined;
  const isThrough = /^(through|across|throughout) the$/.test(words[at - 1]?.text ?? '');
  if (isThrough && partsOf[unit] !== undefined) return partsOf[unit];
  return unit === 'date' ? 'day' : unit === 'weekend' ? 'weekday' : unit;
}
/** "how do orders move through the week": from Monday to Sunday. */
const partsOf: Record<string, string> = { week: 'weekday', day: 'hour' };

/** "up over the month before": held against, and no row for each month. */
const isTheOneBefore = (words: Word[], at: number): boolean =>
  /^over( the)?$/.test(words[at - 1]?.text === 'the' ? (words[at - 2]?.text ?? '') : (words[at - 1]?.text ?? '')) &&
  has(words[at + 1], 'before');

/** Of "the Bandra counter, which …" the counter is the one that was named. */
function markOf(words: Word[], at: number, dimension: string): FoundBreakdown['mark'] | undefined {
  const word = words[at]!;
  const before = previous(words, at);
  const after = words[afterFillers(words, at + 1)];
  const isTime = calendar.includes(dimension);
  if (
    has(before, 'by', 'per', 'list') ||
    isBehind(after) ||
    isSplitBehind(words, at) ||
    /^(by|per|each|every|har|what|which|kis|किस) | ?wise$/.test(word.text) ||
    (/^(customer_type|gender|fulfillment_status|payment_status)$/.test(dimension) &&
      /vs|versus|against|and|or|aur/.test(word.text)) ||
    isSplitBefore(words, at) ||
    (has(words[at + 1], 'and') &&
      isRow(words[at + 2]) &&
      (words[at + 2]!.text.endsWith('wise') || isBehind(words[afterFillers(words, at + 3)])))
  )
    return 'by';
  if (!isTime && isFree(word) && has(words[at + 1], 'summary', 'count') && !has(words[at + 1], 'report_noun'))
    return 'by';
  if (
    has(before, 'which', 'what') ||
    (has(before, 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller') && !isTime) ||
    (has(after, 'which') &&
      !words[at - 1]?.names.some(name => name.dimension === dimension) &&
      !(dimension === 'pos_location' && typedAs(words[at + 1], 'me', 'mein', 'pe', 'par', 'में', 'पर')))
  )
    return 'which';
  if (has(before, 'how_many') && isTime) return 'which';
  if (/^(different|various|several|individual|respective|alag|saare|sare|sabhi)$/.test(words[at - 1]?.text ?? ''))
    return 'by';
  if (isTime && words[at - 1]?.text === 'all') return 'by';
  if (isTime && word.text.endsWith('s') && words.some(each => has(each, 'sort', 'sort_up'))) return 'which';
  if (isTime) return hasSuperlative(words, at) ? 'which' : undefined;
  if (
    /(?:[^s]s|ies|people|statuses)$/.test(word.text) &&
    word.concepts.length > 0 &&
    !/^(sales|stores|tills|goods|series)$/.test(word.text)
  )
    return 'plural';
  return /^(shop|store|dukan|dukaan|दुकान|branch)$/.test(word.text) ? undefined : 'bare';
}

/** "vendor and day wise": rows of things or of time. */
const isRow = (word: Word | undefined): boolean =>
  word !== undefined && (dimensionAt(word) !== undefined || has(word, ...calendar, ...Object.keys(grains)));

/** "city wise", "sheher ke hisaab se", "channel breakdown"; "variants by vendor" splits by what follows. */
const isBehind = (word: Word | undefined): boolean =>
  has(word, 'by') &&
  !/^(by|across|over the|through the|divide between|divided between|spread over|spread across|distributed over|split|divided|divide)$/.test(
    word!.text,
  );

/** "channel split, yesterday", "the city breakup": nothing to split by follows. */
function isSplitBehind(words: Word[], at: number): boolean {
  const [split, next] = [words[at + 1], words[at + 2]];
  return (
    /^(split|division|distribution)$/.test(split?.text ?? '') &&
    (next === undefined || next.kind === 'mark' || next.used === 'period' || /^(of|for|in|please)$/.test(next.text))
  );
}

/** The word before, over numbers, fillers and adjectives of size. */
function previous(words: Word[], at: number): Word | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
    const word = words[place]!;
    if (
      numberAt(words, place) !== undefined ||
      /^(the|our|my|of|ek|do|single)$/.test(word.text) ||
      word.used === 'name' ||
      word.used === 'limit' ||
      (has(word, 'pos_location') && has(words[place + 1], 'staff_member')) ||
      (has(word, 'google', 'meta') && has(words[place + 1], 'campaign', 'ad_group', 'keyword'))
    )
      continue;
    return word;
  }
  return undefined;
}

/** "by product and city", "split into new and returning". */
function isSplitBefore(words: Word[], at: number): boolean {
  const joint = words[at - 1];
  return (
    has(joint, 'and') &&
    (dimensionAt(words[at - 2] ?? joint!) !== undefined || has(words[at - 2], ...calendar)) &&
    (has(previous(words, at - 2), 'by', 'per') || /^(by|per) /.test(words[at - 2]!.text))
  );
}

const hasSuperlative = (words: Word[], at: number): boolean => {
  if (isHeldBefore(words, at)) return true;
  const behind = /^(with|that|which|when|where|having)$/.test(words[at + 1]?.text ?? '')
    ? words.slice(at + 2, at + 5)
    : [];
  const near = [words[at - 1], words[at - 2], words[at + 1], ...behind];
  if (has(words[at - 1], 'bestseller', 'slowseller') && words[at - 1]!.text.endsWith(' selling')) return true;
  return near.some(word => has(word, 'best', 'worst', 'most', 'least'));
};

/** "sabse zyada order wale 3 din": Hindi puts before the days what they have most of. */
function isHeldBefore(words: Word[], at: number): boolean {
  const joint = words.findLastIndex((word, place) => place < at && /^(wal[aei]|वाल[ाेी])$/.test(word.text));
  return (
    joint >= at - 2 &&
    joint > 0 &&
    words.slice(Math.max(0, joint - 4), joint).some(word => has(word, 'best', 'worst', 'most', 'least'))
  );
}

/** "monthly sales for October", "daily sales yesterday": the whole of the days, not rows of them. */
export function isOfWholePeriod(
  { words, periods }: { words: Word[]; periods: FoundPeriod[] },
  { at, dimension }: FoundBreakdown,
): boolean {
  const [only, ...more] = periods;
  return (
    only !== undefined &&
    more.length === 0 &&
    /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(words[at]!.text) &&
    dayCount(only.period) <= (longest[dimension] ?? 0)
  );
}

/** The most days that one row of it holds. */
const longest: Record<string, number> = { day: 1, week: 7, month: 31, quarter: 92, year: 366 };
