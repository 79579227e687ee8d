import { QlProblem } from './ql-problem.ts';
import type { Token, TokenKind } from './token.ts';

/** The parser's place in the tokens. Keywords are compared without regard to case. */
export class Cursor {
  readonly #tokens: Token[];
  #at = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  get current(): Token {
    return this.#tokens[Math.min(this.#at, this.#tokens.length - 1)] as Token;
  }

  peek(ahead: number): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)] as Token;
  }

  take(): Token {
    const token = this.current;
    this.#at += 1;
    return token;
  }

  isWord(...words: string[]): boolean {
    return this.current.kind === 'word' && words.includes(this.current.text.toUpperCase());
  }

  /** Takes a run of keywords, or nothing when the first of them does not come next. */
  takeWords(...words: string[]): boolean {
    if (!words.every((word, at) => this.peek(at).kind === 'word' && this.peek(at).text.toUpperCase() === word)) {
      return false;
    }
    this.#at += words.length;
    return true;
  }

  takeSymbol(symbol: string): boolean {
    if (this.current.kind !== 'symbol' || this.current.text !== symbol) return false;
    this.#at += 1;
    return true;
  }

  expect(kind: TokenKind, what: string): Token {
    if (this.current.kind !== kind) throw this.unexpected(what);
    return this.take();
  }

  expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(`'${symbol}'`);
  }

  unexpected(wanted: string): QlProblem {
    const { text, line, column } = this.current;
    return new QlProblem(`Syntax Error: expected ${wanted} but found '${text}' at line ${line}, column ${column}`);
  }
}

/** `one, two, three`: reads one, then more of them after each comma. */
export function listOf<Item>(cursor: Cursor, read: (cursor: Cursor) => Item): Item[] {
  const items = [read(cursor)];
  while (cursor.takeSymbol(',')) items.push(read(cursor));
  return items;
}
