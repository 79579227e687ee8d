import type { FastifyInstance } from 'fastify';
import { changedSettings } from '../changed-settings.ts';
import type { SandboxContext } from '../platform-module.ts';
import { ordersUser } from './account.ts';
import { standardShiprocketSettings, type ShiprocketState } from './shiprocket-state.ts';

/** What a merchant does in the panel, and what a test may set. Shiprocket's own addresses know none of it. */
export function mountShiprocketControl(app: FastifyInstance, context: SandboxContext, state: ShiprocketState): void {
  app.get('/control/shiprocket/state', () => ({
    settings: state.settings,
    tokens: state.liveTokens.map(({ user, expiresAt }) => ({ user: user.email, isAlive: expiresAt > context.now() })),
  }));
  app.post('/control/shiprocket/settings', (request, reply) => {
    const changed = changedSettings(state.settings, standardShiprocketSettings(), request.body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
  app.post('/control/shiprocket/expire-tokens', (_request, reply) => {
    state.expireAll();
    return reply.send({});
  });
  /** The merchant removes the API user. */
  app.post('/control/shiprocket/revoke', (request, reply) => {
    const { email = ordersUser.email } = (request.body ?? {}) as { email?: string };
    return state.remove(email)
      ? reply.send({ removed: email })
      : reply.code(404).send({ error: `There is no user ${email}.` });
  });
}
