import { MessageCircle, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { GivenLink } from './api.ts';
import { clockOf } from './clock-of.ts';
import type { LinkWords } from './link-words.ts';

type LinkCodeProps = {
  given: GivenLink;
  words: LinkWords;
  /** By this browser's clock, as everything that is counted from it. */
  givenAt: number;
  isRenewing: boolean;
  onRenew: () => void;
};

/** To be scanned, tapped or typed, as long as it is good. */
export function LinkCode({ given, words, givenAt, isRenewing, onRenew }: LinkCodeProps) {
  const leftMs = useRest(givenAt + given.lasts_seconds * 1_000);
  if (leftMs <= 0) {
    return (
      <Notice kind="warning" title="This code has expired">
        <p>A code works for {Math.round(given.lasts_seconds / 60)} minutes.</p>
        <Button shape="small" busy={isRenewing} onClick={onRenew} className="mt-2">
          {isRenewing ? null : <RefreshCw aria-hidden />}
          Get a new code
        </Button>
      </Notice>
    );
  }
  return (
    <div className="text-center">
      <div className="hidden sm:block">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(given.qr_svg)}`}
          alt={words.picture}
          className="mx-auto size-44 rounded-control ring-1 ring-line"
        />
        <p className="mt-3 text-sm text-balance text-muted">{words.scan}</p>
      </div>
      <p className="text-sm text-balance text-muted sm:hidden">{words.tap}</p>
      {given.code === undefined ? null : (
        <p className="mt-4 font-mono text-lg font-semibold tracking-widest select-all" aria-label="Your code">
          {given.code}
        </p>
      )}
      <p className="mt-1 text-sm text-faint tabular-nums" role="timer">
        Expires in {clockOf(leftMs)}
      </p>
      <Button asChild variant="primary" className="mt-4 w-full sm:w-auto">
        <a href={given.deep_link} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden />
          Open {words.app}
        </a>
      </Button>
      <output className="mt-4 flex items-center justify-center gap-2 text-sm text-muted">
        <Spinner />
        {words.waiting}
      </output>
    </div>
  );
}

function useRest(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(tick);
  }, [isOver]);
  return until - now;
}
