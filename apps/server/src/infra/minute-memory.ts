/** What is worked out at a minute and is the same for everybody who asks within it, whichever organization they are of. */

const minuteMs = 60_000;

/** The full minute before a moment. */
export const minuteOf = (now: number): number => now - (now % minuteMs);

export type MinuteMemory<Value> = (now: number, key: string, make: () => Value) => Value;

/** Forgets everything when another minute comes, or when `most` are known. */
export function minuteMemory<Value>(most: number): MinuteMemory<Value> {
  const known = new Map<string, { value: Value }>();
  let minute = Number.NaN;
  return (now, key, make) => {
    const kept = minuteOf(now) === minute ? known.get(key) : undefined;
    if (kept !== undefined) return kept.value;
    if (minuteOf(now) !== minute || known.size >= most) known.clear();
    minute = minuteOf(now);
    const value = make();
    known.set(key, { value });
    return value;
  };
}
