import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const tones = {
  grey: 'bg-sunken text-muted',
  green: 'bg-accent-soft text-accent-ink',
  red: 'bg-loss-soft text-loss-ink',
  blue: 'bg-blue-soft text-blue-ink',
  yellow: 'bg-yellow-soft text-yellow-ink',
  purple: 'bg-purple-soft text-purple-ink',
  insight: 'bg-insight-soft text-insight-ink',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
