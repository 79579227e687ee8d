import { platformTitles, product } from '@tillsight/contract/product';
import { letter, nameInMail, type WrittenLetter } from '../auth/auth.ts';

const names: Record<string, string> = platformTitles;

const toMerchants = "You're getting this because you look after the platforms of this organization.";

export function deadGrantMail(about: { name: string; providers: string[]; link: string }): WrittenLetter {
  const platforms = about.providers.map(provider => names[provider] ?? provider).join(' and ');
  return letter({
    subject: `${product.name} cannot read ${platforms} any more`,
    name: about.name,
    heading: `Please connect ${platforms} again`,
    says: [`The access to ${platforms} was withdrawn or has expired, so answers and reports leave it out.`],
    button: { label: 'Connect again', link: about.link },
    why: toMerchants,
  });
}

/** Told to the merchants when somebody disconnects a platform or connects another store. */
export const changedJob = 'mail-platform-changed';

export type PlatformChange = {
  by: string;
  provider: string;
  /** The store that answers from now on, if one does. */
  shop: string | null;
};

export function changedMail(about: PlatformChange & { name: string; link: string }): WrittenLetter {
  const platform = names[about.provider] ?? about.provider;
  const by = nameInMail(about.by);
  const [subject, what] =
    about.shop === null
      ? [`${platform} was disconnected from ${product.name}`, `${by} has disconnected ${platform}.`]
      : [
          `${product.name} reads another store now`,
          `${by} has connected the store "${nameInMail(about.shop)}" in place of the one before.`,
        ];
  return letter({
    subject,
    name: about.name,
    heading: subject,
    says: [
      `${what} Answers and reports use it from now on.`,
      'If you did not expect this, look at your integrations and your users.',
    ],
    button: { label: 'Look at integrations', link: about.link },
    why: toMerchants,
  });
}
