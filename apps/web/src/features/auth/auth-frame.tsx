import { product } from '@tillsight/contract/product';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Logo } from '../../shell/logo.tsx';
import { SampleTalk } from './sample-talk.tsx';

/** What all authentication screens stand in: the form on one side, on wide screens a glimpse of the product on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col px-5 py-5 sm:px-10 sm:py-8">
        {/* On a desk notices pass through the middle of the window, to the right of both. */}
        <header className="flex items-center justify-between gap-4 lg:justify-start lg:gap-8">
          <Logo />
          <Link
            to={paths.landing()}
            className="flex h-11 items-center gap-1.5 rounded-control text-sm text-muted transition-colors hover:text-ink sm:h-9"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to Home
          </Link>
        </header>
        <main className="m-auto w-full max-w-sm py-10">{children}</main>
      </div>
      <SampleTalk assistant={product.assistant} />
    </div>
  );
}

/** The heading of a form, with the line below it. */
export function FormHeading({ title, subtitle, children }: { title: string; subtitle: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <title>{`${title} · ${product.name}`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 text-sm text-muted">{subtitle}</p>
      {children}
    </div>
  );
}

/** The line at the end of a form that leads to another one. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className="mt-6 text-center text-sm text-muted">{children}</p>;
}

export const textLink =
  'rounded-[0.2rem] font-medium text-accent-ink underline-offset-4 hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center';
