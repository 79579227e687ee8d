/** From the answer on a screen, or a question typed there, to a tile: the same as "keep this on my board" said in a talk. */
import { keepThis } from '@tillsight/assistant/boards/board-order';
import type { Board } from '@tillsight/contract/boards';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { checkMayChange, keepTile } from '../boards/boards.ts';
import { answerIn } from './answer-in.ts';
import type { ChatDeps } from './model.ts';
import { readTalk } from './turns.ts';

/** A tile, or why there is none. */
export async function keepTileOf(deps: ChatDeps, caller: Caller, board: string, question: string): Promise<Board> {
  await spend(deps.db, deps.now(), [{ name: 'ask', of: caller.userId, times: 60, perMs: 60_000 }]);
  await checkMayChange(deps, caller, board);
  const { turns, language } = await readTalk(deps, caller);
  const asked = turns.findLast(turn => turn.question === question);
  const read = (text: string, before: typeof turns) =>
    answerIn({ ...deps, model: null }, caller, { question: text, turns: before, language, planOnly: true });
  const alone = asked === undefined ? await read(question, []) : undefined;
  const turn = asked ?? alone?.turn;
  // Typed as an order it is one.
  const { boardOrder, response, ...reply } =
    alone?.boardOrder?.do === 'keep' ? alone : await read(keepThis, turn === undefined ? [] : [turn]);
  if (boardOrder?.do !== 'keep') throw new ProblemError('invalid_request', response);
  return keepTile(deps, caller, board, { ...boardOrder, language: language ?? reply.language });
}
