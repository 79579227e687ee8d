/** Are days of the week held against each other, as they usually are? */
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import type { Word } from '../words/annotate.ts';
import { unitAt } from '../days/moment.ts';
import { has, textOf } from './words.ts';

/** "is Saturday better than Sunday", "saturday zyada bikta hai ya sunday": days of the week against each other, as they usually are. */
export function areRivals(words: Word[]): boolean {
  const named = weekdays.filter(day => words.some(word => has(word, day)));
  const text = textOf(words);
  const isDated = words.some(
    ({ kind }, at) => kind === 'date' || (kind === 'number' && !(has(words[at - 1], 'last') && unitAt(words[at + 1]))),
  );
  if (named.length < 2 || isDated) return false;
  return areWithin(text) || ((usually.test(text) || isOfWeekend.test(text)) && !once.test(text));
}

/** "saturday vs sunday sales": the two days of a weekend, as they usually are. */
const isOfWeekend = /\b(saturdays?|sat) (vs|versus|against|v) (sundays?|sun)\b/;

/** "friday vs saturday orders last week", "monday vs sunday in october": two days of one longer stretch. */
const areWithin = (text: string): boolean =>
  (/day\w* (vs|versus|against|v) \w+day/.test(text) &&
    (text.match(/\b(last|this|past) (week|wk|month|mnth|quarter)\b/g) ?? []).length === 1) ||
  (/day\w* (vs|versus|against|v|or|and) (?:on )?\w+day/.test(text) && severalWeeks.test(text));

const severalWeeks = new RegExp(
  `(?:^|\\b(?:vs|versus|against|or|compare)\\b.*)\\b(?:(?:last|past) (?:\\d+|two|three|four|five|six|few|couple of) (?:weeks|months)|(?:in|during|over|for) (?:${months.join('|')}))\\b`,
);

const usually =
  /^(is|are|do|does)\b|\b(usually|generally|normally|typically|hai|hain|hota|hoti|hote|bikta|bikti|bikte|aata|aate|aati)\b|है|होती|होता|आते|बिकता/;
const once =
  /\b(did|was|were|had|tha|thi|hua|hui|hue|gaya|gayi|gaye|bika|biki|bike|last|this|past|next|pichle|pichla|aaya|aayi|aaye)\b|था|थी|हुआ|पिछले|आए/;
