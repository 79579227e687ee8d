/** The whole interface in words, in the order in which it is read; a test finds an endpoint that is missing. */
import { alertDocuments } from './documentation/alerts.ts';
import { boardDocuments } from './documentation/boards.ts';
import { scheduleDocuments } from './documentation/schedules.ts';
import { accountDocuments } from './documentation/accounts.ts';
import { answerDocuments } from './documentation/answers.ts';
import type { Documented } from './documentation/documented.ts';
import { houseWordDocuments } from './documentation/house-words.ts';
import { rateDocuments } from './documentation/rates.ts';
import { platformAndReportDocuments } from './documentation/platforms-and-reports.ts';
import { assistantDocuments } from './documentation/assistants.ts';
import { teamDocuments } from './documentation/team.ts';
import { webhookDocuments } from './documentation/webhooks.ts';

export const documentedEndpoints: readonly Documented[] = [
  ...answerDocuments,
  ...alertDocuments,
  ...boardDocuments,
  ...scheduleDocuments,
  ...houseWordDocuments,
  ...rateDocuments,
  ...platformAndReportDocuments,
  ...teamDocuments,
  ...assistantDocuments,
  ...webhookDocuments,
  ...accountDocuments,
];

/** What each part of the interface is about. */
export const tagDescriptions: Record<string, string> = {
  Sierra: 'Questions in plain words.',
  Metrics: 'Figures by key, and which there are.',
  Alerts: 'What is watched, and told when it is so.',
  Boards: 'Questions that are kept in sight, answered anew when they are looked at.',
  Schedules: 'What is sent again and again, at its time.',
  Words: 'What the organization means by words of its own.',
  'Delivery costs': 'What a parcel costs the organization, from which day on.',
  Integrations: 'The connected platforms and their accounts.',
  Reports: 'What each report holds, when it goes out, and to whom.',
  Team: 'The people of the organization.',
  'API tokens': 'Keys for programs of your own.',
  Assistants: 'Assistants that were let in by signing in, such as Claude.',
  Webhooks: 'Addresses of your own that are told of events.',
  Account: 'Signing in and out, passwords, the second factor.',
};
