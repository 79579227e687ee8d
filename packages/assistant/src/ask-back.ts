/** What becomes of words that no part of the reading accounts for: they are asked about, told to be unknown, or are another topic. */
import type { Ask, Intent } from './intent.ts';
import type { Reading } from './reading/read.ts';
import { has } from './reading/words.ts';
import { isKnown } from './words/lexicon.ts';
import { normalise } from './words/normalise.ts';

/** Words nobody knows may be a name; ideas that found no place are asked about as such. */
export function askBack(left: string[], ask: Ask): Intent {
  return {
    act: 'clarify',
    about: left.every(each => isKnown(each) || /\d/.test(each)) ? 'word' : 'name',
    text: left.join(' '),
    ask,
  };
}

/**
 * What is asked back is quoted as it was typed, in one piece; words that only our own turns of phrase put there are left out.
 * Of several things that lie far apart the largest is asked about: one at a time can be answered.
 */
export function quotedAsTyped(intent: Intent, typed: string): Intent {
  if (intent.act !== 'clarify' || !/^(name|word)$/.test(intent.about)) return intent;
  const unclear = new Set(normalise(intent.text).split(betweenWords));
  const pieces: Piece[] = [];
  for (const { 0: form, index: from } of typed.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const word = normalise(form);
    if (!unclear.has(word) || functionWords.has(word)) continue;
    const last = pieces.at(-1);
    const between = last && typed.slice(last.to, from);
    if (last && isShort(between!)) Object.assign(last, { to: from + form.length, words: last.words + 1 });
    else pieces.push({ from, to: from + form.length, words: 1 });
  }
  const [largest] = pieces.toSorted((a, b) => b.words - a.words);
  return { ...intent, text: largest ? typed.slice(largest.from, largest.to) : '' };
}

type Piece = { from: number; to: number; words: number };

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
/** "sundays better than weekdays" is one thing; what stands in another part of the sentence is not. */
const isShort = (between: string): boolean =>
  !/[.,;:?!]/.test(between) && between.split(betweenWords).filter(Boolean).length <= mostBetween;
const mostBetween = 2;

/** The words of a question as they were typed, which are read without capitals and in one spelling. */
export function asTyped(words: readonly string[], typed: string): string[] {
  const forms = new Map(typed.split(/[^\p{L}\p{M}\p{N}]+/u).map(form => [normalise(form), form]));
  return words.map(word => forms.get(word) ?? word);
}

/** Words that hold a sentence together, and a quotation only from within: "I am not sure what "not" asks for" helps nobody. */
const functionWords = new Set(
  `not no nor dont didnt doesnt isnt arent wasnt cant wont never yet just only even also too again still ever than then so as if but and or because while though that this these those
  it its they them their there he she his her we us our ours you your i me my mine who whom whose which what when where why how is are was were be been being am do does did done has have had
  will would shall should can could may might must a an the of in on at by to for from with without about into onto out over up down off per any some all each every both either neither other others
  another such same own more most less least very much many few one ones thing things get gets got go goes going went let make makes
  hai hain h tha thi the ho hua hui hue hoga hogi raha rahi rahe ka ke ki ko se me mein mai par pe tak bhi hi to toh na nahi nahin kya kyu kyun kyon kab kahan kaun kaunsa konsa kitna kitne kitni kaise
  ye yeh wo woh is us in un iska uska inka unka aur ya lekin magar wala wale wali jo jab tab ab kuch koi sab`.split(
    /\s+/,
  ),
);

/** Real words about nothing of the business are another topic; letters without sense are asked back. */
export function strangerOf(text: string, reading: Reading, ask: Ask): Intent {
  const { words, metrics, breakdowns } = reading;
  if (words.every(({ text: said, small, kind }) => small || kind === 'mark' || ofTheDay.test(said)))
    return { act: 'clarify', about: 'metric', text };
  const { unknown, ordinary } = reading.unread;
  if (unknown.length > 0 && ordinary.length === 0 && words.length <= 4)
    return { act: 'clarify', about: 'nothing', text };
  if (unknown.length > 1 && unknown.length > ordinary.length) return { act: 'clarify', about: 'nothing', text };
  if (unknown.length > 0 && words.some(word => has(word, ...ours)))
    return { act: 'clarify', about: 'name', text: unknown.join(' '), ask };
  const trades = metrics.length + breakdowns.length > 0 || words.some(word => has(word, ...ofTrade));
  if (trades) return { act: 'no-data', topic: [...ordinary, ...unknown].join(' '), ask, text };
  return { act: 'off-topic' };
}

/** "biggest problem", "good news?": of the shop, and of no figure of it. */
const ofTheDay =
  /^(problems?|issues?|concerns?|worr(?:y|ies)|trouble|news|loss|losses|highlights?|lowlights?|risks?|surprises?|biggest|good|bad|worst|best|main|top|major|any)$/;

/** Ideas beside which a strange word is taken for a name. */
const ours = [
  'buy', 'order', 'customer', 'sold', 'purchase', 'product', 'google_ads', 'ad', 'campaign', 'stock', 'discount', 'website',
]; // prettier-ignore
/** Ideas by which a question is about the business, though about nothing the platforms know. */
const ofTrade = [
  'order', 'customer', 'product', 'shipping', 'stock', 'money', 'cost', 'visit', 'people', 'sales', 'store_',
]; // prettier-ignore
