/** Which rows stay in view: a new value takes the place of the old one of its dimension. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { isOrigin, isPlace } from '../dimension-kinds.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { FilterOption } from '../reading/filters.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, typedText } from '../reading/words.ts';
import { campaignTypeOf } from '../vocabulary/values.ts';
import type { Word } from '../words/annotate.ts';
import { addsToIt, addsWhatIsLeftOut, putBack } from './parts-in-view.ts';
import { points } from './pointing-words.ts';
import { asksWholeList, puttingBack } from './said-in-talk.ts';

export function mergeFilters(merged: Ask, now: Ask, { words, breakdowns }: Reading): void {
  if (liftsAll.test(typedText(words))) {
    for (const word of words) word.used = 'pointer';
    merged.filters = [];
    return;
  }
  if (
    !asksWholeList(words, merged.by) &&
    !/(^| )in total( |$)/.test(typedText(words)) &&
    !says(words, 'share', 'percent') &&
    words.some(
      word =>
        has(word, 'total') || /^(everywhere|everything|all|overall|sab|sabhi|saare|sare|सब|सभी|सारे)$/.test(word.text),
    ) &&
    now.filters.length === 0 &&
    // "all orders" after those paid in cash
    now.metrics.every(({ key }) => merged.metrics.length === 1 && merged.metrics[0]?.key === key) &&
    now.by.length === 0 &&
    now.when === undefined
  ) {
    if (!words.some(word => points(word, 'them', 'both', 'allThree'))) merged.filters = [];
    for (const word of words) if (wholes.test(word.text)) word.used = 'pointer';
    merged.by = [];
    return;
  }
  if (puttingBack.test(typedText(words)) || addsWhatIsLeftOut(merged, now, words)) {
    merged.filters = putBack(merged.filters, now);
    return;
  }
  // "which one sells most" of the sizes of a kurta keeps to them: no other split is named.
  const splitsAnew = breakdowns.length > 0 || merged.by.length === 0;
  merged.filters = asCampaignTypes(atTheTill(merged), merged);
  dropUnfit(merged, splitsAnew ? now : { ...now, by: [] }, words);
  for (const filter of now.filters) {
    if (isPlatform(filter, merged)) continue;
    const beside =
      withAlsoLeftOut(merged.filters, filter, words) ??
      ((says(words, 'compare') ||
        / than | se (?:zyada|jyada|kam|behtar|accha|bada)(?: |$)/.test(typedText(words)) ||
        addsToIt.test(typedText(words))) &&
      now.metrics.length === 0 &&
      !now.when &&
      now.base?.kind !== 'year-ago'
        ? besideIt(merged, filter)
        : undefined);
    merged.filters = lifted(merged.filters, filter, words) ?? withFilter(merged.filters, beside ?? filter);
  }
}

/** "stock at Bandra, and its sales?": what the till there sold; a warehouse has none. */
const atTheTill = ({ metrics, filters }: Ask): AskedFilter[] =>
  filters.map(filter => {
    const [option] = filter.options;
    const isTill =
      option?.dimension === 'inventory_location' &&
      !option.values.some(each => /warehouse|godown/i.test(each)) &&
      metrics.every(({ key }) => isTold(key, 'pos_location') && !isTold(key, 'inventory_location'));
    return isTill ? { ...filter, options: [{ ...option, dimension: 'pos_location' }] } : filter;
  });

/** "what did we pay for it" of paid search: its campaigns, as Google Ads knows no channels. */
const asCampaignTypes = (filters: AskedFilter[], { metrics }: Ask): AskedFilter[] =>
  filters.map(filter => {
    const [option] = filter.options;
    const types = option?.dimension === 'traffic_channel' ? option.values.map(each => campaignTypeOf[each]) : [];
    const areAds =
      types.length > 0 && !types.includes(undefined) && metrics.every(({ key }) => key.startsWith('google_ads_') && !isTold(key, 'traffic_channel')); // prettier-ignore
    return areAds ? { ...filter, options: [{ dimension: 'campaign_type', values: types.map(String) }] } : filter;
  });

const isTold = (key: string, dimension: string): boolean => metricByKey(key)?.dimensions.includes(dimension) === true;

const liftsAll =
  /^(?:(?:ok|and|now) )?(?:no|without|clear|remove|drop|reset|lift) (?:(?:all|any|the|these|those) )*filters?(?: please| now)?$/;

