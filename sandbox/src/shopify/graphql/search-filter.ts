import { localTime } from '../../world/calendar.ts';
import { parseSearch, type Search, type SearchTerm } from './search-syntax.ts';

/** How one search field judges a row; a text, a number or a moment. */
export type FieldFilter =
  | { text: (row: number) => string | readonly string[] | null }
  | { number: (row: number) => number | null }
  /** Minutes since 1970 on the store's clock. */
  | { moment: (row: number) => number | null }
  | { test: (row: number, value: string) => boolean };

export interface SearchResult {
  isKept: (row: number) => boolean;
  /** Fields the resource does not have: the platform ignores them and says so in `extensions.search`. */
  unknown: string[];
}

export function searchFilter(
  query: string | null | undefined,
  fields: Record<string, FieldFilter>,
  timeZone: string,
): SearchResult {
  const unknown: string[] = [];
  const judge = (search: Search): ((row: number) => boolean) => {
    if (search.kind === 'all' || search.kind === 'any') {
      const parts = search.parts.map(judge);
      return search.kind === 'all' ? row => parts.every(part => part(row)) : row => parts.some(part => part(row));
    }
    if (search.kind === 'not') {
      const inner = judge(search.of);
      return row => !inner(row);
    }
    const field = fields[search.field ?? 'default'];
    if (!field) {
      unknown.push(search.field ?? search.value);
      return () => true;
    }
    return termFilter(search, field, timeZone);
  };
  return { isKept: judge(parseSearch(query)), unknown };
}

function termFilter(term: SearchTerm, field: FieldFilter, timeZone: string): (row: number) => boolean {
  if ('test' in field) return row => field.test(row, term.value);
  if ('text' in field) return row => textFits(field.text(row), term.value.toLowerCase());
  if ('number' in field) {
    const wanted = Number(term.value);
    return row => fits(field.number(row), term.comparator, { from: wanted, to: wanted + 1 });
  }
  const span = momentSpan(term.value, timeZone);
  return row => fits(field.moment(row), term.comparator, span);
}

/** A star at the end asks for a beginning; otherwise the whole text has to fit. */
function textFits(found: string | readonly string[] | null, wanted: string): boolean {
  const texts = typeof found === 'string' ? [found] : (found ?? []);
  return texts.some(text => {
    const own = text.toLowerCase();
    return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted;
  });
}

/** `from` is the wanted value, `to` the first one behind it: a whole day where only a date is given. */
function fits(
  value: number | null,
  comparator: SearchTerm['comparator'],
  { from, to }: { from: number; to: number },
): boolean {
  if (value === null || Number.isNaN(from)) return false;
  if (comparator === '<') return value < from;
  if (comparator === '>=') return value >= from;
  if (comparator === '<=') return value < to;
  return comparator === '>' ? value >= to : value >= from && value < to;
}

function momentSpan(text: string, timeZone: string): { from: number; to: number } {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (isDate) {
    const from = Date.parse(`${text}T00:00:00Z`) / 60_000;
    return { from, to: from + 1440 };
  }
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const epoch = Date.parse(hasZone ? text : `${text}Z`);
  if (Number.isNaN(epoch)) return { from: NaN, to: NaN };
  if (!hasZone) return { from: epoch / 60_000, to: epoch / 60_000 + 1 };
  const { day, minute } = localTime(epoch, timeZone);
  const from = day * 1440 + minute;
  return { from, to: from + 1 };
}
