/** Parts of what is in view, named by words that mean something else by themselves: "only search ones", "pink me?", "only returning customers". */
import type { StoreNames, Turn } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import { isGrain } from '../reading/courses.ts';
import type { Reading } from '../reading/read.ts';
import { concreteDimension } from '../serving.ts';
import { has, says, textOf, typedText, withoutFillers, withoutMarks } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { distance } from '../words/spelling.ts';
import { canBeSplit } from './matters.ts';
import { meansBothShops } from './both-shops.ts';
import { awayFromIt, points } from './pointing-words.ts';
import { theRest } from './said-in-talk.ts';

type Talk = { words: Word[]; reading: Reading; ask: Ask; before: Ask; names: StoreNames; turns: readonly Turn[] };

/** What is named takes its place in the question, as if it had been said in full. */
export function takeParts(talk: Talk): void {
  const { words, ask, before } = talk;
  takeSearched(talk);
  takeRest(talk);
  takeShops(talk);
  for (const part of [campaignTypeSaid, campaignSaid, variantSaid]) {
    const filter = ask.filters.length === 0 ? part(talk) : undefined;
    if (filter) ask.filters.push(filter);
  }
  takePaidVisits(talk);
  takePaidGoogle(talk);
  takeBareSplit(talk);
  keepToItsVariants(talk);
  takeOtherCustomers(ask, before);
  takeCustomers(words, ask, before);
  takeTheirs(words, ask, before);
}

/** "paid?" after organic visits: the channels that are paid, and no payments. */
function takePaidVisits({ words, ask, before: { metrics, by, filters }, names }: Talk): void {
  const areVisits = metrics.every(({ key }) =>
    /^(sessions|activeUsers|newUsers|bounceRate|engagementRate|store_conversion_rate|sessionPurchaseRate|ecommercePurchases|addToCarts)$/.test(
      key,
    ),
  );
  const areByChannel = [...by, ...filters.map(({ options: [option] }) => option?.dimension)].includes(
    'traffic_channel',
  );
  if (!areVisits || !areByChannel || !paidOnes.test(typedText(words))) return;
  const values = (names.values.traffic_channel ?? paidChannels).filter(each => each.startsWith('Paid'));
  for (const word of words) word.used = 'pointer';
  ask.metrics = [];
  ask.by = [];
  ask.filters = [{ options: [{ dimension: 'traffic_channel', values }], not: false, text: 'paid' }];
}

/** "no organic, only the paid part" of what came from Google: what its ads cost and brought. */
function takePaidGoogle({ words, ask, before: { filters } }: Talk): void {
  const isOfGoogle = filters.some(
    ({ options: [option], not }) =>
      !not &&
      /^(source|source_medium)$/.test(option?.dimension ?? '') &&
      option!.values.every(value => /^google\b/i.test(value)),
  );
  if (!isOfGoogle || !paidPart.test(typedText(words))) return;
  for (const word of words) word.used = 'pointer';
  ask.metrics = ['google_ads_cost', 'google_ads_conversion_value'].map(key => ({ key, named: true }));
  ask.by = [];
  ask.filters = [];
}

const paidPart =
  /^(?:no |nahi |ok |and |aur |now |sirf |only |just |bas |not |without |the |from |what about |organic (?:hatao |hata do |nahi |nhi |mat |chhodo )?)*paid(?: (?:ones?|part|google|ads?|traffic|wal[aei]|only|sirf|ka|ki|se|batao|dikhao|kitna|kitni))*$/;

const paidChannels = ['Paid Search', 'Paid Social'];
const paidOnes =
  /^(?:and |ok |now |only |just |sirf |what about |how about |the |from |aur |vs )*paid(?: (?:ones?|traffic|visits?|sessions?|channels?|only|wal[aei]|ka|ki|se))*$/;

