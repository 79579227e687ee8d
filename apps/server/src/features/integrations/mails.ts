import { platformTitles, product } from '@tillsight/contract/product';
import { plainName, unlinked } from '@tillsight/metrics/plain-name';

const names: Record<string, string> = platformTitles;

export function deadGrantMail(about: { name: string; providers: string[]; link: string }): {
  subject: string;
  text: string;
} {
  const platforms = about.providers.map(provider => names[provider] ?? provider).join(' and ');
  return {
    subject: `${product.name} cannot read ${platforms} any more`,
    text: [
      `Hello ${about.name},`,
      `the access to ${platforms} was withdrawn or has expired, so answers and reports leave it out.`,
      `To connect it again: ${about.link}`,
      product.name,
    ].join('\n\n'),
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
  // Those of people may be older than the rule about names.
  const by = unlinked(plainName(about.by));
  const [subject, what] =
    about.shop === null
      ? [`${platform} was disconnected from ${product.name}`, `${by} has disconnected ${platform}.`]
      : [
          `${product.name} reads another store now`,
          `${by} has connected the store "${unlinked(plainName(about.shop))}" in place of the former one.`,
        ];
  const text = [
    `Hello ${about.name},`,
    `${what} Answers and reports follow from now on.`,
    `If you did not expect this, look at your integrations and your users: ${about.link}`,
    product.name,
  ];
  return { subject, text: text.join('\n\n') };
}
