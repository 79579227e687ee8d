import { useEffect, useState } from 'react';
import { Answer } from './answer.tsx';
import type { AnswerPart } from './conversation.ts';

/** What is known already, and when the rest comes; the whole answer takes its place by itself. */
export function PartOfAnswer({ part: { message, until }, question }: { part: AnswerPart; question: string }) {
  const left = useSecondsUntil(until);
  return (
    <div className="flex flex-col gap-3">
      <Answer message={message} question={question} onAsk={undefined} />
      <p className="flex w-fit items-center gap-2 rounded-card bg-insight-soft px-3 py-1 text-xs font-medium text-insight-ink tabular-nums">
        <span aria-hidden className="size-1.5 shrink-0 animate-pulse rounded-full bg-insight" />
        <output>Still looking at the rest. Shopify limits how much I can ask per minute.</output>
        <span aria-hidden className="whitespace-nowrap">
          {left > 0 ? `${left} s` : '…'}
        </span>
      </p>
    </div>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(tick);
  }, [isOver]);
  return left;
}
