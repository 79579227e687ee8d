/** Streamable HTTP without sessions: every request brings its token and is answered by a server of its own. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerOf } from '../../infra/bearer.ts';
import { tokenCaller, type Gatekeeper } from '../../infra/mount.ts';
import { refuseForeignPage } from '../../infra/origin.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { McpDeps } from './mcp.ts';

export function mcpRoutes(app: FastifyInstance, deps: McpDeps, gatekeeper: Gatekeeper): void {
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    // An event stream that waits to be compressed arrives late.
    compress: false,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      refuseForeignPage(request, deps.publicUrl);
      const secret = bearerOf(request);
      if (secret === null) {
        void reply.header('www-authenticate', 'Bearer');
        throw new ProblemError('unauthenticated', 'Please send an API token as Authorization: Bearer …');
      }
      const who = await tokenCaller(gatekeeper, secret, reply);
      const { exchange } = await import('./exchange.ts');
      return passOn(await exchange(deps, { request, reply, who }), reply);
    },
  });
}

function passOn(response: Response, reply: FastifyReply): FastifyReply {
  const type = response.headers.get('content-type');
  if (type !== null) void reply.type(type);
  const allow = response.headers.get('allow');
  if (allow !== null) void reply.header('allow', allow);
  void reply.code(response.status);
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream));
}
