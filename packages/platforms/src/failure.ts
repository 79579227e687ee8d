/** A platform did not answer as hoped; `action` says what the caller should do about it. */
export type FailureAction = 'retry' | 'wait' | 'reconnect' | 'give-up';

export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  readonly action: FailureAction;
  /** For `wait`: how long, in milliseconds. */
  readonly waitMs: number | undefined;
  readonly status: number | undefined;

  constructor(action: FailureAction, message: string, details: { waitMs?: number; status?: number; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.action = action;
    this.waitMs = details.waitMs;
    this.status = details.status;
  }
}
