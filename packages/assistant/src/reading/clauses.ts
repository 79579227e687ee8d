/** Several questions in one: "top 3 products and top 3 cities", "How were sales? And returns?". */
import { dimensionAt } from './breakdowns.ts';
import type { Word } from '../words/annotate.ts';
import { festivalWords } from '../vocabulary/festivals.ts';
import { knownValues } from '../vocabulary/values.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { looksAhead, looksBack } from './asks-outlook.ts';
import { asksWhoBought } from './metric-rules/visits-and-buyers.ts';
import { has, textOf } from './words.ts';
import { isEnd, times } from './wholes.ts';

/** The parts a question falls into; one when it asks for one thing. */
export function clausesOf(words: Word[]): Word[][] {
  const at = words.findIndex((word, place) => isBorder(words, word, place));
  if (at < 0) return [words];
  const [first, rest] = [words.slice(0, at), words.slice(at + 1)];
  return [first, ...clausesOf(rest)];
}

function isBorder(words: Word[], word: Word, at: number): boolean {
  const [before, after] = [words.slice(0, at), withoutFillers(words.slice(at + 1))];
  if (isEnd(word))
    return content(before) >= 2 && content(after) >= 1 && !isPoliteness(after) && !onlySaysWhen(before, after);
  if (isThen(word) && (figures(before) || splits(before)) && !ranks(before) && (ranks(after) || splits(after)))
    return true;
  if (isOfTheWhole(word, before, after) && before.some(each => has(each, 'per', 'by'))) return true;
  if (isAgainstAll(word, before, after)) return true;
  if (!has(word, 'and') && word.text !== ',') return false;
  if (asksFurther(before, after) || asksElsewhere(before, after)) return true;
  if (areOfOtherTimes(before, after) || areOfOtherTimes(after, before)) return true;
  if (ranks(before) && ranksAgain(after)) return true;
  if (figures(before) && after.slice(0, 3).some(each => has(each, 'same')) && after.some(each => has(each, 'by')))
    return true;
  if (
    figures(before) &&
    !ranks(before) &&
    !before.some(each => has(each, 'which', 'compare', 'best')) &&
    ranksAtOnce(after)
  )
    return true;
  if (figures(before) && asksWhichMost(after)) return true;
  if ([before, after].every(each => figures(each) && splits(each))) return true;
  const areCounts = has(after[0], 'how_many') && has(before[0], 'how_many');
  if (areCounts && before.some(each => each.names.length > 0) && !asksWhoBought(after)) return true;
  if (has(word, 'and') && [before, after].every(asksInHindi) && opensNames(before, after)) return true;
  return (ranks(before) && ranks(after)) || (isDated(before, after) && isNamed(after));
}

/** Only the second question names something. */
const opensNames = (before: Word[], [first]: Word[]): boolean =>
  (first?.names.length ?? 0) > 0 && !before.some(word => word.names.length > 0);

/** "kal sale kitni hui aur kurte kitne gaye": Hindi asks behind what it asks about. */
const asksInHindi = (words: Word[]): boolean => words.some(({ text }) => /^(?:kitn[aei]|कितन[ाेी])$/.test(text));

/** "and uh which product did the most": what opens a clause is its first word that says something. */
const withoutFillers = (words: Word[]): Word[] =>
  words.slice(
    Math.max(
      0,
      words.findIndex(({ text }) => !/^(uh+|um+|erm?|hmm+|like|so|basically|ok|okay)$/.test(text)),
    ),
  );

/** "how were sales in october and what will november bring": each side has days of its own. */
const areOfOtherTimes = (over: Word[], coming: Word[]): boolean =>
  looksBack(over) && !looksAhead(over) && looksAhead(coming) && !looksBack(coming) && [over, coming].every(saysWhen);
const saysWhen = (words: Word[]): boolean => words.some(word => has(word, 'next', ...times, ...months));

/** "orders today and stock of the Gulmohar kurta": each side has a cut of its own; "last week sales and orders from Pune" has one. */
const isDated = (words: Word[], after: Word[]): boolean =>
  words.findLastIndex(saysTime) > (isOfNow(after) ? -1 : words.findIndex(word => has(word, ...figureWords))) &&
  figures(words) &&
  !words.some(word => word.names.length > 0);
const isOfNow = (words: Word[]): boolean => words.some(word => has(word, 'stock', 'available', 'on_hand'));
const isNamed = (words: Word[]): boolean =>
  figures(words) &&
  words.some(word => word.names.length > 0 && word.concepts.length === 0) &&
  !words.some(word => has(word, 'compare', 'than'));
const figureWords = 'sales order stock unit visit roas spend cost return customer discount available on_hand'.split(
  ' ',
);
const figures = (words: Word[]): boolean => words.some(word => has(word, ...figureWords));

