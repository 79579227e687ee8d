/** What never became a request: half a line, endless headers, or nothing for too long. */
import type { Socket } from 'node:net';
import { problemDocument, ProblemError } from './problem.ts';

/** How long a browser may take. Each limit is checked once every `checkMs`. */
export type Patience = { headersMs: number; requestMs: number; silenceMs: number; checkMs: number };

export const patience: Patience = { headersMs: 10_000, requestMs: 15_000, silenceMs: 30_000, checkMs: 2_000 };

const answers: Record<string, [status: number, reason: string, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
};

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason, detail] = answers[error.code ?? ''] ?? [400, 'Bad Request', 'The request could not be read.'];
  const document = { ...problemDocument(new ProblemError('invalid_request', detail)), status };
  const body = JSON.stringify(document);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
