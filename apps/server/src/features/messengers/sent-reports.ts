/** What a messenger needs to know of reports that were sent. The reports feature may not be imported from here, so it hands this in. */
import type { Language } from '@tillsight/contract/language';

export type SentReports = {
  /** A report with all its figures, fetched anew; null if it is not this person's or can no longer be made. */
  fullReport(whose: { organizationId: string; userId: string }, deliveryId: string): Promise<string | null>;
  /** The report that a message of ours carried, or else the latest one this person got. */
  findReport(whose: { organizationId: string; userId: string }, messageHash: Buffer | null): Promise<ReportSent | null>;
  /** Whether a report was sent to this person after an instant, in epoch milliseconds. */
  hasSentReport(whose: { organizationId: string; userId: string }, since: number): Promise<boolean>;
};

export type ReportSent = {
  deliveryId: string;
  /** Its lines in order, so that a reply can be just "3". English, which questions in any language may contain. */
  names: string[];
  /** Its days as a question would say them: `from 2026-11-16 to 2026-11-22`. */
  days: Record<Language, string>;
  /** For an alert or a schedule: its id, by which "stop" ends it, and the question that "why?" stands for, where it is of one figure. */
  wish?: { of: 'alert' | 'schedule'; id: string; why?: Record<Language, string> };
};
