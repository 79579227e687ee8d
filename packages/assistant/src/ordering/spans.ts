/** Which words of an order say what: one span a word at most, the longest first found; what no span has taken names the figure. */
import { amountAt, type Amount } from './amounts.ts';
import { orderWords, type OrderWord } from './order-words.ts';
import type { Phrases } from './phrases.ts';
import { clockAt } from './clock.ts';

/** `cue`: what the words say; words of an amount and of a time of day have their value beside it. */
export type Span<Cue extends string> = { from: number; to: number } & (
  | { cue: Cue }
  | { cue: 'amount'; amount: Amount }
  | { cue: 'clock'; time: string }
);

export type Heard<Cue extends string> = { words: OrderWord[]; spans: Span<Cue>[] };

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What joins has no verb to be helped. */
const joining = setOf('if so and ko me any than within figure filler no joins old old-before all newest threshold');

/** Verbs of Hindi that only help the word before them. */
const helping = setOf(
  `ho hon jaye jaaye jaae jae jayen jaayein jana jaana jata jati jaati jaate jane jaane hone hoye hote hota hoti honge hoga hogi rahe rahi raha rahein rahen lage lagein lagi gaya gaye gayi chala chali chale aaye aane aa le lein de den dein dena do dijiye dijiyega diyo diya
  dio chhod chhodna kar karo karna karein karen kare karke kariye kijiye kijiyega kro kr krna krdo kardo kardena rehna rahiye rahna raho dedo dedena bhej bhejna bhejo lagana lagao laga dilana dila maar maarna mar marna daal dal thok pade mile dikhe wala wale wali waala hai hain tha rakhna rakho`,
);

export function spansIn<Cue extends string>(said: string, vocabularies: readonly Phrases<Cue>[]): Heard<Cue> {
  const words = orderWords(said);
  const spans: Span<Cue>[] = [];
  for (let at = 0; at < words.length;) {
    const span = spanAt(words, at, vocabularies);
    if (span) spans.push(span);
    at = span?.to ?? at + 1;
  }
  return { words, spans };
}

function spanAt<Cue extends string>(
  words: readonly OrderWord[],
  at: number,
  vocabularies: readonly Phrases<Cue>[],
): Span<Cue> | undefined {
  const amount = amountAt(words, at);
  const clock = clockAt(words, at);
  const phrase = vocabularies
    .map(phrases => phrases(words, at))
    .reduce((best, next) => ((next?.length ?? 0) > (best?.length ?? 0) ? next : best), undefined);
  const longest = Math.max(amount?.length ?? 0, clock?.length ?? 0, phrase?.length ?? 0);
  if (longest === 0) return undefined;
  if (phrase?.length === longest) {
    const to = joining.has(phrase.meaning) ? at + longest : helpedBy(words, at + longest);
    return { from: at, to, cue: phrase.meaning };
  }
  if (clock?.length === longest) return { from: at, to: at + longest, cue: 'clock', time: clock.time };
  return amount && { from: at, to: at + amount.length, cue: 'amount', amount };
}

/** "Hote hi" says when, "do ghante" how long. */
function helpedBy(words: readonly OrderWord[], from: number): number {
  let to = from;
  while (to < words.length && words[to - 1]?.endsPart !== true && helping.has(words[to]?.plain ?? '')) {
    if (words[to + 1]?.plain === 'hi' || amountAt(words, to)) break;
    to += 1;
  }
  return to;
}

/** Words at the edges of what names a figure that say nothing of it. */
const small = setOf(
  `the my our a an is are was were be been being get gets got go goes it its we i hum ham you they he she there then ever has have had hamara hamari hamare mera meri mere apna apni apne ka ki ke ko se me mein par pe to toh so if when that
  and or of for on about in at by than tak bhi hi na ho hon rahe raha rahi hai hain ek some with from as up does do did will would should wala wale wali kar kare karein karen koi any only sirf yeh ye woh wo us per andar hua hui hue aa jaye jo agar jab
  level levels dikhe lage chala uska uski unka unki iska iski inka turns turn turned seems seem looks look shows show stays stay ke-liye liye ki-taraf side`,
);
const keptFirst = setOf('jo jis from in at any each every koi kisi some number');

export const saysNothing = ({ plain }: OrderWord): boolean => small.has(plain);

/** The stretches of words that no span has taken, without what says nothing at their edges. `kept`: cues whose words name the figure as well. */
export function restOf<Cue extends string>(
  { words, spans }: Heard<Cue>,
  kept: readonly (Cue | 'amount' | 'clock')[] = [],
): OrderWord[][] {
  const runs: OrderWord[][] = [[]];
  words.forEach((word, at) => {
    const isTaken = spans.some(({ from, to, cue }) => at >= from && at < to && !kept.some(each => each === cue));
    if (!isTaken) runs.at(-1)?.push(word);
    if (isTaken || word.endsPart) runs.push([]);
  });
  return runs.map(bare).filter(run => run.length > 0);
}

function bare(run: readonly OrderWord[]): OrderWord[] {
  const last = run.findLastIndex(word => !saysNothing(word) && !helping.has(word.plain));
  if (last === -1) return [];
  const first = run.findIndex(word => !saysNothing(word) || keptFirst.has(word.plain));
  return run.slice(first, last + 1);
}
