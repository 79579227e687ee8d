/** All figures of a request in one table: by group, by moment, by measure; and what an absent figure means there. */
import { figuresOf } from './figures.ts';
import type { Answers, Figures } from './figures.ts';
import { callOf, sourceOf } from './measure.ts';
import type { Metric } from './metric.ts';
import { asWritten, oneNameEach } from './naming.ts';
import type { Naming } from './naming.ts';
import type { Part } from './formula.ts';
import type { TablePlan } from './plan.ts';
import { SplitGroups } from './split-groups.ts';
import type { Group } from './split-groups.ts';
import { momentKey } from './time-frame.ts';
import type { Slot } from './slot.ts';

export type Side = 'current' | 'base';
export type Place = { group: Group; moment: string };

export type FigureTable = {
  plan: TablePlan;
  groups: readonly Group[];
  names: Naming;
  /** Places stand under each of their spellings, as what was asked cannot be added up over them. */
  isApart: boolean;
  /** The value of a slot at a place; `null` where there is no figure. */
  valueAt: (slotName: string, place: Place, side: Side) => number | null;
};

type Column = { slot: Slot; figures: Figures; cells: Map<Group, Map<string, Partial<Record<Side, Part>>>> };

/** Two spellings of a place are one row, as are the titles of one size, unless one of the figures cannot be told of both together. */
export function figureTableOf(plan: TablePlan, answers: Answers): FigureTable {
  const table = tableOf(plan, answers, oneNameEach());
  return table.isApart ? { ...tableOf(plan, answers, asWritten), isApart: true } : table;
}

function tableOf(plan: TablePlan, answers: Answers, names: Naming): FigureTable {
  const groups = new SplitGroups(plan.splits);
  const columns = new Map<string, Column>();
  const listed = new Map<Group, Set<string>>();
  for (const [name, slot] of plan.slots) {
    const figures = figuresOf(slot, plan, answers, names);
    const column: Column = { slot, figures, cells: new Map() };
    columns.set(name, column);
    const placed = groups.place(sourceOf(slot.measure), [...figures.current, ...figures.base]);
    for (const side of ['current', 'base'] as const) {
      for (const figure of figures[side]) {
        const group = placed.get(figure);
        if (!group) continue;
        const moments = column.cells.get(group) ?? new Map<string, Partial<Record<Side, Part>>>();
        column.cells.set(group, moments);
        listed.set(group, (listed.get(group) ?? new Set()).add(listOf(slot.measure)));
        const key = momentKey(figure.moment);
        moments.set(key, { ...moments.get(key), [side]: figure.value });
      }
    }
  }
  return {
    plan,
    groups: groups.all,
    names,
    isApart: [...columns.values()].some(({ figures }) => figures.clash === true),
    valueAt: (name, place, side) => {
      const column = columns.get(name);
      return column ? valueIn(column, place, { plan, side, listed }) : null;
    },
  };
}

/** `listed`: in which lists of the platforms a group has a row. */
type Around = { plan: TablePlan; side: Side; listed: ReadonlyMap<Group, ReadonlySet<string>> };

function valueIn(column: Column, place: Place, around: Around): number | null {
  const value = column.cells.get(place.group)?.get(place.moment)?.[around.side];
  if (value !== undefined) return value;
  return isNothing(column, place, around) ? 0 : null;
}

/** An absent figure is 0 where sums are complete, the platform knows the thing, and the moment is in its reach. */
function isNothing({ slot, figures }: Column, place: Place, { plan, side, listed }: Around): boolean {
  if (!slot.measure.additive || figures.isMissing || !figures.isComplete) return false;
  if (plan.splits.length > 0 && !place.group.sources.has(sourceOf(slot.measure))) return false;
  // What has no name is another rest in every list: that one of them lacks it says nothing.
  if (place.group.split.includes(null) && !listed.get(place.group)?.has(listOf(slot.measure))) return false;
  const { moments, baseMoments } = plan.frame;
  const moment = (side === 'current' ? moments : baseMoments).get(place.moment);
  return moment !== undefined && !(figures.since && moment.firstDay < figures.since);
}

/** Calls of one dataset of Shopify's mean the same by a row without a name, whatever they keep. */
function listOf(measure: Metric): string {
  return 'shopify' in measure.source ? `shopify ${measure.source.shopify.dataset}` : callOf(measure);
}
