/** Whether a question leans on the one before: it is short, leaves the figure open, or says "and", "same", "instead". */
import type { Ask } from '../intent.ts';
import { isGrain } from '../reading/courses.ts';
import { leftOver } from '../reading/coverage.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, textOf, typedText, withoutFillers, withoutMarks } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { inThisTalk } from './in-this-talk.ts';
import { bareNumber } from './merge-breakdown.ts';
import { comparesTwo, sumOfThem } from './both-in-view.ts';
import { asksHowLongItLasts } from './own-subject.ts';
import { isGoods } from './merge-filters.ts';
import { points, pointsBy } from './pointing-words.ts';
import { alongside, asksWholeList, puttingBack, thisTime, turningRound } from './said-in-talk.ts';
import { dayOfMonth, oneBefore, partSaid, shiftOf, unitInstead, wholeOf } from './stepped-days.ts';

export function leansBack(reading: Reading, ask: Ask, before: Ask): boolean {
  const { words } = reading;
  if (isOfSameGoods(words, ask, before)) return true;
  if (says(words, 'summary') && reading.metrics.length === 0 && reading.periods.length > 0) return false;
  return ask.metrics.length === 0 ? leansWithoutFigure(reading, ask, before) : leansWithFigure(words, ask, before);
}

/** "and last month?", "only mobile", "why?", "from where": some slot is filled, and little else is said. */
function leansWithoutFigure(reading: Reading, ask: Ask, before: Ask): boolean {
  const { words } = reading;
  const isFilled =
    ask.when !== undefined ||
    ask.base !== undefined ||
    ask.filters.length + ask.by.length + reading.bounds.length > 0 ||
    reading.ranking !== undefined ||
    says(words, ...restating, ...asking) ||
    puttingBack.test(typedText(words)) ||
    turningRound.test(typedText(words)) ||
    asksWholeList(words, before.by) ||
    sumOfThem.test(typedText(words)) ||
    words.some(word => ofAll.test(word.text) || points(word, 'both', 'allThree')) ||
    pronoun(words) ||
    opens(words) ||
    bareNumber(words, ask) !== undefined ||
    wholeOf(words) !== undefined ||
    dayOfMonth(before.when, words) !== undefined ||
    shiftOf(words) !== undefined ||
    oneBefore(words, before) !== undefined ||
    (unitInstead(words) !== undefined && !before.by.some(isGrain)) ||
    partSaid(words) !== undefined ||
    inThisTalk({ before, now: ask, words }) !== undefined;
  const served = says(words, 'why') ? ['number', 'why', 'low'] : ['number'];
  const mayBeLeft = says(words, 'forecast') && pronoun(words) ? 2 : 1;
  return isFilled && withoutFillers(words).length <= 9 && leftOver(reading, ask.by, served).length <= mayBeLeft;
}

const restating = ['rate', 'percent', 'share', 'value', 'money'];
const asking = ['why', 'where', 'trend', 'total', 'more', 'how_many', 'how_much', 'forecast', 'by', 'only'];
const ofAll = /^(everywhere|overall|everything|lakhs?|lacs?|crores?|लाख|करोड|together|milake|milakar)$/;

