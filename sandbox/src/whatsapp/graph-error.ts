import { randomBytes } from 'node:crypto';
import { partlyKnown } from '../partial.ts';
import { kindOf } from './error-codes.ts';

export interface ErrorFacts {
  /** Said in `error_data.details`. */
  details?: string;
  /** In place of the code's own title. */
  message?: string;
  status?: number;
  subcode?: number;
  type?: string;
  /** What the Business Manager would show: template problems have a title and a text. */
  user?: { title: string; message: string };
}

/** What the API answers in place of a result. */
export class GraphError extends Error {
  readonly code: number;
  readonly facts: ErrorFacts;

  constructor(code: number, facts: ErrorFacts = {}) {
    super(facts.message ?? kindOf(code).title);
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return this.facts.status ?? kindOf(this.code).status;
  }

  body(): object {
    const { subcode, type = 'OAuthException', user, details = kindOf(this.code).details } = this.facts;
    return {
      error: {
        message: `(#${this.code}) ${this.message}`,
        type,
        code: this.code,
        ...(details === undefined ? {} : { error_data: { messaging_product: 'whatsapp', details } }),
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        ...(user === undefined
          ? {}
          : { is_transient: false, error_user_title: user.title, error_user_msg: user.message }),
        fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
      },
    };
  }

  /** As a status webhook tells it. */
  inStatus(): object {
    const { details = kindOf(this.code).details } = this.facts;
    return {
      code: this.code,
      title: this.message,
      message: this.message,
      ...(details === undefined ? {} : { error_data: { details } }),
      href: '/documentation/business-messaging/whatsapp/support/error-codes',
    };
  }
}

export function invalid(message: string): GraphError {
  return new GraphError(100, { message });
}

export function missing(details: string): GraphError {
  return new GraphError(131008, { details });
}

export function badValue(details: string): GraphError {
  return new GraphError(131009, { details });
}

export function noSuchObject(method: string, id: string): GraphError {
  return new GraphError(100, {
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    subcode: 33,
    type: 'GraphMethodException',
    // Below an object that is there, the name may be a real one.
    ...(id.includes('/') && { details: partlyKnown }),
  });
}
