/** Which part of the business is meant by names of the store? */
import type { Word } from '../words/annotate.ts';
import { isOrdinary } from '../words/lexicon.ts';
import { nameWords, singular, type Name, type NameIndex } from '../words/names.ts';
import { isExcluded } from './excluded.ts';
import { has, isFree, take, textOf, typedAs } from './words.ts';

export type FilterOption = { dimension: string; values: string[]; not?: boolean };
export type FoundFilter = {
  /** The same words may name values of several dimensions; the metric decides. */
  options: FilterOption[];
  not: boolean;
  at: number;
  size: number;
  /** The words, as typed. */
  text: string;
  /** Several names fit the words about equally well. */
  unsure?: boolean;
  /** For known values: the concept it rests on. */
  concept?: string;
  /** Of a kind of goods: the products that are called so. */
  members?: string[];
};

/** Names of the store, longest runs of words first. */
export function readNames(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const found: FoundFilter[] = [];
  if (!index) return found;
  for (let at = 0; at < words.length; at += 1) {
    if (!isNameable(words[at])) continue;
    const run = runOf(words, at);
    const match = longestMatch(words, at, run, index);
    if (!match) continue;
    take(words, at, match.size, 'name');
    found.push({
      ...match,
      not: false,
      at,
      text: textOf(words.slice(at, at + match.size)),
      ...membersOf(match.options, index),
    });
    at += match.size - 1;
  }
  for (const filter of found) filter.not = isExcluded(words, filter.at, filter.size);
  return found;
}

/** "Lehenga": every product that has the word in its name. */
function membersOf([first]: FilterOption[], index: NameIndex): { members?: string[] } {
  if (first?.dimension !== 'product_type') return {};
  const kinds = first.values.map(value => nameWords(value).at(-1)!);
  const products = index.byDimension.get('product') ?? [];
  const members = products.filter(product => nameWords(product).some(word => kinds.includes(word)));
  return members.length > 0 ? { members } : {};
}

const isNameable = (word: Word | undefined): boolean => word !== undefined && isFree(word) && word.names.length > 0;

/** How many words in a row may belong to one name. */
function runOf(words: Word[], at: number): number {
  let size = 0;
  while (isNameable(words[at + size])) size += 1;
  return size;
}

function longestMatch(
  words: Word[],
  at: number,
  run: number,
  index: NameIndex,
): { options: FilterOption[]; size: number; unsure?: boolean } | undefined {
  for (let size = run; size > 0; size -= 1) {
    const part = words.slice(at, at + size);
    const names = size === 1 ? part[0]!.names : commonNames(part, index);
    const whole = names.filter(
      name => name.words.length === wordCount(part) || (size === 1 && isWhole(name, part[0]!)),
    );
    const kept = whole.length > 0 ? ofTheShopFirst(whole, part, words, index) : names;
    if (kept.length === 0) continue;
    const further = size === 1 ? runningOn(kept, part[0]!, words[at + 1]) : [];
    if (further.length > 0) return { ...optionsOf(further), size: 2 };
    if (whole.length === 0 && part.every(word => word.concepts.length > 0 && !word.corrected)) continue;
    if (whole.length === 0 && size === 1 && isOrdinary(part[0]!.text) && !isPointedAt(words, at, names)) continue;
    if (whole.length === 0 && size === 1 && isColour(part[0]!, index)) continue;
    if (whole.length > 0 && size === 1 && part[0]!.concepts.length > 0 && !part[0]!.corrected) continue;
    return { ...optionsOf(kept), size };
  }
  return undefined;
}

/** "sales of gold": what a variant is called ("Choker - Gold / M") is no product, though one has the word in its name. */
const isColour = ({ text }: Word, index: NameIndex): boolean =>
  text !== 'set' &&
  (index.byDimension.get('variant') ?? []).some(value =>
    value
      .slice(value.lastIndexOf(' - ') + 1)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(text),
  );

/** "chikankari sales", "cotton kurta": goods, though an ad group is called so; of "silk saree sales" no goods are known, and what ads did for them is another question. */
function ofTheShopFirst(whole: Name[], part: Word[], words: Word[], index: NameIndex): Name[] {
  const isOfAds = ({ dimension }: Name): boolean => /^(ad_group|keyword)$/.test(dimension);
  if (!whole.every(isOfAds) || words.some(word => has(word, ...adWords))) return whole;
  const [first = [], ...rest] = textOf(part)
    .split(' ')
    .filter(each => each !== 'all')
    .map(each => index.byWord.get(singular(each)) ?? []);
  const goods = first.filter(
    name => /^product(_type)?$/.test(name.dimension) && rest.every(each => each.includes(name)),
  );
  if (goesOn.test(textOf(words))) return [...whole, ...goods];
  return goods.length > 0 || words.some(word => has(word, ...shopWords) || isSetIn(word)) ? goods : whole;
}

