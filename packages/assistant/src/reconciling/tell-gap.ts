/** The gap between Shopify and Google Analytics in words, its causes by size, rounded so that they still add up. */
import { formatMoney, formatPercent, formatValue } from '@tillsight/metrics/format';
import type { Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { roundedTogether } from '../why/arithmetic.ts';
import type { Gap, GapCause } from './gap.ts';

export type GapTelling = { period: Period; shop: Shop; isMoney: boolean; zonesDiffer: boolean };

export function tellGap(gap: Gap, telling: GapTelling): string[] {
  const { period, shop, isMoney, zonesDiffer } = telling;
  const value = (amount: number): string =>
    isMoney ? formatMoney(Math.round(amount), shop.currency) : formatValue(Math.round(amount), 'count', shop);
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${value(Math.abs(amount))}`;
  const amounts = roundedTogether(
    gap.causes.map(cause => cause.amount),
    1,
  );
  const parts = gap.causes
    .flatMap((cause, at) => (isNamed(cause) ? [{ cause, amount: amounts[at]! }] : []))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = gap.causes.findIndex(cause => cause.name === 'rest');
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const say = sentencesFor(shop).gap;
  const figures = { shop: value(gap.shop), analytics: value(gap.analytics), gap: signed(whole) };
  return [
    say.head({ period, isMoney, ...figures }),
    ...parts.map(({ cause, amount }) => `• ${reasonOf(cause, gap, shop)}: ${signed(amount)}`),
    `• ${rest < 0 ? say.nothingRemains : say.remains({ zonesDiffer, amount: signed(amounts[rest]!) })}`,
    [say.zones(zonesDiffer), isMoney && gap.hasTax ? say.taxInBoth : ''].filter(Boolean).join(' '),
  ];
}

function reasonOf({ name, orders = 0 }: NamedCause, { channels, onlineOrders }: Gap, shop: Shop): string {
  return sentencesFor(shop).gap.causes[name]({
    orders: formatValue(Math.abs(Math.round(orders)), 'count', shop),
    isNegative: orders < 0,
    share: onlineOrders > 0 ? formatPercent(Math.abs(orders) / onlineOrders) : undefined,
    channels,
  });
}

/** What remains has no name. */
type NamedCause = GapCause & { name: Exclude<GapCause['name'], 'rest'> };
const isNamed = (cause: GapCause): cause is NamedCause => cause.name !== 'rest';
