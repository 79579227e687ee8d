import { askBoard as askBoardAt, keepTile } from '@tillsight/contract/boards';
import { makeAlert } from '@tillsight/contract/alerts';
import { makeSchedule } from '@tillsight/contract/schedules';
import { makeHouseWord } from '@tillsight/contract/house-words';
import * as contract from '@tillsight/contract/chat';
import type { Reply } from '@tillsight/assistant/conversation';
import { inEvents, wantsEvents } from '../../infra/event-stream.ts';
import type { Mount } from '../../infra/mount.ts';
import { answerOf } from './answer-of.ts';
import { askBoard } from './ask-board.ts';
import { keepTileOf } from './keep-tile.ts';
import {
  askAgain,
  askQuestion,
  clearHistory,
  makeAlertOf,
  makeHouseWordOf,
  makeScheduleOf,
  readAdPictures,
  readHistory,
  readModelUse,
  type ChatDeps,
} from './chat.ts';

export function chatRoutes(mount: Mount, deps: ChatDeps): void {
  mount(contract.askQuestion, ({ caller, input, ...call }) =>
    told(call, deps, watched => askQuestion(watched, caller, input.question)),
  );
  mount(contract.askAgain, ({ caller, input, ...call }) =>
    told(call, deps, watched => askAgain(watched, caller, input.question_id)),
  );
  mount(makeAlert, async ({ caller, input }) => ({
    success: true,
    message: 'The alert was added.',
    alert: await makeAlertOf(deps, caller, input.sentence),
  }));
  mount(makeSchedule, async ({ caller, input }) => ({
    success: true,
    message: 'The schedule was added.',
    schedule: await makeScheduleOf(deps, caller, input.sentence),
  }));
  mount(makeHouseWord, async ({ caller, input }) => ({
    success: true,
    message: 'The word was kept.',
    word: await makeHouseWordOf(deps, caller, input.sentence),
  }));
  mount(keepTile, async ({ caller, input }) => ({
    success: true,
    message: 'The answer was kept.',
    board: await keepTileOf(deps, caller, input.board_id, input.question),
  }));
  mount(askBoardAt, async ({ caller, input }) => {
    const { askedAt, answers } = await askBoard(deps, caller, input.board_id);
    return {
      success: true,
      asked_at: new Date(askedAt).toISOString(),
      answers: answers.map(({ id, state, reply }) => ({ tile_id: id, state, answer: answerOf(reply) })),
    };
  });
  mount(contract.readModelUse, ({ caller }) => readModelUse(deps, caller.organizationId));
  mount(contract.readHistory, ({ caller }) => readHistory(deps, caller));
  mount(contract.readAdPictures, async ({ caller, input }) => ({
    pictures: await readAdPictures(deps, caller, input.ads.split(',')),
  }));
  mount(contract.clearHistory, async ({ caller }) => {
    await clearHistory(deps, caller);
    return { success: true };
  });
}

type Call = Parameters<typeof inEvents>[0];

/** In events, where the caller wants to see what is waited for. */
async function told(
  call: Call,
  deps: ChatDeps,
  ask: (deps: ChatDeps) => Promise<Reply>,
): Promise<contract.AskResponse> {
  if (!wantsEvents(call.request)) return answerOf(await ask(deps));
  return inEvents(call, async report => {
    const onStage = (stage: contract.AskStage) => report('stage', stage);
    const onStep = (step: contract.AnalysisStep) => report('step', step);
    const onPart = (known: Reply | undefined, seconds: number) => {
      if (known) report('part', { answer: answerOf(known), seconds } satisfies contract.AskPart);
      return !call.reply.raw.destroyed;
    };
    return answerOf(await ask({ ...deps, onStage, onStep, onPart }));
  });
}
