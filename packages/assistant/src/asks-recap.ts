/** "Put all this in three lines I can send": the answers of a talk once more, a line each. */
import type { Turn } from './conversation.ts';

const nod =
  '(?:(?:ok|okay|great|gr8|good|nice|cool|thanks?|thank you|and|so|now|accha|acha|achha|thik hai|theek hai|ठीक है|अच्छा)[ ,.!]+)*';
const please = '(?:(?:can|could|will|would) you |please |pls |plz )*';
const all =
  '(?:all (?:of )?(?:this|that|it|these|the above)|everything|this|that|it|the above|what we (?:saw|said|found|discussed|talked about))';
const few =
  '(?:a |the )?(?:(?:\\d|one|two|three|four|five|few|couple of|short|quick|small|brief|simple|plain|nice|neat)(?: (?:or|to) (?:\\d|two|three|four|five|six))?[ -]?)+';
const text = '(?:lines?|liners?|points?|bullets?|sentences?|summary|recap|note|message|para|paragraph|table)';
const onward =
  '(?:that |which )?(?:i can |i could |to |for me to |so (?:that )?i can )?(?:fwd|forward|send|share|paste|show|give|pass on|tell|whatsapp|mail|email)\\b[^?.]{0,40}';

const whole = new RegExp(
  `^${nod}${please}(?:${[
    `(?:put|write|sum up|summari[sz]e|recap|wrap up|condense|compile|say|note down) ${all}(?: up| down| together)?(?: (?:in|into|as|to|for) [^?.]{2,60})?`,
    `(?:give|gimme|make|send|write|get|draft|prepare)(?: me| us)? ${few}${text}(?: of ${all})?,? ${onward}`,
    `(?:give|gimme|make|send|write)(?: me| us)? (?:an? |the )?(?:short |quick )?(?:summary|recap) of (?:${all}|our (?:chat|talk))`,
    `(?:ye |yeh |in )?(?:sab|saara|sabka|sab ka|iska|in sab ka|is sab ka)(?: k[aei])? [^?.]{0,40}(?:summary|lines?|line mein|table|short mein|saransh|ek saath)[^?.]{0,60}`,
    `(?:ek )?(?:chhota|chota|chhoti|choti|short)(?: s[aei])? (?:${text}|saransh)(?: bana)?(?: do| de do| dijiye| banao)? (?:sab|in sab|is sab|iska|sabka)(?: k[aei])?(?: [^?.]{0,60})?`,
    '(?:यह |ये )?(?:सब|इस सब|इन सब)(?: का| को)? [^?.]{0,40}(?:सारांश|लाइन|टेबल|संक्षेप)[^?.]{0,60}',
  ].join('|')})$`,
  'iu',
);

const ends = /[\s?.!।]+$/u;
const longest = 160;
/** Lines one reads before forwarding them. */
const most = 4;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };

function asksRecap(typed: string): boolean {
  if (typed.length > longest) return false;
  return whole.test(typed.trim().replace(ends, '').replaceAll(/\s+/g, ' '));
}

/** The turns to be told again, oldest first; nothing where that is not what is asked, or where there are none. */
export function recapAskedAfter(typed: string, turns: readonly Turn[]): Turn[] | undefined {
  if (!asksRecap(typed)) return undefined;
  const told = turns.filter(
    ({ requests, behaviour, question }) => requests.length > 0 && figures.test(behaviour) && !asksRecap(question),
  );
  const [, said = ''] =
    /(\d|two|three|four|five)(?: ?(?:or|to) \S+)? (?:short |quick |plain )?(?:lines?|points?|bullets?|sentences?)/iu.exec(
      typed,
    ) ?? [];
  const count = Math.max(1, numbers[said.toLowerCase()] ?? (Number(said) || most));
  return told.length > 0 ? told.slice(-count) : undefined;
}
const figures = /^(?:answer|assume|partial|explain)$/;
