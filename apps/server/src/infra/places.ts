/** Lets a limited number run at a time, in the order they came. */
export type Places = {
  /** Resolves when a place is free, to the function that gives it back; to null after too long a wait. */
  take: () => Promise<(() => void) | null>;
};

export function places({ most, patienceMs }: { most: number; patienceMs: number }): Places {
  const waiting = new Set<() => void>();
  let taken = 0;
  const give = () => {
    taken += 1;
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      taken -= 1;
      const [next] = waiting;
      next?.();
    };
  };
  return {
    take: async () => {
      if (taken < most) return give();
      return new Promise(resolve => {
        const leave = (place: (() => void) | null) => {
          clearTimeout(timer);
          waiting.delete(enter);
          resolve(place);
        };
        const enter = () => leave(give());
        const timer = setTimeout(() => leave(null), patienceMs);
        waiting.add(enter);
      });
    },
  };
}