/** "exclude Mumbai as well" after those without Delhi: both are left out. */
function withAlsoLeftOut(
  filters: AskedFilter[],
  { options, not }: AskedFilter,
  words: Word[],
): AskedFilter | undefined {
  const [option] = options;
  const before = filters.find(each => each.not && each.options[0]?.dimension === option?.dimension)?.options[0];
  if (!not || !option || !before || !alsoThat.test(typedText(words))) return undefined;
  const values = [...new Set([...before.values, ...option.values])];
  return { options: [{ ...option, values }], not, text: values.join(' and ') };
}

const alsoThat = /^(and|aur|plus|और) |(^| )(also|too|as well|bhi|either|both|भी)( |$)/;

/** What was kept to and no longer fits what is asked now is kept to no more. */
function dropUnfit(merged: Ask, now: Ask, words: Word[]): void {
  const turn = { merged, now, text: typedText(words) };
  if (everyKindIn(turn.text).length > 0) for (const word of words) if (wholes.test(word.text)) word.used = 'pointer';
  merged.filters = merged.filters.filter(({ options: [option], not }) => {
    const kept = {
      dimension: option?.dimension ?? '',
      isOne: option?.values.length === 1,
      not,
      isPaid: option?.values.some(each => campaignTypeOf[each]) === true,
    };
    return !unfit.some(({ holds }) => holds(kept, turn));
  });
}

/** One part that was kept to; `isOne`: a single value of its dimension. */
type Kept = { dimension: string; isOne: boolean; not: boolean; isPaid: boolean };
type GoesOn = { merged: Ask; now: Ask; text: string };

const unfit: { name: string; example: string; holds: (kept: Kept, turn: GoesOn) => boolean }[] = [
  {
    name: 'a place of stock, beside what was sold',
    example: 'stock at the warehouse, and sales?',
    holds: ({ dimension }, { now: { metrics } }) =>
      dimension === 'inventory_location' &&
      !metrics.every(({ key }) => metricByKey(key)?.dimensions.includes('inventory_location')),
  },
  {
    name: 'a part that no stock has',
    example: 'best products in Pune, how much stock is left of the first one',
    holds: ({ dimension }, { now, merged }) =>
      now.metrics.length > 0 &&
      now.metrics.every(({ key }) => metricByKey(key)?.timing === 'now') &&
      [now, merged].every(ask => !isKnownTo(ask, dimension)),
  },
  {
    name: 'what visits came by, after what others came by',
    example: 'ROAS of Brand Search, organic search sessions in the same week',
    holds: ({ dimension }, turn) => isBroughtBy(dimension) && namesAnOrigin(turn),
  },
  {
    name: 'where visits came from, of what Google Ads counts itself',
    example: 'sales from google, only the paid part',
    holds: ({ dimension, isPaid }, { now, merged }) =>
      isOrigin(dimension) &&
      !isPaid &&
      now.metrics.length > 0 &&
      merged.metrics.every(({ key }) => key.startsWith('google_ads_')) &&
      !merged.metrics.some(({ key }) => metricByKey(key)?.dimensions.includes(dimension)),
  },
  {
    name: 'one value, where rows of all its like are asked for',
    example: 'visits of the lookbook page, which landing page sells best',
    holds: ({ dimension, isOne, not }, { now, text }) =>
      isOne && !not && opensRows.test(text) && now.by.some(each => isOfKind(each, dimension)),
  },
  {
    name: 'one value, where several rows of its like are counted',
    example: 'sales by city in Pune, worst five',
    holds: ({ dimension, isOne, not }, { merged, now, text }) =>
      isOne &&
      !(not && now.by.length === 0) &&
      severalRows.test(text) &&
      (now.by.length > 0 ? now.by : merged.by).some(each => isOfKind(each, dimension)),
  },
  {
    name: 'one code, of which all orders are the whole',
    example: 'orders with DIWALI20, and what share of all orders had a discount',
    holds: ({ dimension }, { now, text }) =>
      dimension === 'discount_code' && now.metrics.length > 0 && ofAllOrders.test(text),
  },
  {
    name: 'a part, of whose kind another is now held against all',
    example: 'all but prepaid orders, cod share',
    holds: ({ dimension }, { now }) => now.whole === true && now.by.includes(dimension),
  },
  {
    name: 'a part of what is now asked for as a whole',
    example: 'total pune sale, all products',
    holds: ({ dimension }, { text }) => everyKindIn(text).some(kinds => kinds.test(dimension)),
  },
];

