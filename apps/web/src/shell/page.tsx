import { product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';

type PageProps = { title: string; subtitle: string; actions?: ReactNode; children: ReactNode };

/** A screen of the dashboard: its heading, what can be done with all of it, and its content. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-8">
      <title>{`${title} · ${product.name}`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="mt-1 text-sm text-muted">{subtitle}</p>
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
