/** Sierra's door: a question in, an answer out, and the thread between them. */
import type { Reply, Turn } from '@tillsight/assistant/conversation';
import { asksHow } from '@tillsight/assistant/asks-how';
import { languageOf } from '@tillsight/assistant/language-of';
import { offersOn, saidInFull, takenOffer } from '@tillsight/assistant/offers';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Alert } from '@tillsight/contract/alerts';
import type { Schedule } from '@tillsight/contract/schedules';
import type { HouseWord } from '@tillsight/contract/house-words';
import type { AskStage, History } from '@tillsight/contract/chat';
import type { Language } from '@tillsight/contract/language';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { SourceName } from '@tillsight/metrics/metric';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { carryOut, makeAlert } from '../alerts/alerts.ts';
import { carryOut as carryOutSchedule, makeSchedule } from '../schedules/schedules.ts';
import { carryOut as carryOutWord, keepWord, wordsOf } from '../house-words/house-words.ts';
import { askNumbers, standingAnd, storeNames } from '../insights/insights.ts';
import { modelFor, type ChatDeps, type OnPart } from './model.ts';
import { readerFor } from './readers.ts';
import { eraseTurns, keepTurn, readTalk } from './turns.ts';

/** Answers in the thread of this person's earlier questions, and remembers this one for the next. */
export async function askQuestion(deps: ChatDeps, caller: Caller, question: string): Promise<Reply> {
  const askedAt = deps.now();
  const { turns, language } = await readTalk(deps, caller);
  // The other reading of an answer is part of it: it costs no question, only a limit of its own.
  const name = takenOffer(saidInFull(question, turns), turns) ? 'tap' : 'ask';
  await spend(deps.db, askedAt, [{ name, of: caller.userId, times: 60, perMs: 60_000 }]);
  const reply = await carriedOut(deps, caller, await answerIn(deps, caller, { question, turns, language }));
  await keepTurn(deps, caller, { turn: reply.turn, askedAt });
  return reply;
}

/** What this person asked and is remembered; the next question may go on from all of it, so all of it is shown. */
export async function readHistory(deps: ChatDeps, caller: Caller): Promise<History> {
  const { kept } = await readTalk(deps, caller);
  const questions = kept.map(({ id, askedAt, turn }) => ({
    id,
    question: turn.question,
    asked_at: askedAt.toISOString(),
  }));
  return { questions };
}

/** A remembered question in the thread it had then. It becomes the latest one, as the next may go on from what is on the screen. */
export async function askAgain(deps: ChatDeps, caller: Caller, id: string): Promise<Reply> {
  const askedAt = deps.now();
  await spend(deps.db, askedAt, [{ name: 'tap', of: caller.userId, times: 60, perMs: 60_000 }]);
  const { kept, language } = await readTalk(deps, caller);
  const at = kept.findIndex(each => each.id === id);
  if (at === -1) throw new ProblemError('not_found', 'This question is no longer remembered. Please ask it again.');
  const turns = kept.slice(0, at).map(({ turn }) => turn);
  const { question } = kept[at]!.turn;
  const reply = await listed(deps, caller, await answerIn(deps, caller, { question, turns, language }));
  await keepTurn(deps, caller, { turn: reply.turn, askedAt });
  return reply;
}

/** What was asked last, answered again from live figures, since answers are kept nowhere; null when nothing was. */
export async function answerLastAgain(deps: ChatDeps, caller: Caller): Promise<Reply | null> {
  const { turns, language } = await readTalk(deps, caller);
  const last = turns.pop();
  if (last === undefined) return null;
  return listed(deps, caller, await answerIn(deps, caller, { question: last.question, turns, language }));
}

/** What was ordered is done, unless a program of theirs said it. */
async function carriedOut(deps: ChatDeps, caller: Caller, reply: Reply): Promise<Reply> {
  const { order, houseOrder, scheduleOrder, language, turn } = reply;
  if (caller.isProgram) return reply;
  const sentence = turn.question;
  if (order !== undefined) return saidBack(reply, await carryOut(deps, caller, { order, language, sentence }));
  if (scheduleOrder !== undefined)
    return saidBack(reply, await carryOutSchedule(deps, caller, { order: scheduleOrder, language, sentence }));
  if (houseOrder === undefined) return reply;
  return saidBack(reply, await carryOutWord(deps, caller, { order: houseOrder, language, sentence }));
}

/** A screen has no letters in bold; WhatsApp puts them between asterisks. */
function saidBack(reply: Reply, response: string): Reply {
  const [sentence = '', ...lines] = response.replaceAll('*', '').split('\n');
  return { ...reply, response, parts: { sentence, points: lines.map(line => line.replace(/^• /, '')), notes: [] } };
}

/** Said again an order is not done again: it tells how things stand. */
const listed = (deps: ChatDeps, caller: Caller, reply: Reply): Promise<Reply> =>
  carriedOut(deps, caller, {
    ...reply,
    ...(reply.order === undefined ? {} : { order: { do: 'list' } }),
    ...(reply.scheduleOrder === undefined ? {} : { scheduleOrder: { do: 'list' } }),
    ...(reply.houseOrder === undefined ? {} : { houseOrder: { do: 'list' } }),
  });

/** The same as said in a talk, for a screen: an alert, or why there is none. */
export async function makeAlertOf(deps: ChatDeps, caller: Caller, sentence: string): Promise<Alert> {
  await spend(deps.db, deps.now(), [{ name: 'ask', of: caller.userId, times: 60, perMs: 60_000 }]);
  const { language } = await readTalk(deps, caller);
  const { order, ...reply } = await answerIn(deps, caller, { question: sentence, turns: [], language, planOnly: true });
  if (order?.do === 'make') return makeAlert(deps, caller, { ...order, sentence, language: reply.language });
  const { alerts } = sentencesFor({ country: '', language: reply.language });
  throw new ProblemError('invalid_request', alerts.unclear);
}

