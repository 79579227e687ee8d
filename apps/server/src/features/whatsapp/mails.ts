/** What mails say of a phone that was linked or moved. */
import { mailAbout, type LinkEvent } from '../messengers/messengers.ts';
import type { WhatsAppDeps } from './account.ts';

export const mailJobs = { linked: 'mail-phone-linked', moved: 'mail-phone-moved' } as const;

export type About = { organization_id: string; user_id: string; ending: string };

export function mailAboutPhone(deps: WhatsAppDeps, about: About, event: LinkEvent): Promise<void> {
  const { organization_id: organizationId, user_id: userId, ending } = about;
  const which = ending === '' ? 'A phone' : `The phone ending in ${ending}`;
  return mailAbout(deps, {
    organizationId,
    userId,
    thing: { kind: 'phone', which, page: '/dashboard/configuration' },
    event,
  });
}
