import type { Chart, Table } from '@tillsight/contract/chart';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { rowName } from './chart-option.ts';

/** The figures behind a chart, for everybody who does not point at it with a mouse. */
export function ChartValues({ chart }: { chart: Chart }) {
  const { band } = chart;
  const head = ['', ...chart.series.map(({ name }) => name), ...(band ? [band.name] : [])];
  const rows = chart.labels.map((_, at) => [
    rowName(chart, at),
    ...chart.series.map(({ formatted }) => formatted[at] ?? '–'),
    ...(band ? [band.formatted[at] ?? ''] : []),
  ]);
  return (
    <details className="group mt-2 text-xs">
      <summary className="flex min-h-11 w-fit list-none items-center rounded-[0.2rem] font-medium text-accent-ink underline-offset-4 hover:underline sm:min-h-6">
        <ChevronRight aria-hidden className="mr-1 size-3.5 transition-transform group-open:rotate-90" />
        Show as a table
      </summary>
      <Rows caption={chart.title} head={head} rows={rows} names={1} />
    </details>
  );
}

/** A month and its year stay in one line, the names of products may take several. */
const shortName = 20;
/** "Average order value" takes two lines, so that more columns have room on a phone. */
const shortTitle = 14;

/** A wide table is scrolled by the arrows. */
const reachedByKeys = { tabIndex: 0 } as const;

/** Rows that two things tell apart; a wide one scrolls in its own frame. `atOnce`: how many rows are seen at first. */
export function AnswerTable({ table, atOnce }: { table: Table; atOnce: number }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = table.rows.map(({ names, formatted }) => [...names, ...formatted]);
  const shown = isWhole || rows.length <= atOnce + 1 ? rows : rows.slice(0, atOnce);
  return (
    <div className="mt-3 w-[40rem] max-w-full text-xs">
      <section aria-label={table.title} className="overflow-x-auto" {...reachedByKeys}>
        <Rows caption={table.title} head={table.head} rows={shown} names={table.rows[0]?.names.length ?? 1} />
      </section>
      {shown.length < rows.length ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="mt-1 flex min-h-11 items-center rounded-[0.2rem] font-medium text-accent-ink underline-offset-4 hover:underline sm:min-h-6"
        >
          Show all {rows.length} rows
        </button>
      ) : null}
    </div>
  );
}

type RowsProps = { caption: string; head: string[]; rows: string[][]; names: number };

function Rows({ caption, head, rows, names }: RowsProps) {
  return (
    <table className="mt-1 w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-faint">
          {head.map((title, at) => (
            <th
              key={`${at} ${title}`}
              scope="col"
              className={cx(
                'border-b border-line py-1.5 align-bottom font-medium',
                at < names ? 'text-left' : 'pl-4 text-right',
                title.length <= shortTitle && 'whitespace-nowrap',
              )}
            >
              {title === '' ? <span className="sr-only">Name</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // Two products may share a title, so the place in the list is part of the key.
          <tr key={`${row} ${cells[0]}`}>
            {cells.map((cell, at) =>
              at < names ? (
                <th
                  key={at}
                  scope="row"
                  className={cx(
                    'border-b border-line py-1.5 text-left font-normal',
                    at > 0 && 'pl-4',
                    cell.length <= shortName && 'whitespace-nowrap',
                  )}
                >
                  {cell}
                </th>
              ) : (
                <td key={at} className="border-b border-line py-1.5 pl-4 text-right whitespace-nowrap">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
