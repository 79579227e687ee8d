/** Values that are found only where something points at them: quoted words, colours and sizes, ages, weekdays. */
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import type { Word } from '../words/annotate.ts';
import { isKnown, isOrdinary } from '../words/lexicon.ts';
import { nameWords, type NameIndex } from '../words/names.ts';
import { stemsOf } from '../words/spelling.ts';
import { codeOf } from '../words/typed-codes.ts';
import { isExcluded } from './excluded.ts';
import type { FoundFilter } from './filters.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { areRivals } from './rival-weekdays.ts';
import { has, isFree, take } from './words.ts';

const filter = (dimension: string, values: string[], at: number, text: string): FoundFilter => ({
  options: [{ dimension, values }],
  not: false,
  at,
  size: 1,
  text,
});

/** 'quality score of "kesar lane"', "clicks for keyword kesar lane": lists too long to know by heart. */
export function readQuoted(words: Word[], index?: NameIndex): FoundFilter[] {
  const dimension =
    ['keyword', 'search_term', 'ad_group', 'site_search_term'].find(each => words.some(word => has(word, each))) ??
    (words.some(word => has(word, 'quality_score')) ? 'keyword' : undefined);
  if (dimension === undefined) return [];
  const opens = words.findIndex(word => word.text === '"' || word.text === "'");
  const closes = words.findIndex((word, at) => at > opens && (word.text === '"' || word.text === "'"));
  if (opens >= 0 && closes > opens + 1) return [asSpelt(pointed(words, dimension, opens + 1, closes), index)];
  const at = words.findIndex(
    (word, place) =>
      has(word, dimension) &&
      word.kind === 'word' &&
      !word.text.endsWith('s') &&
      !has(words[place - 1], 'which', 'what', 'by', 'per'),
  );
  if (words[at] && words.some((word, place) => has(word, 'which', 'by', 'per') && place < at)) return [];
  if (at < 0) return [];
  let end = at + 1;
  while (end < words.length && end < at + 6 && isValueWord(words[end]!, end > at + 1)) end += 1;
  return end > at + 1 ? [asSpelt(pointed(words, dimension, at + 1, end), index)] : [];
}

/** "did anybody search for potli bag", "potli bag searches": the words typed into the shop's own search, some of which nobody knows. */
export function readSearched(words: Word[]): FoundFilter[] {
  if (words.some(word => has(word, 'google', 'google_ads', 'ad', 'organic', 'brand', 'campaign', 'keyword'))) return [];
  const at = words.findIndex(word => has(word, 'search', 'search_box') && isFree(word));
  if (at < 0) return [];
  const from = /^(for|of)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  let end = from;
  while (end < words.length && end < from + 5 && isTyped(words[end]!, end - from)) end += 1;
  const isSaid = words.slice(from, end).some(word => isStrange(word) || (from > at + 1 && word.concepts.length === 0));
  if (isSaid && (from > at + 1 || isStrange(words[from]!))) return [pointed(words, 'site_search_term', from, end)];
  // "haldi outfit kitni baar search hua": what counts stands between the term and its verb.
  const last = words.slice(0, at).findLastIndex(word => !word.small && !counts(word)) + 1;
  let first = last;
  while (first > 0 && last - first < 4 && isTyped(words[first - 1]!, 0)) first -= 1;
  const isOfTerm = (word: Word): boolean => isStrange(word) || isOfGoods(word) || isColourOrKind(word);
  const begin = words.findIndex((word, place) => place >= first && place < last && isOfTerm(word));
  if (begin < 0 || !words.slice(begin, last).some(word => isStrange(word) || isOfGoods(word))) return [];
  take(words, last, at - last, 'metric');
  return [pointed(words, 'site_search_term', begin, last)];
}

/** How often, how many people. */
const counts = (word: Word): boolean =>
  has(word, 'how_often', 'how_many', 'people', 'customer', 'visitor') || /^(baar|bar|dafa|बार|दफा)$/.test(word.text);

const isOfGoods = ({ names }: Word): boolean => names.some(({ dimension }) => /^product(_type)?$/.test(dimension));
const isColourOrKind = ({ text, concepts }: Word): boolean => concepts.length === 0 && !harmlessWords.has(text);

