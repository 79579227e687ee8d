/**
 * The same thing under the names of several platforms: which product, city or campaign of one is that of another.
 * Within a platform its own ids decide; between platforms names do, capitals aside, unless they are ambiguous.
 */
import type { Figure } from './figures.ts';
import type { SourceName } from './metric.ts';

export type Group = {
  /** Values of the split dimensions, as the platform that came first writes them. */
  split: (string | null)[];
  /** Platforms that know it. */
  sources: Set<SourceName>;
  /** Platforms that gave their own ids of those values, and the ids. */
  identified: Map<SourceName, readonly string[]>;
};

/** Kinds of traffic and of customers are different lists on every platform: equal words mean different things. */
const ownWords = new Set(['traffic_channel', 'customer_type']);

export class SplitGroups {
  readonly all: Group[] = [];
  readonly #splits: readonly string[];
  readonly #byIdentity = new Map<string, Group>();
  readonly #byOwnName = new Map<string, Group[]>();
  readonly #byName = new Map<string, Group[]>();

  constructor(splits: readonly string[]) {
    this.#splits = splits;
    if (splits.length === 0) this.all.push({ split: [], sources: new Set(), identified: new Map() });
  }

  /** Takes in all figures of a slot at once, as exact names have precedence over nearly equal ones. */
  place(source: SourceName, figures: readonly Figure[]): Map<Figure, Group> {
    const placed = new Map<Figure, Group>();
    for (const isExact of [true, false]) {
      for (const figure of figures.filter(each => !placed.has(each))) {
        const group = this.#find(source, figure, isExact) ?? (isExact ? undefined : this.#create(figure));
        if (!group) continue;
        placed.set(figure, group);
        this.#remember(source, figure, group);
      }
    }
    return placed;
  }

  #find(source: SourceName, figure: Figure, isExact: boolean): Group | undefined {
    if (this.#splits.length === 0) return this.all[0];
    const known = figure.identity && this.#byIdentity.get(keyOf([source, figure.identity]));
    if (known) return known;
    const own = this.#byOwnName.get(keyOf([source, figure.split])) ?? [];
    const [only] = own;
    if (only) return own.length === 1 && !(figure.identity && only.identified.has(source)) ? only : undefined;
    if (this.#splits.some(dimension => ownWords.has(dimension))) return undefined;
    const named = this.#byName.get(nameKey(figure.split, isExact)) ?? [];
    const free = named.filter(group => !group.sources.has(source));
    return free.length === 1 ? free[0] : undefined;
  }

  #remember(source: SourceName, { identity, split }: Figure, group: Group): void {
    group.sources.add(source);
    if (identity) {
      group.identified.set(source, identity);
      this.#byIdentity.set(keyOf([source, identity]), group);
    }
    addTo(this.#byOwnName, keyOf([source, split]), group);
  }

  #create({ split }: Figure): Group {
    const group: Group = { split, sources: new Set(), identified: new Map() };
    this.all.push(group);
    addTo(this.#byName, nameKey(split, true), group);
    addTo(this.#byName, nameKey(split, false), group);
    return group;
  }
}

function addTo(index: Map<string, Group[]>, key: string, group: Group): void {
  const known = index.get(key) ?? [];
  if (!known.includes(group)) index.set(key, [...known, group]);
}

function keyOf(parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function nameKey(split: readonly (string | null)[], isExact: boolean): string {
  return keyOf([isExact, isExact ? split : split.map(name => name?.trim().toLowerCase() ?? null)]);
}
