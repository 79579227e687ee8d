/** Days as they are said, before anybody knows which dates they are. */
import type { CalendarUnit } from '@tillsight/metrics/period';
import type { KeptWord } from '../house-words/house-order.ts';
import type { Festival } from '../vocabulary/festivals.ts';
import type { Part } from './part-of-whole.ts';

export type Turn = 'last' | 'this' | 'next';
export type Unit = CalendarUnit | 'day' | 'fortnight' | 'half';

/** What comes once a year, of a year that may be said. */
export type Yearly = (
  | { month: number; rivals?: boolean }
  | { month: number; day: number; /** The last of several days. */ through?: number; open?: boolean }
  | { feast: Festival; as?: string }
  /** A week as the calendar counts them. */
  | { week: number }
  | { season: KeptWord; /** How many days of it. */ lasts?: number }
  /** A quarter or a half, counted from 0; accountants name a quarter by the month it ends with. */
  | { quarter: number; months: 3 | 6; byMonth?: boolean; isCalendar?: boolean; fiscal?: Days }
) & { year?: number; turn?: Turn };

/** Up to one day is to its end, up to more is before them. */
export type Side = 'before' | 'after' | 'around' | 'upTo' | 'to' | 'from';

export type Days =
  | Yearly
  /** So many days from today; some words look both ways. */
  | { near: number; flips?: boolean }
  /** So many days up to and with today, said in hours. */
  | { hours: number }
  /** All days that are longer ago than so many. */
  | { olderThan: number }
  | { year: number }
  /** The year in which it begins. */
  | { fiscal: number; toDate?: boolean }
  /** A unit as the calendar has it: `back` units ago. */
  | { unit: Unit; back: number; rolling?: boolean; named?: boolean }
  /** `whole`: as the calendar has them. */
  | { unit: Unit; count: number; turn: Turn; whole?: boolean }
  /** A day of the running month, or of the last one where it is still to come. */
  | { date: number; through?: number; of?: Days }
  | { weekday: number; back?: number; turn?: Turn; of?: Days; after?: Days; before?: Days }
  | { weekend: true; back?: number; turn?: Turn; of?: Days; before?: Days; after?: Days; around?: Days }
  /** So many days beside others. */
  | { days: number; side: Side; of: Days }
  /** One or two weeks told by a day. */
  | { length: 7 | 14; starts?: Days; ends?: Days; around?: Days }
  | { part: Part; of: Days };