/** "state?", "category instead" after rows of cities: the word by itself says how the same figures are split. */
function takeBareSplit({ words, reading, ask, before }: Talk): void {
  const [only, ...more] = reading.breakdowns;
  const isAlone =
    ask.metrics.length + ask.by.length + ask.filters.length + more.length === 0 && !ask.when && !ask.ranking;
  const isOther =
    only?.mark === 'bare' && before.by.some(each => !isGrain(each)) && !before.by.includes(only.dimension);
  if (!only || !isAlone || !isOther || !bareSplit.test(typedText(words))) return;
  if (!before.metrics.every(({ key }) => canBeSplit(key, concreteDimension(only.dimension, key)))) return;
  only.mark = 'by';
  words[only.at]!.used = 'dimension';
  ask.by = [only.dimension];
}

const bareSplit =
  /^(?:(?:and|ok|now|no|sorry|i meant|i mean|make it|show|the|but|what about|how about|aur|then|rather|actually) )*\S+(?: \S+)?(?: (?:instead|then|please|rather|bhi|dikhao|batao|sorry|i meant|i mean))*$/;

/** "what did they buy", "their average order value" of customers who are new: of those, and not of all. */
function takeTheirs(words: Word[], ask: Ask, { metrics: [before, ...others] }: Ask): void {
  const [, kind] = /^(new|returning)_customers$/.exec(before?.key ?? '') ?? [];
  const [only, ...more] = ask.metrics;
  const isOfThem =
    words.some(word => points(word, 'them') && !awayFromIt.test(word.text) && !/^(inse|इनसे)$/.test(word.text)) &&
    !says(words, 'share', 'percent', 'cost', 'came_back') &&
    (only?.key === 'average_order_value' || !says(words, 'spend'));
  if (!kind || others.length + more.length > 0 || !isOfThem || ask.filters.length > 0) return;
  if (whatTheyBought.test(typedText(words))) {
    ask.metrics = [{ key: 'units_sold', named: true }];
    if (ask.by.length === 0) ask.by = ['product'];
  } else if (!only || !canBeSplit(only.key, 'customer_type') || /customer/.test(only.key)) return;
  const values = [kind === 'new' ? 'New' : 'Returning'];
  ask.filters.push({ options: [{ dimension: 'customer_type', values }], not: false, text: 'customers' });
}

export const whatTheyBought =
  /^(and |so |ok )*what (was|is|were|are) (all )?in (them|those|these|it|that)$|(^| )(what|which \S+|kya) (all )?(do|did|have|has|are|were) (they|these|those|people|customers)( people| customers| guys| folks)? (mostly |usually |mainly )?(buy|bought|order|ordered|take|pick|get|buying|ordering)( |$)|(^| )(unhone|inhone|unhon ne|in logo ne) kya (khar|liya|li)/;

/** "rest?" after orders that were prepaid: all but those. */
function takeRest({ words, reading, ask, before: { filters } }: Talk): void {
  const last = filters.at(-1);
  const [split, ...more] = reading.breakdowns;
  const isOther =
    split !== undefined &&
    more.length === 0 &&
    /^(other|others|remaining|baaki|baki|बाकी)$/.test(words[split.at - 1]?.text ?? '');
  if (
    last &&
    !last.not &&
    isOther &&
    ask.filters.length === 0 &&
    last.options.some(
      ({ dimension }) =>
        dimension === split.dimension || (dimension.endsWith('page') && split.dimension.endsWith('page')),
    )
  ) {
    words[split.at - 1]!.used = 'pointer';
    ask.filters = [{ ...last, not: true }];
    return;
  }
  if (!last || last.not || ask.filters.length > 0 || !theRest.test(typedText(words))) return;
  ask.filters = [{ ...last, not: true }];
}

