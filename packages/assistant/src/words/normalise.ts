import { plainSpelling } from '../readable-text.ts';

/** One spelling for everything that looks or sounds the same, so that later stages compare plain strings. */
export function normalise(text: string): string {
  // Most words are written as they are read: a tenth of the time of a question went into looking at them once more.
  if (everyday.test(text) && !respelt.test(text)) return withApostrophes(text.toLowerCase());
  const plain = foldDevanagari(plainSpelling(text))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\p{L}) (?:\+|n|nd) (?=\p{L})| & /giu, ' and ')
    .toLowerCase()
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(do|does|did|have|has|had|is|are|was|were|could|would|should)nt\b/g, '$1 not')
    .replace(/\b(what|how|who|where|when|that|it|there|here)'s\b/g, '$1 is')
    .replace(/\b(what|how|who|where)s\b/g, '$1 is')
    .replace(/\b(what|how|where|who)'ll\b/g, '$1 will')
    .replace(/^((?:\S+ ){0,2})(you|u)'re\b/, '$1you are')
    .replace(
      /\b(we|it|they)'ll (?=(?:still |ever |even |actually )?(?:sell|make|do|get|reach|hit|cross|beat|touch|end|finish|close|earn|see|run|have)\b)/g,
      '$1 will ',
    )
    .replace(/'(s|re|ve|ll|d|m)\b/g, '');
  return withApostrophes(plain);
}

/** Letters, digits and plain marks, with nothing that is spelt in another way below. */
const everyday = /^[a-z\d ,.?!]*$/i;
const respelt = / nd? |nt\b|\b(?:what|how|who|where)s\b/i;

const withApostrophes = (text: string): string =>
  text.replace(withoutApostrophe, (_, said?: string, owner?: string) => said ?? owner ?? 'i am');

/** "last weeks orders", "octobers returns", "googles conversions", "im checking": the apostrophe is left out as often as not. */
const withoutApostrophe =
  /\b(?:((?:last|this|next|previous) (?:week|month|quarter|year|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day))s(?= \p{L})|(yesterday|today|january|february|april|june|july|august|september|october|november|december|google|shopify)s(?= \p{L})|im(?= \p{L}))/gu;

/** Digits become Latin; dots below letters, nasal signs and half nasals, which people type both ways, become one. */
function foldDevanagari(text: string): string {
  return text
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[डढ]\u093c/g, 'र')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[नमणङञ]\u094d(?=[क-ह])/g, '\u0902')
    .replace(/।/g, '.');
}

export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

/** Latin letters for a Hindi word, near enough to compare it with what people type in Latin letters. */
export function latinOf(word: string): string {
  let latin = '';
  const letters = Array.from(word);
  letters.forEach((letter, at) => {
    const consonant = consonants[letter];
    if (consonant !== undefined) latin += consonant + inherentVowel(letters, at);
    else latin += vowels[letter] ?? '';
  });
  return asSpoken(latin);
}

/** A consonant carries an "a" unless a vowel sign or the vowel killer follows, or the word ends. */
function inherentVowel(letters: string[], at: number): string {
  const next = letters[at + 1];
  if (next === undefined) return '';
  return consonants[next] !== undefined || next === '\u0902' || independent.includes(next) ? inherent : '';
}

/** Such a vowel, until it is known whether it is heard. */
const inherent = '*';

/** Between two syllables it is not: "इतना" is "itna" and "बदलना" is "badalna". */
function asSpoken(latin: string): string {
  let said = latin;
  for (let at = said.lastIndexOf(inherent); at > 0; at = said.lastIndexOf(inherent, at - 1))
    if (/[aeiou*][a-z]h{0,2}$/.test(said.slice(0, at)) && /^[a-z]h{0,2}[aeiou*]/.test(said.slice(at + 1)))
      said = said.slice(0, at) + said.slice(at + 1);
  return said.replaceAll(inherent, 'a');
}

const independent = 'अआइईउऊएऐओऔऑऍ';

const consonants: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh',
  ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l',
}; // prettier-ignore

const vowels: Record<string, string> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e', 'ा': 'a', 'ि': 'i', 'ी': 'i',
  'ु': 'u', 'ू': 'u', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', 'ं': 'n', 'ृ': 'ri',
}; // prettier-ignore

/** The consonants a word is heard by: "ystrday", "yesterday" and "yestarday" share one. */
export function skeleton(word: string): string {
  return word
    .replace(/^x/, 's')
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}
