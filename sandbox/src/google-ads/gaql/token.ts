import { itemAt } from '../../checked.ts';
import { queryProblem } from '../ads-problem.ts';

export type Token = { kind: 'word' | 'text' | 'number' | 'sign' | 'end'; text: string };

const WORD = /[A-Za-z_][A-Za-z0-9_.]*/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;
const SIGN = /!=|>=|<=|[=<>(),*]/y;

/** Words, quoted texts, numbers and signs. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const character = itemAt(query, at);
    if (/\s/.test(character)) {
      at++;
      continue;
    }
    const token = character === "'" || character === '"' ? quoted(query, at) : plain(query, at);
    tokens.push(token.token);
    at = token.end;
  }
  return [...tokens, { kind: 'end', text: '' }];
}

function plain(query: string, at: number): { token: Token; end: number } {
  for (const [kind, pattern] of [
    ['word', WORD],
    ['number', NUMBER],
    ['sign', SIGN],
  ] as const) {
    pattern.lastIndex = at;
    const text = pattern.exec(query)?.[0];
    if (text !== undefined) return { token: { kind, text }, end: at + text.length };
  }
  const character = itemAt(query, at);
  if (character > '~') throw queryProblem('BAD_SYMBOL', `invalid symbol '${character}'.`, character);
  throw queryProblem('UNEXPECTED_INPUT', `unexpected input ${character}.`, character);
}

function quoted(query: string, begin: number): { token: Token; end: number } {
  const quote = itemAt(query, begin);
  let text = '';
  for (let at = begin + 1; at < query.length; at++) {
    const character = itemAt(query, at);
    if (character === quote) return { token: { kind: 'text', text }, end: at + 1 };
    if (character === '\n') throw queryProblem('PROHIBITED_NEWLINE_IN_STRING', 'a text may not contain a new line.');
    if (character === '\\') {
      const next = query[++at];
      if (next === undefined || !/["'\\nrt[\]%_]/.test(next))
        throw queryProblem('BAD_ESCAPE_SEQUENCE', `invalid escape sequence \\${next ?? ''}.`);
      text += next;
    } else text += character;
  }
  throw queryProblem('STRING_NOT_TERMINATED', 'unterminated string.', query.slice(begin));
}
