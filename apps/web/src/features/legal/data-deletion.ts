import { product } from '@tillsight/contract/product';
import { paths } from '../../paths.ts';
import { lastUpdated, privacyContact } from './legal-contact.ts';
import { list, steps, text, type LegalDocument } from './legal-document.ts';

const { name, assistant } = product;

export const dataDeletion: LegalDocument = {
  title: 'Data Deletion',
  summary: `How to take back what you gave ${name}: a chat, a platform, or the whole account.`,
  updated: lastUpdated,
  sections: [
    {
      id: 'nothing-to-delete',
      heading: 'What you can delete',
      blocks: [
        text(
          'Your business data is fetched live and not stored, so there is none of it here to delete: no orders, no customers, no metric values. Results stay in memory for at most 60 seconds. What there is: your account, your settings, encrypted access tokens, encrypted chat turns of the last 24 hours at most, and records of reports delivered.',
        ),
      ],
    },
    {
      id: 'chat',
      heading: 'Erase a chat',
      blocks: [
        text(
          `Press Start New Chat beside the question field. Everything you and ${assistant} said is erased at once. Without it, chat turns erase themselves after at most 24 hours.`,
        ),
      ],
    },
    {
      id: 'disconnect',
      heading: 'Disconnect a platform',
      blocks: [
        steps(
          ['Open ', { label: 'Integrations', href: paths.integrations() }, '.'],
          'Choose Disconnect on the card of the platform.',
          'The stored tokens are erased here, and the permission is revoked at the provider, for a store once no other organization reads it.',
        ),
        text(
          `You can also revoke ${name} on the platform’s own page of connected apps. We notice at the next question and stop asking. Facebook also lets you ask there that what we have of your account is deleted, and gives you an address at which you can read that it was.`,
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Delete your account',
      blocks: [
        steps(
          ['Sign in and open ', { label: 'your account', href: paths.account('delete') }, '.'],
          'Choose Delete account and confirm it with your password.',
          'Your account, your sessions, your report settings and your chat turns are erased at once.',
        ),
        list(
          'If you are the last merchant of your organization, the organization goes too: its members, settings and delivery records are erased, and all its platforms are disconnected.',
          'Erased rows are out of reach of the product at once. In the database’s own files and its log of changes their traces stay until the space is used again.',
          'This cannot be undone. Backups made before may hold names, addresses and settings until they are thrown away, but nobody is brought back from them; of an organization that is gone the next backup erases the key, and with it the tokens cannot be opened any more.',
        ),
      ],
    },
    {
      id: 'ask-us',
      heading: 'Ask us to do it',
      blocks: [
        text(
          'If you cannot sign in, write from the address of your account to ',
          privacyContact,
          '. We answer within 24 hours, and delete what you ask us to delete.',
        ),
        text('To go back: ', { label: `${name} home`, href: paths.landing() }, '.'),
      ],
    },
  ],
};
