/** The list of orders, page by page: all of some days or nothing, since a figure of a part would look like one of the whole. */
import type { Period } from '@tillsight/metrics/request';
import { PlatformFailure } from '../failure.ts';
import { at, listAt, numberAt } from '../json.ts';

export type OrderPage = { orders: readonly unknown[]; total: number; pages: number };

/** How many at once is not documented: fewer come where Shiprocket likes fewer, and the number of pages says so. */
export const ordersPerPage = 100;
/** Four thousand orders in pages of a hundred, which takes most of the eight seconds an answer may take. */
export const mostPages = 40;

export type ReadPage = (query: Record<string, string>) => Promise<unknown>;

/** Oldest first: what is booked meanwhile comes at the end and moves no page. */
export async function ordersOf({ from, to }: Period, read: ReadPage): Promise<unknown[]> {
  const ask = async (page: number): Promise<OrderPage> => {
    const query = { from, to, page: String(page), per_page: String(ordersPerPage), sort: 'ASC', sort_by: 'id' };
    const found = pageOf(await read(query));
    if (found === undefined) throw nonsense('something else than a page of orders');
    return found;
  };
  const first = await ask(1);
  if (first.pages > mostPages)
    throw new PlatformFailure('give-up', `Shiprocket has ${first.total} orders in these days.`, { reason: 'too-much' });
  const others = Array.from({ length: first.pages - 1 }, (_, page) => ask(page + 2));
  const pages = [first, ...(await Promise.all(others))];
  const orders = pages.flatMap(page => page.orders);
  const known = new Set(orders.map(order => numberAt(order, 'id')));
  if (known.size !== orders.length || known.has(undefined) || orders.length < first.total)
    throw nonsense(`${orders.length} orders in place of ${first.total}`);
  return orders;
}

/** undefined: no page of orders. */
export function pageOf(body: unknown): OrderPage | undefined {
  const total = numberAt(body, 'meta', 'pagination', 'total');
  const pages = numberAt(body, 'meta', 'pagination', 'total_pages');
  if (!Array.isArray(at(body, 'data')) || !isCount(total) || !isCount(pages)) return undefined;
  return { orders: listAt(body, 'data'), total, pages };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0;
}

function nonsense(what: string): PlatformFailure {
  return new PlatformFailure('retry', `Shiprocket answered with ${what}.`, { reason: 'nonsense' });
}
