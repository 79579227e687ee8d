/** Nobody looks at a webhook that works, so the merchants hear of one that does not. */
import { product } from '@tillsight/contract/product';
import { letter, nameInMail, type WrittenLetter } from '../auth/auth.ts';

export const switchedOffJob = 'mail-webhook-switched-off';

export function switchedOffMail(about: { name: string; host: string; link: string }): WrittenLetter {
  return letter({
    subject: `${product.name} has switched a webhook off`,
    name: about.name,
    heading: 'A webhook was switched off',
    says: [
      `Events for ${nameInMail(about.host)} have not arrived for three days, or it said that nobody listens there any more, so none are sent now.`,
      'Once it answers again, switch it on in your account. Events of the last two weeks can be sent again there.',
    ],
    button: { label: 'Look at webhooks', link: about.link },
    why: "You're getting this because you look after this organization.",
  });
}
