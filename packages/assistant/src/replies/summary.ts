/** An overview when no single figure was asked for. */
import { summaryMetrics } from '../default-metrics.ts';
import type { Context, Draft } from '../draft.ts';
import type { Ask, Intent } from '../intent.ts';
import { planOf } from '../to-requests.ts';
import { tell } from '../compose.ts';

export function summaryDraft({ topic, ask, notes }: Extract<Intent, { act: 'summary' }>, context: Context): Draft {
  const metrics = summaryMetrics(topic).map(key => ({ key, named: false }));
  const wanted: Ask = { ...ask, metrics };
  const plan = planOf(wanted, { shop: context.shop, platform: undefined, compares: false, strict: true });
  return {
    behaviour: 'assume',
    requests: plan.requests,
    issues: [],
    write: results => tell({ results, ask: wanted, plans: [plan], notes, behaviour: 'assume', issues: [] }, context),
  };
}
