/** One message from a person, and the one answer to it. */
import { isWithin } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import type { Trx } from '../../infra/db.ts';
import { replyLanguageOf } from '../auth/auth.ts';
import { languageFor, languageOf } from '../chat/chat.ts';
import {
  answerMember,
  answerToWish,
  fixedReply,
  hashOfPerson,
  isStopWord,
  spoken,
  wordOf,
  type SentReports,
  type Spoken,
  type Talk,
  type Written,
} from '../messengers/messengers.ts';
import { findMember, readOrganization } from '../users/users.ts';
import type { TelegramDeps } from './account.ts';
import { tryTo } from './bot-api.ts';
import { hashOfChat } from './chat.ts';
import { findCode, linkByCode, unlinkTelegram } from './linking.ts';
import type { Button } from './messages.ts';
import { replies } from './replies.ts';
import { findChatOf, findChatOwner, updateChat, type ChatRow } from './store.ts';
import type { Inbound } from './updates.ts';

/** `buttons`: besides those of the choices. */
export type Answer = Spoken & { buttons?: Button[] };

export type InboundDeps = { deps: TelegramDeps; reports: SentReports };

type Known = { chat: ChatRow; caller: Caller };

/** Null: nothing is to be said. */
export async function answerInbound(at: InboundDeps, inbound: Inbound): Promise<Answer | null> {
  const { deps } = at;
  const { content } = inbound;
  await takeTap(deps, inbound);
  if (!inbound.isPrivate) return answerGroup(deps, inbound);
  const known = await whoWrites(deps, inbound);
  if (content.kind === 'gone') return leave(deps, known);
  const code = content.kind === 'start' ? content.code : codeAgreedTo(inbound);
  if (code !== null) return link(deps, known, { inbound, code });
  if (known === null) return answerStranger(deps, inbound);
  const written = await writtenIn(deps, inbound);
  const pointed = await answerToWish(at, known.caller, written);
  if (pointed !== null) return spoken(pointed);
  const word = wordOf(written.text).replace(/^\//, '');
  if (isStopWord(word)) return stop(deps, known, written);
  const fixed = (kind: 'unreadable' | 'late' | 'listening') =>
    fixedReply(deps, known.caller, { kind, to: written.text });
  if (isStale(deps, inbound)) return (await mayApologise(deps, known, inbound)) ? fixed('late') : null;
  if (content.kind === 'unreadable') return fixed('unreadable');
  if (word === 'start' || word === 'help') return fixed('listening');
  return answerMember(at, talkOf(deps, known, inbound), written);
}

/** The phone shows that the tap is under way until it is answered. */
async function takeTap({ telegram, log }: TelegramDeps, { content }: Inbound): Promise<void> {
  if (telegram === null || content.kind !== 'tap') return;
  const mishap = await tryTo(telegram, 'answerCallbackQuery', { callback_query_id: content.callback });
  if (mishap !== null) log.debug({ mishap }, 'A tap could not be answered.');
}

/** Whoever writes in a group is not alone there. Said now and then, and to nobody in particular. */
async function answerGroup(deps: TelegramDeps, inbound: Inbound): Promise<Answer | null> {
  if (inbound.content.kind === 'unreadable') return null;
  if (!(await isAllowed(deps, inbound, { name: 'group', times: 2 }))) return null;
  return spoken(replies[languageOf(textOf(inbound), [])].group);
}

async function leave(deps: TelegramDeps, known: Known | null): Promise<null> {
  if (known !== null) await unlinkTelegram(deps, known.caller, { detail: 'blocked', hash: known.chat.chat_hash });
  return null;
}

async function stop(deps: TelegramDeps, { caller, chat }: Known, { text }: Written): Promise<Answer> {
  const language = await languageFor(deps, caller, text);
  await unlinkTelegram(deps, caller, { hash: chat.chat_hash });
  return spoken(replies[language].ended);
}

const moveTap = 'move:';

function codeAgreedTo({ content }: Inbound): string | null {
  return content.kind === 'tap' && content.id.startsWith(moveTap) ? content.id.slice(moveTap.length) : null;
}

type Sent = { inbound: Inbound; code: string };

/** A chat that is somebody's goes to another account only by a second tap: a link that was followed is not enough. */
async function link(deps: TelegramDeps, known: Known | null, { inbound, code }: Sent): Promise<Answer | null> {
  if (!(await isAllowed(deps, inbound, { name: 'code', times: 10 }))) return null;
  const found = await findCode(deps, code);
  const owner = found && { organizationId: found.organization_id, userId: found.user_id };
  const chosen = (owner && (await replyLanguageOf(deps, owner))) ?? 'english';
  const say = replies[chosen];
  if (owner === null) return spoken(say.badCode);
  const isMoving = known !== null && known.caller.userId !== owner.userId && codeAgreedTo(inbound) === null;
  if (isMoving) {
    const nameOf = (id: string) =>
      deps.db.inOrganization(id, async (trx: Trx) => (await readOrganization(trx, id)).name);
    const question = say.moveQuestion({
      from: await nameOf(known.caller.organizationId),
      to: await nameOf(owner.organizationId),
    });
    return { ...spoken(question), buttons: [{ text: say.moveIt, callback_data: `${moveTap}${code}` }] };
  }
  const organization = await linkByCode(deps, inbound, code);
  return spoken(organization === null ? say.badCode : say.linkedTo(organization));
}

/** Without a valid link nothing is said about anybody, and that only now and then. */
async function answerStranger(deps: TelegramDeps, inbound: Inbound): Promise<Answer | null> {
  if (isStale(deps, inbound) || !(await isAllowed(deps, inbound, { name: 'stranger', times: 3 }))) return null;
  const text = textOf(inbound);
  const say = replies[languageOf(text, [])];
  return spoken(isStopWord(wordOf(text).replace(/^\//, '')) ? say.notLinked : say.unlinked);
}

const staleMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** It waited with Telegram while the product could not be reached. */
function isStale({ now }: TelegramDeps, { at }: Inbound): boolean {
  return now() - at > staleMs;
}

/** One line for everything somebody wrote in one outage; what waited for a day is not spoken of any more. */
async function mayApologise(deps: TelegramDeps, { chat }: Known, { at }: Inbound): Promise<boolean> {
  const isTold = chat.apologised_at !== null && at <= chat.apologised_at.getTime();
  if (isTold || deps.now() - at > dayMs) return false;
  await change(deps, chat, { apologised_at: new Date(deps.now()) });
  return true;
}

type Within = { name: string; times: number };

/** An hour's budget of whoever writes. */
async function isAllowed(deps: TelegramDeps, { chatId }: Inbound, { name, times }: Within): Promise<boolean> {
  const of = (await hashOfChat(deps, chatId)).toString('hex');
  return isWithin(deps.db, deps.now(), [{ name: `telegram-${name}`, of, times, perMs: 60 * 60_000 }]);
}

async function whoWrites(deps: TelegramDeps, { chatId }: Inbound): Promise<Known | null> {
  const whose = await findChatOwner(deps.db.outside, await hashOfChat(deps, chatId));
  if (whose === null) return null;
  const { organization_id: organizationId, user_id: userId } = whose;
  return deps.db.inOrganization(organizationId, async trx => {
    const chat = await findChatOf(trx, userId);
    const member = await findMember(trx, userId);
    if (chat === null || member === null) return null;
    const { name, email, role } = member;
    return { chat, caller: { organizationId, userId, role, name, email, sessionHash: Buffer.alloc(0) } };
  });
}

function talkOf(deps: TelegramDeps, { chat, caller }: Known, { chatId }: Inbound): Talk {
  return {
    caller,
    talkUntil: chat.talk_until,
    isHers: true,
    keepTalking: talk_until => change(deps, chat, { talk_until }),
    showTyping: async () => {
      if (deps.telegram === null) return;
      const mishap = await tryTo(deps.telegram, 'sendChatAction', { chat_id: chatId, action: 'typing' });
      if (mishap !== null) deps.log.debug({ mishap }, 'Typing could not be shown.');
    },
  };
}

async function change(deps: TelegramDeps, chat: ChatRow, to: Parameters<typeof updateChat>[2]): Promise<void> {
  await deps.db.inOrganization(chat.organization_id, trx => updateChat(trx, chat.user_id, to));
}

async function writtenIn(deps: TelegramDeps, inbound: Inbound): Promise<Written> {
  const { content, chatId, replyTo } = inbound;
  return {
    text: textOf(inbound),
    tap: content.kind === 'tap' ? content.id : null,
    replyTo: replyTo === null ? null : await hashOfMessage(deps, `${chatId}|${replyTo}`),
  };
}

/** Its ids are short, so that a hash without a key could be guessed. */
export function hashOfMessage(deps: TelegramDeps, id: string): Promise<Buffer> {
  return hashOfPerson(deps, `telegram-message|${id}`);
}

function textOf({ content }: Inbound): string {
  return content.kind === 'text' || content.kind === 'tap' ? content.text : '';
}
