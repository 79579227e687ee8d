/** The pipeline: understand, draft, run (given), write. The order of the files is the order of the lines. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Question, Reply, ReplyValue } from './conversation.ts';
import type { Context, Draft, Written } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { takenOffer } from './offers.ts';
import { offeredDraft } from './replies/offered.ts';
import { noNames } from './words/names.ts';
import { understand } from './understand.ts';

export async function answerQuestion(question: Question): Promise<Reply> {
  const { draft } = await read(question);
  if (question.planOnly) return replyOf(question, draft, [], await spokenOnly(draft));
  const asked = [...draft.requests, ...(draft.companions ?? [])];
  const results = asked.length > 0 ? await question.run(asked) : [];
  const written = await draft.write(results, question.run);
  return replyOf(question, draft, results, written);
}

/** The store's names are asked for only when the question seems to hold one. */
async function read({ text, turns, shop, names }: Question): Promise<{ draft: Draft }> {
  const taken = takenOffer(text, turns);
  if (taken) return { draft: offeredDraft(taken, { shop, turns, names: noNames }) };
  const first = understand(text, turns, shop);
  const own = first.wantsNames ? await names() : noNames;
  const { intent } = first.wantsNames ? understand(text, turns, shop, own) : first;
  const context: Context = { shop, turns, names: own };
  return { draft: draftOf(intent, context) };
}

/** What can be said without any figure. */
async function spokenOnly(draft: Draft): Promise<Written> {
  return draft.requests.length === 0 ? draft.write([], () => Promise.resolve([])) : { response: '' };
}

function replyOf({ text }: Question, draft: Draft, results: MetricResult[], written: Written): Reply {
  const behaviour = written.behaviour ?? draft.behaviour;
  const further = written.further ?? [];
  const all = [...results, ...further];
  const requests = [...draft.requests, ...further.map(result => result.request)];
  const alternatives = written.alternatives ?? [];
  const sources = [...new Set(all.flatMap(result => result.sources.map(note => note.source)))];
  return {
    behaviour,
    requests,
    values: [...results.slice(0, draft.requests.length), ...further].flatMap(valuesOf),
    response: written.response,
    metricsIncluded: sources.map(source => sourceTitles[source]),
    isBusinessRelated: behaviour !== 'off-topic' && behaviour !== 'chat',
    ...(written.chart ? { chart: written.chart } : {}),
    alternatives: alternatives.map(({ label, question }) => ({ label, question })),
    turn: { question: text, behaviour, requests, mentioned: written.mentioned ?? [], offered: alternatives },
  };
}

function valuesOf({ rows }: MetricResult): ReplyValue[] {
  return rows.flatMap(({ by, values }) =>
    Object.entries(values).map(([metric, { value, base }]) => ({
      metric,
      by,
      value,
      ...(base === undefined ? {} : { base }),
    })),
  );
}
