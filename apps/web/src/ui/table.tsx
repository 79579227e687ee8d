import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  align?: 'end';
  /** The cell that names the row; it leads the card on phones. */
  isName?: boolean;
  /** Buttons and menus; without a label on phones. */
  isActions?: boolean;
};

type TableProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  busy?: boolean;
};

/** A table that turns into a list of cards below 640 px; browsers keep the meaning of its cells when they are laid out as blocks. */
export function Table<Row>({ label, columns, rows, keyOf, busy }: TableProps<Row>) {
  return (
    <table aria-label={label} aria-busy={busy || undefined} className="block w-full text-sm sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="sm:table-row">
          {columns.map(column => (
            <th
              key={column.title}

              scope="col"
              className={cx(
                'border-b border-line px-4 py-2.5 text-left text-xs font-medium text-faint first:pl-6 last:pr-6',
                column.align === 'end' && 'text-right',
                column.isActions && 'w-px',
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(row => (
          <tr
            key={keyOf(row)}

            className="relative block border-b border-line p-4 last:border-b-0 sm:table-row sm:p-0 sm:transition-colors sm:hover:bg-sunken/60"
          >
            {columns.map(column => (
              <Cell key={column.title} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const phone = column.isActions
    ? 'absolute top-2 right-2 sm:static'
    : column.isName
      ? 'block pr-12 pb-1 text-base font-medium sm:text-sm'
      : 'flex items-baseline justify-between gap-4 py-1';
  return (
    <td
      className={cx(
        phone,
        'sm:table-cell sm:border-b sm:border-line sm:px-4 sm:py-3 sm:align-middle sm:first:pl-6 sm:last:pr-6 sm:[tr:last-child>&]:border-b-0',
        column.align === 'end' && 'sm:text-right',
      )}
    >
      {column.isActions || column.isName ? null : (
        <span aria-hidden className="shrink-0 text-faint sm:hidden">
          {column.title}
        </span>
      )}
      <span className="min-w-0 break-words">{children}</span>
    </td>
  );
}
