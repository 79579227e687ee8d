import * as contract from '@tillsight/contract/telegram';
import type { FastifyInstance } from 'fastify';
import type { Caller, Mount } from '../../infra/mount.ts';
import { keepBodiesRaw, rawBodyOf } from '../../infra/raw-request.ts';
import { isSameSecret } from '../../infra/same-secret.ts';
import { unlinkOwnChat } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';

export type TelegramRoutes = { app: FastifyInstance; mount: Mount; deps: TelegramDeps };

/** The rest of the feature loads with its first use, which where there is no bot never comes. */
const linking = () => import('./linking.ts');

export function telegramRoutes({ app, mount, deps }: TelegramRoutes): void {
  mount(contract.readTelegram, async ({ caller }) => ({ success: true, telegram: await statusFor(deps, caller) }));
  mount(contract.linkTelegram, async ({ caller, input }) => (await linking()).linkTelegram(deps, caller, input));
  mount(contract.unlinkTelegram, ({ caller }) => unlinkOwnChat(deps, 'telegram', caller));
  void app.register(async scope => updates(scope, deps));
}

async function statusFor(deps: TelegramDeps, caller: Caller): Promise<contract.TelegramStatus> {
  if (deps.telegram === null) return { status: 'off', name: null, linked_at: null };
  return (await linking()).readTelegram(deps, caller);
}

/** Whoever does not know the secret is refused before anything they send is read. */
function updates(scope: FastifyInstance, deps: TelegramDeps): void {
  const { telegram } = deps;
  keepBodiesRaw(scope);
  scope.addHook('onRequest', async (request, reply) => {
    if (telegram === null) return reply.code(404).send();
    const given = request.headers['x-telegram-bot-api-secret-token'];
    return isSameSecret(given, telegram.webhookSecret) ? undefined : reply.code(401).send();
  });
  scope.post(contract.telegramWebhookPath, { bodyLimit: 256 * 1024 }, async (request, reply) => {
    if (telegram !== null) await (await import('./receive.ts')).receiveUpdate(deps, telegram, rawBodyOf(request));
    return reply.code(200).send();
  });
}
