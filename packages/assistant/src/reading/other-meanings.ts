/** Words that mean something else here than they mostly do: one row a meaning, read before anything else. */
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import type { Word } from '../words/annotate.ts';
import { has, says, textOf, typedAs } from './words.ts';

/** Words that mean something else here than they mostly do lose their ideas before anything is read. */
export function dropOtherMeanings(words: Word[]): void {
  words.forEach((word, at) => {
    for (const { ideas, gains = [], holds } of otherMeanings) {
      if (!holds(word, at, words)) continue;
      word.concepts =
        ideas === undefined ? [] : [...word.concepts.filter(idea => ![...ideas, ...gains].includes(idea)), ...gains];
      word.small ||= word.concepts.length === 0 && (ideas === undefined || word.names.length === 0);
    }
  });
}

type OtherMeaning = {
  name: string;
  example: string;
  /** Those it loses; all of them where none is named, and then it is one of the small words. */
  ideas?: string[];
  gains?: string[];
  holds: (word: Word, at: number, words: Word[]) => boolean;
};

const otherMeanings: OtherMeaning[] = [
  {
    name: 'a fair, and nothing received',
    example: 'October ki bikri, mele wali',
    ideas: ['received'],
    gains: ['fair'],
    holds: ({ text }, at, words) =>
      /^(mela|mele|मेला|मेले)$/.test(text) &&
      /^(wal[aei]|me|mein|se|k[aie]|वाल[ाेी]|में|से|क[ाेी])$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: 'where we are to look, and nothing that was viewed',
    example: 'is anybody abroad buying? Look at August to October.',
    holds: ({ text }, at, words) =>
      (/^(?:look|check|see|take)(?: at| only)?$/.test(text) && opens(words, at) && saysDays(words[at + 1])) ||
      (/^(?:dekh|dekho|dekhiye|dekhlo|dekh lo|dekhna|देखो|देखिए|देख लो)$/.test(text) &&
        (words[at + 1] === undefined ||
          words[at + 1]!.kind === 'mark' ||
          /^(?:lo|na|lena|kar|ke|लो|ना)$/.test(words[at + 1]!.text)) &&
        words.slice(Math.max(0, at - 4), at).some(saysDays)),
  },
  {
    name: 'a wish to know, and no other topic',
    example: 'I would love to know for this year',
    holds: ({ text }, at, words) =>
      /^(love|loved|glad|happy|keen|curious|grateful)$/.test(text) &&
      /^(to|if)( |$)/.test(textOf(words.slice(at + 1, at + 2))),
  },
  {
    name: 'the medium of a visit, and no price of a click',
    example: 'new vs returning from google cpc',
    holds: ({ text }, at, words) =>
      text === 'cpc' &&
      has(words[at - 1], 'google', 'from_google') &&
      /^(from|via|through|of)$/.test(words[at - 2]?.text ?? ''),
  },
  {
    name: 'new goods, and no new customers, said as "the new one"',
    example: 'the organza saree, the new one',
    ideas: ['new'],
    holds: ({ text }, at, words) =>
      text === 'new' &&
      (/^(prints?|designs?|stock|arrivals?|styles?|pieces?)$/.test(words[at + 1]?.text ?? '') ||
        (words[at + 1]?.text === 'one' && words[at - 1]?.text === 'the')),
  },
  {
    name: '"not" as it sounds, and nothing new',
    example: 'gulmohar kyu nai bika',
    ideas: ['new'],
    holds: ({ text }, at, words) => text === 'nai' && !isNewThing(words[at + 1]),
  },
  {
    name: 'pieces that were counted, and no computers',
    example: '240 pc pada hai',
    ideas: ['desktop'],
    holds: ({ text }, at, words) =>
      /^pcs?$/.test(text) && (words[at - 1]?.kind === 'number' || has(words[at - 1], 'how_many', 'total', 'most')),
  },
  {
    name: 'seen on our own screen, and no advert shown',
    example: 'stock minus me kyu dikh raha hai',
    ideas: ['impression'],
    holds: ({ text }, _, words) => text.startsWith('dikh') && !says(words, ...ofAdverts),
  },
  {
    name: 'goods to buy in again, and no customers who came again',
    example: 'what should I reorder for next week',
    ideas: ['returning'],
    gains: ['reorder_verb'],
    holds: ({ text }, at, words) =>
      /^re-?order$/.test(text) &&
      !says(words, 'customer', 'people', 'rate', 'who', 'percent') &&
      (isToDo.test(textOf(words.slice(at + 1, at + 3))) ||
        isPlanned.test(textOf(words.slice(Math.max(0, at - 3), at)))),
  },
  {
    name: 'goods of long standing, and no old customers',
    example: 'old designs in Indigo and Rust',
    ideas: ['returning'],
    holds: ({ text }, at, words) =>
      /^(old|older|purane|purani|पुराने|पुरानी)$/.test(text) &&
      /^(one|designs?|stock|prints?|pieces?|collections?|colou?rs?|styles?|maal|wale|wali|वाले|वाली)$/.test(
        words[at + 1]?.text ?? '',
      ) &&
      !says(words, 'customer', 'people'),
  },
  {
    name: 'the one that wins, and no customers won',
    example: 'pink vs orange, which colour wins',
    ideas: ['acquire'],
    gains: ['best'],
    holds: ({ text }, at, words) =>
      /^w[io]n(s|ning|ner)?$/.test(text) &&
      (has(words[at - 1], 'which', 'is') || words[at - 1]?.names.length !== 0 || has(words[at - 2], 'which')) &&
      !says(words, 'customer', 'people'),
  },
  {
    name: 'booked against something, and nothing compared',
    example: 'the amount refunded against them',
    ideas: ['compare'],
    holds: ({ text }, at, words) =>
      text === 'against' && /^(them|it|these|those|this|that|which)$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: 'customers who came back, and no goods',
    example: 'how many customers do we have and how many of them came back',
    ideas: ['return', 'came_back'],
    gains: ['returning'],
    holds: (word, at, words) =>
      has(word, 'came_back') &&
      /\b(?:of (?:them|these|those)|who)$/.test(textOf(words.slice(Math.max(0, at - 2), at))) &&
      words.slice(0, at).some(each => has(each, 'customer', 'people')) &&
      !words.some(each => has(each, 'return', 'refund') && !has(each, 'came_back')),
  },
  {
    name: 'valued at cost, as stock is',
    example: 'value of the stock at cost',
    holds: ({ text }, _, words) => text === 'at cost' && says(words, 'stock', 'inventory_location', 'on_hand'),
  },
  {
    name: 'orders of long ago, and not of old customers',
    example: 'which items are in those old orders',
    ideas: ['returning'],
    holds: ({ text }, at, words) =>
      /^(old|older|purane|पुराने)$/.test(text) &&
      (has(words[at + 1], 'order') ||
        (/^(se|से)$/.test(words[at - 1]?.text ?? '') && has(words[at - 2], 'day', 'week', 'month'))),
  },
  {
    name: 'new goods, and no new customers',
    example: 'is the new Leela Organza Saree selling',
    ideas: ['new'],
    holds: ({ text }, at, words) =>
      /^(new|naya|nayi|naye|nai|नया|नई|नए|नये)$/.test(text) &&
      (words[at + 1]?.names.some(({ dimension }) => dimension === 'product') ?? false) &&
      !words.some(word => has(word, 'customer', 'returning', 'people')),
  },
  {
    name: 'a verb, and no month',
    example: 'may I know the orders of last week',
    holds: ({ text }, at, words) =>
      /^may$/.test(text) &&
      !/^(in|of|for|since|from|till|until|last|this|during|to|and|vs|-)$/.test(words[at - 1]?.text ?? '') &&
      /^(i|we|you|be|have|not|help|need|please|kindly|pls)$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: '"we" as it sounds, and nothing set against another',
    example: 'how many ordrs did v gt ystrdy',
    holds: ({ text }, at, words) =>
      text === 'v' &&
      (/^(did|do|have|had|are|were|can|could|should|shall|will)$/.test(words[at - 1]?.text ?? '') ||
        /^(did|have|had|gt|got|get|sold|sell|made|spent|hav)$/.test(words[at + 1]?.text ?? '')),
  },
  {
    name: 'whoever pays, and no way of paying',
    example: 'which country had the most paying customers',
    ideas: ['payment'],
    holds: ({ text }, at, words) => text === 'paying' && has(words[at + 1], 'customer', 'people'),
  },
  {
    name: 'what is bought, and no count of orders',
    example: 'Pune people are ordering what only',
    ideas: ['order'],
    gains: ['sold'],
    holds: ({ text }, at, words) => text === 'ordering' && has(words[at + 1], 'what'),
  },
  {
    name: 'fell, and no cart was left',
    example: 'which city dropped the most',
    ideas: ['abandoned'],
    holds: ({ text }, at, words) =>
      text === 'dropped' &&
      has(
        words.slice(at + 1).find(each => !each.small),
        'most',
        'least',
        'this',
        'last',
      ),
  },
  {
    name: 'a till is a counter',
    example: 'sales at the till',
    holds: ({ text }, at, words) => text === 'till' && /^(the|our|my|a)$/.test(words[at - 1]?.text ?? ''),
  },
  {
    name: 'what a platform saw it recorded',
    example: 'the sessions GA4 saw from each campaign',
    holds: ({ text }, at, words) => /^(saw|sees|seen)$/.test(text) && has(words[at - 1], 'ga4', 'google', 'shopify'),
  },
  {
    name: 'what is left over, and no leave of staff',
    example: 'which vendor leaves us the best margin',
    ideas: ['people_topic'],
    holds: ({ text }, _, words) => text === 'leaves' && says(words, ...leavings),
  },
  {
    name: 'lamps that are counted, and nothing given',
    example: 'kitne diye bache hain, diye ka stock bhiwandi me',
    ideas: ['give'],
    holds: ({ text, names }, at, words) =>
      /^(diya|diye|diyas|दिया|दीया|दिए|दिये|दीये)$/.test(text) &&
      names.length > 0 &&
      (at === 0 || asksHowMany(words[at - 1]!)) &&
      /^(bach|bik|bech|pad|rakh|left|stock|wapas|hai|sold|sale|kitn|k[aei]$|कितन|बच|बिक|बेच|पड|रख|क[ाेी]$|स्टॉक)/u.test(
        words[at + 1]?.text ?? '',
      ) &&
      !words.some(word => has(word, 'discount', 'refund', 'order', 'money')),
  },
  {
    name: 'lamps in a list of goods, and nothing given',
    example: 'diya, toran and lantern sold in October',
    ideas: ['give'],
    holds: ({ text, names }, at, words) =>
      /^(diya|diye|diyas|दीया|दिया)$/.test(text) &&
      names.length > 0 &&
      [-1, 1].some(
        step =>
          (typedAs(words[at + step], ',', '&', '/', '+') || has(words[at + step], 'and', 'or', 'compare')) &&
          (words[at + 2 * step]?.names.some(({ dimension }) => dimension === 'product') ?? false),
      ),
  },
  {
    name: '"that is", and no question what a word means',
    example: 'matlab kitne order hue',
    holds: ({ text }, at, words) => text === 'matlab' && at < words.length - 2 && words.some(asksHowMany),
  },
  {
    name: 'it turned out so, and lies in no stock',
    example: 'sabse mehnga campaign kaunsa pada',
    holds: ({ text }, _, words) =>
      /^(pada|padi|pade|padta|पडा|परा|परता)$/.test(text) &&
      words.some(word => has(word, 'campaign', 'ad', 'keyword', 'cheap', 'cost')),
  },
  {
    name: 'how things stand, and no advice',
    example: 'how do we compare with last October',
    ideas: ['should'],
    holds: ({ text }, at, words) =>
      text === 'how do we' && /^(compare|stand|stack up|fare|look|measure|rank)$/.test(words[at + 1]?.text ?? ''),
  },
  {
    name: 'how something runs, and nothing sold',
    example: 'मेरे विज्ञापन कैसे चल रहे हैं',
    ideas: ['sold'],
    gains: ['summary'],
    holds: ({ text }, at, words) =>
      /^(चल|chal) ?(रह|rah)/.test(text) &&
      (words.some(word => has(word, 'ad', 'campaign', 'keyword')) ||
        (text.startsWith('चल') && has(words[at - 1], 'how'))) &&
      !words.some(({ names }) => names.some(({ dimension }) => /^product(_type)?$/.test(dimension))),
  },
  {
    name: 'wanted, and no advice',
    example: 'october ki sale chahiye',
    holds: ({ text }, at, words) =>
      /^(chahiye|chaahiye|chahie|चाहिए)$/.test(text) &&
      at > 0 &&
      !/(n[aei]|न[ाेी]|kya|kab|क्या)$/.test(words[at - 1]!.text),
  },
  {
    name: 'gone and coming, but no days',
    example: 'khatam ho gaya, wapas aane wala',
    ideas: ['last', 'next'],
    holds: (word, at, words) => {
      const next = words.slice(at + 1, at + 4).find(each => !each.small);
      return isGoingOn(word) && !has(next, ...spans) && next?.kind !== 'number';
    },
  },
  {
    name: 'what moves where "how" is asked',
    example: 'how did sales move',
    ideas: ['sold'],
    holds: ({ text }, _, words) => /^mov(ed|e|es|ing)$/.test(text) && has(words[0], 'how'),
  },
  {
    name: 'what people do with goods, and no kind of customers',
    example: 'are people returning more kurtas',
    ideas: ['returning'],
    gains: ['return'],
    holds: ({ text }, at, words) => {
      const rest = words.slice(at + 1).filter(word => !word.small && !has(word, 'more', 'less', 'most'));
      const doer = words.slice(0, at).findLast(word => !/^(is|are|were|was)$/.test(word.text));
      return text === 'returning' && has(doer, 'people', 'customer', 'who') && (rest[0]?.names.length ?? 0) > 0;
    },
  },
  {
    name: 'people who came back to buy, and no goods',
    example: 'how many came back to buy a second time',
    ideas: ['return', 'came_back'],
    gains: ['returning'],
    holds: (word, at, words) =>
      has(word, 'return', 'came_back') &&
      /^(to (buy|shop|order|purchase)|for (more|another|a second|their second))\b/.test(
        textOf(words.slice(at + 1, at + 4)),
      ),
  },
  {
    name: 'people who came back a second time, and no goods',
    example: 'jinhone pehli baar liya unme se dobara kitne laute',
    ideas: ['return', 'came_back'],
    gains: ['returning'],
    holds: (word, at, words) =>
      has(word, 'return', 'came_back') &&
      words
        .slice(Math.max(0, at - 2), at)
        .some(({ text }) => /^(dobara|dubara|phir|fir|दोबारा|दुबारा|फिर)$/.test(text)) &&
      !words.some(({ names }) => names.some(({ dimension }) => /^product(_type)?$/.test(dimension))),
  },
  {
    name: 'what comes back are goods',
    example: 'what came back last week',
    ideas: ['returning'],
    gains: ['return'],
    holds: (word, at, words) =>
      has(word, 'came_back') &&
      has(words[at - 1], 'what', 'how_much') &&
      words[at + 1]?.text !== 'from' &&
      !words.some(each => has(each, 'ad', 'google', 'google_ads', 'spend', 'campaign', 'customer')),
  },
  {
    name: 'money that was collected, and no goods',
    example: 'October collection, refunds taken off',
    ideas: ['collection'],
    gains: ['collect'],
    holds: ({ text }, at, words) =>
      /^collections?$/.test(text) &&
      words.some(word => has(word, 'refund')) &&
      words.some(word => has(word, 'except', 'less', 'after')) &&
      !has(words[at - 1], 'by', 'which'),
  },
  {
    name: "a name of the store's is about the store",
    example: 'a product called as something off topic',
    ideas: ['off_topic'],
    holds: ({ names }) => names.length > 0,
  },
];

