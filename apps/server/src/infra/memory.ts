/** Results kept for a moment: shared while they are on their way, gone after a minute whether anybody asks or not. */

export type Memory = {
  /** What is remembered under `key`, or what `make` makes; it is remembered only when `isKeepable` says so. */
  recall<Value>(key: string, make: () => Promise<Value>, isKeepable?: (value: Value) => boolean): Promise<Value>;
  /** All of it at once, as when the clock is moved. */
  forget(): void;
};

export type MemoryOptions = { lifeMs: number; most: number };

export function createMemory({ lifeMs, most }: MemoryOptions): Memory {
  const kept = new Map<string, Promise<unknown>>();
  return {
    recall<Value>(key: string, make: () => Promise<Value>, isKeepable: (value: Value) => boolean = () => true) {
      const known = kept.get(key) as Promise<Value> | undefined;
      if (known !== undefined) {
        // Set anew, it is the last to be forgotten: what thousands ask for outlives what hundreds of others ask for once.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const made = make();
      kept.set(key, made);
      forgetOldest(kept, most);
      const forget = () => {
        if (kept.get(key) === made) kept.delete(key);
      };
      made.then(value => (isKeepable(value) ? void setTimeout(forget, lifeMs).unref() : forget()), forget);
      return made;
    },
    forget: () => kept.clear(),
  };
}

/** The one that was not asked for the longest. */
function forgetOldest(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
