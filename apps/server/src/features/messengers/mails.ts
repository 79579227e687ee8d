/** Mails to the owner of an account about a messenger that was linked or moved, in case somebody else did it in an open browser. */
import { product } from '@tillsight/contract/product';
import type { Base } from '../../infra/base.ts';
import { letter, type WrittenLetter } from '../auth/auth.ts';
import { findMember } from '../users/users.ts';

/** `kind`: "phone"; `which`: "The phone ending in 0001"; `page`: where it is linked again. */
export type LinkedThing = { kind: string; which: string; page: string };

export type LinkEvent = 'linked' | 'moved';

type About = { organizationId: string; userId: string; thing: LinkedThing; event: LinkEvent };

/** A second run would send a second mail, which does no harm. */
export async function mailAbout(deps: Base, { organizationId, userId, thing, event }: About): Promise<void> {
  const member = await deps.db.inOrganization(organizationId, trx => findMember(trx, userId));
  if (member === null) return;
  const write = { linked: linkedMail, moved: movedMail }[event];
  await deps.mailer.send({ to: member.email, ...write(member.name, thing, deps.publicUrl) });
}

export function linkedMail(name: string, { kind, which }: LinkedThing, publicUrl: URL): WrittenLetter {
  return letter({
    subject: `A ${kind} was linked to your ${product.name} account`,
    name,
    heading: `A ${kind} was linked to your account`,
    says: [
      `${which} was linked to your account just now. It gets your reports, and can ask about your store.`,
      `If this was not you, choose a new password at once, which also unlinks the ${kind}.`,
    ],
    button: { label: 'Choose a new password', link: new URL('/auth/forgot-password', publicUrl).href },
    why: whyOf(kind),
  });
}

export function movedMail(name: string, { kind, which, page }: LinkedThing, publicUrl: URL): WrittenLetter {
  return letter({
    subject: `Your ${kind} was moved away from your ${product.name} account`,
    name,
    heading: `Your ${kind} was moved away`,
    says: [
      `${which} was linked to another account just now, and is no longer linked to yours. Nothing of yours goes there any more.`,
    ],
    button: { label: 'Link it again', link: new URL(page, publicUrl).href },
    why: whyOf(kind),
  });
}

const whyOf = (kind: string): string =>
  `You're getting this because we always tell you when a ${kind} is linked or moved away.`;
