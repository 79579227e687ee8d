/** Whether the language model answers in the form it is asked for, word by word where it works in steps, and what it was used for lately. */
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../infra/db.ts';
import { createLog } from '../infra/log.ts';
import { createModelClient } from '../infra/model.ts';
import { good, look, wrong, type Finding } from './finding.ts';

const form = {
  name: 'trial',
  schema: {
    type: 'object',
    properties: { word: { type: 'string', enum: ['ready'] } },
    required: ['word'],
    additionalProperties: false,
  },
};

export async function checkModel({ model }: Pick<Config, 'model'>): Promise<Finding[]> {
  if (model === undefined) return [good('Model', 'None is set: everything is read and worded by the built-in reader.')];
  const client = createModelClient({ config: model, log: createLog('silent'), elapsedMs: () => performance.now() });
  const began = performance.now();
  const call = { instructions: 'Answer in the given form.', data: '{"word":"ready"}', form, mostTokens: 200 };
  const works = model.question.steps > 0;
  let parts = 0;
  const completion = await client.complete(works ? { ...call, onWritten: () => void (parts += 1) } : call);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if ('failure' in completion) {
    return [
      wrong('Model', {
        what: `${model.name} gave no usable answer: ${completion.failure}`,
        why: 'Every question is read by the built-in reader alone.',
        todo: 'Check MODEL_PROTOCOL, MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME and MODEL_SECONDS, and that it can answer by a JSON schema.',
      }),
    ];
  }
  if (JSON.stringify(completion.written) !== '{"word":"ready"}') {
    return [
      wrong('Model', {
        what: `${model.name} answered in ${seconds} s, and not in the form it was given.`,
        why: 'What it reads is thrown away, and is paid for nevertheless.',
        todo: 'Choose a model that keeps to a JSON schema.',
      }),
    ];
  }
  const answered = good('Model', `${model.name} answered in the form it was given, in ${seconds} s.`);
  const unstreamed = look('Model: stream', {
    what: `${model.name} does not answer word by word.`,
    why: 'In steps each look waits until all of the step is written.',
    todo: 'Nothing has to be done; a server that streams is quicker.',
  });
  const found = works && parts === 0 ? [answered, unstreamed] : [answered];
  if (model.price !== undefined) return found;
  const unpriced = look('Model: price', {
    what: 'MODEL_PRICE is not set.',
    why: 'Tokens are counted, and what they cost is not.',
    todo: 'Set what a million tokens cost, read and written, such as 0.15/0.60.',
  });
  return [...found, unpriced];
}

type Use = { organization_id: string; day: string; calls: string; tokens: string; micro_usd: string };

/** One line for an organization and day, the dearest first; the last two days are enough to see what is going on. */
export async function checkModelUse(db: Db, now: number): Promise<Finding[]> {
  const since = new Date(now - 24 * 60 * 60_000).toISOString().slice(0, 10);
  const { rows } = await sql<Use>`
    select organization_id, day::text, calls, tokens, micro_usd from model_use_since(${since}::date) limit 20
  `.execute(db.outside);
  return rows.map(({ organization_id: id, day, calls, tokens, micro_usd: micro }) =>
    good(
      `Model: use on ${day}`,
      `Organization ${id}: ${calls} calls, ${tokens} tokens, USD ${(Number(micro) / 1e6).toFixed(4)}.`,
    ),
  );
}
