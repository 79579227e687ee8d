/** Is it asked what a figure means, how it is counted, or how the product itself cuts days and takes in data? */
import type { Word } from '../words/annotate.ts';
import { isHeardAsCounting, isOneQuestion } from './counting-frames.ts';
import { countingRuleOf } from './counting-rules.ts';
import { bases, rates } from './defined-metrics.ts';
import type { Reading } from './read.ts';
import { has, mentions, textOf, typedAs, withoutMarks } from './words.ts';

export function asksDefinition(words: Word[], reading: Reading): boolean {
  const text = textOf(words);
  if (countingRuleOf(text, reading.metrics.length > 0)) return true;
  if (asksPart.test(text) || asksItsState.test(text) || ofOneOrder.test(text)) return false;
  const isOfNoDays = reading.periods.length === 0 && reading.comparison.kind === undefined;
  // "delhi aur mumbai ki sale me fark": how two parts of the shop differ is seen in their figures.
  const areParts = reading.filters.length > 0 && mentions(words, 'change');
  const hasFigure = reading.metrics.length > 0 && !areParts;
  if (isHeardAsCounting({ text, hasFigure, isOfNoDays })) return true;
  if (reading.comparison.kind !== undefined || meansHimself.test(text)) return false;
  const { periods, filters, ranking } = reading;
  const question: Question = {
    words,
    reading,
    text,
    opening: withoutMarks(words).find(word => !has(word, 'greeting')),
    closing: withoutMarks(words).at(-1),
    isOfNoDays,
    isPlain: periods.length + filters.length === 0 && ranking === undefined,
    says: (...concepts) => mentions(words, ...concepts),
  };
  return signs.some(sign => sign.holds(question));
}

/** "what share is that of all buyers" */
const asksPart =
  /^(?:(?:and|so|ok|,) )*what (?:share|percent|percentage|%|part|proportion) (?:is (?:that|it|this) )?of /;

/** "order #KL68214 ka status kya hai" */
const ofOneOrder = /(?:^| )#[a-z]*\d/;

/** "is it out of stock?" of a product. */
const asksItsState =
  /^(?:(?:and|so|ok|but|,) )*(?:is|are|was|were) (?:it|that|they|these|this|those)(?: one| all| still| also| now| already)* (?:out of stock|in stock|sold out|available|finished)(?= |$)/;

/** Its commas part no questions. */
export const asksHowCounted = (words: Word[]): boolean => isOneQuestion(textOf(words));

/** "I meant October", "no, I mean orders". */
const meansHimself = /^(no[, ]+)?(i|we|main|mera) (meant|mean|matlab)|(?<!do )(?<!what )\bi mean\b/;

type Question = {
  words: Word[];
  reading: Reading;
  text: string;
  /** The first word that is no greeting, and the last. */
  opening: Word | undefined;
  closing: Word | undefined;
  isOfNoDays: boolean;
  /** No days, no part of the business, no ranking. */
  isPlain: boolean;
  says: (...concepts: string[]) => boolean;
};

type Sign = { name: string; example: string; holds: (question: Question) => boolean };

