/** A question cut into words, numbers and marks, each knowing what was typed. */
import { normalise } from './normalise.ts';

export type Token = {
  kind: 'word' | 'number' | 'date' | 'site' | 'path' | 'mark';
  /** Normalised. */
  text: string;
  /** For numbers, lakh and crore already multiplied. */
  value?: number;
  /** A number written as money, as a share, or with a multiplier. */
  unit?: 'money' | 'percent' | 'scaled' | 'ordinal';
};

const patterns: [Token['kind'], RegExp][] = [
  ['site', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:com|in|org|net|co|io|ai|example|store|shop|dev)\b(?:\/[^\s,;?!)]*)?/y],
  ['path', /\/[a-z][\w-]*(?:\/[\w-]+)*/y],
  ['date', /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)|\d{1,2}\/\d{1,2}(?![\d/])|(?<!(?:below|above|under|over|than|of|at|is|to|least|most|x) )\d{1,2}\.\d{1,2}\.(?!\d)/y],
  ['number', /(?:₹|rs\.?|inr|\$|€|£)?\s*(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?(?:\s*(?:%|lakhs?|lacs?|crores?|cr|million|mn|thousand|hazaar|hazar|हजार|लाख|करोड|करोर)(?![\p{L}\p{M}\p{N}])|(?:k|l|m)(?![\p{L}\p{M}\p{N}])|(?:st|nd|rd|th)(?![\p{L}\p{M}\p{N}]))?/uy],
  ['word', /#?[\p{L}\p{M}_][\p{L}\p{M}\p{N}_']*/uy],
  ['mark', /\n+|\.{1,}|[^\s]/uy],
]; // prettier-ignore

export function tokensOf(text: string): Token[] {
  // Most of what is known is written like this; there are so many forms that a start waits for them.
  if (plainWords.test(text) && !shortened.test(text))
    return text.split(' ').map(word => ({ kind: 'word', text: word }));
  const plain = normalise(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < plain.length) {
    const token = /\s/.test(plain[at]!) && plain[at] !== '\n' ? undefined : nextToken(plain, at);
    at += token?.length ?? 1;
    if (token && !joinsWords(plain, at, token.token)) tokens.push(token.token);
  }
  return tokens;
}

const plainWords = /^[a-z]+(?: [a-z]+)*$/;
/** What normalising would still take apart. */
const shortened = /nt\b|\b(?:what|how|who|where)s\b/;

/** A hyphen, slash or dot inside "sell-through", "source/medium" or "C.O.D." is no mark of its own. */
function joinsWords(text: string, after: number, token: Token): boolean {
  return (
    token.kind === 'mark' &&
    /^[-/&_]$/.test(token.text) &&
    /\p{L}/u.test(text[after - 2] ?? '') &&
    /\p{L}/u.test(text[after] ?? '')
  );
}

function nextToken(text: string, at: number): { token: Token; length: number } | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined || found === '') continue;
    if (kind === 'path' && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]!)) continue;
    return { token: tokenOf(kind, found), length: found.length };
  }
  return undefined;
}

function tokenOf(kind: Token['kind'], found: string): Token {
  if (kind !== 'number') return { kind, text: found.replace(/'+$/, '') };
  const trimmed = found.trim();
  const money = /^(₹|rs|inr|\$|€|£)/.test(trimmed);
  const digits = /\d[\d,]*(\.\d+)?/.exec(trimmed)![0];
  const suffix = trimmed.slice(trimmed.indexOf(digits) + digits.length).trim();
  const value = Number(digits.replaceAll(',', '')) * (scaleOf(suffix) ?? 1);
  const unit = unitOf(suffix, money);
  return unit ? { kind, text: trimmed, value, unit } : { kind, text: trimmed, value };
}

function unitOf(suffix: string, money: boolean): Token['unit'] {
  if (money) return 'money';
  if (suffix === '%') return 'percent';
  if (/^(st|nd|rd|th)$/.test(suffix)) return 'ordinal';
  return scaleOf(suffix) === undefined ? undefined : 'scaled';
}

/** What lakh, crore, k and their like multiply by. */
export function scaleOf(word: string): number | undefined {
  if (/^(k|thousand|hazaa?r|hajaa?r|हजार)$/.test(word)) return 1e3;
  if (/^(l|lakhs?|lacs?|लाख)$/.test(word)) return 1e5;
  if (/^(m|mn|millions?)$/.test(word)) return 1e6;
  if (/^(cr|crores?|karod|करोड|करोर)$/.test(word)) return 1e7;
  return undefined;
}
