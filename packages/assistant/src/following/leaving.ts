/** "ok leave it.", "Leave dupattas.", "something else now": what was spoken of is left, and the question behind it starts clean. */
import type { Turn } from '../conversation.ts';
import { has, textOf } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { isFigure } from '../words/wish-words.ts';

const lead = String.raw`(?:(?:ok|okay|fine|good|great|right|alright|thanks|no|nah|now|and|so|accha|acha|achha|theek hai|theek h|thik h|thik hai|chalo|arre|haan) (?:[,.] )?)*`;
const stop = String.raw` (?:[.;:!–—]|- )`;
const forNow = '(?:for now|aside|alone|now|then|for the moment|abhi|filhaal)';

type Leaving = {
  name: string;
  examples: readonly string[];
  said: RegExp;
  /** Only a part of the shop is left: the days stay in view. */
  keepsDays?: true;
  /** The words themselves say what comes next, unless the question says it too. */
  keepsWords?: true;
};

/** Each as it stands in front of the next question. */
export const leavings: readonly Leaving[] = [
  {
    name: 'all that was spoken of',
    examples: ['ok leave it. how much stock of candles', 'chalo chodo is hafte return kitne aaye'],
    said: new RegExp(
      String.raw`^${lead}(?:leave (?:it|that|this)(?! one)(?!(?: \S+){1,3} out$)|forget (?:(?:it|this|that)(?! one)|about (?:it|that)(?! one)|(?:about |the )*(?:ads?|stock|returns?|orders?|customers?|traffic|visits|campaigns?))|never ?mind|(?:scrap|stop|skip|ignore) (?:that|it|this)|enough of (?:that|it|this)|(?:ye |yeh |wo |woh |isko |ise |sab |vo )*(?:chho+do|chodo|chhodiye|rehne do|rahne do|jaane do|छोड़ो|छोडो|रहने दो|जाने दो))`,
    ),
  },
  {
    name: 'another matter',
    examples: ['on another note, cod orders last week', 'Something else now, are the lehengas moving', 'different thing: orders by day'],
    said: new RegExp(
      String.raw`^${lead}(?:(?:on to |now )?(?:a |an )?(?:new|different|diff|another|next|other|separate) (?:question|topic|subject|matter|thing)|change of topic|(?:just )?(?:changing|to change|lets change|let us change) (?:the )?(?:subject|topic)(?: a (?:little|bit))?(?: here| now)?|on another note|moving on|(?:now )?something (?:else|different)(?: now| then| entirely)?(?= [,.:;–—-])|(?:dusri|doosri|alag) (?:baat|cheez)(?= [,.:;–—-]))`,
    ),
  },
  {
    name: 'the next matter, in front of a whole question',
    examples: ['ok discounts. how much did we give away', 'ads - are we wasting money anywhere', 'ok returns now. how many last week'],
    said: new RegExp(
      String.raw`^${lead}(?:(?:what|how) about |on |about |the |our )*(?:discounts?|offers?|coupons?|codes?|google ads|ads?|advertising|marketing|campaigns?|returns?|refunds?|stock|inventory|customers?|buyers|traffic|visits?|visitors|website|shipping|dispatch|tax|gst|payments?|emails?|margins?|profits?|organic|seo|checkouts?|carts?|cod|orders?|sales)(?: now| next| first)?${stop}(?= ?(?:\S+ ){0,3}(?:how|what|whats|which|who|is|are|was|were|do|does|did|should|can|any|where|when|show|give|kitn\S*|kaun\S*|kya|konsa)(?: \S+){2,})`,
    ),
    keepsDays: true,
    keepsWords: true,
  },
  {
    name: 'the next matter, moved on to',
    examples: ['Move on to organic. Sessions month by month', 'switching to returns: how many last week'],
    said: new RegExp(String.raw`^${lead}(?:(?:let us|lets|let me|can we) )?(?:mov(?:e|ing)|switch(?:ing)?|turn(?:ing)?|jump(?:ing)?)(?: on| over)? to (?=(?:the |our )?\S+(?: \S+)?${stop})`),
    keepsDays: true,
  },
  {
    name: 'one part of the shop, in a sentence of its own',
    examples: ['Leave dupattas. is Rehaan moving', 'Forget that one. How did Brand Search do', 'leave the tills for now. how is the website', 'ok parking ads. top landing pages this week'],
    said: new RegExp(
      String.raw`^${lead}(?:(?:leav(?:e|ing)|forget(?:ting)?|park(?:ing)?|enough (?:of|about)) (?!out )(?:about )?(?:\S+ ){1,4}?(?:${forNow}(?:${stop}| ,)|(?<! out ${forNow}?)(?=[.;:!–—]))|(?:\S+ ){1,3}(?:ko |ki baat )?(?:chho+do|chodo|rehne do)${stop})`,
    ),
    keepsDays: true,
  },
]; // prettier-ignore

/** The turns that still count behind such words, which leave the question; all of them where nothing is left. */
export function takeLeave(words: Word[], turns: Turn[]): Turn[] {
  const text = textOf(words);
  for (const { said, keepsDays, keepsWords } of leavings) {
    const found = said.exec(text)?.[0].trim();
    if (found === undefined) continue;
    const behind = placeBehind(words, found);
    if (keepsWords) {
      if (words.slice(behind).some(saysFigure)) words.splice(0, behind);
      return turns.slice(-1).map(daysOf);
    }
    if (words.length - behind < 2) continue;
    words.splice(0, behind);
    return keepsDays ? turns.slice(-1).map(daysOf) : [];
  }
  return turns;
}

/** "ok stock. what all is finished" says it again; "ok returns. how many pieces" does not. */
const saysFigure = (word: Word): boolean =>
  (isFigure(word) && !has(word, 'unit')) || has(word, 'came_back', 'finished');

function placeBehind(words: Word[], said: string): number {
  let at = 0;
  for (let left = said.split(' ').length; left > 0 && at < words.length; at += 1)
    left -= words[at]!.text.split(' ').length;
  const next = words.findIndex((word, place) => place >= at && word.kind !== 'mark');
  return next < 0 ? words.length : next;
}

/** A turn of which nothing is left but its days; no other small talk speaks of any. */
const daysOf = ({ requests: [request], ...turn }: Turn): Turn => ({
  ...turn,
  behaviour: 'chat',
  requests: [],
  mentioned: [],
  about: request ? { period: request.period } : turn.about?.period ? { period: turn.about.period } : {},
});
