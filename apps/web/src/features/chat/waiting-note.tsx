import type { AnalysisStep, AskStage } from '@tillsight/contract/chat';
import { product } from '@tillsight/contract/product';
import { stageText } from '@tillsight/contract/stage-text';
import { useIsOnline } from './use-is-online.ts';

/** Stands where the answer will stand, and says what it is waiting for. */
export function WaitingNote({ stage, steps }: { stage: AskStage | undefined; steps: AnalysisStep[] }) {
  const isOnline = useIsOnline();
  const text = stageText(stage);
  return (
    <output className="flex w-fit max-w-full animate-rise items-center gap-3 rounded-card bg-surface px-4 py-3 text-sm text-muted ring-1 ring-line">
      <span aria-hidden className="flex gap-1">
        {[0, 160, 320].map(delay => (
          <span
            key={delay}
            className="size-1.5 animate-pulse rounded-full bg-accent"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
      <span>
        <span>{isOnline ? `${product.assistant} is thinking...` : 'You’re offline. Your question is kept.'}</span>
        {isOnline ? null : <span className="block text-xs text-faint">It is sent as soon as you’re back.</span>}
        {steps.length > 0 ? <StepsSoFar steps={steps} /> : null}
        {isOnline && text ? <span className="block text-xs text-faint">{text}</span> : null}
      </span>
    </output>
  );
}

/** The latest are enough to see that it goes on; all of them come with the answer. */
const shown = 3;

function StepsSoFar({ steps }: { steps: AnalysisStep[] }) {
  return (
    <span className="block max-w-prose text-xs leading-5">
      {steps.slice(-shown).map(({ asked, found }, at) => (
        <span key={steps.length + at} dir="auto" className="block break-words">
          {asked}: {found}
        </span>
      ))}
    </span>
  );
}
