/** Formulas of the catalogue: numbers, metric keys, `+ - * / ( )` and the word `period_days`. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'key'; key: string }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression };

type Operator = '+' | '-' | '*' | '/';

/** `null`: no figure. `undefined`: left out of the sum, as its platform is not connected. */
export type Part = number | null | undefined;

export const periodDays = 'period_days';

const parsed = new Map<string, Expression>();

/** Throws on a malformed formula: the catalogue is then wrong, not the question. */
export function parseFormula(text: string): Expression {
  const known = parsed.get(text);
  if (known) return known;
  const expression = new Parser(text).whole();
  parsed.set(text, expression);
  return expression;
}

/** The keys a formula names, each once, in order; `period_days` is not one of them. */
export function keysOf(expression: Expression): string[] {
  if (expression.kind === 'number') return [];
  if (expression.kind === 'key') return expression.key === periodDays ? [] : [expression.key];
  return [...new Set([...keysOf(expression.left), ...keysOf(expression.right)])];
}

/** A missing part or a division by zero gives `null`, never 0. */
export function evaluateFormula(expression: Expression, partOf: (key: string) => Part): Part {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind === 'key') return partOf(expression.key);
  const left = evaluateFormula(expression.left, partOf);
  const right = evaluateFormula(expression.right, partOf);
  if (left === null || right === null) return null;
  if (left === undefined || right === undefined) return withoutOne(expression.operator, left, right);
  return calculate(expression.operator, left, right);
}

function withoutOne(operator: Operator, left: number | undefined, right: number | undefined): Part {
  if (operator === '*' || operator === '/') return undefined;
  if (left !== undefined) return left;
  return right === undefined || operator === '+' ? right : -right;
}

function calculate(operator: Operator, left: number, right: number): number | null {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return right === 0 ? null : left / right;
}

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|([-+*/()]))/y;

class Parser {
  readonly #text: string;
  readonly #tokens: string[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = this.#read();
  }

  whole(): Expression {
    const expression = this.#sum();
    if (this.#at < this.#tokens.length) throw this.#malformed(`nothing is expected at "${this.#tokens[this.#at]}"`);
    return expression;
  }

  #sum(): Expression {
    let left = this.#product();
    for (let operator = this.#take('+', '-'); operator; operator = this.#take('+', '-')) {
      left = { kind: 'operation', operator, left, right: this.#product() };
    }
    return left;
  }

  #product(): Expression {
    let left = this.#atom();
    for (let operator = this.#take('*', '/'); operator; operator = this.#take('*', '/')) {
      left = { kind: 'operation', operator, left, right: this.#atom() };
    }
    return left;
  }

  #atom(): Expression {
    const word = this.#tokens[this.#at++];
    if (word === undefined) throw this.#malformed('it ends too early');
    if (word === '(') {
      const inner = this.#sum();
      if (this.#tokens[this.#at++] !== ')') throw this.#malformed('a bracket is not closed');
      return inner;
    }
    if (/^\d/.test(word)) return { kind: 'number', value: Number(word) };
    if (/^\w/.test(word)) return { kind: 'key', key: word };
    throw this.#malformed(`"${word}" is not expected`);
  }

  #take<Wanted extends Operator>(...wanted: Wanted[]): Wanted | undefined {
    const found = wanted.find(operator => operator === this.#tokens[this.#at]);
    if (found) this.#at += 1;
    return found;
  }

  #read(): string[] {
    const words: string[] = [];
    const text = this.#text.trimEnd();
    token.lastIndex = 0;
    while (token.lastIndex < text.length) {
      const at = token.lastIndex;
      const match = token.exec(text);
      if (!match) throw this.#malformed(`"${text.slice(at)}" cannot be read`);
      words.push(match[0].trim());
    }
    return words;
  }

  #malformed(what: string): Error {
    return new Error(`The formula "${this.#text}" is malformed: ${what}.`);
  }
}
