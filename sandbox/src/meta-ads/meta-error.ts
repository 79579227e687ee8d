import { createHash } from 'node:crypto';
import type { HttpReply } from '../http-reply.ts';
import { json } from '../http-reply.ts';

export type MetaErrorFacts = {
  subcode?: number;
  type?: string;
  isTransient?: boolean;
  title?: string;
  text?: string;
  /** In place of the code's own. */
  status?: number;
};

/** What the Graph API answers in place of a result. Which HTTP status goes with a code is documented nowhere: mostly 400. */
export class MetaError extends Error {
  readonly code: number;
  readonly facts: MetaErrorFacts;

  constructor(code: number, message: string, facts: MetaErrorFacts = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return this.facts.status ?? (this.facts.isTransient === true ? 500 : 400);
  }

  body(): { error: object } {
    const { subcode, type = 'OAuthException', isTransient = false, title, text } = this.facts;
    const trace = createHash('sha256').update(`${this.code}:${this.message}`).digest('base64url').slice(0, 22);
    return {
      error: {
        message: this.message,
        type,
        code: this.code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        is_transient: isTransient,
        ...(title === undefined ? {} : { error_user_title: title }),
        ...(text === undefined ? {} : { error_user_msg: text }),
        fbtrace_id: `A${trace}`,
      },
    };
  }
}

export function errorReply(error: MetaError, headers: Record<string, string> = {}): HttpReply {
  return json(error.status, error.body(), headers);
}

export function badParameter(message: string): MetaError {
  return new MetaError(100, `(#100) ${message}`);
}

/** What Meta may answer and this emulation does not: said openly, so that nobody takes it for Meta's refusal. */
export function notEmulated(what: string): MetaError {
  return new MetaError(100, `(#100) The sandbox does not emulate ${what}.`, { status: 501 });
}

export function noSuchObject(id: string): MetaError {
  return new MetaError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    { subcode: 33, type: 'GraphMethodException' },
  );
}

export function tokenProblem(subcode: number | undefined, message: string): MetaError {
  return new MetaError(190, message, subcode === undefined ? {} : { subcode });
}

export function expiredToken(): MetaError {
  return tokenProblem(463, 'Error validating access token: Session has expired.');
}

export function missingPermission(): MetaError {
  return new MetaError(
    200,
    '(#200) Ad account owner has NOT grant ads_management or ads_read permission: this app lacks a permission.',
  );
}

export function tooManyCalls(): MetaError {
  return new MetaError(
    80000,
    '(#80000) There have been too many calls from this ad-account. Wait a bit and try again.',
    {
      subcode: 2446079,
      title: 'Ad account has too many API calls',
      text: 'There have been too many calls from this ad account. Wait a bit and try again.',
    },
  );
}

export function tooMuchData(): MetaError {
  return new MetaError(100, "(#100) Please reduce the amount of data you're asking for, then retry your request", {
    subcode: 1487534,
    title: 'Too much data',
  });
}

/** For a status that a fault names without a body. */
export function errorOfStatus(status: number): MetaError {
  if (status === 429) return tooManyCallsAt(429);
  if (status >= 500) return new MetaError(2, 'Service temporarily unavailable', { isTransient: true, status });
  if (status === 401) return tokenProblem(467, 'Error validating access token: The session is invalid.');
  return new MetaError(1, 'An unknown error occurred', { status });
}

function tooManyCallsAt(status: number): MetaError {
  const { code, message, facts } = tooManyCalls();
  return new MetaError(code, message, { ...facts, status });
}
