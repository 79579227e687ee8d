/** How the figures are split and ranked after a question that goes on. */
import type { Ask } from '../intent.ts';
import { rankedByChange, wastesMoney } from '../reading/ask.ts';
import { grainFor, isGrain } from '../reading/courses.ts';
import type { Reading } from '../reading/read.ts';
import { has, numberAt, says, typedText, withoutFillers } from '../reading/words.ts';
import { isPlace } from '../dimension-kinds.ts';
import type { Word } from '../words/annotate.ts';
import { partsOfTheWhole } from './among-them.ts';
import { alongside, asksWholeList, sortsThem, turningRound } from './said-in-talk.ts';
import { canBeSplit, matterOf } from './matters.ts';
import { points } from './pointing-words.ts';
import { dayOfMonth } from './stepped-days.ts';

/** "and the reasons?" after returns. */
const asksReasons = (before: Ask, words: Word[]): boolean =>
  before.metrics.some(({ key }) => /return/.test(key)) &&
  words.some(word => /^reasons?$|^wajah$|^vajah$/.test(word.text));

/** "what do they buy there", "what sold that day", "what did they return": goods, not a sum; what a campaign sold is one. */
const asksWhatSold = (words: Word[], { filters, metrics }: Ask): boolean =>
  says(words, 'what') &&
  !metrics.some(({ key }) => /^(google_ads_conversion_value|ad_attributed_revenue)$/.test(key)) &&
  !filters.some(({ options: [option], not }) => !not && option?.dimension === 'campaign') &&
  !says(words, 'why') &&
  !/(^| )what (about|(is|was|were|are) (the|our|my|its|their)) /.test(typedText(words)) &&
  (says(words, 'buy', 'sold') ||
    /^(and |so |ok )*what (was|is|were|are) (all )?in (them|those|these|it|that)$/.test(typedText(words)) ||
    /(^| )what (all )?(do|did|have|has|are|were) (they|we|people|customers|those people|these people) (return|send back|take|taken|taking|get|order|pick)/.test(
      typedText(words),
    )) &&
  !says(words, 'how_much', 'how_many', 'amount', 'value');

/** "lehengas look thin, which one is worst?" */
const asksWhichGoods = ({ filters }: Ask, words: Word[]): boolean =>
  /(^| )which ones?( |$)|^(?:and |so |ok )*which (?:is|was|are) (?:the )?(?:best|worst|top|weakest|strongest)(?: one| seller| selling| selling one)?$/.test(
    typedText(words),
  ) &&
  !says(words, 'more') &&
  filters.some(
    ({ options: [option], not }) => !not && /^(product_type|collection|vendor)$/.test(option?.dimension ?? ''),
  );

/** "which piece went the most", "no 1 city me kaunsi lehenga chali": a product is asked for. */
const namesWhichGoods = (words: Word[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1];
    if (!has(word, 'which')) return false;
    return (
      /^(pieces?|items?|designs?|product|products)$/.test(next?.text ?? '') ||
      (next?.used !== undefined && next.names.some(({ dimension }) => dimension === 'product_type')) ||
      (next !== undefined && has(next, 'goods'))
    );
  });

/** "from where?" of visitors: what brought them. */
const isOfVisits = ({ metrics }: Ask): boolean => metrics.some(({ key }) => /session|visitor|user/i.test(key));

const isOfAds = ({ metrics, by }: Ask): boolean =>
  metrics.length > 0 && metrics.every(({ key }) => key.startsWith('google_ads_')) && !by.includes('campaign');

/** "where did they come from" of people of one place, or of visits: what brought them, as the place is known. */
function whatBrought({ metrics, filters, by }: Ask, words: Word[]): string | undefined {
  if (!cameFrom.test(typedText(words))) return undefined;
  const places = [
    ...by,
    ...filters.flatMap(({ options, not }) => (not ? [] : options.map(({ dimension }) => dimension))),
  ];
  if (!places.some(isPlace) && !isOfVisits({ metrics } as Ask)) return undefined;
  return ['traffic_channel', 'source'].find(each => metrics.every(({ key }) => canBeSplit(key, each)));
}

