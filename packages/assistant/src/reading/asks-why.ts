/** Is a reason asked for: why a figure moved, or why two platforms do not agree? */
import type { Ask } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has, mentions, textOf, typedAs } from './words.ts';

export function asksWhy(words: Word[], { periods, metrics }: Reading): boolean {
  if (howSoMuch.test(textOf(words))) return true;
  const why = words.find(word => has(word, 'why'));
  if (!why || !mentions(words, 'why')) return false;
  const isOfNoDays = periods.length === 0;
  if (isOfNoDays && mentions(words, 'define', 'compute')) return false;
  const isOfTwo = metrics.length > 1 && /\bdifferen\w+ between\b/.test(textOf(words));
  if (isOfNoDays && why.text.startsWith('explain') && (isOfTwo || !mentions(words, 'change', 'fall', 'grow')))
    return false;
  const isOutright = words.some((word, at) => has(word, 'why') && (!namesReasons.test(word.text) || opens(words, at)));
  return isOutright || mentions(words, 'fall', 'grow', 'change', 'less', 'more', 'worst', 'best');
}

/** "itni sale kaise": wonder at a figure. */
const howSoMuch =
  /^(?:so |and |but )?how (?:did|do|does|has|have) .* (?:get|gets|got|have|had) so (?:many|much|few|little)\b|^(?:so |and |but )?how (?:did|do|does|has|have|is|was|are) .* (?:do|done|doing|perform|sell|sold|selling|go|gone|grow) so (?:well|badly|poorly|good|bad|fast|slowly)\b|\b(itna|itni|itne) (\S+ ){1,3}(kaise|kaisa)\b|(इतना|इतनी|इतने) (\S+ ){1,3}कैसे/;
/** "return reasons" may be a split; "reasons for returns" at the beginning is not. */
const namesReasons = /^(driver|drivers|driving|reasons?|cause|causes|led to|responsible)$/;
const opens = (words: Word[], at: number): boolean => at <= 1 && typedAs(words[at + 1], 'for', 'behind', 'of');

/** "why is mobile conversion lower than desktop": two parts beside each other, of which none moved. */
export function asksWhyApart(words: Word[], { by: [split], filters, base }: Ask): boolean {
  const areTwo = filters.some(
    ({ options: [option], not }) => !not && option?.dimension === split && option!.values.length === 2,
  );
  return areTwo && base?.kind !== 'named' && !mentions(words, 'fall', 'grow', 'change') && isAbove.test(textOf(words));
}
const isAbove =
  /\b(?:less|more|lower|higher|fewer|better|worse|bigger|smaller|weaker|stronger|cheaper|costlier|behind|ahead) (?:\S+ )*?(?:than|of)\b|(?:^| )(?:se|से) (?:\S+ )?(?:kam|zyada|jyada|behtar|kharab|कम|ज्यादा|बेहतर)(?: |$)/u;

/** Where a conversion is lost is seen in its steps. */
export function besideEachOther(asked: Ask): Ask {
  const { base: _, ranking: __, ...ask } = asked;
  const steps = ask.metrics.some(({ key }) => key === 'store_conversion_rate') ? stepsToBuy : [];
  const isNew = (key: string): boolean => ask.metrics.every(each => each.key !== key);
  return { ...ask, metrics: [...ask.metrics, ...steps.filter(isNew).map(key => ({ key, named: true }))] };
}
const stepsToBuy = ['add_to_cart_rate', 'reached_checkout_rate', 'checkout_completion_rate'];

/** "which product comes back most, and why", "and the worst day? what happened there": the rows are wanted first, and then the reason of the one at the top. */
export const asksRowsAndWhy = (words: Word[], { by, ranking }: Ask): boolean =>
  by.length === 1 && ranking !== undefined && andWhy.test(textOf(words));

const andWhy =
  /(?:\b(?:and|aur|n)|,|और) (?:why|kyu|kyun|kyon|क्यों)(?: (?:is|so|that|do you think))*\W*$|^why (?:and )?(?:the )?(?:worst|best|lowest|highest|weakest|strongest)(?: (?:one|day|week|month))?\W*$/;

/** "Why does GA4 not match Shopify?": the two are set against each other. */
export const asksReconciliation = (words: Word[]): boolean =>
  mentions(words, 'ga4') &&
  (mentions(words, 'shopify') || (mentions(words, 'why', 'not') && mentions(words, 'sales', 'order', 'purchase'))) &&
  words.some(word => disagrees.test(word.text));

/** "How much is the gap": its size is asked for, no reason. */
export const asksGapOnly = (words: Word[]): boolean =>
  !mentions(words, 'why') &&
  mentions(words, 'how_much', 'how_many', 'what') &&
  words.some(word => /^(gap|difference|discrepancy|mismatch|farq|fark|faraq|antar|फर्क|फ़र्क|अंतर)$/.test(word.text));

const disagrees =
  /^(equal|not equal|not match|not matching|matching with|match|tallying|tallying with|tallies|matching|matches|agree|tally|differs?|different|difference|mismatch|discrepancy|why|kyu|kyun|kyon|reconcile|reconciliation|disagree|gap|fewer|less|lower|alag|farq|fark|faraq|antar|फर्क|फ़र्क|अंतर|क्यों)$/;
