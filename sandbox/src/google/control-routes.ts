import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../platform-module.ts';
import { accountByHint, accounts, merchantAccount } from './accounts.ts';
import { standardGoogleSettings } from './google-state.ts';
import type { GoogleState } from './google-state.ts';
import { changedSettings } from '../changed-settings.ts';

/** What a person does in the Google account, and what a test may set. Google's own addresses know none of it. */
export function mountGoogleControl(app: FastifyInstance, context: SandboxContext, state: GoogleState): void {
  app.get('/control/google/state', () => ({
    settings: state.settings,
    accounts: accounts.map(account => ({ ...account, granted: [...state.tokens.grantedTo(account.id)] })),
    refreshTokens: state.tokens.refreshTokens.map(({ account, scopes, issuedAt, expiresAt, dead }) => ({
      account,
      scopes,
      issuedAt,
      isAlive: !dead && (expiresAt === null || expiresAt > context.now()),
    })),
  }));
  app.post('/control/google/settings', (request, reply) => {
    const changed = changedSettings(state.settings, standardGoogleSettings(), request.body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
  app.post('/control/google/expire-tokens', (_request, reply) => {
    state.tokens.expireAccess();
    return reply.send({});
  });
  /** The person removes the app's access. */
  app.post('/control/google/revoke', (request, reply) => {
    const { account } = (request.body ?? {}) as { account?: string };
    const person = account === undefined ? merchantAccount : accountByHint(account);
    if (!person) return reply.code(404).send({ error: `There is no account ${account}.` });
    state.tokens.revokeAccount(person.id);
    return reply.send({ revoked: person.email });
  });
}
