/** Something that happened, on a day nobody said: "since we raised the price", "jab se ads band kiye". */
import type { Word } from '../words/annotate.ts';

/** `surely`: no figure of other days answers it. */
export type EventWithoutDay = { said: string; surely: boolean };

export function eventWithoutDay(typed: string, words: readonly Word[]): EventWithoutDay | undefined {
  if (words.some(({ used }) => used === 'period')) return undefined;
  for (const { pattern, surely } of events) {
    const said = pattern.exec(typed)?.groups?.['event']?.trim();
    if (said !== undefined && said !== '') return { said, surely };
  }
  return undefined;
}

const doing =
  '(?:rais|increas|hik|chang|cut|dropp?|reduc|lower|launch|stopp?|paus|switch|redesign|revamp|hir|clos|mov|migrat|introduc|add|remov|relaunch|shift|renam|rebrand|turn)(?:e|ed|es|ing|s)?';
const changed =
  '(?:price|rate|cost|shipping|fee|budget|website|site|theme|design|packaging|team|collection|offer) (?:increase|hike|rise|change|cut|drop|revision|redesign|revamp|launch|update)s?';
const event = `(?<event>(?:(?:we|i|you|they|the|our|my|that) )*(?:[a-z]+ ){0,2}?(?:${doing}\\b(?: [a-z]+){0,5}|${changed}))`;
const doneInHindi =
  '(?:bad?ha+ne|ghatane|band karne|shuru karne|badalne|launch karne|hatane|बढ़ाने|घटाने|बंद करने|शुरू करने|बदलने|लॉन्च करने|हटाने)';

const paidOff =
  '(?:really |actually |even )*(?:pay(?:ing)? off|paid off|help(?:ed|ing)?|work(?:ed|ing)?|hurt(?:ing)?|worth it|worthwhile|a good (?:idea|move)|ma[dk]e (?:a|any) difference)';

const events: { pattern: RegExp; surely: boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:since|before and after|before vs\\.? after|before n after|ever since|from when) ${event}`,
      'iu',
    ),
    surely: true,
  },
  {
    pattern: /\bjab se (?<event>(?:\S+ ){1,3}?(?:kiy[ae]|kar[ai]|ki|hu[aei]|gay[aei]|badh\S*|ghat\S*|di[ya]\S*))\b/iu,
    surely: true,
  },
  { pattern: /जब से (?<event>[^,.?।]{4,40})/u, surely: true },
  {
    pattern: new RegExp(`(?<event>(?:\\S+ ){0,3}${doneInHindi}) (?:ke baad|ke pehle|se pehle|के बाद|के पहले|से पहले)`, 'iu'),
    surely: true,
  },
  {
    // What is changed for good, and no campaign, whose own figures tell.
    pattern: new RegExp(
      `^(?:and |so |ok )?(?:did|has|have|was|were|is) (?=[^?.,]*\\b(?:prices?|rates?|mrp|shipping|fees?)\\b)${event} ${paidOff}`,
      'iu',
    ),
    surely: true,
  },
  { pattern: new RegExp(`\\b(?:before|after|by) ${event}`, 'iu'), surely: false },
];
