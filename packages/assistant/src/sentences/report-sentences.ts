/** Every sentence of a report, however it arrives: in a message, a mail or a picture. */
import type { Frequency } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Day, Period } from '@tillsight/metrics/request';

/** `size`: by how much, without a sign: "8.1%". */
export type ReportMove = { metric: string; way: 'up' | 'down'; size: string };

/** Why figures are not in a report. */
export type ReportGap =
  | { kind: 'not-connected' | 'ended' | 'no-answer'; source: SourceName }
  | { kind: 'mixed-currencies'; currencies: readonly string[] }
  | { kind: 'not-one-figure' };

/** What is to be reached, and what the days so far brought. */
export type ReportTarget = { name: string; value: string; soFar: string; until: Day };

export type ReportSentences = {
  title: (frequency: Frequency) => string;
  role: (role: AssignableRole) => string;
  /** The title of a section, as it stands in the role's defaults. */
  section: (title: string) => string;
  alsoChosen: string;
  /** A figure at the head of its line. */
  metric: (key: string) => string;
  /** A single day with its weekday: Sundays are not Mondays. */
  days: (period: Period) => string;
  comparedWith: (base: string) => string;
  byDay: (metric: string) => string;
  /** The line of what is usual on each weekday, and such a figure beside a day's own. */
  usual: string;
  usually: (value: string) => string;
  /** For who hears the chart of a mail read out. */
  chart: (parts: { metric: string; from: string; to: string; last: string }) => string;
  insight: {
    record: (parts: { metric: string; days: number; isHighest: boolean }) => string;
    calm: (base: string) => string;
    moved: (parts: { base: string; moves: readonly [ReportMove, ...ReportMove[]] }) => string;
  };
  target: {
    /** `outlook`: nothing where the store is too young for one. `chance`: in percent. */
    running: (parts: ReportTarget & { outlook: { expected: string; chance: number } | undefined }) => string;
    ended: (parts: ReportTarget & { isReached: boolean; isOver: boolean }) => string;
  };
  /** `metrics`: what is missing for it, if anything. */
  missing: (gap: ReportGap, metrics: readonly string[]) => string;
  leftOut: (metric: string, sources: readonly SourceName[]) => string;
  begins: (source: SourceName, day: Day) => string;
  noFigures: string;
  noMetric: string;
  /** Where the text goes on when asked. */
  more: string;
  /** A store whose own name cannot be drawn. */
  unnamedStore: string;
  mail: {
    subject: (parts: { frequency: Frequency; store: string; period: string }) => string;
    ask: string;
    why: string;
    change: string;
    /** Before the address of the button. */
    otherwise: string;
  };
};
