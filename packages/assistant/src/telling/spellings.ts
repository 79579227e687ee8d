/** Which other names of a place its row or its figure counts: "Delhi counts New Delhi too." */
import { foldedName, isPlace, namesOf } from '@tillsight/metrics/place-names';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';

export function spellingLine(results: readonly MetricResult[], shop: Shop): string | undefined {
  const others = new Map<string, Set<string>>();
  const note = (name: string, written: readonly string[]): void => {
    const more = written.filter(each => foldedName(each) !== foldedName(name));
    if (more.length > 0) others.set(name, new Set([...(others.get(name) ?? []), ...more]));
  };
  for (const { spellings = [], request } of results) {
    for (const { name, written } of spellings) note(name, written);
    for (const { dimension, is = [] } of request.where ?? []) {
      if (!isPlace(dimension)) continue;
      for (const [name, said] of Map.groupBy(is, value => namesOf(dimension, value)[0] ?? value)) note(name, said);
    }
  }
  const parts = [...others].map(([name, more]) => ({ name, others: [...more].toSorted(byName) }));
  return parts.length > 0 ? sentencesFor(shop).notes.spellings(parts) : undefined;
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
