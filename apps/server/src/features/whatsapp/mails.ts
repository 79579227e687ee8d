/** Mails to the owner of an account whose phone was linked or moved, in case somebody else did it in an open browser or with that phone. */
import { product } from '@tillsight/contract/product';
import { letter, type WrittenLetter } from '../auth/auth.ts';
import type { WhatsAppDeps } from './account.ts';
import { findMember } from '../users/users.ts';

export const mailJobs = { linked: 'mail-phone-linked', moved: 'mail-phone-moved' } as const;

export type About = { organization_id: string; user_id: string; ending: string };

/** A second run would send a second mail, which does no harm. */
export async function mailAboutPhone(deps: WhatsAppDeps, about: About, what: keyof typeof mailJobs): Promise<void> {
  const member = await deps.db.inOrganization(about.organization_id, trx => findMember(trx, about.user_id));
  if (member === null) return;
  const write = { linked: linkedMail, moved: movedMail }[what];
  await deps.mailer.send({ to: member.email, ...write(member.name, about.ending, deps.publicUrl) });
}

export function linkedMail(name: string, ending: string, publicUrl: URL): WrittenLetter {
  return letter({
    subject: `A phone was linked to your ${product.name} account`,
    name,
    heading: 'A phone was linked to your account',
    says: [
      `${phoneOf(ending)} was linked to your account just now. It gets your reports, and can ask about your store.`,
      'If this was not you, choose a new password at once, which also unlinks the phone.',
    ],
    button: { label: 'Choose a new password', link: new URL('/auth/forgot-password', publicUrl).href },
    why: toTheOwner,
  });
}

export function movedMail(name: string, ending: string, publicUrl: URL): WrittenLetter {
  return letter({
    subject: `Your phone was moved away from your ${product.name} account`,
    name,
    heading: 'Your phone was moved away',
    says: [
      `${phoneOf(ending)} was linked to another account just now, and is no longer linked to yours. Your reports come by email.`,
    ],
    button: { label: 'Link it again', link: new URL('/dashboard/configuration', publicUrl).href },
    why: toTheOwner,
  });
}

const toTheOwner = 'You got this because the owner of an account is always told when a phone comes to it or leaves it.';

function phoneOf(ending: string): string {
  return ending === '' ? 'A phone' : `The phone ending in ${ending}`;
}
