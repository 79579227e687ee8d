import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Clock } from '../../clock.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useClock } from '../../use-clock.ts';
import type { Asked, Earlier } from './api.ts';

/** As many stand there at once; the others behind a button. */
const most = 4;

type EarlierQuestionsProps = { questions: Earlier; isWaiting: boolean; onAsk: (asked: Asked) => void };

/** What the next question may go on from, though it was asked before this page was opened. Answers are kept nowhere. */
export function EarlierQuestions({ questions, isWaiting, onAsk }: EarlierQuestionsProps) {
  const clock = useClock();
  const [isWhole, setIsWhole] = useState(false);
  const [now] = useState(() => Date.now());
  const hidden = isWhole ? 0 : Math.max(0, questions.length - most);
  return (
    <section aria-labelledby="earlier" className="pt-6">
      <div className="flex items-center gap-3 text-xs text-faint">
        <span aria-hidden className="h-px flex-1 bg-line" />
        <h2 id="earlier" className="font-medium">
          {dividerText(questions, now, clock)}
        </h2>
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
      {hidden > 0 ? (
        <Button variant="quiet" shape="small" className="mt-1" onClick={() => setIsWhole(true)}>
          Show {hidden} more
        </Button>
      ) : null}
      <ol className="mt-2 divide-y divide-line rounded-card bg-surface ring-1 ring-line">
        {questions.slice(hidden).map(({ id, question, asked_at }) => (
          <li key={id} className="flex items-center gap-3 py-1 pr-1 pl-4">
            <p dir="auto" className="line-clamp-2 min-w-0 flex-1 py-1.5 text-sm break-words">
              {question}
            </p>
            <time dateTime={asked_at} className="shrink-0 text-xs text-faint">
              {clock.time(asked_at)}
            </time>
            <Button
              variant="quiet"
              shape="small"
              disabled={isWaiting}
              aria-label={`Show again: ${question}`}
              onClick={() => onAsk({ question, rememberedAs: id })}
            >
              <RotateCw aria-hidden />
              <span className="max-sm:hidden">Show again</span>
            </Button>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-faint">Answers aren’t kept, so each one is fetched again.</p>
    </section>
  );
}

export function EarlierFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="pt-6">
      <Notice kind="warning" title="Your earlier questions couldn't be loaded">
        <p>Sierra still remembers them, so you can ask a follow-up.</p>
        <Button shape="small" busy={isBusy} onClick={onRetry} className="mt-2">
          Try again
        </Button>
      </Notice>
    </div>
  );
}

/** They reach back a day, so the first may be of yesterday. */
function dividerText(questions: Earlier, now: number, { isoDay }: Clock): string {
  const isToday = questions.every(({ asked_at }) => isoDay(asked_at) === isoDay(now));
  return isToday ? 'Earlier today' : 'Since yesterday';
}
