/** The second road to every figure: rows of the sandbox's world thrown into groups by plain loops. Nothing of the engine is used here. */
import type { Dictionary } from '@tillsight/sandbox/world/tables';
import type { World } from '@tillsight/sandbox/world/world';

/** Whole days of the world's calendar, both included. */
export type Scene = { world: World; from: number; to: number };

/** `id` tells groups apart that are called alike. */
export type Place = { id: string | number; label: string | null };

export type Keys<Row> = Readonly<Record<string, (row: Row) => Place>>;

export type Figure = { label: string; value: number | null };

/** One metric by plain loops. */
export type Loop = {
  by: (splits: readonly string[]) => Figure[];
  /** What it is where no row lies. */
  nothing: number | null;
};

type Group<Sums> = { label: string; sums: Sums };

export type Table<Sums> = { empty: () => Sums; groups: (splits: readonly string[]) => Group<Sums>[] };

type Parts<Row, Sums> = {
  keys: Keys<Row>;
  empty: () => Sums;
  /** Goes through every row there is; `at` gives the sums of the group a row falls into. */
  fill: (at: (row: Row) => Sums) => void;
};

export function tableOf<Row, Sums>(parts: Parts<Row, Sums>): Table<Sums> {
  const known = new Map<string, Group<Sums>[]>();
  return {
    empty: parts.empty,
    groups: splits => {
      const name = splits.join(' ');
      const groups = known.get(name) ?? groupsOf(parts, splits);
      known.set(name, groups);
      return groups;
    },
  };
}

function groupsOf<Row, Sums>({ keys, empty, fill }: Parts<Row, Sums>, splits: readonly string[]): Group<Sums>[] {
  const groups = new Map<string, Group<Sums>>();
  const placesOf = splits.map(split => {
    const placeOf = keys[split];
    if (!placeOf) throw new Error(`No plain loop knows how its rows fall by ${split}.`);
    return placeOf;
  });
  if (splits.length === 0) groups.set('', { label: '', sums: empty() });
  fill(row => {
    const places = placesOf.map(placeOf => placeOf(row));
    const id = places.map(place => place.id).join('\n');
    const group = groups.get(id) ?? { label: labelOf(places.map(place => place.label)), sums: empty() };
    groups.set(id, group);
    return group.sums;
  });
  return [...groups.values()];
}

/** How a group is called in comparisons; a value nobody knows has a sign of its own. */
export function labelOf(labels: readonly (string | null)[]): string {
  return labels.map(label => label ?? '∅').join(' | ');
}

export function loopOf<Sums>(table: Table<Sums>, value: (sums: Sums) => number | null): Loop {
  return {
    by: splits => table.groups(splits).map(({ label, sums }) => ({ label, value: value(sums) })),
    nothing: value(table.empty()),
  };
}

/** Loops by the key of their metric. */
export function loopsOf<Sums>(
  table: Table<Sums>,
  values: Readonly<Record<string, (sums: Sums) => number | null>>,
): Record<string, Loop> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, loopOf(table, value)]));
}

/** A figure made of two tables, whose groups meet by name. */
export function pairOf<One, Other>(
  one: Table<One>,
  other: Table<Other>,
  value: (one: One, other: Other) => number | null,
): Loop {
  return {
    by: splits => {
      const ones = new Map(one.groups(splits).map(({ label, sums }) => [label, sums]));
      const others = new Map(other.groups(splits).map(({ label, sums }) => [label, sums]));
      const labels = new Set([...ones.keys(), ...others.keys()]);
      return [...labels].map(label => ({
        label,
        value: value(ones.get(label) ?? one.empty(), others.get(label) ?? other.empty()),
      }));
    },
    nothing: value(one.empty(), other.empty()),
  };
}

export function named(text: string | undefined): Place {
  return { id: text ?? '', label: text === undefined || text === '' ? null : text };
}

/** How customers of this story write three cities besides their own name. */
const otherNames: Record<string, string> = { Bangalore: 'Bengaluru', Gurgaon: 'Gurugram', 'New Delhi': 'Delhi' };
export const oneName = (city: string): string => otherNames[city] ?? city;

export function textOf(column: Dictionary, row: number): string {
  return column.values[column.codes[row] ?? -1] ?? '';
}

export function share(over: number, under: number): number | null {
  return under === 0 ? null : over / under;
}

export function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** Day, the Monday of its week, and its month. */
export const calendarKeys: Keys<{ day: number }> = {
  day: ({ day }) => named(isoDay(day)),
  week: ({ day }) => named(isoDay(day - ((day + 3) % 7))),
  month: ({ day }) => named(isoDay(day).slice(0, 7)),
};
