import { product } from '@tillsight/contract/product';
import { paths } from '../../paths.ts';
import { lastUpdated, termsContact } from './legal-contact.ts';
import { list, text, type LegalDocument } from './legal-document.ts';

const { name, assistant } = product;

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  summary: `What you can expect from ${name}, and what ${name} expects from you.`,
  updated: lastUpdated,
  sections: [
    {
      id: 'service',
      heading: 'The service',
      blocks: [
        text(
          `${name} answers questions about your online store in the app and on WhatsApp, and sends reports you have set up. By creating an account you agree to these terms for yourself and for the organization you act for.`,
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        list(
          'Give a true name and an email address you can read, and keep your password to yourself.',
          'You may add colleagues to your organization. You decide who they are and what role they have, and you answer for what they do with it.',
          'Tell us at once if you believe that somebody else uses your account.',
        ),
      ],
    },
    {
      id: 'platforms',
      heading: 'Connected platforms',
      blocks: [
        text(
          'You may connect only stores and accounts that are yours or that you are allowed to manage. The platforms’ own terms apply beside these. If a platform is unreachable, limits its answers or changes them, our answers say so or go without it.',
        ),
        text(
          'Business data is fetched live and not stored. Access tokens are encrypted with AES-256. You can disconnect a platform at any time under ',
          { label: 'Integrations', href: paths.integrations() },
          '. The ',
          { label: 'Privacy Policy', href: paths.privacyPolicy() },
          ' says the rest.',
        ),
      ],
    },
    {
      id: 'answers',
      heading: 'Answers and recommendations',
      blocks: [
        text(
          `${assistant} computes figures from what the platforms report at that moment. Recent days may still change there, and platforms count differently; every answer names its sources and its period.`,
        ),
        text(
          'Recommendations are suggestions that rest on your figures. They are not financial, tax or legal advice, and what you do about them is your decision.',
        ),
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        list(
          'Do not try to reach the data of other organizations, to break or overload the service, or to get around its limits.',
          'Do not use it to send messages to people who did not ask for them. STOP ends reports to a number at once.',
          'Do not resell it without a written agreement.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and payment',
      blocks: [
        text(
          'The subscription page in the app is a demonstration that your browser keeps for itself: choosing a plan there charges nothing. Before anything is ever charged, you will be shown the price and asked.',
        ),
      ],
    },
    {
      id: 'end',
      heading: 'Ending it',
      blocks: [
        text(
          'You may stop at any time. How to delete your account, and what happens then, stands under ',
          {
            label: 'Data Deletion',
            href: paths.dataDeletion(),
          },
          '. We may suspend an account that breaks these terms; unless it endangers others, we write first.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        text(
          'We run the service with care, and cannot promise that it is never interrupted or that a platform never reports a wrong figure. As far as the law allows, we are not liable for decisions taken on an answer alone or for lost profit. Nothing here limits rights that the law gives you whatever is agreed.',
        ),
      ],
    },
    {
      id: 'questions',
      heading: 'Questions and changes',
      blocks: [
        text('Write to ', termsContact, '. We answer questions about these terms within 24-48 hours.'),
        text(
          'When these terms change, the date above changes with them. If you do not agree, you can delete your account at any time.',
        ),
      ],
    },
  ],
};
