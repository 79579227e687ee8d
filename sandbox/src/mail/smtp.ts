import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault, SandboxContext } from '../platform-module.ts';
import type { MailStore } from './mail-store.ts';
import { parseMail } from './parse-mail.ts';

export const largestMail = 10 * 1024 * 1024;
const mostRecipients = 100;

export type MailServer = { url: string; close(): Promise<void> };

/** A mail server as strict as a provider's: it refuses odd addresses, too many of them, and mails that are too large. */
export async function startMailServer(context: SandboxContext, store: MailStore, port: number): Promise<MailServer> {
  const sockets = new Map<number, Socket>();
  const played: Playing = {
    context,
    store,
    faults: new Map(),
    cut: session => sockets.get(session.remotePort)?.destroy(),
  };
  const server = new SMTPServer({
    name: 'mail.sandbox.example',
    banner: 'Sandbox mail',
    size: largestMail,
    // Without a certificate that anybody trusts, offering encryption would only make clients fail.
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom(address, session, answer) {
      const problem = problemOf(address.address);
      played.faults.set(session.id, context.takeFault('mail', 'message'));
      answer(address.address === '' || problem === null ? null : refusal(553, `5.1.7 ${problem}`));
    },
    onRcptTo(address, session, answer) {
      void admit(played, { address: address.address, session }).then(answer);
    },
    onData(stream, session, answer) {
      void take(played, { stream, session }).then(
        text => answer(null, text),
        (error: Error) => answer(error),
      );
    },
  });
  // A client that goes away in the middle of a mail is its own affair.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const from = socket.remotePort ?? 0;
    sockets.set(from, socket);
    socket.once('close', () => sockets.delete(from));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const bound = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${bound.port}`, close: () => new Promise(resolve => server.close(() => resolve())) };
}

type Playing = {
  context: SandboxContext;
  store: MailStore;
  /** The fault that the mail now being sent will meet, per connection. */
  faults: Map<string, Fault | null>;
  cut: (session: SMTPServerSession) => void;
};

async function admit(
  { context, cut }: Playing,
  { address, session }: { address: string; session: SMTPServerSession },
): Promise<Error | null> {
  const fault = context.takeFault('mail', 'recipient');
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault?.cut) cut(session);
  if (fault?.status) return refusal(fault.status, fault.body ?? wordsOf(fault.status));
  if (session.envelope.rcptTo.length >= mostRecipients) return refusal(452, '4.5.3 Too many recipients');
  const problem = problemOf(address);
  return problem === null ? null : refusal(/exist/.test(problem) ? 550 : 553, `5.1.1 ${problem}`);
}

async function take(
  { context, store, faults, cut }: Playing,
  { stream, session }: { stream: SMTPServerDataStream; session: SMTPServerSession },
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) if (stream.byteLength <= largestMail) chunks.push(chunk);
  if (stream.sizeExceeded) throw refusal(552, '5.3.4 Message size exceeds fixed limit');
  const fault = faults.get(session.id) ?? null;
  faults.delete(session.id);
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault?.status) throw refusal(fault.status, fault.body ?? wordsOf(fault.status));
  if (fault?.cut === 'before') cut(session);
  // Accepted and never seen again: what a spam filter does.
  else if (fault?.name !== 'lost') keep({ context, store }, session, Buffer.concat(chunks));
  if (fault?.cut === 'during') cut(session);
  return '2.0.0 OK: queued';
}

function keep({ context, store }: Pick<Playing, 'context' | 'store'>, session: SMTPServerSession, raw: Buffer): void {
  const { mailFrom, rcptTo } = session.envelope;
  const recipients = rcptTo.map(({ address }) => address.toLowerCase());
  const sender = mailFrom ? mailFrom.address : '';
  const mail = store.add({ ...parseMail(raw), at: context.now(), recipients, sender, size: raw.length });
  const { id, from, subject, text, messageId } = mail;
  for (const to of recipients) {
    context.outbox.add({ at: mail.at, channel: 'mail', to, content: { id, from, subject, text, messageId } });
  }
}

/** Addresses at refused.example are refused, as those of people who have left are. */
function problemOf(address: string): string | null {
  const [, local = '', domain = ''] = /^([^@\s<>]+)@([^@\s<>]+)$/.exec(address) ?? [];
  const isDomain = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(domain);
  if (!isDomain || local.length > 64 || address.length > 254) return `The address <${address}> is not valid`;
  if (domain.toLowerCase() === 'refused.example') return `The account <${address}> does not exist`;
  return null;
}

function wordsOf(status: number): string {
  return status < 500 ? '4.3.0 Temporary failure, try again later' : '5.7.1 Message refused';
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
