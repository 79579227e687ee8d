/** Whether the mail server lets us in. Nothing is sent. */
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { good, look, wrong, type Finding } from './finding.ts';

export async function checkMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    return [
      look('Mail', {
        what: 'SMTP_URL is not set.',
        why: 'Nobody can verify an address or reset a password, and reports reach linked phones only.',
        todo: 'Set SMTP_URL, such as smtp://user:password@mail.example:587.',
      }),
    ];
  }
  return [await checkServer(smtpUrl), checkSender(mailFrom)];
}

async function checkServer(smtpUrl: string): Promise<Finding> {
  const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
  const transport = createTransport({ url: smtpUrl, ...waits });
  try {
    await transport.verify();
    return good('Mail', 'The mail server lets us in.');
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no reason';
    const isLogin = code === 'EAUTH';
    return wrong('Mail', {
      what: isLogin
        ? 'The mail server refuses the user or the password.'
        : `The mail server does not answer (${code}).`,
      why: 'Nobody can verify an address or reset a password.',
      todo: isLogin ? 'Check the user and the password in SMTP_URL.' : 'Check host, port and encryption in SMTP_URL.',
    });
  } finally {
    transport.close();
  }
}

function checkSender(mailFrom: string): Finding {
  if (!/\.example>?$/.test(mailFrom)) return good('Mail: sender', `Mails come from ${mailFrom}.`);
  return look('Mail: sender', {
    what: `Mails come from ${mailFrom}, a domain that does not exist.`,
    why: 'Most mail servers refuse or hide them.',
    todo: 'Set MAIL_FROM to an address of your own domain, and allow the mail server in its SPF and DKIM records.',
  });
}