const signs: Sign[] = [
  {
    name: 'a word that asks for a meaning',
    example: 'what does AOV mean',
    holds: ({ words, says }) => words.some((_word, at) => asksMeaning(words, at)) && !says('how_many', 'how_much'),
  },
  {
    name: 'what goes by a name',
    example: 'who is counted as a returning customer?',
    holds: question => question.isPlain && isClassed(question),
  },
  {
    name: 'how the words are meant here',
    example: 'when you say returns, is that money or goods?',
    holds: ({ text, reading, isOfNoDays }) => isOfNoDays && reading.metrics.length > 0 && inYourWords.test(text),
  },
  {
    name: 'what a rate is taken of',
    example: 'is MER on net or total sales?',
    holds: question => question.isOfNoDays && asksBase(question),
  },
  {
    name: 'how a figure is computed',
    example: 'how is ROAS calculated',
    holds: ({ words, text, says, isPlain }) =>
      says('compute') &&
      !basedOnFigures.test(text) &&
      (says('how') || words.some(word => has(word, 'compute') && namesAFormula.test(word.text))) &&
      (isPlain || !says('how_many')),
  },
  {
    name: 'how a platform counts',
    example: 'how does GA4 count a session',
    holds: ({ text, isPlain }) => isPlain && howItCounts.test(text),
  },
  {
    name: 'explain a figure',
    example: 'explain net sales; blended cac explained simply',
    holds: ({ words, text, reading, isOfNoDays, isPlain }) =>
      isOfNoDays &&
      reading.metrics.length > 0 &&
      (words[0]!.text.startsWith('explain') ||
        (isPlain && /\bexplained(?: simply| please| in \w+ words)?[ ?.!]*$/.test(text))),
  },
  { name: 'what a figure includes', example: 'does total sales include GST?', holds: asksWhetherIncluded },
  { name: 'which of two readings', example: 'is stock value at cost or at selling price', holds: asksWhichOfTwo },
  {
    name: 'what a figure is made of',
    example: 'which costs are in gross profit?',
    holds: ({ words, reading, isPlain }) =>
      isPlain &&
      has(words[0], 'what', 'which') &&
      !reading.metrics.some(({ key }) => isState.test(key)) &&
      words.some(word => typedAs(word, 'is', 'are', 'goes', 'go', 'belong', 'belongs')) &&
      reading.metrics.some(
        ({ key, places }) =>
          !/stock|inventory/.test(key) &&
          places.some(at => at >= 3 && typedAs(words[at - 1], 'in', 'inside', 'into', 'within', 'behind', 'under')),
      ),
  },
  {
    name: 'whether two figures are the same',
    example: 'is a refund the same as a return?',
    holds: ({ words, text, opening, closing, reading }) =>
      (/^(is|are|does|do|kya|क्या)$/.test(opening?.text ?? '') ||
        typedAs(closing, 'kya', 'क्या') ||
        howTheyDiffer.test(text)) &&
      reading.periods.length + reading.filters.length === 0 &&
      reading.metrics.length > 0 &&
      isTheSame.test(`${text} `) &&
      !words.some(word => has(word, 'more', 'less', 'than', 'week_ago', 'month_ago', 'year_ago') && !has(word, 'and')),
  },
  {
    name: 'a rule of the house',
    example: 'which day does a week begin on',
    holds: ({ text, says }) => houseRules.some(rule => rule.test(text)) && !says('age'),
  },
  {
    name: 'what a figure is',
    example: 'what is ROAS',
    holds: ({ words, reading, isPlain }) => isPlain && isBareWhatIs(afterAsides(words), reading),
  },
  {
    name: 'what a figure just named is',
    example: 'i keep seeing sell through, what is that?',
    holds: ({ text, reading, isPlain }) => isPlain && reading.metrics.length > 0 && whatIsThat.test(text),
  },
  {
    name: 'how two figures differ',
    example: 'difference between net and total sales',
    holds: ({ words, text, reading, isPlain }) =>
      isPlain && (isDifference(words, reading) || (reading.metrics.length > 0 && differenceBetween.test(text))),
  },
];

/** "mean" alone may also be an average; behind "what does it" it is not. */
function asksMeaning(words: Word[], at: number): boolean {
  const word = words[at]!;
  const isAverage =
    word.text === 'mean' &&
    (/^(the|a|and|or|vs|versus|to)$/.test(words[at - 1]?.text ?? '') ||
      !words.slice(0, at).some(each => /^(does|do|you|what|it|that|by|did|kya)$/.test(each.text)));
  // "our blended ROAS, meaning sales divided by spend" says it.
  const isSaid = word.text === 'meaning' && words[at - 1]?.kind === 'mark' && words.length - at > 2;
  return has(word, 'define') && word.used !== 'name' && !isAverage && !isSaid;
}

