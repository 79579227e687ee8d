/** Article codes typed in a question, "KL-GUL-WHI-M": they are kept as one word, whatever their parts say. */
import { isKnown, isOrdinary } from './lexicon.ts';

const mark = 'sku_';
const shape = /(?<![\p{L}\p{N}/_.@-])[a-z]{1,6}(?:-[a-z0-9.]{1,8}){2,5}(?![\p{L}\p{N}/_@-])/giu;

export const withWholeCodes = (text: string): string =>
  text.replace(shape, found =>
    isCode(found) ? mark + found.toLowerCase().replaceAll('.', '__').replaceAll('-', '_') : found,
  );

/** The code as the store writes it. */
export const codeOf = (word: string): string | undefined =>
  word.startsWith(mark) ? word.slice(mark.length).replaceAll('__', '.').replaceAll('_', '-').toUpperCase() : undefined;

/** "jul-aug-sep" is a quarter, "mon-wed-fri" are days. */
const ofDays = /^(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/;

/** "week-on-week" and "state-of-the-art" are words; of a code at least two parts are none. */
function isCode(found: string): boolean {
  const parts = found.toLowerCase().split('-');
  const isStrange = (part: string): boolean =>
    part.length <= 4 && !ofDays.test(part) && !isOrdinary(part) && !(isKnown(part) && part.length > 3);
  return parts.length >= 3 && parts.filter(isStrange).length >= 2 && !/^(?:y|m|w|d|q)(?:-o-)/.test(found.toLowerCase());
}
