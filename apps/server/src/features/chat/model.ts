/** The language model as one organization may use it: within its day's tokens, counted, and asked the same thing only once. */
import type { Reply } from '@tillsight/assistant/conversation';
import type { AnalysisLimits, Model, ModelCall } from '@tillsight/assistant/model';
import type { AnalysisStep, AskStage, ModelUse } from '@tillsight/contract/chat';
import { isWithin, refund } from '../../infra/budget.ts';
import type { ModelClient, Tokens } from '../../infra/model.ts';
import type { InsightDeps } from '../insights/insights.ts';
import { addModelUse, findModelUse } from './store.ts';

/** Resolves to false where nobody listens any more. */
export type OnPart = (known: Reply | undefined, seconds: number) => boolean;

export type ChatDeps = InsightDeps & {
  model?: ModelClient | null;
  /** Is told what an answer is waiting for. */
  onStage?: (stage: AskStage) => void;
  /** Is told of each step of an analysis. */
  onStep?: (step: AnalysisStep) => void;
  /** Is told what is known while the rest is waited for; who does not listen gets the answer without the rest. */
  onPart?: OnPart;
};

const daysTold = 14;

/** What this organization used, day by day. */
export async function readModelUse(deps: ChatDeps, organizationId: string): Promise<ModelUse> {
  const { model } = deps;
  const since = dayOf(deps.now() - (daysTold - 1) * dayMs);
  const days = await deps.db.inOrganization(organizationId, trx => findModelUse(trx, since));
  return {
    model: model?.name ?? null,
    tokens_a_day: model?.tokensADay ?? null,
    days: days.map(({ day, calls, tokens, micro_usd: micro }) => ({
      day,
      calls,
      tokens,
      usd: model?.price === undefined && micro === 0 ? null : micro / 1e6,
    })),
  };
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function modelFor(deps: ChatDeps, organizationId: string): Model | undefined {
  const { model } = deps;
  if (model == null) return undefined;
  // All calls for one question come out of one purse.
  const purse = { left: model.question.mostTokens };
  const complete = async (call: ModelCall): Promise<unknown> => {
    if (call.isFleeting) return askWithin(deps, model, { organizationId, call, purse });
    const key = JSON.stringify([call.form.name, call.data]);
    if (call.isConstant && model.constants.has(key)) return model.constants.get(key);
    const make = () => askWithin(deps, model, { organizationId, call, purse });
    const written = await model.readings.recall(`${organizationId}|${key}`, make, each => each !== undefined);
    if (call.isConstant && written !== undefined) model.constants.set(key, written);
    return written;
  };
  return model.question.steps === 0
    ? { name: model.name, complete }
    : { name: model.name, complete, analysis: limitsOf(model, deps) };
}

/** Whatever is waited for, a figure or a model, the merchant waits no longer; a mistake of ours costs the analysis and not the answer. */
function limitsOf({ question: { steps, mostMs }, elapsedMs }: ModelClient, { log }: ChatDeps): AnalysisLimits {
  const within = <Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, Math.max(ms, 0), undefined);
    const logged = work.catch((error: unknown) => {
      log.error({ err: error }, 'An analysis failed; the built-in answer goes out.');
      return undefined;
    });
    return Promise.race([logged, late]).finally(() => clearTimeout(timer));
  };
  return { steps, mostMs, elapsedMs, within };
}

type Asking = { organizationId: string; call: ModelCall; purse: { left: number } };

async function askWithin(
  deps: ChatDeps,
  model: ModelClient,
  { organizationId, call, purse }: Asking,
): Promise<unknown> {
  const most = mostTokensOf(call);
  if (most > purse.left) return undefined;
  const budget = { name: 'model', of: organizationId, times: model.tokensADay, perMs: dayMs };
  if (!(await isWithin(deps.db, deps.now(), [{ ...budget, count: most }]))) return undefined;
  const completion = await model.complete(call);
  const tokens = completion.tokens ?? { read: 0, written: 0 };
  // A provider that counts too little, or not at all, does not make the day longer.
  const used = completion.tokens ? Math.max(tokens.read + tokens.written, leastTokensOf(call)) : most;
  purse.left -= used;
  if (used < most) await refund(deps.db, [{ ...budget, count: most - used }]);
  await addModelUse(deps.db, {
    organization_id: organizationId,
    day: dayOf(deps.now()),
    model: model.name,
    calls: 1,
    tokens_read: tokens.read,
    tokens_written: tokens.written,
    micro_usd: microUsdOf(tokens, model.price),
  });
  return 'written' in completion ? completion.written : undefined;
}

/** A price for a million tokens in dollars is one for a single token in millionths. */
const microUsdOf = (tokens: Tokens, price: ModelClient['price']): number =>
  price ? Math.round(tokens.read * price.read + tokens.written * price.written) : 0;

/** Taken before the call, and more than it can cost: of our English a third of its letters, of anybody's words every byte. */
function mostTokensOf({ instructions, data, form, mostTokens }: ModelCall): number {
  return Math.ceil((instructions.length + JSON.stringify(form).length) / 3) + Buffer.byteLength(data) + mostTokens;
}

const leastTokensOf = ({ instructions, data }: ModelCall): number => Math.ceil((instructions.length + data.length) / 8);
