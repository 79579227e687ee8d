/** What an answer is waiting for, told to the assistant while it waits, if it wants to know. */
import type { ServerContext } from '@modelcontextprotocol/server';
import type { AnalysisStep, AskStage } from '@tillsight/contract/chat';
import { stageText } from '@tillsight/contract/stage-text';

type Listening = { onStage: (stage: AskStage) => void; onStep: (step: AnalysisStep) => void };

/** Nothing where the call names no token for progress. `whenLost`: the assistant has gone, which its answer will notice as well. */
export function progressOf({ mcpReq }: ServerContext, whenLost: (error: unknown) => void): Partial<Listening> {
  const { _meta: asked } = mcpReq;
  const progressToken = asked?.progressToken;
  if (progressToken === undefined) return {};
  let progress = 0;
  const tell = (message: string): void => {
    progress += 1;
    const params = { progressToken, progress, message };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(whenLost);
  };
  return { onStage: stage => tell(stageText(stage)), onStep: step => tell(`${step.asked}: ${step.found}`) };
}
