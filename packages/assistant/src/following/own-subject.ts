/** A question that names its own subject starts clean: of the talk it takes its days where it says none, and nothing else. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import type { Calendar } from '../days/moment.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, typedText, withoutFillers, withoutMarks } from '../reading/words.ts';
import { months } from '../vocabulary/word-classes.ts';
import type { Word } from '../words/annotate.ts';
import { inThisTalk } from './in-this-talk.ts';
import type { InView } from './in-view.ts';
import { canBeSplit, matterOf } from './matters.ts';
import { isGoods } from './merge-filters.ts';
import { points } from './pointing-words.ts';
import { alongside } from './said-in-talk.ts';

/** "how many do we have in stock" after one product: of that one, as nothing else is named. */
const isOfItsStock = ({ metrics, by, filters }: Ask, before: Ask, words: Word[]): boolean =>
  metrics.length > 0 &&
  metrics.every(({ key }) => /^(inventory_(on_hand|available)|days_of_cover)$/.test(key)) &&
  by.length + filters.length === 0 &&
  before.filters.some(
    ({ options: [option], not }) =>
      !not && /^(product|variant)$/.test(option?.dimension ?? '') && option!.values.length === 1,
  ) &&
  leftOpen.test(typedText(words));
const leftOpen =
  /^(?:and |so |ok |aur |to )*(?:how (?:many|much)(?: stock)? (?:do we|do i|have we|is|are) (?:still )?(?:have|got|left|there)|kitn[aei] (?:stock )?(?:bach[aei]|pad[aei]|hai|hain|available)|stock kitn[aei]|when (?:will|do|does) (?:it|we|they|that|this) run out)/;

/** "aise hi bikta raha to ye kitne din chalega", "kab khatam hoga" after one kurta: that one, where no goods are named. */
export const asksHowLongItLasts = (words: Word[], { metrics, filters }: Ask, before: Ask): boolean =>
  metrics.every(({ key }) => key === 'days_of_cover') &&
  filters.length === 0 &&
  (words.some(word => word.used !== 'period' && points(word, 'it', 'them', 'some')) ||
    (areOfStock(before) && !says(words, 'which', 'what', 'who', 'list', 'first', 'product', 'goods'))) &&
  before.filters.some(({ options: [option], not }) => !not && isGoods(option?.dimension ?? ''));

const areOfStock = ({ metrics }: Ask): boolean => metrics.every(({ key }) => /^inventory_|^days_of_cover$/.test(key));

/** A whole sentence about a figure or an event of its own, which points at nothing that was said before. */
export function namesItsSubject(reading: Reading, { ask }: Asked, before: Ask): boolean {
  const { words, metrics, periods, ranking } = reading;
  if (ask.metrics.length > 0 && alongside.test(typedText(words))) return false;
  if (ask.metrics.length > 0 && asksHowLongItLasts(words, ask, before)) return false;
  if (isOfThose(ask, before) || drawsFrom.test(typedText(words)) || isOfItsStock(ask, before, words)) return false;
  if (
    isWhole(words) &&
    (ranksItsOwn(reading, ask) || [goodsAtRest, habit, ofOurs].some(pattern => pattern.test(typedText(words))))
  )
    return true;
  // "top 3 product batao kal ke" after orders paid in cash in one city: of all of them.
  if (periods.length > 0 && ask.by.length > 0 && topFew.test(typedText(words)) && !pointsBack(words)) return true;
  if (isWhole(words) && periods.length > 0 && whatHappened.test(typedText(words))) return true;
  if (periods.length > 0 && ask.filters.length > 0 && howMuchCame.test(typedText(words))) return true;
  // "ok all open orders top 5 cities" after those of one city that wait longest: of all of them.
  if (ofTheWholeShop.test(typedText(words)) && ask.when !== undefined) return true;
  if (ofAll.test(typedText(words)) && ask.metrics.some(({ named }) => named) && ask.by.length > 0) return true;
  // "how is COD doing compared to prepaid" after what was returned: their orders.
  if (isWhole(words) && howTheyDo.test(typedText(words)) && metrics.length === 0 && ask.filters.length > 0 && before.metrics.every(({ key }) => ofLosses.test(key))) return true; // prettier-ignore
  const isOfAShop = ask.filters.some(({ options: [option] }) => /^(sales_channel|pos_location)$/.test(option?.dimension ?? '')); // prettier-ignore
  if (isWhole(words) && isOfAShop && before.filters.length > 0 && metrics.length === 0 && howTheyDo.test(typedText(words))) return true; // prettier-ignore
  if (isWhole(words) && howTheyWere.test(typedText(words)) && periods.length > 0 && ask.filters.some(isOfGoods))
    return true;
  if (isWhole(words) && periods.length > 0 && ask.by.length + ask.filters.length > 0 && howTheyFared.test(typedText(words))) return true; // prettier-ignore
  if (periods.length > 0 && ask.filters.some(({ options: [option] }) => option?.dimension === 'pos_location') && didThere.test(typedText(words))) return true; // prettier-ignore
  const isOfAPart = before.filters.length > 0 || before.metrics.every(({ key }) => ofLosses.test(key));
  if (isOfAPart && looksAtDaysAhead(reading, ask)) return true;
  if (isWhole(words) && periods.length > 0 && ranking !== undefined && ask.by.some(isOfNoGoods)) return true;
  if (isOfAds(reading, ask, before) || (isWhole(words) && runsLow(ask))) return true;
  if (pointsBack(words)) return false;
  if (isAnotherMatter(reading, ask, before)) return true;
  if (!isSentence(words)) return saysAll(ask);
  // "how many sold last week" after the stock of one product leaves out of what; "what did we sell" does not.
  const isOfOwn = ask.filters.length > 0 || (periods.length > 0 && words.some(({ text }) => ours.test(text)));
  const isSure = isOfOwn || metrics.some(({ weak }) => !weak);
  const isNamed = isSure && ask.metrics.some(({ named }) => named);
  if (isNamed) return saysEnough(reading) && inThisTalk({ before, now: ask, words }) === undefined;
  return periods.some(({ unit }) => unit === 'festival') || praisesWhatIsNotInView(reading, ask, before);
}