/** "which orders are taken into AOV", "naya grahak kise maante ho": a class of things, with a word that asks for it. */
const isClassed = (question: Question): boolean =>
  question.reading.metrics.length > 0 &&
  (question.says('classed') || (question.says('include') && has(question.opening, 'who', 'when'))) &&
  (isYesOrNo(question) ||
    question.says(...asking) ||
    /kya kya|क्या क्या|\bki[ns](e|ko|he)\b|किस|kehlat|कहलात/.test(question.text)) &&
  !question.says('how_many', 'how_much');

const asking = ['what', 'which', 'who', 'when', 'how'];

const inYourWords =
  /\b(when|if|whenever) (you|u|it|sierra|they|this|the report|the dashboard) (say|says|write|writes|show|shows|talk|talks|speak|mention|mentions|report)\b|\bby \S+( \S+)? (do|did|does) (you|u|it|sierra) mean\b|\b(jab|agar) (tum|aap|ye|yeh) .*\b(bolt[aei]|kehte|kahte|kehti|dikhate|likhte|likha)\b|(जब|आप|तुम) .*(कहते|बोलते|लिखते|दिखाते|कहती|बोलती)/;
const howTheyDiffer = /^(how|so how) (is|are|does|do) .*(different from|differ from)/;
const whatIsThat =
  /\bwhat (is|are) (that|it|this|these|those|they)( exactly| please| actually| here)?$|\b(wo|woh|ye|yeh) kya (hai|hota hai|hoti hai)$/;

/** "AOV with GST or without", "discount rate ka base kya hai", "return rate is out of orders or units". */
function asksBase({ words, reading, text, says, isPlain }: Question): boolean {
  const isRate = reading.metrics.some(({ key }) => rates.test(key)) || says('mer', 'roas', 'cac', 'ctr');
  if (!isRate || says('more', 'less', 'how_many', 'how_much')) return false;
  if (/\b(ka|ki|the|its|is) (base|basis|denominator|numerator)\b|\bkis (par|pe|cheez par) (nik|gin|bas)/.test(text))
    return true;
  if (reading.breakdowns.some(({ mark }) => mark !== 'bare')) return false;
  const or = words.findIndex(word => has(word, 'or'));
  const isBase = (word: Word): boolean => has(word, ...bases);
  return (
    isPlain && or > 0 && words.slice(Math.max(0, or - 4), or).some(isBase) && words.slice(or + 1, or + 5).some(isBase)
  );
}

/** "sorry, new here, what is AOV": what is said before the question itself. */
function afterAsides(words: Word[]): Word[] {
  const at = words.findIndex(
    (word, place) => has(word, 'what') && typedAs(words[place + 1], 'is', 'are', 'does', 'exactly'),
  );
  const isAside = (word: Word): boolean =>
    word.kind === 'mark' || word.small || word.concepts.length === 0 || has(word, 'greeting', 'thanks', 'help');
  return at > 0 && words.slice(0, at).every(isAside) ? words.slice(at) : words;
}

/** "how should we move budget, based on the last 30 days": what advice is to rest on. */
const basedOnFigures =
  /\bbased on (?:the |our )?(?:last|past|trailing|recent|this|these|\d|data|figures|numbers|sales|results)/;
const namesAFormula = /कैसे|निकाल|गणना|based|kaise|formula|calculat|count|worked|comput|how/;
const howItCounts =
  /^(how|kaise) (does|do|is|are|will) (ga4|google|google analytics|google ads|shopify|it|you|the report|an?|the) ?(\S+ ){0,3}(count|counts|counted|measure|defined?|define|decide|treat|attribute|recorded|record)\b/;
const differenceBetween =
  /^((please )?explain )?(what is |what are )?(the )?(diff|difference|differences|different) between /;
const isTheSame =
  / (same as|same thing|equal to|identical to|different from|inside|part of|within|counted in|ek hi|alag) ?/;

function asksWhetherIncluded(question: Question): boolean {
  const { words, opening, reading, isOfNoDays, says } = question;
  const counts = words.some(
    (word, at) =>
      typedAs(word, 'count', 'counts') &&
      at > 0 &&
      !typedAs(words[at - 1], 'order', 'the') &&
      !has(words[at - 1], 'order_'),
  );
  const asksWhich = has(opening, 'which') && says('include') && reading.metrics.length > 0;
  return (
    isOfNoDays &&
    (counts || says('include')) &&
    (isYesOrNo(question) || isSaidOfParts(question) || asksWhich || says('or'))
  );
}

