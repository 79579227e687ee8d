/** The words of the mails about accounts. */
import { product } from '@tillsight/contract/product';
import { letter, nameInMail } from './letter.ts';

export type Words = { subject: string; text: string };

export function verifyAddress(name: string, link: string): Words {
  return {
    subject: `Please verify your email address for ${product.name}`,
    text: letter(name, [
      `Welcome to ${product.name}. Confirm your email to finish setting up:`,
      link,
      'The link works for one day. If you did not sign up, you can ignore this mail.',
    ]),
  };
}

export function alreadyRegistered(publicUrl: URL): Words {
  return {
    subject: `You already have an account at ${product.name}`,
    text: letter(null, [
      `Somebody, perhaps you, tried to sign up at ${product.name} with this email address, which already has an account.`,
      `To sign in: ${new URL('/auth/sign-in', publicUrl).href}`,
      `If you forgot the password: ${new URL('/auth/forgot-password', publicUrl).href}`,
      'If it was not you, you can ignore this mail. Nothing has changed.',
    ]),
  };
}

export function resetPassword(name: string, link: string): Words {
  return {
    subject: `Choose a new password for ${product.name}`,
    text: letter(name, [
      'Please open this link to choose a new password:',
      link,
      'The link works once, for 30 minutes. If you did not ask for it, you can ignore this mail.',
    ]),
  };
}

export function invitation(name: string, inviter: string, link: string): Words {
  const by = nameInMail(inviter);
  return {
    subject: `${by} added you to ${product.name}`,
    text: letter(name, [
      `${by} added you to the team at ${product.name}. Sign in with the password you were given, or choose your own.`,
      'To choose a password of your own, please open this link within three days:',
      link,
    ]),
  };
}

/** Names nobody: whoever tried is a stranger. */
export function wantedElsewhere(name: string): Words {
  return {
    subject: `Somebody wanted to add you to a team at ${product.name}`,
    text: letter(name, [
      `Somebody tried to add this email address to their team at ${product.name}. It has an account already, so that nothing has changed.`,
      'If you expected this, tell them another address to add. If not, you can ignore this mail.',
    ]),
  };
}

export function passwordChanged(name: string, link: string, removed: number): Words {
  return {
    subject: `Your ${product.name} password was changed`,
    text: letter(name, [
      'The password of your account was changed just now. Every open session was ended, every API token deleted, and your phone unlinked if one was linked: you can link it again under Report Configuration.',
      ...(removed === 0
        ? []
        : [
            `Until now nobody had shown that this address is theirs, so ${removed === 1 ? 'the one other person' : `the ${removed} other people`} in your organization, and two-step sign-in, were removed.`,
          ]),
      `If this was not you, please choose a new one at once: ${link}`,
    ]),
  };
}

export function secondFactorChanged(name: string, link: string, on: boolean): Words {
  const change = on ? 'turned on' : 'turned off';
  return {
    subject: `Two-step sign-in was ${change} for ${product.name}`,
    text: letter(name, [
      `Two-step sign-in was ${change} for your account just now, and your other sessions were ended.`,
      `If this was not you, please choose a new password at once: ${link}`,
    ]),
  };
}
