/** Streamable HTTP without sessions: every request brings its token and is answered by a server of its own. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assistantPaths } from '@tillsight/contract/assistants';
import { bearerOf } from '../../infra/bearer.ts';
import type { Gatekeeper } from '../../infra/mount.ts';
import { refuseForeignPage } from '../../infra/origin.ts';
import { ProblemError } from '../../infra/problem.ts';
import { challengeOf } from '../assistants/assistants.ts';
import type { McpDeps } from './mcp.ts';

/** `callerOf`: whom an API token or the access token of an assistant speaks for. */
export function mcpRoutes(app: FastifyInstance, deps: McpDeps, callerOf: Gatekeeper['callerOfToken']): void {
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: assistantPaths.mcp,
    // An event stream that waits to be compressed arrives late.
    compress: false,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      refuseForeignPage(request, deps.publicUrl);
      const secret = bearerOf(request);
      if (secret === null) {
        void reply.header('www-authenticate', challengeOf(deps.publicUrl));
        throw new ProblemError('unauthenticated', 'Please sign in, or send an API token as Authorization: Bearer …');
      }
      const who = await callerOf(secret);
      if (who === null) {
        void reply.header('www-authenticate', challengeOf(deps.publicUrl, 'invalid_token'));
        throw new ProblemError('unauthenticated', 'This token is not known: it is mistyped, expired or revoked.');
      }
      const { exchange } = await import('./exchange.ts');
      return passOn(await exchange(deps, { request, reply, who }), reply);
    },
  });
}

function passOn(response: Response, reply: FastifyReply): FastifyReply {
  const type = response.headers.get('content-type');
  if (type !== null) void reply.type(type);
  for (const name of ['allow', 'www-authenticate']) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  void reply.code(response.status);
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream));
}
