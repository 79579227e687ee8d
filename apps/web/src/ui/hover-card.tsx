import { useId, useState, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type HoverCardProps = {
  /** Becomes a button, so that the keyboard and a tap open the card as well. */
  trigger: ReactNode;
  /** On narrow screens the edge of the trigger that the card keeps to, so that it opens into the window. */
  startsAt: 'left' | 'right';
  className?: string;
  children: ReactNode;
};

/** More about a thing while the pointer or the focus is on it. Escape puts it away. */
export function HoverCard({ trigger, startsAt, className, children }: HoverCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

  return (
    <span className="relative inline-block" onPointerEnter={open} onPointerLeave={close}>
      <button
        type="button"
        aria-describedby={id}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={event => (event.key === 'Escape' ? close() : undefined)}
        className={className}
      >
        {trigger}
      </button>
      <span
        id={id}
        role="tooltip"
        className={cx(
          'absolute top-full z-30 w-64 animate-appear pt-2 lg:left-1/2 lg:-translate-x-1/2',
          startsAt === 'left' ? 'max-lg:left-0' : 'max-lg:right-0',
          !isOpen && 'hidden',
        )}
      >
        <span className="block rounded-card bg-surface p-4 text-left text-sm shadow-float ring-1 ring-line">
          {children}
        </span>
      </span>
    </span>
  );
}
