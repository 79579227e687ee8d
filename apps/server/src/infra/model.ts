/** A language model behind any OpenAI-compatible address. What it writes is handed on unread; whatever goes wrong, there is no answer. */
import type { Log } from './log.ts';
import { guardedFetch } from './outward.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export type ModelConfig = {
  /** The part before `/chat/completions`. */
  url: string;
  key: string | undefined;
  name: string;
  timeoutMs: number;
  /** What one organization may use. */
  tokensADay: number;
  /** Whether it may run on this machine; other private addresses are never called. */
  onLoopback: boolean;
};

export type ModelQuestion = {
  instructions: string;
  data: string;
  form: { name: string; schema: object };
  mostTokens: number;
};

export type ModelClient = {
  complete(question: ModelQuestion): Promise<unknown>;
  tokensADay: number;
  /** Answers that are the same for everybody. */
  constants: Map<string, unknown>;
};

export type ModelParts = { config: ModelConfig; log: Log; elapsedMs: () => number; fetch?: typeof globalThis.fetch };

const mostBytes = 32 * 1024;
const patience = { failures: 3, restMs: 60_000 };

export function createModelClient({ config, log, elapsedMs, fetch = fetchFor(config) }: ModelParts): ModelClient {
  let failures = 0;
  let restsUntil = 0;
  const complete = async (question: ModelQuestion): Promise<unknown> => {
    if (elapsedMs() < restsUntil) return undefined;
    try {
      const written = writtenIn(await post(config, fetch, question));
      failures = 0;
      return written;
    } catch (error) {
      failures += 1;
      if (failures >= patience.failures) [failures, restsUntil] = [0, elapsedMs() + patience.restMs];
      // Its words may be anybody's; only what kind of failure it was is noted.
      const reason =
        error instanceof UnusableAnswer ? error.message : 'It did not answer in time or could not be reached.';
      log.warn({ reason }, 'The language model gave no usable answer; the built-in one goes out.');
      return undefined;
    }
  };
  return { complete, tokensADay: config.tokensADay, constants: new Map() };
}

class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

function fetchFor({ onLoopback }: ModelConfig): typeof globalThis.fetch {
  return guardedFetch({ isAllowed: address => isPublicAddress(address) || (onLoopback && isLoopbackAddress(address)) });
}

async function post(config: ModelConfig, fetch: typeof globalThis.fetch, question: ModelQuestion): Promise<string> {
  const { instructions, data, form, mostTokens } = question;
  const signal = AbortSignal.timeout(config.timeoutMs);
  const response = await fetch(`${config.url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(config.key === undefined ? {} : { authorization: `Bearer ${config.key}` }),
    },
    body: JSON.stringify({
      model: config.name,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
      temperature: 0,
      seed: 1,
      n: 1,
      stream: false,
      max_tokens: mostTokens,
      response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
    }),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new UnusableAnswer(`It answered with status ${response.status}.`);
  }
  return bodyOf(response, signal);
}

/** An answer without end is cut off, whatever it says about its length. */
async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes || signal.aborted) throw new UnusableAnswer('Its answer was too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Completion = {
  choices?: {
    finish_reason?: unknown;
    message?: { content?: unknown; tool_calls?: unknown; function_call?: unknown };
  }[];
};

/** Only a finished message of plain JSON counts; nothing it asks to be called is called. */
function writtenIn(body: string): unknown {
  const [choice] = (parsed(body) as Completion | null)?.choices ?? [];
  const { content, tool_calls: tools, function_call: call } = choice?.message ?? {};
  if (call != null || (Array.isArray(tools) && tools.length > 0))
    throw new UnusableAnswer('It wanted something called.');
  if (choice?.finish_reason !== 'stop' || typeof content !== 'string') throw new UnusableAnswer('It did not finish.');
  return parsed(content);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableAnswer('It wrote no JSON.');
  }
}
