/** Our account at WhatsApp, as configured, and what the feature is handed besides. */
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import type { ChatDeps } from '../chat/chat.ts';

export type BusinessNumber = {
  /** WhatsApp's own id of the number. */
  id: string;
  /** As people dial it: `+912248901000`. */
  number: string;
};

export type WhatsAppAccount = {
  /** New phones are linked with the first; the others keep those they have. */
  numbers: readonly [BusinessNumber, ...BusinessNumber[]];
  token: string;
  /** The newest first; notices signed with any of them are believed. */
  appSecrets: readonly string[];
  verifyToken: string;
  /** Needed to submit templates only. */
  businessAccountId: string | undefined;
  appId: string | undefined;
  version: string;
  /** Messages of one number in a second. */
  perSecond: number;
  /** Conversations that may be opened in 24 hours, with as many different people. */
  peopleADay: number;
  /** How long the status of a message may take before its absence means something. */
  statusWaitMs: number;
  fetch: LeanFetch;
};

export type WhatsAppDeps = ChatDeps & {
  /** Null: not configured, so reports go by email. */
  whatsapp: WhatsAppAccount | null;
};
