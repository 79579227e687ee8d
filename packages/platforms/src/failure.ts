import type { SourceFailure } from '@tillsight/metrics/issue';

/** A platform did not answer as hoped; `action` says what the caller should do about it. */
export type FailureAction = 'retry' | 'wait' | 'reconnect' | 'give-up';

type Details = { reason?: SourceFailure; waitMs?: number; status?: number; cause?: unknown };

export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  readonly action: FailureAction;
  /** How an answer that lacks this platform's part names it. */
  readonly reason: SourceFailure;
  /** For `wait`: how long, in milliseconds. */
  readonly waitMs: number | undefined;
  readonly status: number | undefined;

  constructor(action: FailureAction, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.action = action;
    this.reason = details.reason ?? defaultReasons[action];
    this.waitMs = details.waitMs;
    this.status = details.status;
  }
}

const defaultReasons: Record<FailureAction, SourceFailure> = {
  retry: 'unavailable',
  wait: 'throttled',
  reconnect: 'refused',
  'give-up': 'refused',
};
