/** Shopify's search syntax: `status:open created_at:>=2026-11-01 (tag:gift OR -sku:"KL 1")`. */
export type Search = SearchOfAll | SearchOfAny | { kind: 'not'; of: Search } | SearchTerm;
type SearchOfAll = { kind: 'all'; parts: Search[] };
type SearchOfAny = { kind: 'any'; parts: Search[] };

export interface SearchTerm {
  kind: 'term';
  /** Null for a bare word. */
  field: string | null;
  comparator: '=' | '<' | '<=' | '>' | '>=';
  value: string;
}

const TOKEN = /\s+|\(|\)|-?(?:(\w+):)?(>=|<=|>|<|=)?(?:"([^"]*)"|'([^']*)'|([^\s()"']+))/y;

type Token = { kind: 'open' | 'close' | 'or' | 'and' | 'not' } | { kind: 'search'; search: Search };

export function parseSearch(text: string | null | undefined): Search {
  const tokens = tokensOf(text ?? '');
  const read = { at: 0 };
  return readAny(tokens, read);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) {
      TOKEN.lastIndex = from + 1;
      continue;
    }
    const token = tokenOf(match);
    if (token) tokens.push(token);
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray): Token | null {
  const [whole, field, comparator, double, single, bare] = match;
  if (whole.trim() === '') return null;
  if (whole === '(') return { kind: 'open' };
  if (whole === ')') return { kind: 'close' };
  if (!field && (bare === 'OR' || bare === 'AND' || bare === 'NOT')) {
    return { kind: bare.toLowerCase() as 'or' | 'and' | 'not' };
  }
  const term: SearchTerm = {
    kind: 'term',
    field: field ?? null,
    comparator: (comparator ?? '=') as SearchTerm['comparator'],
    value: double ?? single ?? bare ?? '',
  };
  return { kind: 'search', search: whole.startsWith('-') ? { kind: 'not', of: term } : term };
}

function readAny(tokens: Token[], read: { at: number }): Search {
  const parts = [readAll(tokens, read)];
  while (tokens[read.at]?.kind === 'or') {
    read.at += 1;
    parts.push(readAll(tokens, read));
  }
  return parts.length === 1 ? (parts[0] as Search) : { kind: 'any', parts };
}

function readAll(tokens: Token[], read: { at: number }): Search {
  const parts: Search[] = [];
  for (;;) {
    const token = tokens[read.at];
    if (!token || token.kind === 'or' || token.kind === 'close') break;
    read.at += 1;
    if (token.kind === 'open') {
      parts.push(readAny(tokens, read));
      if (tokens[read.at]?.kind === 'close') read.at += 1;
    } else if (token.kind === 'not') {
      const next = tokens[read.at];
      if (next?.kind === 'search') {
        parts.push({ kind: 'not', of: next.search });
        read.at += 1;
      }
    } else if (token.kind === 'search') {
      parts.push(token.search);
    }
  }
  return { kind: 'all', parts };
}
