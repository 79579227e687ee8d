import { addAt, itemAt } from '../../../checked.ts';
import type { Measure, Part } from './dataset.ts';
import type { GroupedRows, Grouping } from './group-rows.ts';
import { keeps } from './select-rows.ts';

/** Adds a measure to the totals of its rows' groups. Millions of rows come by, so the plain cases have their own loops. */
export function addUp(totals: Float64Array, measure: Measure, { rows, groups }: GroupedRows): void {
  const { via, values, bit, filter } = measure;
  if (filter || via !== null) {
    readMeasure(measure, { rows, groups }, (group, value) => {
      addAt(totals, group, value);
    });
  } else if (values === null) {
    for (let at = 0; at < groups.length; at++) addAt(totals, itemAt(groups, at), 1);
  } else if (bit === undefined) {
    for (let at = 0; at < groups.length; at++) addAt(totals, itemAt(groups, at), itemAt(values, itemAt(rows, at)));
  } else {
    for (let at = 0; at < groups.length; at++)
      if ((itemAt(values, itemAt(rows, at)) & bit) !== 0) addAt(totals, itemAt(groups, at), 1);
  }
}

export function forEachValue(
  measure: string,
  { parts, grouping }: { parts: readonly Part[]; grouping: Grouping },
  take: (group: number, value: number) => void,
): void {
  for (const [at, part] of parts.entries()) {
    const found = part.measure(measure);
    if (found) readMeasure(found, itemAt(grouping.parts, at), take);
  }
}

function readMeasure(
  { via, values, bit, filter }: Measure,
  { rows, groups }: GroupedRows,
  take: (group: number, value: number) => void,
): void {
  const passes = filter ? keeps(filter) : null;
  for (let at = 0; at < rows.length; at++) {
    const row = itemAt(rows, at);
    if (passes && !passes(row)) continue;
    const place = via === null ? row : itemAt(via, row);
    if (values === null) take(itemAt(groups, at), 1);
    else if (place >= 0)
      take(itemAt(groups, at), bit === undefined ? itemAt(values, place) : (itemAt(values, place) & bit) === 0 ? 0 : 1);
  }
}
