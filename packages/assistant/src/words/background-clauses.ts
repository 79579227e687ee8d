/** Clauses that give the background of a question ("diwali khatam ho gayi", "stuck in a cab"), and the names and days the question borrows from them. */
import type { Word } from './annotate.ts';
import {
  limits,
  seemsOrWonders,
  somebodyDidInHindi,
  somebodyDoes,
  somebodySays,
  somethingCame,
  somethingDoes,
} from './statement-patterns.ts';
import { asksOfFigure, has, isDated, isNamed, isOfShop, isWish, namesDay, textOf } from './wish-words.ts';

/** "hauz khas vs bandra sales, my partner keeps saying hauz khas is dead": a sentence of its own, or something in brackets. */
export function isBackground(words: Word[], asked: Word[], isInBrackets: boolean): boolean {
  const text = textOf(words);
  if (!asked.some(isOfShop)) return false;
  if (words.some(word => has(word, ...asking) || turning.test(word.text))) return false;
  const isSaid = (word: Word): boolean => isSaidAmong(asked, word);
  // "I joined in March": the month of no figure.
  const isOfTheirLife = /^(?:i|we|he|she) /.test(text) && !words.some(namesDay) && !thatTime.test(textOf(asked));
  // What somebody does may touch the shop; names and days only where the question has them too.
  const isPlainlyTold = [somethingCame, seemsOrWonders, somebodyDidInHindi].some(each => each.test(text));
  if (isPlainlyTold || (somebodyDoes.test(text) && !speaksOfFigure(words)))
    return words.every(
      word => isSaid(word) || (!isNamed(word) && (!isOfTime(word) || asked.some(isOfTime) || isOfTheirLife)),
    );
  return (
    (somethingDoes.test(text) || (isInBrackets && words.length > 3 && !limits.test(text))) &&
    words.every(word => isSaid(word) || has(word, ...toldOnly) || (!isWish(word) && !isOfTime(word) && !isOfShop(word)))
  );
}

/**
 * "My brother says Wednesday was dead. How many orders did we get?": of what is told, the days that the question has none of, and the names it points back to.
 * Nothing where there are none, or where it is not sure that they are meant.
 */
export function borrowedWords(words: Word[], asked: Word[]): Word[] | undefined {
  const isAsked = asksOfFigure(asked) || asked.some(word => has(word, 'summary'));
  if (!isAsked || !isSentence(words) || words.some(word => has(word, ...asking))) return undefined;
  const question = textOf(asked);
  const isDated = asked.some(isOfTime) && !thatTime.test(question);
  const lendsDays = !isDated && isSureOfDays(words, question);
  const lendsNames = pointing.test(question) && !asked.some(isNamed);
  const found = words.map(word => (lendsDays && isOfTime(word)) || (lendsNames && isNamed(word)));
  const isLeft = (word: Word, at: number): boolean =>
    !found[at] && (isNamed(word) || (!isDated && isOfTime(word))) && !isSaidAmong(asked, word);
  if (!found.includes(true) || words.some(isLeft)) return undefined;
  return words.filter(({ text }, at) => found[at] || (leads.test(text) && found[at + 1] === true));
}

const leads = /^(?:since|from|on|to|till|until|and|this|last|the|in|at|se|tak)$/;

/** "Last Saturday my phone kept ringing": the day may stand before the sentence. */
export function isSentence(words: Word[]): boolean {
  const undated = words.filter(word => !isOfTime(word) && !/^(?:on|since|last|this)$/.test(word.text));
  const texts = [textOf(words), textOf(undated)];
  return (
    ofSomebody.some(each => texts.some(text => each.test(text))) ||
    (!asksOfFigure(words) && texts.some(text => somethingDoes.test(text)))
  );
}

/** One day is told of; of a month it is sure where it is spoken of: "October was slow", "… that month". */
const isSureOfDays = (words: Word[], question: string): boolean =>
  !isPlanned.test(textOf(words)) &&
  !isOfNow(words) &&
  (words.some(namesDay) || thatTime.test(question) || isOfTime(words[0]!));

