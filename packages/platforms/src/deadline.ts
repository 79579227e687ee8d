/** What is left of the time an answer may take. Several calls, waits and pages of one answer share it. */
export type Deadline = { remainingMs: () => number };

/** `elapsedMs` counts from any origin and never stands still, unlike the clock that tells the time of day. */
export function startDeadline(totalMs: number, elapsedMs: () => number): Deadline {
  const end = elapsedMs() + totalMs;
  return { remainingMs: () => Math.max(0, end - elapsedMs()) };
}
