/** One call to a Google API, and what its errors ask of the caller. */
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { at, listAt, parseJson, textAt } from '../json.ts';
import { redact } from '../redact.ts';
import { retryAfterMs } from '../retry.ts';
import { failureOfStatus } from '../status.ts';

export const hosts = {
  token: 'oauth2.googleapis.com',
  analyticsAdmin: 'analyticsadmin.googleapis.com',
  analyticsData: 'analyticsdata.googleapis.com',
  ads: 'googleads.googleapis.com',
} as const;

export type GoogleCall = {
  platform: 'Google Analytics' | 'Google Ads';
  host: string;
  path: string;
  accessToken: string;
  /** Sent as JSON with POST; without it the call is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  deadlineMs?: number;
  repeats?: number;
};

export function callGoogle(http: Http, call: GoogleCall): Promise<HttpAnswer> {
  const hasBody = call.body !== undefined;
  return http.send({
    platform: call.platform,
    method: hasBody ? 'POST' : 'GET',
    url: `https://${call.host}${call.path}`,
    hosts: [call.host],
    headers: {
      authorization: `Bearer ${call.accessToken}`,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
    },
    ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
    ...(call.deadlineMs === undefined ? {} : { deadlineMs: call.deadlineMs }),
    repeats: call.repeats ?? 0,
  });
}

export type GoogleError = {
  message: string;
  /** `ACCESS_TOKEN_EXPIRED`, `SERVICE_DISABLED` …, or the code of Google Ads, such as `USER_PERMISSION_DENIED`. */
  reason: string;
  waitMs: number | undefined;
};

/** Streamed calls answer with a list even when they fail. */
export function googleErrorOf(answer: HttpAnswer): GoogleError {
  const body = safelyParsed(answer.text);
  const error = at(Array.isArray(body) ? body[0] : body, 'error');
  const details = listAt(error, 'details');
  const reasons = details.flatMap(detail => {
    const codes = listAt(detail, 'errors').flatMap(item => Object.values(at(item, 'errorCode') ?? {}));
    return [textAt(detail, 'reason'), ...codes].filter(reason => typeof reason === 'string');
  });
  const delays = details.flatMap(detail => [
    textAt(detail, 'retryDelay'),
    ...listAt(detail, 'errors').map(item => textAt(item, 'details', 'quotaErrorDetails', 'retryDelay')),
  ]);
  const seconds = delays.map(delay => Number.parseFloat(delay ?? '')).find(delay => Number.isFinite(delay));
  return {
    message: textAt(error, 'message') ?? '',
    reason: reasons[0] ?? textAt(error, 'status') ?? '',
    waitMs: seconds === undefined ? undefined : seconds * 1000,
  };
}

/** The failure of an answer that is none, named by what Google says about it. */
export function googleFailureOf(answer: HttpAnswer, platform: GoogleCall['platform'], now: number): PlatformFailure {
  const { message, reason, waitMs } = googleErrorOf(answer);
  const { status } = answer;
  const sentence = `${platform} answered with status ${status}${reason === '' ? '' : ` (${reason})`}: ${redact(message)}`;
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT') return new PlatformFailure('reconnect', sentence, { status });
  if (status === 429) {
    const wait = retryAfterMs(answer, now) ?? waitMs ?? unknownWaitMs;
    return new PlatformFailure('wait', sentence, { status, waitMs: wait });
  }
  // Google is content with the token; it is the person or the account that cannot be served.
  if (['NOT_ADS_USER', 'CUSTOMER_NOT_FOUND', 'TWO_STEP_VERIFICATION_NOT_ENROLLED'].includes(reason)) {
    return new PlatformFailure('give-up', sentence, { status });
  }
  const { action, reason: kind } = failureOfStatus(answer, platform, now);
  return new PlatformFailure(action, sentence, { status, reason: kind });
}

/** Buckets that are empty fill within the hour; half of one is a fair guess where nothing is said. */
const unknownWaitMs = 30 * 60_000;

function safelyParsed(text: string): unknown {
  try {
    return parseJson(text, 'Google');
  } catch (error) {
    // A page instead of an error is an error all the same; its status speaks for it.
    if (error instanceof PlatformFailure) return undefined;
    throw error;
  }
}