/** "nai kurti", "nai customers": behind it stands what is new. */
const isNewThing = (word: Word | undefined): boolean =>
  word !== undefined && (word.names.length > 0 || has(word, 'customer', 'people', 'product', 'collection', 'order'));
const ofAdverts = [
  'ad',
  'campaign',
  'google',
  'google_ads',
  'keyword',
  'search',
  'organic',
  'ga4',
  'how_many',
  'percent',
];
const isToDo =
  /^(k[ar]{1,2}na|kr+na|karu|karun|karoon|karein|kare|kr[uo]|krein|list|now|soon|first|urgently|करना|करूं|करूँ|करें)( |$)/;
const isPlanned =
  /\b(need to|needs to|have to|has to|should i|should we|must|want to|wants to|what to|what all to|to|kya|kya kya)$/;
const leavings = ['margin', 'profit', 'cart', 'checkout', 'website', 'page', 'visitor'];
const asksHowMany = (word: Word): boolean => has(word, 'how_many', 'how_much');
const isGoingOn = ({ text }: Word): boolean => /^(gaya|gaye|gayi|aane wal[ae]|coming)$/.test(text);

const spans = 'day week month quarter year weekend fortnight season half fiscal_year festival'
  .split(' ')
  .concat(months, weekdays);

/** The first word of a sentence or clause. */
const opens = (words: Word[], at: number): boolean =>
  at === 0 || words[at - 1]!.kind === 'mark' || /^(?:just|please|only|so|and)$/.test(words[at - 1]!.text);
const saysDays = (word: Word | undefined): boolean =>
  word?.kind === 'date' ||
  word?.kind === 'number' ||
  has(word, ...months, ...weekdays, 'last', 'this', 'today', 'yesterday', 'week', 'month', 'year');
