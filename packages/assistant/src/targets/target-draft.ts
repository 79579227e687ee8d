/** From what the merchant wants to reach, read live, to an outlook that is held against it. */
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import type { ReadFigures } from '../alerts/alert-draft.ts';
import type { ReadTargets } from '../conversation.ts';
import { reworded, spoken, type Context, type Draft } from '../draft.ts';
import { farthestDays, memoryDays, targetOf } from '../forecasting/pace.ts';
import { forecastDraft } from '../replies/forecast.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { SaidTarget } from '../sentences/target-sentences.ts';
import type { TargetWish } from './read-wish.ts';
import { isOfShop, saidTarget } from './target-line.ts';

type Around = { context: Context; targets: ReadTargets; read: ReadFigures };

/** Nothing where no platform is connected that holds targets: then it is a question as any other. */
export async function targetDraft(wish: TargetWish, { context, targets, read }: Around): Promise<Draft | undefined> {
  const { shop } = context;
  const say = sentencesFor(shop).targets;
  const { held: known } = (await targets()) ?? {};
  if (known === undefined) return undefined;
  if (known === 'away') return spoken('no-data', say.away);
  const today = dayAt(shop.now, shop.timeZone);
  const asked = wish.days === undefined ? undefined : await daysNamed(wish.days, context, read);
  const open = known.filter(({ period, metric }) => period.to >= today && isOf(metric, wish.figure));
  const inTime = open.filter(({ period }) => asked === undefined || overlaps(period, asked));
  const isFollowed = followedIn(context);
  const followed = inTime.filter(isFollowed).toSorted(nearestFirst(asked, today));
  const strange = inTime.filter(target => !isFollowed(target) && target.name !== '').map(({ name }) => name);
  const beside = strange.length > 0 ? [say.notFollowed(strange)] : [];
  if (wish.do === 'list') {
    const list = followed.length > 0 ? [say.list(followed.map(target => told(target, context)))] : [];
    const lines = list.length + beside.length > 0 ? [...list, ...beside] : [say.none];
    return spoken('answer', lines.join('\n'), followed.length > 0 ? [say.ask] : []);
  }
  const [first, ...others] = followed;
  // Of a plan that nobody set as a target nothing is known, and an outlook is no answer.
  if (first === undefined && wish.ofPlan) return undefined;
  if (first === undefined) return withoutTarget({ wish, asked }, context, [say.noneForThis, ...beside]);
  const rest = others.length > 0 ? [say.others(others.map(target => told(target, context)))] : [];
  return heldAgainst(first, context, [...rest, ...beside]);
}

const sumsOfSales = ['total_sales_revenue', 'gross_sales', 'net_sales'];

const isOf = (metric: string | null, figure: TargetWish['figure']): boolean =>
  figure === undefined || (figure === 'orders' ? metric === 'total_orders' : sumsOfSales.includes(metric ?? ''));

type Followed = Target & { metric: string };

/** Only of all the shop: what a filter of the platform's leaves out is not known well enough. And no longer than a forecast remembers and reaches. */
function followedIn({ shop }: Context): (target: Target) => target is Followed {
  const today = dayAt(shop.now, shop.timeZone);
  const [first, last] = [addDays(today, -memoryDays), addDays(today, farthestDays)];
  return (target): target is Followed => {
    const { metric, period } = target;
    return metric !== null && isOfShop(target, shop) && period.from >= first && period.to <= last;
  };
}

const overlaps = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;
const isSame = (one: Period, other: Period | undefined): boolean => one.from === other?.from && one.to === other.to;

/** The days that were named, then what runs, sales before others, what ends soonest. */
const nearestFirst =
  (asked: Period | undefined, today: string) =>
  (one: Followed, other: Followed): number => {
    const rank = ({ period, metric }: Followed) =>
      (isSame(period, asked) ? 0 : 4) + (period.from <= today ? 0 : 2) + (sumsOfSales.includes(metric) ? 0 : 1);
    return rank(one) - rank(other) || one.period.to.localeCompare(other.period.to);
  };

async function daysNamed(days: string, { shop }: Context, read: ReadFigures): Promise<Period | undefined> {
  const found = await read(`forecast sales ${days}`);
  const intent = found?.intent;
  return intent?.act === 'forecast' ? targetOf(intent.ask, intent.until, shop) : undefined;
}

const told = (target: Followed, { shop }: Context): SaidTarget =>
  saidTarget(target, { key: target.metric, where: [], wording: 'full', shop });

const askFor = (key: string) => ({ metrics: [{ key, named: true }], by: [], filters: [], bounds: [] });

/** Whether it will be reached comes first, then what it is, then what is expected. */
function heldAgainst(target: Followed, context: Context, further: string[]): Draft {
  const { name: goalName, metric, value: goal, period } = target;
  const held = sentencesFor(context.shop).targets.held(told(target, context));
  const draft = forecastDraft(
    { act: 'forecast', ask: askFor(metric), days: period, goal, goalName, notes: {} },
    context,
  );
  return {
    ...draft,
    write: async (results, run) =>
      reworded(await draft.write(results, run), text => {
        const [first = '', second = '', ...rest] = text.split('\n');
        return [first, held, second, ...further, ...rest].filter(line => line !== '').join('\n');
      }),
  };
}

type Unheld = { wish: TargetWish; asked: Period | undefined };

function withoutTarget({ wish, asked }: Unheld, context: Context, lines: string[]): Draft {
  const ask = askFor(wish.figure === 'orders' ? 'total_orders' : 'total_sales_revenue');
  const draft = forecastDraft({ act: 'forecast', ask, ...(asked ? { days: asked } : {}), notes: {} }, context);
  return {
    ...draft,
    write: async (results, run) =>
      reworded(await draft.write(results, run), text => {
        const [expected = '', ...rest] = text.split('\n');
        return [expected, ...lines, ...rest].join('\n');
      }),
  };
}
