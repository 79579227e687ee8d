/** An answer as rows: the figures behind it, exact and with their unit in the heading, or its words. */
import type { Chart } from '@tillsight/contract/chart';
import type { CsvCell } from '../../ui/csv.ts';
import type { AssistantMessage } from './conversation.ts';

type Answered = Pick<AssistantMessage, 'chart' | 'content' | 'metricsIncluded' | 'timestamp'>;

export function answerRows({ chart, content, metricsIncluded, timestamp }: Answered, question: string): CsvCell[][] {
  if (chart) return figureRows(chart);
  const asked = new Date(timestamp).toISOString();
  return [
    ['Question', 'Answer', 'Data sources', 'Answered at'],
    [question, content, metricsIncluded.join(', '), asked],
  ];
}

function figureRows(chart: Chart): CsvCell[][] {
  const heading = ['Name', ...chart.series.map(({ name }) => `${name}${unitWords(chart)}`)];
  const rows = chart.labels.map((label, row) => [
    label,
    ...chart.series.map(({ values }) => cellOf(values[row] ?? null, chart)),
  ]);
  return [heading, ...rows];
}

/** `Net sales by product` of 20 November becomes `net-sales-by-product-2026-11-20.csv`. */
export function fileName(title: string, day: string, ending: 'csv' | 'png'): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return `${[...words.slice(0, 8), day].join('-').slice(0, 80)}.${ending}`;
}

function unitWords({ unit, currency }: Chart): string {
  if (unit === 'money') return currency ? ` (${currency})` : '';
  if (unit === 'percent') return ' (%)';
  if (unit === 'days') return ' (days)';
  return unit === 'duration_seconds' ? ' (seconds)' : '';
}

/** Percentages are fractions on the wire; multiplying leaves noise in the last digits. */
function cellOf(value: number | null, { unit }: Chart): number | null {
  return value === null || unit !== 'percent' ? value : Number((value * 100).toPrecision(12));
}
