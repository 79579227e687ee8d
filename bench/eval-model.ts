/** What a model adds to the built-in reader, and what it costs: so that models can be compared before one is chosen. */
import type { Model, ModelCall } from '@tillsight/assistant/model';
import { readConfig } from '../apps/server/src/config.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { createModelClient, type Completion, type TokenPrice } from '../apps/server/src/infra/model.ts';
import { fileModel } from './file-model.ts';

type Call = { id: string; read: number; written: number; ms: number; failure: string | undefined };

export type MeasuredModel = {
  forQuestion(id: string): Model;
  calls: Call[];
  price: TokenPrice | undefined;
};

/** `place`: `file:` and a folder; without it the model of the environment. */
export function measuredModel(place: string | undefined): MeasuredModel {
  const { complete, name, price } = place === undefined ? modelOfSettings() : modelOfFiles(place);
  const calls: Call[] = [];
  const measured = async (id: string, call: ModelCall): Promise<unknown> => {
    const began = performance.now();
    const completion = await complete(call);
    const { read = 0, written = 0 } = completion.tokens ?? {};
    const failure = 'failure' in completion ? completion.failure : undefined;
    calls.push({ id, read, written, ms: performance.now() - began, failure });
    return 'written' in completion ? completion.written : undefined;
  };
  return { calls, price, forQuestion: id => ({ name, complete: call => measured(id, call) }) };
}

type Source = { name: string; price: TokenPrice | undefined; complete: (call: ModelCall) => Promise<Completion> };

function modelOfFiles(place: string): Source {
  return { name: place, price: undefined, complete: fileModel(place.slice('file:'.length)) };
}

function modelOfSettings(): Source {
  const { model } = readConfig(process.env);
  if (model === undefined)
    throw new Error('Set MODEL_BASE_URL, MODEL_NAME and MODEL_API_KEY, or name a folder: --model file:FOLDER.');
  const log = createLog('warn');
  // Each question is tried, also after others have failed.
  const complete = (call: ModelCall) => createModelClient({ config: model, log, elapsedMs: () => 0 }).complete(call);
  return { name: model.name, price: model.price, complete };
}

/** `scores`: what the scorer says of the built-in reader alone, and of both. */
export function tellModel({ calls, price }: MeasuredModel, scores: string[], lines: readonly { id: string }[]): void {
  const [alone = new Map(), both = new Map()] = scores.map(score => failuresIn(score, lines));
  const ids = lines.map(({ id }) => id);
  const rescued = ids.filter(id => alone.has(id) && !both.has(id));
  const spoiled = ids.filter(id => !alone.has(id) && both.has(id));
  const silent = (failures: Map<string, boolean>) => [...failures.values()].filter(Boolean).length;
  const share = (failures: Map<string, boolean>) => `${ids.length - failures.size} of ${ids.length} right, ${silent(failures)} silently wrong`; // prettier-ignore
  const asked = new Set(calls.map(({ id }) => id));
  const failed = calls.filter(({ failure }) => failure !== undefined);
  const total = (of: (call: Call) => number) => calls.reduce((sum, call) => sum + of(call), 0);
  const middle = (of: (call: Call) => number) =>
    calls.map(of).toSorted((a, b) => a - b)[Math.floor(calls.length / 2)] ?? 0;
  const usd = price ? (total(({ read }) => read) * price.read + total(({ written }) => written) * price.written) / 1e6 : undefined; // prettier-ignore
  console.log(
    [
      `Built-in alone: ${share(alone)}. With the model: ${share(both)}.`,
      `Rescued ${rescued.length}${listed(rescued)}. Spoiled ${spoiled.length}${listed(spoiled)}.`,
      toldOfAlone(ids, asked, alone),
      `${calls.length} calls, ${(calls.length / Math.max(1, asked.size)).toFixed(2)} for a question it was asked about; ${failed.length} without a usable answer.`,
      `A prompt has ${middle(({ read }) => read)} tokens in the middle, an answer ${middle(({ written }) => written)}; a call takes ${(middle(({ ms }) => ms) / 1000).toFixed(1)} s.`,
      usd === undefined
        ? 'No price: MODEL_PRICE is not set.'
        : `USD ${(usd / Math.max(1, ids.length)).toFixed(5)} a question.`,
    ].join('\n'),
  );
}

/** What the built-in reader answers without a model, where one is set. */
export function tellAlone({ calls }: MeasuredModel, score: string, lines: readonly { id: string }[]): void {
  const ids = lines.map(({ id }) => id);
  console.log(toldOfAlone(ids, new Set(calls.map(({ id }) => id)), failuresIn(score, lines)));
}

function toldOfAlone(ids: string[], asked: Set<string>, failures: Map<string, boolean>): string {
  const sure = ids.filter(id => !asked.has(id));
  if (sure.length === 0) return 'The model is asked about all of them.';
  const wrong = sure.filter(id => failures.has(id));
  const share = (100 * (1 - wrong.length / sure.length)).toFixed(1);
  return `Without asking the model ${sure.length} are answered, ${share} % of them right${listed(wrong)}.`;
}

/** It is asked and never answers. */
export function silentModel(): MeasuredModel {
  const calls: Call[] = [];
  const silent = (id: string): Model => ({
    name: 'silent',
    complete: () => {
      calls.push({ id, read: 0, written: 0, ms: 0, failure: 'It is silent.' });
      return Promise.resolve(undefined);
    },
  });
  return { calls, price: undefined, forQuestion: silent };
}

const listed = (ids: string[]): string => (ids.length === 0 ? '' : ` (${ids.join(', ')})`);

/** Lines that were not read right; true where that was told as if it were. */
function failuresIn(score: string, lines: readonly { id: string }[]): Map<string, boolean> {
  const known = new Set(lines.map(({ id }) => id));
  const found = [...score.matchAll(/^(\S+) \[[^\]]*\]( SILENT WRONG)?/gm)];
  return new Map(found.flatMap(([, id = '', silent]) => (known.has(id) ? [[id, silent !== undefined]] : [])));
}