/** Another figure, or "what about", with an origin of visits of its own. */
const namesAnOrigin = ({ now, text }: GoesOn): boolean =>
  (now.metrics.length > 0 || /^(and )?(what|how) about /.test(text)) &&
  !/(^| )(that|this|same) (page|campaign|channel)( |$)|(^| )(there|of those|(to|of|on|for) (it|them))( |$)/.test(
    text,
  ) &&
  now.filters.some(({ options, not }) => !not && options.some(({ dimension }) => isBroughtBy(dimension)));

/** "which landing page sells best", "sales by city": of all of them, and not "which of these". */
const opensRows =
  /(^| )(which|kaun ?s[aei]|konsa|konsi|कौन ?स[ाेी])( |$)(?!.*(of (them|these|those)|of the (two|three)))|(^| )(by(?! when)|per|each|every|all|har|wise)( |$)|\Swise( |$)/;

const ofAllOrders = /(^| )(share|percent|percentage|part|proportion|%) of (all|total|our|the) (the |our )?orders( |$)/;

/** A landing page is of the kind of pages. */
const isOfKind = (each: string, dimension: string): boolean =>
  each === dimension || (each.endsWith('page') && dimension.endsWith('page'));

/** "worst five": more rows than one. */
export const severalRows = /(^| )(top|best|worst|bottom|lowest|highest) (\d+|two|three|four|five|ten)( |$)/;

/** "for the account as a whole", "the whole store" */
const wholes = /^(account|whole|entire|level|overall|store|shop|business|company|site|website)$/;

/** "how much stock is left of the first one" after the best of one city: stock lies in no city. */
const isKnownTo = ({ metrics }: Ask, dimension: string): boolean =>
  isGoods(dimension) ||
  dimension === 'vendor' ||
  metrics.some(
    ({ key }) =>
      metricByKey(key)?.dimensions.includes(dimension) === true ||
      (dimension === 'pos_location' && metricByKey(key)?.dimensions.includes('inventory_location') === true),
  );

/** "organic search sessions in the same week" after a campaign is no part of it. */
const isBroughtBy = (dimension: string): boolean =>
  isOrigin(dimension) || isCampaign(dimension) || /^(landing_page|page)$/.test(dimension);

/** The kinds of parts of which all are asked for. */
const everyKindIn = (text: string): RegExp[] =>
  everything.filter(({ said }) => said.test(text)).map(({ kinds }) => kinds);

/** "total pune sale, all products": nothing of that kind is kept to any more. */
const everything: { said: RegExp; kinds: RegExp }[] = [
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(products?|items|goods|pieces|categories|types)( |$)/, kinds: /^(product|product_type|collection|variant)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(cities|states|places|countries|regions|shehar|शहर)( |$)/, kinds: /^(city|region|country)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(stores|shops|locations|channels)( |$)/, kinds: /^(sales_channel|pos_location|inventory_location)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(campaigns|channels|sources)( |$)/, kinds: /^(campaign|campaign_type|traffic_channel|source|medium|source_medium)$/ },
  { said: /(^| )(the |our )?(whole |entire |overall |full )?account( as a whole| overall| level| total)?$/, kinds: /^(campaign|campaign_type|ad_group|keyword|search_term)$/ },
  { said: /(^| )(the |our )?(store|shop|business|company|site|website)( as a whole| overall)$|(^| )(the |our )?(whole|entire|overall) (store|shop|business|company|site|website)$/, kinds: /./ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(payment )?(modes|methods|gateways)( |$)/, kinds: /^(payment_method|payment_gateway|order_tag)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(customers|buyers)( |$)/, kinds: /^customer_type$/ },
]; // prettier-ignore

/** "vs paid social" after email: beside it, not in its place. */
function besideIt(merged: Ask, { options, not }: AskedFilter): AskedFilter | undefined {
  const twin = merged.filters.find(
    each => !each.not && options.some(option => option.dimension === each.options[0]?.dimension),
  );
  const before = twin?.options[0];
  const option = options.find(each => each.dimension === before?.dimension);
  if (not || !before || !option || (merged.by.length > 1 && !merged.by.includes(option.dimension))) return undefined;
  const { dimension } = option;
  if (!merged.by.includes(dimension)) merged.by = [...merged.by, dimension];
  const values = [...new Set([...before.values, ...option.values])];
  return { options: [{ dimension, values }], not: false, text: values.join(' and ') };
}

