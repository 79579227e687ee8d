/** Questions about the last answer itself: "is that good?", "is it getting better?", "show that again". */
import { dayCount, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Turn } from '../conversation.ts';
import { isOrigin } from '../dimension-kinds.ts';
import type { Ask } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import type { Calendar } from '../days/moment.ts';
import { isOfWaiting } from '../reading/implied-breakdowns.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { inView } from './in-view.ts';
import { withFilter } from './merge-filters.ts';

const ifGood = [
  /^(?:and |so |ok |but |hmm |wow |oh )*(?:thats|that is|its|it is|this is|those are|they are|seems|looks) (?:quite |very |too |rather |pretty |a bit |bit )?(?:a lot|high|low|good|bad|much|many|ok|okay|fine|normal|great|poor)(?: (?:right|no|isnt it|is it not|or what|na|yeah|hai na|or not|correct))+$/,
  /^(?:and |so |ok |but )?(?:is|are|was|were) (?:that|this|it|these|those|they)(?: a| an)?(?: lot| good| bad| ok| okay| fine| normal| usual| high| low| enough| healthy| decent| great| poor| too| much| number| figure| result| one| or| not| (?:(?:more|less|higher|lower|better|worse|above|below) )?(?:than )?(?:the )?(?:usual|normal|average|typical))+$/,
  /^(?:how|what) (?:good|bad|normal|usual) (?:is|are) (?:that|this|it|these|those)$/,
  /^(?:kya )?(?:ye|yeh|yah|wo|woh|itna|itne|itni)(?: to| toh)? (?:accha|achha|acha|achchha|theek|thik|sahi|bura|kharab|zyada|jyada|kam|normal)(?: hai| h| hain)?(?: kya| na| ya kharab| ya bura| ya kam)?$/,
  /^(?:accha|achha|acha|theek|thik|sahi|bura|kharab|zyada|kam) (?:hai|h|hain)(?: kya| na)? (?:ye|yeh|yah|wo|woh)(?: kya)?$/,
  /^(?:क्या )?(?:(?:ये|यह|वो|वह|इतना|इतने)(?: तो)? (?:अच्छा|अच्छे|ठीक|सही|बुरा|खराब|ज्यादा|कम)|(?:अच्छा|अच्छे|ठीक|सही|ज्यादा|बढिया)(?= है या| या))(?: है| हैं)?(?: क्या| या खराब| या बुरा| या कम)?(?: है| हैं)?$/,
];

export const asksIfGood = (words: Word[]): boolean => ifGood.some(pattern => pattern.test(typedText(words)));

/** "how do you work that out?", "ye kaise nikala", "is that before or after returns": of the figure in view, whatever else it names. */
export const asksOfTheFigure = (words: Word[], last: Turn | undefined): boolean => {
  const text = typedText(words).replace(lead, '');
  const goesOn =
    last?.behaviour === 'define' && /includ|before|after|with|count/.test(last.question) && just.test(text);
  return goesOn || ofTheFigure.some(pattern => pattern.test(text));
};

const lead = /^(?:(?:and|so|but|ok|okay|wait|hmm|aur|accha|acha|by the way|btw|just curious|sorry) )+/;
const aFigure = '(?:(?:figure|number|value|rate|percentage|percent|amount|total|result|one|count|metric)s? ?)?';
const counting = '(?:work|count|calculat|comput|deriv|figur|measur|defin|determin|arriv|reach|get|got)\\w*';
const inOrOut =
  '(?:tax(?:es)?|gst|vat|shipping|delivery|courier|returns?|refunds?|discounts?|coupons?|cancell\\w*|cod|fees?|duties|tips?|gift cards?|wholesale|draft orders?|tills?|pos|store orders|returned|exchanges?|ads?|ad spend|marketing|packaging|commissions?|test orders?)';
