import { GraphQLError } from 'graphql';
import { instantOf } from '../../../world/calendar.ts';
import type { StoreFacts, World } from '../../../world/world.ts';

export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The row behind `gid://shopify/Product/123`, or -1. */
export function rowOf(id: string, type: string, { base, length }: { base: number; length: number }): number {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(id);
  if (!match)
    throw new GraphQLError(`Invalid global id '${id}'`, { extensions: { code: 'argumentLiteralsIncompatible' } });
  const row = Number(match[2]) - base;
  return match[1] === type && row >= 0 && row < length ? row : -1;
}

export function money(minor: number, store: StoreFacts) {
  return { amount: (minor / 100).toFixed(2).replace(/(\.\d)0$/, '$1'), currencyCode: store.currency };
}

export function moneyBag(minor: number, store: StoreFacts) {
  return { shopMoney: money(minor, store), presentmentMoney: money(minor, store) };
}

/** A local day and minute as the API writes moments: UTC, to the second. */
export function moment(world: World, day: number, minute: number): string {
  return new Date(instantOf(day, minute, world.store.timeZone)).toISOString().replace(/\.\d+Z$/, 'Z');
}