const topFew =
  /^(?:(?:ok|okay|now|show|give|me|the|ab|our|my) )*(?:top|best|worst|bottom) (?:(?:\d+|two|three|four|five|ten) )?(?!of |ones?(?: |$)|wal[aei](?: |$))\S+/;

/** "what happened on 14 November": in the shop, whatever part of it was spoken of. */
const whatHappened =
  /^(?:and |so |ok )*what (?:all |exactly )?(?:happened|went wrong|was going on|went on)(?: (?:on|in|during|with us|to us|there))*(?: |$)|(?:^| )ko kya hua(?: tha)?$/;

/** "mumbai me kitna hua iss mahine" after orders that were cancelled: what was sold there; "kitne hue" counts on. */
const howMuchCame = /(?:^| )(?:kitna|कितना) (?:hua|kamaya|aaya|bana|हुआ|कमाया|आया|बना)(?: |$)(?!.*(?:kharch|खर्च))/u;

const ofAll =
  /^(?:(?:ok|okay|now|and|show|give|me|so|aur|ab) )*(?:all|sab|sabhi|saare|सभी|सब) (?:the |our |my )?(?:\S+ )?(?:orders?|ords?|sales|returns?|customers|visits|ऑर्डर)(?: |$)/u;

/** "so what is the return rate" after pieces sold and sent back: of those. */
const drawsFrom = /^so (?:what|how much|how many) (?:is|was|are|were) the \S+(?: \S+)?$/;

/** "overall, all channels, how far are we this month": days of its own, and no part of the shop. */
const ofTheWholeShop =
  /^(?:(?:ok|okay|now|and|so|aur|ab) )*(?:overall|all channels|all together|total (?:store|shop|business)|(?:the )?(?:whole|entire) (?:store|shop|business|company)|poor[aei] (?:store|shop|dukaa?n|business)) (?:\S+ ){3,}/;

/** "which campaign is worst" after a kind of goods, "what about ads, are they paying off": no part of what was spoken of. */
const isOfAds = ({ words, ranking }: Reading, { by }: Ask, before: Ask): boolean =>
  ofAdsAtAll.test(typedText(words)) ||
  (isRanked(words) && ranking !== undefined && by.some(isPartOfAds) && !isAboutAds(before));
/** "which campaign is the best one" points at none that was spoken of. */
const isRanked = (words: Word[]): boolean =>
  isWhole(words) ||
  /^(?:and |so |ok )*which (?:ad )?(?:campaign|keyword|ad group|ad)s? .*\bone\??$/.test(typedText(words));