/** "and returns?", "what did they spend there": the figure is new, days and parts are not. */
function leansWithFigure(words: Word[], ask: Ask, before: Ask): boolean {
  if (isWholeQuestion(words, ask) || isAnotherMatter(words, ask)) return false;
  const isOfNoDays = ask.when === undefined || (ask.when.implied === true && refersBack(words));
  if (
    isOfNoDays &&
    (isSameFigure(ask, before) || isSameSplit(words, ask, before) || comparesTwo(words, ask) || isWhatSold(ask, before))
  )
    return true;
  if (alongside.test(typedText(words)) || asksHowLongItLasts(words, ask, before)) return true;
  if (ask.filters.length === 0 && saysBoth(words)) return true;
  if (isOfNoDays && !says(words, ...wholeByThemselves) && namesWhatIsKeptTo(ask, before)) return true;
  if (isOfNoDays && (inThisTalk({ before, now: ask, words }) !== undefined || refersBack(words))) return true;
  if (opens(words) || says(words, 'same') || words.some(word => instead.test(word.text) || points(word, 'its', 'them')))
    return true;
  const isUncut = ask.filters.length === 0;
  if (isOfNoDays && isUncut && isPartInView(ask, before) && !says(words, ...wholeByThemselves)) return true;
  if (ofThem.test(textOf(words)) && isUncut && ask.by.every(each => each === 'product')) return true;
  const said = withoutFillers(words).length;
  if (!isOfNoDays) return isUncut && (saysThere(words) || asksWhichOfThem(words, before));
  return said <= 3 || (isUncut && ask.by.length === 0 && said <= 5 && !says(words, ...wholeByThemselves));
}

/** "pichle mahine kitne bike" after a product's stock: nothing else is said to have been sold. */
const isOfSameGoods = (words: Word[], ask: Ask, before: Ask): boolean =>
  ask.metrics.length === 1 &&
  /^(units_sold|total_sales_revenue)$/.test(ask.metrics[0]!.key) &&
  says(words, 'sold') &&
  ask.filters.length + ask.by.length === 0 &&
  !words.some(word => has(word, 'unit', 'product', 'sales', 'order', 'goods')) &&
  before.filters.some(({ options }) => isGoods(options[0]?.dimension ?? ''));

/** "which product came back most" after returns of last month: the figure is the same, so are its days. */
const isSameFigure = ({ metrics, filters }: Ask, before: Ask): boolean =>
  filters.length === 0 &&
  metrics.length === before.metrics.length &&
  metrics.every(({ key }) => before.metrics.some(each => each.key === key));

/** "which sold least in 30 days" after sarees: no goods are named, so those in view are meant. */
const asksWhichOfThem = (words: Word[], { filters }: Ask): boolean =>
  /^(and |so |ok )*which (ones? )?(sold|sells|sell|moved|did|not|never|have|were|are|got|came)( |$)/.test(
    typedText(words),
  ) &&
  filters.some(
    ({ options: [option], not }) => !not && /^(product_type|collection|vendor)$/.test(option?.dimension ?? ''),
  );

/** "which category has the worst margin" after profit by category: of those days. */
const isSameSplit = (words: Word[], { by: [split, ...more], filters, ranking }: Ask, { by }: Ask): boolean =>
  split !== undefined &&
  more.length === 0 &&
  filters.length === 0 &&
  (ranking !== undefined || /^(and |so |ok |aur )*(which|kaun|kaunsa|konsa) /.test(typedText(words))) &&
  by.length === 1 &&
  by[0] === split &&
  !isGrain(split);

/** "which size sold most" after a kurta: a finer part of the goods in view. */
const isPartInView = ({ by }: Ask, before: Ask): boolean =>
  by.includes('variant') &&
  before.filters.some(({ options: [option], not }) => !not && /^(product|product_type)$/.test(option?.dimension ?? ''));

/** "which pages do the organic visitors land on" after organic search last month: that part of those days. */
const namesWhatIsKeptTo = ({ filters }: Ask, before: Ask): boolean =>
  filters.length > 0 &&
  filters.every(({ options, not }) =>
    before.filters.some(
      kept =>
        kept.not === not &&
        options.some(({ dimension, values }) =>
          kept.options.some(each => each.dimension === dimension && values.every(value => each.values.includes(value))),
        ),
    ),
  );

/** "which products sold most" after the sales of some days, "which product type has the most returns" after refunds: of those days. */
const isWhatSold = ({ metrics, by, filters }: Ask, before: Ask): boolean =>
  filters.length === 0 &&
  by.length === 1 &&
  !isGrain(by[0]!) &&
  [ofSales, ofReturns, ofDiscounts, ofCampaigns].some(kin =>
    [metrics, before.metrics].every(each => each.length > 0 && each.every(({ key }) => kin.test(key))),
  );