/** "and shipping?" after "does that include GST?" */
const just = new RegExp(`^(?:what about |how about )?(?:the )?${inOrOut}$`, 'u');
const ofTheFigure = [
  `how (?:do|did|does|have|has|are|were) (?:you|u|we|they|sierra|shopify|google|it) ${counting}(?: (?:out|at|to|up with))? (?:that|this|it|these|those|them) ?${aFigure}(?:out|up)?`,
  `how (?:is|was|are|were|did|does|do) (?:that|this|it|these|those|they|the) ?${aFigure}(?:being |get |getting )?(?:worked out|counted|calculated|computed|derived|measured|defined|arrived at|figured out|determined|made up|done)`,
  '(?:(?:is|are) (?:that|it|this|these) )?(?:at |by |on )?(?:cost|cost price|mrp|retail|selling price|gross|net) or (?:at |on )?(?:the )?(?:cost|mrp|retail|selling|net|gross)(?: price)?',
  `(?:before|after|with|without|including|excluding) or (?:before|after|with|without|including|excluding)(?: the)? ${inOrOut}`,
  'where (?:does|did|is|do) (?:that|this|the) (?:figure|number|value|rate|amount)s? (?:come|coming|taken|got) from',
  '(?:what is|whats) (?:that|this|it) (?:figure |number )?(?:based on|made (?:up )?of|worked out from)|what (?:exactly |all )?(?:goes into|is (?:included )?in|counts (?:towards|in|as)|makes up) (?:that|this|it|these|those)(?: figure| number| total| rate)?|(?:what is )?(?:the|its) formula(?: for (?:that|this|it))?|(?:iska |uska )?formula(?: kya hai)?',
  '(?:ye|yeh|yah|isko|ise|iska|isse|wo|woh|usko|ye wala|ये|यह|इसे|इसको)(?: number| figure| hisaab| नंबर)? (?:kaise|kese|कैसे) (?:nik[a]*la|nikalte|nikaala|nikla|calculate|calculated|count|gina|ginte|bana|banta|lagaya|निकाला|निकालते|गिना|गिनते|बना|निकला)(?: kiya| kia| karte| karti| kar liya| ho| hai| h| hain| gaya| aapne| tumne| है| हो| हैं| गया)*',
  `(?:is|are|was|were|does|do|did) (?:that|this|it|these|those|they|the) ${aFigure}(?:all |already |also |for |now )*(?:before|after|with|without|including|excluding|incl|excl|net of|inclusive of|exclusive of|gross of|includ\\w*|counts?|counting|exclud\\w*|contains?|cover|have)(?: (?:or|and) (?:before|after|with|without|including|excluding|incl|excl))?(?: the| any| all| of| our)* ${inOrOut}(?: (?:and|or|or not|too|also|as well|in it|orders|${inOrOut}))*`,
].map(pattern => new RegExp(`^(?:${pattern})(?: (?:exactly|please|here|then|actually|by the way|btw))*$`, 'u'));

/** The last answer once more, weighed, or held against the days before it: nothing else is asked. */
export function askedAgain(words: Word[], last: Ask, calendar: Calendar): Ask | undefined {
  const text = typedText(words);
  const isWeighed = asksIfGood(words);
  const told = asOfThose(text, last) ?? asOfNowOn(text, last, calendar);
  if (told) for (const word of words) word.used ??= 'pointer';
  if (told) return told;
  // After customers "repeat?" means those who come back.
  if (/(^| )repeat$/.test(text) && last.metrics.some(({ key }) => /customer/.test(key))) return undefined;
  if (!isWeighed && ![again, ifBetter, howItMoved].some(pattern => pattern.test(text))) return undefined;
  for (const word of words) word.used ??= 'pointer';
  if (isWeighed) return weighed(last, calendar);
  return again.test(text) ? last : { ...last, base: { kind: 'previous' } };
}

