/** The jobs that every messenger with chats has. */
import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { mailAbout, type LinkEvent } from './mails.ts';

const whose = z.object({ organization_id: z.string(), user_id: z.string() });

/** Answers what waits of one sender. */
export const answerJobOf = (of: ChatMessenger) => `answer-${of}` as const;

/** Tells the owner of an account by mail. */
export const mailJobOf = (of: ChatMessenger, event: LinkEvent) => `mail-${of}-${event}` as const;

/** `answer`: answers everything that waits of one sender; safe to run twice. */
export function chatJobs(deps: Base, of: ChatMessenger, answer: (sender: Buffer) => Promise<void>): Job[] {
  const kind = messengerTitles[of];
  const thing = { kind, which: `Your ${kind}`, page: `/dashboard/account#${of}` };
  // A second run would send a second mail, which does no harm.
  const mail = (event: LinkEvent) =>
    job({
      name: mailJobOf(of, event),
      payload: whose,
      handle: ({ organization_id: organizationId, user_id: userId }) =>
        mailAbout(deps, { organizationId, userId, thing, event }),
    });
  return [
    job({
      name: answerJobOf(of),
      payload: z.object({ sender: z.string() }),
      handle: ({ sender }) => answer(Buffer.from(sender, 'hex')),
    }),
    mail('linked'),
    mail('moved'),
  ];
}
