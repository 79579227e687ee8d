/** Operations of our project in the last 24 hours, all merchants together: what Google counts, counted here as well. */
export type OperationBudget = {
  /** 0 when one more may be made, and then it is counted. */
  take: () => number | Promise<number>;
};

const dayMs = 24 * 3_600_000;

export function createOperationBudget(perDay: number, elapsedMs: () => number): OperationBudget {
  let made: number[] = [];
  return {
    take: () => {
      const now = elapsedMs();
      made = made.filter(moment => moment > now - dayMs);
      const oldest = made[0];
      if (made.length >= perDay && oldest !== undefined) return oldest + dayMs - now;
      made.push(now);
      return 0;
    },
  };
}
