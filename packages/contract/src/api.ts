/** The whole interface in words, in the order in which it is read; a test finds an endpoint that is missing. */
import { accountDocuments } from './documentation/accounts.ts';
import { answerDocuments } from './documentation/answers.ts';
import type { Documented } from './documentation/documented.ts';
import { platformAndReportDocuments } from './documentation/platforms-and-reports.ts';
import { teamDocuments } from './documentation/team.ts';

export const documentedEndpoints: readonly Documented[] = [
  ...answerDocuments,
  ...platformAndReportDocuments,
  ...teamDocuments,
  ...accountDocuments,
];
