import type { FastifyInstance } from 'fastify';
import { mountMailbox } from '../mailbox/module.ts';
import type { SandboxContext } from '../platform-module.ts';
import { type Mail, MailStore } from './mail-store.ts';
import { startMailServer } from './smtp.ts';

/** A mail server on a port of its own, the page on which its mails are read, and what tests ask of it. */
export async function mountMail(app: FastifyInstance, context: SandboxContext, port: number): Promise<{ url: string }> {
  const store = new MailStore();
  context.onReset(() => store.clear());
  const server = await startMailServer(context, store, port);
  app.addHook('onClose', () => server.close());
  app.get<{ Querystring: { to?: string } }>('/control/mails', request => ({
    mails: store.to(request.query.to ?? null).map(told),
  }));
  await app.register(async scope => mountMailbox(scope, store));
  return { url: server.url };
}

function told(mail: Mail): object {
  return { ...mail, parts: mail.parts.map(({ bytes, ...part }) => ({ ...part, size: bytes.length })) };
}