/** A schedule, or why there is none. */
export async function makeScheduleOf(deps: ChatDeps, caller: Caller, sentence: string): Promise<Schedule> {
  await spend(deps.db, deps.now(), [{ name: 'ask', of: caller.userId, times: 60, perMs: 60_000 }]);
  const { language } = await readTalk(deps, caller);
  const read = await answerIn(deps, caller, { question: sentence, turns: [], language, planOnly: true });
  const { scheduleOrder: order, behaviour, response } = read;
  if (order?.do === 'make') return makeSchedule(deps, caller, { ...order, sentence, language: read.language });
  const { schedules } = sentencesFor({ country: '', language: read.language });
  throw new ProblemError('invalid_request', behaviour === 'act' && !order ? response : schedules.cannot.unclear);
}

/** A word, or why it is not kept. */
export async function makeHouseWordOf(deps: ChatDeps, caller: Caller, sentence: string): Promise<HouseWord> {
  await spend(deps.db, deps.now(), [{ name: 'ask', of: caller.userId, times: 60, perMs: 60_000 }]);
  const { language: chosen } = await readTalk(deps, caller);
  const language = chosen ?? languageOf(sentence, []);
  const { houseWords } = sentencesFor({ country: '', language });
  // Whoever adds it on the screen means it to be kept.
  const said = { question: houseWords.keepIt(sentence), turns: [], language, planOnly: true };
  const { houseOrder, behaviour, response } = await answerIn(deps, caller, said);
  if (houseOrder?.do !== 'make')
    throw new ProblemError('invalid_request', behaviour === 'act' && !houseOrder ? response : houseWords.unclear);
  return (await keepWord(deps, caller, { ...houseOrder, sentence, language })).word;
}

/** Ever, though what was asked is forgotten within a day. */
export { hasThread as hasAsked } from './store.ts';

export { asksHow, languageOf };

/** The question that a plain "yes" takes up. */
export const nextQuestionOf = ({ behaviour, alternatives: [next] }: Reply): string | undefined =>
  offersOn.has(behaviour) ? next?.label : undefined;

export { readModelUse } from './model.ts';

export type { ChatDeps };

/** `language`: the one that was chosen for replies, if one was. */
export type Thread = {
  question: string;
  turns: Turn[];
  language?: Language | null;
  planOnly?: boolean;
  explain?: boolean;
};

/** Whoever asks; at the terminal nobody in particular, whose reading is not counted. */
export type Asking = { organizationId: string; role: string; userId?: string };

/** What was kept is asked as it would be in a talk: its words are read no more, and no model has a part in it. */
export function answerKept(
  deps: ChatDeps,
  asking: Asking,
  { title, requests, language }: { title: string; requests: MetricRequest[]; language: Language },
): Promise<Reply> {
  const offered = [{ label: title, question: title, requests }];
  const turn: Turn = { question: title, behaviour: 'answer', requests: [], mentioned: [], offered };
  return answerIn({ ...deps, model: null }, asking, { question: title, turns: [turn], language });
}

/** The same answer without a memory of its own: the earlier turns are handed in. */
export async function answerIn(
  deps: ChatDeps,
  { organizationId, role, userId }: Asking,
  { question, turns, language, planOnly, explain }: Thread,
): Promise<Reply> {
  const { onStage, onStep, onPart } = deps;
  const told = (stage: AskStage['stage'], sources: string[] = []) => onStage?.({ stage, sources });
  const watched = { ...deps, watch: (awaited: SourceName[]) => told('asking', awaited.map(titleOf)) };
  const { standing, more: words } = await standingAnd(deps, organizationId, wordsOf);
  // A process that is never asked need not know how to answer, and the thread that reads begins with the first question.
  const { answerQuestion } = await import('@tillsight/assistant/answer-question');
  const model = modelFor(deps, organizationId);
  return answerQuestion({
    text: question,
    turns,
    shop: { ...standing, role, words, ...(language ? { language } : {}) },
    read: readerFor(userId ?? null),
    run: requests => askNumbers(watched, organizationId, requests),
    names: async () => ({ values: await storeNames(watched, organizationId) }),
    onStage: stage => told(stage),
    ...(onStep === undefined ? {} : { onStep }),
    ...(onPart === undefined ? {} : { wait: waiting(deps, onPart) }),
    ...(model === undefined ? {} : { model }),
    ...(planOnly === undefined ? {} : { planOnly }),
    ...(explain === undefined ? {} : { explain }),
  });
}

/** Longer than until the next full minute no platform's budget takes. */
const longestWaitSeconds = 65;

const signOfLifeSeconds = 15;

function waiting({ platforms, onStage }: ChatDeps, onPart: OnPart) {
  return async (known: Reply | undefined, seconds: number): Promise<boolean> => {
    const until = Math.min(seconds + 1, longestWaitSeconds);
    if (!onPart(known, until)) return false;
    // What stands between must not take the silence for an end.
    for (let left = until; left > 0; left -= signOfLifeSeconds) {
      onStage?.({ stage: 'waiting', sources: [] });
      await platforms.http.sleep(Math.min(left, signOfLifeSeconds) * 1000);
    }
    return true;
  };
}

const titleOf = (source: SourceName): string => sourceTitles[source];

/** What this person is spoken to in: the language that was chosen, or that of the words and the talk. */
export async function languageFor(deps: ChatDeps, caller: Caller, text: string): Promise<Language> {
  const { turns, language } = await readTalk(deps, caller);
  return language ?? languageOf(text, turns);
}

export function clearHistory(deps: ChatDeps, caller: Caller): Promise<void> {
  return eraseTurns(deps, caller);
}
