/** Which rows stay in view: a new value takes the place of the old one of its dimension. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { addDays } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { FilterOption } from '../reading/filters.ts';
import { has, says, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { likeTurns } from './in-view.ts';
import { addsToIt, addsWhatIsLeftOut, putBack } from './parts-in-view.ts';
import { forEach, points } from './pointing-words.ts';
import { puttingBack } from './said-in-talk.ts';

export function mergeFilters(merged: Ask, now: Ask, words: Word[]): void {
  if (liftsAll.test(typedText(words))) {
    for (const word of words) word.used = 'pointer';
    merged.filters = [];
    return;
  }
  if (
    !/(^| )in total( |$)/.test(typedText(words)) &&
    !says(words, 'share', 'percent') &&
    words.some(word => has(word, 'total') || /^(everywhere|everything|all|overall)$/.test(word.text)) &&
    now.filters.length === 0 &&
    now.metrics.length === 0 &&
    now.by.length === 0 &&
    now.when === undefined
  ) {
    if (!words.some(word => points(word, 'them', 'both', 'allThree'))) merged.filters = [];
    merged.by = [];
    return;
  }
  if (puttingBack.test(typedText(words)) || addsWhatIsLeftOut(merged, now, words)) {
    merged.filters = putBack(merged.filters, now);
    return;
  }
  dropUnfit(merged, now, words);
  for (const filter of now.filters) {
    if (isPlatform(filter, merged)) continue;
    const beside =
      withAlsoLeftOut(merged.filters, filter, words) ??
      ((says(words, 'compare') || addsToIt.test(typedText(words))) && now.metrics.length === 0 && !now.when
        ? besideIt(merged, filter)
        : undefined);
    merged.filters = lifted(merged.filters, filter, words) ?? withFilter(merged.filters, beside ?? filter);
  }
}

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

/** What was kept to and no longer fits: one code, where all codes are asked for, a stock place beside what sold, a city beside a stock, "all products", a campaign beside a channel's visits. */
function dropUnfit(merged: Ask, now: Ask, words: Word[]): void {
  const text = typedText(words);
  const everyKind = everything.filter(({ said }) => said.test(text)).map(({ kinds }) => kinds);
  const asksWhich = /(^| )(which|kaun ?s[aei]|konsa|konsi|कौन ?स[ाेी])( |$)/.test(text);
  const isStock = now.metrics.every(({ key }) => metricByKey(key)?.dimensions.includes('inventory_location'));
  const isOfNow = now.metrics.length > 0 && now.metrics.every(({ key }) => metricByKey(key)?.timing === 'now');
  const origins = now.filters.flatMap(({ options, not }) => (not ? [] : options.map(({ dimension }) => dimension)));
  const isOther = now.metrics.length > 0 || /^(and )?(what|how) about /.test(text);
  const isAnew =
    isOther &&
    !/(^| )(that|this|same) (page|campaign|channel)( |$)|(^| )(there|of those)( |$)/.test(text) &&
    origins.some(each => isBroughtBy(each));
  merged.filters = merged.filters.filter(({ options: [option], not }) => {
    const dimension = option?.dimension ?? '';
    if (asksWhich && now.by.includes(dimension) && !not && option?.values.length === 1) return false;
    if (!isStock && dimension === 'inventory_location') return false;
    if (isOfNow && !isKnownTo(now, dimension)) return false;
    if (isAnew && isBroughtBy(dimension)) return false;
    return !everyKind.some(kinds => kinds.test(dimension));
  });
}

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

/** "total pune sale, all products": nothing of that kind is kept to any more. */
const everything: { said: RegExp; kinds: RegExp }[] = [
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(products?|items|goods|pieces|categories|types)( |$)/, kinds: /^(product|product_type|collection|variant)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(cities|states|places|countries|regions|shehar|शहर)( |$)/, kinds: /^(city|region|country)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(stores|shops|locations|channels)( |$)/, kinds: /^(sales_channel|pos_location|inventory_location)$/ },
  { said: /(^| )(all|sab|sabhi|saare|सभी|सब) (the )?(campaigns|channels|sources)( |$)/, kinds: /^(campaign|campaign_type|traffic_channel|source|medium|source_medium)$/ },
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
  if (not || !before || !option || merged.by.length > 1) return undefined;
  const { dimension } = option;
  if (!merged.by.includes(dimension)) merged.by = [...merged.by, dimension];
  const values = [...new Set([...before.values, ...option.values])];
  return { options: [{ dimension, values }], not: false, text: values.join(' and ') };
}

