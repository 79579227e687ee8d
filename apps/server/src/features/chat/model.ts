/** The language model as one organization may use it: within its day's tokens, and asked the same thing only once. */
import type { Model, ModelCall } from '@tillsight/assistant/model';
import type { AskStage } from '@tillsight/contract/chat';
import { spend } from '../../infra/budget.ts';
import type { ModelClient } from '../../infra/model.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { InsightDeps } from '../insights/insights.ts';

export type ChatDeps = InsightDeps & {
  model?: ModelClient | null;
  /** Is told what an answer is waiting for. */
  onStage?: (stage: AskStage) => void;
};

export function modelFor(deps: ChatDeps, organizationId: string): Model | undefined {
  const { model } = deps;
  if (model == null) return undefined;
  return async call => {
    const key = JSON.stringify([call.form.name, call.data]);
    if (call.isConstant && model.constants.has(key)) return model.constants.get(key);
    const make = () => askWithin(deps, model, { organizationId, call });
    const written = await deps.memory.recall(`model|${organizationId}|${key}`, make, each => each !== undefined);
    if (call.isConstant && written !== undefined) model.constants.set(key, written);
    return written;
  };
}

type Asking = { organizationId: string; call: ModelCall };

async function askWithin(deps: ChatDeps, model: ModelClient, { organizationId, call }: Asking): Promise<unknown> {
  const budget = { name: 'model', of: organizationId, times: model.tokensADay, perMs: 24 * 60 * 60_000 };
  try {
    await spend(deps.db, deps.now(), [{ ...budget, count: mostTokensOf(call) }]);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return undefined;
    throw error;
  }
  return model.complete(call);
}

/** Taken before the call, and more than it can cost: of our English a third of its letters, of anybody's words every byte. */
function mostTokensOf({ instructions, data, form, mostTokens }: ModelCall): number {
  return Math.ceil((instructions.length + JSON.stringify(form).length) / 3) + Buffer.byteLength(data) + mostTokens;
}
