/** Sierra's door: a question in, an answer out, and the thread between them. */
import type { Reply } from '@tillsight/assistant/conversation';
import { asksHow } from '@tillsight/assistant/asks-how';
import { languageOf } from '@tillsight/assistant/language-of';
import { offersOn, saidInFull, takenOffer } from '@tillsight/assistant/offers';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Alert } from '@tillsight/contract/alerts';
import type { Schedule } from '@tillsight/contract/schedules';
import type { HouseWord } from '@tillsight/contract/house-words';
import type { History } from '@tillsight/contract/chat';
import type { Language } from '@tillsight/contract/language';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { carryOut, makeAlert } from '../alerts/alerts.ts';
import { carryOut as carryOutSchedule, makeSchedule } from '../schedules/schedules.ts';
import { carryOut as carryOutBoard } from '../boards/boards.ts';
import { carryOut as carryOutWord, keepWord } from '../house-words/house-words.ts';
import { askPictures } from '../insights/insights.ts';
import { answerIn } from './answer-in.ts';
import { askBoard, boardLines } from './ask-board.ts';
import type { ChatDeps } from './model.ts';
import { carryOutOccasion } from './write-occasion.ts';
import { carryOutTarget } from './write-target.ts';
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

/** Of the ads in an answer, as a browser shows them. */
export async function readAdPictures(
  deps: ChatDeps,
  caller: Caller,
  ids: readonly string[],
): Promise<{ ad: string; picture: string }[]> {
  await spend(deps.db, deps.now(), [{ name: 'pictures', of: caller.userId, times: 60, perMs: 60_000 }]);
  const pictures = await askPictures(deps, caller.organizationId, [...new Set(ids)]);
  return pictures.map(({ id, type, bytes }) => ({
    ad: id,
    picture: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  }));
}

/** What was ordered is done, unless a program of theirs said it. */
async function carriedOut(deps: ChatDeps, caller: Caller, reply: Reply, isSaidAgain = false): Promise<Reply> {
  const { order, houseOrder, scheduleOrder, boardOrder, targetOrder, occasionOrder, language, turn } = reply;
  if (caller.isProgram) return reply;
  if (targetOrder !== undefined)
    return saidBack(reply, await carryOutTarget(deps, caller, { order: targetOrder, language, isSaidAgain }));
  if (occasionOrder !== undefined)
    return saidBack(reply, await carryOutOccasion(deps, caller, { order: occasionOrder, language, isSaidAgain }));
  const sentence = turn.question;
  if (order !== undefined) return saidBack(reply, await carryOut(deps, caller, { order, language, sentence }));
  if (scheduleOrder !== undefined)
    return saidBack(reply, await carryOutSchedule(deps, caller, { order: scheduleOrder, language, sentence }));
  if (boardOrder !== undefined) {
    const answer = async (board: string) => boardLines((await askBoard(deps, caller, board)).answers);
    return saidBack(reply, await carryOutBoard(deps, caller, { order: boardOrder, language, answer }));
  }
  if (houseOrder === undefined) return reply;
  return saidBack(reply, await carryOutWord(deps, caller, { order: houseOrder, language, sentence }));
}

/** A screen has no letters in bold; WhatsApp puts them between asterisks. */
function saidBack(reply: Reply, response: string): Reply {
  const [sentence = '', ...lines] = response
    .replaceAll('*', '')
    .split('\n')
    .filter(line => line !== '');
  return { ...reply, response, parts: { sentence, points: lines.map(line => line.replace(/^• /, '')), notes: [] } };
}

/** Said again an order is not done again: it tells how things stand. */
const listed = (deps: ChatDeps, caller: Caller, reply: Reply): Promise<Reply> => {
  const asList: Reply = {
    ...reply,
    ...(reply.order === undefined ? {} : { order: { do: 'list' } }),
    ...(reply.scheduleOrder === undefined ? {} : { scheduleOrder: { do: 'list' } }),
    ...(reply.boardOrder === undefined ? {} : { boardOrder: { do: 'list', whose: reply.boardOrder.whose } }),
    ...(reply.houseOrder === undefined ? {} : { houseOrder: { do: 'list' } }),
  };
  return carriedOut(deps, caller, asList, true);
};

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
  // Added on the screen, it is meant to be kept.
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

export { answerIn, answerKept } from './answer-in.ts';
export { answerBoard, boardLines, type AnsweredTile } from './ask-board.ts';

/** What this person is spoken to in: the language that was chosen, or that of the words and the talk. */
export async function languageFor(deps: ChatDeps, caller: Caller, text: string): Promise<Language> {
  const { turns, language } = await readTalk(deps, caller);
  return language ?? languageOf(text, turns);
}

export function clearHistory(deps: ChatDeps, caller: Caller): Promise<void> {
  return eraseTurns(deps, caller);
}