/** "only the shops" of the hours of a day: what the tills sold, by the hour as before. */
function takeShops(talk: Talk): void {
  const { words, reading, ask, before, names } = talk;
  const areBoth = meansBothShops(words, before, talk.turns);
  const isOfWebsite =
    before.metrics.every(({ key }) => key.startsWith('online_store_')) ||
    before.filters.some(({ options: [option], not }) => !not && option?.values.includes('Online Store'));
  if (
    !(onlyShops.test(typedText(words)) || (isOfWebsite && justShops.test(typedText(words))) || areBoth) ||
    ask.metrics.length + ask.filters.length > 0 ||
    before.by.includes('pos_location')
  )
    return;
  const value = names.values.sales_channel?.find(each => /point of sale|^pos$/i.test(each)) ?? 'Point of Sale';
  reading.breakdowns = [];
  ask.by = [];
  if (areBoth) for (const word of words) if (points(word, 'both')) word.used = 'value';
  if (areBoth) reading.unread.unknown = reading.unread.unknown.filter(each => !each.startsWith('mila'));
  ask.filters = [{ options: [{ dimension: 'sales_channel', values: [value] }], not: false, text: value }];
}

const onlyShops =
  /^(and |ok |now |so )*(only|just|sirf|bas|keval) (in |at |for |from )?(the |our )?(physical |offline )?(shops|stores|outlets|tills|counters|dukan|dukano|दुकान)( only| ka| ki| ke| par| pe)*$/;

/** "and the shops", "aur dukaan se" after what the website sold */
const justShops =
  /^(and |aur |what about |how about |ok |now )*(in |at |from |for )?(the |our )?(shops?|stores?|outlets?|tills?|counters?|dukaa?no?n?|offline|दुकान|दुकानों)( (ka|ki|ke|se|par|pe|me|mein|का|की|के|से|पर|में))?( kitn[aie]| कितन[ाीे])?$/;

/** "haldi outfit?", "and kurta set" after what was typed into the shop's search: that is what was typed as well. */
function takeSearched({ words, reading, ask, before }: Talk): void {
  const isOfSearches =
    before.by.includes('site_search_term') ||
    before.filters.some(({ options }) => options[0]?.dimension === 'site_search_term');
  const areGoods = ask.filters.every(({ options }) => options.every(({ dimension }) => ofGoods.test(dimension)));
  if (!isOfSearches || !areGoods || ask.metrics.length + ask.by.length > 0 || ask.when || ask.base) return;
  const typed = withoutMarks(words).filter(({ text }) => !leadsOn.test(text));
  const isNamed = typed.some(({ used }) => used === 'name' || used === 'value');
  const isTyped = (word: Word): boolean =>
    word.kind === 'word' &&
    (word.used === 'name' ||
      word.used === 'value' ||
      (word.used === undefined && (isNamed || word.concepts.length === 0)));
  if (typed.length === 0 || typed.length > 4 || !typed.every(isTyped) || says(words, ...asked)) return;
  for (const word of typed) word.used = 'name';
  const text = textOf(typed);
  reading.unread = { unknown: [], ordinary: [] };
  ask.filters = [{ options: [{ dimension: 'site_search_term', values: [text] }], not: false, text }];
}

const asked = ['why', 'which', 'who', 'where', 'how', 'how_many', 'how_much', 'only', 'except', 'total', 'sold'];

const ofGoods = /^(product|product_type|collection|variant|vendor|ad_group|keyword|search_term)$/;
const leadsOn = /^(and|what|how|about|aur|for|ok|okay|the|ka|ki|ke|also|or|same|और|का|की)$/;

/** "only search ones" of campaigns, "and display" after another type: a type of them. */
function campaignTypeSaid({ words, before }: Talk): AskedFilter | undefined {
  const kinds = [...before.by, ...before.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension))];
  const areChannels = kinds.includes('traffic_channel');
  const areCampaigns = kinds.includes('campaign') || before.metrics.every(({ key }) => key.startsWith('google_ads_'));
  const word = words.find(
    (each, at) =>
      campaignTypes[each.text] !== undefined &&
      (each.used === undefined || each.used === 'metric') &&
      (kinds.includes('campaign_type') ||
        (areChannels && each.text === 'display') ||
        says(words, 'only') ||
        ones.test(words[at + 1]?.text ?? '')),
  );
  if (
    !(areCampaigns || kinds.includes('campaign_type') || areChannels) ||
    !word ||
    says(words, 'search_box', 'website')
  )
    return undefined;
  word.used = 'name';
  const type = campaignTypes[word.text]!;
  const dimension = areChannels && type === 'Display' ? 'traffic_channel' : 'campaign_type';
  return { options: [{ dimension, values: [type] }], not: says(words, 'except'), text: word.text };
}

