import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 w-fit list-none items-center rounded-[0.2rem] text-xs font-medium text-muted underline-offset-4 hover:underline sm:min-h-6">
        <ChevronRight aria-hidden className="mr-1 size-3.5 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** Where the figures are from, and what to know of them. */
export function Notes({ notes }: { notes: string[] }) {
  return (
    <Fold summary="About these figures">
      {notes.map(note => (
        <p key={note} className="mt-1 max-w-prose text-xs leading-5 text-muted">
          {note}
        </p>
      ))}
    </Fold>
  );
}
