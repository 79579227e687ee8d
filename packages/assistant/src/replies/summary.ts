/** An overview when no single figure was asked for: the figures with their changes, and one line of what is behind them. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { summaryMetrics } from '../default-metrics.ts';
import { reworded, type Context, type Draft, type Written } from '../draft.ts';
import type { Ask, Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { sourcesOf } from '../serving.ts';
import { planOf } from '../to-requests.ts';
import { tell } from '../compose.ts';
import { noDataDraft } from './elsewhere.ts';
import { beforeHistory, figuresDraft } from './figures.ts';
import { insightFrom } from '../telling/insight.ts';

export function summaryDraft({ topic, ask, notes }: Extract<Intent, { act: 'summary' }>, context: Context): Draft {
  const { shop } = context;
  if (beforeHistory(ask, context) === 'all')
    return noDataDraft({ act: 'no-data', topic: 'history', ask, text: '' }, context);
  const metrics = summaryMetrics(topic, shop.connected).map(key => ({ key, named: false }));
  const wanted: Ask = { ...ask, metrics };
  const plan = planOf(wanted, { shop, platform: undefined, compares: false, strict: true });
  // "igst last month": none of the usual figures knows that part, one of its own does.
  if (plan.requests.length === 0 && ask.filters.length > 0)
    return figuresDraft({ act: 'figures', ask, also: [], notes }, context);
  return {
    behaviour: 'assume',
    requests: plan.requests,
    issues: [],
    write: results => {
      const told = tell({ results, ask: wanted, plans: [plan], notes, behaviour: 'assume', issues: [] }, context);
      const lines = [ask.by.length > 0 ? undefined : insightFrom(results, shop), unconnected(metrics, shop)];
      return withLines(
        told,
        lines.filter(line => line !== undefined),
      );
    },
  };
}

/** Before the last line, which names the sources. */
function withLines(told: Written, lines: string[]): Written {
  return reworded(told, text => {
    const all = text.split('\n');
    return [...all.slice(0, -1), ...lines, all.at(-1)].join('\n');
  });
}

function unconnected(metrics: { key: string }[], shop: Context['shop']): string | undefined {
  const needed = metrics.flatMap(({ key }) => {
    const metric = metricByKey(key);
    return metric ? sourcesOf(metric).filter(source => source !== 'meta') : [];
  });
  const missing = [...new Set(needed)].filter(source => !shop.connected.includes(source));
  if (missing.length === 0) return undefined;
  return sentencesFor(shop).talk.hints.notInIt(missing.map(source => sourceTitles[source]));
}
