import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type HoverCardProps = {
  /** Becomes a button, so that the keyboard and a tap open the card as well. */
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
};

const edgePx = 12;
const halfWidthPx = 128;

/** More about a thing while the pointer or the focus is on it. Escape puts it away. */
export function HoverCard({ trigger, className, children }: HoverCardProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [shiftPx, setShiftPx] = useState(0);

  const place = () => {
    const box = frame.current?.getBoundingClientRect();
    if (box) {
      const middle = box.left + box.width / 2;
      const rightmost = document.documentElement.clientWidth - edgePx - halfWidthPx;
      setShiftPx(Math.max(edgePx + halfWidthPx, Math.min(middle, rightmost)) - middle);
    }
  };
  const open = () => {
    place();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const onResize = useEffectEvent(place);
  useEffect(() => {
    if (!isOpen || !frame.current) return undefined;
    // The window says that it changed before what stands beside the card has made room, or has gone.
    const watch = new ResizeObserver(() => onResize());
    watch.observe(frame.current);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [isOpen]);

  return (
    <span ref={frame} className="relative inline-block" onPointerEnter={open} onPointerLeave={close}>
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
        style={{ translate: `calc(-50% + ${shiftPx}px)` }}
        className={cx('absolute top-full left-1/2 z-30 w-64 animate-appear pt-2', !isOpen && 'hidden')}
      >
        <span className="block rounded-card bg-surface p-4 text-left text-sm shadow-float ring-1 ring-line">
          {children}
        </span>
      </span>
    </span>
  );
}