/** "how do they compare to online" after a shop: against which of them, or both, is not said; "online ke bhi mila ke" of all sales adds nothing. */
export const isAcross = (before: Ask, { filters: [named], metrics, by }: Ask, words: Word[]): boolean => {
  const dimension = named?.options[0]?.dimension ?? '';
  if (dimension === '' || metrics.length + by.length > 0) return false;
  const kept = before.filters.flatMap(({ options: [option], not }) => (option && !not ? [option.dimension] : []));
  if (alsoCounted.test(typedText(words))) return !kept.includes(dimension);
  return (
    dimension === 'sales_channel' &&
    kept.includes('pos_location') &&
    says(words, 'compare') &&
    words.some(word => points(word, 'them', 'it'))
  );
};
const alsoCounted = /(^| )(bhi |भी )(kul|mila ?ke|milakar|jod ?ke|jod kar|shamil karke)$/u;

/** "google" beside figures of Google Ads is the platform they are of, not where visits came from. */
const isPlatform = ({ options }: AskedFilter, { metrics }: Ask): boolean =>
  metrics.every(({ key }) => key.startsWith('google_ads_')) &&
  options.every(({ dimension, values }) => isOrigin(dimension) && values.every(value => /^google\b/i.test(value)));

/** "remove the kurta filter", "everything, not only lehengas": what was kept to is so no more, and nothing is left out. */
function lifted(filters: AskedFilter[], { options, not }: AskedFilter, words: Word[]): AskedFilter[] | undefined {
  if (!not || !lifts.test(typedText(words))) return undefined;
  const rest = filters.filter(
    kept =>
      kept.not ||
      !options.some(({ dimension, values }) =>
        kept.options.some(each => each.dimension === dimension && each.values.every(value => values.includes(value))),
      ),
  );
  return rest.length < filters.length ? rest : undefined;
}

const lifts =
  /(^| )(remove|drop|clear|undo|lift|lose|scrap|ditch|hatao|hata|nikalo|nikal|filter|not (only|just)|हटाओ|हटा|निकाल)( |$)/u;

/** A new value of a dimension takes the place of the old one. */
export function withFilter(filters: AskedFilter[], filter: AskedFilter): AskedFilter[] {
  const fewer = filter.not ? withoutValues(filters, filter) : undefined;
  if (fewer) return fewer;
  const isSame = (a: FilterOption, b: FilterOption): boolean => a.dimension === b.dimension;
  const kept = filters.filter(
    each =>
      !each.options.some(option =>
        filter.options.some(other => isSame(other, option) || (!filter.not && isInItsPlace(other, option))),
      ),
  );
  return [...kept, filter];
}

/** Another part of the same side of the business; what is left out only narrows it: "except mumbai" within Maharashtra. */
const isInItsPlace = (other: FilterOption, option: FilterOption): boolean =>
  (isGoods(other.dimension) && isGoods(option.dimension) && !isPartOf(other, option)) ||
  (/^(product|variant)$/.test(other.dimension) && option.dimension === 'vendor') ||
  [isPlace, isOrigin, isCampaign, isChannel, isPayment].some(
    isKind => isKind(other.dimension) && isKind(option.dimension),
  ) ||
  (other.dimension === 'pos_location' && isPlace(option.dimension));

/** "without display" after three campaigns leaves the other two. */
function withoutValues(filters: AskedFilter[], { options }: AskedFilter): AskedFilter[] | undefined {
  const at = filters.findIndex(({ options: [option], not }) =>
    options.some(
      each => !not && each.dimension === option?.dimension && each.values.every(value => option.values.includes(value)),
    ),
  );
  const kept = filters[at]?.options[0];
  const gone = options.find(({ dimension }) => dimension === kept?.dimension)?.values ?? [];
  const values = kept?.values.filter(value => !gone.includes(value)) ?? [];
  if (!kept || values.length === 0) return undefined;
  return filters.with(at, { options: [{ dimension: kept.dimension, values }], not: false, text: values.join(' and ') });
}

/** "the peach one" of a kurta stays that kurta, "only the red ones" of sarees are sarees. */
const isPartOf = (part: FilterOption, whole: FilterOption): boolean =>
  part.dimension === 'variant' &&
  (/^(product_type|collection)$/.test(whole.dimension) ||
    (whole.dimension === 'product' &&
      part.values.every(value => value.startsWith(whole.values[0] ?? ' ') || !value.includes(' - '))));

export const isGoods = (dimension: string): boolean => /^(product|product_type|collection|variant)$/.test(dimension);
/** One campaign or a kind of them. */
const isCampaign = (dimension: string): boolean => /^(campaign|campaign_type)$/.test(dimension);
const isPayment = (dimension: string): boolean => /^payment_(gateway|method)$/.test(dimension);
/** The website, the shops, or one of them. */
const isChannel = (dimension: string): boolean => /^(sales_channel|pos_location)$/.test(dimension);
export { isOrigin };
