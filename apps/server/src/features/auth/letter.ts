/** Every mail is a letter in one frame: as plain text, and the same once more in our look. */
import { product } from '@tillsight/contract/product';
import { plainName, unlinked } from '@tillsight/metrics/plain-name';
import { pageOf, paragraphOf } from '../../infra/mail-page.ts';
import { escaped } from '../../infra/markup.ts';

export type Letter = {
  subject: string;
  /** Whom it greets; null where nobody is to be named. */
  name: string | null;
  heading: string;
  /** Plain sentences, a paragraph each. */
  says: readonly string[];
  /** The one thing to do about it. */
  button: LetterButton | null;
  /** What is to be known once the button is. */
  after?: string;
  why: string;
};

export type LetterButton = { label: string; link: string };

export type WrittenLetter = { subject: string; text: string; html: string };

export function letter({ subject, name, heading, says, button, after, why }: Letter): WrittenLetter {
  const greeting = name === null ? 'Hello,' : `Hello ${nameInMail(name)},`;
  const closing = after === undefined ? [] : [after];
  const text = [
    greeting,
    ...says,
    ...(button === null ? [] : [`${button.label}:\n${button.link}`]),
    ...closing,
    `${why}\n${product.name}`,
  ];
  const html = pageOf({
    language: 'english',
    heading,
    preview: says[0] ?? heading,
    content: [greeting, ...says].map(paragraphOf).join(''),
    button: button && { ...button, otherwise: 'If the button does not work, open this address:' },
    after: closing.map(paragraphOf).join(''),
    why: escaped(why),
  });
  return { subject, text: text.join('\n\n') + '\n', html };
}

/** One line that leads nowhere: names are chosen by people, and no mail program may make a link of one. */
export const nameInMail = (name: string): string => unlinked(plainName(name));
