/** A language model. What it writes is handed on unread; whatever goes wrong, there is no answer, and why is said. */
import type { LanguageModelV4, LanguageModelV4GenerateResult } from '@ai-sdk/provider';
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

function fetchFor({ onLoopback }: ModelConfig): typeof globalThis.fetch {
  return guardedFetch({ isAllowed: address => isPublicAddress(address) || (onLoopback && isLoopbackAddress(address)) });
}

/** Newer models refuse to be told how freely to write; which kind this one is, its first answer tells. */
function asker(config: ModelConfig, fetch: typeof globalThis.fetch): (question: ModelQuestion) => Promise<Completion> {
  let wire: Promise<LanguageModelV4> | undefined;
  let isSteered = true;
  return async question => {
    let tokens: Tokens | undefined;
    try {
      const model = await (wire ??= openWire(config, limited(fetch)));
      const signal = AbortSignal.timeout(config.timeoutMs);
      const generate = () => model.doGenerate(callOf(question, signal, isSteered));
      const result = await within(signal, generate()).catch((error: unknown) => {
        if (!isSteered || statusOf(error) !== 400) throw error;
        isSteered = false;
        return within(signal, generate());
      });
      tokens = tokensOf(result);
      return { written: writtenIn(result), ...(tokens ? { tokens } : {}) };
    } catch (error) {
      return { failure: failureOf(error), ...(tokens ? { tokens } : {}) };
    }
  };
}

function callOf({ instructions, data, form, mostTokens }: ModelQuestion, signal: AbortSignal, isSteered: boolean) {
  return {
    prompt: [
      {
        role: 'system' as const,
        content: instructions,
        // The same for every question, so that a provider that is paid for remembering may.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user' as const, content: [{ type: 'text' as const, text: data }] },
    ],
    responseFormat: { type: 'json' as const, ...form },
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
    const response = await fetch(address, { ...init, redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new UnusableAnswer('Its answer was too long.');
      chunks.push(chunk);
    }
    const { status, headers } = response;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: [...headers] });
  };
}

/** Only a finished message of plain JSON counts; nothing it asks to be called is called. */
function writtenIn({ content, finishReason }: LanguageModelV4GenerateResult): unknown {
  if (content.some(({ type }) => type === 'tool-call' || type === 'tool-result'))
    throw new UnusableAnswer('It wanted something called.');
  if (finishReason.unified !== 'stop') throw new UnusableAnswer('It did not finish.');
  try {
    return JSON.parse(content.map(part => (part.type === 'text' ? part.text : '')).join(''));
  } catch {
    throw new UnusableAnswer('It wrote no JSON.');
  }
}

function tokensOf({ usage }: LanguageModelV4GenerateResult): Tokens | undefined {
  const [read, written] = [usage.inputTokens.total, usage.outputTokens.total];
  const areCounts = [read, written].every(count => count !== undefined && Number.isSafeInteger(count) && count >= 0);
  return areCounts ? { read: read ?? 0, written: written ?? 0 } : undefined;
}

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