/** "which ones", "give nos" of orders that wait: each of them by its number. */
function asOfThose(text: string, last: Ask): Ask | undefined {
  const areWaiting = last.metrics.length > 0 && last.metrics.every(({ key }) => isOfWaiting.test(key));
  if (!areWaiting || last.by.length > 0 || !whichOnes.test(text)) return undefined;
  const { ranking: _, base: __, ...ask } = last;
  return { ...ask, by: ['order_number'] };
}
const whichOnes =
  /^(?:and |ok |so |aur |please |can you |then )*(?:which(?: ones| orders| are they| all)?|(?:list|show|name|give|send|share|tell)(?: me| us)?(?: (?:them|it|all|these|those))?(?: (?:the |their |order )*(?:list|nos?|numbers?|names|ids|order numbers?))?|(?:give|send|share|show)(?: me| us)? (?:the |a )?list(?: of (?:them|these|those))?|kaun(?: |-)?(?:kaun )?s[aei](?: (?:hai|hain|order))*|kons[aei](?: (?:hai|hain|order))*|list (?:do|dikhao|batao|bhejo|de do|chahiye)|(?:number|naam|order number) (?:batao|do|dikhao|bhejo|de do))$/;

/** "is it fine now?": today against what is usual. */
function asOfNowOn(text: string, last: Ask, { today }: Calendar): Ask | undefined {
  if (!isItFine.test(text) || last.metrics.length === 0 || last.when === undefined || last.when.period.to >= today)
    return undefined;
  const { ranking: _, base: __, ...ask } = last;
  return { ...ask, by: [], when: { period: { from: today, to: today }, unit: 'day' }, more: { typical: true } };
}
const isItFine =
  /^(?:and |so |but |ok |then )*(?:(?:is|are) (?:it|that|this|things|everything|they) (?:all )?(?:fine|ok|okay|normal|back to normal|alright|all right|sorted|solved|fixed|better|good) (?:again )?(?:now|today)|(?:ab|abhi|अब) (?:kais[aei]|कैस[ाेी]) (?:hai|h|chal raha hai|है)(?: (?:kya|क्या))?|(?:ab|abhi|अब) (?:sab )?(?:theek|thik|sahi|normal|ठीक|सही) (?:hai|h|ho gaya|है)(?: (?:kya|na|hai|क्या))*)$/;

/** "show that again" */
const again =
  /^(?:ok |please |ek baar |and |so )*(?:(?:what is |what are |whats )?(?:ours|mine)(?: now)?|(?:hamara|hamari|hamare|mera|meri) (?:kitna|kitni|kitne|kya) (?:hai|h)|(?:show|tell|say|repeat|give)(?: me| it| that| this| us)*(?: again| once more)?|(?:phir se|fir se|dobara|dubara|wapas|फिर से|दोबारा) (?:batao|bata do|dikhao|bolo|बताओ|दिखाओ))$/;

/** "Is it getting better?" */
const ifBetter =
  /^(?:and |so |but )?(?:(?:any |some |much )?(?:improvement|improvements|better|worse|improving|better or worse|up or down|growing or falling)|(?:is|are|was|were) (?:it|that|this|they|these|things) (?:getting |going )?(?:better|worse|improving|growing|falling|rising|dropping|up|down|increasing|decreasing)(?: or .*| now)?)$/;

/** "kitna badla?", "aur kam ya zyada hua" */
const howItMoved =
  /^(?:aur |to |toh |और |तो )*(?:(?:kitna|kitni|kitne|kya|कितना|कितनी|क्या) (?:badla|badli|badlav|badlaav|badha ya ghata|kam ya zyada|बदला|बदली|बदलाव)|(?:kam ya (?:zyada|jyada)|कम या ज्यादा|(?:zyada|jyada) ya kam|badha ya ghata|बढा या घटा))(?: aaya| aayi| hua| hui| hai| raha| tha| आया| हुआ| हुई| है| रहा| था)*$/;

/** The year before where it is known, else the days before. */
function weighed(ask: Ask, { begins }: Calendar): Ask {
  if (!ask.when) return ask;
  const yearAgo = ask.when.earlier ?? samePeriodLastYear(ask.when.period);
  const isKnown = begins === undefined || yearAgo.from >= begins;
  return { ...ask, base: isKnown ? { kind: 'named', period: yearAgo } : { kind: 'previous' } };
}

