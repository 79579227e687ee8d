/** What WhatsApp asks of the reports, which stand to its right and are therefore handed in. */
import type { Language } from '@tillsight/contract/language';
import type { MessageStatus } from './notices.ts';

export type SentReports = {
  /** Kept before the notice is answered. */
  noteStatuses(statuses: readonly MessageStatus[]): Promise<void>;
  /** Every figure of a report, made anew; null when it is not this person's or cannot be made any more. */
  fullReport(whose: { organizationId: string; userId: string }, deliveryId: string): Promise<string | null>;
  /** The report a message of ours was, or the latest one this person got. */
  findReport(whose: { organizationId: string; userId: string }, messageHash: Buffer | null): Promise<ReportSent | null>;
  /** Whether a report was sent to this person after an instant, in epoch milliseconds. */
  hasSentReport(whose: { organizationId: string; userId: string }, since: number): Promise<boolean>;
};

export type ReportSent = {
  deliveryId: string;
  /** Of its lines, in their order, so that a reply can say "3": in English, which questions in any language may hold. */
  names: string[];
  /** As a question in that language says them: `from 2026-11-16 to 2026-11-22`. */
  days: Record<Language, string>;
  /** Of what somebody has asked for in words: what it is, by which it is ended, and the question that "why?" stands for. */
  wish?: { of: 'alert' | 'schedule'; id: string; why: Record<Language, string> };
};
