/** The one place where what went wrong becomes what is said. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnerGone, ownerGone } from './owner-gone.ts';
import { ProblemError, problemDocument } from './problem.ts';
import { noteTrouble } from './trouble.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    return sendProblem(problemOf(error, request), request, reply);
  });
}

/** What is said of an error; a bug is noted each time, and what keeps all requests from being answered once. */
export function problemOf(error: unknown, { log, server }: FastifyRequest): ProblemError {
  const problem = asProblem(error as FastifyError);
  if (problem.code === 'internal') log.error({ err: error }, 'A request failed because of a bug.');
  if (problem.code === 'unavailable') noteTrouble(server.log, error, 'Requests cannot be answered just now.');
  return problem;
}

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const document = problemDocument(problem, request.id);
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .code(document.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(document);
}

function asProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isOwnerGone(error)) return ownerGone();
  if (error.statusCode === 413) return new ProblemError('payload_too_large', 'The request is too large.');
  if (error.statusCode === 415) return new ProblemError('unsupported_media_type', 'Please send JSON.');
  if (error.statusCode === 400) return new ProblemError('invalid_request', 'The request could not be read.');
  if (isDatabaseAway(error)) {
    return new ProblemError('unavailable', 'The product is busy just now. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
  return new ProblemError('internal', 'Something went wrong on our side. Please try again.');
}

const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|not currently accepting connections|is not queryable/;

/** Connection trouble and cancelled statements pass; they are not bugs. */
function isDatabaseAway(error: { code?: string; message?: string }): boolean {
  const code = error.code ?? '';
  if (/^(08|53|57)/.test(code) && code.length === 5) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true;
  return awayWords.test(error.message ?? '');
}