const cameFrom =
  /(^| )where (do|did|does|have|are|were) (all )?(they|these|those|these people|those people|the visitors|the customers|the buyers|people) (all )?(come|came|coming)( from)?( to us)?$|(^| )(ye|yeh|wo|woh|ye log|wo log|ये|वो|ये लोग) (sab )?(kahan|kaha|kidhar|कहाँ|कहां|किधर) (se|से) (aaye|aa|aate|आए|आये|आते)( (hai|hain|the|thi|हैं|थे))?$/u;

type Splitting = { before: Ask; now: Ask; words: Word[]; reading: Reading };

export function mergeBreakdown(merged: Ask, view: Ask, asked: Ask, reading: Reading): void {
  const { words } = reading;
  const before = withoutOrders(merged, view, asked, words);
  if (asked.metrics.length === 0 && allAsOne.test(typedText(words))) return takeTogether(merged, asked, reading);
  if (
    asked.metrics.length > 0 &&
    view.by.some(isGrain) &&
    reading.breakdowns.length === 0 &&
    alongside.test(typedText(words))
  )
    return;
  const now = namesWhichGoods(words) ? { ...asked, by: ['product'] } : asked;
  const brought = whatBrought(merged, words);
  if (brought !== undefined) {
    merged.by = [brought];
    delete merged.ranking;
    return;
  }
  const isOfPayments = now.by.some(each => each.startsWith('payment_'));
  const isSplitAnew =
    reading.breakdowns.length > 0 ||
    isOfPayments ||
    holdsTwoApart(now, words) ||
    asksWhichGoods(now, words) ||
    namesWhichGoods(words) ||
    (asksWhatSold(words, now) && now.by.includes('product')) ||
    (now.whole === true && !now.by.some(each => before.by.includes(each))) ||
    whereFrom.test(typedText(words)) ||
    (before.by.every(isGrain) && someOfThem.test(typedText(words)));
  const areKept = now.by.every(isGrain) && before.by.every(each => isOneKept(each, merged));
  if (now.by.length > 0 && before.by.length > 0 && !isSplitAnew && !areKept) return;
  if (now.by.length > 0) splitBy(now.by, merged, reading);
  else splitAsMeant(merged, { before, now, words, reading });
  merged.by = merged.by.filter(dimension => now.by.includes(dimension) || !isOneOf(dimension, now, merged));
  if (
    now.by.length === 0 &&
    (isOfThemAll(words) ||
      isOfItAtOnce(merged, now, words) ||
      keepsOnlyDays(now, words) ||
      isOfThatOne(now, words) ||
      isOneFigure(now, before, words) ||
      isPartOfThat(now, words))
  )
    merged.by = [];
  takeRanking(merged, { before, now, words, reading });
  Object.assign(merged, rankedByChange(merged.by, merged.ranking, words));
}

/** "inme cod kitne", "prepaid vs cod" after a list of orders: they are counted, and no longer listed. */
function withoutOrders(merged: Ask, view: Ask, { by }: Ask, words: Word[]): Ask {
  const isCounted = by.length > 0 || says(words, 'how_many', 'how_much', 'count');
  if (!view.by.includes('order_number') || by.includes('order_number') || !isCounted) return view;
  merged.by = merged.by.filter(each => each !== 'order_number');
  delete merged.ranking;
  const { ranking: _, ...before } = view;
  return { ...before, by: view.by.filter(each => each !== 'order_number') };
}

/** "what about mobile vs desktop there" after landing pages: a row for each of the two. */
const holdsTwoApart = ({ by: [split], filters }: Ask, words: Word[]): boolean =>
  /(^| )(vs|versus)( |$)/.test(typedText(words)) &&
  filters.some(({ options: [option], not }) => !not && option?.dimension === split && option!.values.length > 1);

