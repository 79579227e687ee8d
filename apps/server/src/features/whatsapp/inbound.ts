/** One message from a person, and the one answer to it. */
import { isWithin } from '../../infra/budget.ts';
import type { WhatsAppDeps } from './account.ts';
import { markRead } from './cloud-api.ts';
import { languageFor, languageOf } from '../chat/chat.ts';
import {
  codeIn,
  answerMember,
  answerToWish,
  fixedReply,
  hashOfMessageId,
  isStopWord,
  spoken,
  wordOf,
  type SentReports,
  type Spoken,
  type Talk,
  type Written,
} from '../messengers/messengers.ts';
import { hashOfCode, isCodeOnly } from './linking.ts';
import { answerMove, linkWith, relink } from './moving.ts';
import type { Inbound } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import { isDoubtful, isWindowOpenAt, openPhone, type Known } from './phone.ts';
import { replies } from './replies.ts';
import { findPhoneOf, findPhoneOwner, updatePhone } from './store.ts';
import { findMember } from '../users/users.ts';

export type Answer = Spoken | null;

export type InboundDeps = { deps: WhatsAppDeps; reports: SentReports };

/** Null: nothing is to be said. */
export async function answerInbound(at: InboundDeps, inbound: Inbound): Promise<Answer> {
  if (inbound.content.kind === 'silent') return null;
  const known = await phoneOf(at.deps, inbound);
  if (known === null) return answerStranger(at.deps, inbound);
  await noteHeard(at.deps, known, inbound);
  if (inbound.content.kind === 'number-changed') {
    await change(at.deps, known, { doubted_at: new Date(at.deps.now()) });
    return null;
  }
  const written = writtenIn(inbound);
  const word = wordOf(written.text);
  const moved = await answerMove(at.deps, known, { inbound, word });
  if (moved !== null) return spoken(moved);
  const pointed = await answerToWish(at, known.caller, written);
  if (pointed !== null) return spoken(pointed);
  if (isStopWord(word)) return stopReports(at.deps, known, inbound);
  if (startWords.has(word)) return startReports(at.deps, known, inbound);
  const code = isCodeOnly(textOf(inbound)) ? codeIn(textOf(inbound)) : null;
  if (code !== null)
    return (await mayTryCode(at.deps, inbound)) ? spoken(await relink(at.deps, known, { inbound, code })) : null;
  if (isStale(at.deps, inbound)) return apologise(at.deps, known, inbound);
  if (isDoubtful(known.phone, at.deps.now())) return told(at.deps, known, inbound, 'recheck');
  if (inbound.content.kind === 'unreadable') return fixed(at.deps, known, inbound, 'unreadable');
  return answerMember(at, talkOf(at.deps, known, inbound), written);
}

const staleMs = 10 * 60_000;

/** It waited with WhatsApp while the product could not be reached. */
function isStale({ now }: WhatsAppDeps, inbound: Inbound): boolean {
  return now() - inbound.at > staleMs;
}

/** One line for everything somebody wrote in one outage; what waited for a day is not asked any more. */
async function apologise(deps: WhatsAppDeps, known: Known, inbound: Inbound): Promise<Answer> {
  const { at } = inbound;
  const { apologised_at } = known.phone;
  const isTold = apologised_at !== null && at <= apologised_at.getTime();
  if (isTold || !isWindowOpenAt(at, deps.now()) || isDoubtful(known.phone, deps.now())) return null;
  await change(deps, known, { apologised_at: new Date(deps.now()) });
  return fixed(deps, known, inbound, 'late');
}

const startWords = new Set(['start', 'resume']);

/** Said once: whoever says it again has been heard already. An older STOP that arrives late does not undo a START. */
async function stopReports(deps: WhatsAppDeps, known: Known, inbound: Inbound): Promise<Answer> {
  const { at } = inbound;
  if (isOvertaken(known, at)) return null;
  await change(deps, known, { said_at: new Date(at), reports_stopped_at: new Date(at) });
  return known.phone.reports_stopped_at === null ? told(deps, known, inbound, 'stopped') : null;
}

async function startReports(deps: WhatsAppDeps, known: Known, inbound: Inbound): Promise<Answer> {
  const { at } = inbound;
  if (isOvertaken(known, at)) return null;
  await change(deps, known, { said_at: new Date(at), reports_stopped_at: null });
  return known.phone.reports_stopped_at === null ? null : told(deps, known, inbound, 'started');
}

type Told = 'recheck' | 'stopped' | 'started';

/** In the language that was chosen, or in that of the words and the talk. */
async function told(deps: WhatsAppDeps, { caller }: Known, inbound: Inbound, kind: Told): Promise<Answer> {
  const language = await languageFor(deps, caller, textOf(inbound));
  return spoken(replies[language][kind]);
}

function fixed(deps: WhatsAppDeps, { caller }: Known, inbound: Inbound, kind: 'unreadable' | 'late'): Promise<Answer> {
  return fixedReply(deps, caller, { kind, to: textOf(inbound) });
}