const isStrange = (word: Word): boolean =>
  word.kind === 'word' &&
  word.concepts.length + word.names.length === 0 &&
  !isOrdinary(word.text) &&
  !isKnown(word.text) &&
  !stemsOf(word.text).some(isKnown);

const isTyped = (word: Word, at: number): boolean =>
  (word.kind === 'word' || (at > 0 && word.kind === 'number')) &&
  isFree(word) &&
  !word.small &&
  !has(word, 'most', 'website', 'last', 'this', 'today', 'yesterday', ...spans, ...months) &&
  !isWhere.test(word.text);
const spans = [
  'since',
  'until',
  'during',
  'before',
  'after',
  'between',
  'compare',
  'by',
  'per',
  'week',
  'month',
  'quarter',
  'year',
];
/** "search for inside our own shop" says where, not what. */
const isWhere = /^(inside|within|through|using|via|most|often|there|here|online|yourself)$/;

/** The store's own spelling, where it is known. */
function asSpelt(found: FoundFilter, index: NameIndex | undefined): FoundFilter {
  const [option] = found.options;
  const own = index?.byDimension.get(option!.dimension)?.find(each => each.toLowerCase() === found.text);
  return own === undefined ? found : { ...found, options: [{ dimension: option!.dimension, values: [own] }] };
}

/** An everyday word goes on with what was typed, "kurta pattern pdf", and does not begin it. */
const isValueWord = (word: Word, goesOn: boolean): boolean =>
  (goesOn || !isOrdinary(word.text)) &&
  word.kind === 'word' &&
  isFree(word) &&
  !word.small &&
  (word.concepts.length === 0 || word.names.length > 0);

function pointed(words: Word[], dimension: string, from: number, to: number): FoundFilter {
  const text = words
    .slice(from, to)
    .map(word => word.text)
    .join(' ');
  take(words, from, to - from, 'name');
  return filter(dimension, [text], from, text);
}

/** "units of KL-GUL-WHI-M": an article code, known to the shop or not. */
export function readCodes(words: Word[]): FoundFilter[] {
  return words.flatMap((word, at) => {
    const code = codeOf(word.text);
    if (code === undefined || !isFree(word)) return [];
    word.used = 'name';
    return [filter('sku', [code], at, code)];
  });
}

/** "which code", "each discount code". */
const ofNoCode = [
  'which',
  'what',
  'discount',
  'per',
  'by',
  'new',
  'most',
  'least',
  'best',
  'worst',
  'order',
  'sales',
  'list',
  'not',
];

/** "did our VIP code get out": the codes that are called so in part. */
export function readPartsOfCodes(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const codes = index?.byDimension.get('discount_code') ?? [];
  return words.flatMap((word, at) => {
    const isBeside = [at - 1, at + 1].some(place =>
      /^(promo |coupon |discount )?codes?$/.test(words[place]?.text ?? ''),
    );
    if (!isBeside || !/^[\p{L}\d]{3,}$/u.test(word.text) || !isFree(word) || has(word, ...ofNoCode)) return [];
    const values = codes.filter(code => code.toLowerCase().includes(word.text));
    if (values.length === 0) return [];
    word.used = 'name';
    return [filter('discount_code', values, at, word.text)];
  });
}

