/** "How?" after an answer: how its figures were found, whatever they were. Nothing of it is read as a question for figures. */
import type { Turn } from './conversation.ts';

const ends = /[\s?.!।]+$/u;
const whole = new RegExp(
  `^(?:(?:ok|okay|but|and|accha|acha|lekin|par|अच्छा|लेकिन) )?(?:${[
    'how',
    'how so',
    'how (?:did|do) you (?:get|calculate|compute|count|find|know|arrive at|work out)(?: (?:this|that|it|these|those))?(?: (?:number|figure|figures|numbers|amount|value))?',
    'how (?:is|was|were|are) (?:this|that|it|these|those)(?: (?:number|figure|figures|numbers))? (?:calculated|computed|counted|worked out|found)',
    'where (?:does|did|do) (?:this|that|it|these|those)(?: (?:number|figure|figures|numbers))? come from',
    'show (?:me )?(?:the |your )?(?:query|queries|working|workings|calculation|source)',
    '(?:yeh |ye |ise |isko |yah )?kaise(?: (?:nikala|nikali|nikale|gina|gini|pata(?: chala)?|aaya|aayi|aaye|hisaab kiya))?(?: (?:hai|yeh|ye|tumne|aapne))?',
    '(?:यह |ये |इसे |इसको )?कैसे(?: (?:निकाला|निकाली|निकाले|गिना|गिनी|पता(?: चला)?|आया|आई|आए|हिसाब किया))?(?: (?:है|यह|तुमने|आपने))?',
  ].join('|')})$`,
  'iu',
);

/** Whether a message asks nothing but how the answer before it was found. */
export const asksHow = (text: string): boolean =>
  text.length <= 80 && whole.test(text.trim().replace(ends, '').replaceAll(/\s+/g, ' '));

/** The turn whose figures are asked after; nothing where that is not what is asked, or where there were none. */
export const askedAfter = (text: string, turns: readonly Turn[]): Turn | undefined =>
  asksHow(text) ? turns.findLast(({ requests }) => requests.length > 0) : undefined;

const ofFigures = /^how did you get (.{3,200})$/iu;

/** "How did you get net sales yesterday": the figures it names, where they are read as such. */
export const figuresAskedAfter = (text: string): string | undefined =>
  ofFigures.exec(text.trim().replace(ends, ''))?.[1];
