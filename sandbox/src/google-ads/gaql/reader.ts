import { itemAt } from '../../checked.ts';
import { queryProblem } from '../ads-problem.ts';
import { tokensOf } from './token.ts';
import type { Token } from './token.ts';

/** Tokens with a place among them. Keywords are written in any case. */
export class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(query: string) {
    this.#tokens = tokensOf(query);
  }

  get next(): Token {
    return itemAt(this.#tokens, this.#at);
  }

  take(): Token {
    const token = this.next;
    if (token.kind === 'end') throw queryProblem('UNEXPECTED_END_OF_QUERY', 'unexpected end of query.');
    this.#at++;
    return token;
  }

  /** Takes keywords when they all come next. */
  takeWords(...words: string[]): boolean {
    const found = words.every((word, index) => {
      const token = this.#tokens[this.#at + index];
      return token?.kind === 'word' && token.text.toUpperCase() === word;
    });
    if (found) this.#at += words.length;
    return found;
  }

  takeSign(sign: string): boolean {
    if (this.next.kind !== 'sign' || this.next.text !== sign) return false;
    this.#at++;
    return true;
  }

  unexpected(): never {
    const { kind, text } = this.next;
    if (kind === 'end') throw queryProblem('UNEXPECTED_END_OF_QUERY', 'unexpected end of query.');
    throw queryProblem('UNEXPECTED_INPUT', `unexpected input ${text}.`, text);
  }
}

export function nameOf(reader: Reader): string {
  const { kind, text } = reader.next;
  if (kind === 'end') return reader.unexpected();
  if (kind !== 'word') throw queryProblem('BAD_FIELD_NAME', `invalid field name '${text}'.`, text);
  if (/^(from|where|order|limit|parameters)$/i.test(text)) return reader.unexpected();
  return reader.take().text;
}
