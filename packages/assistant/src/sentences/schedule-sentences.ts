/** What is said of schedules: when one is made, listed, changed and ended, and around what is sent. */
import type { Messenger } from '@tillsight/contract/channel';
import type { AlertChannel } from '@tillsight/contract/alerts';
import type { KeptDays } from '@tillsight/contract/kept-request';
import type { Cadence } from '@tillsight/contract/schedules';
import type { HeldCondition } from './alert-sentences.ts';

/** No days: as it is at that moment. */
export type Sent = { metrics: string[]; by: readonly string[]; names: string[]; days: KeptDays | null };

export type Timed = { cadence: Cadence; time: string };

type Offered = { label: string; question: string };

export type ScheduleSentences = {
  title: (sent: Sent) => string;
  /** To have figures of yesterday, or of last week, again and again: as it is shown, and as it is asked. */
  offers: { daily: Offered; weekly: Offered };
  /** "every Monday at 9 am" */
  when: (timed: Timed) => string;
  onlyIf: (condition: HeldCondition) => string;
  /** `isToOthers`: others were named as well, and nothing is sent to them. `next`: the day and the time. */
  made: (parts: {
    title: string;
    when: string;
    channel: AlertChannel;
    next: { day: string; time: string };
    onlyIf?: string | undefined;
    isToOthers: boolean;
    /** The messenger that was wished for and is not linked. */
    lacks?: Messenger | undefined;
  }) => string;
  list: (lines: readonly string[]) => string;
  line: (parts: {
    title: string;
    when: string;
    channel: AlertChannel;
    onlyIf?: string | undefined;
    next: { day: string; time: string } | undefined;
  }) => string;
  empty: string;
  ended: (titles: readonly string[]) => string;
  hasEnded: string;
  paused: (titles: readonly string[]) => string;
  resumed: (titles: readonly string[]) => string;
  changed: (parts: {
    title: string;
    when: string;
    channel: AlertChannel;
    next: { day: string; time: string } | undefined;
  }) => string;
  whichOf: (titles: readonly string[]) => string;
  noSuch: (titles: readonly string[]) => string;
  /** The very same is sent already. */
  already: (title: string, when: string) => string;
  tooMany: (most: number) => string;
  /** Why nothing was set, and what can be said instead. */
  cannot: Record<'nothing' | 'unclear' | 'unkept' | 'rhythm' | 'others' | 'condition' | 'missing', string>;
  /** After why there are no such figures. */
  nothingSet: string;
  /** `wish`: what would have been set. */
  notHere: (wish?: { title: string; when: string }) => string;
  sent: {
    head: (title: string) => string;
    answers: string;
    subject: (title: string) => string;
    mailEnd: string;
    /** No figure came, and the next times nothing is said of it until one does. */
    noFigures: string;
  };
  buttons: { stop: string };
};
