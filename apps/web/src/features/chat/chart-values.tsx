import type { Chart } from '@tillsight/contract/chart';
import { ChevronRight } from 'lucide-react';

/** The figures behind a chart, for everybody who does not point at it with a mouse. */
export function ChartValues({ chart }: { chart: Chart }) {
  return (
    <details className="group mt-2 text-xs">
      <summary className="flex min-h-11 w-fit list-none items-center rounded-[0.2rem] font-medium text-accent-ink underline-offset-4 hover:underline sm:min-h-6">
        <ChevronRight aria-hidden className="mr-1 size-3.5 transition-transform group-open:rotate-90" />
        Exact values
      </summary>
      <table className="mt-1 w-full">
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr className="text-faint">
            <th scope="col" className="border-b border-line">
              <span className="sr-only">Name</span>
            </th>
            {chart.series.map(series => (
              <th key={series.name} scope="col" className="border-b border-line py-1.5 pl-4 text-right font-medium">
                {series.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.labels.map((label, row) => (
            // Two products may share a title, so the place in the list is part of the key.
            <tr key={`${row} ${label}`}>
              <th scope="row" className="border-b border-line py-1.5 text-left font-normal">
                {label}
              </th>
              {chart.series.map(series => (
                <td key={series.name} className="border-b border-line py-1.5 pl-4 text-right whitespace-nowrap">
                  {series.formatted[row] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