const ofSomebody = [somebodyDoes, somebodyDidInHindi, somebodySays, somethingCame];
const isOfTime = (word: Word): boolean => isDated(word) || namesDay(word);
/** "Sir is angry today" speaks of now, "today was slow" of a day. */
const isOfNow = (words: Word[]): boolean =>
  words.every(word => !isOfTime(word) || /^(?:today|tonight|aaj|आज)$/.test(word.text)) && !past.test(textOf(words));
const past = /\b(?:was|were|went|had|did|felt|tha|thi|raha|rahi|sold|made)\b/;
const thatTime =
  /\bsame (?:[a-z0-9]+ )?days?\b|\b(?:that|us) (?:day|week|month|time|weekend|evening|night|morning|din|hafte|mahine)\b|\bsince then\b|\b(?:uske|us ke) baad\b/;
const pointing =
  /\b(?:it|its|they|them|their|there|those|these|uska|uski|uske|unka|unki|unke|usme|usse|wahan|wahaan|waha|vahan)\b|वहां|उसका|उसकी|उसके/;
/** What is still to come is nothing to ask figures of. */
const isPlanned =
  /\b(?:will|shall|going to|gonna|tomorrow|next|coming|plan|plans|planning|meeting|audit|review|visit|visiting|opens?|leaving|joining|wants?|needs?)\b|(?:n[aei]|wal[aei]) (?:hai|hain|h|hoga|hu|hoon)$|raha h(?:u|oo|oon|un)$/;

const ofTeam = /^(?:the |our |my )?(?:\S+ ){0,2}(?:team|staff|guys?|boys?|manager|department|head|lead)\b/;

/** "the reasons people gave", unlike "customers complained". */
function speaksOfFigure(words: Word[]): boolean {
  if (/^(?:i|we|he|she|they|you)$/.test(words[0]!.text) || ofTeam.test(textOf(words))) return false;
  const first = words.find(word => !word.small);
  return first !== undefined && isOfShop(first) && !has(first, 'customer', 'vendor', 'staff_member', 'realtime', 'wholesale'); // prettier-ignore
}

const isSaidAmong = (asked: Word[], word: Word): boolean =>
  asked.some(other => other.text === word.text || (isOfShop(other) && has(other, ...word.concepts)));

/** Who asks or turns something round does not tell. */
const asking = 'what which who where when how how_many how_much why except compare define'.split(' ');
const turning = /^(?:only|or|than|vs|versus|above|below|most|least|best|worst|highest|lowest|top|bottom)$/;
/** Ideas no figure of which is at hand. */
const toldOnly = ['during', 'courier', 'follower', 'realtime', 'grow', 'fall'];

const subject =
  '(?:we|i|they|he|she|you|it|somebody|someone|everyone|people|prices?|google|things|(?:the|my|our|that|this|a|an|all the|all our) (?:[^ ,.?!]+ ){0,3}?[^ ,.?!]+|[^ ,.?!]+ [^ ,.?!]+)';
/** What happened on a day: a price that was raised, a campaign that was paused, a button that broke. */
const happened =
  '(?:raised|hiked|increased|put up|cut|reduced|dropped|lowered|slashed|changed|revised|updated|paused|stopped|switched|turned|started|began|launched|opened|reopened|closed|ran|went|was|were|got|broke|failed|crashed|leaked|came|had|posted|published|shot|sent|moved|shifted|relaunched|restocked|added|removed|introduced|hit|fell|died|vanished|expired|ended|finished|joined|left|shut|released|pushed|tried|made|bumped|tweaked|swapped|replaced)';
const acts =
  '(?:go|goes|sleep|leave|leaves|call|calls|place|order|decide|decides|meet|meets|talk|speak|start|starts|open|opens|close|closes|lock|shut|shuts|sit|reply|sign|pay|file|send|print|travel|fly|drive|head|step|finish|lose|stock|book|commit|board|log|begin|begins|make|take|tell|write|submit|approve|renew|arrive|arrives|come|comes|walk|walks|get|gets|wake|wakes|show|shows|ask|asks|say|anything|negotiate|announce|present|report|confirm|order|reorder|plan|share|update)';

