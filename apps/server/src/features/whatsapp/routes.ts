import * as contract from '@tillsight/contract/whatsapp';
import type { FastifyInstance } from 'fastify';
import type { Mount } from '../../infra/mount.ts';
import { keepBodiesRaw, rawBodyOf } from '../../infra/raw-request.ts';
import { isSameSecret } from '../../infra/same-secret.ts';
import type { WhatsAppDeps } from './account.ts';
import { linkPhone, unlinkPhone } from './linking.ts';
import { receiveNotice, type NoteStatuses } from './receive.ts';
import { readPhone } from './whatsapp.ts';

export type WhatsAppRoutes = { app: FastifyInstance; mount: Mount; deps: WhatsAppDeps; noteStatuses: NoteStatuses };

export function whatsappRoutes({ app, mount, deps, noteStatuses }: WhatsAppRoutes): void {
  mount(contract.readPhone, async ({ caller }) => ({ success: true, phone: await readPhone(deps, caller) }));
  mount(contract.linkPhone, ({ caller, input }) => linkPhone(deps, caller, input));
  mount(contract.unlinkPhone, async ({ caller }) => {
    const was = await unlinkPhone(deps, caller);
    return { success: true, message: was ? 'Your phone is no longer linked.' : 'No phone was linked.' };
  });
  app.get(contract.whatsappWebhookPath, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const [mode, token, challenge] = ['mode', 'verify_token', 'challenge'].map(name => query[`hub.${name}`]);
    const isOurs = deps.whatsapp !== null && mode === 'subscribe' && isSameSecret(token, deps.whatsapp.verifyToken);
    if (!isOurs || typeof challenge !== 'string') return reply.code(403).type('text/plain').send('Not for us.');
    return reply.type('text/plain').send(challenge);
  });
  void app.register(async scope => notices(scope, deps, noteStatuses));
}

function notices(scope: FastifyInstance, deps: WhatsAppDeps, noteStatuses: NoteStatuses): void {
  keepBodiesRaw(scope);
  scope.post(contract.whatsappWebhookPath, { bodyLimit: 3 * 1024 * 1024 }, async (request, reply) => {
    const signature = request.headers['x-hub-signature-256'];
    return reply.code(await receiveNotice(deps, noteStatuses, { body: rawBodyOf(request), signature })).send();
  });
}
