/** How something goes into one linked chat, unasked. Each messenger makes its own; whatever is sent goes by it. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { ChatMessage, ChatRemedy, ChatSender, Refused } from './chat-sending.ts';
import type { Mishap, Outcome } from './outcome.ts';
import type { Owner } from './sealed-chat.ts';

/** A linked chat as it is kept. */
export type LinkedChat = {
  owner: Owner;
  /** The data key of the owner's organization. */
  key: Buffer;
  sealed: Buffer;
  /** Of a messenger that an organization is added to as a whole. */
  workspace: Buffer | null;
  /** What is sent, and since when. */
  delivery: { id: string; since: number };
};

/** `later`: it cannot be told just now. */
export type Arrival = { is: 'arrived'; id: string } | { is: 'absent' | 'later' | 'unknown' };

export type ChatWay = {
  of: ChatMessenger;
  sender: ChatSender;
  /** Does whatever nobody sees yet; what it gives then sends, with one call. */
  prepare: (message: ChatMessage) => Promise<{ send: () => Promise<Outcome> } | Mishap>;
  remedyFor: (refused: Refused) => ChatRemedy;
  hash: () => Promise<Buffer>;
  /** Ends what everybody linked by the same sender; null where nobody shares one. */
  endForAll: (() => Promise<void>) | null;
  /** Whether a message that may have left has arrived; null where the messenger has no proof of it. */
  arrival: (() => Promise<Arrival>) | null;
};
