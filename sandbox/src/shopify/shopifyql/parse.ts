import type { GroupItem, Modifiers, Query } from './ast.ts';
import { Cursor, listOf } from './cursor.ts';
import { parseComparisonBase } from './parse-comparison.ts';
import { parseCondition } from './parse-condition.ts';
import { parseMoment } from './parse-moment.ts';
import { parseShowItem } from './parse-show.ts';
import { notSupported, QlProblem } from './ql-problem.ts';
import { tokenize } from './token.ts';

/** FROM and SHOW come first; the other clauses in any order, each at most once. */
export function parseQuery(source: string): Query {
  const cursor = new Cursor(tokenize(source));
  const query = emptyQuery();
  readFrom(cursor, query);
  readShow(cursor, query);
  const seen = new Set<string>();
  while (cursor.current.kind !== 'end') {
    const keyword = cursor.expect('word', 'a clause').text.toUpperCase();
    const read = CLAUSES[keyword];
    if (!read) throw unknownClause(keyword);
    if (seen.has(keyword)) throw new QlProblem(`Syntax Error: ${keyword} appears more than once`);
    seen.add(keyword);
    read(cursor, query);
  }
  return query;
}

function emptyQuery(): Query {
  return {
    from: [],
    isOrganization: false,
    show: [],
    where: null,
    groupBy: [],
    timeseries: null,
    modifiers: {
      totals: false,
      groupTotals: false,
      percentChange: false,
      cumulative: false,
      attributions: [],
      currency: null,
      timezone: null,
    },
    having: null,
    since: null,
    until: null,
    during: null,
    compareTo: [],
    orderBy: [],
    limit: null,
    offset: 0,
  };
}

function readFrom(cursor: Cursor, query: Query): void {
  if (!cursor.takeWords('FROM')) throw cursor.unexpected('FROM');
  query.isOrganization = cursor.takeWords('ORGANIZATION');
  query.from = listOf(cursor, each => each.expect('word', 'a schema').text);
}

function readShow(cursor: Cursor, query: Query): void {
  if (!cursor.takeWords('SHOW')) throw cursor.unexpected('SHOW');
  query.show = listOf(cursor, parseShowItem);
}

type ReadClause = (cursor: Cursor, query: Query) => void;

const CLAUSES: Record<string, ReadClause> = {
  WHERE: (cursor, query) => void (query.where = parseCondition(cursor)),
  GROUP: (cursor, query) => {
    expectBy(cursor);
    query.groupBy = listOf(cursor, readGroupItem);
  },
  TIMESERIES: (cursor, query) => void (query.timeseries = cursor.expect('word', 'a time dimension').text),
  WITH: (cursor, query) => void listOf(cursor, each => readModifier(each, query.modifiers)),
  HAVING: (cursor, query) => void (query.having = parseCondition(cursor)),
  SINCE: (cursor, query) => void (query.since = parseMoment(cursor)),
  UNTIL: (cursor, query) => void (query.until = parseMoment(cursor)),
  DURING: (cursor, query) => void (query.during = cursor.expect('word', 'a named period').text.toLowerCase()),
  COMPARE: (cursor, query) => {
    if (!cursor.takeWords('TO')) throw cursor.unexpected('TO');
    query.compareTo = listOf(cursor, parseComparisonBase);
  },
  ORDER: (cursor, query) => {
    expectBy(cursor);
    query.orderBy = listOf(cursor, readOrderItem);
  },
  LIMIT: (cursor, query) => {
    query.limit = wholeNumber(cursor);
    if (cursor.takeWords('OFFSET')) query.offset = wholeNumber(cursor);
  },
};

function unknownClause(keyword: string): QlProblem {
  if (keyword === 'VISUALIZE' || keyword === 'ANNOTATE') return notSupported(`${keyword} is not available in the API`);
  return new QlProblem(`Syntax Error: unexpected '${keyword}'`);
}

function expectBy(cursor: Cursor): void {
  if (!cursor.takeWords('BY')) throw cursor.unexpected('BY');
}

function readGroupItem(cursor: Cursor): GroupItem {
  const only = cursor.takeWords('ONLY');
  if (!only && !isTop(cursor)) return { name: cursor.expect('word', 'a dimension').text, top: null };
  if (!cursor.takeWords('TOP')) throw cursor.unexpected('TOP');
  const count = wholeNumber(cursor);
  const name = cursor.expect('word', 'a dimension').text;
  cursor.takeWords('OVERALL');
  return { name, top: { count, only } };
}

function isTop(cursor: Cursor): boolean {
  return cursor.isWord('TOP') && cursor.peek(1).kind === 'number';
}

function readModifier(cursor: Cursor, modifiers: Modifiers): void {
  if (cursor.takeWords('TOTALS')) modifiers.totals = true;
  else if (cursor.takeWords('GROUP_TOTALS')) modifiers.groupTotals = true;
  else if (cursor.takeWords('PERCENT_CHANGE')) modifiers.percentChange = true;
  else if (cursor.takeWords('CUMULATIVE_VALUES')) modifiers.cumulative = true;
  else if (cursor.takeWords('CURRENCY'))
    modifiers.currency = cursor.expect('text', 'a currency code').text.toUpperCase();
  else if (cursor.takeWords('TIMEZONE')) modifiers.timezone = cursor.expect('text', 'a time zone').text;
  else if (/_ATTRIBUTION$/i.test(cursor.current.text)) modifiers.attributions.push(attributionOf(cursor));
  else throw cursor.unexpected('a modifier');
}

/** The shop knows one visit of each order, which is then its first, its last and its only click. */
function attributionOf(cursor: Cursor): string {
  const name = cursor.take().text.toUpperCase();
  const model = /^(FIRST_CLICK|LAST_CLICK|ANY_CLICK|LINEAR)_ATTRIBUTION$/.exec(name)?.[1];
  if (model === undefined) throw new QlProblem(`The sandbox does not have WITH ${name}, which may not exist.`);
  return model.toLowerCase();
}

function readOrderItem(cursor: Cursor): { name: string; descending: boolean } {
  const name = cursor.current.kind === 'quoted' ? cursor.take().text : cursor.expect('word', 'a column').text;
  const descending = cursor.takeWords('DESC');
  if (!descending) cursor.takeWords('ASC');
  return { name, descending };
}

function wholeNumber(cursor: Cursor): number {
  const value = Number(cursor.expect('number', 'a number').text);
  if (!Number.isInteger(value)) throw new QlProblem('Syntax Error: expected a whole number');
  return value;
}
