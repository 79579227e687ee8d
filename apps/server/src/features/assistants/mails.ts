/** An assistant goes on when the browser is closed that let it in, so its person is told by mail. */
import { product } from '@tillsight/contract/product';
import { unlinked } from '@tillsight/metrics/plain-name';
import { letter, type WrittenLetter } from '../auth/auth.ts';

export const letInJob = 'mail-assistant-let-in';

export type LetIn = { email: string; name: string; assistant: string; host: string };

export function letInMail({ name, assistant, host }: Omit<LetIn, 'email'>, publicUrl: URL): WrittenLetter {
  return letter({
    subject: `An assistant was let into your ${product.name} account`,
    name,
    heading: 'An assistant was let into your account',
    says: [
      `${unlinked(`${assistant} (${host})`)} was let in just now. It can ask about your store until you end its access in your account.`,
      'If this was not you, choose a new password at once, which also ends the assistant.',
    ],
    button: { label: 'Choose a new password', link: new URL('/auth/forgot-password', publicUrl).href },
    why: "You're getting this because we always tell you when an assistant is let in.",
  });
}