/** "sales, then the top products". */
const isThen = ({ text }: Word): boolean => /^(then|phir|fir|uske baad|फिर)$/.test(text);

/** "clicks of each campaign, with total store sales beside it": one figure of the whole shop beside rows. */
const isOfTheWhole = (word: Word, before: Word[], after: Word[]): boolean =>
  (has(word, 'and') || /^(with|plus|alongside|against)$/.test(word.text)) &&
  (ofTheStore.test(textOf(after)) ||
    (ofTotal.test(textOf(after)) && before.some(each => has(each, 'campaign', 'keyword', 'ad_group'))));

const ofTheStore =
  /^((the|our|my|total|overall) )*(store|shop|company|whole store|whole shop)('s|s)? (total |overall |net )?(sales|revenue|orders|turnover)( |$)/;
const ofTotal = /^(the |our |my )*(total|overall) (store |shop )?(sales|revenue|orders|turnover)( |$)/;

/** "Pune sales compared with overall sales": of a part, and of all. */
const isAgainstAll = (word: Word, before: Word[], after: Word[]): boolean =>
  has(word, 'compare', 'and', 'than') &&
  saysOfAll(after) &&
  before.some(isPart) &&
  !before.some(each => has(each, 'share', 'percent'));

const isPart = (word: Word): boolean =>
  (word.names.length > 0 && word.concepts.length === 0) || has(word, ...Object.keys(knownValues));

/** What it says is of the whole shop, whatever part the clause before it is of. */
export const saysOfAll = (words: Word[]): boolean => ofEverything.test(textOf(words));

const ofEverything =
  /^(with |to |the |our |my |of )*(total|overall|entire|whole|all|all the|store wide|storewide)( (total|overall|entire|whole|store|shop|company|site|website|our|the))*('s|s)? (net sales|gross sales|sales|revenue|orders|turnover|units|visits|sessions|traffic)( |$)/;

/** "what did we sell in Pune and how many people bought", "orders this month and how many were COD". */
function asksFurther(before: Word[], after: Word[]): boolean {
  if (!has(after[0], 'how_many', 'how_much', 'what') || isOfRows(before) || (isOfRows(after) && !cameBack(after)))
    return false;
  if (/^(of|out of|among|from)$/.test(before[0]?.text ?? '')) return false;
  if (before.some(each => has(each, 'compare', 'than', 'spend', 'ad', 'campaign', 'google_ads'))) return false;
  const [told, asked] = [kindsOf(before), kindsOf(after)];
  if (told.length === 0 || isCutAtTheEnd(before, after) || (told.includes('return') && String(asked) === 'unit'))
    return false;
  return asked.length > 0
    ? asked.every(each => !told.includes(each))
    : has(after[0], 'how_many') && after.some(each => each.names.length > 0 || has(each, ...kindsOfOrders));
}

/** "how many orders, how many units and what average basket did Pune bring last week": place and days hold for all of them. */
const isCutAtTheEnd = (before: Word[], after: Word[]): boolean =>
  after.some((each, at) => (each.names.length > 0 && each.concepts.length === 0) || isOrigin(each, after[at - 1])) &&
  !before.some(each => each.names.length > 0) &&
  (leadsWithTime(before) || (!before.some(saysTime) && after.some(saysTime))) &&
  before.some(each => has(each, 'how_many', 'what'));
/** "kal kitne order aur kitne pieces Jaipur se" */
const leadsWithTime = (words: Word[]): boolean =>
  words.some(saysTime) && words.findLastIndex(saysTime) < words.findIndex(word => has(word, 'how_many', 'what'));
const saysTime = (word: Word): boolean => has(word, ...times, 'kal', 'parso');
/** "… from email last month", and not "how many cod orders". */
const isOrigin = (word: Word, before: Word | undefined): boolean =>
  has(word, ...Object.keys(knownValues)) &&
  (/^(from|via|through|on|in) /.test(word.text) || /^(from|via|through|on|in)$/.test(before?.text ?? ''));

/** "sales in Mumbai and orders in Delhi": another figure of another place. */
function asksElsewhere(before: Word[], after: Word[]): boolean {
  const [told, asked] = [kindsOf(before), kindsOf(after)];
  const [one, other] = [before, after].map(isNamedFirst);
  return (
    one !== undefined &&
    one === other &&
    asked.length > 0 &&
    told.length > 0 &&
    asked.every(each => !told.includes(each)) &&
    ![...before, ...after].some(each => has(each, 'compare', 'than', 'both', 'per'))
  );
}

/** "Mumbai sales": the place before the figure, unlike "sales in Mumbai"; nothing where no place is named. */
function isNamedFirst(words: Word[]): boolean | undefined {
  const name = words.findIndex(word => word.names.length > 0 && !has(word, ...kinds));
  return name < 0 ? undefined : name < words.findIndex(word => has(word, ...kinds));
}

/** Rows are asked for, so that what follows "and" stands beside each of them. */
const isOfRows = (words: Word[]): boolean =>
  words.some(
    word =>
      has(word, ...opensRows) || /^(each|them|their|they|those|these|of it|unk[aie]|usk[aie]|उनक[ाेी])$/.test(word.text),
  );

/** "… and how many of them came back". */
const cameBack = (words: Word[]): boolean => words.length <= 6 && words.some(word => has(word, 'returning'));

const opensRows = 'by per best worst most least bestseller slowseller above below which daily weekly monthly'.split(
  ' ',
);

const kindsOfOrders = ['cod', 'prepaid', 'gift', 'wholesale', 'upi', 'card', 'wallet', 'new', 'returning', 'came_back', 'mobile', 'desktop', 'abroad', 'online_store', 'pos']; // prettier-ignore

/** Words of figures by what they count: selling and sales are one. */
const kinds = ['sales', 'sold', 'order', 'unit', 'stock', 'visit', 'visitor', 'people', 'customer', 'return', 'refund', 'discount', 'cancel', 'profit', 'margin', 'checkout', 'tax', 'shipping']; // prettier-ignore
const sameKinds: Record<string, string> = { sold: 'sales', people: 'customer', visitor: 'visit' };
const kindsOf = (words: Word[]): string[] =>
  kinds.filter(kind => words.some(word => has(word, kind))).map(kind => sameKinds[kind] ?? kind);

/** "… and which was returned most", "… and top 5 in Delhi": the same things ranked once more. */
const ranksAgain = (words: Word[]): boolean =>
  words.some(word => has(word, 'best', 'worst', 'most', 'least')) &&
  (has(words[0], 'which') ||
    (has(words[0], 'best', 'worst', 'most', 'least') &&
      (words.some(word => word.names.length > 0) || has(words[1], 'by'))));

const content = (words: Word[]): number => words.filter(word => word.kind !== 'mark' && !word.small).length;
const isPoliteness = (words: Word[]): boolean =>
  words.every(word => word.kind === 'mark' || word.small || has(word, 'thanks', 'greeting'));

/** "are sarees picking up? weekly since June": the days and steps of what was asked, which had none. */
const onlySaysWhen = (before: Word[], after: Word[]): boolean =>
  !before.some(word => has(word, ...times, ...stepsOfTime)) &&
  after.some(word => has(word, ...times, ...stepsOfTime)) &&
  after.every(
    word =>
      word.small ||
      word.kind !== 'word' ||
      has(word, ...times, ...stepsOfTime, 'by', 'per', 'since', 'last', 'this', 'start', 'middle', 'end', 'from', 'until', 'thanks', 'give'), // prettier-ignore
  );
const stepsOfTime = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'hour', 'weekday', 'fortnight', 'weekend', ...Object.keys(festivalWords)]; // prettier-ignore

/** "… and which city had most", "… aur sabse zyada kaunse code pe". */
const asksWhichMost = (words: Word[]): boolean =>
  (has(words[0], 'which') || (has(words[0], 'most', 'least') && has(words[1], 'which'))) &&
  (ranks(words) || (words.some(({ text }) => /^codes?$/.test(text)) && words.some(word => has(word, 'most', 'least'))));

/** A ranking with what is ranked. */
const ranks = (words: Word[]): boolean =>
  words.some(word => has(word, 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller')) &&
  words.some(
    word =>
      dimensionAt(word) !== undefined ||
      has(word, 'day', 'hour', 'month', 'weekday', 'week') ||
      word.names.some(({ dimension }) => dimension === 'product_type'),
  );

/** "… and the best city", "…, and top 3 products": a ranking of its own, not the last of a list. */
function ranksAtOnce(words: Word[]): boolean {
  const said = words.filter(word => !word.small || word.kind === 'number');
  const [first, ...rest] = said[0] && has(said[0], 'and') ? said.slice(1) : said;
  const [next, third] = rest[0]?.kind === 'number' ? rest.slice(1) : rest;
  return (
    has(first, 'best', 'worst', 'most', 'least', 'bestseller', 'slowseller') &&
    next !== undefined &&
    dimensionAt(next) !== undefined &&
    !has(third, 'by') &&
    !words.some(word => has(word, 'per'))
  );
}

/** "by day", "per campaign": a split of its own. */
const splits = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      has(word, 'by') &&
      words
        .slice(at + 1, at + 3)
        .some(each => dimensionAt(each) !== undefined || has(each, 'day', 'week', 'month', 'hour')),
  );
