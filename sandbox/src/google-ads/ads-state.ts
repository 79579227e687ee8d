import { createHash } from 'node:crypto';
import { itemAt } from '../checked.ts';
import { AdsProblem } from './ads-problem.ts';
import { operationsPerDay, standardAdsSettings } from './ads-settings.ts';

const DAY = 86_400_000;

/** What the platform remembers of the project that calls. */
export class AdsState {
  settings = standardAdsSettings();
  #operations: number[] = [];
  #requests = 0;

  reset(): void {
    this.settings = standardAdsSettings();
    this.#operations = [];
  }

  /** One query, or one list of accounts, is one operation; of all merchants together, over any 24 hours. */
  spendOperation(now: number): void {
    this.#operations = this.#operations.filter(at => at > now - DAY);
    const most = operationsPerDay(this.settings);
    if (this.#operations.length >= most) {
      const seconds = Math.ceil((itemAt(this.#operations, 0) + DAY - now) / 1000);
      throw quotaProblem('RESOURCE_EXHAUSTED', seconds);
    }
    this.#operations.push(now);
  }

  get operations(): number {
    return this.#operations.length;
  }

  nextRequestId(): string {
    this.#requests += 1;
    return createHash('sha256').update(`google-ads:${this.#requests}`).digest('base64url').slice(0, 22);
  }
}

export function quotaProblem(code: string, retrySeconds: number): AdsProblem {
  const isDaily = code === 'RESOURCE_EXHAUSTED';
  return new AdsProblem('quotaError', code, {
    message: isDaily
      ? `Too many requests. Retry in ${retrySeconds} seconds.`
      : 'Too many requests in a short time. Retry later.',
    details: {
      quotaErrorDetails: {
        rateScope: isDaily ? 'DEVELOPER' : 'ACCOUNT',
        rateName: isDaily ? 'Number of operations for explorer access' : 'Requests per service per method',
        retryDelay: `${retrySeconds}s`,
      },
    },
  });
}