const campaignTypes: Record<string, string> = {
  search: 'Search',
  shopping: 'Shopping',
  display: 'Display',
  video: 'Video',
};
const ones = /^(one|ones|wala|wale|wali|campaign|campaigns|ads|वाले|वाली)$/;

/** "and new" after returning customers: a count of the others. */
function takeOtherCustomers(ask: Ask, { metrics: [before, ...more] }: Ask): void {
  const [, kind, what] = /^(new|returning)_(customers|customer_sales)$/.exec(before?.key ?? '') ?? [];
  const option = ask.filters[0]?.options[0];
  if (!kind || more.length > 0 || ask.metrics.length > 0 || ask.filters.length !== 1 || ask.filters[0]!.not) return;
  if (option?.dimension !== 'customer_type' || option.values.length !== 1) return;
  ask.metrics = [{ key: `${option.values[0]!.toLowerCase()}_${what}`, named: true }];
  ask.filters = [];
}

/** "exclude brand" beside campaigns: part of the name of one of them. */
function campaignSaid({ words, before: { by, filters } }: Talk): AskedFilter | undefined {
  if (!by.includes('campaign') && !filters.some(({ options }) => options[0]?.dimension === 'campaign'))
    return undefined;
  const campaignsOf = ({ names }: Word): string[] =>
    names.filter(name => name.dimension === 'campaign').map(name => name.value);
  const word = words.find(each => each.used !== 'name' && campaignsOf(each).length === 1);
  if (!word) return undefined;
  word.used = 'name';
  for (const each of words) if (has(each, 'except')) each.used = 'except';
  const values = campaignsOf(word);
  return { options: [{ dimension: 'campaign', values }], not: says(words, 'except'), text: word.text };
}

