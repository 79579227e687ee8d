/** Codes that people type: short, and without letters and digits that are taken for one another. */
import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The code in a text, wherever people have put it; null when there is nothing like one. */
export function codeIn(text: string): string | null {
  const found = /\b([2-9A-HJKMNP-Z]{4})[- ]?([2-9A-HJKMNP-Z]{4})\b/i.exec(text);
  return found === null ? null : `${found[1]}-${found[2]}`.toUpperCase();
}

/** Nothing but a code. */
export const isCode = (text: string): boolean =>
  /^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/.test(text.trim().toLowerCase());
