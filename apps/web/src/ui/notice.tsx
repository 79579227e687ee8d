import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const kinds = {
  error: { Icon: CircleAlert, look: 'bg-loss-soft', ink: 'text-loss-ink' },
  warning: { Icon: TriangleAlert, look: 'bg-insight-soft', ink: 'text-insight-ink' },
  success: { Icon: CircleCheck, look: 'bg-accent-soft', ink: 'text-accent-ink' },
} as const;

/** A block inside the page that says how something went; errors are read out at once. */
export function Notice({ kind, title, children }: { kind: keyof typeof kinds; title?: string; children: ReactNode }) {
  const { Icon, look, ink } = kinds[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={cx('flex gap-3 rounded-control p-3 text-sm', look)}>
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 break-words">
        {title ? <p className={cx('font-semibold', ink)}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
