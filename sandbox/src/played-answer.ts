import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './platform-module.ts';
import type { HttpReply } from './http-reply.ts';

/** Plays what a fault says about time, connection, status and body; otherwise sends the true answer. */
export async function answer(
  reply: FastifyReply,
  fault: Fault | null,
  say: { truth: () => HttpReply; ofStatus: (status: number) => HttpReply },
): Promise<FastifyReply> {
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault?.cut === 'before') return cutBefore(reply);
  const said = fault?.status === undefined ? say.truth() : say.ofStatus(fault.status);
  const { status, headers, body } = {
    status: said.status,
    headers: { ...said.headers, ...fault?.headers },
    body: fault?.body ?? said.body,
  };
  if (fault?.cut === 'during') return cutDuring(reply, { status, headers, body });
  return reply.code(status).headers(headers).send(body);
}

function cutBefore(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Half of the body, then nothing. */
function cutDuring(reply: FastifyReply, { status, headers, body }: Required<HttpReply>): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  reply.raw.write(body.slice(0, Math.ceil(body.length / 2)), () => reply.raw.destroy());
  return reply;
}
