/** The parts of a report, in words. */
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Frequency } from '@tillsight/contract/configurations';
import type { Language } from '@tillsight/contract/language';

/** What a report is told in; the country decides the order of day and month. */
export type Manner = { language: Language; country: string };

export const wordsOf = (manner: Manner) => sentencesFor(manner).report;

export type Mood = 'good' | 'bad' | 'plain';

export type ReportLine = {
  /** Counted from one over all sections, so that a reply can say "3". */
  number: number;
  key: string;
  name: string;
  value: string;
  /** `+8.1%` or `-0.4 points`; null where there is nothing to compare with. */
  change: string | null;
  mood: Mood;
  now: number | null;
  before: number | null;
};

export type Report = Manner & {
  title: string;
  role: string;
  frequency: Frequency;
  store: string;
  period: string;
  base: string;
  sections: { title: string | null; lines: ReportLine[] }[];
  /** Whole sentences about parts that are not there. */
  missing: string[];
  /** Of these, what is not so every day. */
  news: string[];
  insight: string | null;
  /** What the store wants to reach, as it holds it. */
  target: string | null;
  trend: Trend | null;
};

export type Trend = {
  metric: string;
  /** One a day, oldest first; null where the platform gave none. */
  values: (number | null)[];
  /** The median of the eight such weekdays before each; null where too few are known. */
  usual: (number | null)[];
  labels: string[];
  /** The last day's figure in words, of a single day beside what is usual. */
  last: string;
  /** The last so many days are the report's own. */
  own: number;
};

export type MailAround = {
  /** Where its figures can be asked about, and where it is configured. */
  links: { ask: string; change: string };
  /** Content id of the attached picture; null when there is none. */
  picture: string | null;
};