/** "where are they from" */
const whereFrom = /(^| )where (are|were|do|did|have) (they|these|those|these people|those people) /;

/** "all cities together": no city is kept to, and none stands for itself. */
function takeTogether(merged: Ask, { by }: Ask, { words, breakdowns }: Reading): void {
  merged.filters = merged.filters.filter(({ options: [option], not }) => not || !by.includes(option?.dimension ?? ''));
  for (const { at } of breakdowns) words[at]!.used = 'pointer';
  merged.by = [];
}

/** "by city", and with "all cities", or "COD vs prepaid" after those prepaid, none of them is kept to. */
function splitBy(by: string[], merged: Ask, { words, breakdowns, comparison }: Reading): void {
  if (comparison.asked || words.some(word => /^(all|every|each|sab|sabhi|saare)$/.test(word.text)))
    merged.filters = merged.filters.filter(
      filter => (filter.not && !comparison.asked) || !filter.options.some(option => by.includes(option.dimension)),
    );
  const isDrawn = by.length === 1 && isGrain(by[0]!) && breakdowns.length === 0;
  merged.by = isDrawn ? [grainFor(merged.when)] : by;
  delete merged.ranking;
}

/** "what sold that day" after the worst day: the goods are not ranked from the worst. */
function splitAsMeant(merged: Ask, splitting: Splitting): void {
  const [kept, ...more] = merged.filters.filter(({ not }) => !not);
  if (merged.by.length === 0 && kept && more.length === 0 && opensUp.test(typedText(splitting.words))) {
    for (const word of splitting.words) if (has(word, 'by', 'share')) word.used = 'pointer';
    const { dimension } = kept.options[0]!;
    const isKind = /^(product_type|collection|vendor)$/.test(dimension);
    merged.by = [isKind ? 'product' : dimension];
    if (!isKind) merged.filters = merged.filters.filter(each => each !== kept);
    return;
  }
  const by = impliedSplit(merged, splitting);
  if (!by) return;
  if (by[0] !== splitting.before.by[0] && splitting.before.by.length > 0) delete merged.ranking;
  merged.by = by;
}

/** The split a question asks for without naming one. */
function impliedSplit(merged: Ask, { before, now, words, reading }: Splitting): string[] | undefined {
  const two = merged.filters.find(({ options: [option], not }) => !not && option?.values.length === 2);
  if (two && whichOfTwo.test(typedText(words))) return [two.options[0]!.dimension];
  const several = merged.filters.find(({ options: [option], not }) => !not && (option?.values.length ?? 0) > 1);
  if (several && merged.by.length === 0 && ofEach.test(typedText(words))) return [several.options[0]!.dimension];
  // "which of them had most demand" after their weeks: a row for each of them.
  if (several && merged.by.every(isGrain) && someOfThem.test(typedText(words))) return [several.options[0]!.dimension];
  if (aDay.test(typedText(words))) {
    for (const word of words) if (has(word, 'how_many', 'how_much', 'day')) word.used = 'pointer';
    return ['day'];
  }
  if (asksReasons(before, words)) return ['return_reason'];
  const parts = merged.by.length === 0 ? partsOfTheWhole(merged, reading) : undefined;
  if (parts !== undefined) return [parts];
  const isOfGoods = asksWhichGoods(now, words) || (before.by.length === 0 && asksWhichGoods(merged, words));
  if (asksWhatSold(words, merged) || isOfGoods) return ['product'];
  if (
    before.by.includes('keyword') &&
    /(^| )(type|typed|search|searched|searching|typing)( |$)/.test(typedText(words))
  ) {
    for (const word of words) if (/^(typ|search|people|customer|actually)/.test(word.text)) word.used = 'pointer';
    return ['search_term'];
  }
  if (
    before.by.length === 0 &&
    whichOnes.test(typedText(words)) &&
    before.metrics.every(({ key }) => areCounted.test(key))
  ) {
    for (const word of words) word.used = 'pointer';
    return ['product'];
  }
  if (says(words, 'where')) {
    // "then where" after a campaign: which of the others.
    if (isOfAds(before))
      merged.filters = merged.filters.filter(
        ({ options }) => !/^(campaign|ad_group|keyword)/.test(options[0]?.dimension ?? ''),
      );
    return [isOfAds(before) ? 'campaign' : isOfVisits(before) ? 'traffic_channel' : 'city'];
  }
  const areApart = merged.by.some(each => !isOneKept(each, merged));
  return says(words, 'trend') && !areApart ? [grainFor(merged.when)] : undefined;
}

