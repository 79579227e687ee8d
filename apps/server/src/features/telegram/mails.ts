/** Mails to the owner of an account whose Telegram was linked or moved, in case somebody else did it in an open browser. */
import { mailAbout, type LinkEvent } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';

export const mailJobs = { linked: 'mail-telegram-linked', moved: 'mail-telegram-moved' } as const;

export function mailAboutTelegram(
  deps: TelegramDeps,
  { organization_id, user_id }: { organization_id: string; user_id: string },
  event: LinkEvent,
): Promise<void> {
  const thing = { kind: 'Telegram', which: 'Your Telegram', page: '/dashboard/account#telegram' };
  return mailAbout(deps, { organizationId: organization_id, userId: user_id, thing, event });
}
