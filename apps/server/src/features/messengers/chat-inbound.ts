/** One message from a person in a chat, and the one answer to it. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import { isWithin } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import type { Trx } from '../../infra/db.ts';
import { replyLanguageOf } from '../auth/auth.ts';
import { languageFor, languageOf } from '../chat/chat.ts';
import { findMember, readOrganization } from '../users/users.ts';
import { answerMember, answerToWish, isStopWord, spoken, wordOf, type TalkDeps } from './answer-member.ts';
import { findChatCode, linkByCode, unlinkChat } from './chat-linking.ts';
import { chatReplies } from './chat-replies.ts';
import { findChatOf, findChatOwner, updateChat, type ChatChange, type ChatRow } from './chat-store.ts';
import { fixedReply, type Spoken, type Talk, type Written } from './conversation.ts';
import { hashOfSent } from './person-hash.ts';
import type { Owner } from './sealed-chat.ts';

/** A button that carries what only we read. */
export type ChatButton = { label: string; carries: string };

/** `buttons`: besides those of the choices. */
export type ChatAnswer = Spoken & { buttons?: ChatButton[] };

export type ChatContent =
  | { kind: 'text'; text: string }
  /** What the app gave to link it with. */
  | { kind: 'start'; code: string }
  /** A button of ours was tapped; `id` is what it carried. */
  | { kind: 'tap'; id: string; text: string }
  /** We were blocked there. */
  | { kind: 'gone' }
  | { kind: 'unreadable' };

/** What every messenger's messages have. */
export type ChatInbound = {
  isPrivate: boolean;
  /** Epoch milliseconds; never later than it came. */
  at: number;
  content: ChatContent;
};

/** What a messenger does in its own way. */
export type ChatPort<Inbound extends ChatInbound> = {
  of: ChatMessenger;
  hashOf: (inbound: Inbound) => Promise<Buffer>;
  /** What is kept of the chat, sealed, once it is linked. */
  keptOf: (inbound: Inbound) => object;
  /** The message of ours that it quotes or whose button it is. */
  replyToOf: (inbound: Inbound) => string | null;
  /** Whether this chat may be linked to that account at all. */
  isFor: (owner: Owner, inbound: Inbound) => Promise<boolean>;
  showTyping: (inbound: Inbound) => Promise<void>;
};

type At<Inbound extends ChatInbound> = TalkDeps & { port: ChatPort<Inbound> };

type Known = { chat: ChatRow; caller: Caller };

/** Null: nothing is to be said. */
export async function answerChat<Inbound extends ChatInbound>(
  at: At<Inbound>,
  inbound: Inbound,
): Promise<ChatAnswer | null> {
  const { deps, port } = at;
  const { content } = inbound;
  if (!inbound.isPrivate) return answerGroup(at, inbound);
  const known = await whoWrites(at, inbound);
  if (content.kind === 'gone') return leave(at, known);
  const code = content.kind === 'start' ? content.code : codeAgreedTo(inbound);
  if (code !== null) return link(at, known, { inbound, code });
  if (known === null) return answerStranger(at, inbound);
  const quoted = port.replyToOf(inbound);
  const replyTo = quoted === null ? null : await hashOfSent(deps, port.of, quoted);
  const written = { text: textOf(inbound), tap: tapIn(inbound), replyTo };
  const pointed = await answerToWish(at, known.caller, written);
  if (pointed !== null) return spoken(pointed);
  const word = bareWord(written.text);
  if (isStopWord(word)) return stop(at, known, written);
  const fixed = (kind: 'unreadable' | 'late' | 'listening') =>
    fixedReply(deps, known.caller, { kind, to: written.text });
  if (isStale(at, inbound)) return (await mayApologise(at, known, inbound)) ? fixed('late') : null;
  if (content.kind === 'unreadable') return fixed('unreadable');
  if (word === 'start' || word === 'help') return fixed('listening');
  return answerMember(at, talkOf(at, known, inbound), written);
}

/** Whoever writes in a group is not alone there. Said now and then, and to nobody in particular. */
async function answerGroup<Inbound extends ChatInbound>(at: At<Inbound>, inbound: Inbound): Promise<ChatAnswer | null> {
  if (inbound.content.kind === 'unreadable') return null;
  if (!(await isWithinHour(at, inbound, { name: 'group', times: 2 }))) return null;
  return spoken(chatReplies[at.port.of][languageOf(textOf(inbound), [])].group);
}

async function leave<Inbound extends ChatInbound>({ deps, port }: At<Inbound>, known: Known | null): Promise<null> {
  if (known !== null)
    await unlinkChat(deps, port.of, { ...known.caller, detail: 'blocked', hash: known.chat.chat_hash });
  return null;
}

async function stop<Inbound extends ChatInbound>(
  { deps, port }: At<Inbound>,
  { caller, chat }: Known,
  { text }: Written,
): Promise<ChatAnswer> {
  const language = await languageFor(deps, caller, text);
  await unlinkChat(deps, port.of, { ...caller, hash: chat.chat_hash });
  return spoken(chatReplies[port.of][language].ended);
}

const moveTap = 'move:';

