/** Which slots of a reading come from the talk, though the question does not name them. */
import type { Ask, CarriedSlot } from '../intent.ts';

export function carriedFrom(said: Ask, merged: Ask, before: Ask): CarriedSlot[] {
  const own = new Set(said.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension)));
  const dimensions = merged.filters.flatMap(({ options }) => options.slice(0, 1).map(({ dimension }) => dimension));
  const isOfThoseDays =
    said.when === undefined && merged.when !== undefined && merged.when.period.from === before.when?.period.from;
  return [
    ...(isOfThoseDays && merged.when!.period.to === before.when!.period.to ? [{ kind: 'period' as const }] : []),
    ...[...new Set(dimensions)]
      .filter(dimension => !own.has(dimension))
      .map(dimension => ({ kind: 'filter' as const, dimension })),
    ...merged.by
      .filter(dimension => !said.by.includes(dimension))
      .map(dimension => ({ kind: 'split' as const, dimension })),
  ];
}
