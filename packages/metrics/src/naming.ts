/**
 * What values of a request are called: of places that are written in several ways the one name they have here, of variants the size or the
 * colour that stands in their titles.
 */
import { foldedName, isPlace, namesOf } from './place-names.ts';
import { isTitlePart, partsOfTitle } from './variant-title.ts';

export type Naming = {
  nameOf: (dimension: string, value: string | null) => string | null;
  /** Of a name every way in which it was written. */
  writtenAs: (dimension: string, name: string | null) => string[];
};

export const asWritten: Naming = { nameOf: (_dimension, value) => value, writtenAs: () => [] };

/** Whether several values that a platform writes may be one of ours, so that their rows are put together. */
export const isPutTogether = (dimension: string): boolean => isPlace(dimension) || isTitlePart(dimension);

/** What has no other names is called as it is written first. */
export function oneNameEach(): Naming {
  const first = new Map<string, string>();
  const written = new Map<string, Set<string>>();
  return {
    nameOf: (dimension, value) => {
      if (value === null || !isPutTogether(dimension)) return value;
      const official = officialName(dimension, value);
      if (official === null) return null;
      const key = `${dimension} ${foldedName(official)}`;
      const name = first.get(key) ?? official.trim();
      first.set(key, name);
      written.set(key, (written.get(key) ?? new Set()).add(value));
      return name;
    },
    writtenAs: (dimension, name) => [...(written.get(`${dimension} ${foldedName(name ?? '')}`) ?? [])],
  };
}

const officialName = (dimension: string, value: string): string | null =>
  isTitlePart(dimension) ? partsOfTitle(value)[dimension] : (namesOf(dimension, value)[0] ?? value);
