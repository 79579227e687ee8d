import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PlatformMark, type Marked } from '../platform-mark.tsx';

type MessengerCardProps = { of: Marked; word: string; tone: BadgeTone; text: string; children: ReactNode };

/** How one's own account at a messenger stands, and what can be done about it. */
export function MessengerCard({ of, word, tone, text, children }: MessengerCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control p-3 ring-1 ring-line ring-inset">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <PlatformMark of={of} className="size-9" />
        <div className="min-w-0">
          <Badge tone={tone}>{word}</Badge>
          <p className="mt-1 text-sm break-words">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
