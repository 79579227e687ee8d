/** One request's progress as server-sent events, for clients that ask for them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './errors.ts';
import { problemDocument } from './problem.ts';

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*text\/event-stream\b/.test(headers.accept ?? '');

export type Report = (event: string, data: unknown) => void;

/**
 * Does the work and sends what it reports, then its answer. The stream begins with the first report: what fails before is
 * refused with a status of its own, what fails after ends the stream with a problem.
 */
export async function inEvents<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (report: Report) => Promise<Answer>,
): Promise<Answer> {
  const report: Report = (event, data) => {
    if (!reply.sent) open(reply);
    // The person may have left; the answer is still finished, because the thread keeps it.
    if (!reply.raw.destroyed) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  try {
    const answer = await work(report);
    report('answer', answer);
    reply.raw.end();
    return answer;
  } catch (error) {
    if (!reply.sent) throw error;
    report('problem', problemDocument(problemOf(error, request), request.id));
    reply.raw.end();
    return undefined as Answer;
  }
}

/** The headers that were set on the way are kept. Nothing in between may hold events back. */
function open(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
}
