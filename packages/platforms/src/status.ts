import { PlatformFailure } from './failure.ts';
import type { HttpAnswer } from './http.ts';
import { retryAfterMs } from './retry.ts';

/** What a status other than success asks of the caller. */
export function failureOfStatus(answer: HttpAnswer, platform: string, now: number): PlatformFailure {
  const { status } = answer;
  const message = `${platform} answered with status ${status}.`;
  if (status === 401) return new PlatformFailure('reconnect', message, { status });
  if (status === 429) {
    return new PlatformFailure('wait', message, { status, waitMs: retryAfterMs(answer, now) ?? defaultWaitMs });
  }
  // A locked store is opened again by Shopify; until then it is away, not forbidden.
  if (status >= 500 || status === 408 || status === 423) {
    return new PlatformFailure('retry', message, { status, reason: 'unavailable' });
  }
  return new PlatformFailure('give-up', message, { status });
}

const defaultWaitMs = 60_000;