/** "sales me shipping bhi joda hai": Hindi has the word at the end. */
const isSaidOfParts = ({ closing }: Question): boolean =>
  has(closing, 'include') && / (?:hai|hain|ho|है|हैं|हो)$/.test(closing!.text);

function asksWhichOfTwo(question: Question): boolean {
  const { words, reading, isOfNoDays, says } = question;
  return (
    isOfNoDays &&
    says('or') &&
    (reading.metrics.length > 0 || says('cost', 'price', 'tax')) &&
    words.some(word => typedAs(word, 'at', 'before', 'after', 'with', 'without', 'from', 'per', 'by')) &&
    isYesOrNo(question)
  );
}

const isYesOrNo = ({ opening, closing }: Question): boolean =>
  /^(do|does|is|are|kya|क्या|did|will|when|if)$/.test(opening?.text ?? '') ||
  has(opening, 'what') ||
  typedAs(closing, 'kya', 'क्या');

/** How the product itself cuts days, weeks and time zones, and how fresh its data is. */
const houseRules = [
  /(which|what) (day|date) (does|do|is|are) .*(use|count|belong|fall|booked|recorded|land|dated)/,
  /(live|real ?time|current|fresh|up to date) or |real ?time data|how (fresh|old|recent|current|up to date)/,
  /where .* (data|numbers?|figures?) (come|from|taken)|data source|source of (the|this|your) (data|number)/,
  /(which|what|kis) (platform|tool|system|app|software|source) (do|does|is|are|se) .*(number|figure|count|value|data|metric)s?\b.*\b(from|come|taken|pulled|aat[aei]|use|used)\b|(number|figure|count|value|data)s? (is |are |comes? |coming |pulled |taken )+from (ga4|google|shopify|analytics)/,
];

/** A figure and nothing else, neither "my" nor "the". */
function isBareWhatIs(words: Word[], { metrics, breakdowns }: Reading): boolean {
  const [first, second, third, fourth] = words;
  const [last, beforeLast] = [words.at(-1), words.at(-2)];
  if (metrics.length !== 1 && !(words.length <= 5 && has(first, 'difference'))) return false;
  const isCover = words.some(word => has(word, 'cover') && word.text.includes(' '));
  if (!isCover && metrics.some(({ key, weak }) => weak || (isState.test(key) && !isLowStock(words)))) return false;
  // "sale acchi hai kya" asks whether it is so.
  const asksWhether = has(last, 'what') && typedAs(beforeLast, 'hai', 'hain', 'h', 'है', 'हैं');
  if (asksWhether && words.some(word => word.used === undefined && !word.small && !has(word, 'what'))) return false;
  const asksWhat =
    (has(first, 'what') && typedAs(second, 'is', 'are', 'does')) ||
    (has(last, 'what') && words.length <= 6) ||
    (typedAs(last, 'hai', 'h', 'है') && has(beforeLast, 'what'));
  return (
    asksWhat &&
    breakdowns.every(each => each.mark === 'bare') &&
    !mentions(words, 'now', 'recently', 'so_far', 'total', 'best') &&
    !/^(the|your)$/.test(third?.text ?? '') &&
    // "what are people searching on the site"
    !(second?.text === 'are' && fourth?.text.endsWith('ing')) &&
    !words.some(word => word.text.split(' ').some(each => /^(my|our|mera|meri|hamara|hamari|we|us)$/.test(each)))
  );
}

/** "what is low stock" asks for the border, "what is low in Bandra" for the goods. */
const isLowStock = (words: Word[]): boolean => words.length <= 4 && mentions(words, 'low');
/** What there is of these is asked, not what they are. */
const isState = /^(out_of_stock|low_stock|unfulfilled|unpaid|days_of_cover)/;

const isDifference = (words: Word[], { metrics }: Reading): boolean =>
  metrics.length === 2 && mentions(words, 'change') && mentions(words, 'between', 'and', 'compare');
