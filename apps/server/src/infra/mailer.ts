import { Readable } from 'node:stream';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Transporter } from 'nodemailer';
import type { Log } from './log.ts';
import { places, type Places } from './places.ts';

export type Mail = {
  to: string;
  subject: string;
  /** The same twice: for programs that show no HTML, and for the others. */
  text: string;
  html: string;
  /** `cid` names a picture the HTML shows. */
  attachments?: { filename: string; content: Buffer; cid: string }[];
};

/** `refused` for good; `not sent`, and may be tried again; `held back` by `begin`; `unknown`: it may have left. */
export type Sent = 'sent' | 'refused' | 'not sent' | 'held back' | 'unknown';

export type MailInTurn = Mail & { messageId: string };

export type Mailer = {
  /** Without a mail server nothing leaves. */
  isSetUp: boolean;
  send(mail: Mail): Promise<void>;
  /**
   * Over one of few connections that stay open. `begin` is asked when a mail server waits for this very mail, signed in to and
   * with the recipient accepted; before it has said yes, nothing has left.
   */
  sendInTurn(mail: MailInTurn, begin: () => Promise<boolean>): Promise<Sent>;
  /** For those who mail in turn: who has none does not begin to prepare a mail. */
  places: Places;
  close(): void;
};

export type MailerOptions = { smtpUrl: string | undefined; from: string; log: Log };

/** When a process is killed, at most this many mails are in doubt. */
const mostConnections = 5;
/** Mail servers close idle connections after a minute or more; a mail begun just then is refused. */
const idleMs = 30_000;
/** Being prepared or ready; the others leave their workers free for what does not go by mail. */
const line = { most: 256, patienceMs: 10_000 };

/** Without a mail server mails are not sent, and the log says so; everything else goes on. */
export function createMailer({ smtpUrl, from, log }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    const warn = (mail: Mail) => log.warn({ subject: mail.subject }, 'A mail was not sent: SMTP_URL is not set.');
    return {
      isSetUp: false,
      send: async mail => warn(mail),
      sendInTurn: async mail => {
        warn(mail);
        return 'not sent';
      },
      places: places(line),
      close: () => {},
    };
  }
  let single: Promise<Transporter> | undefined;
  let pool: Promise<Transporter> | undefined;
  return {
    isSetUp: true,
    send: async mail => {
      single ??= openTransport(smtpUrl, from);
      await (await single).sendMail(mail);
    },
    sendInTurn: async (mail, begin) => {
      pool ??= openPool(smtpUrl, from);
      return sendOver(await pool, { mail, begin, log });
    },
    places: places(line),
    close: () => {
      for (const opened of [single, pool]) void opened?.then(open => open.close());
    },
  };
}

/** Loaded with the first mail: it is a large library, and most processes never send one. */
async function openTransport(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl, { from });
}

/** The library asks for a mail's first byte when the server has said that it may come: there `begin` has its place. */
async function openPool(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const pool = createTransport(
    { url: smtpUrl, pool: true, maxConnections: mostConnections, idleTimeout: idleMs },
    { from },
  );
  pool.use('stream', (sending, done) => {
    const { turn } = sending.data as { turn: Turn };
    sending.message.processFunc(content => Readable.from(turn.afterBeginning(content), { objectMode: false }));
    done();
  });
  return pool;
}

class HeldBack extends Error {}

/** Whether one mail has begun to leave. */
class Turn {
  readonly #begin: () => Promise<boolean>;
  #begun: Promise<boolean> | undefined;
  #isLeaving = false;
  hasBegun = false;
  /** Why it could not be asked for; not the mail server's fault. */
  failure: unknown;

  constructor(begin: () => Promise<boolean>) {
    this.#begin = begin;
  }

  /** Once only, though the library may come again over another connection as long as no byte has left. */
  async *afterBeginning(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    this.#begun ??= this.#begin().catch((error: unknown) => {
      this.failure = error;
      throw error;
    });
    if (!(await this.#begun)) throw new HeldBack('The mail is not to be sent.');
    this.hasBegun = true;
    if (this.#isLeaving) throw new Error('The mail has begun to leave over another connection.');
    this.#isLeaving = true;
    yield* content;
  }
}

type Sending = { mail: MailInTurn; begin: () => Promise<boolean>; log: Log };

async function sendOver(pool: Transporter, { mail, begin, log }: Sending): Promise<Sent> {
  const turn = new Turn(begin);
  try {
    await pool.sendMail({ ...mail, turn } as typeof mail);
    return 'sent';
  } catch (error) {
    if (turn.failure !== undefined) throw turn.failure;
    if (error instanceof HeldBack) return 'held back';
    log.warn({ err: error }, 'A report could not be mailed.');
    const { responseCode } = error as SMTPError;
    if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'not sent';
    // A connection that was lost while a mail was leaving proves nothing: the server may have taken it before it hung up.
    return turn.hasBegun ? 'unknown' : 'not sent';
  }
}
