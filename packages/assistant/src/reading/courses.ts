/** Whether figures are wanted as a course over time, and in which steps. */
import { dayCount } from '@tillsight/metrics/period';
import { isGrain } from '../dimension-kinds.ts';
import type { AskedPeriod } from '../intent.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

export { isGrain };

/** The step of a course that is asked for without one: a trend, a graph, or how something goes on. */
export function courseStep(reading: Reading, by: string[], when: AskedPeriod | undefined): string | undefined {
  if (by.some(isGrain) || by.length > 1 || reading.ranking) return undefined;
  if (when && (goesOn(reading, when) || (stepCounted(reading, when) && comparesSteps(reading, by))))
    return stepCounted(reading, when) ?? grainFor(when);
  return wantsCourse(reading, by, when) ? grainFor(when) : undefined;
}

const wantsCourse = (reading: Reading, by: string[], when: AskedPeriod | undefined): boolean =>
  reading.words.some(
    word =>
      has(word, 'trend') &&
      (word.text !== 'over time' || !isOfOneCustomer(reading)) &&
      // "plot sales by city" is a picture of the cities.
      (by.length === 0 || !isPicture.test(word.text)),
  ) ||
  asksCourse(reading, when) ||
  movesThrough(reading, when);

const isPicture = /^(?:as a |in a |the |a )?(?:\S+ )?(?:plot|graph|chart|visuali[sz]e|visuali[sz]ation|diagram)\w*$/;

/** "customer spend over time" is one figure. */
const isOfOneCustomer = ({ metrics, words }: Reading): boolean =>
  (metrics.length === 0 && words.some(word => has(word, 'customer', 'spend'))) ||
  metrics.some(({ key }) => /lifetime|per_customer|retention|months_since/.test(key));

const isUpOrDown = (words: Reading['words']): boolean =>
  ['grow', 'fall', 'or'].every(each => words.some(word => has(word, each)));

const isGoingOn = (words: Reading['words']): boolean =>
  words.some(word => /rah[iae]|रह[ाीे]|going|been/.test(word.text));

/** "how did the bounce rate move through October". */
const movesThrough = ({ words, metrics }: Reading, when: AskedPeriod | undefined): boolean =>
  has(words[0], 'how') &&
  metrics.length > 0 &&
  when !== undefined &&
  dayCount(when.period) >= 7 &&
  words.some(
    (word, at) =>
      /^(move|moved|develop|developed|evolve|evolved|progress|progressed|go|gone|went|vary|varied|change|changed)$/.test(
        word.text,
      ) && words.slice(at + 1, at + 3).some(each => /^(through|over|across|during|throughout)\b/.test(each.text)),
  );

/** "is it going up or down over the year", "how has it moved since June": a long stretch held against nothing. */
const asksCourse = ({ words, comparison, metrics }: Reading, when: AskedPeriod | undefined): boolean =>
  comparison.kind === undefined &&
  !comparison.directed &&
  metrics.length > 0 &&
  when !== undefined &&
  dayCount(when.period) > ((isUpOrDown(words) && isGoingOn(words)) || hasMoved(words) ? 13 : 45) &&
  !words.some(word => has(word, 'compare', 'than')) &&
  (isUpOrDown(words) || hasMoved(words));

const hasMoved = (words: Reading['words']): boolean =>
  has(words[0], 'how') && /^(has|have)$/.test(words[1]?.text ?? '');

/** "are returns creeping up over the past six months", "has AOV been getting worse this year". */
function goesOn(reading: Reading, when: AskedPeriod): boolean {
  const { words, comparison, periods } = reading;
  if (comparison.kind || comparison.directed || periods.length > 1) return false;
  const at = words.findIndex((word, place) => has(word, 'grow', 'fall') || isBecoming(words, place));
  const isOpen = words.slice(0, Math.max(at, 0)).some(({ text }) => /^(is|are|has|have|do|does|kya|क्या)$/.test(text));
  if (at < 0 || !isOpen || words.some(word => has(word, 'compare', 'than'))) return false;
  const isStill = words.some(word => has(word, 'since') || /^(been|keeps?)$/.test(word.text));
  return stepCounted(reading, when) !== undefined || (isStill && dayCount(when.period) > 45);
}

/** "compare the last three weeks": each of them, and not all of them with those before. */
const comparesSteps = ({ words, comparison, periods, filters }: Reading, by: string[]): boolean =>
  by.length + filters.length === 0 &&
  comparison.kind === undefined &&
  periods.length === 1 &&
  words.some(({ text }) => /^(compare|compared|side by side|tulna|तुलना)$/.test(text)) &&
  !words.some(({ text }) => /^(with|to|against)$/.test(text));

/** "getting worse", "becoming better". */
const isBecoming = (words: Reading['words'], at: number): boolean =>
  has(words[at], 'more', 'less', 'best', 'worst') && /^(getting|becoming|gotten|got)$/.test(words[at - 1]?.text ?? '');

/** "the last six months", "the past eight weeks": more than one of them. */
function stepCounted({ words }: Reading, when: AskedPeriod): string | undefined {
  const days = dayCount(when.period);
  const saysWeeks = words.some(word => word.used === 'period' && has(word, 'week'));
  return when.unit === 'month' && days > 31 ? 'month' : saysWeeks && days > 7 ? 'week' : undefined;
}

export function grainFor(when: AskedPeriod | undefined): string {
  if (!when) return 'week';
  const days = dayCount(when.period);
  return days <= 2 ? 'hour' : days <= 45 ? 'day' : days <= 135 ? 'week' : 'month';
}
