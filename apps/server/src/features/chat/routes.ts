import * as contract from '@tillsight/contract/chat';
import type { Reply } from '@tillsight/assistant/conversation';
import { inEvents, wantsEvents } from '../../infra/event-stream.ts';
import type { Mount } from '../../infra/mount.ts';
import { askQuestion, clearHistory, type ChatDeps } from './chat.ts';

export function chatRoutes(mount: Mount, deps: ChatDeps): void {
  mount(contract.askQuestion, async ({ caller, input, request, reply }) => {
    if (!wantsEvents(request)) return answerOf(await askQuestion(deps, caller, input.question));
    return inEvents({ request, reply }, async report => {
      const onStage = (stage: contract.AskStage) => report('stage', stage);
      return answerOf(await askQuestion({ ...deps, onStage }, caller, input.question));
    });
  });
  mount(contract.clearHistory, async ({ caller }) => {
    await clearHistory(deps, caller);
    return { success: true };
  });
}

function answerOf(reply: Reply): contract.AskResponse {
  return {
    response: reply.response,
    is_business_related: reply.isBusinessRelated,
    metrics_included: reply.metricsIncluded,
    behaviour: reply.behaviour,
    alternatives: reply.alternatives,
    ...(reply.carried === undefined ? {} : { carried: reply.carried }),
    ...(reply.chart === undefined ? {} : { chart: reply.chart }),
  };
}
