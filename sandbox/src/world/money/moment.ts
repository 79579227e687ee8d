/** Something that happened at a minute of a day. */
export type Moment = { day: number; minute: number };

/** In the order of time; what happened in one minute keeps its order. */
export function byMoment<Row extends Moment>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.day - other.day || one.minute - other.minute);
}
