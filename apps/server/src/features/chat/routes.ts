import * as contract from '@tillsight/contract/chat';
import type { Mount } from '../../infra/mount.ts';
import { askQuestion, clearHistory, type ChatDeps } from './chat.ts';

export function chatRoutes(mount: Mount, deps: ChatDeps): void {
  mount(contract.askQuestion, async ({ caller, input }) => {
    const reply = await askQuestion(deps, caller, input.question);
    return {
      response: reply.response,
      is_business_related: reply.isBusinessRelated,
      metrics_included: reply.metricsIncluded,
      behaviour: reply.behaviour,
      alternatives: reply.alternatives,
      ...(reply.chart === undefined ? {} : { chart: reply.chart }),
    };
  });
  mount(contract.clearHistory, async ({ caller }) => {
    await clearHistory(deps, caller);
    return { success: true };
  });
}
