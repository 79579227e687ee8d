import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

/** A real checkbox, so that forms and screen readers need no help; the tick is drawn over it. */
export function Checkbox({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-55 sm:min-h-6',
        className,
      )}
    >
      <span className="relative size-5 shrink-0">
        <input
          {...props}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-[0.3rem] bg-surface ring-1 ring-edge ring-inset checked:bg-accent checked:ring-accent"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-on-accent peer-checked:block"
        />
      </span>
      {label}
    </label>
  );
}