/** "dono din me farak kitna hai", "so how much up or down in percent": the last two answers against each other; `lost` where they cannot be. */
export function lastTwo(words: Word[], turns: readonly Turn[], calendar: Calendar): Ask | 'lost' | undefined {
  const text = typedText(words);
  if (!differs.test(text) || !asksChange.test(text)) return undefined;
  const asked = turns.filter(({ requests }) => requests.length > 0);
  const [last, before] = [inView(asked, calendar)?.ask, inView(asked.slice(0, -1), calendar)?.ask];
  const isSaid = ofTwo.test(text);
  const pair =
    last &&
    before &&
    ((isSaid || !asksHowItMoved.test(text) ? sideBySide(last, before) : undefined) ??
      earlierAsBase(last, before, isSaid) ??
      bothFigures(last, before, text));
  return pair ?? (isSaid && !asked.at(-1)?.requests[0]?.base ? 'lost' : undefined);
}

/** Of two stretches of days the later one is told, held against the earlier one; bare words mean two of a length only. */
function earlierAsBase(last: Ask, before: Ask, isSaid: boolean): Ask | undefined {
  const [a, b] = [last.when, before.when];
  if (!a || !b || slots(last) !== slots(before) || a.period.from === b.period.from) return undefined;
  const isOfALength = (a.unit !== undefined && a.unit === b.unit) || areAlike(dayCount(a.period), dayCount(b.period));
  if (!isSaid && !isOfALength) return undefined;
  const [later, earlier] = a.period.from > b.period.from ? [a, b] : [b, a];
  return { ...last, when: later, base: { kind: 'named', period: earlier.period } };
}

/** Of as many days; years and months may differ by their leap day or by their last ones. */
const areAlike = (a: number, b: number): boolean =>
  a === b ||
  (Math.min(a, b) >= 14 && Math.abs(a - b) === 1) ||
  (Math.min(a, b) >= 28 && Math.max(a, b) <= 31) ||
  (Math.min(a, b) >= 365 && Math.max(a, b) <= 366);

/** "difference between the two" of two figures of the same days. */
function bothFigures(last: Ask, before: Ask, text: string): Ask | undefined {
  const isOfTheSame =
    slots({ ...last, metrics: [] }) === slots({ ...before, metrics: [] }) &&
    JSON.stringify(last.when?.period) === JSON.stringify(before.when?.period);
  if (!ofTwo.test(text) || text.includes('why') || !isOfTheSame || last.metrics.length + before.metrics.length !== 2)
    return undefined;
  return last.metrics[0]!.key === before.metrics[0]!.key
    ? undefined
    : { ...last, metrics: [...before.metrics, ...last.metrics] };
}

/** Of two values of one kind both are told. */
function sideBySide(last: Ask, before: Ask): Ask | undefined {
  const [a, b] = [last.filters[0]?.options[0], before.filters[0]?.options[0]];
  if (!a || !b || last.filters.length !== 1 || before.filters.length !== 1) return undefined;
  if (slots({ ...last, filters: [] }) !== slots({ ...before, filters: [] }) || a.dimension !== b.dimension)
    return undefined;
  if (JSON.stringify(last.when?.period) !== JSON.stringify(before.when?.period)) return undefined;
  const values = [...new Set([...b.values, ...a.values])];
  if (values.length === a.values.length || last.by.length > 0) return undefined;
  const filter = { options: [{ dimension: a.dimension, values }], not: false, text: values.join(' and ') };
  const { base: _, ...kept } = last;
  return { ...kept, filters: withFilter(last.filters, filter), by: [a.dimension] };
}

const slots = ({ metrics, by, filters }: Ask): string =>
  JSON.stringify([metrics.map(({ key }) => key), by, filters.map(({ options, not }) => [options[0], not])]);

