/** For a message that is not read as a whole: the parts of it that ask something by themselves. */
import { annotate, type Word } from './annotate.ts';
import { isSentence } from './background-clauses.ts';
import type { NameIndex } from './names.ts';
import { has, isDated, isNamed, isOfShop, isWish, namesDay } from './wish-words.ts';

/** Reading each part costs as much as reading the whole; nobody asks one thing in more clauses than that. */
const mostParts = 6;
const mostClauses = 12;
const longest = 500;
/** Without a mark, a joint or somebody who wants to know there is one clause. */
const mayHoldParts =
  /[,;:.?!।…()–—]|\b(?:but|so|because|though|although|otherwise|before|as|and|lekin|magar|isliye|kyunki|know|see|tell|ask\w*|wonder\w*|find|check|understand|look\w*|show|curious|sure|hear|idea|p[uo]o?ch\w*|bata\w*|jaanna|dekhna)\b/iu;

/** `isAll`: nothing else is asked; `isBesideTale`: somebody tells something beside it. */
export type AskedPart = { text: string; isAll: boolean; isBesideTale: boolean };

/**
 * The longest first, each with the days that are said by themselves where it has none: "Take the last three months or so."
 * What is left is told of somebody, or is nothing of the shop's, or is asked afterwards.
 */
export function askedParts(text: string, index: NameIndex | undefined): AskedPart[] {
  if (text.length > longest || !mayHoldParts.test(text)) return [];
  const clauses = clausesOf(text);
  if (clauses.length < 2 || clauses.length > mostClauses || !clauses.some(asks)) return [];
  const days = clauses.filter(clause => isOfDays(clause, index));
  const named = namesIn(text, index);
  const isDated = (some: string[]): boolean => some.some(clause => isDatedIn(clause, index));
  const parts = clauses.flatMap((clause, from): AskedPart[] => {
    if (!asks(clause) || !clauses.slice(0, from).every(each => isTold(each, index))) return [];
    const end = clauses.findIndex((each, at) => at > from && !goesOn(each));
    const until = end < 0 ? clauses.length : end;
    return clauses.slice(from, until).flatMap((_, size): AskedPart[] => {
      const part = clauses.slice(from, until - size);
      const rest = clauses.slice(until - size).filter(each => !days.includes(each));
      const asked = rest.filter(each => !isTold(each, index));
      // "how many units per order and what average value in October": the days are of both.
      if (!asked.every(asks) || (!isDated(part) && isDated(rest))) return [];
      const said = [...part, ...(isDated(part) ? [] : days)].join(' ').replace(/[\s,;:–—-]+$/u, '');
      const left = [...clauses.slice(0, from), ...rest];
      return [{ text: said, isAll: asked.length === 0, isBesideTale: left.some(each => isTale(each, index)) }];
    });
  });
  const standing = parts.filter(
    ({ text: part }) =>
      part.length < text.trim().length - 8 &&
      part.split(/\s+/).length > 2 &&
      !pointing.test(part) &&
      isOfOurs(part, index) &&
      // "… brides want the red Banaras Zari. Which colour goes faster?"
      (named === 0 || namesIn(part, index) > 0),
  );
  return standing.toSorted((one, other) => other.text.length - one.text.length).slice(0, mostParts);
}

/** Of somebody, or of nothing that the shop has a word for. */
const isTold = (clause: string, index: NameIndex | undefined): boolean =>
  !asks(clause) && (isTale(clause, index) || annotate(clause, index).every(isIdle));
const isTale = (clause: string, index: NameIndex | undefined): boolean =>
  !asks(clause) && (ofSomebody.test(clause) || isSentence(annotate(clause, index)));
const isIdle = (word: Word): boolean => word.small || (!isWish(word) && !isOfShop(word));
/** "Arjun is sitting with the CA", "he'll do the split himself", "just the total is enough for now". */
const ofSomebody =
  /^(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou)\b|^\p{Lu}\p{Ll}+ (?:is|was|will|has|says|wants|needs|keeps)\b|^just the .* is (?:enough|fine|ok|okay)\b/u;

