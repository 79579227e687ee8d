import type { Fault } from '../platform-module.ts';
import type { OrderList } from './order-list.ts';

/**
 * Faults this module plays by name. Operations: login, logout, orders, other. Answers: nonsense, wrong-types, extra-keys, empty,
 * short-page (a page lacks its last order), other-days (an order of other days is among them).
 */
export function changedByFault(fault: Fault | null, list: OrderList): OrderList {
  const [first, ...rest] = list.data;
  if (fault?.name === 'empty')
    return { data: [], meta: { pagination: { ...list.meta.pagination, total: 0, count: 0, total_pages: 1 } } };
  if (fault?.name === 'extra-keys')
    return { ...list, data: list.data.map(order => ({ ...order, something_new: '1' })) };
  if (fault?.name === 'wrong-types')
    return { ...list, data: list.data.map(order => ({ ...order, status: 7, shipments: 'one' })) };
  if (fault?.name === 'short-page') return { ...list, data: list.data.slice(0, -1) };
  if (fault?.name === 'other-days' && first !== undefined)
    return { ...list, data: [{ ...first, created_at: '24 Jul 2019, 11:11 AM' }, ...rest] };
  return list;
}