/** Nothing but these words, and one that asks for a change. */
const differs = new RegExp(
  `^(?:(?:${[
    'so and then ok okay to toh aur or ya what whats is was it its the a an in by of do did does we are how much many far big',
    'between from two both them these those 2 dono donon total exactly overall now there come go went gone',
    'me mein main mai ka ki ke k ko se hai h hua hui hue hain tha thi kitna kitne kitni kya bata batao bolo raha rahi gaya gayi',
    'codes cities campaigns stores shops products channels devices better worse din days day dates weeks hafte months mahine years saal figures numbers answers periods percent percentage % pct terms zyada jyada kam more less',
    'difference diff differ gap change changed farak fark faraq farq phark antar up down higher lower growth grown grow increase increased decrease decreased drop dropped fall fell rise risen',
    'badha badhi badhe badh ghata ghati ghate ghat gira giri gire',
    'तो और या में का की के को से है हैं हुआ हुई था थी कितना कितनी कितने क्या बताओ दोनों दिन दिनों महीने महीनों हफ्ते हफ्तों प्रतिशत ज्यादा कम फर्क फ़र्क अंतर बढ़ा बढ़ी बढ़े घटा घटी घटे गिरा गिरी',
  ]
    .join(' ')
    .split(' ')
    .join('|')})(?: |$))+$`,
  'u',
);
const asksChange =
  /(?:^| )(?:difference|diff|differ|gap|changed?|far+a?k|fara?q|antar|up or down|down or up|(?:go|going|went|gone|come|came) (?:up|down)|(?:how much|kitn[aei]|percent|percentage) (?:\S+ )?(?:up|down|higher|lower|more|less|zyada|jyada|kam)|(?:kam|zyada|jyada) (?:hu[aei]|ya)|(?:more|less|better|worse|higher|lower) or|growth|grown|increased?|decreased?|dropped|badh[aei]?|ghat[aei]?|gir[aei]|फर्क|फ़र्क|अंतर|बढ़[ाीे]|घट[ाीे]|गिर[ाी])(?: |$)/u;
/** "up or down?" after one city and then another is about the days, not about the two. */
const asksHowItMoved =
  /(?:^| )(?:up or down|down or up|change|changed|growth|grown|increase|increased|decrease|decreased|dropped|badh[aei]?|ghat[aei]?|gir[aei]|बढ[ाीे]|घट[ाीे]|गिर[ाी])(?: |$)/u;
const ofTwo = /(?:^| )(?:two|2|both|between|dono|donon|दोनों|them|these|those)(?: |$)/u;

/** "and to UK and UAE": a state and a country stand beside each other, each as a request of its own. */
export const bothSides = (before: Ask, merged: Ask, { ask, also }: Asked): Ask[] | undefined =>
  also.some(({ filters }) => JSON.stringify(filters) !== JSON.stringify(ask.filters))
    ? [ask, ...also].map(({ filters }) => ({ ...merged, filters: filters.reduce(withFilter, before.filters) }))
    : undefined;

/** "conversion of that vs overall" after the visits of one channel: of that, and of all. */
export function besideAll({ filters }: Ask, merged: Ask, words: Word[]): Ask[] | undefined {
  if (filters.length !== 1 || merged.by.length > 0 || !againstAll.test(typedText(words))) return undefined;
  for (const word of words) word.used ??= 'pointer';
  return [
    { ...merged, filters },
    { ...merged, filters: [] },
  ];
}

/** "is that better than brand search" after campaigns of one type: a type and a campaign stand beside each other, each by itself. */
export function besideAnother({ filters }: Ask, merged: Ask, now: Ask, words: Word[]): Ask[] | undefined {
  const [[one, ...more], [other]] = [filters, now.filters];
  const areTwo =
    [isOfCampaigns, isOrigin].some(isKind =>
      [one, other].every(filter => filter !== undefined && !filter.not && isKind(filter.options[0]?.dimension ?? '')),
    ) && one!.options[0]!.dimension !== other!.options[0]!.dimension;
  if (!areTwo || more.length > 0 || now.filters.length > 1 || now.metrics.length > 0 || now.when) return undefined;
  return isAgainst.test(typedText(words)) ? [{ ...merged, filters }, merged] : undefined;
}

const isOfCampaigns = (dimension: string): boolean => /^campaign(_type)?$/.test(dimension);
const isAgainst = /(^| )(than|vs|versus|against|compared? (to|with))( |$)/;

const againstAll =
  /(^| )(vs|versus|against|compared? (to|with)) (the |our |my )?((site|store|shop|overall|account) )?(overall|average|everything|everyone|(whole|entire|full) (site|store|shop|website|account|business)|all (the )?(traffic|visits|visitors|channels|sources|campaigns|cities|states|stores|products|orders|customers|sales))$/;
