/** What a conversation has in view when the next question comes. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Mentioned, Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { askAbout, askBefore } from './ask-before.ts';

export type InView = {
  /** What was asked for last; without days where only a figure was spoken of. */
  ask: Ask;
  /** The rows of the last reply. */
  rows: Mentioned | undefined;
  behaviour: Turn['behaviour'];
};

/** Thanks and greetings in between leave it as it was. */
export function inView(turns: readonly Turn[], calendar: Calendar): InView | undefined {
  const turn = turns.findLast(({ requests, about }) => requests.length > 0 || about !== undefined);
  if (!turn) return undefined;
  const [first, ...others] = turn.requests;
  const earlier = (): InView | undefined => inView(turns.slice(0, turns.lastIndexOf(turn)), calendar);
  if (!first) return spokenOf(turn, earlier(), calendar);
  const ask = askBefore([first, ...others], calendar);
  const isOfItsDays = !isMomentary(ask) && (turn.behaviour !== 'advise' || !earlier()?.ask.when);
  return {
    ask: isOfItsDays ? ask : withDaysOf(earlier(), ask),
    rows: turn.mentioned[0] ?? listBehind(ask, earlier()),
    behaviour: turn.behaviour,
  };
}

/** "and the first one?" after a look at the second: the list it was taken from is still in view. */
function listBehind({ filters }: Ask, earlier: InView | undefined): Mentioned | undefined {
  const rows = earlier?.rows;
  const isOneOfThem = filters.some(({ options: [option] }) => option?.dimension === rows?.dimension);
  return isOneOfThem && rows && rows.values.length > 1 ? { ...rows, asked: rows.values.length } : undefined;
}

/** A stock is of now, which is no stretch of days to go on from; advice rests on days of its own, which nobody asked for. */
const isMomentary = ({ metrics }: Ask): boolean => metrics.every(({ key }) => metricByKey(key)?.timing === 'now');

function withDaysOf(earlier: InView | undefined, ask: Ask): Ask {
  const { when: _, ...rest } = ask;
  return { ...rest, ...(earlier?.ask.when ? { when: earlier.ask.when } : {}) };
}

/** What was not understood leaves a figure in view; a definition asked for in between: the days stay, and all of it where the figure is the one in view. */
function spokenOf({ about = {}, behaviour }: Turn, earlier: InView | undefined, calendar: Calendar): InView {
  const ask = askAbout(about, calendar);
  if (ask.metrics.length === 0 && earlier && behaviour !== 'refuse') return earlier;
  if (ask.metrics.length === 0 && earlier)
    return { ...earlier, ask: { ...earlier.ask, ...(ask.when ? { when: ask.when } : {}) } };
  const isSame = ask.metrics.every(({ key }) => earlier?.ask.metrics.some(each => each.key === key));
  if (behaviour === 'define' && isSame && earlier) return earlier;
  return { ask: ask.when ? ask : withDaysOf(earlier, ask), rows: undefined, behaviour };
}
