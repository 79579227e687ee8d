import { product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';

type PageProps = {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  /** While something waits to be saved, what saves it stays in sight. */
  isPinned?: boolean;
  children: ReactNode;
};

/** A screen of the dashboard: its heading, what can be done with all of it, and its content. */
export function Page({ title, subtitle, actions, isPinned = false, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-8">
      <title>{`${title} · ${product.name}`}</title>
      <div
        data-pinned={isPinned ? '' : undefined}
        className={cx(
          'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
          // Pinned it takes the same room, so that nothing moves; on a phone the words may pass.
          isPinned && 'max-sm:contents sm:sticky sm:top-14 sm:z-10 sm:-mt-4 sm:mb-2 sm:bg-canvas sm:pt-4 sm:pb-4',
        )}
      >
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="mt-1 text-sm text-muted">{subtitle}</p>
        </div>
        {actions ? (
          <div
            className={cx(
              'flex flex-wrap gap-2',
              isPinned &&
                'max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:-mx-4 max-sm:mb-3 max-sm:bg-canvas max-sm:px-4 max-sm:pt-4 max-sm:pb-3',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
