/** Streamable HTTP without sessions: every request brings its token and is answered by a server of its own. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../../infra/bearer.ts';
import { tokenCaller, type Gatekeeper, type TokenCaller } from '../../infra/mount.ts';
import { refuseForeignPage } from '../../infra/origin.ts';
import { ProblemError } from '../../infra/problem.ts';
import { mcpServer, type McpDeps } from './mcp.ts';

const mcpPath = '/mcp';

export function mcpRoutes(app: FastifyInstance, deps: McpDeps, gatekeeper: Gatekeeper): void {
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: mcpPath,
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
      return passOn(await exchange(deps, { request, reply, who }), reply);
    },
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; who: TokenCaller };

async function exchange(deps: McpDeps, { request, reply, who }: Exchange): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(deps, who), {
    onerror: error => deps.log.debug({ err: error }, 'An assistant sent something the protocol does not know.'),
  });
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    leaving.abort();
    void handler.close();
  });
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const { method, body } = request;
  const asked = new Request(new URL(mcpPath, deps.publicUrl), { method, headers, signal: leaving.signal });
  return handler.fetch(asked, method === 'POST' ? { parsedBody: body } : {});
}

function passOn(response: Response, reply: FastifyReply): FastifyReply {
  const type = response.headers.get('content-type');
  if (type !== null) void reply.type(type);
  const allow = response.headers.get('allow');
  if (allow !== null) void reply.header('allow', allow);
  void reply.code(response.status);
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream));
}
