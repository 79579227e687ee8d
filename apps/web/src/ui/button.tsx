import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-edge/70 hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  danger: 'bg-loss text-on-loss hover:bg-loss-strong',
  'quiet-danger': 'text-loss-ink hover:bg-loss-soft',
} as const;

const shapes = {
  regular: 'h-11 px-4 sm:h-10',
  small: 'h-11 px-3 sm:h-8',
  large: 'h-12 px-6',
  icon: 'size-11 sm:size-9',
} as const;

type ButtonLook = {
  variant?: keyof typeof looks;
  shape?: keyof typeof shapes;
};

type ButtonProps = ButtonLook &
  (
    | { asChild: true; children: ReactElement<{ className?: string }>; className?: string; busy?: never }
    | (ComponentProps<'button'> & { asChild?: false; busy?: boolean })
  );

/** With `asChild` a link inside takes the look of a button. `busy` disables it and turns a spinner; the words are the caller's. */
export function Button({ variant = 'secondary', shape = 'regular', ...props }: ButtonProps) {
  const className = cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-sm font-medium whitespace-nowrap no-underline transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    looks[variant],
    shapes[shape],
    props.className,
  );
  if (props.asChild) return cloneElement(props.children, { className: cx(className, props.children.props.className) });
  const { busy, asChild: _, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      disabled={busy || button.disabled}
      aria-busy={busy || undefined}
      className={className}
    >
      {busy ? <Spinner /> : null}
      {button.children}
    </button>
  );
}
