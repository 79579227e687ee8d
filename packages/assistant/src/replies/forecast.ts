/** First form: the figures the question is about; the parts behind them follow. */
import { tell } from '../compose.ts';
import { withDefaultMetrics } from '../default-metrics.ts';
import type { Context, Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { planOf } from '../to-requests.ts';

export function forecastDraft({ ask }: Extract<Intent, { act: 'forecast' }>, context: Context): Draft {
  const wanted = withDefaultMetrics(ask, false);
  const plan = planOf(wanted, { shop: context.shop, platform: ask.platform, compares: false });
  const telling = {
    ask: wanted,
    plans: [plan],
    notes: { unread: [] },
    behaviour: 'forecast' as const,
    issues: plan.issues,
  };
  return {
    behaviour: 'forecast',
    requests: plan.requests,
    issues: plan.issues,
    write: results => tell({ ...telling, results }, context),
  };
}
