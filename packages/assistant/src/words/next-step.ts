/** "What was our worst day, and how many visitors did we have that day?": the second question is asked of the row that answers the first. */
import { annotate } from './annotate.ts';
import type { NameIndex } from './names.ts';
import { has } from './wish-words.ts';

export type Steps = { first: string; next: string };

/** Nothing where the last clause points at no row, where it asks nothing, or where nothing before it can have rows. */
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

const longest = 300;
const joints =
  /(?:[,;.?!।–—]\s*|\s)(?:and|aur|also|plus|then|phir|so|और|फिर)(?:\s+(?:then|also|phir))?\s+|[,;.?!।]\s+/giu;
const asking =
  /^(?:tell|show|give|list|how|what|which|who|when|where|did|was|were|do|does|is|are)\b|(?:^|[^\p{L}\p{M}])(?:kitn[aei]|kaun\S*|kya|konsa|bata\S*|dikha\S*|कितन[ाेी]|कौन\S*|क्या|बता\S*|दिखा\S*)(?![\p{L}\p{M}])/iu;

/** A row that is named by its kind, or the place it is. */
const pointing =
  /\bth(?:at|is|e same|at same|at very) (?:one |single |particular )?(?:day|date|week|month|hour|city|town|state|region|country|product|item|piece|kurta|saree|campaign|code|page|channel|source)\b|(?<!\b(?:is|are|was|were|be|been|go|get|got) )\bthere\b(?! (?:is|are|was|were|any|be|still|more|a)\b)|\b(?:wahan|wahaan|us(?:i|ii)? (?:din|hafte|mahine|ghante|shehar|shahar|sheher|city|state|rajya|product|maal|campaign|code|page))\b|वहाँ|वहां|उस(?:ी)? (?:दिन|हफ़्ते|हफ्ते|महीने|घंटे|शहर|राज्य|प्रोडक्ट|कैंपेन|कोड)/iu;

/** "what does AOV mean, and how much was it last month", "ROAS kya hota hai aur hamara kitna hai": a meaning, then the figure. */
const defining =
  /\b(?:mean|means|define|definition|meaning|matlab|kya hot[aei])\b|मतलब|क्या होत[ाी]|^what is (?:an? )?\S+(?: \S+)?$/iu;
const ofIt = String.raw`(?:what|how (?:much|many|high|low|good)) (?:is|was|were|are|has been|have been) (?:it|that|ours?|they)\b|(?:hamar|humar|apn)[aeiy] (?:kitn|kaisa)[aei]?|हमार[ाीे] कितन[ाीे]`;
const itsValue = new RegExp(ofIt, 'iu');
const startsWithItsValue = new RegExp(`^(?:${ofIt})`, 'iu');
