/** What a conversation has in view when the next question comes. */
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Mentioned, Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { askAbout, askBefore } from './ask-before.ts';

export type InView = {
  /** What was asked for last; without days where only a figure was spoken of. */
  ask: Ask;
  /** The rows of the last reply. */
  rows: Mentioned | undefined;
};

/** Thanks and greetings in between leave it as it was. */
export function inView(turns: readonly Turn[], calendar: Calendar): InView | undefined {
  const turn = turns.findLast(({ requests, about }) => requests.length > 0 || about !== undefined);
  if (!turn) return undefined;
  const [first, ...others] = turn.requests;
  if (first) return { ask: askBefore([first, ...others], calendar), rows: turn.mentioned[0] };
  return spokenOf(turn.about ?? {}, inView(turns.slice(0, turns.indexOf(turn)), calendar), calendar);
}

/** A definition asked for in between: the days stay, and all of it where the figure is the one in view. */
function spokenOf(about: Partial<MetricRequest>, before: InView | undefined, calendar: Calendar): InView {
  const ask = askAbout(about, calendar);
  if (!before || ask.when) return { ask, rows: undefined };
  const isSame = ask.metrics.every(({ key }) => before.ask.metrics.some(each => each.key === key));
  return isSame ? before : { ask: { ...ask, ...(before.ask.when ? { when: before.ask.when } : {}) }, rows: undefined };
}