/** "how do they compare to online" after a shop: against which of them, or both, is not said. */
export const isAcross = (before: Ask, { filters: [named], metrics, by }: Ask, words: Word[]): boolean =>
  named?.options[0]?.dimension === 'sales_channel' &&
  metrics.length + by.length === 0 &&
  says(words, 'compare') &&
  words.some(word => points(word, 'them', 'it')) &&
  before.filters.some(({ options: [option], not }) => !not && option?.dimension === 'pos_location');

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
  [isPlace, isOrigin, isCampaign, isChannel, isPayment].some(
    isKind => isKind(other.dimension) && isKind(option.dimension),
  );

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

/** "the peach one" of a kurta stays that kurta. */
const isPartOf = (part: FilterOption, whole: FilterOption): boolean =>
  part.dimension === 'variant' &&
  whole.dimension === 'product' &&
  part.values.every(value => value.startsWith(whole.values[0] ?? ' '));

export const isGoods = (dimension: string): boolean => /^(product|product_type|collection|variant)$/.test(dimension);
/** One campaign or a kind of them. */
const isCampaign = (dimension: string): boolean => /^(campaign|campaign_type)$/.test(dimension);
const isPayment = (dimension: string): boolean => /^payment_(gateway|method)$/.test(dimension);
/** The website, the shops, or one of them. */
const isChannel = (dimension: string): boolean => /^(sales_channel|pos_location)$/.test(dimension);
/** Where visits came from, said more or less exactly. */
export const isOrigin = (dimension: string): boolean =>
  /^(traffic_channel|source|medium|source_medium)$/.test(dimension);
export const isPlace = (dimension: string): boolean => /^(city|region|country)$/.test(dimension);

/** "show both by day", "dono ka total", "compare all three": the values, or the days, of the last turns beside each other. */
export function takeBoth(merged: Ask, turns: Turn[], words: Word[]): void {
  const areTwo = words.some(word => points(word, 'both')) || saysTheTwo(words, merged) || comparesTwo(words, merged);
  const count = areTwo ? 2 : areAllThree(words) ? 3 : isHighestOf(words) ? likeTurns(turns) : 0;
  const areValues = count === 2 && forBoth.test(typedText(words));
  const asked = turns.flatMap(each => each.requests.slice(0, 1));
  const [last, ...earlier] = (areValues ? withoutRepeatedParts(asked) : asked).slice(-Math.max(count, 1)).toReversed();
  if (count === 0 || !last || earlier.length < count - 1 || (count === 2 && holdsTwo(last, words))) return;
  const asOne = words.some(word => asOneWords.test(word.text)) || addsThem.test(typedText(words));
  for (const word of words) if (asOneWords.test(word.text)) word.used = 'pointer';
  if (!areValues) takeTheirFigures(merged, [...earlier.toReversed(), last], count);
  if (count === 2 && !comparesTwo(words, merged)) takeBothDays(merged, [last.period, earlier[0]!.period], words);
  for (const { dimension, is = [] } of last.where ?? []) {
    const others = earlier.flatMap(({ where = [] }) => where.find(each => each.dimension === dimension)?.is ?? []);
    const values = [...new Set([...others, ...is])];
    if (values.length < count || values.length === is.length) continue;
    merged.filters = withFilter(merged.filters, {
      options: [{ dimension, values }],
      not: false,
      text: values.join(' and '),
    });
    if (!asOne && !merged.by.includes(dimension) && merged.by.length < 2) merged.by = [...merged.by, dimension];
  }
}

/** "which one brings more profit" after the one and the other. */
export const comparesTwo = (words: Word[], { by, ranking }: Ask): boolean =>
  by.length === 0 &&
  (ranking === undefined || ranking.limit === undefined) &&
  /(^| )(which|kaunsa|kaunsi|kaun sa|kaun si|konsa|kis(ka|ki|ke|ne|me|mein)|कौन सा|कौन सी|कौनसा|कौनसी|किस(का|की|के|ने|में))( |$)/.test(
    typedText(words),
  ) &&
  (says(words, 'more', 'less') || /(^| )(better|higher|bigger|lower|behtar|ahead)( |$)/.test(typedText(words)));

