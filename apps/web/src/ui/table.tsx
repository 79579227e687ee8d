import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

export type Column = {
  title: string;
  /** The cell that names the row leads its card on phones; one with buttons stands at its corner, without a label. */
  role?: 'name' | 'actions';
};

type TableProps = {
  label: string;
  columns: readonly Column[];
  /** While the rows are on their way, three of the final shape hold their place. */
  isLoading: boolean;
  children: ReactNode;
};

const skeletonRows = ['first', 'second', 'third'];

/** A table that turns into a list of cards below 640 px; browsers keep the meaning of its cells when they are laid out as blocks. */
export function Table({ label, columns, isLoading, children }: TableProps) {
  return (
    <table aria-label={label} aria-busy={isLoading || undefined} className="block w-full text-sm sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="sm:table-row">
          {columns.map(({ title, role }) => (
            <th
              key={title}
              scope="col"
              className={cx(
                'border-b border-line px-4 py-2.5 text-left text-xs font-medium text-faint first:pl-6 last:pr-6',
                role === 'actions' && 'w-px',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {isLoading
          ? skeletonRows.map(name => (
              <TableRow
                key={name}
                columns={columns}
                cells={columns.map(({ title, role }) => (
                  <Skeleton
                    key={title}
                    className={cx('h-4 max-w-full sm:my-2.5', role === 'actions' ? 'my-3.5 w-9' : 'my-1 w-24')}
                  />
                ))}
              />
            ))
          : children}
      </tbody>
    </table>
  );
}

/** The cells in the order of the columns. */
export function TableRow({ columns, cells }: { columns: readonly Column[]; cells: ReactNode[] }) {
  return (
    <tr className="relative block border-b border-line p-4 last:border-b-0 sm:table-row sm:p-0 sm:transition-colors sm:hover:bg-sunken/60">
      {columns.map(({ title, role }, index) => (
        <td
          key={title}
          className={cx(
            role === 'actions' && 'absolute top-2 right-2 sm:static',
            role === 'name' && 'block pr-12 pb-1 text-base font-medium sm:text-sm',
            !role && 'flex items-baseline justify-between gap-4 py-1',
            'sm:table-cell sm:border-b sm:border-line sm:px-4 sm:py-3 sm:align-middle sm:first:pl-6 sm:last:pr-6 sm:[tr:last-child>&]:border-b-0',
          )}
        >
          {role ? null : (
            <span aria-hidden className="shrink-0 text-faint sm:hidden">
              {title}
            </span>
          )}
          <span className={cx('min-w-0 break-words', !role && 'max-sm:text-right')}>{cells[index]}</span>
        </td>
      ))}
    </tr>
  );
}
