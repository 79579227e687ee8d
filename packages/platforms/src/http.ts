/** The one fetch: every call to a platform goes through `send`. */
import { startDeadline } from './deadline.ts';
import { PlatformFailure } from './failure.ts';
import { failureOfTransport, readBody, textOf } from './http-body.ts';
import { backoffMs, retryAfterMs } from './retry.ts';

export type HttpCall = {
  /** The platform's name, for messages. */
  platform: string;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** The only host names this call may go to. */
  hosts: readonly string[];
  headers?: Record<string, string>;
  body?: string;
  /** Everything together, repetitions and their waits included. */
  deadlineMs?: number;
  maxBytes?: number;
  /** The answer is no text: its bytes are handed back as they are. */
  wantsBytes?: boolean;
  /** How often it may be sent again; only for calls that do no harm when they arrive twice. */
  repeats?: number;
};

export type HttpAnswer = {
  status: number;
  header: (name: string) => string | null;
  /** Empty where bytes were wanted. */
  text: string;
  bytes?: Uint8Array;
};

export type HttpDeps = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds from any origin; runs even where the clock stands still. */
  elapsedMs: () => number;
  sleep: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
  fetch?: typeof globalThis.fetch;
};

export type Http = HttpDeps & {
  /** Any status is an answer; a failure is thrown only when none came. */
  send: (call: HttpCall) => Promise<HttpAnswer>;
};

export const defaultDeadlineMs = 8_000;
const firstByteMs = 5_000;
const defaultMaxBytes = 8 * 1024 * 1024;

/**
 * The one way out: https only, one deadline for all tries, answers of limited size. `send` throws a `PlatformFailure` when no
 * answer came; an answer of any status is handed back. Times are milliseconds.
 */
export function createHttp(deps: HttpDeps): Http {
  return { ...deps, send: call => sendWithRepeats(deps, call) };
}

async function sendWithRepeats(deps: HttpDeps, call: HttpCall): Promise<HttpAnswer> {
  assertAllowed(call);
  const deadline = startDeadline(call.deadlineMs ?? defaultDeadlineMs, deps.elapsedMs);
  for (let repeat = 0; ; repeat += 1) {
    const outcome = await attempt(deps, call, deadline.remainingMs());
    const waitMs = repeat < (call.repeats ?? 0) ? waitBeforeRepeat(deps, outcome, repeat) : undefined;
    if (waitMs === undefined || waitMs >= deadline.remainingMs()) {
      if (outcome instanceof PlatformFailure) throw outcome;
      return outcome;
    }
    await deps.sleep(waitMs);
  }
}

/** Redirects are not followed: no endpoint we use redirects, so one is an error or an attack. */
async function attempt(deps: HttpDeps, call: HttpCall, budgetMs: number): Promise<HttpAnswer | PlatformFailure> {
  const controller = new AbortController();
  const firstByte = setTimeout(() => controller.abort(), Math.min(firstByteMs, budgetMs));
  const total = setTimeout(() => controller.abort(), budgetMs);
  try {
    const response = await (deps.fetch ?? globalThis.fetch)(call.url, {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      redirect: 'manual',
      signal: controller.signal,
    });
    clearTimeout(firstByte);
    const bytes = await readBody(response, call.maxBytes ?? defaultMaxBytes);
    const body = call.wantsBytes ? { text: '', bytes } : { text: textOf(bytes) };
    if (response.status >= 300 && response.status < 400) {
      return new PlatformFailure('give-up', `${call.platform} answered with a redirect, which is never followed.`, {
        status: response.status,
      });
    }
    return { status: response.status, header: name => response.headers.get(name), ...body };
  } catch (error) {
    const timedOut = controller.signal.aborted;
    // What was read to its end holds no connection; this may.
    controller.abort();
    return failureOfTransport(error, call.platform, timedOut);
  } finally {
    clearTimeout(firstByte);
    clearTimeout(total);
  }
}

/** undefined: sending it again would not help. */
function waitBeforeRepeat(deps: HttpDeps, outcome: HttpAnswer | PlatformFailure, repeat: number): number | undefined {
  const jittered = backoffMs(repeat, deps.random);
  if (outcome instanceof PlatformFailure) {
    return outcome.action === 'retry' && outcome.reason === 'unavailable' ? jittered : undefined;
  }
  const repeatable = outcome.status === 429 || [500, 502, 503, 504].includes(outcome.status);
  return repeatable ? (retryAfterMs(outcome, deps.now()) ?? jittered) : undefined;
}

/** The addresses are written by our own code, so a wrong one is a bug and not the platform's failure. */
function assertAllowed(call: HttpCall): void {
  const url = new URL(call.url);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!plain || !call.hosts.includes(url.hostname)) {
    throw new Error(
      `A call to ${call.platform} was about to leave for ${url.protocol}//${url.host}, which is not allowed.`,
    );
  }
}
