/** A question that wants more of its figures: the rest of it is read as ever, and must be a question for figures that can bear it. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import { isGrain } from './dimension-kinds.ts';
import type { Ask, Intent } from './intent.ts';
import type { More } from './reading/construction.ts';
import { saidMore, type SaidMore } from './reading/said-more.ts';
import { pairOf, slowest } from './request-with-more.ts';

type Understood = { intent: Intent };
type Figures = Extract<Intent, { act: 'figures' }>;

/** Nothing where no construction is heard, or where its rest cannot bear it: the whole is then read plainly. */
export function understandMore<Whole extends Understood>(
  asked: string,
  read: (text: string) => Whole,
): Whole | undefined {
  const said = saidMore(asked);
  if (!said) return undefined;
  const rest = restOf(said, read);
  if (rest?.intent.act !== 'figures') return undefined;
  if (said.more.combined && !leavesPair(read(asked).intent, rest.intent)) return undefined;
  if (said.more.over && !leavesRatio(read(asked), rest.intent, said.more.over)) return undefined;
  const notIn = said.more.notIn === undefined ? undefined : daysOf(read(`orders ${said.more.notIn}`));
  if (said.more.notIn !== undefined && !notIn) return undefined;
  const ask = { ...rest.intent.ask, more: { ...said.more, notIn } };
  const intent: Figures = { ...rest.intent, ask: plainer(ask) };
  return canBear(intent.ask, said.more) ? { ...rest, intent } : undefined;
}

/** "are orders behind a normal Friday": today's, where no other day is named. */
function restOf<Whole extends Understood>(said: SaidMore, read: (text: string) => Whole): Whole | undefined {
  // "is that normal for a Thursday?" of what was told last
  const texts = ofThat.test(said.text) ? [said.text, 'show that again'] : [said.text];
  const rest = [...texts, `sales ${said.text}`].map(read).find(({ intent }) => intent.act === 'figures');
  const isUndated = rest?.intent.act === 'figures' && rest.intent.ask.when === undefined;
  return said.more.weekday && isUndated ? read(`${said.text} today`) : rest;
}

const ofThat = /^\W*(?:(?:and|so|ok|but|hmm),? )*(?:is|was|are|were) (?:that|it|this|those|these|they)\W*$/i;

/** "sales per visitor" is a figure of its own; a ratio is what is not understood, or taken for its two figures beside each other. */
function leavesRatio({ intent }: Understood, rest: Figures, over: string): boolean {
  if (intent.act !== 'figures') return intent.act === 'clarify';
  const keys = intent.ask.metrics.map(({ key }) => key);
  return (
    keys.length === 2 &&
    keys.includes(over) &&
    keys.includes(rest.ask.metrics[0]?.key ?? '') &&
    rest.ask.metrics[0]?.key !== over
  );
}

/** "sales minus ad spend" is a figure of its own. */
const leavesPair = (plain: Intent, rest: Figures): boolean =>
  plain.act === 'clarify' || (plain.act === 'figures' && keysOf(plain) === keysOf(rest));
const keysOf = ({ ask }: Figures): string => String(ask.metrics.map(({ key }) => key).toSorted());

const daysOf = ({ intent }: Understood): NonNullable<Ask['when']>['period'] | undefined =>
  intent.act === 'figures' ? intent.ask.when?.period : undefined;

/** What is held against the usual is held against nothing else; rows that follow each other are not ranked. */
function plainer(held: Ask): Ask {
  const ask = { ...held };
  delete ask.base;
  const { more = {} } = ask;
  if (!more.course && !more.streak && !more.cohorts) return ask;
  delete ask.ranking;
  delete ask.byChange;
  if (more.cohorts) return { ...ask, by: [ask.by.find(isGrain) ?? 'month'] };
  return ask.by.length > 0 || more.course?.as === 'running' ? ask : { ...ask, by: ['day'] };
}

function canBear({ metrics, by, when, bounds, more }: Ask, said: More): boolean {
  // Of rows only hours come again often enough for something to be usual.
  if (said.typical) return by.every(each => each === 'hour') && when !== undefined && dayCount(when.period) <= 7;
  if (said.combined) return metrics.length === 2 && pairOf(metrics, said.combined, by) !== undefined;
  if (said.latest) return bounds.length > 0 && by.length === 1 && by.every(isGrain);
  if (said.secondOrder) return by.length === 0 && metrics.length === 1 && metrics[0]!.key === slowest;
  if (said.cohorts) return metrics.length === 1 && metrics[0]!.key.startsWith('cohort_') && by.every(isGrain);
  if (said.streak) return bounds.length > 0 && by.length === 1 && by.every(isGrain);
  if (said.course) return by.length === 1 && by.every(isGrain);
  if (said.over)
    return (
      metrics.length > 0 &&
      (by.length > 0 || said.over === 'units_sold') &&
      metricByKey(`${metrics[0]?.key}/${said.over}`) !== undefined
    );
  if (said.amongTop) return by.includes('product') && by.length === 1;
  return more?.notIn !== undefined && by.length === 1 && !by.some(isGrain) && when !== undefined;
}
