/** Is advice asked for, and about what? */
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has, mentions, textOf } from './words.ts';

export function asksAdvice(words: Word[], reading: Reading): boolean {
  const { metrics, periods } = reading;
  if (asksForAWay.test(`${textOf(words)} `) && periods.length === 0) return true;
  if (asksWhatToDoWithIt(words)) return true;
  if (isBareReorder.test(textOf(words)) || namesAim(words, reading)) return true;
  if (asksHowMuchFirst(words)) return false;
  // Beside several figures the others ask for the figures.
  return (
    words.some(word => has(word, 'should') && word.used !== 'metric') ||
    (metrics.length <= 1 && mentions(words, 'reorder_verb', 'scale_verb'))
  );
}

/** "dubai se kitna aata hai.. push karu kya": how much was asked before it. */
function asksHowMuchFirst(words: Word[]): boolean {
  const at = words.findIndex(word => has(word, 'should'));
  const end = words.findLastIndex(({ kind, text }, place) => place < at && kind === 'mark' && /^[.?!…]/u.test(text));
  const isFirst = end > 0 && words.slice(0, end).some(word => has(word, 'how_much', 'how_many'));
  if (isFirst) for (const word of words.slice(end)) word.used ??= 'pointer';
  return isFirst;
}

/** "How can we get more repeat customers", "what can I do about carts": a way is asked for, not a figure. */
const asksForAWay = new RegExp(
  `^(so )?(${[
    'how (can|could|might) (i|we)',
    'how to',
    'how (do|should) (i|we) (get|increase|reduce|improve|sell|lower|cut|bring|grow|raise|win|keep|stop|fix|boost|attract|convert|make)',
    'what (can|could) (i|we) (do|change|try)',
    'any (ideas|tips|suggestions|advice)',
  ].join('|')}) (?!see|find|know|check|view|look|download|export)`,
);

/** "discount them?", "which one should i stop": what to do with what was told. */
export const asksWhatToDoWithIt = (words: Word[]): boolean => whatToDoWithIt.test(textOf(words));
const whatToDoWithIt =
  /^(?:[^?:]{3,40} (?::|-|–) )?(?:(?:and|so|ok|or|then) )*(?:which (?:one|ones|of (?:them|these|those)) (?:should|shall|can|to|do) (?:i |we )?(?:stop|pause|cut|kill|drop|scale|push|raise|discount|clear|restock|reorder|promote|advertise)|(?:should (?:i|we) )?(?:discount|pause|stop|cut|kill|promote|push|clear out|clear|scale) (?:it|that|them|these|those)(?: one| all)?)(?: (?:then|now|first))?(?: \?)*$/;

/** "raise revenue", "increase AOV", "sell more sarees": what is to be reached, which nobody can do at once. */
export const namesAim = (words: Word[], { metrics, filters, periods }: Reading): boolean =>
  metrics.some(({ key, weak }) => !weak || key === 'total_sales_revenue') &&
  periods.length === 0 &&
  !filters.some(({ options: [option] }) => /^(campaign|discount_code)/.test(option!.dimension)) &&
  !mentions(words, 'than', 'compare', 'budget', 'price', 'target_topic') &&
  words.every(({ kind, text }) => kind !== 'number' && text !== '?') &&
  isAim.test(textOf(words));
const isAim =
  /^(?:please |i want to |we want to |i need to |we need to |want to |need to |i would like to |help me |help us |let me )*(?:to )?(?:(?:raise|increase|improve|boost|grow|reduce|lower|cut|double|triple|lift|decrease|maximi[sz]e|minimi[sz]e|bring down|push up)(?: (?:my|our|the|down|up|more))* (?!in |of |by |from |to |the |on |an? )|sell more (?!than |in |on |where|or ))(?:\S+ ?){1,4}$/;

/** "reorder?": what to buy again, and not who bought again. */
const isBareReorder = /^(what to )?re-?order( list| now| report| suggestions?| karna hai kya)?( \?)*$/;

/** "is my Google Ads worth it", "are the ads paying off": what they cost and brought, before any advice. */
export const asksIfAdsPay = (words: Word[]): boolean =>
  mentions(words, 'ad', 'google_ads') &&
  !mentions(words, 'campaign', 'keyword', 'ad_group') &&
  /^did (?:we|i) (?:make|earn) (?:any |good )?money (?:on|from|with) |^(?:(?:so |and |ok )*(?:what|how) about (?:the |our |my )?(?:google )?ads ,? ?)?(is|are|was|were|kya) .*(worth it|worth the money|paying off|paying back|paying for (?:itself|themselves)|worth running|faydemand|working)/.test(
    textOf(words),
  );
