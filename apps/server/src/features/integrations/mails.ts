import { platformTitles, product } from '@tillsight/contract/product';

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
