import { QlProblem } from './ql-problem.ts';

export type TokenKind = 'word' | 'number' | 'date' | 'offset' | 'text' | 'quoted' | 'symbol' | 'end';

export interface Token {
  kind: TokenKind;
  /** Words and symbols as written, texts without their quotes. */
  text: string;
  line: number;
  column: number;
}

/** Order matters: a date before a number, an offset (`30d`) before a number. */
const FORMS: { kind: TokenKind | 'space'; form: RegExp }[] = [
  { kind: 'space', form: /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y },
  { kind: 'date', form: /\d{4}-\d{2}-\d{2}(T\d{2}(:\d{2}(:\d{2})?)?)?(?![\w-])/y },
  { kind: 'offset', form: /\d+(min|s|h|d|w|m|q|y)(?!\w)/iy },
  { kind: 'number', form: /\d+(\.\d+)?(?!\w)/y },
  { kind: 'word', form: /[A-Za-z_]\w*(\.[A-Za-z_]\w*)*/y },
  { kind: 'text', form: /'(?:[^'\\]|\\.)*'/y },
  { kind: 'quoted', form: /"[^"\n]+"/y },
  { kind: 'symbol', form: /<=|>=|!=|[-+*/(),=<>]/y },
];

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const found = matchAt(source, at);
    if (!found) throw new QlProblem(`Syntax Error: unexpected character at ${where(source, at)}`);
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: bare(found), ...placeOf(source, at) });
    at += found.text.length;
  }
  tokens.push({ kind: 'end', text: 'end of query', ...placeOf(source, at) });
  return tokens;
}

function matchAt(source: string, at: number): { kind: TokenKind | 'space'; text: string } | undefined {
  for (const { kind, form } of FORMS) {
    form.lastIndex = at;
    const match = form.exec(source);
    if (match) return { kind, text: match[0] };
  }
  return undefined;
}

function bare({ kind, text }: { kind: TokenKind | 'space'; text: string }): string {
  if (kind === 'text') return text.slice(1, -1).replace(/\\(.)/g, '$1');
  return kind === 'quoted' ? text.slice(1, -1) : text;
}

function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function where(source: string, at: number): string {
  const { line, column } = placeOf(source, at);
  return `line ${line}, column ${column}`;
}
