/** The words of the mails about accounts. */
import { product } from '@tillsight/contract/product';
import { letter, nameInMail, type WrittenLetter } from './letter.ts';

export function verifyAddress(name: string, link: string): WrittenLetter {
  return letter({
    subject: `Please verify your email address for ${product.name}`,
    name,
    heading: 'Confirm your email',
    says: [`Welcome to ${product.name}. Confirm your email to finish setting up.`],
    button: { label: 'Confirm email', link },
    after: 'The link works for one day.',
    why: `You're getting this because somebody signed up at ${product.name} with this address. If that was not you, you can ignore it.`,
  });
}

export function alreadyRegistered(publicUrl: URL): WrittenLetter {
  return letter({
    subject: `You already have an account at ${product.name}`,
    name: null,
    heading: 'You already have an account',
    says: [
      `Somebody, perhaps you, tried to sign up at ${product.name} with this email address, which already has an account. Nothing has changed.`,
    ],
    button: { label: 'Sign in', link: new URL('/auth/sign-in', publicUrl).href },
    after: 'If you forgot your password, choose “Forgot password?” there.',
    why: "You're getting this because this address was used to sign up. If that was not you, you can ignore it.",
  });
}

export function resetPassword(name: string, link: string): WrittenLetter {
  return letter({
    subject: `Choose a new password for ${product.name}`,
    name,
    heading: 'Choose a new password',
    says: [`You asked for a new password for ${product.name}.`],
    button: { label: 'Choose a new password', link },
    after: 'The link works once, for 30 minutes.',
    why: "You're getting this because a new password was asked for. If that was not you, you can ignore it: your password stays as it is.",
  });
}

export function invitation(name: string, inviter: string, link: string): WrittenLetter {
  const by = nameInMail(inviter);
  return letter({
    subject: `${by} added you to ${product.name}`,
    name,
    heading: 'You are on the team',
    says: [
      `${by} added you to the team at ${product.name}. Sign in with the password you were given, or choose your own.`,
    ],
    button: { label: 'Choose my own password', link },
    after: 'The link works for three days.',
    why: `You're getting this because ${by} added this address to their team.`,
  });
}

/** No name: the person who tried is a stranger. No button: nothing has changed. */
export function wantedElsewhere(name: string): WrittenLetter {
  return letter({
    subject: `Somebody wanted to add you to a team at ${product.name}`,
    name,
    heading: 'Somebody wanted to add you to a team',
    says: [
      `Somebody tried to add this email address to their team at ${product.name}. It already has an account, so nothing has changed.`,
      'If you expected this, tell them another address to add.',
    ],
    button: null,
    why: "You're getting this because your address was used. If you did not expect it, you can ignore it.",
  });
}

/** `removed`: people who were in the organization of somebody who had never shown that the address is theirs. */
export function passwordReset(name: string, link: string, removed: number): WrittenLetter {
  const others = removed === 1 ? 'the one other person' : `the ${removed} other people`;
  return letter({
    subject: `Your ${product.name} password was changed`,
    name,
    heading: 'Your password was changed',
    says: [
      'The password of your account was changed just now by a link from a mail. You were signed out everywhere, your API tokens were deleted, and your phone was unlinked if you had linked one, and your Telegram and Slack too: you can link them again in your account.',
      ...(removed === 0
        ? []
        : [
            `Until now nobody had confirmed this address, so ${others} in your organization, and two-step sign-in, were removed.`,
          ]),
      'If this was not you, choose a new one at once.',
    ],
    button: { label: 'Choose a new password', link },
    why: toTheOwner,
  });
}

export function passwordChanged(name: string, link: string): WrittenLetter {
  return letter({
    subject: `Your ${product.name} password was changed`,
    name,
    heading: 'Your password was changed',
    says: [
      'The password of your account was changed in your account just now, and your other devices were signed out.',
      'If this was not you, choose a new one at once.',
    ],
    button: { label: 'Choose a new password', link },
    why: toTheOwner,
  });
}

export function secondFactorChanged(name: string, link: string, on: boolean): WrittenLetter {
  const change = on ? 'turned on' : 'turned off';
  return letter({
    subject: `Two-step sign-in was ${change} for ${product.name}`,
    name,
    heading: `Two-step sign-in was ${change}`,
    says: [
      `Two-step sign-in was ${change} for your account just now, and your other devices were signed out.`,
      'If this was not you, choose a new password at once.',
    ],
    button: { label: 'Choose a new password', link },
    why: toTheOwner,
  });
}

const toTheOwner = "You're getting this because we always tell you when a way to sign in changes.";
