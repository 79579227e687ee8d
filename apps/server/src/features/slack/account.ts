/** Our app at Slack, as configured, and what the feature is handed besides. */
import type { Base } from '../../infra/base.ts';
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import type { ChatDeps } from '../chat/chat.ts';
import { hashOfPerson, type ChatSender } from '../messengers/messengers.ts';

export type SlackAccount = {
  clientId: string;
  clientSecret: string;
  /** What Slack signs each notice with. */
  signingSecret: string;
  fetch: LeanFetch;
};

export type SlackDeps = ChatDeps & {
  /** Null: not configured, so that Slack appears nowhere. */
  slack: SlackAccount | null;
};

/** Slack counts by workspace: several hundred messages a minute. */
export const senderIn = (teamHash: Buffer): ChatSender => ({
  key: `slack:${teamHash.toString('hex').slice(0, 32)}`,
  perSecond: 4,
});

/** What is kept of a linked chat, sealed: one person's conversation with the app. */
export type KeptChat = { teamId: string; personId: string; channel: string };

type Person = { homeTeamId: string; personId: string };

export const hashOfChat = (base: Base, { homeTeamId, personId }: Person): Promise<Buffer> =>
  hashOfPerson(base, `slack|${homeTeamId}|${personId}`);
