import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export function Card(props: ComponentProps<'section'>) {
  return <section {...props} className={cx('rounded-card bg-surface p-5 ring-1 ring-line sm:p-6', props.className)} />;
}

/** Title, an optional line below it, and what stands at the right end. */
export function CardHeader({ title, text, aside }: { title: ReactNode; text?: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-base font-semibold">{title}</h2>
        {text ? <p className="mt-0.5 text-sm text-muted">{text}</p> : null}
      </div>
      {aside}
    </div>
  );
}
