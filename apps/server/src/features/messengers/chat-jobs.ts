/** The jobs that every messenger with chats has. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { linkMails } from './chat-linking.ts';
import { mailAbout, type LinkedThing, type LinkEvent } from './mails.ts';

const whose = z.object({ organization_id: z.string(), user_id: z.string() });

const things: Record<ChatMessenger, LinkedThing> = {
  telegram: { kind: 'Telegram', which: 'Your Telegram', page: '/dashboard/account#telegram' },
  slack: { kind: 'Slack', which: 'Your Slack', page: '/dashboard/account#slack' },
};

/** `answer`: answers everything that waits of one sender; safe to run twice. */
type ChatJobs = { of: ChatMessenger; answerJob: string; answer: (sender: Buffer) => Promise<void> };

export function chatJobs(deps: Base, { of, answerJob, answer }: ChatJobs): Job[] {
  // A second run would send a second mail, which does no harm.
  const mail = (name: string, event: LinkEvent) =>
    job({
      name,
      payload: whose,
      handle: ({ organization_id: organizationId, user_id: userId }) =>
        mailAbout(deps, { organizationId, userId, thing: things[of], event }),
    });
  return [
    job({
      name: answerJob,
      payload: z.object({ sender: z.string() }),
      handle: ({ sender }) => answer(Buffer.from(sender, 'hex')),
    }),
    mail(linkMails[of].linked, 'linked'),
    mail(linkMails[of].moved, 'moved'),
  ];
}
