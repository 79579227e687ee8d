import { itemAt, present } from '../../checked.ts';
import { invalidArgument } from '../../google/api-error.ts';
import type { World } from '../../world/world.ts';
import { lookup } from '../columns/column.ts';
import { visitColumn } from '../columns/visit-columns.ts';
import { eventNames, eventsOf } from '../facts/event-facts.ts';
import { dimensionTest } from '../request/filters.ts';
import type { ReportRequest } from '../request/report-request.ts';
import { analyticsView } from '../view/analytics-view.ts';
import type { ReportAnswer } from './report-answer.ts';
import { finishedRows } from './report-rows.ts';
import type { CheckedRequest } from '../request/checked-request.ts';

const METRICS = ['activeUsers', 'eventCount', 'keyEvents', 'screenPageViews'];
const OF_VISIT = ['city', 'cityId', 'country', 'countryId', 'deviceCategory', 'platform'];
const UNSET = ['appVersion', 'audienceId', 'audienceName', 'audienceResourceName'];
const DIMENSIONS = [...OF_VISIT, ...UNSET, 'eventName', 'minutesAgo'];
const MOST_MINUTES = 29;

type Event = { visit: number; event: number; count: number; minutesAgo: number };
type Range = { name: string; from: number; to: number };

/** `runRealtimeReport`: who came within the last thirty minutes; nothing is late here, and there is no revenue. */
export function runRealtime(request: ReportRequest, world: World): ReportAnswer {
  const names = (request.dimensions ?? []).map(({ name = '' }) => name);
  const asked = (request.metrics ?? []).map(({ name = '' }) => name);
  refuseUnknown(names, asked);
  const checked: CheckedRequest = {
    dimensions: names.map(name => ({ name, sources: [name], join: ([value]) => present(value, 'value') })),
    metrics: asked.map(name => ({
      name,
      formula: { fields: [name], valueOf: of => of(name), isPlain: true },
      invisible: false,
    })),
    sources: names,
    grain: 'events',
  };
  const ranges = rangesOf(request);
  const rows = ranges.flatMap((range, index) =>
    groupsOf(world, { names, request, range }).map(({ dimensions, events }) => ({
      dimensions,
      values: asked.map(name => valueOf(world, name, events)),
      range: index,
    })),
  );
  const finished = finishedRows(rows, request, checked);
  const page = finished.slice(0, request.limit || 10_000);
  const cells = (row: (typeof page)[number]) =>
    ranges.length > 1 ? [...row.dimensions, itemAt(ranges, row.range).name] : row.dimensions;
  const headers = [...names, ...(ranges.length > 1 ? ['dateRange'] : [])];
  return {
    ...(headers.length > 0 ? { dimensionHeaders: headers.map(name => ({ name })) } : {}),
    metricHeaders: asked.map(name => ({ name, type: name === 'keyEvents' ? 'TYPE_FLOAT' : 'TYPE_INTEGER' })),
    ...(page.length > 0
      ? {
          rows: page.map(row => ({
            ...(headers.length > 0 ? { dimensionValues: cells(row).map(value => ({ value })) } : {}),
            metricValues: row.values.map(value => ({ value: String(value) })),
          })),
          rowCount: finished.length,
        }
      : {}),
    kind: 'analyticsData#runRealtimeReport',
  };
}

function refuseUnknown(names: readonly string[], asked: readonly string[]): void {
  const dimension = names.find(name => !DIMENSIONS.includes(name));
  if (dimension !== undefined)
    throw invalidArgument(`Field ${dimension} is not a valid dimension for realtime reports.`);
  const metric = asked.find(name => !METRICS.includes(name));
  if (metric !== undefined) throw invalidArgument(`Field ${metric} is not a valid metric for realtime reports.`);
  if (asked.length === 0) throw invalidArgument('At least one metric is required.');
}