/** "which is highest" after UPI, then cards, then wallets, "how many orders from each": of all that were asked for one after the other. */
const isHighestOf = (words: Word[]): boolean =>
  forEach.test(typedText(words)) ||
  /^(and |so |ok )?(which|which one|kaunsa|kaun sa|kaunsi|konsa|कौन सा) (is|was|are|has|had|hai|sabse zyada|sabse kam)?( the| most| least| sabse)*( (highest|lowest|biggest|largest|smallest|best|worst|top|most|least|zyada|kam|bada|upar))?( of (them|these|all))?( hai)?$/.test(
    typedText(words),
  ) ||
  /^(and |so |ok )?which (one )?of (these|them|those|the two)( \S+){1,3}$/.test(typedText(words));

/** "i meant for both" after stock of one and of the other, and what the other sold: the two things, not the two figures. */
const forBoth = /(^| )(for|at) both( of them)?$/;

const withoutRepeatedParts = (asked: MetricRequest[]): MetricRequest[] =>
  asked.filter((each, at) => JSON.stringify(each.where) !== JSON.stringify(asked[at + 1]?.where));

/** "total of the two" after tax and shipping in one answer: no others are meant. */
const holdsTwo = ({ metrics, where = [] }: MetricRequest, words: Word[]): boolean =>
  /(^| )the (two|2)$/.test(typedText(words)) && (metrics.length === 2 || where.some(({ is }) => is?.length === 2));

/** "each of the two on friday", "now each of them for Sunday": the two spoken of. */
export const saysTheTwo = (words: Word[], { by }: Ask): boolean =>
  /^(and |now |ok |please )*(add|sum)( up)? the (two|2)|(^| )(each|every one|either) of (the|these|those) (two|2)( |$)|(^| )(the|these|those) (two|2)( days| weeks| months)?( together| combined)?$/.test(
    typedText(words),
  ) ||
  (by.length === 0 && /(^| )(each|every one) of (them|these|those)( |$)/.test(typedText(words)));

const asOneWords = /^(together|combined|milake|milakar|मिलाकर|total|jodo|jod|jodna|jodiye|जोरो|जोर)$/u;
/** "add the two" */
const addsThem = /^(and |now |ok |please )*(add|sum)( up)? (the )?(two|2|both|them|these|those)( up| together)?$/;
const areAllThree = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      points(word, 'allThree') || (/^(all|the)$/.test(words[at - 1]?.text ?? '') && /^(three|3)$/.test(word.text)),
  );

/** "teeno september ke bhi" after tax, shipping and fees: the figures of the last turns, where each asked for its own. */
function takeTheirFigures(merged: Ask, turns: { metrics: readonly string[] }[], count: number): void {
  const keys = [...new Set(turns.flatMap(({ metrics }) => metrics))];
  const isKept = merged.metrics.every(({ key }) => turns.at(-1)!.metrics.includes(key));
  if (isKept && keys.length === count) merged.metrics = keys.map(key => ({ key, named: true }));
}

/** Days that follow each other are one stretch, others are not added up; side by side the later ones are held against the earlier ones. */
function takeBothDays(merged: Ask, [last, earlier]: [Period, Period], words: Word[]): void {
  const [first, second] = [last, earlier].toSorted((a, b) => a.from.localeCompare(b.from)) as [Period, Period];
  const isUntouched = merged.when?.period.from === last.from && merged.when.period.to === last.to;
  if (!isUntouched || first.from === second.from) return;
  if (besides.test(typedText(words))) {
    merged.when = { ...merged.when, period: second };
    merged.base = { kind: 'named', period: first };
  } else if (addDays(first.to, 1) === second.from) merged.when = { period: { from: first.from, to: second.to } };
}

/** "both months side by side with ad spend" */
export const besides =
  /(^| )(side by side|beside each other|next to each other|against each other|separately|alag alag|aamne saamne|अलग अलग|आमने सामने)( |$)/;
