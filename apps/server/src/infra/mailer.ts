import { createTransport } from 'nodemailer';
import type { Log } from './log.ts';

export type Mail = { to: string; subject: string; text: string; html?: string };

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export type MailerOptions = { smtpUrl: string | undefined; from: string; log: Log };

/** Without a mail server mails are not sent, and the log says so; everything else goes on. */
export function createMailer({ smtpUrl, from, log }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    return {
      send: async mail => log.warn({ subject: mail.subject }, 'A mail was not sent: SMTP_URL is not set.'),
      close: () => {},
    };
  }
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async mail => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
