/** What somebody whom we know writes: a word to an alert or a report, a wish for the rest, or a question. */
import type { Caller } from '../../infra/mount.ts';
import { answerPointed } from '../alerts/alerts.ts';
import { languageFor, type ChatDeps } from '../chat/chat.ts';
import { endNamedSchedule } from '../schedules/schedules.ts';
import { bubbleOf } from './chat-text.ts';
import {
  answerTo,
  fixedReply,
  isTalking,
  keepTalking,
  restOfAnswer,
  type Spoken,
  type Talk,
  type Written,
} from './conversation.ts';
import type { SentReports } from './sent-reports.ts';
import { asksForMore } from './talk-replies.ts';

export type TalkDeps = { deps: ChatDeps; reports: SentReports };

/** Small letters, without what ends a sentence. */
export const wordOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!]+$/g, '');

const stopWords = new Set(['stop', 'stop all', 'unsubscribe']);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** In reply to an alert, or right after one. */
const againTomorrow =
  /^(?:(?:please )?(?:tell|remind|alert|ask) me )?again tomorrow(?: morning)?(?: please)?$|^(?:remind|tell) me (?:again )?tomorrow$|^kal (?:phir|fir)(?: se)?(?: (?:batana|batao|bata dena|yaad dilana))?$|^कल फिर(?: से)?(?: (?:बताना|बताओ|बता देना))?$/u;

/** By its button, or by "stop" in reply to it: that alert or schedule alone ends; "again tomorrow" brings an alert back. Null: it is no such word. */
export async function answerToWish(
  { deps, reports }: TalkDeps,
  caller: Caller,
  { text, tap, replyTo }: Written,
): Promise<string | null> {
  const word = wordOf(text);
  const [, of, tapped] = /^(alert|schedule):([0-9a-f-]{36})$/.exec(tap ?? '') ?? [];
  const isAgain = againTomorrow.test(word.replaceAll(',', ''));
  const isStop = tapped === undefined && isStopWord(word) && replyTo !== null;
  const about = isStop || isAgain ? await reports.findReport(caller, replyTo) : null;
  const id = tapped ?? about?.wish?.id;
  const kind = of ?? about?.wish?.of;
  if (id === undefined || (isAgain && kind !== 'alert')) return null;
  const language = await languageFor(deps, caller, text);
  return kind === 'schedule'
    ? endNamedSchedule(deps, caller, id, language)
    : answerPointed(deps, caller, { id, says: isAgain ? 'again-tomorrow' : 'end', language });
}

export async function answerMember(at: TalkDeps, talk: Talk, written: Written): Promise<Spoken> {
  const { deps, reports } = at;
  const report = /^report:([0-9a-f-]{36})$/.exec(written.tap ?? '')?.[1];
  if (report !== undefined) {
    // Whoever has asked for it may go on asking.
    await keepTalking(deps, talk);
    return fullReport(at, talk, report);
  }
  const about = written.replyTo === null ? null : await reports.findReport(talk.caller, written.replyTo);
  if (asksForMore(written.text)) return moreOf(at, talk, about?.deliveryId ?? null);
  return answerTo(deps, talk, {
    written,
    about,
    latest: () => reports.findReport(talk.caller, null),
    hasReport: since => reports.hasSentReport(talk.caller, since),
  });
}

/** The rest of Sierra's last answer while one talks; otherwise of the report that came last. */
async function moreOf(at: TalkDeps, talk: Talk, deliveryId: string | null): Promise<Spoken> {
  if (deliveryId === null && isTalking(at.deps, talk)) {
    const rest = await restOfAnswer(at.deps, talk.caller);
    if (rest !== '') return spoken(rest);
  }
  const id = deliveryId ?? (await at.reports.findReport(talk.caller, null))?.deliveryId;
  return id === undefined
    ? fixedReply(at.deps, talk.caller, { kind: 'nothingMore', to: '' })
    : fullReport(at, talk, id);
}

async function fullReport({ reports, deps }: TalkDeps, { caller }: Talk, deliveryId: string): Promise<Spoken> {
  const whole = await reports.fullReport(caller, deliveryId);
  return whole === null ? fixedReply(deps, caller, { kind: 'reportGone', to: '' }) : spoken(whole);
}

export function spoken(text: string): Spoken {
  return { text: text.length <= 1_000 ? bubbleOf(text, 'first', 'english').text : text, choices: [] };
}
