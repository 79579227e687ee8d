/** An order as words: each as it was typed and in one spelling, what is written together taken apart, and where a stop stands. */
import { inOrderLatin } from '../alerts/words.ts';
import { writtenInFull } from '../words/short-spellings.ts';

/** `endsPart`: a comma, a colon or a full stop follows. */
export type OrderWord = { typed: string; plain: string; endsPart: boolean };

const stop = '\u0001';
const devanagariDigits = '०१२३४५६७८९';
const units =
  'k|l|m|cr|x|am|pm|h|hr|hrs|hours?|mins?|d|w|days?|weeks?|lakhs?|lacs?|crores?|haza+r|pc|pcs|units?|pieces?|th|st|nd|rd';

/** Signs that stand for words, and words that are written without a space between them. */
const apart: [RegExp, string][] = [
  [/(\d),(?=\d)/g, '$1'],
  [/[’‘]/g, "'"],
  [/[“”"()[\]]/g, ' '],
  [/(?<=\p{L})@(?=\s|$)/gu, ' '],
  [/\u2026|\.{2,}/g, `${stop} `],
  [/(?<=\s)#\p{L}[\p{L}\p{N}_-]*/gu, ' '],
  [/→|[-=]+>|⇒/g, ' → '],
  [/>=|≥/g, ' ≥ '],
  [/<=|≤/g, ' ≤ '],
  [/(?<=^|[^<>])([<>])/g, ' $1 '],
  [/(?<=^|\s)-(?=\d+(?:\.\d+)?\s?%)/g, ' down '],
  [/(?<=^|\s)\+(?=\d+(?:\.\d+)?\s?%)/g, ' up '],
  [/(?<=\p{L})\+(?=\p{L})/gu, ' and '],
  [/(?<=\p{L}|\d|%)\s?\/\s?(day|d|din|hr|hour|week|wk|month)(?![\p{L}])/gu, ' per $1'],
  [/(?<=\s)[+&](?=\s)/g, ' and '],
  [/₹|(?<![\p{L}\d])(?:rs\.?|inr)(?=\s?\d)/gu, ' ₹ '],
  [new RegExp(`(?<![\\p{L}\\d.#/-])(\\d+(?:\\.\\d+)?)(${units}|%)(?![\\p{L}\\d])`, 'gu'), '$1 $2'],
  [/(?<=\d)%/g, ' % '],
  [/\ba\.m\.?(?=\s|$)/g, 'am'],
  [/\bp\.m\.?(?=\s|$)/g, 'pm'],
  [/(?<=\s)[-–—](?=\s)|[–—]/g, `${stop} `],
  [/[,;:.!?।]+(?=\s|$)/g, `${stop} `],
];

export function orderWords(said: string): OrderWord[] {
  const typed = writtenInFull(said.normalize('NFC').toLowerCase());
  const inDigits = typed.replaceAll(/[०-९]/g, digit => String(devanagariDigits.indexOf(digit)));
  const text = apart.reduce((left, [sign, word]) => left.replace(sign, word), inDigits);
  const words: OrderWord[] = [];
  for (const chunk of text.split(/\s+/)) {
    const typed = chunk.replaceAll(stop, '');
    const last = words.at(-1);
    if (typed !== '') words.push({ typed, plain: inOrderLatin(typed), endsPart: chunk.endsWith(stop) });
    else if (last !== undefined && chunk !== '') last.endsPart = true;
  }
  return words;
}
