import { itemAt } from '../../../checked.ts';
import type { Condition } from '../ast.ts';
import { epochMsOf, wallSecondsAt } from '../calendar.ts';
import type { Period } from '../period.ts';
import type { Codes, Part, RowFilter } from './dataset.ts';
import { passingRows, type ReadCodes } from './row-condition.ts';
import type { Clock } from './time-line.ts';

/** The part's rows inside the period for which the condition holds. */
export function selectRows(
  part: Part,
  { period, where, clock }: { period: Period; where: Condition | null; clock: Clock },
  read: ReadCodes,
): Int32Array {
  const [start, end] = sliceOf(part, inStoreZone(period, clock));
  let rows = new Int32Array(end - start);
  for (let at = 0; at < rows.length; at++) rows[at] = start + at;
  if (part.filter) rows = rows.filter(keeps(part.filter));
  return where === null ? rows : passingRows(where, rows, read);
}

export function keeps(filter: RowFilter): (row: number) => boolean {
  const { keep } = filter;
  return row => {
    const code = codeAt(filter, row);
    return code >= 0 && keep[code] === 1;
  };
}

export function codeAt({ via, codes }: Codes, row: number): number {
  const at = via === null ? row : itemAt(via, row);
  return at < 0 ? -1 : itemAt(codes, at);
}

function inStoreZone(period: Period, clock: Clock): Period {
  if (clock.queryZone === clock.storeZone) return period;
  const moved = (wall: number) => wallSecondsAt(epochMsOf(wall, clock.queryZone), clock.storeZone);
  return { since: moved(period.since), until: moved(period.until) };
}

/** Rows are sorted by (day, minute): the day index leads to the day, a binary search to the minute. */
function sliceOf(part: Part, period: Period): [start: number, end: number] {
  return [firstRowFrom(part, period.since), firstRowFrom(part, period.until)];
}

function firstRowFrom(part: Part, wallSeconds: number): number {
  const { firstDay, start } = part.byDay;
  const days = start.length - 1;
  const day = Math.floor(wallSeconds / 86_400) - firstDay;
  if (day < 0) return 0;
  if (day >= days) return itemAt(start, days);
  const minute = Math.ceil((wallSeconds % 86_400) / 60);
  let low = itemAt(start, day);
  let high = itemAt(start, day + 1);
  if (minute === 0 || part.minute === null) return low;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (codeAt(part.minute, middle) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}