const adWords = ['ad', 'ad_group', 'campaign', 'keyword', 'google', 'google_ads', 'search_term', 'click', 'impression', 'roas', 'cpc', 'ctr', 'cpa', 'cost', 'spend', 'conversions', 'convert', 'conversion_rate', 'budget']; // prettier-ignore
const shopWords = ['sales', 'sold', 'unit', 'order', 'stock', 'return', 'refund', 'margin', 'profit', 'discount', 'customer']; // prettier-ignore
/** "dilli me silk saree chali kya": how goods went in a place, or whether they sell, is asked of the shop. */
const isSetIn = (word: Word): boolean =>
  word.names.some(({ dimension }) => /^(city|region|country|pos_location)$/.test(dimension)) ||
  /^(chal[aie]|chalti|chalta|chalte|bik\w*|uth[aie]|nikl[aie]|चल[ाीे]|बिक\S*)$/.test(word.text);
/** "and chikankari?": of whatever was told before. */
const goesOn = /^(and|only|just|what about|how about|aur|sirf|same|now|ok|okay|or|bas)( |$)/;

/** "Diya Sets": everyday words both, and a name together. */
const runningOn = (names: Name[], word: Word, next: Word | undefined): Name[] =>
  next === undefined || !isFree(next) || next.kind !== 'word' || word.concepts.length === 0
    ? []
    : names.filter(name => ` ${name.words.join(' ')} `.includes(` ${singular(word.text)} ${singular(next.text)} `));

/** An everyday word is part of a name only of goods, or where a word says so: "the festive collection". */
function isPointedAt(words: Word[], at: number, names: Name[]): boolean {
  if (names.some(name => name.dimension === 'product')) return true;
  return [words[at - 1], words[at + 1]].some(
    word => names.some(name => has(word, name.dimension)) || has(word, 'collection'),
  );
}

const wordCount = (words: Word[]): number => words.reduce((sum, word) => sum + word.text.split(' ').length, 0);
const isWhole = (name: Name, word: Word): boolean =>
  name.words.join(' ') === word.text.split(' ').map(singular).join(' ') || name.words.length === 1;

function commonNames(part: Word[], index: NameIndex): Name[] {
  const sets = part.map(
    word =>
      new Set(
        word.text.split(' ').length > 1
          ? word.names
          : [...word.names, ...(index.byWord.get(singular(word.text)) ?? [])],
      ),
  );
  const [first] = sets;
  return first ? [...first].filter(name => sets.every(set => set.has(name))) : [];
}

/** One option per dimension, those that people name most often first. */
function optionsOf(names: Name[]): { options: FilterOption[]; unsure?: boolean } {
  const byDimension = new Map<string, string[]>();
  for (const name of names) {
    const list = byDimension.get(name.dimension) ?? [];
    if (!list.includes(name.value)) list.push(name.value);
    byDimension.set(name.dimension, list);
  }
  const options = [...byDimension]
    .map(([dimension, values]) => ({ dimension, values }))
    .toSorted((a, b) => rankOf(a.dimension) - rankOf(b.dimension));
  return (options[0]?.values.length ?? 0) > 3 && !isPlace(options[0]!.dimension)
    ? { options, unsure: true }
    : { options };
}

/** Those that people name most often come first; a single product is meant where nothing wider has the name. */
const order = ['product_type', 'collection', 'campaign', 'discount_code', 'city', 'region', 'country', 'pos_location', 'inventory_location', 'vendor', 'source', 'ad_group', 'keyword', 'staff_member']; // prettier-ignore
function rankOf(dimension: string): number {
  if (dimension === 'product') return order.length + 1;
  const rank = order.indexOf(dimension);
  return rank < 0 ? order.length : rank;
}
const isPlace = (dimension: string): boolean =>
  dimension === 'city' || dimension === 'region' || dimension === 'country';

/** Of Google Ads "brand" alone may be meant as "Brand Search". */
export function readLooseCampaigns(words: Word[]): FoundFilter[] {
  return words.flatMap((word, at) => {
    const values = word.names.filter(name => name.dimension === 'campaign').map(name => name.value);
    const isNamed = has(words[at + 1], 'campaign') && !has(word, 'campaign_type');
    const isFilm = has(words[at + 1], 'video') && !has(word, 'video');
    const pointed = isNamed || isFilm || typedAs(words[at - 1], 'for', 'of', 'in', 'from', 'on', 'ka', 'ki', 'ke');
    if (!isFree(word) || word.small || values.length !== 1 || !pointed || has(word, 'google', 'search')) return [];
    take(words, at, isNamed ? 2 : 1, 'name');
    const not = isExcluded(words, at, isNamed ? 2 : 1);
    return [{ options: [{ dimension: 'campaign', values }], not, at, size: isNamed ? 2 : 1, text: word.text }];
  });
}