/** "how has that trended" of one campaign of the list. */
const isOneKept = (dimension: string, { filters }: Ask): boolean =>
  filters.some(({ options: [option], not }) => !not && option?.dimension === dimension && option.values.length === 1);

/** "which ones" after how many are out of stock */
const whichOnes =
  /^(?:and |so |ok )?(?:which|which ones?|which (?:products?|items?)|what are they|name them|list them|kaun ?s[aei]|kaun kaun s[aei]|konsi|कौन ?स[ाेी])(?: (?:are|were) (?:they|these|those|it))?(?: hai| hain)?$/u;
const areCounted = /^(out_of_stock_variants|low_stock_variants|units_sold|units_returned)$/;

/** "which of the two did better" of two cities: a row for each of them. */
const whichOfTwo =
  /(^| )which (one )?of the (two|2)( |$)|(^| )(dono|do|donon) (me|mein|mai) (se )?(kaun|kon|kis)|दोनों में (से )?(कौन|किस)/;

/** "worst five", "what is the split" after one city: rows of all its like; after one kind of goods: its products. */
const opensUp =
  /^(and |so |ok |now |show |give |me |the |what is |what was |whats )*((top|best|worst|bottom|lowest|highest) (\d+|two|three|four|five|ten)|(overall )?(split|break ?up|break ?down|mix|distribution|bifurcation))( please| batao| dikhao)?$/;

/** "which of them", "inme se sabse kam kiska" */
export const someOfThem =
  /(^| )(which|any|all|each|most|none) (one )?of (them|these|those)( |$)|(^| )(inme|unme|inmein|unmein|isme|usme)( se)? (kaun|kon|kis|sab ?se)/;

/** "how many a day" */
const aDay =
  /^(and |so |aur |to )*(har roz|roz|rozana|daily|रोज) (kitn[aei]|कितन[ाेी])( (bikta|bikti|bikte|bik raha|बिकता|बिकती))?( (hai|hain|है))?$|^(and |so |that is |to |aur )*(how (many|much)|kitn[aei]|कितन[ाेी]) ((is|was) (it|that) |sold |bike |biki |hue |hui )?(a|per|each|every|in a|har|roz|ek|प्रति|हर) (day|din|दिन)( ka| me| mein| on average| then)?$/;

/** "conversion for each" of two devices */
const ofEach = /(^| )(for |of |in |at )?(each|har ek|alag alag|separately|individually)( one| of (them|these|those))?$/;

/** One value was just named, and it is not held beside another. */
const isOneOf = (dimension: string, now: Ask, merged: Ask): boolean =>
  now.filters.some(
    ({ options: [option], not }) => !not && option?.dimension === dimension && option.values.length === 1,
  ) && !merged.filters.some(({ options: [option] }) => option?.dimension === dimension && option.values.length > 1);

