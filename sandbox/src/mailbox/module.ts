import type { FastifyInstance } from 'fastify';
import type { MailStore } from '../mail/mail-store.ts';
import { LiveReaders, serveFile } from '../web-page.ts';
import { bodyPage } from './body-page.ts';
import { mailboxPage } from './page.ts';

type MailboxRequest = { Querystring: { to?: string; mail?: string; view?: string } };
type PartRequest = { Params: { id: string; part: string } };

/** The page on which a person reads the mails that were sent. */
export function mountMailbox(app: FastifyInstance, store: MailStore): void {
  const readers = new LiveReaders(app);
  store.onMail(({ id, from, subject }) => readers.tell('mails', 'mail', { id, from, subject }));
  serveFile(app, '/mailbox/theme.css', new URL('../page-theme.css', import.meta.url));
  serveFile(app, '/mailbox/mailbox.css', new URL('mailbox.css', import.meta.url));
  serveFile(app, '/mailbox/mailbox.js', new URL('mailbox.js', import.meta.url));
  app.get('/mailbox/events', (_request, reply) => readers.join(reply, 'mails'));
  app.get<MailboxRequest>('/mailbox', (request, reply) => {
    const { to = '', mail: id, view } = request.query;
    const open = id === undefined ? null : store.find(id);
    if (open) open.isRead = true;
    const code = id !== undefined && open === null ? 404 : 200;
    const page = mailboxPage({ to, open, isGone: code === 404, asText: view === 'text', store });
    return reply.code(code).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
  app.get<PartRequest>('/mailbox/mails/:id/html', (request, reply) => {
    const mail = store.find(request.params.id);
    if (mail?.html == null) return reply.code(404).send({ error: 'There is no such mail.' });
    // A mail is a stranger's page: no scripts, no forms, nothing fetched from elsewhere.
    const policy = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:";
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(bodyPage(mail));
  });
  app.get<PartRequest>('/mailbox/mails/:id/parts/:part', (request, reply) => {
    const part = store.find(request.params.id)?.parts[Number(request.params.part)];
    if (!part) return reply.code(404).send({ error: 'There is no such part.' });
    const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(part.type);
    const way = isPicture ? 'inline' : 'attachment';
    return reply
      .type(isPicture ? part.type : 'application/octet-stream')
      .header('content-disposition', `${way}; filename*=UTF-8''${encodeURIComponent(part.name ?? 'part')}`)
      .header('x-content-type-options', 'nosniff')
      .send(part.bytes);
  });
}