/** "pink me?" of a lehenga: its variants that are pink. */
function variantSaid({ words, ask, before, names }: Talk): AskedFilter | undefined {
  const product = onlyProduct(before);
  const areSizes = (product !== undefined || isOfSomeGoods(before)) && sizesOnly.test(typedText(words));
  const areGoods = product === undefined && isOfSomeGoods(before) && (areSizes || ofOneKind.test(typedText(words)));
  if (product === undefined && !areGoods) return undefined;
  const all = names.values.variant ?? [];
  const own = areGoods
    ? [...new Set(all.map(value => value.split(' - ').at(-1)!))]
    : all.filter(value => value.startsWith(`${product} - `)).map(value => value.slice(product!.length + 3));
  const titleOf = (kind: string): string => (areGoods ? kind : `${product} - ${kind}`);
  const found = words.flatMap(word => {
    const isFree =
      (areSizes && /^(xs|s|m|l|x+l|\d\.\d)$/.test(word.text)) ||
      (word.kind === 'word' &&
        (word.used === undefined || word.used === 'comparison') &&
        !word.small &&
        word.text.length > 2);
    const isSaid = (part: string): boolean =>
      part === word.text || (word.text.length > 3 && word.concepts.length === 0 && distance(part, word.text) === 1);
    const values = isFree ? own.filter(value => partsOf(value).some(isSaid)) : [];
    return values.length > 0 ? [{ word, values }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  const areSeveral = others.length > 0 && says(words, 'or', 'and', 'compare');
  const kinds = areSeveral ? [...new Set(found.flatMap(each => each.values))] : first.values;
  for (const each of words) if (kinds.some(value => partsOf(value).includes(each.text))) each.used ??= 'pointer';
  for (const { word } of areSeveral ? found : [first]) word.used = 'pointer';
  const not = says(words, 'except');
  for (const each of words) if (has(each, 'except')) each.used = 'except';
  if (areSeveral && ask.by.length === 0 && !not) ask.by = ['variant'];
  return { options: [{ dimension: 'variant', values: kinds.map(titleOf) }], not, text: first.word.text };
}

/** "s and m only" */
const sizesOnly =
  /^(?:and |ok |now |only |just |sirf |in |size |sizes |without |except )*(?:xs|s|m|l|x+l|\d\.\d)(?: (?:and |or |aur |size )?(?:xs|s|m|l|x+l|\d\.\d))*(?: (?:only|sizes?|ones?|wal[aei]|please|sirf|ka|ki|ke))*$/;

/** Goods of which some may be of one colour. */
const isOfSomeGoods = ({ by, filters }: Ask): boolean =>
  by.some(each => /^(product|variant)$/.test(each)) ||
  filters.some(({ options: [option], not }) => !not && /^(product_type|collection)$/.test(option?.dimension ?? ''));
/** "only the black ones", "drop the red ones" */
const ofOneKind =
  /^(?:and |ok |now |so )*(?:(?:just|only|sirf|in|the|of|for|show|what about|how about) )*(?:the )?\S+(?: (?:ones?|wal[aei]|only|colou?r|me|mein))+(?: .*)?$|^(?:and |ok |now )*(?:only|just|sirf|drop|without|except|excluding|exclude|minus|remove|hide|skip) (?:the )?\S+(?: ones?)?$/;

/** "XL?" after another size of a kurta: of that kurta, not of all. */
function keepToItsVariants({ ask, before, names }: Talk): void {
  const product = onlyProduct(before);
  const at = ask.filters.findIndex(({ options }) => options.length === 1 && options[0]!.dimension === 'variant');
  const filter = ask.filters[at];
  const own = (names.values.variant ?? []).filter(value => value.startsWith(`${product} - `));
  const values = own.filter(value => filter?.options[0]!.values.some(kind => value.endsWith(` - ${kind}`)));
  if (!filter || product === undefined || values.length === 0) return;
  ask.filters[at] = { ...filter, options: [{ dimension: 'variant', values }] };
}

function onlyProduct({ filters }: Ask): string | undefined {
  const kept = filters.find(({ options, not }) => !not && options[0]?.dimension === 'product');
  const [product, ...more] = kept?.options[0]?.values ?? [];
  return more.length === 0 ? product : undefined;
}

const partsOf = (variant: string): string[] => variant.toLowerCase().match(/[\p{L}\d.-]+/gu) ?? [];

/** "only returning customers" after net sales: their part of the figure in view, and no count of them. */
function takeCustomers(words: Word[], ask: Ask, view: Ask): void {
  const [before] = view.metrics;
  const [only, ...more] = ask.metrics;
  takeTheirKind(words, ask, view);
  if (!before || !only || more.length > 0 || /customer|session|user|visitor/i.test(before.key)) return;
  if (!/^(customers|new_customers|returning_customers)$/.test(only.key) || !canBeSplit(before.key, 'customer_type'))
    return;
  const text = typedText(words);
  if (against.test(text)) {
    ask.metrics = [];
    ask.by = ['customer_type'];
  } else if (only.key !== 'customers' && justThem.test(text)) {
    ask.metrics = [];
    const values = [only.key === 'new_customers' ? 'New' : 'Returning'];
    ask.filters.push({ options: [{ dimension: 'customer_type', values }], not: false, text: 'customers' });
  }
}

/** "same for returning" after what new customers spent: those in their place, and no count of them. */
function takeTheirKind(words: Word[], ask: Ask, { filters: kept, by }: Ask): void {
  const isKept =
    by.includes('customer_type') ||
    kept.some(({ options: [option], not }) => !not && option?.dimension === 'customer_type');
  const [only, ...more] = ask.metrics;
  const [, value] = /^(new|returning)_customers$/.exec(only?.key ?? '') ?? [];
  if (!isKept || !value || more.length > 0 || ask.by.length > 0 || withoutFillers(words).length > 3) return;
  if (says(words, 'how_many', 'count', 'how_much')) return;
  ask.metrics = [];
  const type = value === 'new' ? 'New' : 'Returning';
  ask.filters = [{ options: [{ dimension: 'customer_type', values: [type] }], not: false, text: 'customers' }];
}

const kind = '(?:new|returning|repeat|existing|old|first[- ]time|naye|nayi|purane|puraane|नए|पुराने)';
const people = '(?:customers?|buyers?|shoppers?|clients?|grahak|log|ones|ग्राहक)';
const justThem = new RegExp(
  `^(?:and |aur )?(?:usme|isme|unme|inme|usmein|उसमें|of (?:that|this|it|those|these))(?: se)? ${kind} ${people}(?: (?:ka|ke|ki|se|wal[aei]|ne|का|के|की))?(?: kitn[aie]| how much| how many)?(?: hu[aei]| hai| th[aei]| aay[aei]| di[yae]| diya)*$|^(?:and |aur )?${kind} (?:${people}|walo|walon) (?:ki|की)(?: kitni)?$|^(?:and |now |ok |so |the |same |this |that |but )*(?:only|just|sirf|keval|bas|सिर्फ|केवल)(?: for| of| from)?(?: the)? ${kind} ${people}(?: ka| ke| ki| se| wala| batao| please)*$|^(?:and |aur |now |ok |so |what about |how about )*(?:for|of|from|among|in) (?:the |our |my )?${kind} ${people}$|^${kind} ${people} (?:only|sirf|ka sirf)$|^(?:and |ok |now )*(?:the )?${kind} (?:ones|wal[aei]|only)$`,
  'u',
);
const against = new RegExp(
  `^(?:and |now |ok |show )*(?:the )?${kind}(?: ${people})? (?:against|vs|versus) ${kind} ${people}?|^(?:and |now |ok |please |can you )*(?:split|break|divide|separate)(?: (?:it|this|that|them))?(?: up| down)?(?: into| by| between| as| in)? ${kind}(?: ${people})? (?:and|vs|versus|or|aur) ${kind}(?: ${people})?(?: please)?$`,
  'u',
);

/** "pune bhi jodo", "include Pune too" where Pune is left out. */
export const addsWhatIsLeftOut = (
  merged: Ask,
  { filters: [named, ...more], metrics, when }: Ask,
  words: Word[],
): boolean =>
  named !== undefined &&
  !named.not &&
  more.length + metrics.length === 0 &&
  when === undefined &&
  addsToIt.test(typedText(words)) &&
  merged.filters.some(
    ({ options: [option], not }) =>
      not &&
      named.options.some(
        each => each.dimension === option?.dimension && each.values.every(value => option.values.includes(value)),
      ),
  );

/** "put Delhi back in": it is left out no more; "put it back in" means what was left out last. */
export function putBack(filters: AskedFilter[], { filters: named }: Ask): AskedFilter[] {
  const values = named.flatMap(({ options }) => options.flatMap(option => option.values));
  const isMeant = ({ options: [option], not }: AskedFilter): boolean =>
    not && (values.length === 0 || option?.values.some(value => values.includes(value)) === true);
  const at = filters.findLastIndex(isMeant);
  const left = filters[at]?.options[0]?.values.filter(value => values.length > 0 && !values.includes(value)) ?? [];
  return filters.flatMap((filter, place) => {
    if (place !== at) return [filter];
    return left.length === 0 ? [] : [{ ...filter, options: [{ ...filter.options[0]!, values: left }] }];
  });
}

/** "add Bandra", "include Pune too", "pune bhi jodo" */
export const addsToIt =
  /^(and |ok |now |also |please )*(add|include|plus)( in)? (?!.* by )|^(and |ok |now |also |please )*(put|show|add|bring|keep|have) .*(next to|beside|besides|alongside|along with|together with) (it|them|these|those|this|that)$|(^| )(bhi |भी )(kul|mila ?ke|milakar|jod ?ke|jod kar|shamil karke)$|(^| )(bhi |ko |भी |को )+(jodo|jod do|jodna|add karo|shamil karo|जोरो|जोर दो|शामिल करो)$/u;