function takeRanking(merged: Ask, { before, now, words, reading }: Splitting): void {
  const { ranking } = reading;
  const isDay = says(words, 'same') && dayOfMonth(before.when, words) !== undefined;
  const counted = countedRows(words, reading.breakdowns);
  if (counted !== undefined && !now.ranking && merged.by.length > 0) {
    const kept = now.by.every(each => before.by.includes(each)) ? before.ranking : undefined;
    merged.ranking = { direction: 'desc', isQuality: false, ...kept, limit: counted };
    return;
  }
  const limit = isDay ? undefined : bareNumber(words, now);
  if (asksWholeList(words, before.by)) {
    merged.ranking = { ...(before.ranking ?? { direction: 'desc', isQuality: false }), limit: longList };
    return;
  }
  if (limit !== undefined && before.ranking && now.by.length === 0 && !now.ranking)
    merged.ranking = { ...before.ranking, limit };
  else if (!now.ranking && !ranking && before.ranking && turningRound.test(typedText(words)))
    merged.ranking = { ...before.ranking, direction: before.ranking.direction === 'desc' ? 'asc' : 'desc' };
  else if (ranking && before.ranking && sortsThem.test(typedText(words)))
    merged.ranking = { ...before.ranking, direction: ranking.direction };
  else if (now.ranking) merged.ranking = wastesMoney(words) ? { ...now.ranking, direction: 'desc' } : now.ranking;
  else if (ranking && merged.by.length > 0)
    merged.ranking = {
      direction: wastesMoney(words) ? 'desc' : ranking.direction,
      isQuality: ranking.isQuality,
      ...(ranking.ofSpeed ? { ofSpeed: ranking.ofSpeed } : {}),
      ...(ranking.limit ? { limit: ranking.limit } : {}),
    };
}

/** "only 3 cities", "5 products are enough" */
function countedRows(words: Word[], breakdowns: Reading['breakdowns']): number | undefined {
  const [only, ...more] = breakdowns;
  if (!only || more.length > 0 || isGrain(only.dimension)) return undefined;
  const number = numberAt(words, only.at - 1);
  if (!number || number.ordinal || !Number.isInteger(number.value) || number.value < 2 || number.value > 50)
    return undefined;
  words[only.at - 1]!.used = 'limit';
  return number.value;
}

/** As many rows as are told where all of them are asked for. */
const longList = 50;

/** "how many visits did the lookbook page get in that time": another figure of another part, of the same days only. */
const keepsOnlyDays = ({ metrics, filters }: Ask, words: Word[]): boolean =>
  metrics.length > 0 &&
  (filters.length > 0
    ? /(^| )(\S* ?in|for|during|over|of|on) (that|those|these|the same) (\S+ )?(time|period|span|stretch|window|days?|weeks?|weekend|months?|quarter|year)$/
    : /^(and |the |our |total |google )*ads? (spend|cost) (.* )?(that|those|these|the same|same) (days?|weeks?|weekend|months?|quarter|year)$|^(and |the |total |how many |how much )*(?!what |which |who |kya )\S+( \S+)? ((were |was )?(there )?)?(in |on )?that (day|week|month)$/
  ).test(typedText(words));

/** "and returns from that city?" after what it bought: one figure. */
const isOfThatOne = ({ metrics, ranking }: Ask, words: Word[]): boolean =>
  metrics.length > 0 &&
  ranking === undefined &&
  /(^| )(from|in|of|at|for|on|by|to|with) that (city|state|place|campaign|code|page|product|category|collection|channel|source|store|shop|vendor|brand|ad group|keyword|device)$|(^| )(us|usi) (sheher|shehar|campaign|code|page|product|store|dukaan|dukan|channel)( \S+){0,4}$/.test(
    typedText(words),
  );

/** "google ads pe kitna kharch hua" after customers by city, "cod kitna hai mumbai me" after products: one figure, and of none of the rows. */
const isOneFigure = ({ metrics, filters, ranking }: Ask, { metrics: told, by }: Ask, words: Word[]): boolean =>
  says(words, 'how_much', 'how_many') &&
  ranking === undefined &&
  withoutFillers(words).length > 2 &&
  !by.some(isGrain) &&
  (filters.length > 1 || metrics.some(({ key }) => matterOf(key) !== matterOf(told[0]?.key ?? ''))) &&
  !words.some(word => points(word, 'it', 'its', 'them', 'both', 'allThree') || /^(each|every|har)$/.test(word.text));

