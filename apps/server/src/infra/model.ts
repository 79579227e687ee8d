/** A language model. What it writes is handed on unread; whatever goes wrong, there is no answer, and why is said. */
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4GenerateResult } from '@ai-sdk/provider';
import type { Log } from './log.ts';
import { createMemory, type Memory } from './memory.ts';
import { openWire, type WireConfig } from './model-wire.ts';
import { guardedFetch } from './outward.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export type ModelConfig = WireConfig & {
  timeoutMs: number;
  /** What one organization may use. */
  tokensADay: number;
  /** What one question may take, all its calls together; with no steps none is answered so. */
  question: QuestionLimits;
  /** US dollars for a million tokens, where they are told. */
  price: TokenPrice | undefined;
  /** Whether it may run on this machine; other private addresses are never called. */
  onLoopback: boolean;
};

export type QuestionLimits = { steps: number; mostMs: number; mostTokens: number };

export type Tokens = { read: number; written: number };
export type TokenPrice = Tokens;

export type ModelQuestion = {
  instructions: string;
  data: string;
  form: { name: string; schema: object };
  mostTokens: number;
  /** Is told all that was written so far, as it is written; it may come to nothing. */
  onWritten?: (text: string) => void;
};

/** `tokens`: what the provider counted, also for an answer that cannot be used. */
export type Completion = { tokens?: Tokens } & ({ written: unknown } | { failure: string });

export type ModelClient = Pick<ModelConfig, 'name' | 'tokensADay' | 'question' | 'price'> & {
  /** Goes forward only. */
  elapsedMs: () => number;
  complete(question: ModelQuestion): Promise<Completion>;
  /** Answers that are the same for everybody. */
  constants: Map<string, unknown>;
  /** What was read before, so that the same question is read the same way. */
  readings: Memory;
};

export type ModelParts = { config: ModelConfig; log: Log; elapsedMs: () => number; fetch?: typeof globalThis.fetch };

const mostBytes = 32 * 1024;
/** A stream wraps every word it tells in some hundred bytes. */
const mostBytesOfStream = 1024 * 1024;
const patience = { failures: 3, restMs: 60_000 };

export function createModelClient({ config, log, elapsedMs, fetch = fetchFor(config) }: ModelParts): ModelClient {
  const ask = asker(config, fetch);
  let failures = 0;
  let restsUntil = 0;
  const complete = async (question: ModelQuestion): Promise<Completion> => {
    if (elapsedMs() < restsUntil) return { failure: 'It failed several times and rests for a minute.' };
    const completion = await ask(question);
    if ('written' in completion) {
      failures = 0;
      return completion;
    }
    failures += 1;
    if (failures >= patience.failures) [failures, restsUntil] = [0, elapsedMs() + patience.restMs];
    log.warn({ reason: completion.failure }, 'The language model gave no usable answer; the built-in one goes out.');
    return completion;
  };
  const { name, tokensADay, question: limits, price } = config;
  const readings = createMemory({ lifeMs: 24 * 60 * 60_000, most: 5_000 });
  return { complete, name, tokensADay, question: limits, price, elapsedMs, constants: new Map(), readings };
}

class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** What is not streamed begins when all of it is written, for which it has the time of a whole call. */
function fetchFor({ onLoopback, timeoutMs }: ModelConfig): typeof globalThis.fetch {
  const isAllowed = (address: string) => isPublicAddress(address) || (onLoopback && isLoopbackAddress(address));
  return guardedFetch({ isAllowed, silentMs: timeoutMs });
}

/** Newer models refuse to be told how freely to write, and some servers to stream; which kind this one is, its first answers tell. */
function asker(config: ModelConfig, fetch: typeof globalThis.fetch): (question: ModelQuestion) => Promise<Completion> {
  let wire: Promise<LanguageModelV4> | undefined;
  let [isSteered, canStream] = [true, true];
  const answerTo = async (question: ModelQuestion, model: LanguageModelV4, signal: AbortSignal): Promise<Answer> => {
    const onWritten = canStream ? question.onWritten : undefined;
    const call = callOf(question, signal, isSteered);
    try {
      return await within(signal, onWritten ? streamed(model, call, onWritten) : model.doGenerate(call));
    } catch (error) {
      if (!isOfItsForm(statusOf(error)) || !(isSteered || onWritten)) throw error;
      if (isSteered) isSteered = false;
      else canStream = false;
      return answerTo(question, model, signal);
    }
  };
  return async question => {
    let tokens: Tokens | undefined;
    try {
      const model = await (wire ??= openWire(config, limited(fetch)));
      const result = await answerTo(question, model, AbortSignal.timeout(config.timeoutMs));
      tokens = tokensOf(result);
      return { written: writtenIn(result), ...(tokens ? { tokens } : {}) };
    } catch (error) {
      return { failure: failureOf(error), ...(tokens ? { tokens } : {}) };
    }
  };
}

