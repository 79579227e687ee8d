/** Every kind of intent and the file that answers it. */
import type { Context, Draft } from './draft.ts';
import type { Turn } from './conversation.ts';
import { isOrigin } from './dimension-kinds.ts';
import type { Intent } from './intent.ts';
import { defineDraft } from './replies/define.ts';
import { noDataDraft, noSourceDraft } from './replies/elsewhere.ts';
import { figuresDraft } from './replies/figures.ts';
import { actDraft, chatDraft, clarifyDraft, offTopicDraft, refuseDraft } from './replies/fixed.ts';
import { reconcileDraft } from './replies/reconcile.ts';
import { summaryDraft } from './replies/summary.ts';

type Drafts = {
  [Act in Intent['act']]: (intent: Extract<Intent, { act: Act }>, context: Context) => Draft | Promise<Draft>;
};

/** Rooms of their own are loaded with the first question for them. */
const drafts: Drafts = {
  figures: figuresDraft,
  summary: summaryDraft,
  explain: async (...asked) => (await import('./replies/explain.ts')).explainDraft(...asked),
  forecast: async (...asked) => (await import('./replies/forecast.ts')).forecastDraft(...asked),
  both: ({ intents: [first, second] }, context) => together(first, second, context),
  define: defineDraft,
  reconcile: reconcileDraft,
  advise: async (...asked) => (await import('./replies/advise.ts')).adviseDraft(...asked),
  order: async (...asked) => (await import('./replies/one-order.ts')).oneOrderDraft(...asked),
  'no-source': noSourceDraft,
  'no-data': noDataDraft,
  refuse: refuseDraft,
  'off-topic': offTopicDraft,
  chat: chatDraft,
  act: actDraft,
  clarify: clarifyDraft,
};

export async function draftOf<Act extends Intent['act']>(
  intent: Extract<Intent, { act: Act }>,
  context: Context,
): Promise<Draft> {
  const draft = await drafts[intent.act](intent, context);
  const about = draft.requests.length > 0 ? undefined : aboutOf(intent);
  return about ? { ...draft, about } : draft;
}

/** One answer below the other. A question that goes on from them goes on from the last one. */
async function together(first: Intent, second: Intent, context: Context): Promise<Draft> {
  const [one, other] = await Promise.all([draftOf(first, context), draftOf(second, context)]);
  const beside = { ...one.beside, ...other.beside };
  return {
    ...other,
    requests: [...other.requests, ...one.requests],
    companions: [...(other.companions ?? []), ...(one.companions ?? [])],
    ...(one.beside || other.beside ? { beside } : {}),
    issues: [...one.issues, ...other.issues],
    write: async (results, run, found) => {
      const [upTo, upToOne] = [other.requests.length, other.requests.length + one.requests.length];
      const companions = results.slice(upToOne);
      const ofOther = companions.slice(0, other.companions?.length ?? 0);
      const told = await one.write(
        [...results.slice(upTo, upToOne), ...companions.slice(ofOther.length)],
        run,
        one.beside && found,
      );
      const behind = await other.write([...results.slice(0, upTo), ...ofOther], run, other.beside && found);
      const below = behind.response.split('\n');
      const above = told.response.split('\n').filter(line => !below.includes(line));
      return { ...told, ...behind, response: [...above, ...below].join('\n') };
    },
  };
}

/** A definition speaks of a figure, what was refused of some days; what another platform would know, and what was asked back, of a whole wish. */
function aboutOf(intent: Intent): Turn['about'] {
  if (intent.act === 'define') return intent.metrics.length > 0 ? { metrics: intent.metrics } : undefined;
  if (intent.act === 'refuse') return intent.period && { period: intent.period };
  if (intent.act !== 'no-source' && intent.act !== 'no-data' && intent.act !== 'clarify') return undefined;
  const { ask } = intent;
  if (!ask || (ask.metrics.length === 0 && !ask.when && ask.filters.length === 0)) return undefined;
  const isElsewhere = intent.act === 'no-source';
  const where = ask.filters.flatMap(({ options: [option], not }) =>
    option && !(isElsewhere && isOrigin(option.dimension))
      ? [{ dimension: option.dimension, [not ? 'is_not' : 'is']: option.values }]
      : [],
  );
  return {
    metrics: ask.metrics.map(({ key }) => key),
    by: ask.by,
    where,
    ...(ask.when ? { period: ask.when.period } : {}),
  };
}
