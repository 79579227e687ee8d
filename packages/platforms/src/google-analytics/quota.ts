/** How much of a property's quota is left, as GA4 says with every answer; near its end we stop before Google does. */
import { at, numberAt } from '../json.ts';

export type QuotaWatch = {
  note: (property: string, answer: unknown) => void;
  /** 0 while asking is fine. */
  waitMs: (property: string) => number;
};

/** Other tools of the merchant draw on the same buckets, so a rest is left to them. */
const leastTokens = 50;
/** Of ten server errors an hour five may be ours. */
const leastServerErrors = 5;
const restMs = 15 * 60_000;

export function createQuotaWatch(elapsedMs: () => number): QuotaWatch {
  const restsUntil = new Map<string, number>();
  return {
    note: (property, answer) => {
      if (isNearlySpent(at(answer, 'propertyQuota'))) restsUntil.set(property, elapsedMs() + restMs);
    },
    waitMs: property => {
      const waitMs = (restsUntil.get(property) ?? 0) - elapsedMs();
      if (waitMs > 0) return waitMs;
      restsUntil.delete(property);
      return 0;
    },
  };
}

function isNearlySpent(quota: unknown): boolean {
  if (typeof quota !== 'object' || quota === null) return false;
  const left = (bucket: string) =>
    at(quota, bucket) === undefined ? Infinity : (numberAt(quota, bucket, 'remaining') ?? 0);
  const tokens = ['tokensPerDay', 'tokensPerHour', 'tokensPerProjectPerHour'];
  return tokens.some(bucket => left(bucket) < leastTokens) || left('serverErrorsPerProjectPerHour') < leastServerErrors;
}
