import { platformTitles, product } from '@tillsight/contract/product';
import { letter, nameInMail } from '../auth/auth.ts';

const names: Record<string, string> = platformTitles;

export function deadGrantMail(about: { name: string; providers: string[]; link: string }): {
  subject: string;
  text: string;
} {
  const platforms = about.providers.map(provider => names[provider] ?? provider).join(' and ');
  return {
    subject: `${product.name} cannot read ${platforms} any more`,
    text: letter(about.name, [
      `The access to ${platforms} was withdrawn or has expired, so answers and reports leave it out.`,
      `To connect it again: ${about.link}`,
    ]),
  };
}

/** Told to the merchants when somebody disconnects a platform or connects another store. */
export const changedJob = 'mail-platform-changed';

export type PlatformChange = {
  by: string;
  provider: string;
  /** The store that answers from now on, if one does. */
  shop: string | null;
};

export function changedMail(about: PlatformChange & { name: string; link: string }): { subject: string; text: string } {
  const platform = names[about.provider] ?? about.provider;
  const by = nameInMail(about.by);
  const [subject, what] =
    about.shop === null
      ? [`${platform} was disconnected from ${product.name}`, `${by} has disconnected ${platform}.`]
      : [
          `${product.name} reads another store now`,
          `${by} has connected the store "${nameInMail(about.shop)}" in place of the former one.`,
        ];
  const text = letter(about.name, [
    `${what} Answers and reports follow from now on.`,
    `If you did not expect this, look at your integrations and your users: ${about.link}`,
  ]);
  return { subject, text };
}