type Answer = Pick<LanguageModelV4GenerateResult, 'content' | 'finishReason' | 'usage'>;

/** Aborted as soon as the answer is of no use any more, so that the rest costs nothing. */
async function streamed(
  model: LanguageModelV4,
  call: LanguageModelV4CallOptions,
  onWritten: (text: string) => void,
): Promise<Answer> {
  const { stream } = await model.doStream(call);
  let text = '';
  for await (const part of stream) {
    if (part.type === 'error') throw new UnusableAnswer('It broke off.');
    if (part.type === 'tool-call') throw new UnusableAnswer('It wanted something called.');
    if (part.type === 'finish') return { ...part, content: [{ type: 'text', text }] };
    if (part.type !== 'text-delta') continue;
    text += part.delta;
    if (text.length > mostBytes) throw new UnusableAnswer('Its answer was too long.');
    onWritten(text);
  }
  throw new UnusableAnswer('It did not finish.');
}

function callOf(
  { instructions, data, form, mostTokens }: ModelQuestion,
  signal: AbortSignal,
  isSteered: boolean,
): LanguageModelV4CallOptions {
  return {
    prompt: [
      {
        role: 'system',
        content: instructions,
        // The same for every question, so that a provider that is paid for remembering may.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: [{ type: 'text', text: data }] },
    ],
    responseFormat: { type: 'json', ...form },
    maxOutputTokens: mostTokens,
    abortSignal: signal,
    ...(isSteered ? { temperature: 0, seed: 1 } : {}),
  };
}

/** Whatever the library waits for, the time is over when it is over. */
function within<Value>(signal: AbortSignal, work: PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new UnusableAnswer('It did not answer in time.')), { once: true });
    work.then(resolve, reject);
  });
}

/** An answer without end is cut off, whatever it says about its length, and nobody is sent elsewhere. */
function limited(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (address, init) => {
    const { body, status, headers } = await fetch(address, { ...init, redirect: 'error' });
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    let left = isStream ? mostBytesOfStream : mostBytes;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        left -= chunk.length;
        if (left < 0) throw new UnusableAnswer('Its answer was too long.');
        out.enqueue(chunk);
      },
    });
    return new Response(body?.pipeThrough(counted) ?? null, { status, headers: [...headers] });
  };
}

/** Only a finished message of plain JSON counts; nothing it asks to be called is called. */
function writtenIn({ content, finishReason }: Answer): unknown {
  if (content.some(({ type }) => type === 'tool-call' || type === 'tool-result'))
    throw new UnusableAnswer('It wanted something called.');
  if (finishReason.unified !== 'stop') throw new UnusableAnswer('It did not finish.');
  try {
    return JSON.parse(content.map(part => (part.type === 'text' ? part.text : '')).join(''));
  } catch {
    throw new UnusableAnswer('It wrote no JSON.');
  }
}

function tokensOf({ usage }: Answer): Tokens | undefined {
  const [read, written] = [usage.inputTokens.total, usage.outputTokens.total];
  const areCounts = [read, written].every(count => count !== undefined && Number.isSafeInteger(count) && count >= 0);
  return areCounts ? { read: read ?? 0, written: written ?? 0 } : undefined;
}

/** What was asked is refused for how it was asked; some servers say 422. */
const isOfItsForm = (status: unknown): boolean => status === 400 || status === 422;

function statusOf(error: unknown): unknown {
  return (error as { statusCode?: unknown } | null)?.statusCode;
}

/** Its words may be anybody's; only what kind of failure it was is told. */
function failureOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const unusable = [error, cause].find(each => each instanceof UnusableAnswer);
  if (unusable) return unusable.message;
  const status = statusOf(error);
  if (typeof status === 'number' && status !== 200) return `It answered with status ${status}.`;
  return status === 200 ? 'Its answer was not of its protocol.' : 'It could not be reached.';
}