/** "… before the rush", "… before I sleep"; a day that is named is not told. */
export const beforeWhat: readonly RegExp[] = [
  /(?<= )(?:well |just |right )?(?:before|ahead of|in time for) (?:the |all the |this |our |my )*(?:(?:big|morning|evening|usual|weekend|lunch|festive|holiday|wedding|crazy|real|next) )*(?:rush|crowds?|crunch|madness|chaos|storm|peak|hustle|frenzy|craziness|shutters?|lights? go(?:es)? out|closing time|opening time|bed|bedtime|breakfast|dinner|tea)(?= |$).*$/u,
  new RegExp(`(?<= )before ${subject} (?:can |have to |has to |must |could |even |actually )*${acts}(?: .*)?$`, 'u'),
];

/** "… since 6 October when we raised the rate": what happened on the day that was named. */
export const whenItHappened = new RegExp(
  `(?<= )(?:that is |which is |the day |that was |which was )?(?:when|the day|because that is when|as that is when) ${subject} (?:had |have |has |just |first |suddenly |finally |last )*${happened}(?: .*)?$`,
  'u',
);
export const whenAtOnce = new RegExp(
  `^(?:that is |which is |that was |which was )?(?:when|the day) ${subject} (?:had |have |has |just |first |suddenly |finally |last )*${happened}(?: .*)?$`,
  'u',
);

/** "lying awake here", "stuck in a cab", "at the airport", "sipping chai": where somebody is and does. */
export const whereabouts =
  /^(?:i am |am |we are |still |just |currently |here |all |wide |half )*(?:stuck|awake|asleep|alone|bored|tired|sleepless|exhausted|busy|sick|unwell|late|jet ?lagged|(?!(?:excluding|including|leaving|ignoring|comparing|returning|counting|selling|missing|starting|ending|beginning|splitting|showing|looking|pending|shipping|according|regarding|during|following|considering|barring|skipping|removing|adding|running|using|opening|closing|remaining|landing|outstanding|existing|upcoming|incoming|morning|evening|nothing|something|anything|everything|processing|clothing|wedding|packing|marketing|advertising|remarketing|browsing|shopping|buying|paying|ordering|booking|setting|keeping|putting|taking|not)(?: |$))[a-z]{3,}ing)(?: .*)?$/u;
export const places =
  /^(?:i am |am |we are |still |just |currently )*(?:at|on|in|inside|from|outside) (?:the |a |an |my |our )?(?:way|airport|station|bus|train|metro|cab|taxi|auto|car|lift|gym|bank|temple|hospital|clinic|kitchen|bed|shower|traffic|queue|flight|plane|lounge|hotel|restaurant|cafe|market|wedding|function|party|meeting|call|road|highway|godown)(?: (?:home|to|back|now|here|right|at|of|in|and|again|already|with|for|till|until|on) ?.*)?$|^stuck in traffic(?: .*)?$|^over (?:coffee|chai|tea|lunch|breakfast|dinner|drinks)(?: here| now| with .*)?$|^(?:i am |am )?(?:wide |half |still |lying |sitting |barely )*(?:awake|asleep)(?: .*)?$|^(?:lying|sitting|standing) (?:here|down|alone|in bed|at home|by the .*)$|^(?:can|could) not (?:sleep|wait|resist|stop|help|focus|concentrate|find|remember|open|log)(?: .*)?$/u;

/** "diwali khatam ho gayi", "ab shaadi ka season shuru ho gaya hai": how the year goes. */
export const seasonTold =
  /^(?:ab |abhi |अब )?(?:to |toh )?(?:diwali|navratri|dussehra|holi|rakhi|eid|festivals?|tyohar|tyohaar|festive season|shaa?di(?:yon)? (?:ka |ke |ki )?season|shaa?di(?:yan|yaan)|wedding season|garmi(?:yan)?|sardi(?:yan)?|thand|barish|season|दिवाली|त्योहार|शादी का सीजन|शादियां|सर्दी|ठंड) (?:bhi |to |toh |भी )?(?:khatam|khatm|shuru|start|over|aa|nikal|beet|badh|is (?:over|done|here|on|gone|finished)|has (?:started|begun|ended|come|gone)|खत्म|शुरू|शुरु|आ|बीत|बढ)(?: (?:ho |ही |हो )?(?:gay[aie]|chuk[aie]|rahi|raha|rahe|गई|गया|गए|चुकी|चुका))?(?: (?:hai|hain|h|है|हैं))?$/u;
