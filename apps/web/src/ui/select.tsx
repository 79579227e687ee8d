import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlLook } from './control.ts';

/** The platform's own select: the best one on a phone, and it needs no code. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative', className)}>
      <select {...props} className={cx(controlLook, 'appearance-none truncate pr-9 disabled:opacity-100')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
      />
    </div>
  );
}
