/** For tests: the sums, shares and gaps a reply may work out of several rows or several results. */
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';

const valueOf = (row: ResultRow | undefined, key: string): number => row?.values[key]?.value ?? 0;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function addSums(known: Set<number>, results: readonly MetricResult[]): void {
  for (const result of results)
    for (const key of result.request.metrics) {
      addTails(known, result, key);
      addGaps(known, result, key);
      addPastShares(known, result, key);
      addAllOthers(known, result, key);
      if (result.request.by?.includes('hour')) addHours(known, result, key);
      if (result.request.by?.join() === 'weekday') addWeekends(known, result, key);
      if (result.request.by?.join() === 'variant') addLooks(known, result, key);
    }
  for (const result of results) if (result.request.by?.includes('hour')) addRatios(known, result);
  addParts(known, results);
  addSides(known, results);
  for (const { request } of results) addLengths(known, request);
  addMissing(known, results);
}

/** "Weekends bring less: 1,802 a day, against 2,644 on weekdays." */
function addWeekends(known: Set<number>, { rows, request: { period } }: MetricResult, key: string): void {
  const days = { true: 0, false: 0 };
  for (let at = Date.parse(period.from); at <= Date.parse(period.to); at += 86_400_000)
    days[`${[0, 6].includes(new Date(at).getUTCDay())}`] += 1;
  for (const isWeekend of [true, false]) {
    const some = rows.filter(row => /^S(?:atur|un)day$/.test(row.by['weekday'] ?? '') === isWeekend);
    known.add(sumOf(some.map(row => valueOf(row, key))) / days[`${isWeekend}`]);
  }
}

/** "Outside India: 12.4% (108 of 870 orders)": all rows but one, and their part of the whole. */
function addAllOthers(known: Set<number>, { rows, totals }: MetricResult, key: string): void {
  const sum = sumOf(rows.map(row => valueOf(row, key)));
  for (const row of rows) {
    const others = sum - valueOf(row, key);
    known.add(others).add(others / (totals?.[key]?.value ?? sum));
  }
}

/** "16 days are compared with 15" */
function addLengths(known: Set<number>, { period, base }: MetricRequest): void {
  if (!base) return;
  for (const { from, to } of [period, base]) known.add((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
}

/** "Order 980 more of Neel Ajrakh Kurta: it sold 2,802, and 1,822 are left": what was sold less what is there, row by row. */
function addMissing(known: Set<number>, results: readonly MetricResult[]): void {
  const rowsOf = (key: string): [name: string, value: number][] =>
    results.flatMap(({ rows }) => rows.map(row => [JSON.stringify(row.by), valueOf(row, key)] as [string, number]));
  const left = new Map(rowsOf('inventory_available'));
  for (const [name, sold] of rowsOf('units_sold')) known.add(sold - (left.get(name) ?? 0));
}

/** "Performance Max leads with 4.51x, ahead of Shopping Jewellery with 3.37x: 33.8% more": the same figure of two parts. */
function addSides(known: Set<number>, results: readonly MetricResult[]): void {
  const wholes = results.filter(({ request }) => !request.by?.length);
  for (const one of wholes)
    for (const other of wholes)
      for (const key of one.request.metrics) {
        const [more, less] = [valueOf(one.rows[0], key), valueOf(other.rows[0], key)];
        if (one !== other && less > 0 && more > less) known.add(more - less).add(more / less - 1);
      }
}

/** "12–6 am: cost ₹24,090, conversion value ₹52,700, ROAS 2.19x": of each quarter of the day, and of all of it. */
function addRatios(known: Set<number>, { rows, request }: MetricResult): void {
  for (const [from, to] of [
    [0, 6],
    [6, 12],
    [12, 18],
    [18, 24],
    [0, 24],
  ] as const) {
    const some = rows.filter(row => Number(row.by['hour']) >= from && Number(row.by['hour']) < to);
    const sums = request.metrics.map(key => sumOf(some.map(row => valueOf(row, key))));
    for (const one of sums) for (const other of sums) known.add(other === 0 ? 0 : one / other);
  }
}

/** "The other 37 of 42: 5,517": the last rows, and what the platforms had beyond them. */
function addTails(known: Set<number>, { rows, rest }: MetricResult, key: string): void {
  rows.forEach((_, at) => known.add(sumOf(rows.slice(at).map(row => valueOf(row, key))) + (rest?.values[key] ?? 0)));
}

/** "Mumbai leads …: 58 or 1.3% more" */
function addGaps(known: Set<number>, { rows }: MetricResult, key: string): void {
  const values = rows.map(row => valueOf(row, key));
  if (values.length !== 2) return;
  const gap = Math.max(...values) - Math.min(...values);
  known.add(gap).add(gap / (Math.min(...values) || 1));
}

/** "COD: 31% …, against 33% for Sep 2026" */
function addPastShares(known: Set<number>, { rows, totals }: MetricResult, key: string): void {
  const bases = rows.map(row => row.values[key]?.base ?? 0);
  for (const whole of [sumOf(bases), totals?.[key]?.base ?? 0])
    if (whole > 0) for (const base of bases) known.add(base / whole);
}

/** Hours that follow each other, over midnight as well, and their part of the day. */
function addHours(known: Set<number>, { rows }: MetricResult, key: string): void {
  const byHour = new Map(rows.map(row => [Number(row.by['hour']), valueOf(row, key)]));
  const all = sumOf([...byHour.values()]) || 1;
  for (const hours of [3, 6])
    for (let from = 0; from < 24; from += 1) {
      const sum = sumOf(Array.from({ length: hours }, (_, at) => byHour.get((from + at) % 24) ?? 0));
      known.add(sum).add(sum / all);
    }
}

/** "By size: M 68 · L 64": variants that share a part of their title. */
function addLooks(known: Set<number>, { rows }: MetricResult, key: string): void {
  const parts = new Set(rows.flatMap(({ by }) => (by['variant'] ?? '').split(' / ')));
  for (const part of parts) {
    const some = rows.filter(({ by }) => (by['variant'] ?? '').split(' / ').includes(part));
    known.add(sumOf(some.map(row => valueOf(row, key))));
  }
}

/** "Discounted orders as a share of orders: 46.3%, a gap of 1,674 (53.7%)" */
function addParts(known: Set<number>, results: readonly MetricResult[]): void {
  const cells = results
    .filter(({ request }) => !request.by?.length)
    .flatMap(({ request, rows }) => request.metrics.map(key => valueOf(rows[0], key)))
    .filter(value => value > 0);
  if (cells.length !== 2) return;
  const [whole, part] = [Math.max(...cells), Math.min(...cells)];
  for (const value of [part / whole, whole - part, 1 - part / whole]) known.add(value);
}

/** Hours and weekdays come again: what one of them brings is of each day, or of the weekdays and hours that are kept to. */
export function addPerDay(known: Set<number>, sum: number, { by = [], where = [], period }: MetricRequest): void {
  const keepsTo = (dimension: string, name: string): boolean =>
    where.every(each => each.dimension !== dimension || (each.is?.includes(name) ?? !each.is_not?.includes(name)));
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  let days = 0;
  for (let at = Date.parse(period.from); at <= Date.parse(period.to); at += 86_400_000)
    if (keepsTo('weekday', weekday.format(at)) && keepsTo('day', new Date(at).toISOString().slice(0, 10))) days += 1;
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour)).filter(hour => keepsTo('hour', hour)).length;
  if (by.includes('hour')) known.add(sum / (hours * days));
  if (by.includes('weekday')) known.add(sum / days);
}