/** "stock of Kantha Throw in the warehouse": the one place of stock that is called so. */
export function readTheWarehouse(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const places = (index?.byDimension.get('inventory_location') ?? []).filter(place => isWarehouse.test(place));
  const at = words.findIndex(({ text, used }) => used !== 'name' && isWarehouse.test(text) && !text.endsWith('s'));
  const isOneOfAll = [words[at - 1], words[at]].some(word =>
    has(word, 'by', 'per', 'which', 'and', 'or', 'most', 'least'),
  );
  const isSplit = typedAs(words[at + 1], 'wise') || words.some(word => has(word, 'pos_location'));
  if (places.length !== 1 || at < 0 || isOneOfAll || isSplit) return [];
  take(words, at, 1, 'name');
  const options = [{ dimension: 'inventory_location', values: places }];
  return [{ options, not: isExcluded(words, at, 1), at, size: 1, text: words[at]!.text }];
}

export const isWarehouse = /ware ?house|godown|godaa?m|gudam|गोदाम|वेयरहाउस/i;

/** Kinds of ads by one word: "display ka roas", "spend video yesterday", "brand cpc"; what else the words may be is said beside them. */
/** `besideOnly`: alone it is rather a part of a campaign's name. */
const kindsOfAds: Record<string, { kind: string; before?: RegExp; behind?: RegExp; besideOnly?: true }> = {
  display: { kind: 'type_display', behind: /^(the|my|our|all|me|channel|traffic)$/ },
  video: { kind: 'type_video' },
  youtube: { kind: 'type_video' },
  shopping: { kind: 'type_shopping', besideOnly: true },
  search: { kind: 'type_search', before: /^(organic|paid|store|site|shop|google|internal|free|brand|nonbrand|our|in|the)$/, behind: /^(terms?|box|bar|impression|impressions|quer(y|ies)|console|clicks?|click share|for|on|results?|engine|words?|lost|top|traffic|ranks?)$/ },
  'search ads': { kind: 'type_search' },
  'search ad': { kind: 'type_search' },
  brand: { kind: 'brand_campaign', before: /^(by|per|each|every|which|what|kis|har|our|the|top|best|this|a|and|vendor|of the)$/, behind: /^(wise|name|names|search|awareness|by|wal[ae]|keywords?|terms?|level|split)$/ },
}; // prettier-ignore

export function readKindsOfAds(words: Word[]): void {
  const isOfAds = words.some((word, at) => has(word, 'roas', 'cpc', 'cpm', 'cpa', 'ctr', 'click', 'impression', 'impression_share', 'absolute_top', 'top_share', 'lost_share', 'conversions', 'conversion_value', 'view_through', 'spend', 'cost', 'ad', 'google_ads') || /^search ads?$/.test(word.text) || (/^(display|video|youtube)$/.test(word.text) && brings.test(words[at + 1]?.text ?? ''))); // prettier-ignore
  if (!isOfAds || words.some(word => has(word, ...ofVisits))) return;
  for (const [at, word] of words.entries()) {
    const meant = kindsOfAds[word.text];
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!meant || !isFree(word) || has(next, 'campaign', 'ad_group')) continue;
    const isBeside = isBesideKind(words, at);
    if (meant.besideOnly && !isBeside) continue;
    if (!isBeside && (meant.before?.test(before?.text ?? '') || meant.behind?.test(next?.text ?? ''))) continue;
    if (word.text === 'search' && has(next, 'impression_share', 'lost_share', 'top_share', 'absolute_top')) continue;
    word.concepts = [meant.kind];
    word.names = [];
    word.small = false;
  }
}

/** "pmax vs shopping": the one beside it is a kind of ads as well. */
const isBesideKind = (words: Word[], at: number): boolean =>
  [-1, 1].some(step => {
    const other = words[at + 2 * step];
    const isKind =
      other !== undefined &&
      (kindsOfAds[other.text] ?? other.concepts.find(each => each.startsWith('type_'))) !== undefined;
    return isKind && has(words[at + step], 'compare', 'and', 'or');
  });

/** "did display bring any sale" */
const brings = /^(brings?|brought|gives?|gave|earns?|earned|makes?|made|generates?|generated|sells?|sold)$/;
const ofVisits = ['visit', 'visitor', 'traffic_channel', 'organic', 'direct', 'referral', 'email', 'order', 'sold', 'unit', 'website', 'people', 'meta', 'search_console', 'page', 'landing_page']; // prettier-ignore
