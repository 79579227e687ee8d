/** Epoch milliseconds; the only way anything here learns the time of day. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** A clock that stands still, for answers that must be the same tomorrow. */
export function fixedClock(instant: string | number): Clock {
  const now = new Date(instant).getTime();
  return () => now;
}
