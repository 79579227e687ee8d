/** Questions about the last answer itself: "is that good?", "is it getting better?", "show that again". */
import { samePeriodLastYear } from '@tillsight/metrics/period';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

const ifGood = [
  /^(?:and |so |ok |but )?(?:is|are|was|were) (?:that|this|it|these|those|they)(?: a| an)?(?: lot| good| bad| ok| okay| fine| normal| usual| high| low| enough| healthy| decent| great| poor| too| much| number| figure| result| one| or| not)+$/,
  /^(?:how|what) (?:good|bad|normal|usual) (?:is|are) (?:that|this|it|these|those)$/,
  /^(?:kya )?(?:ye|yeh|yah|wo|woh|itna|itne|itni)(?: to| toh)? (?:accha|achha|acha|achchha|theek|thik|sahi|bura|kharab|zyada|jyada|kam|normal)(?: hai| h| hain)?(?: kya| na| ya kharab| ya bura| ya kam)?$/,
  /^(?:accha|achha|acha|theek|thik|sahi|bura|kharab|zyada|kam) (?:hai|h|hain)(?: kya| na)? (?:ye|yeh|yah|wo|woh)(?: kya)?$/,
  /^(?:क्या )?(?:ये|यह|वो|वह|इतना|इतने)(?: तो)? (?:अच्छा|अच्छे|ठीक|सही|बुरा|खराब|ज्यादा|कम)(?: है| हैं)?(?: क्या| या खराब| या बुरा)?$/,
];

export const asksIfGood = (words: Word[]): boolean => ifGood.some(pattern => pattern.test(typedText(words)));

/** The last answer once more, weighed, or held against the days before it: nothing else is asked. */
export function askedAgain(words: Word[], last: Ask, calendar: Calendar): Ask | undefined {
  const text = typedText(words);
  if (asksIfGood(words)) return weighed(last, calendar);
  if (again.test(text)) return last;
  return ifBetter.test(text) ? { ...last, base: { kind: 'previous' } } : undefined;
}

/** "show that again" */
const again =
  /^(?:ok |please |ek baar )*(?:(?:show|tell|say|repeat|give)(?: me| it| that| this| us)*(?: again| once more)?|(?:phir se|fir se|dobara|dubara|wapas|फिर से|दोबारा) (?:batao|bata do|dikhao|bolo|बताओ|दिखाओ))$/;

/** "Is it getting better?" */
const ifBetter =
  /^(?:and |so |but )?(?:is|are|was|were) (?:it|that|this|they|these|things) (?:getting |going )?(?:better|worse|improving|growing|falling|rising|dropping|up|down|increasing|decreasing)(?: or .*| now)?$/;

/** The year before where it is known, else the days before. */
function weighed(ask: Ask, { begins }: Calendar): Ask {
  if (!ask.when) return ask;
  const yearAgo = ask.when.earlier ?? samePeriodLastYear(ask.when.period);
  const isKnown = begins === undefined || yearAgo.from >= begins;
  return { ...ask, base: isKnown ? { kind: 'named', period: yearAgo } : { kind: 'previous' } };
}