function rangesOf({ minuteRanges = [] }: ReportRequest): Range[] {
  if (minuteRanges.length === 0) return [{ name: 'date_range_0', from: MOST_MINUTES, to: 0 }];
  if (minuteRanges.length > 2) throw invalidArgument('Requests are limited to 2 minuteRanges.');
  return minuteRanges.map(({ name, startMinutesAgo = MOST_MINUTES, endMinutesAgo = 0 }, index) => {
    if (startMinutesAgo > MOST_MINUTES || endMinutesAgo < 0 || startMinutesAgo < endMinutesAgo)
      throw invalidArgument(`Invalid minuteRange: ${startMinutesAgo} to ${endMinutesAgo} minutes ago.`);
    return { name: name ?? `date_range_${index}`, from: startMinutesAgo, to: endMinutesAgo };
  });
}

function groupsOf(
  world: World,
  { names, request, range }: { names: readonly string[]; request: ReportRequest; range: Range },
): { dimensions: string[]; events: Event[] }[] {
  const events = eventsBetween(world, range);
  const columnNamed = (name: string) => columnOf(world, name, events);
  const passes = dimensionTest(request.dimensionFilter)?.(columnNamed) ?? (() => true);
  const columns = names.map(columnNamed);
  const groups = new Map<string, { dimensions: string[]; events: Event[] }>();
  events.forEach((event, row) => {
    if (!passes(row)) return;
    const dimensions = columns.map(({ values, codeAt }) => itemAt(values, codeAt(row)));
    const key = dimensions.join('\n');
    const group = groups.get(key) ?? { dimensions, events: [] };
    group.events.push(event);
    groups.set(key, group);
  });
  return [...groups.values()];
}

function columnOf(world: World, name: string, events: readonly Event[]) {
  if (name === 'eventName') return { values: eventNames, codeAt: (row: number) => itemAt(events, row).event };
  if (name === 'minutesAgo') {
    const { values, codeOf } = lookup(Array.from({ length: 30 }, (_, ago) => String(ago).padStart(2, '0')));
    return { values, codeAt: (row: number) => itemAt(codeOf, itemAt(events, row).minutesAgo) };
  }
  if (!OF_VISIT.includes(name)) return { values: ['(not set)'], codeAt: () => 0 };
  const { values, ofVisit } = visitColumn(world, name);
  return { values, codeAt: (row: number) => ofVisit(itemAt(events, row).visit) };
}

function eventsBetween(world: World, { from, to }: Range): Event[] {
  const { visits, orders, today, minute } = world;
  const now = today * 1440 + minute;
  const agoOf = (table: { day: ArrayLike<number>; minute: ArrayLike<number> }, row: number) =>
    now - (itemAt(table.day, row) * 1440 + itemAt(table.minute, row));
  const events: Event[] = [];
  const countsOf = eventsOf(analyticsView(world));
  for (let visit = visits.length - 1; visit >= 0 && agoOf(visits, visit) <= from; visit--) {
    const minutesAgo = agoOf(visits, visit);
    if (minutesAgo < to || visits.ga4[visit] === 0) continue;
    countsOf(visit).forEach((count, event) => count > 0 && events.push({ visit, event, count, minutesAgo }));
  }
  const purchase = eventNames.indexOf('purchase');
  for (let order = orders.length - 1; order >= 0 && agoOf(orders, order) <= from; order--) {
    const minutesAgo = agoOf(orders, order);
    if (minutesAgo < to || orders.ga4[order] === 0 || itemAt(orders.visit, order) < 0) continue;
    events.push({ visit: itemAt(orders.visit, order), event: purchase, count: 1, minutesAgo });
  }
  return events;
}

function valueOf(world: World, name: string, events: readonly Event[]): number {
  const countOf = (event: (typeof eventNames)[number]) =>
    events.reduce((sum, each) => (eventNames[each.event] === event ? sum + each.count : sum), 0);
  if (name === 'activeUsers') return new Set(events.map(({ visit }) => world.visits.visitor[visit])).size;
  if (name === 'screenPageViews') return countOf('page_view');
  if (name === 'keyEvents') return countOf('purchase');
  return events.reduce((sum, { count }) => sum + count, 0);
}