function isOvertaken({ phone }: Known, at: number): boolean {
  return phone.said_at !== null && phone.said_at.getTime() > at;
}

/** Without a valid code nothing is said about anybody, and that only now and then. */
async function answerStranger(deps: WhatsAppDeps, inbound: Inbound): Promise<Answer> {
  const text = textOf(inbound);
  const code = codeIn(text);
  if (code !== null) {
    if (!(await mayTryCode(deps, inbound))) return null;
    const linked = await linkWith(deps, { inbound, code: text }, hashOfCode(code));
    if (linked.isLinked || isCodeOnly(text)) return spoken(linked.text);
  }
  if (isStale(deps, inbound)) return null;
  return (await isAllowed(deps, inbound, { name: 'stranger', times: 3 }))
    ? spoken(replies[languageOf(text, [])].unlinked)
    : null;
}

/** Codes can be tried, by strangers and by people we know. */
function mayTryCode(deps: WhatsAppDeps, inbound: Inbound): Promise<boolean> {
  return isAllowed(deps, inbound, { name: 'code', times: 10 });
}

type Within = { name: string; times: number };

/** An hour's budget of whoever writes. */
async function isAllowed(deps: WhatsAppDeps, { sender }: Inbound, budget: Within): Promise<boolean> {
  const { number, scoped } = await hashesOf(deps, sender);
  const of = (number ?? scoped ?? Buffer.alloc(0)).toString('hex');
  return isWithin(deps.db, deps.now(), [{ ...budget, of, name: `whatsapp-${budget.name}`, perMs: 60 * 60_000 }]);
}

/** The number alone is not enough where an id is known too: a number can have gone to somebody else. */
async function phoneOf(deps: WhatsAppDeps, { sender }: Inbound): Promise<Known | null> {
  const hashes = await hashesOf(deps, sender);
  const whose = await findPhoneOwner(deps.db.outside, hashes);
  if (whose === null) return null;
  const { organization_id: organizationId, user_id: userId } = whose;
  return deps.db.inOrganization(organizationId, async trx => {
    const phone = await findPhoneOf(trx, userId);
    const member = await findMember(trx, userId);
    if (phone === null || member === null) return null;
    const isOther = hashes.scoped !== null && phone.scoped_hash !== null && !hashes.scoped.equals(phone.scoped_hash);
    if (isOther) {
      await updatePhone(trx, userId, { doubted_at: new Date(deps.now()) });
      return null;
    }
    const { name, email, role } = member;
    return { phone, caller: { organizationId, userId, role, name, email, sessionHash: Buffer.alloc(0) } };
  });
}

/** Opens the window; a phone that could not be reached evidently can. Silence of ninety days is not ended by a word. */
async function noteHeard(deps: WhatsAppDeps, known: Known, inbound: Inbound): Promise<void> {
  const { phone } = known;
  if (isDoubtful(phone, deps.now()) && phone.doubted_at === null) return;
  const heard_at = new Date(Math.max(phone.heard_at.getTime(), Math.min(inbound.at, deps.now())));
  await deps.db.inOrganization(phone.organization_id, async trx => {
    const sender = await openPhone(deps, trx, phone);
    const hashes = await hashesOf(deps, inbound.sender);
    const learned = sender.scopedId === null && inbound.sender.scopedId !== null ? { scoped_hash: hashes.scoped } : {};
    await updatePhone(trx, phone.user_id, { heard_at, business_number: inbound.businessNumber, ...learned });
  });
  known.phone = { ...phone, heard_at, business_number: inbound.businessNumber };
}

async function change(deps: WhatsAppDeps, { phone }: Known, to: Parameters<typeof updatePhone>[2]): Promise<void> {
  await deps.db.inOrganization(phone.organization_id, trx => updatePhone(trx, phone.user_id, to));
}

function writtenIn(inbound: Inbound): Written {
  const { content, replyTo } = inbound;
  return {
    text: textOf(inbound),
    tap: content.kind === 'tap' ? content.id : null,
    replyTo: replyTo === null ? null : hashOfMessageId(replyTo),
  };
}

function talkOf(deps: WhatsAppDeps, known: Known, inbound: Inbound): Talk {
  return {
    caller: known.caller,
    talkUntil: known.phone.talk_until,
    isHers: false,
    keepTalking: talk_until => change(deps, known, { talk_until }),
    showTyping: () => showTyping(deps, inbound),
  };
}

/** Without it the person merely sees no sign of life for a moment. */
async function showTyping({ whatsapp, log }: WhatsAppDeps, { businessNumber, messageId }: Inbound): Promise<void> {
  if (whatsapp === null) return;
  const outcome = await markRead(whatsapp, businessNumber, messageId);
  if (outcome.kind !== 'accepted') log.debug({ outcome }, 'Typing could not be shown.');
}

function textOf({ content }: Inbound): string {
  return content.kind === 'text' || content.kind === 'tap' ? content.text : '';
}
