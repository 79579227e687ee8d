/** What a person can be told. Thrown by a door, turned into a problem document in one place. */
import type { Problem, ProblemCode } from '@tillsight/contract/problem';

export type FieldError = { field: string; message: string };

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, more: { errors?: FieldError[]; retryAfterSeconds?: number } = {}) {
    super(detail);
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** What was ordered in words and is refused: the refusal is the answer. Anything else is thrown again. */
export function refusalAsAnswer(error: unknown): string {
  if (error instanceof ProblemError && refusals.has(error.code)) return error.message;
  throw error;
}

const refusals: ReadonlySet<ProblemCode> = new Set(['conflict', 'forbidden', 'not_found', 'too_many_requests']);

export function problemDocument(problem: ProblemError, requestId?: string): Problem {
  const { status, title } = problemTable[problem.code];
  return {
    type: 'about:blank',
    title,
    status,
    code: problem.code,
    detail: problem.message,
    message: problem.message,
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
  };
}

export const statusOf = (code: ProblemCode): number => problemTable[code].status;

export const titleOf = (code: ProblemCode): string => problemTable[code].title;

/** Every code has its line; one that is missing does not compile. */
const problemTable: Record<ProblemCode, { status: number; title: string }> = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  wrong_credentials: { status: 401, title: 'Wrong email or password' },
  second_factor_required: { status: 401, title: 'A second step is needed' },
  email_not_verified: { status: 403, title: 'Email address not verified' },
  foreign_origin: { status: 403, title: 'Request from another site' },
  forbidden: { status: 403, title: 'Not allowed' },
  insufficient_scope: { status: 403, title: 'The token may not do this' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  payload_too_large: { status: 413, title: 'Request too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  token_invalid: { status: 400, title: 'Link no longer valid' },
  not_configured: { status: 503, title: 'Not configured' },
  not_connected: { status: 409, title: 'Not connected' },
  platform_failed: { status: 502, title: 'Platform did not answer' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  internal: { status: 500, title: 'Internal error' },
};