const ofAdsAtAll =
  /^(?:and |so |ok )*how much (?:did|do|does|have) (?:(?:the|our|my|google|youtube|video|search|display|shopping|pmax) )*(?:ads?|campaigns?) (?:cost|spend|take)|^(?:and |so |ok |now )*(?:the |our |my )?(?:google )?ads,? (?:how|what|which|are|is|do|did|were|was) \S+|^(?:and |so |ok )*(?:what|how) about (?:the |our |my )?(?:google )?ads (?:are|is|do|did|were|how|what|which|should|kya) \S+/;
/** "which discount codes were used most in october" after jewellery in Jaipur: days of its own, and nothing that goods are split by first. */
const isOfNoGoods = (dimension: string): boolean =>
  /^(discount_code|landing_page|site_search_term)$/.test(dimension) || isPartOfAds(dimension);
const isPartOfAds = (dimension: string): boolean => /^(campaign|ad_group|ad|keyword|search_term)$/.test(dimension);
const isAboutAds = ({ metrics, by, filters }: Ask): boolean =>
  by.some(isPartOfAds) ||
  filters.some(({ options }) =>
    options.some(({ dimension }) => isPartOfAds(dimension) || dimension === 'campaign_type'),
  ) ||
  (metrics.some(({ key }) => /google_ads|ad_|roas/.test(key)) && filters.length === 0);

/** "ok. google ads spend nov so far" after a stock, "conversion rate by device, last 14 days" after a kurta's units: the figure, of another matter, and how it is wanted. */
const isAnotherMatter = ({ metrics, periods }: Reading, ask: Ask, before: Ask): boolean => {
  const said = [ask.by.length > 0, ask.filters.length > 0, periods.length > 0].filter(Boolean).length;
  const own = new Set(ask.metrics.map(({ key }) => matterOf(key)));
  return (
    said > 0 &&
    metrics.some(({ weak }) => !weak) &&
    ask.metrics.every(({ named }) => named) &&
    before.metrics.length > 0 &&
    before.metrics.every(({ key }) => !own.has(matterOf(key)))
  );
};

/** "how were kurtas last week" after what one city bought today: goods and days of its own. */
const howTheyWere = /^(?:and |so |ok )*how (?:were|was|are|is|did|have|has) (?!it |they |that |this |those |these )/;
const howTheyDo =
  /^(?:and |so |ok )*how (?:is|are) (?!it |they |that |this |those |these ).* (?:doing|going|performing)(?: |$)/;
/** "what did the two shops do from Monday to yesterday" after sarees: a part and days of their own, whatever was sold there. */
const howTheyFared =
  /^(?:and |so |ok )*(?:what|how|how much|how well) (?:did|do|does|has|have) (?!it |they |that |this |those |these )(?:\S+ ){1,6}?(?:do|done|perform|performed|fare|fared)(?: |$)/;
/** "he passed by the Hauz Khas shop on Sunday. What did that shop do?": the shop is named in the same message. */
const didThere =
  /(?:^| )(?:what|how|how much|how well) (?:did|do|does|has|have) (?:that|this|the) (?:shop|store|outlet|place|one) (?:do|done|perform|fare|sell|sold|make|made)(?: |$)/;
const isOfGoods = ({ options: [option] }: Ask['filters'][number]): boolean => isGoods(option?.dimension ?? '');

/** "where will november end up" and "what will next week look like" after orders paid in cash: the shop's days, and no part of it. */
const stretchAhead = `(?:(?:the|this|next|coming|our|all) )*(?:month|week|weekend|quarter|year|shop|store|business|we|i|${months})`;
const landing = new RegExp(
  `^(?:and |so |ok )*(?:where (?:will|would|is|are|do|does) ${stretchAhead} (?:\\S+ ){0,2}?(?:end up|land|close|finish|stand)(?:ing)?|(?:what|how) (?:will|would|does|do) ${stretchAhead} (?:look(?: like)?|be(?: like)?|go|turn out|bring(?: us)?)|(?:(?:give|show|tell|get)(?: me| us)? )?(?:(?:a|the|your|our) )?(?:sales )?(?:forecast|outlook|projection|estimate)s? (?:for |of )?${stretchAhead})(?: |$)`,
);

/** "what do you expect for next week, better than this one": what it is to beat points at nothing that was told. */
function looksAtDaysAhead({ words, periods }: Reading, { metrics, by, filters, bounds }: Ask): boolean {
  const asked = behindChatter(words);
  const than = asked.findIndex(word => has(word, 'than'));
  const said = than < 0 ? asked : asked.slice(0, than);
  if (pointsBack(said)) return false;
  const isOpen = metrics.length + by.length + filters.length + bounds.length === 0 && periods.length > 0;
  return landing.test(typedText(said)) || (isOpen && expected.test(typedText(said)));
}