/** A clause begins behind a mark, at a joint, and where somebody wants to know or see something. */
const clausesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.?!।]["”]?)\s+|(?<=[,;:)…])\s+|\s+[–—-]\s+|\s+(?=\()|\s+(?=(?:but|so|because|though|although|otherwise|before (?:i|we|he|she|they)|as (?:i|we|he|she|they)|and (?:i|we|he|she|they|then|how|what|which|do|does|did|is|are|was|were|can|show|give|tell|compare|who|why|when|where)|lekin|magar|isliye|kyunki)\s)/iu,
    )
    .flatMap(clause =>
      clause.split(wanting).map((each, at) => (at > 0 ? each.replace(/^(?=the |our |my )/iu, 'show ') : each)),
    )
    .map(clause => clause.replace(/^(?:and|but|so|then|or|also|that|ki|to|lekin|magar|isliye)[, ]+/iu, '').trim())
    .filter(clause => /\p{L}/u.test(clause));

const wanting =
  /(?<=\b(?:(?:know|see|tell me|ask|asks|asking|asked|wonder|wondering|find out|check|understand|look(?:ing)? (?:back )?at|show me|curious(?: about)?|sure|hear|idea(?: of)?|puchh?[aeio]?\w*|pooch\w*|batao|bata ?do|jaanna hai|dekhna hai)(?: if| whether| that| ki| about)?),?)\s+(?=(?:mainly |exactly |roughly |really |actually )?(?:how|what|which|who|whose|when|where|why|if|whether|the|our|my|kitn\w+|kaun\w*|kya|kab|kahan?|ky[ou]+n?)\b)/iu;

/** Stricter than of a sentence: "sales in october, that came from the fair" is one wish, and its clauses are none. */
const asks = (clause: string): boolean => opensQuestion.test(clause) || clause.endsWith('?') || inHindi.test(clause);
const opensQuestion =
  /^(?:(?:please|pls|can you|could you|mainly|exactly|roughly|really|actually|just|honestly|ok|okay)[, ]+)*(?:how|what|which|who|whose|when|where|why|do|does|did|is|are|was|were|has|have (?:we|they|our|my|the|any)|can|could|would|will|show|give|list|tell|compare|put|split|break|count|rank|sort)\b/iu;
const inHindi =
  /(?:^|[^\p{L}\p{M}])(?:kitn[aei]|kaun\S*|kab|kah[aà]n?|bata\S*|dikha\S*|कितन[ाेी]|कौन\S*|क्या|कब|कहाँ|कहां|क्यों|बता\S*|दिखा\S*)(?![\p{L}\p{M}])/iu;

/** What follows still belongs to the question, unless somebody tells something of his own. */
const goesOn = (clause: string): boolean => !/^(?:i|we|he|she|they|you|everyone|everybody|because|though|although|otherwise|before|as|just|hum|main|maine|mujhe)\b/iu.test(clause); // prettier-ignore

const pointing =
  /\b(?:it|its|they|them|their|there|those|these|then|here|the (?:two|three|other|others|same)|each|uska|uski|uske|unka|unki|unke|usme|usse|wahan)\b/iu;

const isDatedIn = (clause: string, index: NameIndex | undefined): boolean =>
  annotate(clause, index).some(word => isDated(word) || namesDay(word));

/** "Take the last three months or so.", "Say over the last 30 days." */
function isOfDays(clause: string, index: NameIndex | undefined): boolean {
  const words = annotate(clause, index).filter(word => word.kind !== 'mark');
  return (
    words.length < 9 &&
    words.some(word => isDated(word) || namesDay(word)) &&
    words.every(word => word.small || word.kind === 'number' || isDated(word) || namesDay(word) || isFiller.test(word.text) || has(word, 'show', 'give')) // prettier-ignore
  );
}
const isFiller = /^(?:take|say|let us say|use|over|about|around|roughly|or so|so|fine|is|for|look|only|till|until)$/;

const namesIn = (text: string, index: NameIndex | undefined): number => annotate(text, index).filter(isNamed).length;

const isOfOurs = (part: string, index: NameIndex | undefined): boolean =>
  annotate(part, index).some(word => isNamed(word) || (isOfShop(word) && !isDated(word) && !namesDay(word)));
