/** Whether figures are wanted as a course over time, and in which steps. */
import { dayCount } from '@tillsight/metrics/period';
import type { AskedPeriod } from '../intent.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

const grains = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'];
export const isGrain = (dimension: string): boolean => grains.includes(dimension);

/** A trend or a graph without a step of time. */
export const wantsCourse = (reading: Reading, by: string[], when: AskedPeriod | undefined): boolean =>
  (reading.words.some(word => has(word, 'trend') && (word.text !== 'over time' || !isOfOneCustomer(reading))) ||
    asksCourse(reading, when) ||
    movesThrough(reading, when)) &&
  !by.some(isGrain) &&
  by.length < 2 &&
  !reading.ranking;

/** "customer spend over time" is one figure. */
const isOfOneCustomer = ({ metrics }: Reading): boolean =>
  metrics.length === 0 || metrics.some(({ key }) => /lifetime|per_customer|retention|months_since/.test(key));

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
  dayCount(when.period) > (isUpOrDown(words) && isGoingOn(words) ? 13 : 45) &&
  !words.some(word => has(word, 'compare', 'than')) &&
  (isUpOrDown(words) ||
    (has(words[0], 'how') && /^(has|have)$/.test(words[1]?.text ?? '')) ||
    (/^(has|have|is|are)$/.test(words[0]?.text ?? '') &&
      words.some(word => has(word, 'grow', 'fall')) &&
      words.some(word => has(word, 'since'))));

export function grainFor(when: AskedPeriod | undefined): string {
  if (!when) return 'week';
  const days = dayCount(when.period);
  return days <= 2 ? 'hour' : days <= 45 ? 'day' : days <= 135 ? 'week' : 'month';
}
