import type { Transporter } from 'nodemailer';
import type { Log } from './log.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** `cid` names a picture the HTML shows. */
  attachments?: { filename: string; content: Buffer; cid: string }[];
};

export type Mailer = {
  /** Without a mail server nothing leaves. */
  isSetUp: boolean;
  send(mail: Mail): Promise<void>;
  close(): void;
};

export type MailerOptions = { smtpUrl: string | undefined; from: string; log: Log };

/** Without a mail server mails are not sent, and the log says so; everything else goes on. */
export function createMailer({ smtpUrl, from, log }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    return {
      isSetUp: false,
      send: async mail => log.warn({ subject: mail.subject }, 'A mail was not sent: SMTP_URL is not set.'),
      close: () => {},
    };
  }
  let transport: Promise<Transporter> | undefined;
  return {
    isSetUp: true,
    send: async mail => {
      transport ??= openTransport(smtpUrl, from);
      await (await transport).sendMail(mail);
    },
    close: () => void transport?.then(open => open.close()),
  };
}

/** Loaded with the first mail: it is a large library, and most processes never send one. */
async function openTransport(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl, { from });
}