const ofSales = /^(units_sold|net_units_sold|total_sales_revenue|net_sales|gross_sales|total_orders)$/;
const ofDiscounts = /^(discounts|discount_rate|discounted_orders|discounted_order_share)$/;
const ofCampaigns = /^(google_ads_|blended_|total_ad_spend$|return_on_ad_spend$)/;
const ofReturns = /^(units_returned|returns_value|return_rate|refunds_paid)$/;

/** "ok. YouTube Lookbook kitna kharch kiya in october": days, figure and part are all said anew. */
const isAnotherMatter = (words: Word[], ask: Ask): boolean =>
  ask.when !== undefined &&
  ask.filters.length > 0 &&
  !says(words, 'same', 'and') &&
  /^(ok|okay|fine|accha|theek|now|show|thanks|phir)$/.test(withoutMarks(words)[0]?.text ?? '');

/** "dono ka stock kitna bacha hai": the two spoken of. */
const saysBoth = (words: Word[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1];
    return (
      points(word, 'both', 'allThree') &&
      (next === undefined || next.kind === 'mark' || next.small || has(next, 'last'))
    );
  });

const instead = /^(instead|badle|bajay)$/;
const ofThem = /(^| )(will|does|did|has|can|is|are|do) (it|they)( |$)/;
const wholeByThemselves = ['ever', 'why', 'define', 'recently', 'should', 'now'];

/** "sessions there on 5 november": of the same page, on other days. */
const saysThere = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      points(word, 'there') && !isThereBe.test(words[at - 1]?.text ?? '') && !isThereBe.test(words[at + 1]?.text ?? ''),
  );

/** "which code brought most new customers then", "which products sold there that day": no answer without what was said before. */
const refersBack = (words: Word[]): boolean =>
  saysThere(words) ||
  thisTime.test(typedText(words)) ||
  words.some((word, at) => {
    const before = words[at - 1]?.text.split(' ').at(-1) ?? '';
    const after = words[at + 1];
    if (/^(then|tab|तब)$/.test(word.text)) return at > 0 && (after === undefined || after.kind === 'mark');
    if (has(word, 'day', 'week', 'month', 'quarter', 'year')) return pointsBy(before, 'that');
    return pointingPairs.test(`${before} ${word.text}`);
  });

const isThereBe = /^(is|are|was|were|be|any)$/;
const pointingPairs =
  /^((of|on|for|from|by|in|with) (it|them|those|these|that)|(are|were|is|was|do|did|does|have|will) (they|these|those))$/;

/** "and what's our return rate this month?": nothing is left open. */
const isWholeQuestion = (words: Word[], ask: Ask): boolean => {
  const said = words.filter(word => word.kind !== 'mark');
  return (
    ask.when !== undefined &&
    has(said[0], 'and') &&
    has(said[1], 'what', 'how_many', 'how_much', 'which') &&
    said.some(word => /^(my|our|the|hamara|hamari|mera|meri)$/.test(word.text)) &&
    !pronoun(words.filter(word => word.used === undefined))
  );
};

const opens = (words: Word[]): boolean => {
  if (/^(no[, ]+)?(i|we|main) (meant|mean)/.test(words.map(word => word.text).join(' '))) return true;
  const first = words.find(word => word.kind !== 'mark');
  const text = words
    .slice(0, 3)
    .map(word => word.text)
    .join(' ');
  return (
    has(first, 'and', 'only', 'except', 'same', 'not', 'compare') ||
    /^(what about|how about|also|now|ok|okay|fine|then|but|or|sorry|i meant|actually|in (rupees|money|value)|show|make it|split|break|clear|reset|aur|phir|accha|theek|instead|go back|same|no|nope|just|and)( |$)/.test(
      text,
    )
  );
};

export const pronoun = (words: Word[]): boolean => words.some(word => points(word, 'it', 'its', 'them', 'some'));
