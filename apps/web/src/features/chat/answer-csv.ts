/** The rows of the CSV file that an answer can be downloaded as: its exact figures with units in the headings, or its text if it has none. */
import type { Chart, Table } from '@tillsight/contract/chart';
import { rowName } from '../../shell/answer/chart-option.ts';
import type { CsvCell } from '../../ui/csv.ts';
import type { AssistantMessage } from './conversation.ts';

type Answered = Pick<AssistantMessage, 'chart' | 'table' | 'content' | 'metricsIncluded' | 'timestamp'>;

export function answerRows(
  { chart, table, content, metricsIncluded, timestamp }: Answered,
  question: string,
): CsvCell[][] {
  // Where both are there the chart only sums the table up.
  if (table) return tableRows(table);
  if (chart) return figureRows(chart);
  const asked = new Date(timestamp).toISOString();
  return [
    ['Question', 'Answer', 'Data sources', 'Answered at'],
    [question, content, metricsIncluded.join(', '), asked],
  ];
}

function figureRows(chart: Chart): CsvCell[][] {
  const { series, band } = chart;
  const own = (each: Chart['series'][number]): Figures =>
    each.unit === undefined ? chart : { unit: each.unit, currency: each.currency ?? null };
  const edges = band ? [band.low, band.high] : [];
  const heading = [
    'Name',
    ...series.map(each => `${each.name}${unitWords(own(each))}`),
    ...edges.map((_, at) => `${band?.name ?? ''}, ${at === 0 ? 'from' : 'to'}${unitWords(chart)}`),
  ];
  const rows = chart.labels.map((_, row) => [
    rowName(chart, row),
    ...series.map(each => cellOf(each.values[row] ?? null, own(each))),
    ...edges.map(values => cellOf(values[row] ?? null, chart)),
  ]);
  return [heading, ...rows];
}

function tableRows({ head, units, rows }: Table): CsvCell[][] {
  const names = head.length - units.length;
  const plain = { unit: 'number', currency: null } as const;
  const heading = head.map((title, at) => (at < names ? title : `${title}${unitWords(units[at - names] ?? plain)}`));
  return [
    heading,
    ...rows.map(row => [...row.names, ...row.values.map((value, at) => cellOf(value, units[at] ?? plain))]),
  ];
}

type Figures = Pick<Chart, 'unit' | 'currency'>;

/** `Net sales by product` of 20 November becomes `net-sales-by-product-2026-11-20.csv`. */
export function fileName(title: string, day: string, ending: 'csv' | 'png'): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return `${[...words.slice(0, 8), day].join('-').slice(0, 80)}.${ending}`;
}

function unitWords({ unit, currency }: Figures): string {
  if (unit === 'money') return currency ? ` (${currency})` : '';
  if (unit === 'percent') return ' (%)';
  if (unit === 'days') return ' (days)';
  return unit === 'duration_seconds' ? ' (seconds)' : '';
}

/** Percentages are fractions on the wire; multiplying leaves noise in the last digits. */
function cellOf(value: number | null, { unit }: Figures): number | null {
  return value === null || unit !== 'percent' ? value : Number((value * 100).toPrecision(12));
}
