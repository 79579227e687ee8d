/** From the words of an order about a target to what is said back; nothing is written before a yes. */
import type { Period } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import type { HeldTargets, StoreOrder } from '../conversation.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import { valueText } from '../forecasting/tell-forecast.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { SaidAim } from '../sentences/target-sentences.ts';
import type { TargetOrderWish } from './read-order.ts';
import { isOfShop, saidTarget } from './target-line.ts';
import type { TargetOrder } from './target-order.ts';

/** These decide what the store wants to reach; the server asks once more. */
export const mayDecideTargets = (role: string): boolean => role === 'merchant' || role === 'executive';

export function targetOrderDraft(wish: TargetOrderWish, { held, maySet }: HeldTargets, context: Context): Draft {
  const { shop } = context;
  const say = sentencesFor(shop).targets.orders;
  if (wish.do === 'cannot') return spoken('act', say.cannot[wish.why]);
  if (!mayDecideTargets(shop.role)) return spoken('act', say.notYours);
  if (!maySet) return spoken('act', say.lacks);
  if (held === 'away') return spoken('act', sentencesFor(shop).targets.away);
  const own = held.filter((each): each is Target & { metric: string } => each.metric !== null && isOfShop(each, shop));
  if (wish.do === 'set') {
    const { metric, period, value } = wish;
    const was = own.find(each => isAt(each, metric, period))?.value ?? null;
    const order = { metric, period, value, was };
    return was === value ? spoken('act', say.already(saidAim(order, shop))) : askedBack(order, context);
  }
  const today = Temporal.Instant.fromEpochMilliseconds(shop.now)
    .toZonedDateTimeISO(shop.timeZone)
    .toPlainDate()
    .toString();
  const meant = own.filter(
    ({ metric, period }) =>
      period.to >= today &&
      (wish.metric === undefined || metric === wish.metric) &&
      (wish.period === undefined || (period.from === wish.period.from && period.to === wish.period.to)),
  );
  const [first, ...others] = meant;
  if (first === undefined) return spoken('act', say.noSuch);
  if (others.length > 0)
    return spoken(
      'act',
      say.whichOf(meant.map(each => saidTarget(each, { key: each.metric, where: [], wording: 'full', shop }))),
    );
  return askedBack({ metric: first.metric, period: first.period, value: null, was: first.value }, context);
}

const isAt = (target: Target, metric: string, period: Period): boolean =>
  target.metric === metric && target.period.from === period.from && target.period.to === period.to;

/** The figure, its days, and what it is or was to reach. */
export function saidAim(
  { metric, period, value, was }: TargetOrder,
  shop: Pick<Context['shop'], 'currency' | 'language'>,
): SaidAim {
  const text = (amount: number): string => valueText(amount, { key: metric, wording: 'full', shop });
  return {
    metric,
    period,
    value: text(value ?? was ?? 0),
    ...(value !== null && was !== null ? { was: text(was) } : {}),
  };
}

/** The yes has to be the next thing that is said; its order is kept with the turn and never read from words. */
function askedBack(order: TargetOrder, { shop }: Context): Draft {
  const say = sentencesFor(shop).targets.orders;
  const aim = saidAim(order, shop);
  const yes = order.value === null ? say.yesRemove : say.yesSet;
  const asked = order.value === null ? say.askRemove(aim) : say.askSet(aim);
  return spoken('act', asked, [{ label: yes, question: yes, order }]);
}

/** What was agreed to; the reply is that for somebody who cannot be carried out for. */
export const agreedDraft = (order: StoreOrder, { shop }: Context): Draft => ({
  ...spoken('act', sentencesFor(shop).targets.orders.notHere),
  ...('do' in order ? { occasionOrder: order } : { targetOrder: order }),
});

export const leftDraft = ({ shop }: Context): Draft => spoken('act', sentencesFor(shop).targets.orders.left);