/** "Lovely, you are a great help. One last thing, what do you expect …": the last sentence, without what only leads to it. */
function behindChatter(words: Word[]): Word[] {
  const isAside = (end: number): boolean =>
    words
      .slice(0, end)
      .every(({ used, concepts }) => used === undefined && !concepts.some(each => /^(forecast|what|how)$/.test(each)));
  const end = words.findLastIndex(({ text }, at) => /^[.!…:,]/u.test(text) && words.length - at > 3 && isAside(at));
  return words.slice(end + 1);
}

/** Days to come are all that is named; "agle hafte kitna hoga" goes on with the figure in view. */
const expected = new RegExp(
  `^(?:and |so |ok )*(?:what (?:do|can|should|would|might|must) (?:you|we|i|one) (?:be )?(?:expect|expecting|foresee|anticipate)|(?:what|how) (?:are|is) (?:you|we) expecting|(?:do|would) you (?:think|expect|believe|reckon) ${stretchAhead} (?:will|would|to)) |^(?:aur |to |toh )*(?:(?:kal|parso|कल|परसों)(?: k[aei] din)?|(?:agl[aei]|aane wal[aei]|aanewal[aei]|अगल[ाेी]) (?:haft[ae]|mahin[ae]|saal|week|month|din|हफ्त[ाे]|महीन[ाे])) (?:(?:me|mein|ka|ke|ki|में|का|के) )?(?:aap ?ko |apko |tumhe )?(?:kya|kais[aei]|क्या|कैस[ाेी]) (?:lagt[aei]|lag|umm?eed|rahega|rahegi|hoga|hogi|jaega|jayega|dikh|लगता|लग|रहेगा|होगा)`,
  'u',
);

const runsLow = ({ metrics }: Ask): boolean =>
  metrics.length > 0 && metrics.every(({ key }) => /^(low|out_of)_stock/.test(key));

const ours = /^(?:we|our|us|hum|ham|humne|hamne|humko|hamara|hamari|hamare|हम|हमने|हमारा|हमारी)$/u;

/** "best selling size in kurtas": figure, rows and part are all said. */
const saysAll = ({ metrics, by, filters }: Ask): boolean =>
  metrics.some(({ named }) => named) && by.length > 0 && filters.length > 0;

/** "and what is not moving at all": figure, rows and their order are all said. */
const ranksItsOwn = ({ metrics }: Reading, { by, ranking }: Ask): boolean =>
  metrics.some(({ weak }) => !weak) && by.length > 0 && ranking !== undefined;

