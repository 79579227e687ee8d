import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: { icon: LucideIcon; title: string; text?: ReactNode; action?: ReactNode }) {
  const Icon = props.icon;
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="font-medium">{props.title}</p>
      {props.text ? <p className="mt-1 text-sm text-muted">{props.text}</p> : null}
      {props.action ? <div className="mt-5">{props.action}</div> : null}
    </div>
  );
}
