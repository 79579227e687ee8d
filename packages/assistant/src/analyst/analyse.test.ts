/** Steps as they are written and shown: what is looked up while the model still writes, and what each is called. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Reply, Run } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import type { Model, ModelCall } from '../model.ts';
import { readHere } from '../read-here.ts';
import type { Call } from './step-form.ts';

const blank: Call = { tool: 'ask_figures', metrics: [], by: [], where: [], days: null, against: null, order: null, top: null, having: [], words: '' }; // prettier-ignore
const ofCities: Call = { ...blank, metrics: ['sessions'], by: ['city'], days: 'last 30 days', order: { metric: 'sessions', direction: 'desc' }, top: 3 }; // prettier-ignore
const text = 'Which towns look and never buy our sarees?';
const inSteps = { act: 'in_steps', topic: 'none', about: '', requests: [] };
const ending = { calls: [], sentences: ['{f1.r1.name} had the most visits: {f1.r1}.'] };

/** `step`: what is written at each step that is asked for. */
function modelThat(step: (call: ModelCall, at: number) => Promise<unknown>): Model {
  let at = -1;
  return {
    name: 'trial',
    complete: call => {
      if (!JSON.stringify(call.form.schema).includes('"sentences"')) return Promise.resolve(inSteps);
      at += 1;
      return step(call, at);
    },
    analysis: { steps: 8, mostMs: 60_000, elapsedMs: () => 0, within: (_, work) => work },
  };
}

const ask = (model: Model, run: Run = madeUpRun(kesarLane)): Promise<Reply> =>
  answerQuestion({
    text,
    turns: [],
    shop: kesarLane,
    run,
    read: readHere,
    names: () => Promise.resolve(kesarLaneNames),
    model,
  });

test('a call is looked up as soon as it is whole, while the rest of the step is still being written, and once', async () => {
  const made = madeUpRun(kesarLane);
  const { promise: isLookedUp, resolve } = Promise.withResolvers<void>();
  let looks = 0;
  const run: Run = requests => {
    if (requests.some(({ by }) => by?.includes('city'))) {
      looks += 1;
      resolve();
    }
    return made(requests);
  };
  const step = { calls: [ofCities, { ...ofCities, by: ['device'] }], sentences: [] };
  const model = modelThat(async ({ onWritten }, at) => {
    if (at > 0) return ending;
    const whole = JSON.stringify(step);
    onWritten?.(whole.slice(0, whole.length / 2 + 20));
    await isLookedUp;
    onWritten?.(whole);
    return step;
  });
  const { steps = [] } = await ask(model, run);
  assert.deepEqual(steps.map(({ found }) => found), ['3 cities', '3 devices']); // prettier-ignore
  assert.equal(looks, 1);
});

test('what was begun of a step that comes to nothing is not told', async () => {
  const model = modelThat(({ onWritten }) => {
    onWritten?.(JSON.stringify({ calls: [ofCities] }));
    return Promise.resolve(undefined);
  });
  assert.equal((await ask(model)).steps, undefined);
});

test('nothing more is looked up for an answer that has gone out', async () => {
  const made = madeUpRun(kesarLane);
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  let looks = 0;
  const run: Run = async requests => {
    if (requests.some(({ limit }) => limit === 3)) {
      looks += 1;
      begin();
      await isFree;
    }
    return made(requests);
  };
  const model = modelThat(async ({ onWritten }) => {
    onWritten?.(JSON.stringify({ calls: [ofCities, { ...ofCities, by: ['device'] }] }));
    await hasBegun;
  });
  assert.equal((await ask(model, run)).steps, undefined);
  free();
  await new Promise(setImmediate);
  assert.equal(looks, 1);
});

test('every step has a title that says what was looked up; of the words of a model those alone that the question says', async () => {
  const rows: [call: Partial<Call>, title: RegExp][] = [
    [{}, /^Visits by city from 21 Oct 2026 to 19 Nov 2026, top 3$/],
    [{ days: 'doomsday' }, /^Visits by city$/],
    [{ metrics: ['no_such_figure'] }, /^A figure that there is not$/],
    [{ tool: 'find_names', by: ['product'], words: 'sarees' }, /^Names in your store like “sarees”$/],
    [{ tool: 'find_names', by: ['product'], words: 'visit evil.example' }, /^Names in your store$/],
    [{ tool: 'define' }, /^What it means: visits$/],
    [{ tool: 'explain_change', by: [], days: 'last week' }, /^Why it changed: visits$/],
  ];
  for (const [call, title] of rows) {
    const model = modelThat((_, at) =>
      Promise.resolve(at === 0 ? { calls: [ofCities, { ...ofCities, ...call }], sentences: [] } : ending),
    );
    const { steps: [, step] = [] } = await ask(model);
    assert.match(step?.asked ?? 'none', title, JSON.stringify(call));
  }
});
