/** What do turns of phrase say plainly? They are replaced before anything is read, in this order. */
import { adviceTurns } from '../vocabulary/advice-turns.ts';
import { answerTurns } from '../vocabulary/answer-turns.ts';
import { dayTurns } from '../vocabulary/day-turns.ts';
import { figureTurns } from '../vocabulary/figure-turns.ts';
import { fillers } from '../vocabulary/filler-turns.ts';
import { goodsTurns } from '../vocabulary/goods-turns.ts';
import { outlookTurns } from '../vocabulary/outlook-turns.ts';
import { overviewTurns } from '../vocabulary/overview-turns.ts';
import { reasonTurns } from '../vocabulary/reason-turns.ts';
import { talkTurns } from '../vocabulary/talk-turns.ts';
import { replacing } from './turns.ts';

export const saidPlainly = replacing([
  ...talkTurns,
  ...dayTurns,
  ...figureTurns,
  ...goodsTurns,
  ...answerTurns,
  ...fillers,
  ...overviewTurns,
  ...adviceTurns,
  ...outlookTurns,
  ...reasonTurns,
]);
