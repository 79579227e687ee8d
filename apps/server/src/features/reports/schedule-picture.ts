/** The picture and the first figures of what a schedule sends, for the template that opens a conversation. */
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { lineOf } from './compose-report.ts';
import { wordsOf, type Manner, type ReportLine } from './report.ts';
import type { Pictured } from './report-picture.ts';

type Shown = { title: string; store: string; results: readonly MetricResult[] };

/** As many as are seen at once; the rest is in the text. */
const mostLines = 12;

export function picturedSchedule({ title, store, results }: Shown, manner: Manner): Pictured {
  const words = wordsOf(manner);
  const [first] = results;
  const lines = results.flatMap(result => linesOf(result, manner)).slice(0, mostLines);
  const base = first?.request.base;
  return {
    ...manner,
    title,
    role: null,
    store,
    period: first === undefined ? '' : words.days(first.request.period),
    base: base === undefined ? null : words.days(base),
    sections: [{ title: null, lines: lines.map((line, at) => ({ ...line, number: at + 1 })) }],
    insight: null,
    target: null,
    trend: null,
  };
}

function linesOf(figures: MetricResult, manner: Manner): ReportLine[] {
  const { by = [], metrics } = figures.request;
  const words = wordsOf(manner);
  const place = { figures, number: 0, language: manner.language, words };
  return figures.rows.flatMap(row =>
    metrics.map(key => {
      const line = lineOf(key, row.values[key], place);
      const named = [...labelsOf(row, by, manner), ...(by.length > 0 && metrics.length === 1 ? [] : [line.name])];
      return { ...line, name: named.join(', ') };
    }),
  );
}

function labelsOf({ by: values }: ResultRow, by: readonly string[], manner: Manner): string[] {
  const say = sentencesFor(manner);
  return by.map(dimension => {
    const value = values[dimension] ?? null;
    return value === null ? say.unknownLabel : say.label({ dimension, value, isOfAnotherYear: false });
  });
}
