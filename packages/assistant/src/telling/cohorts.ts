/** Customers followed from their first order: a line for each cohort, the triangle as a table, and all together as a chart. */
import type { Chart, Table } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { atFirst, isCohorts, sinceFirst } from '@tillsight/metrics/cohorts';
import { formatPercent } from '@tillsight/metrics/format';
import type { Cohorts, MetricResult, ResultRow } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { partText } from './one-row.ts';
import { labelText, valueText, type Voice } from './wording.ts';

export const followedIn = ({ request: { course } }: MetricResult): Cohorts | undefined =>
  isCohorts(course) ? course : undefined;

/** As many months as one looks at first: the next, the third, half a year, a year. */
const told: Record<Cohorts['as'], number[]> = { kept: [1, 3, 6, 12], 'so-far': [0, 3, 6, 12] };

/** A message on a phone has no room for more of each cohort; the table has them all. */
const listed: Record<Cohorts['as'], number[]> = { kept: [1, 2, 3], 'so-far': [0, 3] };

const notOver = '*';

export function cohortLines(result: MetricResult, course: Cohorts, voice: Voice): string[] {
  const { as } = course;
  const say = sentencesFor(voice.shop).more.cohorts;
  const { together = [], request } = result;
  const months = together
    .map(({ month, value }) => ({ month: Number(month) + 1, value: textOf(value, result, voice) }))
    .filter(({ month }) => told[as].includes(month));
  const cohorts = cohortsOf(result);
  const step = request.by?.[0] ?? 'month';
  const lines = cohorts.map(({ label, rows, customers }) => {
    const name = `${labelText(step, label, voice.shop)}${partText(rows[0]!, step, voice)}`;
    const cells = rows.filter(row => listed[as].includes(monthOf(row))).map(row => cellText(row, result, voice));
    return `• ${say.line({ label: name, customers: valueText(course.each, customers, voice), cells })}`;
  });
  const isRunning = lines.some(line => line.includes(notOver));
  return [
    ...(months.length > 0 ? [say.lead({ as, months })] : []),
    say.head({ as, step, months: listed[as], isRunning }),
    ...lines,
  ];
}

/** The triangle: a line for each cohort, a column for each month after the first order. */
export function cohortTable(result: MetricResult, course: Cohorts, voice: Voice): Table {
  const { as, each } = course;
  const { dimension, more } = sentencesFor(voice.shop);
  const say = more.cohorts;
  const step = result.request.by?.[0] ?? 'month';
  const cohorts = cohortsOf(result);
  const columns = Math.max(0, ...cohorts.map(({ rows }) => shownOf(rows, as).length));
  const months = Array.from({ length: columns }, (_, at) => (as === 'so-far' ? at : at + 1));
  const figure = {
    unit: as === 'kept' ? ('percent' as const) : ('money' as const),
    currency: as === 'kept' ? null : result.currency,
  };
  return {
    title: say.title(as, result.request.period),
    head: [
      capital(dimension(step)),
      say.customers,
      ...months.map(month => (month === 0 ? say.firstOrder : say.month(month))),
    ],
    units: [{ unit: metricByKey(each)?.unit ?? 'count', currency: null }, ...months.map(() => figure)],
    rows: cohorts.map(({ label, rows, customers }) => {
      const cells = shownOf(rows, as);
      return {
        names: [`${labelText(step, label, voice.shop)}${partText(rows[0]!, step, voice)}`],
        values: [customers, ...months.map((_, at) => courseOf(cells[at], result))],
        formatted: [
          valueText(each, customers, voice),
          ...months.map((_, at) => (cells[at] ? cellText(cells[at], result, voice) : '')),
        ],
      };
    }),
  };
}

/** Of all cohorts together, as far as their months are over. */
export function cohortChart(result: MetricResult, { as }: Cohorts, voice: Voice): Chart | undefined {
  const say = sentencesFor(voice.shop).more.cohorts;
  const points = (result.together ?? []).filter(({ month }) => as === 'so-far' || month !== atFirst);
  if (points.length < 3) return undefined;
  return {
    kind: 'line',
    title: say.title(as, result.request.period),
    unit: as === 'kept' ? 'percent' : 'money',
    currency: as === 'kept' ? null : result.currency,
    labels: points.map(({ month }) => (month === atFirst ? say.firstOrder : say.month(Number(month) + 1))),
    series: [
      {
        name: say.series(as),
        values: points.map(({ value }) => value),
        formatted: points.map(({ value }) => textOf(value, result, voice)),
      },
    ],
  };
}

type Cohort = { label: string; rows: ResultRow[]; customers: number | null };

function cohortsOf({ rows, request }: MetricResult): Cohort[] {
  const [step = ''] = request.by ?? [];
  const each = isCohorts(request.course) ? request.course.each : '';
  return [...Map.groupBy(rows, row => row.by[step] ?? '')].map(([label, own]) => ({
    label,
    rows: own,
    customers: own[0]?.values[each]?.value ?? null,
  }));
}

/** The first order is 0, the month after it 1. */
const monthOf = ({ by }: ResultRow): number => Number(by[sinceFirst]) + 1;

/** Everybody is there at the first order. */
const shownOf = (rows: readonly ResultRow[], as: Cohorts['as']): ResultRow[] =>
  rows.filter(row => as === 'so-far' || row.by[sinceFirst] !== atFirst);

const courseOf = (row: ResultRow | undefined, { request }: MetricResult): number | null =>
  row?.values[request.metrics[0] ?? '']?.course ?? null;

function cellText(row: ResultRow, result: MetricResult, voice: Voice): string {
  const value = courseOf(row, result);
  return value === null ? '–' : `${textOf(value, result, voice)}${row.isPart ? notOver : ''}`;
}

const textOf = (value: number, { request }: MetricResult, voice: Voice): string =>
  followedAs(request.course) === 'kept'
    ? formatPercent(value)
    : valueText(request.metrics[0] ?? '', Math.round(value), voice);

const followedAs = (course: MetricResult['request']['course']): Cohorts['as'] | undefined =>
  isCohorts(course) ? course.as : undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
