import * as contract from '@tillsight/contract/assistants';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import {
  answerAssistantRequest,
  endAssistant,
  listAssistants,
  readAssistantRequest,
  type AssistantDeps,
} from './assistants.ts';
import { registerClient } from './clients.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { OAuthRefusal } from './refusal.ts';
import { revokeTokens, tradeForTokens } from './token-trade.ts';

export function assistantRoutes(app: FastifyInstance, mount: Mount, base: AssistantDeps): void {
  mount(contract.readAssistantRequest, async ({ caller, input }) => ({
    success: true,
    assistant: await readAssistantRequest(base, caller, input),
  }));
  mount(contract.answerAssistantRequest, async ({ caller, input }) => ({
    success: true,
    address: await answerAssistantRequest(base, caller, input),
  }));
  mount(contract.listAssistants, async ({ caller }) => ({
    success: true,
    assistants: await listAssistants(base, caller),
  }));
  mount(contract.endAssistant, async ({ caller, input }) => {
    await endAssistant(base, caller, input.assistant_id);
    return { success: true, message: 'The assistant no longer has access.' };
  });
  void app.register(async scope => programRoutes(scope, base));
}

/** For programs, which bring no cookie and are judged by what they send. */
function programRoutes(app: FastifyInstance, base: Base): void {
  const { assistantPaths } = contract;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (!(error instanceof OAuthRefusal)) throw error;
    return reply.code(400).send({ error: error.code, error_description: error.message });
  });
  app.get(assistantPaths.resourceMetadata, () => resourceMetadata(base.publicUrl));
  app.get(assistantPaths.serverMetadata, () => serverMetadata(base.publicUrl));
  app.post(assistantPaths.register, async (request, reply) =>
    reply.code(201).send(await registerClient(base, request.body, request.ip)),
  );
  app.post(assistantPaths.token, request => tradeForTokens(base, formOf(request)));
  app.post(assistantPaths.revoke, async (request, reply): Promise<FastifyReply> => {
    await revokeTokens(base, formOf(request));
    return reply.code(200).send();
  });
}

function formOf({ body, ip }: FastifyRequest) {
  if (!(body instanceof URLSearchParams)) throw new OAuthRefusal('invalid_request', 'Please send a form.');
  return { fields: body, ip };
}
