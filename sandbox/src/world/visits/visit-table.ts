import { absent, itemAt } from '../../checked.ts';
import { places } from '../data/places.ts';
import { landingPages } from '../data/origins.ts';
import type { OriginData } from '../data/origins.ts';
import { hashShare } from '../random.ts';
import type { Random } from '../random.ts';
import { indexDays } from '../columns.ts';
import { GA4_SEEN, VISIT } from '../tables.ts';
import type { Visits } from '../tables.ts';
import { depthOf } from './funnel.ts';
import { devices } from './day-visits.ts';
import type { DayVisits } from './day-visits.ts';

/** GA4 sees so many visits; some of them only when their next day is over. */
const seenByGa4 = { visits: 0.94, late: 0.03 };
/** So many visits are by somebody who was here lately. */
const knownVisitorShare = 0.3;

/** Collects the visits of all days in order of time. */
export class VisitTable {
  private readonly columns;
  private readonly seed: string;
  private length = 0;
  private dayStart = 0;
  private visitors = 0;
  private readonly recent: Int32Array[] = [];

  constructor(seed: string, capacity: number) {
    this.seed = seed;
    this.columns = {
      day: new Uint16Array(capacity),
      minute: new Uint16Array(capacity),
      device: new Uint8Array(capacity),
      origin: new Uint8Array(capacity),
      place: new Uint8Array(capacity),
      landing: new Uint8Array(capacity),
      flags: new Uint8Array(capacity),
      visitor: new Int32Array(capacity),
      seconds: new Uint16Array(capacity),
      pageViews: new Uint8Array(capacity),
      ga4: new Uint8Array(capacity),
    };
  }

  /** Adds a day's visits sorted by minute; gives each its row in the table (-1 for those an event took away). */
  add(day: number, visits: DayVisits, random: Random): Int32Array {
    this.dayStart = this.length;
    const rowOf = new Int32Array(visits.length).fill(-1);
    for (const visit of byMinute(visits)) rowOf[visit] = this.append(day, visits, visit, random);
    return rowOf;
  }

  /** What GA4 saw of an order decides over its visit, so that no purchase hangs in the air. */
  setSeen(row: number, seen: number, visitor: number | undefined): void {
    this.columns.ga4[row] = seen;
    if (visitor !== undefined) this.columns.visitor[row] = visitor;
  }

  visitorOf(row: number): number {
    return itemAt(this.columns.visitor, row);
  }

  finish(origins: readonly OriginData[], firstDay: number, today: number): Visits {
    const kept = Object.fromEntries(
      Object.entries(this.columns).map(([name, column]) => [name, column.slice(0, this.length)]),
    );
    const { day, minute, device, origin, place, landing, flags, visitor, seconds, pageViews, ga4 } =
      kept as typeof this.columns;
    const ofOrigin = (text: (origin: OriginData) => string) => ({ codes: origin, values: origins.map(text) });
    return {
      length: this.length,
      byDay: indexDays(day, firstDay, today),
      day,
      minute,
      device: { codes: device, values: devices },
      origin,
      source: ofOrigin(entry => entry.source),
      medium: ofOrigin(entry => entry.medium),
      campaign: ofOrigin(entry => entry.campaign),
      channelGroup: ofOrigin(entry => entry.channelGroup),
      referrerKind: ofOrigin(entry => entry.referrerKind),
      referrerName: ofOrigin(entry => entry.referrerName),
      adGroup: ofOrigin(entry => entry.adGroup),
      place,
      city: { codes: place, values: places.map(entry => entry.analyticsCity) },
      region: { codes: place, values: places.map(entry => entry.region) },
      country: { codes: place, values: places.map(entry => entry.country) },
      landingPage: { codes: landing, values: landingPages },
      flags,
      visitor,
      seconds,
      pageViews,
      ga4,
    };
  }

  private append(day: number, visits: DayVisits, visit: number, random: Random): number {
    const row = this.length++;
    const { columns } = this;
    const flags = visits.flags[visit] ?? absent();
    const { pageViews, seconds } = depthOf(flags, random);
    columns.day[row] = day;
    columns.minute[row] = visits.minute[visit] ?? absent();
    columns.device[row] = visits.device[visit] ?? absent();
    columns.origin[row] = visits.origin[visit] ?? absent();
    columns.place[row] = visits.place[visit] ?? absent();
    columns.landing[row] = visits.landing[visit] ?? absent();
    columns.pageViews[row] = pageViews;
    columns.seconds[row] = seconds;
    columns.ga4[row] =
      (flags & VISIT.bot) !== 0
        ? GA4_SEEN.never
        : seenAs(hashShare(this.seed, day * 40_000 + row - this.dayStart), seenByGa4.visits);
    columns.flags[row] = flags | this.assignVisitor(row, visits, visit, random);
    return row;
  }

  /** Visitors return from the same place and device; some two thousand of each are remembered. */
  private assignVisitor(row: number, visits: DayVisits, visit: number, random: Random): number {
    const key = (visits.place[visit] ?? absent()) * devices.length + (visits.device[visit] ?? absent());
    const recent = (this.recent[key] ??= new Int32Array(2048).fill(-1));
    const slot = random.below(recent.length);
    const known = recent[slot] ?? absent();
    if (known >= 0 && random.chance(knownVisitorShare)) {
      this.columns.visitor[row] = known;
      return 0;
    }
    recent[slot] = this.visitors;
    this.columns.visitor[row] = this.visitors++;
    return VISIT.firstVisit;
  }
}

/** 0 never, 1 yes, 2 late, by a fixed number between 0 and 1. */
export function seenAs(luck: number, share: number): number {
  if (luck >= share) return GA4_SEEN.never;
  return luck < share * seenByGa4.late ? GA4_SEEN.late : GA4_SEEN.yes;
}

function byMinute(visits: DayVisits): Int32Array {
  const start = new Int32Array(1441);
  let kept = 0;
  for (let visit = 0; visit < visits.length; visit++) {
    if (visits.gone[visit] === 1) continue;
    const next = (visits.minute[visit] ?? absent()) + 1;
    start[next] = (start[next] ?? absent()) + 1;
    kept++;
  }
  for (let minute = 0; minute < 1440; minute++)
    start[minute + 1] = (start[minute + 1] ?? absent()) + (start[minute] ?? absent());
  const order = new Int32Array(kept);
  for (let visit = 0; visit < visits.length; visit++) {
    if (visits.gone[visit] !== 0) continue;
    const minute = visits.minute[visit] ?? absent();
    const place = start[minute] ?? absent();
    order[place] = visit;
    start[minute] = place + 1;
  }
  return order;
}
