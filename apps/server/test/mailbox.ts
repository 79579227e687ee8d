/** A mail server that keeps what it is sent: just enough SMTP for nodemailer to believe it. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type ReceivedMail = { to: string; subject: string; text: string; messageId: string };

export type Mailbox = {
  url: string;
  mails: ReceivedMail[];
  lastTo(address: string): ReceivedMail;
  /** So many connections are ended instead of saying that the mail was kept, though it was. */
  hangsUp: number;
  /** So many recipients are told in this way that they are not wanted. */
  refuses: { times: number; with: string };
  /** Those who connect wait for a greeting until this resolves. */
  opens: Promise<unknown>;
  connections(): number;
};

export async function startMailbox(t: Pick<TestContext, 'after'>): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => {});
    void mailbox.opens.then(() => socket.write('220 test\r\n'));
    converse(socket, {
      admit: () => {
        if (mailbox.refuses.times === 0) return '250 ok';
        mailbox.refuses.times -= 1;
        return mailbox.refuses.with;
      },
      keep: mail => {
        mails.push(mail);
        if (mailbox.hangsUp === 0) return true;
        mailbox.hangsUp -= 1;
        return false;
      },
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise(resolve => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const lastTo = (address: string): ReceivedMail => {
    const mail = mails.findLast(candidate => candidate.to === address);
    if (mail === undefined) throw new Error(`No mail came for ${address}; there are ${mails.length} for others.`);
    return mail;
  };
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    lastTo,
    hangsUp: 0,
    refuses: { times: 0, with: '550 nobody of that name' },
    opens: Promise.resolve(),
    connections: () => sockets.size,
  };
  return mailbox;
}

/** `admit` answers a recipient, `keep` returns whether to say that the mail was kept. */
type Host = { admit: () => string; keep: (mail: ReceivedMail) => boolean };

function converse(socket: Socket, { admit, keep }: Host): void {
  let pending = '';
  let to = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('data', chunk => {
    pending += chunk.toString();
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        if (keep(read(to, text))) say('250 kept');
        else socket.end();
      } else if (/^DATA/i.test(text)) {
        inData = true;
        say('354 go on');
      } else {
        const recipient = /^RCPT TO:<(.*)>/i.exec(text)?.[1];
        to = recipient ?? to;
        say(/^QUIT/i.test(text) ? '221 bye' : recipient === undefined ? '250 ok' : admit());
      }
    }
  });
}

function read(to: string, raw: string): ReceivedMail {
  const { head, body } = halvesOf(raw);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'im').exec(head)?.[1]?.replaceAll('\r\n', '') ?? '';
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1];
  // Of a mail in parts the first is its plain text, as deep as it lies.
  const text = boundary === undefined ? textOf(head, body) : textOfPart(body, boundary);
  return { to, subject: decoded(header('subject')), text, messageId: header('message-id') };
}

/** Words of other letters than ASCII (RFC 2047); the blank between two of them is none. */
function decoded(header: string): string {
  return header.replaceAll(/(?<=\?=)\s+(?==\?)/g, '').replaceAll(/(?:=\?UTF-8\?B\?[^?]*\?=)+/gi, words => {
    const parts = [...words.matchAll(/\?B\?([^?]*)\?=/gi)].map(([, part = '']) => Buffer.from(part, 'base64'));
    return Buffer.concat(parts).toString();
  });
}

function textOfPart(body: string, boundary: string): string {
  const [, part = ''] = body.split(`--${boundary}\r\n`);
  const { head, body: inner } = halvesOf(part);
  const deeper = /boundary="([^"]+)"/i.exec(head)?.[1];
  return deeper === undefined ? textOf(head, inner) : textOfPart(inner, deeper);
}

function halvesOf(raw: string): { head: string; body: string } {
  const split = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, split), body: raw.slice(split + 4) };
}

function textOf(head: string, body: string): string {
  if (/quoted-printable/i.test(head)) return unquoted(body);
  return /content-transfer-encoding: base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body;
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
