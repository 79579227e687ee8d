import { product } from '@tillsight/contract/product';
import { paths } from '../../paths.ts';
import { lastUpdated, privacyContact } from './legal-contact.ts';
import { list, text, type LegalDocument } from './legal-document.ts';

const { name, assistant } = product;

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  summary: `${name} fetches your business data live for each answer and does not store it.`,
  updated: lastUpdated,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        list(
          'Your business data is fetched live from your platforms for each answer and is not stored.',
          'From your platforms we keep only encrypted access tokens, and of a courier account that gives no lasting one the password you made for us, encrypted.',
          `What you ask ${assistant} is kept encrypted for at most 24 hours, so that follow-up questions work.`,
          'You can disconnect a platform, start a new chat or delete your account at any time, by yourself.',
        ),
      ],
    },
    {
      id: 'business-data',
      heading: 'Your business data',
      blocks: [
        text(
          'Orders, customers, products, visits, campaigns and every figure made from them belong to you and stay where they are: with your store platform, your web analytics and your advertising accounts.',
        ),
        text(
          `When you ask a question or a report is due, ${name} asks those platforms, computes the answer and sends it. No table of ours holds orders, customers or metric values. Results may stay in memory for at most 60 seconds, so that the same question asked twice does not cost two calls; after that they are gone.`,
        ),
        text(
          'We ask the platforms for reading only. We never change anything in your store, your analytics or your campaigns.',
        ),
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      blocks: [
        list(
          'Your account: name, email address, role, organization and, if you give it, your mobile number. Your password is kept only as a hash that cannot be turned back.',
          'Your organization: its time zone, currency and country, so that “yesterday” means your yesterday.',
          'Access tokens of the platforms you connect, encrypted with AES-256 (AES-256-GCM, with keys that we can and do replace), and the name of the connected shop, property or account.',
          'If you connect Shiprocket: the email and password of the API user you made there, encrypted like the tokens, because access has to be renewed every ten days. Disconnecting erases them at once. Of its orders only what became of each parcel, by whom and when is looked at: never a name, an address or a number.',
          'If you link WhatsApp, Telegram or Slack, turn on two-step sign-in or make API tokens: the number, or the chat and the name of your account there, encrypted; of Slack also your workspace and the token it gave us, encrypted; the secret of your authenticator app, encrypted; and of recovery codes and tokens only hashes.',
          'Your report settings: which metrics, for which role, how often and at what time.',
          'Your alerts: the sentence you said, which figure is asked for and what has to be so, and when each was last looked at and last fired. The figures are not part of it.',
          'Your schedules: the sentence you said, which figures are asked for, when, and under which condition. The figures are not part of it.',
          'Your boards: the questions you keep, in your words and as the figures they ask for, the names you give them, their order, and whether a board is shared. The figures are not part of it.',
          'Your own words: what your organization means by a word, the sentence it was said in, who said it and when. It may hold names of your products and places, never a figure.',
          'Your delivery costs: the rates you enter (shipping, packaging, fees), the day from which each holds, who set it and when. What they come to is computed for each answer and not kept.',
          'If your organization adds webhooks: the addresses, their signing secrets, encrypted, and for two weeks what was sent there: whose report arrived and when, the sentence of an alert that fired, which platform could not be read any more. Never a figure.',
          'For every report, alert or schedule sent, a delivery record: to whom, by which way, when, and whether it arrived. The figures in it are not part of it.',
          'Chat turns, encrypted, for at most 24 hours. Start New Chat erases them at once.',
          'Backups of all this but the chat turns, against accidents. What you erase here is not brought back from them, and tokens in them cannot be opened once your organization is erased.',
          'Technical logs without figures, questions, tokens or passwords, to find faults and fend off abuse.',
        ),
      ],
    },
    {
      id: 'why',
      heading: 'Why we may',
      blocks: [
        text(
          'We process this data to provide the service you signed up for, to keep it secure, and where the law asks us to. We do not sell it, we do not use it for advertising, and we do not train models with it.',
        ),
      ],
    },
    {
      id: 'platforms',
      heading: 'Platforms and the people we work with',
      blocks: [
        text(
          `You decide which platforms ${name} may read, on the platform’s own consent page, and for Shiprocket by making an API user there. Disconnecting one under `,
          { label: 'Integrations', href: paths.integrations() },
          ` revokes the permission there and erases the stored tokens here. Only where you choose to let ${assistant} set targets and note what happened does ${name} write to a platform: a target or a note you agreed to, into your own store.`,
        ),
        text(
          'Messages and reports on WhatsApp travel through WhatsApp’s Business Platform, those on Telegram through Telegram’s Bot API and those on Slack through Slack’s Web API (neither is end-to-end encrypted, and the owners of a workspace may be able to read what is written in it), and mail through a mail provider: each carries the text that was sent to you, under their own terms.',
        ),
        text(
          `${assistant} reads questions with our own software. Where a language model is switched on, the words of a question are sent to its provider, which helps to read them and to word a reply. With them go what your last questions asked for, the day, your country, which platforms you connected and which figure a word of your own means. Names of your store that we recognise, addresses and long numbers are replaced before, and the reading is remembered in memory for a day at most. For advice, for why something changed, for summaries and for questions that take several steps it is also given the figures that were looked up and what we would answer ourselves, without the names they belong to. It is never given customers or access tokens, it never writes a number, and its provider may not train models with what it is given.`,
        ),
        text(
          `${name}’s use of information received from Google APIs adheres to the Google API Services User Data Policy, including the Limited Use requirements.`,
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      blocks: [
        list(
          'One cookie keeps you signed in. A second lets us know for a year that you signed in with this browser before. A third remembers for a day that this browser has opened the link to verify your address, until you sign in. Scripts can read none of them.',
          'Local storage keeps your name, role and connection statuses, so that the app opens at once, and the demonstration on the subscription page. Signing out removes the first. While you make an account it also keeps, for a day at most, which page you came for, so that you get back to it.',
          'There are no trackers, no advertising cookies and no fonts or scripts from other companies.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        text(
          'You may see, correct, take along and erase what we keep about you, and object to its use. Most of it you can do yourself in the app; how to erase everything stands under ',
          { label: 'Data Deletion', href: paths.dataDeletion() },
          '.',
        ),
        text('Write to ', privacyContact, '. We answer privacy requests within 24 hours.'),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [text('When this policy changes, the date above changes with it.')],
    },
  ],
};