function codeAgreedTo({ content }: ChatInbound): string | null {
  return content.kind === 'tap' && content.id.startsWith(moveTap) ? content.id.slice(moveTap.length) : null;
}

type Sent<Inbound> = { inbound: Inbound; code: string };

/** A chat that is somebody's goes to another account only by a second tap: a link that was followed is not enough. */
async function link<Inbound extends ChatInbound>(
  at: At<Inbound>,
  known: Known | null,
  { inbound, code }: Sent<Inbound>,
): Promise<ChatAnswer | null> {
  const { deps, port } = at;
  const { of } = port;
  if (!(await isWithinHour(at, inbound, { name: 'code', times: 10 }))) return null;
  const found = await findChatCode(deps, { of, code });
  const owner = found && { organizationId: found.organization_id, userId: found.user_id };
  const chosen = (owner && (await replyLanguageOf(deps, owner))) ?? 'english';
  const say = chatReplies[of][chosen];
  if (owner === null || !(await port.isFor(owner, inbound))) return spoken(say.badCode);
  const isMoving = known !== null && known.caller.userId !== owner.userId && codeAgreedTo(inbound) === null;
  if (isMoving) {
    const nameOf = (id: string) =>
      deps.db.inOrganization(id, async (trx: Trx) => (await readOrganization(trx, id)).name);
    const question = say.moveQuestion({
      from: await nameOf(known.caller.organizationId),
      to: await nameOf(owner.organizationId),
    });
    return { ...spoken(question), buttons: [{ label: say.moveIt, carries: `${moveTap}${code}` }] };
  }
  const chat = { hash: await port.hashOf(inbound), chat: port.keptOf(inbound) };
  const organization = await linkByCode(deps, { of, code, ...chat });
  return spoken(organization === null ? say.badCode : say.linkedTo(organization));
}

/** Without a valid link nothing is said about anybody, and that only now and then. */
async function answerStranger<Inbound extends ChatInbound>(
  at: At<Inbound>,
  inbound: Inbound,
): Promise<ChatAnswer | null> {
  if (isStale(at, inbound) || !(await isWithinHour(at, inbound, { name: 'stranger', times: 3 }))) return null;
  const text = textOf(inbound);
  const say = chatReplies[at.port.of][languageOf(text, [])];
  return spoken(isStopWord(bareWord(text)) ? say.notLinked : say.unlinked);
}

const staleMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** It waited with the messenger while the product could not be reached. */
function isStale({ deps }: TalkDeps, { at }: ChatInbound): boolean {
  return deps.now() - at > staleMs;
}

/** One line for everything somebody wrote in one outage; what waited for a day is not spoken of any more. */
async function mayApologise<Inbound extends ChatInbound>(
  at: At<Inbound>,
  { chat }: Known,
  inbound: Inbound,
): Promise<boolean> {
  const { deps } = at;
  const isTold = chat.apologised_at !== null && inbound.at <= chat.apologised_at.getTime();
  if (isTold || deps.now() - inbound.at > dayMs) return false;
  await change(at, chat, { apologised_at: new Date(deps.now()) });
  return true;
}

type Within = { name: string; times: number };

/** An hour's budget of whoever writes. */
async function isWithinHour<Inbound extends ChatInbound>(
  { deps, port }: At<Inbound>,
  inbound: Inbound,
  { name, times }: Within,
): Promise<boolean> {
  const of = (await port.hashOf(inbound)).toString('hex');
  return isWithin(deps.db, deps.now(), [{ name: `${port.of}-${name}`, of, times, perMs: 60 * 60_000 }]);
}

async function whoWrites<Inbound extends ChatInbound>(
  { deps, port }: At<Inbound>,
  inbound: Inbound,
): Promise<Known | null> {
  const whose = await findChatOwner(deps.db.outside, port.of, await port.hashOf(inbound));
  if (whose === null) return null;
  const { organization_id: organizationId, user_id: userId } = whose;
  return deps.db.inOrganization(organizationId, async trx => {
    const chat = await findChatOf(trx, port.of, userId);
    const member = await findMember(trx, userId);
    if (chat === null || member === null) return null;
    const { name, email, role } = member;
    return { chat, caller: { organizationId, userId, role, name, email, sessionHash: Buffer.alloc(0) } };
  });
}

function talkOf<Inbound extends ChatInbound>(at: At<Inbound>, { chat, caller }: Known, inbound: Inbound): Talk {
  return {
    caller,
    talkUntil: chat.talk_until,
    isHers: true,
    keepTalking: talk_until => change(at, chat, { talk_until }),
    showTyping: () => at.port.showTyping(inbound),
  };
}

async function change<Inbound extends ChatInbound>(
  { deps, port }: At<Inbound>,
  chat: ChatRow,
  to: ChatChange,
): Promise<void> {
  await deps.db.inOrganization(chat.organization_id, trx => updateChat(trx, port.of, chat.user_id, to));
}

/** A command begins with a stroke on some messengers. */
const bareWord = (text: string): string => wordOf(text).replace(/^\//, '');

const tapIn = ({ content }: ChatInbound): string | null => (content.kind === 'tap' ? content.id : null);

const textOf = ({ content }: ChatInbound): string =>
  content.kind === 'text' || content.kind === 'tap' ? content.text : '';
