/** Questions that are not about the business: small talk and other topics. */
import { saidCommand } from './said-commands.ts';
import type { Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { courtesies, newcomer, talkSentences } from '../vocabulary/talk-sentences.ts';
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import { candidatesAmong, patternOf, signsOf } from '../words/always-said.ts';
import { normalise } from '../words/normalise.ts';
import { has, mentions, typedText, withoutFillers } from './words.ts';

/** Only small talk: greeting, thanks, what can you do, a complaint about Sierra herself. */
export function smallTalkOf(words: Word[]): Intent | undefined {
  if (saidCommand(typedText(words)) || otherDay.test(typedText(words))) return undefined;
  const kind = sentenceKind(typedText(words));
  if (kind) return kind === 'other' ? { act: 'off-topic' } : { act: 'chat', kind };
  const talk = talks.find(({ holds }) => holds(words, withoutFillers(words)));
  return talk && { act: 'chat', kind: talk.kind };
}

/** "sorry, today" takes other days back. */
const otherDay = /^(?:(?:oh|no|nope|sorry|oops|my bad|arre|actually) )+(?:today|aaj)$/;

/** Each with its kind. */
const sentences = Object.entries(talkSentences).flatMap(([name, text]) => {
  const kind = { name: name as keyof typeof talkSentences, isWhole: patternOf(wholeOf(text), []) };
  return text.trim().split('\n').map(normalise).map(line => ({ kind, signs: signsOf(line), isHeard: patternOf(line, []) })); // prettier-ignore
});
const candidates = candidatesAmong(sentences.map(({ signs }) => signs));

/** Two such sentences at most, with courtesies around them. */
function wholeOf(lines: string): string {
  const around = `(?:${courtesies}|${newcomer})`;
  const any = normalise(lines.trim().split('\n').map(each => `(?:${each})`).join('|')); // prettier-ignore
  return `^(?:${around} )*(?:${any})(?:(?: ${around})* (?:${any}))?(?: ${around})*$`;
}

/** "ok thank you, that is all for today": the whole message is talk. Most messages hold no such sentence. */
function sentenceKind(text: string): keyof typeof talkSentences | undefined {
  const heard = candidates(text).flatMap(at => (sentences[at]!.isHeard(text) ? [sentences[at]!.kind] : []));
  return [...new Set(heard)].find(({ isWhole }) => isWhole(text))?.name;
}

type Talk = {
  kind: Extract<Intent, { act: 'chat' }>['kind'];
  example: string;
  holds: (words: Word[], said: Word[]) => boolean;
};

/** The first that holds. */
const talks: Talk[] = [
  {
    kind: 'complaint',
    example: 'totally useless thing this is, waste of my money',
    holds: words => mentions(words, 'complaint') && !isOfBusiness(words) && !asksSomething(words),
  },
  { kind: 'help', example: 'hi, what can you do', holds: (_words, said) => isTalk(said) && mentions(said, 'help') },
  {
    kind: 'thanks',
    example: 'thanks a lot',
    holds: (_words, said) => isTalk(said) && mentions(said, 'thanks') && !said.some(isGreetingOnly),
  },
  { kind: 'greeting', example: 'good morning', holds: (_words, said) => isTalk(said) },
  {
    kind: 'help',
    example: 'help me with this',
    holds: (_words, [first, ...rest]) =>
      has(first, 'help') && rest.length < 5 && rest.every(word => has(word, ...talk) || (word.concepts.length + word.names.length === 0 && !isStrange(word))), // prettier-ignore
  },
  {
    kind: 'thanks',
    example: 'dhanyawad, kamaal ki cheez banayi',
    holds: (words, said) =>
      mentions(said, 'thanks') &&
      !words.some(word => word.text === '?') &&
      said.every(
        word =>
          has(word, ...talk, 'give', 'best', 'goods', 'more') ||
          (word.kind === 'word' && word.concepts.length + word.names.length === 0),
      ),
  },
];

/** A word of something else: "help me with english grammar". */
const isStrange = ({ kind, concepts, text }: Word): boolean =>
  kind === 'word' && concepts.length === 0 && !harmlessWords.has(text) && text.length > 2;

const talk = ['greeting', 'thanks', 'help', 'whatsapp_'];

const isTalk = (said: Word[]): boolean =>
  mentions(said, ...talk) && said.every(word => has(word, ...talk, 'today', 'now'));

const isGreetingOnly = (word: Word): boolean => has(word, 'greeting');

/** "are you awake", "how accurate are you", "who is your boss": Sierra is spoken of, and nothing of the shop. */
export const isAboutSierra = (words: Word[], { metrics, breakdowns, unread, filters }: Reading): boolean =>
  aboutSierra.test(typedText(words)) &&
  metrics.length + breakdowns.length + unread.unknown.length === 0 &&
  filters.length === 0 &&
  words.every(word => word.concepts.length === 0 || has(word, ...saidOfSierra));
const saidOfSierra = 'what who how why where which when help greeting thanks complaint now today far'.split(' ');
const aboutSierra =
  /^(?:(?:so|and|ok|but|hey|kya) )*(?:(?:are|r|were) (?:you|u)|(?:do|does|did|can|could|will|would|have) (?:you|u) (?!have|sell|show|give|tell|find|get|see|recommend|suggest|think|make(?! mistakes)|send|write|stock|offer|ship|keep|take|deliver|accept)\S+|(?:who|what|how|why|where|which)(?: \S+)? (?:are|r|is|made|do) (?:you|u|your|ur)|(?:what|which) (?:(?:kind|sort|type)s? of )?(?:questions?|things?) (?:can|may|could|should) (?:i|we)|(?:u|you) (?:there|awake|ok|around)|(?:tum|aap|tu) \S+(?: \S+)? (?:ho|hai|hain))(?= |$)/;

/** The shop's own things: "bekar campaigns" are no complaint about Sierra. */
const isOfBusiness = (words: Word[]): boolean =>
  words.some(
    word =>
      word.names.length > 0 ||
      (!/^(cheez|chiz|thing|things|चीज|product)$/.test(word.text) &&
        has(word, 'sales', 'order', 'product', 'customer', 'ad', 'campaign', 'stock', 'keyword', 'discount', 'discount_code', 'visit', 'visitor', 'website', 'page', 'channel', 'traffic_channel', 'search_term', 'collection', 'vendor', 'product_type', 'ad_group', 'google_ads', 'unit', 'city', 'pos_location', 'checkout', 'cart', 'abandoned', 'conversion_rate', 'return', 'refund', 'why')), // prettier-ignore
  );

const asksSomething = (words: Word[]): boolean =>
  mentions(words, 'which', 'who', 'where', 'when', 'how', 'how_many', 'how_much', 'best', 'list');

/** Never about the business, whatever else is said. */
const neverBusiness = new RegExp(
  [
    /reliance|tata motors|mutual fund|demat|\bipo\b|invest|sensex|nifty|(gold|petrol|diesel|silver|dollar) rate|\b(sone|chandi|petrol) ka/,
    /राष्ट्रपति|प्रधान|राजधानी|rashtrapati|pradhan|rajdhani|mukhyamantri|मुख्यमंत्री|prime minister|president|chief minister|governor of|capital of|election|population/,
    /\bbus\b|which train|next train|train (ka )?tim|trains to|flight|\bpnr\b|taxi/,
    /temperature|\bipl\b|iphone price|photosynthesis|calorie|independence|\bmarry\b|who invented|woven|leave application|how do you say|thank you in|kitne baje|countries are there|history of chikankari|gift idea|pahad|birthday party|stocks (?:should i|to) buy|\brain|barish|baarish|बारिश|weather|mausam|मौसम/,
    /rashi|राशि|kundli|zodiac|astrolog|panchang|horoscope|shaadi kab|meri shaadi/,
    /cricket|football|(test|todays|win the|wins the|won the) match|match (kab|ka|score|kaun)|\bt20\b|\bodi\b|wicket|innings|who will win|jeetega|जीतेगा|vs (aus|pak)|\bind vs/,
    /write (a|an|me|code|python)|draft (a|an) |(email|mail|message|caption|letter|chitthi|poem|code) likh|product description|poem|joke|limerick|haiku|\bsong|story|essay|shayari|chutkul|kavita|compose|\bsing\b|riddle|translat|lyrics|kahani|gaana|चुटकुल|कविता|शायरी|गाना|कहानी|caption|slogan/,
    /python|javascript|java code|\bsql\b|\bvba\b|macro|vlookup|regex|excel formula|homework/,
    /recipe|restaurant|paneer|biryani|pizza|burger|rajma|\b(dosa|idli)\b|tikka masala/,
    /(?:^| )(?:wash|drape|iron|fold|tie|dye|stitch|knit)(?:$| (?:a|my|the|silk|cotton|this|our|an)$)|(?:draft|write) a re(?:ply|sponse)|^draw |(?:make|design) a logo|itinerary|(?:flip|toss) a coin|(?:roll) (?:a|the) dice|^(?:india|pakistan|australia|csk|rcb) |homework|algebra|grammar|stains|my (?:phone|laptop|computer|internet|wifi) is/,
    /\bnews\b|headlines|how tall|how old|movie|bitcoin|everest|landlord|planets/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Poems, weather, cricket; the milder words of the kind only where nothing of the business is asked. */
/** "ek kavita sunao"; otherwise it is somebody's name. */
const isPoem = (words: Word[], at: number): boolean =>
  /^(ek|koi|chhoti|choti|a|एक|कोई)$/.test(words[at - 1]?.text ?? '') ||
  /^(sun\S*|likh\S*|padh\S*|bol\S*|kah\S*|on|about|सुना\S*|लिख\S*)$/u.test(words[at + 1]?.text ?? '');

/** "since the rains ended", "barish khatam hone ke baad" */
const isSeasonTold = (words: Word[], at: number): boolean =>
  /^(?:rains?|monsoons?|baa?rish|बारिश)$/.test(words[at]!.text) &&
  words
    .slice(at + 1, at + 3)
    .some(({ text }) => /^(?:end|stop|began|begun|start|over|gone|khatam|khatm|band|shuru|खत्म|बंद|शुरू)/.test(text));

export function offTopicOf(words: Word[], reading: Reading): boolean {
  const idle = words.filter(
    (word, at) =>
      word.used !== 'name' &&
      has(word, 'off_topic') &&
      !(word.text === 'kavita' && !isPoem(words, at)) &&
      !isSeasonTold(words, at),
  );
  if (isArithmetic(words, reading) || isOfCalendar(words, reading)) return true;
  if (idle.some(word => neverBusiness.test(word.text))) return true;
  if (isOfDistance(words, reading)) return true;
  const businesslike =
    reading.metrics.some(metric => !metric.weak) ||
    !reading.filters.every(filter => isOfPlace(filter) || isOfHours(filter)) ||
    mentions(
      words,
      'sales',
      'order',
      'customer',
      'ad',
      'campaign',
      'product',
      'stock',
      'discount',
      'shopify',
      'ga4',
      'google_ads',
      'meta',
    );
  return idle.length > 0 && !businesslike;
}

/** "why is the sky blue", "how to fix my printer": a reason, a way or a meaning is asked for, and nothing of ours is named. */
export function isOfNothingOurs({ words, ...reading }: Reading): boolean {
  const { metrics, filters, breakdowns, periods, unread } = reading;
  if (metrics.length + breakdowns.length + periods.length > 0 || !filters.every(isOfPlace)) return false;
  if (!mentions(words, 'why', 'should', 'forecast') || words.some(({ text }) => ourselves.test(text))) return false;
  const strange = [...unread.ordinary, ...unread.unknown].filter(each => !ofTrade.test(each));
  return strange.length > 0 && words.every(({ concepts }) => concepts.length === 0 || concepts.some(isOfFrame));
}

const ourselves = /^(we|us|our|ours|it|this|that|these|those|they|them|here|shop|store|business|company|hum|hamara|hamari|hamare|apna|apni|apne|ye|yeh|हम|हमारा|हमारी|हमारे|यह|ये)$/; // prettier-ignore
const isOfFrame = (concept: string): boolean => /^(why|should|define|compute|what|which|who|where|when|how|how_many|how_much|best|worst|most|least|more|less|grow|fall|change|start|end|list|give|have|and|or|compare|than|forecast|far|people|day|first|last|now|improve_verb|off_topic|reorder_verb|except)$/.test(concept); // prettier-ignore
/** What is said of a day's trade, and what is done about it, without naming either. */
const ofTrade =
  /^(quiet|slow|dull|dead|flat|poor|awful|bleak|grim|hectic|busy|crazy|rough|empty|lean|tough|hard|difficult|priorit\w+|improve|worry|avoid|tackle|address|invest|concentrate|expand|scale|learn|watch|notice|attention|urgent|urgently|opportunity|mistakes?|wins?|plan|strategy|next|priority|action|actions|steps?|improvements?|suggestions?|recommendations?|advice|ideas?|tips?|lessons?|bundles?|bundling|upsell|upselling|pricing|better|differently|fix|fixes|fixing|fixed|tweak|tweaks|changes?|habits?)$/;

/** Every topic has places: "restaurants in Delhi". */
const isOfPlace = ({ options }: Reading['filters'][number]): boolean =>
  options.every(({ dimension }) => /^(city|region|country|pos_location|inventory_location)$/.test(dimension));

/** "my back hurts since the morning" */
const isOfHours = ({ options }: Reading['filters'][number]): boolean =>
  options.every(({ dimension }) => dimension === 'hour');

/** "delhi se agra kitni door hai": how far it is from one place to another, and not to a number. */
const isOfDistance = (words: Word[], { filters, metrics }: Reading): boolean =>
  filters.length > 0 &&
  metrics.length === 0 &&
  filters.every(isOfPlace) &&
  mentions(words, 'far') &&
  !mentions(words, 'target', 'goal') &&
  !words.some(({ kind }) => kind === 'number');

/** "when is Holi", "Diwali kab hai": the day of a feast, and no figure of it. */
const isOfCalendar = (words: Word[], { periods, metrics, filters }: Reading): boolean =>
  periods[0]?.unit === 'festival' &&
  metrics.length + filters.length === 0 &&
  /^(?:so |and )?(?:(?:on )?(?:what|which) (?:day|date)|when|kab|kis din|कब) |(?:^| )(?:kab|kis din|कब)(?: \S+){0,2}$/.test(
    typedText(words),
  ) &&
  words.every(
    word => word.used === 'period' || word.small || has(word, 'when', 'what', 'which', 'day', 'date', 'year'),
  );

/** "what is 17 times 23": numbers and nothing of the shop. */
const isArithmetic = (words: Word[], reading: Reading): boolean =>
  reading.metrics.length + reading.filters.length + reading.breakdowns.length === 0 &&
  words.some(
    (word, at) =>
      word.kind === 'number' &&
      (word.unit === 'percent' ? /^(of|ka|का)$/ : /^(times|x|\*|plus|\+|minus|divided|multiplied|into|squared)$/).test(
        words[at + 1]?.text ?? '',
      ) &&
      words.slice(at + 2, at + 4).some(each => each.kind === 'number'),
  );