/** "what's not moving at all?" after buyers by city: goods. */
const goodsAtRest =
  /^(?:and |so |ok )*what(?: is| s|s| ?'s| are)? (?:not|never|hardly|barely) (?:moving|selling)(?: at all)?(?: \?)*$/;

/** "what time of day do most people order", "which day of the week is best for us": how it mostly is, whatever day was spoken of. */
const habit =
  /^(?:and |so |ok )*(?:at )?(?:what|which) (?:time|hour|day)s? of (?:the )?(?:day|week) (?:do|does|is|are) (?:(?:most|our|my|the) )*(?:people|customers|buyers|visitors|shoppers|we|best|busiest|slowest|worst|quietest|strongest|weakest)(?: |$)/;
const fewestForHabit = 14;

/** "what are my best marketing channels": of the whole shop, whatever figure was spoken of. */
const ofOurs =
  /^(?:and |so |ok )*(?:what|which) (?:are (?:my|our) (?:best|top|worst|weakest|strongest) \S+|(?:was|is) (?:my|our) (?:best|worst) (?:day|week|month|quarter|year) ever)/;

/** "kitne order the" leaves open of what; "how many orders came last week" does not. */
const saysEnough = ({ words, periods, filters }: Reading): boolean =>
  withoutFillers(words).length + periods.length + filters.length > 2;

/** "which size came back most" after a kurta, "what share of all orders" after those paid in cash. */
const isOfThose = ({ by, whole }: Ask, { filters }: Ask): boolean =>
  whole === true || (by.includes('variant') && filters.some(({ options }) => isGoods(options[0]?.dimension ?? '')));

/** "which shop did best" after returns: the best of what is in view makes no sense. */
const praisesWhatIsNotInView = ({ words, ranking }: Reading, { by }: Ask, { metrics }: Ask): boolean =>
  ranking !== undefined &&
  (ranking.isQuality || words.some(({ text }) => /^(busiest|peak|rush)/.test(text))) &&
  by.length > 0 &&
  metrics.length > 0 &&
  metrics.every(({ key }) => ofLosses.test(key) || by.every(each => !canBeSplit(key, each)));

const ofLosses = /return(s|ed)|refund|discount|cancel|abandon|bounce/i;

/** A sentence that points at nothing that was said before; the "and" it may begin with only joins it to the talk. */
export const isWhole = (words: Word[]): boolean => {
  const plain = withoutMarks(words);
  const said = has(plain[0], 'and') ? plain.slice(1) : plain;
  return isSentence(said) && !pointsBack(said) && !asksWhatNobodyKnows(said);
};

/** "what will it cost me" of goods to be ordered, "how many did we lose" of days that went badly: no figure is kept of either. */
export const asksWhatNobodyKnows = (words: Word[], { metrics }: Pick<Ask, 'metrics'> = { metrics: [] }): boolean =>
  metrics.every(({ key }) => !/google_ads|ad_spend|roas/.test(key)) &&
  ([costsAhead, lostByUs].some(pattern => pattern.test(typedText(words))) ||
    (metrics.every(({ key }) => /stock|^inventory_|cover/.test(key)) && otherLength.test(typedText(words))));
/** "actually make it 4 weeks for both" after what is to be ordered */
const otherLength =
  /^(?:(?:ok|no|now|actually|sorry) )*make (?:it|that|this) (?:\d+|two|three|four|six) (?:days|weeks|months)(?: |$)/;
const costsAhead =
  /(?:^| )what (?:will|would) (?:it|that|this|they|these|those|all that) (?:all )?cost(?: (?:me|us))?$|(?:^| )(?:kitn[aei] (?:ka |ke )?(?:kharch[aei]?|paise?|paisa|rupaye|cost)|कितन[ाेी] (?:खर्च[ाेी]?|पैसे?|पैसा|रुपये))(?: \S+)? (?:aayega|aayenge|lagega|lagenge|padega|hoga|आएगा|लगेगा|लगेंगे|पड़ेगा|होगा)$/u;
const lostByUs =
  /(?:^| )how (?:much|many)(?: \S+)? (?:did |have |do )?(?:we|i) (?:lose|lost|miss|missed|save|saved)(?: |$)|(?:^| )(?:we|i) (?:lost|missed|saved) how (?:much|many)(?: |$)/;

/** "how many orders were there", "kitne order aaye": said in full, and no "orders?" */
const isSentence = (words: Word[]): boolean => {
  const text = typedText(words);
  return opening.test(text) || ending.test(text);
};

const opening =
  /^(?:(?:so|ok|okay|now|well|hmm|to|toh|accha|acha) )*(?!(?:what|how) about )(?:how|what|whats|which|who|whose|where|when|why|is|are|was|were|do|does|did|have|has|had|will|should|can|could|would|show me|give me|tell me|kitn[aei]|kaun\S*|konsa|kya|kab|kahan|kyu\S*|kis\S*)(?: \S+){2,}/;
const ending =
  /(?:\S+ ){3,}(?:hai|hain|h|hua|hui|hue|tha|thi|the|aaya|aaye|aayi|bika|bike|biki|gaya|gayi|gaye|hoga|hogi|rahi|raha|rahe|laga|lagi)$|^(?:\S+ ){3,}(?:batao|bata do|bataiye|dikhao|dikha do|chahiye)$/;

/** "COD parcels that came back, from which cities are they": of the same sentence. */
const ofItself =
  /^\S+ \S+ (?:.* )?(?:which|what|where|how many) (?:\S+ ){0,2}(?:are|is|were|was|do|did|have) (?:they|it)(?: |$)/;

const pointsBack = (words: Word[]): boolean =>
  !(
    words.some(({ used }, at) => used === 'metric' && at < words.findIndex(word => points(word, 'it', 'them'))) &&
    ofItself.test(typedText(words))
  ) && pointsOut(words);

const pointsOut = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      (word.used !== 'period' &&
        !isEnglish(word, words) &&
        points(word, 'it', 'its', 'them', 'some', 'that', 'those', 'there', 'both', 'allThree')) ||
      (again.test(word.text) && !isEachOf(words, at)),
  ) ||
  words.some((word, at) => has(word, 'per') && !isEachOf(words, at)) ||
  says(words, 'same', 'share', 'percent') ||
  has(withoutMarks(words)[0], 'and') ||
  oneOfThem.test(typedText(words));

