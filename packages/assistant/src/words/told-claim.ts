/** A question that names nothing itself is of what was told: "Sarees have become dull this month, I see it from the racks. What is behind it?" */
import type { Word } from './annotate.ts';
import { has, isDated, isFigure, isNamed, namesDay } from './wish-words.ts';

/** The question in full, without the rest of the story; undefined where it is none of these, or of nothing that was told. */
export function claimAsked(question: string, told: readonly Word[][]): string | undefined {
  if (difference.test(question)) {
    const figures = [...new Set(told.flatMap(figuresIn))];
    return figures.length === 2 ? `what is the difference between ${figures.join(' and ')}` : undefined;
  }
  if (!cause.test(question)) return undefined;
  const claims = told.map(words => clausesOf(words).map(clause => clause.filter(isOfClaim)));
  const claim =
    claims.flat().find(words => words.some(isChange) && words.some(word => isFigure(word) || isPart(word))) ??
    claims.flat().find(words => words.some(isFigure) && words.some(word => isDated(word) || namesDay(word))) ??
    claims.map(clauses => clauses.flat()).find(words => words.some(isFigure));
  return claim && `why ${claim.map(({ text }) => text).join(' ')}`;
}

const openers = String.raw`^(?:(?:so|and|but|now|then|ok|okay|well|tell me|any idea|do you know),? )*`;
const difference = new RegExp(
  `${openers}what(?:'s| is| are) (?:the )?(?:exact |actual |real )?differences?(?! (?:between|in|from|to|of))\\b`,
  'iu',
);
const cause = new RegExp(
  `${openers}(?:why(?: (?:is|was|did|has|would) (?:that|this|it)(?: (?:so|be|happen|happened))?)?|what(?:'s| is| was| could be| might be| has been)? ?(?:behind (?:it|that|this)|the (?:reason|cause|matter|problem)(?: (?:for|of|behind) (?:it|that|this))?|going on|happening|happened|went wrong|wrong|caused (?:it|that|this))(?: (?:that|on that|on|in that) (?:day|week|month))?|how come|kya hua(?: tha)?|kyu+n?|kyon|aisa kyu+n?|kya wajah (?:hai|thi)?)(?:,? (?:do you know|any idea|please|then|there|sierra|hai|tha))*[?.! ]*$`,
  'iu',
);

const clausesOf = (words: readonly Word[]): Word[][] =>
  words.reduce<Word[][]>(
    (clauses, word) =>
      joints.test(word.text) ? [...clauses, []] : [...clauses.slice(0, -1), [...clauses.at(-1)!, word]],
    [[]],
  );

const joints = /^(?:,|but|though|while|lekin|magar|लेकिन|मगर)$/u;

const isChange = (word: Word): boolean => has(word, 'fall', 'grow', 'change', 'low', 'less', 'more');
const isPart = (word: Word): boolean => word.names.length > 0 && !word.small;
const isOfClaim = (word: Word, at: number, words: readonly Word[]): boolean =>
  (isFigure(word) && !word.corrected) ||
  has(word, 'abandoned', 'total') ||
  isChange(word) ||
  isNamed(word) ||
  (isPart(word) && word.concepts.length === 0) ||
  isDated(word) ||
  namesDay(word) ||
  has(word, 'this', 'last') ||
  (/^(?:in|on|the|is|iss|pichhl[aei]|इस|पिछले)$/u.test(word.text) &&
    words.slice(at + 1, at + 3).some(each => isDated(each) || namesDay(each))) ||
  (word.kind === 'number' && [words[at - 1], words[at + 1]].some(each => isDated(each)));

/** "net sales", "total sales": words for figures that stand together. */
function figuresIn(words: readonly Word[]): string[] {
  const runs: string[][] = [];
  words.forEach((word, at) => {
    if (!isFigure(word) && !has(word, 'total', 'gross', 'net')) return;
    if (at > 0 && runs.length > 0 && words[at - 1]!.text === runs.at(-1)!.at(-1)) runs.at(-1)!.push(word.text);
    else runs.push([word.text]);
  });
  return runs.map(run => run.join(' '));
}
