/** The pipeline: understand, draft, run (given), write. The order of the files is the order of the lines. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Question, Reply, ReplyValue } from './conversation.ts';
import type { Context, Draft, Written } from './draft.ts';
import { draftOf } from './draft-of.ts';
import type { Model } from './model.ts';
import { isUnsure, readWithModel } from './model/read-with-model.ts';
import { wordWithModel } from './model/word-with-model.ts';
import { takenOffer } from './offers.ts';
import { offeredDraft } from './replies/offered.ts';
import { noNames } from './words/names.ts';
import { unlikeDays, wentAstray } from './following/read-again.ts';
import type { Intent } from './intent.ts';
import { understand } from './understand.ts';

/**
 * Understands, runs what that takes through `question.run`, and writes. Whatever is asked, there is a reply: what cannot be
 * known is said in it. Throws for bugs only, those of `run` included.
 */
export async function answerQuestion(question: Question): Promise<Reply> {
  question.onStage?.('reading');
  const { draft } = await read(question);
  if (question.planOnly) return replyOf(question, draft, [], await spokenOnly(draft));
  const asked = [...draft.requests, ...(draft.companions ?? [])];
  const results = asked.length > 0 ? await question.run(asked) : [];
  question.onStage?.('writing');
  const written = await worded(await draft.write(results, question.run), question.model);
  return replyOf(question, draft, results, written);
}

/** The store's names are asked for only when the question seems to hold one. */
async function read({ text, turns, shop, names, model }: Question): Promise<{ draft: Draft }> {
  const taken = takenOffer(text, turns);
  if (taken) return { draft: offeredDraft(taken, { shop, turns, names: noNames }) };
  const first = understand(text, turns, shop);
  const own = first.wantsNames ? await names() : noNames;
  const { intent } = first.wantsNames ? understand(text, turns, shop, own) : first;
  const context: Context = { shop, turns, names: own };
  if (!model || !isUnsure(intent)) return { draft: settled(intent, text, context) };
  const known = first.wantsNames ? own : await names();
  const better = await readWithModel({ text, shop, names: known, model });
  return { draft: better ? guessed(draftOf(better, context)) : draftOf(intent, context) };
}

/** Where the talk led astray the question is read by itself, if it then asks for something. */
function settled(intent: Intent, text: string, context: Context): Draft {
  const draft = draftOf(intent, context);
  if (wentAstray(intent, draft, context.turns)) {
    const alone = draftOf(understand(text, [], context.shop, context.names).intent, { ...context, turns: [] });
    if (!/^(clarify|off-topic|chat)$/.test(alone.behaviour)) return alone;
  }
  const hint = unlikeDays(intent, draft.requests);
  return hint === undefined ? draft : withHint(draft, hint);
}

/** What a model made of unclear words is said to be that. */
const guessed = (draft: Draft): Draft => withHint(draft, 'I was not sure of your words and took them like this.');

function withHint(draft: Draft, hint: string): Draft {
  return {
    ...draft,
    write: async (results, run) => {
      const written = await draft.write(results, run);
      return { ...written, response: `${written.response} ${hint}` };
    },
  };
}

/** The first line in a model's words around our figures, where it has any. */
async function worded(written: Written, model: Model | undefined): Promise<Written> {
  if (!model || !written.slots) return written;
  const sentence = await wordWithModel(written.slots, model);
  const [, ...rest] = written.response.split('\n');
  return sentence === undefined ? written : { ...written, response: [sentence, ...rest].join('\n') };
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
  const carried = draft.carried ?? [];
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
    ...(carried.length > 0 ? { carried: carried.map(({ kind, label, question }) => ({ kind, label, question })) } : {}),
    turn: {
      question: text,
      behaviour,
      requests,
      mentioned: written.mentioned ?? [],
      offered: [...alternatives, ...carried.map(({ label, question, requests }) => ({ label, question, requests }))],
      ...(draft.about ? { about: draft.about } : {}),
    },
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
