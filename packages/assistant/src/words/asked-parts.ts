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

/**
 * The longest first, each with the days that are said by themselves where it has none: "Take the last three months or so."
 * What is left is told of somebody, or is nothing of the shop's, or is asked afterwards.
 */
export function askedParts(text: string, index: NameIndex | undefined): string[] {
  if (text.length > longest || !mayHoldParts.test(text)) return [];
  const clauses = clausesOf(text);
  if (clauses.length < 2 || clauses.length > mostClauses || !clauses.some(asks)) return [];
  const days = clauses.filter(clause => isOfDays(clause, index));
  const named = namesIn(text, index);
  const parts = clauses.flatMap((clause, from) => {
    if (!asks(clause)) return [];
    const end = clauses.findIndex((each, at) => at > from && !goesOn(each));
    const until = end < 0 ? clauses.length : end;
    return clauses.slice(from, until).flatMap((_, size) => {
      const rest = clauses.slice(until - size).filter(each => !days.includes(each));
      const part = clauses.slice(from, until - size);
      // "how many units per order and what average value in October": the days are of both.
      const isOpen = !part.some(clause => isDatedIn(clause, index)) && rest.some(clause => isDatedIn(clause, index));
      const mayStand =
        clauses.slice(0, from).every(each => isTold(each, index)) &&
        rest.every(each => isTold(each, index) || asks(each));
      return mayStand && !isOpen ? [part] : [];
    });
  });
  const told = parts
    .map(part => [...part, ...(part.some(clause => isDatedIn(clause, index)) ? [] : days)].join(' '))
    .map(part => part.replace(/[\s,;:–—-]+$/u, ''))
    .filter(part => !pointing.test(part) && part.split(/\s+/).length > 2 && isOfOurs(part, index))
    // "… brides want the red Banaras Zari. Which colour goes faster?"
    .filter(part => named === 0 || namesIn(part, index) > 0);
  const shorter = [...new Set(told)].filter(part => part.length < text.trim().length - 8);
  return shorter.toSorted((one, other) => other.length - one.length).slice(0, mostParts);
}

/** Of somebody, or of nothing that the shop has a word for. */
function isTold(clause: string, index: NameIndex | undefined): boolean {
  const words = annotate(clause, index);
  return !asks(clause) && (ofSomebody.test(clause) || isSentence(words) || words.every(isIdle));
}
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
