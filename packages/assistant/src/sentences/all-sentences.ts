/** All that a language has to be able to say. */
import type { AlertSentences } from './alert-sentences.ts';
import type { BoardSentences } from './board-sentences.ts';
import type { DefinitionSentences } from './definition-sentences.ts';
import type { HouseWordSentences } from './house-word-sentences.ts';
import type { GapSentences, OutlookSentences } from './outlook-sentences.ts';
import type { HowSentences } from './how-sentences.ts';
import type { OneOrderSentences } from './one-order-sentences.ts';
import type { MoreSentences } from './more-sentences.ts';
import type { ReportSentences } from './report-sentences.ts';
import type { ScheduleSentences } from './schedule-sentences.ts';
import type { OccasionOrderSentences } from './occasion-sentences.ts';
import type { TargetSentences } from './target-sentences.ts';
import type { TalkSentences } from './talk-sentences.ts';
import type { TellingSentences } from './telling-sentences.ts';
import type { WhySentences } from './why-sentences.ts';

/** Decides the order of day and month. */
export type Manners = { country: string };

export type Sentences = TellingSentences & {
  why: WhySentences;
  talk: TalkSentences;
  definitions: DefinitionSentences;
  outlook: OutlookSentences;
  gap: GapSentences;
  oneOrder: OneOrderSentences;
  more: MoreSentences;
  how: HowSentences;
  report: ReportSentences;
  alerts: AlertSentences;
  schedules: ScheduleSentences;
  boards: BoardSentences;
  targets: TargetSentences;
  occasions: OccasionOrderSentences;
  houseWords: HouseWordSentences;
};
