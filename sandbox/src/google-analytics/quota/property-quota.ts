import { ApiProblem } from '../../google/api-error.ts';
import type { AnalyticsSettings } from '../analytics-settings.ts';

const HOUR = 3_600_000;

type Use = { at: number; amount: number };

/** Buckets of one property, as the one project that calls sees them. Core and realtime have buckets of their own. */
export class PropertyQuota {
  #tokens: Use[] = [];
  #serverErrors: Use[] = [];
  #thresholded: Use[] = [];
  #running = 0;

  /** Throws what Google answers when a bucket is empty; otherwise the request counts as running until `finish`. */
  begin(settings: AnalyticsSettings, now: number): void {
    const left = this.left(settings, now);
    if (left.serverErrors <= 0) throw exhausted('Exhausted server error quota for this property and project.');
    if (left.day <= 0)
      throw exhausted('Exhausted property tokens per day. These quota tokens will return in under 24 hours.');
    if (left.hour <= 0)
      throw exhausted('Exhausted property tokens per hour. These quota tokens will return in under one hour.');
    if (left.projectHour <= 0)
      throw exhausted(
        'Exhausted property tokens for a project per hour. These quota tokens will return in under one hour.',
      );
    if (this.#running >= settings.concurrentRequests) throw exhausted('Exhausted concurrent requests quota.');
    this.#running++;
  }

  finish(): void {
    this.#running--;
  }

  spend(tokens: number, now: number): void {
    this.#tokens.push({ at: now, amount: tokens });
  }

  /** A report on people's age or gender; throws when there were too many in the hour. */
  spendThresholded(settings: AnalyticsSettings, now: number): void {
    if (this.left(settings, now).thresholded <= 0) throw exhausted('Exhausted potentially thresholded requests quota.');
    this.#thresholded.push({ at: now, amount: 1 });
  }

  serverError(now: number): void {
    this.#serverErrors.push({ at: now, amount: 1 });
  }

  /** `propertyQuota` of an answer that consumed some tokens. */
  told(settings: AnalyticsSettings, now: number, consumed: number): Record<string, unknown> {
    const left = this.left(settings, now);
    return {
      tokensPerDay: { consumed, remaining: left.day },
      tokensPerHour: { consumed, remaining: left.hour },
      concurrentRequests: { remaining: settings.concurrentRequests - this.#running + 1 },
      serverErrorsPerProjectPerHour: { remaining: left.serverErrors },
      potentiallyThresholdedRequestsPerHour: { remaining: left.thresholded },
      tokensPerProjectPerHour: { consumed, remaining: left.projectHour },
    };
  }

  private left(settings: AnalyticsSettings, now: number) {
    const hour = sumSince(this.#tokens, now - HOUR);
    return {
      day: Math.max(0, settings.tokensPerDay - sumSince(this.#tokens, pacificMidnight(now))),
      hour: Math.max(0, settings.tokensPerHour - hour),
      projectHour: Math.max(0, settings.tokensPerProjectPerHour - hour),
      serverErrors: Math.max(0, settings.serverErrorsPerHour - sumSince(this.#serverErrors, now - HOUR)),
      thresholded: Math.max(0, settings.thresholdedRequestsPerHour - sumSince(this.#thresholded, now - HOUR)),
    };
  }
}

function sumSince(uses: readonly Use[], since: number): number {
  return uses.reduce((sum, { at, amount }) => (at > since ? sum + amount : sum), 0);
}

/** The day's quota begins anew at midnight in California. */
function pacificMidnight(now: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO('America/Los_Angeles');
  return local.startOfDay().epochMilliseconds - 1;
}

export function exhausted(message: string): ApiProblem {
  return new ApiProblem({ code: 429, message, status: 'RESOURCE_EXHAUSTED' });
}
