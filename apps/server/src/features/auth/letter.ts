/** The plain text of a mail to one person. Names are chosen by people, and no mail program may make a link of one. */
import { product } from '@tillsight/contract/product';
import { plainName, unlinked } from '@tillsight/metrics/plain-name';

/** `name`: null where nobody is to be named. */
export function letter(name: string | null, paragraphs: readonly string[]): string {
  const greeting = name === null ? 'Hello,' : `Hello ${nameInMail(name)},`;
  return [greeting, ...paragraphs, product.name].join('\n\n') + '\n';
}

/** One line that leads nowhere. */
export const nameInMail = (name: string): string => unlinked(plainName(name));