/** "visits from wedmegood.com": a site somebody named, known to the shop or not. */
export function readSites(words: Word[]): FoundFilter[] {
  return words.flatMap((word, at) => {
    if (word.kind !== 'site' || !isFree(word) || word.text.includes('@')) return [];
    word.used = 'name';
    return [filter('source', [word.text.replace(/^https?:\/\//, '').replace(/\/.*$/, '')], at, word.text)];
  });
}

/** "in maroon, "green only", "size XL" of a product that was named, whose own variants they are. */
export function readVariants(words: Word[], index: NameIndex | undefined, named: FoundFilter[]): FoundFilter[] {
  const products = named.flatMap(({ options }) =>
    options.flatMap(({ dimension, values }) => (dimension === 'product' ? values : [])),
  );
  const all = index?.byDimension.get('variant') ?? [];
  const kinds = [...new Set(all.map(kindOf))];
  // What a product does not come in is looked for among all, so that it is told that there are none.
  const titles = [...all.filter(title => products.includes(productOf(title))), ...kinds];
  const hasProduct = products.length > 0;
  const asksSize = words.some(word => has(word, 'variant'));
  if (titles.length === 0 || (!hasProduct && !asksSize && !words.some(isLongSize))) return [];
  for (const [at, word] of words.entries()) {
    const isText = word.kind === 'word' || (hasProduct && isDecimalSize(word));
    if (!isFree(word) || !isText || word.small || has(word, 'most', 'best', 'only', 'variant', 'set')) continue;
    if (isSize(word) && !isSaidOfSize(words, at, hasProduct)) continue;
    const values = saying(titles, word);
    if (values.length === 0) continue;
    word.used = 'name';
    const found = [{ ...filter('variant', narrowed(words, at, values), at, word.text), not: isExcluded(words, at, 1) }];
    return [...found, ...furtherVariants(words, at, titles)];
  }
  return [];
}

/** Bangles come in 2.4, 2.6 and 2.8. */
const isDecimalSize = ({ text }: Word): boolean => /^\d\.\d$/.test(text);

/** `Meera Anarkali Kurta - Teal / M`: the product, and what only the variant says. */
const productOf = (title: string): string => title.slice(0, Math.max(0, title.lastIndexOf(' - ')));
const kindOf = (title: string): string => title.split(' - ').at(-1)!;
function saying(titles: string[], { text }: Word): string[] {
  const found = titles.filter(title => nameWords(kindOf(title)).includes(text));
  const own = found.filter(title => productOf(title) !== '');
  return own.length > 0 ? own : found;
}

/** "Wine or Navy", "XL and XXL": the next of a list. */
function furtherVariants(words: Word[], first: number, titles: string[]): FoundFilter[] {
  const next = words.findIndex(
    (word, at) =>
      at > first &&
      isFree(word) &&
      !word.small &&
      !has(word, 'and', 'or', 'compare', 'variant') &&
      word.kind !== 'mark',
  );
  const joint = next < 0 ? [] : words.slice(first + 1, next);
  if (!joint.some(word => has(word, 'and', 'or', 'compare') || word.text === ',') || words[next]!.concepts.length > 0)
    return [];
  const named = saying(titles, words[next]!);
  const ofOneColour = saying(named, words[first]!);
  const values = ofOneColour.length > 0 ? ofOneColour : named;
  if (values.length === 0) return [];
  words[next]!.used = 'name';
  const not = isExcluded(words, next, 1);
  return [{ ...filter('variant', values, next, words[next]!.text), not }, ...furtherVariants(words, next, titles)];
}

const isSize = (word: Word): boolean => /^(xs|s|m|l|xl|xxl|xxxl)$/.test(word.text);
/** "XL sold last week": nothing else is called so. */
const isLongSize = (word: Word): boolean => isSize(word) && word.text.length > 1;

/** "in XL", "size M", "Bela Cotton Kurta M"; a lone letter elsewhere is no size. */
const isSaidOfSize = (words: Word[], at: number, hasProduct: boolean): boolean =>
  /^(in|size|sizes|of)$/.test(words[at - 1]?.text ?? '') ||
  has(words[at + 1], 'variant') ||
  isLongSize(words[at]!) ||
  (hasProduct && words[at - 1]?.used === 'name');

/** "White M", "M / White": what stands beside a colour and is in the same titles narrows them. */
function narrowed(words: Word[], at: number, values: string[]): string[] {
  const sizes = words.flatMap((word, place) =>
    place > at + 3 && isSize(word) && isSaidOfSize(words, place, false) ? [place] : [],
  );
  return [at - 2, at - 1, at + 1, at + 2, at + 3, ...sizes].reduce((left, place) => {
    const word = words[place];
    if (!word || !isFree(word) || (word.kind !== 'word' && !isDecimalSize(word))) return left;
    const both = saying(left, word);
    if (both.length > 0) word.used = 'name';
    return both.length > 0 ? both : left;
  }, values);
}

/** "visitors between 25 and 34". */
export function readAges(words: Word[]): FoundFilter[] {
  const brackets = ['18-24', '25-34', '35-44', '45-54', '55-64'];
  if (!words.some(word => has(word, 'visitor', 'people', 'age', 'visit', 'customer', 'click', 'ad'))) return [];
  for (let at = 0; at + 2 < words.length; at += 1) {
    const text = `${words[at]!.text}-${words[at + 2]!.text}`;
    if (!brackets.includes(text) || !/^(and|to|-|se)$/.test(words[at + 1]!.text)) continue;
    take(words, at, 3, 'value');
    return [filter('age', [text], at, text)];
  }
  return [];
}

/** "gst at 18%", "the 5 percent slab": a percentage beside a tax is its rate. */
export function readTaxRates(words: Word[]): FoundFilter[] {
  if (!words.some(word => has(word, 'tax', 'tax_rate'))) return [];
  const found = words.flatMap((word, at) => {
    const percent = /^(\d{1,2}(?:\.\d{1,2})?)(%?)$/.exec(word.text);
    if (percent === null || !isFree(word)) return [];
    const isApart = has(words[at + 1], 'percent') || words[at + 1]?.text === '%';
    if (percent[2] === '' && !isApart) return [];
    take(words, at, isApart ? 2 : 1, 'value');
    // Part of the rate now, and no share that is asked for.
    if (isApart) words[at + 1]!.concepts = [];
    return [filter('tax_rate', [`${Number(percent[1])}%`], at, word.text)];
  });
  const [first] = found;
  const values = found.flatMap(({ options }) => options.flatMap(option => option.values));
  return first === undefined ? [] : [{ ...first, options: [{ dimension: 'tax_rate', values }] }];
}

/** "on Sundays", "weekends in October": every such day of the period. */
export function readWeekdays(words: Word[], hasPeriod: boolean): FoundFilter[] {
  if (areRivals(words)) return [readRivals(words)];
  const onWorkdays = words.findIndex((word, place) => isFree(word) && isWorkdays(words, place));
  if (onWorkdays >= 0) {
    take(words, onWorkdays, 1, 'value');
    return [filter('weekday', weekdays.slice(0, 5).map(titled), onWorkdays, words[onWorkdays]!.text)];
  }
  const at = words.findIndex(
    (word, place) =>
      isFree(word) &&
      (has(word, 'weekend') || weekdays.some(day => has(word, day))) &&
      (word.text.endsWith('s') || hasPeriod || /^(every|each|har|हर)$/.test(words[place - 1]?.text ?? '')),
  );
  const isCounted = words[at - 1]?.used === 'period' && has(words[at - 2], 'last');
  if (at < 0 || (!isCounted && words.some(word => has(word, 'weekday', 'workday', 'compare')))) return [];
  const word = words[at]!;
  word.used = 'value';
  const also = besideWeekday(words, at);
  for (const each of also) each.used = 'value';
  const names = has(word, 'weekend')
    ? ['Saturday', 'Sunday']
    : weekdays.filter(day => [word, ...also].some(each => has(each, day))).map(titled);
  return [filter('weekday', names, at, word.text)];
}

/** "on weekdays in October", and neither a row for each nor the weekend against them. */
const isWorkdays = (words: Word[], at: number): boolean =>
  /^(weekdays|workdays|working days|week days)$/.test(words[at]!.text) &&
  (/^(on|during)$/.test(words[at - 1]?.text ?? '') || has(words[at + 1], 'only')) &&
  !words.some(word => has(word, 'weekend', 'compare', 'or', 'than', 'which', 'most', 'least'));

/** "on Saturdays and Sundays", "Mondays, Tuesdays": the others of the list. */
function besideWeekday(words: Word[], at: number): Word[] {
  const next = words[at + 2];
  const isListed = has(words[at + 1], 'and') || words[at + 1]?.text === ',';
  return isListed && isFree(next) && weekdays.some(day => has(next, day))
    ? [next!, ...besideWeekday(words, at + 2)]
    : [];
}

/** "is Saturday better than Sunday": both, side by side. */
function readRivals(words: Word[]): FoundFilter {
  const places = words.flatMap((word, at) => (weekdays.some(day => has(word, day)) ? [at] : []));
  for (const at of places) words[at]!.used = 'value';
  const named = weekdays.filter(day => places.some(at => has(words[at], day)));
  const [first = 0] = places;
  return filter('weekday', named.map(titled), first, places.map(at => words[at]!.text).join(' and '));
}

const titled = (day: string): string => day[0]!.toUpperCase() + day.slice(1);
