import { GraphQLError } from 'graphql';

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const LARGEST_PAGE = 250;
/** Objects a query can page through in all. */
const DEEPEST = 25_000;

/** A connection over rows in their order; cursors name the row and the order they belong to. */
export function connection<Item>(
  sorted: readonly number[],
  page: PageArguments,
  { order, itemOf }: { order: string; itemOf: (row: number) => Item },
) {
  const rows = page.reverse ? sorted.toReversed() : sorted;
  const size = sizeOf(page);
  const [from, to] = spanOf(rows, page, { size, order: `${order}${page.reverse ? '-' : ''}` });
  if (to > DEEPEST) throw new GraphQLError(`Paging beyond ${DEEPEST} objects is not possible, narrow the query`);
  const picked = rows.slice(from, to);
  const cursorOf = (row: number) => encode(row, `${order}${page.reverse ? '-' : ''}`);
  return {
    nodes: () => picked.map(itemOf),
    edges: () => picked.map(row => ({ cursor: cursorOf(row), node: () => itemOf(row) })),
    pageInfo: {
      hasNextPage: to < rows.length,
      hasPreviousPage: from > 0,
      startCursor: picked[0] === undefined ? null : cursorOf(picked[0]),
      endCursor: picked.length === 0 ? null : cursorOf(picked.at(-1) as number),
    },
  };
}

function sizeOf({ first, last }: PageArguments): number {
  const size = first ?? last;
  if (size === null || size === undefined) throw new GraphQLError('you must provide one of first or last');
  if (first && last) throw new GraphQLError('providing both first and last is not supported');
  if (size < 0 || size > LARGEST_PAGE) throw new GraphQLError(`first and last must be between 0 and ${LARGEST_PAGE}`);
  return size;
}

function spanOf(
  rows: readonly number[],
  { first, after, before }: PageArguments,
  { size, order }: { size: number; order: string },
): [from: number, to: number] {
  const lowest = after ? placeOf(rows, after, order) + 1 : 0;
  const highest = before ? placeOf(rows, before, order) : rows.length;
  return first === null || first === undefined
    ? [Math.max(lowest, highest - size), highest]
    : [lowest, Math.min(highest, lowest + size)];
}

function placeOf(rows: readonly number[], cursor: string, order: string): number {
  const place = rows.indexOf(decode(cursor, order));
  if (place < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return place;
}

function encode(row: number, order: string): string {
  return Buffer.from(JSON.stringify({ last_id: row, last_value: order })).toString('base64');
}

function decode(cursor: string, order: string): number {
  try {
    const { last_id: row, last_value: value } = (JSON.parse(Buffer.from(cursor, 'base64').toString()) ?? {}) as {
      last_id?: unknown;
      last_value?: unknown;
    };
    return value === order && typeof row === 'number' ? row : -1;
  } catch (error) {
    if (error instanceof SyntaxError) return -1;
    throw error;
  }
}

/** Counts stop at their limit (10,000 unless asked otherwise; null: never). */
export function countOf(count: number, limit: number | null | undefined): { count: number; precision: string } {
  return typeof limit === 'number' && count > limit
    ? { count: limit, precision: 'AT_LEAST' }
    : { count, precision: 'EXACT' };
}
