import { type HttpReply, json } from '../http-reply.ts';

/** The error envelope of Google's APIs. */
export type ApiError = {
  code: number;
  message: string;
  status: string;
  details?: unknown[];
};

export class ApiProblem extends Error {
  readonly error: ApiError;
  readonly headers: Record<string, string>;

  constructor(error: ApiError, headers: Record<string, string> = {}) {
    super(error.message);
    this.error = error;
    this.headers = headers;
  }
}

export function invalidArgument(message: string, details?: unknown[]): ApiProblem {
  return new ApiProblem({ code: 400, message, status: 'INVALID_ARGUMENT', ...(details ? { details } : {}) });
}

/** What the real platform answers and this emulation does not: said openly, so that nobody takes it for Google's refusal. */
export function notEmulated(what: string): ApiProblem {
  return new ApiProblem({ code: 501, message: `The sandbox does not emulate ${what}.`, status: 'UNIMPLEMENTED' });
}

export function errorInfo(reason: string, metadata: Record<string, string> = {}): unknown {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata };
}

export function errorReply({ error, headers }: ApiProblem): HttpReply {
  return json(error.code, { error }, headers);
}

/** Google's own words for statuses that a fault names without a body. */
export function problemOfStatus(status: number): ApiProblem {
  const [name, message] = STATUSES[status] ?? ['INTERNAL', 'Internal error encountered.'];
  return new ApiProblem({ code: status, message, status: name });
}

const STATUSES: Record<number, [name: string, message: string]> = {
  400: ['INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  401: ['UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  403: ['PERMISSION_DENIED', 'The caller does not have permission'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: ['RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'],
  500: ['INTERNAL', 'Internal error encountered.'],
  502: ['INTERNAL', 'The server encountered a temporary error.'],
  503: ['UNAVAILABLE', 'The service is currently unavailable.'],
  504: ['DEADLINE_EXCEEDED', 'Deadline expired before operation could complete.'],
};
