/** A mail of a few lines about what somebody has asked to be told. */
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { escaped } from '../../infra/markup.ts';
import { mailColours, mailFont, pageOf } from '../../infra/mail-page.ts';
import type { WrittenMail } from './deliver-by-mail.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';

/** As WhatsApp writes emphasis, which a mail does not. */
export const plain = (text: string): string => text.replaceAll(/[*_~`]/g, '');

type KeptMail = {
  subject: string;
  title: string;
  lines: readonly string[];
  /** Why it comes, before the link to `path`, where it is changed. */
  why: string;
  path: string;
};

export function keptMail(
  { publicUrl }: Pick<ReportDeps, 'publicUrl'>,
  task: DeliveryTask,
  { subject, title, lines, why, path }: KeptMail,
): WrittenMail {
  const { mail } = sentencesFor(task).report;
  const ask = new URL('/dashboard/sierra', publicUrl).href;
  const change = new URL(path, publicUrl).href;
  const heading = plain(title);
  const body = lines.map(plain);
  const style = `${mailFont};font-size:14px;line-height:20px;margin:0 0 8px;color:${mailColours.ink}`;
  return {
    subject,
    text: [heading, '', ...body, '', `${mail.ask}: ${ask}`, '', `${why} ${change}`].join('\n'),
    html: pageOf({
      language: task.language,
      heading,
      preview: body[0] ?? heading,
      content: body.map(line => `<p class="ink" style="${style}">${escaped(line)}</p>`).join(''),
      button: { label: mail.ask, link: ask, otherwise: mail.otherwise },
      after: '',
      why: `${escaped(why)} <a class="pine" href="${escaped(change)}" style="color:${mailColours.pine}">${escaped(mail.change)}</a>`,
    }),
  };
}
