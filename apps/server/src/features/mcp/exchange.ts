/** One request of a program, answered by the official package; loaded with the first of them, since it is large and rarely wanted. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { assistantPaths } from '@tillsight/contract/assistants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenCaller } from '../../infra/mount.ts';
import { bearerOf } from '../../infra/bearer.ts';
import { resourceMetadataUrl } from '../assistants/assistants.ts';
import { mcpServer, type McpDeps } from './mcp.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply; who: TokenCaller };

export async function exchange(deps: McpDeps, { request, reply, who }: Exchange): Promise<Response> {
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
  const asked = new Request(new URL(assistantPaths.mcp, deps.publicUrl), { method, headers, signal: leaving.signal });
  const authInfo = {
    token: bearerOf(request) ?? '',
    clientId: who.caller.userId,
    scopes: [...who.scopes],
    resourceMetadataUrl: resourceMetadataUrl(deps.publicUrl),
  };
  return handler.fetch(asked, method === 'POST' ? { authInfo, parsedBody: body } : { authInfo });
}
