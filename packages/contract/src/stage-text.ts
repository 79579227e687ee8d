/** What an answer is waiting for, in words. */
import type { AskStage } from './chat.ts';

/** For a person who waits; empty before anything is known. */
export function stageText(stage: AskStage | undefined): string {
  if (stage === undefined) return '';
  const { sources } = stage;
  if (stage.stage === 'reading') return 'Reading your question';
  if (stage.stage === 'waiting')
    return 'Shopify limits how much I can ask per minute. I’ll go on in less than a minute';
  if (stage.stage === 'working') return 'Working it out in steps';
  if (stage.stage === 'writing') return 'Writing the answer';
  if (sources.length === 0) return 'Asking your platforms';
  return `Asking ${[sources.slice(0, -1).join(', '), sources.at(-1)].filter(Boolean).join(' and ')}`;
}
