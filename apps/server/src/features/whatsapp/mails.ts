/** Mails about phones: what somebody with an open browser, or with somebody's phone, could do is told to its owner. */
import { product } from '@tillsight/contract/product';
import { letter } from '../auth/auth.ts';
import type { WhatsAppDeps } from './account.ts';
import { findMember } from '../users/users.ts';

export const mailJobs = { linked: 'mail-phone-linked', moved: 'mail-phone-moved' } as const;

export type About = { organization_id: string; user_id: string; ending: string };

/** A second run would send a second mail, which does no harm. */
export async function mailAboutPhone(deps: WhatsAppDeps, about: About, what: keyof typeof mailJobs): Promise<void> {
  const member = await deps.db.inOrganization(about.organization_id, trx => findMember(trx, about.user_id));
  if (member === null) return;
  const link = (path: string) => new URL(path, deps.publicUrl).href;
  const words = { linked: linkedWords, moved: movedWords }[what];
  const { subject, paragraphs } = words(phoneOf(about), link);
  const text = letter(member.name, paragraphs);
  await deps.mailer.send({ to: member.email, subject, text });
}

type Words = (phone: string, link: (path: string) => string) => { subject: string; paragraphs: string[] };

const linkedWords: Words = (phone, link) => ({
  subject: `A phone was linked to your ${product.name} account`,
  paragraphs: [
    `${phone} was linked to your account just now. It gets your reports, and can ask about your store.`,
    `If this was not you, choose a new password at once, which also unlinks the phone: ${link('/auth/forgot-password')}`,
  ],
});

const movedWords: Words = (phone, link) => ({
  subject: `Your phone was moved away from your ${product.name} account`,
  paragraphs: [
    `${phone} was linked to another account just now, and is no longer linked to yours. Your reports come by email.`,
    `To link it to your account again: ${link('/dashboard/configuration')}`,
  ],
});

function phoneOf({ ending }: About): string {
  return ending === '' ? 'A phone' : `The phone ending in ${ending}`;
}
