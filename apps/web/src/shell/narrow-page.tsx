import { product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Logo } from './logo.tsx';

/** One question on a page of its own, for somebody who comes from elsewhere and may not be signed in. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>{`${title} · ${product.name}`}</title>
      <div className="w-full max-w-md">
        <div className="mb-6 flex justify-center">
          <Logo />
        </div>
        <Card>
          <h1 className="text-lg font-semibold wrap-anywhere">{title}</h1>
          {children}
        </Card>
      </div>
    </main>
  );
}