/** "what did each store do" points at no stores that were told. */
const isEachOf = (words: Word[], at: number): boolean =>
  words[at]!.text === 'each' && words[at + 1]?.used === 'dimension';

/** "what did it cost us", "orders in Pune", and no "us din", "in dono". */
const isEnglish = ({ text }: Word, words: Word[]): boolean =>
  /^(?:us|in|un)$/.test(text) && !words.some(other => hindi.test(other.text));
const hindi = /^(?:ka|ke|ki|ko|me|mein|se|pe|par|hai|hain|din|hafte|mahine)$/;

const again = /^(?:same|again|too|also|bhi|only|other|others|rest|remaining|instead|else|then|tab|each|another)$/;

/** "which is cheaper", "the first one", "pehle wale ka stock" */
const oneOfThem =
  /(?:^| )which(?: ones?)?(?: of|$| (?:is|are|was|were|did|does|do|has|have|had|will|can|should|gave|gives|got|gets|sold|sells|came|went|made|makes|costs?|brought|brings|converts?|lost|loses?|lose) )|(?:^| )(?:first|second|third|fourth|last|top|best|worst|biggest|highest|lowest|other) (?:one|two|three|few|ones)(?: |$)|(?:^| )(?:pehl[aei]|dusr[aei]|doosr[aei]|teesr[aei]|aakhri|पहल[ाेी]|दूसर[ाेी]) (?:wal[aei]|वाल[ाेी])(?: |$)/u;

/** A question that starts clean takes its days from the talk, where it says none, and what these were held against. */
export function takeDays({
  reading,
  asked,
  view,
  calendar,
}: {
  reading: Reading;
  asked: Asked;
  view: InView;
  calendar: Calendar;
}): undefined {
  const when = lentDays(reading, asked, view, calendar);
  if (!when) return;
  const { base } = view.ask;
  const isNamed = asked.ask.base?.kind === 'named';
  asked.ask = { ...asked.ask, when, ...(asked.ask.base && base && !isNamed ? { base } : {}) };
  asked.notes = { ...asked.notes, carried: [{ kind: 'period' }] };
}

/** "what moved on the Nonbrand Kurtas row" after a table of campaigns. */
export const namesARow = ({ rows }: InView, { filters, metrics }: Ask): boolean =>
  metrics.length > 0 &&
  filters.some(
    ({ options, not }) =>
      !not &&
      options.some(
        ({ dimension, values }) => dimension === rows?.dimension && values.every(value => rows.values.includes(value)),
      ),
  );

/** The days of the talk, for a question that says none: none that lie ahead, and no single day for what goes on now. */
function lentDays(
  { words, periods }: Reading,
  { ask }: Asked,
  view: InView,
  { today }: Calendar,
): AskedPeriod | undefined {
  const { when } = view.ask;
  const isHeld = ask.base !== undefined && ask.base.kind !== 'previous';
  // "how did PMax do against September" after October: only the base was said.
  const isOfThese =
    ask.when?.implied === true &&
    ask.base?.kind === 'named' &&
    when?.unit === ask.when.unit &&
    when !== undefined &&
    ask.base.period.to < when.period.from;
  const isSaid = !isOfThese && (ask.when !== undefined || isHeld || periods.length > 0);
  if (isSaid || !when || view.behaviour === 'forecast' || when.period.from > today) return undefined;
  const timings = ask.metrics.map(({ key }) => metricByKey(key)?.timing);
  if (timings.length > 0 && timings.every(timing => timing === 'now')) return undefined;
  // "how much is all our stock worth" after October: what lies there now.
  if (timings.length > 0 && timings.every(timing => timing === 'period_end') && isPresent.test(typedText(words)))
    return undefined;
  if (says(words, 'ever', 'recently', 'now')) return undefined;
  if (habit.test(typedText(words)) && dayCount(when.period) < fewestForHabit) return undefined;
  return when.period.from === when.period.to && goesOn.test(typedText(words)) ? undefined : when;
}

const isPresent = /(?:^| )(?:is|are|do|have|hai|hain|है|हैं)(?: |$)/u;

/** "log kitne aa rahe hai", "how many people are coming", "where do they live" */
const goesOn =
  /(?:^| )(?:raha|rahe|rahi|आ रहे|रहा|रहे|रही) (?:hai|hain|h|है|हैं)(?: |$)|(?:^| )(?:is|are) (?:\S+ ){1,3}\S+ing(?: |$)|^(?:\S+ ){1,3}(?:do|does|are|is) /u;
