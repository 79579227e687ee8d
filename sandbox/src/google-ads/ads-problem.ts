import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';

/** An error of the Google Ads servers themselves; what the front end refuses comes as google/api-error.ts has it. */
export class AdsProblem extends Error {
  readonly family: string;
  readonly code: string;
  readonly trigger: string | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    family: string,
    code: string,
    told: { message: string; trigger?: string; details?: Record<string, unknown> },
  ) {
    super(told.message);
    this.family = family;
    this.code = code;
    this.trigger = told.trigger;
    this.details = told.details;
  }
}

export function queryProblem(code: string, message: string, trigger?: string): AdsProblem {
  return new AdsProblem('queryError', code, { message: `Error in query: ${message}`, trigger });
}

type Status = readonly [http: number, name: string, message: string];

const INVALID: Status = [400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'];
const FAMILIES: Record<string, Status> = {
  authenticationError: [401, 'UNAUTHENTICATED', 'Request is missing or carries invalid authentication.'],
  authorizationError: [403, 'PERMISSION_DENIED', 'The caller does not have permission'],
  quotaError: [429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'],
  internalError: [500, 'INTERNAL', 'Internal error encountered.'],
};
const CODES: Record<string, Status> = {
  TRANSIENT_ERROR: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
  DEADLINE_EXCEEDED: [504, 'DEADLINE_EXCEEDED', 'Deadline expired before operation could complete.'],
};

export type Telling = { version: string; requestId: string; isStream: boolean };

/** The GoogleAdsFailure; a stream wraps it into a list. */
export function failureReply(problem: AdsProblem, { version, requestId, isStream }: Telling): HttpReply {
  const [http, status, message] = CODES[problem.code] ?? FAMILIES[problem.family] ?? INVALID;
  const error = {
    errorCode: { [problem.family]: problem.code },
    message: problem.message,
    ...(problem.trigger === undefined ? {} : { trigger: { stringValue: problem.trigger } }),
    ...(problem.family === 'queryError' ? { location: { fieldPathElements: [{ fieldName: 'query' }] } } : {}),
    ...(problem.details === undefined ? {} : { details: problem.details }),
  };
  const failure = {
    '@type': `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
    errors: [error],
    requestId,
  };
  const body = { error: { code: http, message, status, details: [failure] } };
  return json(http, isStream ? [body] : body, { 'request-id': requestId });
}
