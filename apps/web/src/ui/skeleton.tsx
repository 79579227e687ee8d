import { cx } from './class-names.ts';

/** A quiet shape where something is about to stand; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-control bg-hover', className)} />;
}
