/** For tests: platforms that answer everything with figures made from the question itself, the same ones every time. */
import { atFirst, sinceFirst } from '@tillsight/metrics/cohorts';
import type { Unit } from '@tillsight/metrics/metric';
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { AskSource, MetricResult, Period, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { run } from '@tillsight/metrics/run';
import { isGrain, isTime, timeLabel } from '@tillsight/metrics/time-grain';
import { isTitlePart } from '@tillsight/metrics/variant-title';
import type { Run, Shop } from './conversation.ts';
import { kesarLaneNames } from './merchant-of-the-tests.ts';

/** Everything the shop is connected to is answered through the real engine. `seen` is told of every result. */
export function madeUpRun(shop: Shop, seen: (results: MetricResult[]) => void = () => undefined): Run {
  const sources = Object.fromEntries(shop.connected.map(source => [source, ask]));
  return async requests => {
    const { now, timeZone, currency } = shop;
    const results = await run(requests, { sources, now, timeZone, currency, needsReconnect: shop.needsReconnect });
    seen(results);
    return results;
  };
}

const ask: AskSource = queries =>
  Promise.resolve(
    queries.map(query => ({
      queryId: query.id,
      rows: rowsFor(query, query.period),
      baseRows: query.base ? rowsFor(query, query.base) : [],
      issues: [],
    })),
  );

function rowsFor(query: SourceQuery, period: Period): SourceRow[] {
  const rows = query.by.reduce<Record<string, string>[]>(
    (sofar, dimension) =>
      sofar.flatMap(by => labelsOf(dimension, query, period).map(value => ({ ...by, [dimension]: value }))),
    [{}],
  );
  return rows.slice(0, query.limit ?? rows.length).map(by => ({
    by,
    values: Object.fromEntries(
      query.metrics.map(({ key, unit }) => [
        key,
        figureFor(unit, `${key}|${JSON.stringify([by, query.where])}|${period.from}|${period.to}`),
      ]),
    ),
  }));
}

function labelsOf(dimension: string, { where }: SourceQuery, period: Period): string[] {
  if (dimension === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour));
  if (isTime(dimension)) {
    const days = Array.from({ length: dayCount(period) }, (_, at) => addDays(period.from, at));
    return [...new Set(days.map(day => timeLabel(day, isGrain(dimension) ? dimension : 'weekday')))];
  }
  if (isTitlePart(dimension)) return titles;
  if (dimension === sinceFirst) return [atFirst, '0', '1', '2', '3', '4'];
  const chosen = where.find(filter => filter.dimension === dimension && filter.is)?.is;
  return chosen ?? (kesarLaneNames.values[dimension] ?? ['First', 'Second', 'Third', 'Fourth']).slice(0, 12);
}

/** Of a few kurtas: "White / M". */
const titles = [...new Set((kesarLaneNames.values.variant ?? []).map(name => name.split(' - ').at(-1) ?? name))].slice(
  0,
  12,
);

const ranges: Record<Unit, [most: number, digits: number]> = {
  money: [900_000, 2],
  count: [5_000, 0],
  number: [40, 2],
  percent: [0.6, 4],
  ratio: [12, 2],
  days: [80, 1],
  duration_seconds: [400, 0],
};

function figureFor(unit: Unit, seed: string): number {
  const [most, digits] = ranges[unit];
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return Math.round((hash / 2 ** 32) * most * 10 ** digits) / 10 ** digits;
}
