import { itemAt } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import type { Facts, Grain } from '../facts/facts.ts';
import { NOT_SET } from './column.ts';
import type { Column } from './column.ts';
import { eventColumns, itemColumns, orderColumns, pageColumns } from './other-columns.ts';
import { timeColumn, timeNames } from './time-columns.ts';
import type { Span } from './time-columns.ts';
import { visitColumn, visitNames } from './visit-columns.ts';

const isTime = new Set(timeNames);
const isVisit = new Set(visitNames);

/** The grain a dimension belongs to; null: any, since the visit or the clock decides. */
export function grainOfDimension(name: string): Grain | null {
  if (Object.hasOwn(orderColumns, name)) return 'purchases';
  if (Object.hasOwn(itemColumns, name)) return 'items';
  if (Object.hasOwn(pageColumns, name)) return 'pages';
  return Object.hasOwn(eventColumns, name) ? 'events' : null;
}

/** A dimension over facts; null where these facts cannot be split by it. Dimensions this shop never fills are `(not set)`. */
export function columnOf(name: string, facts: Facts, { world, span }: { world: World; span: Span }): Column | null {
  if (isTime.has(name)) return facts.grain === 'ads' && isFiner(name) ? null : timeColumn(name, facts, span);
  if (isVisit.has(name)) return overVisits(name, facts, world);
  const grain = grainOfDimension(name);
  if (grain === null) return { values: [NOT_SET], codeAt: () => 0 };
  if (grain !== facts.grain) return null;
  const makers = { purchases: orderColumns, items: itemColumns, pages: pageColumns, events: eventColumns };
  const entries = { purchases: facts.order, items: facts.variant, pages: facts.page, events: facts.event };
  const { values, codeOf } = itemAt(makers[grain as keyof typeof makers], name)(world);
  const entry = itemAt(entries, grain as keyof typeof entries);
  return { values, codeAt: row => codeOf(itemAt(entry, row)) };
}

function overVisits(name: string, facts: Facts, world: World): Column | null {
  const { values, ofVisit, lookup, ofOrigin } = visitColumn(world, name);
  if (facts.grain === 'ads') {
    const { origin } = facts;
    return ofOrigin && origin ? { values, codeAt: row => ofOrigin(Math.max(0, itemAt(origin, row))) } : null;
  }
  const { visit } = facts;
  return visit === null ? { values, codeAt: ofVisit, lookup } : { values, codeAt: row => ofVisit(itemAt(visit, row)) };
}

/** Below a day. */
function isFiner(name: string): boolean {
  return /hour|minute/i.test(name);
}
