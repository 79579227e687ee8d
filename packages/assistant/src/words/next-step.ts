/** Messages that hold two questions, one after the other: "What was our worst day, and how many visitors did we have that day?" */
import { annotate } from './annotate.ts';
import type { NameIndex } from './names.ts';
import { has, isDated as isOfDays, namesDay } from './wish-words.ts';

/** `ofThose`: the second is of a part of what the first counts; `ofRows`: it is told for the rows of the first, too. */
export type Steps = { first: string; next: string; ofThose?: boolean; ofRows?: boolean };

/** The second question is asked of the row that answers the first. Nothing where it points at no row, or where nothing before it can have rows. */
export function stepsOf(text: string, index: NameIndex | undefined): Steps | undefined {
  if (text.length > longest || ![pointing, itsValue].some(each => each.test(text))) return undefined;
  const joint = [...text.matchAll(joints)].findLast(({ index: at }) => pointing.test(text.slice(at)) || itsValue.test(text.slice(at))); // prettier-ignore
  if (!joint) return undefined;
  const first = text.slice(0, joint.index).trim();
  const next = text.slice(joint.index + joint[0].length).trim();
  if (defining.test(first) && startsWithItsValue.test(next)) return { first, next };
  const ranks = annotate(first, index).some(word => has(word, 'which', 'most', 'least', 'best', 'worst', 'bestseller'));
  return ranks && asking.test(next) && !pointing.test(first) ? { first, next } : undefined;
}

/** Each side of the last joint asks by itself: "what did Bandra take yesterday, and how many bills did they make?" Days at the end are of both. */
export function questionsIn(text: string, index: NameIndex | undefined): Steps | undefined {
  if (text.length > longest) return undefined;
  const sides = [...text.matchAll(betweenQuestions)].map(({ index: at, 0: joint }) => ({
    first: text.slice(0, at).trim(),
    next: text.slice(at + joint.length).trim(),
  }));
  const found = sides.findLast(
    ({ first, next }) =>
      [first, next].every(each => each.split(/\s+/).length > 2) &&
      asksLast(first) &&
      asking.test(next) &&
      !elliptic.test(next),
  );
  const isOpen = found && !isDated(found.first, index) && isDated(found.next, index);
  return found && !isOpen
    ? { ...found, ofThose: ofThose.test(found.next), ofRows: ofRows.test(found.next) }
    : undefined;
}

const isDated = (text: string, index: NameIndex | undefined): boolean =>
  annotate(text, index).some(
    word => isOfDays(word) || namesDay(word) || has(word, 'stock', 'left', 'available', 'on_hand', 'now'),
  );

const ofThose = /\b(?:of|among|from) (?:those|these|them)\b|\b(?:un|us|in)m(?:e|ein)\b|उनमें|इनमें/iu;

const ofRows =
  /\b(?:its?|they|them|their|those|these|that|this|there|each|every|both|all|by|per|which|who|wise|har|un\S*|in(?:ka|ki|ke|me|mein|se)|us\S*|is(?:ka|ki|ke|me|mein|se)|wah?an)\b|उन|उस|इन|इस|हर|वहाँ|वहां|कौन/iu;

/** "… and how many prepaid", "… aur dukaan se kitna": it has its verb from the question before it. */
const elliptic =
  /^(?:how (?:many|much) (?:(?:from|of|in|by|at|through|via) )?(?:\p{L}+ ?){1,2}|.*(?<![\p{L}\p{M}])(?:kitn[aei]|कितन[ाेी]))[.?!।]*$/iu;

/** Its last sentence does: what is told before it goes with it. */
const asksLast = (text: string): boolean =>
  asking.test(
    text
      .split(/[.!?।]\s+/u)
      .at(-1)!
      .trim(),
  );

const longest = 400;
const betweenQuestions =
  /[,;]?\s+(?:and|aur|also|plus|then|phir|और|फिर)(?:\s+(?:then|also|phir|about|roughly|haan))*,?\s+|[?।]\s+(?:(?:and|aur|also|और)(?:\s+also)?,?\s+)?|[.;]\s+(?=(?:how|what|which|who)\b)/giu;
const joints =
  /(?:[,;.?!।–—]\s*|\s)(?:and|aur|also|plus|then|phir|so|और|फिर)(?:\s+(?:then|also|phir))?\s+|[,;.?!।]\s+/giu;
const asking =
  /^(?:tell|show|give|list|how|what|which|who|when|where|did|was|were|do|does|is|are)\b(?! not\b|n't)|(?:^|[^\p{L}\p{M}])(?:kitn[aei]|kaun\S*|kya|konsa|bata\S*|dikha\S*|कितन[ाेी]|कौन\S*|क्या|बता\S*|दिखा\S*)(?![\p{L}\p{M}])/iu;

/** A row that is named by its kind, or the place it is. */
const pointing =
  /\bth(?:at|is|e same|at same|at very) (?:one |single |particular )?(?:day|date|week|month|hour|city|town|state|region|country|product|item|piece|kurta|saree|campaign|code|page|channel|source)\b|(?<!\b(?:is|are|was|were|be|been|go|get|got) )\bthere\b(?! (?:is|are|was|were|any|be|still|more|a)\b)|\b(?:wahan|wahaan|us(?:i|ii)? (?:din|hafte|mahine|ghante|shehar|shahar|sheher|city|state|rajya|product|maal|campaign|code|page))\b|वहाँ|वहां|उस(?:ी)? (?:दिन|हफ़्ते|हफ्ते|महीने|घंटे|शहर|राज्य|प्रोडक्ट|कैंपेन|कोड)/iu;

/** "what does AOV mean, and how much was it last month", "ROAS kya hota hai aur hamara kitna hai": a meaning, then the figure. */
const defining =
  /\b(?:mean|means|define|definition|meaning|matlab|kya hot[aei])\b|मतलब|क्या होत[ाी]|^what is (?:an? )?\S+(?: \S+)?$/iu;
const ofIt = String.raw`(?:what|how (?:much|many|high|low|good)) (?:is|was|were|are|has been|have been) (?:it|that|ours?|they)\b|(?:hamar|humar|apn)[aeiy] (?:kitn|kaisa)[aei]?|हमार[ाीे] कितन[ाीे]`;
const itsValue = new RegExp(ofIt, 'iu');
const startsWithItsValue = new RegExp(`^(?:${ofIt})`, 'iu');