/** "how much of that was jewellery" is one figure. */
const isPartOfThat = ({ filters }: Ask, words: Word[]): boolean =>
  filters.length > 0 &&
  /^(and |so |ok )*how (much|many) of (that|it|this) (was|is|were|are|came|went) /.test(typedText(words));

/** "how much profit was it" after the hours of a day is one figure. */
const isOfItAtOnce = ({ by }: Ask, { metrics }: Ask, words: Word[]): boolean =>
  metrics.length > 0 &&
  by.length > 0 &&
  by.every(isGrain) &&
  /^(and |so |ok )*how (much|many) (\S+ ){1,3}(was|is|were|are|did|does) (it|that|this)( (make|bring|cost|come to))?$/.test(
    typedText(words),
  );

/** "what did they cost in total" is one figure. */
const isOfThemAll = (words: Word[]): boolean =>
  /(^| )(they|these|those|them|all of (them|these|those)) .*(in total|in all|together|altogether|combined)$/.test(
    typedText(words),
  ) || asOne.test(typedText(words));

/** "all cities together", "and the total for all india" */
const allAsOne =
  /^(and |so |now |ok )*(all|sab|sabhi|saare) (the )?\S+( \S+)? (together|combined|milake|milakar|mila ke|mila kar)$|^(and |so |now |ok |aur |what is |whats |give me |show |just )*(the )?(grand |overall |full )?total (for|of|across|in|over) (all|whole|entire|the whole|the entire|poora|pura|pure|poore) (of )?(the |over )?\S+( please)?$|^(and |aur |ok )*(poore|pure|poora|pura|sabhi|sab) \S+ (ka|ki|ke) (total|kul)( \S+)?$/;

/** "just one figure", "all together", "overall, no split" */
const asOne =
  /(^| )(just|only) (the )?(one|a single|single) (figure|number|total)( |$)|(^| )(one|a single) (figure|number)( |$)|^(and |ok |now )?(together|combined|milake|milakar|saath me|ek saath|मिलाकर)( please| batao| dikhao)?$|(^| )(all|all put|sab|everything) (together|combined|milake|milakar)( |$)|(^| )(no|without (the|a|any)) (split|breakdown)( |$)|^(and |now |ok |so |just )*(overall|in total|in all|altogether|kul milakar|कुल मिलाकर)( |$)| (in total|in all|overall|altogether|kul milakar|कुल मिलाकर|together)$/;

/** "make it 10", "just three": how many rows, when nothing else was said. */
export function bareNumber(words: Word[], now: Ask): number | undefined {
  if (now.metrics.length + now.filters.length + now.bounds.length > 0 || now.when) return undefined;
  if (words.some((word, at) => has(word, 'which') && words[at + 1]?.text === 'one')) return undefined;
  const at = words.findIndex((_word, place) => numberAt(words, place) !== undefined);
  // "what reasons do they give" counts nothing, though "do" is two in Hindi.
  const isVerb =
    words[at]?.text === 'do' && /^(they|we|you|i|it|the|these|those|people|customers)$/.test(words[at + 1]?.text ?? '');
  // "the day before that one" counts no rows.
  const isPronoun =
    words[at]?.text === 'one' && /^(that|this|the|which|last|other|first|second)$/.test(words[at - 1]?.text ?? '');
  // "7 days before that" counts days.
  const areDays = has(words[at + 1], 'day', 'week', 'month', 'year', 'quarter');
  const number = at < 0 || areDays || isVerb || isPronoun ? undefined : numberAt(words, at);
  return number && !number.ordinal && Number.isInteger(number.value) && number.value >= 1 && number.value <= 100
    ? number.value
    : undefined;
}
