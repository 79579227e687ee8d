/** What values of a request are called: of places that are written in several ways the one name they have here. */
import { foldedName, isPlace, namesOf } from './place-names.ts';

export type Naming = {
  nameOf: (dimension: string, value: string | null) => string | null;
  /** Of a name every way in which it was written. */
  writtenAs: (dimension: string, name: string | null) => string[];
};

export const asWritten: Naming = { nameOf: (_dimension, value) => value, writtenAs: () => [] };

/** A place without other names is called as it is written first. */
export function oneNameEach(): Naming {
  const first = new Map<string, string>();
  const written = new Map<string, Set<string>>();
  return {
    nameOf: (dimension, value) => {
      if (value === null || !isPlace(dimension)) return value;
      const [official = value] = namesOf(dimension, value);
      const key = `${dimension} ${foldedName(official)}`;
      const name = first.get(key) ?? official.trim();
      first.set(key, name);
      written.set(key, (written.get(key) ?? new Set()).add(value));
      return name;
    },
    writtenAs: (dimension, name) => [...(written.get(`${dimension} ${foldedName(name ?? '')}`) ?? [])],
  };
}
