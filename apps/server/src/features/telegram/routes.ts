import * as contract from '@tillsight/contract/telegram';
import type { FastifyInstance } from 'fastify';
import type { Caller, Mount } from '../../infra/mount.ts';
import { isSameSecret } from '../../infra/same-secret.ts';
import type { TelegramDeps } from './account.ts';
import { unlinkChat } from '../messengers/messengers.ts';

export type TelegramRoutes = { app: FastifyInstance; mount: Mount; deps: TelegramDeps };

/** The rest of the feature loads with its first use, which where there is no bot never comes. */
export function telegramRoutes({ app, mount, deps }: TelegramRoutes): void {
  mount(contract.readTelegram, async ({ caller }) => ({ success: true, telegram: await statusFor(deps, caller) }));
  mount(contract.linkTelegram, async ({ caller, input }) =>
    (await import('./linking.ts')).linkTelegram(deps, caller, input),
  );
  mount(contract.unlinkTelegram, async ({ caller }) => {
    const was = await unlinkChat(deps, 'telegram', caller);
    return { success: true, message: was ? 'Your Telegram is no longer linked.' : 'No Telegram was linked.' };
  });
  void app.register(async scope => updates(scope, deps));
}

async function statusFor(deps: TelegramDeps, caller: Caller): Promise<contract.TelegramStatus> {
  if (deps.telegram === null) return { status: 'off', name: null, linked_at: null };
  return (await import('./telegram.ts')).readTelegram(deps, caller);
}

/** Whoever does not know the secret is refused before anything they send is read. */
function updates(scope: FastifyInstance, deps: TelegramDeps): void {
  const { telegram } = deps;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('onRequest', async (request, reply) => {
    if (telegram === null) return reply.code(404).send();
    const given = request.headers['x-telegram-bot-api-secret-token'];
    return isSameSecret(given, telegram.webhookSecret) ? undefined : reply.code(401).send();
  });
  scope.post(contract.telegramWebhookPath, { bodyLimit: 256 * 1024 }, async (request, reply) => {
    if (telegram !== null && Buffer.isBuffer(request.body))
      await (await import('./receive.ts')).receiveUpdate(deps, telegram, request.body);
    return reply.code(200).send();
  });
}
