/** The gap between Shopify and Google Analytics in words, its causes by size, rounded so that they still add up. */
import { formatMoney, formatPercent, formatValue } from '@tillsight/metrics/format';
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { roundedTogether } from '../why/arithmetic.ts';
import type { Gap, GapCause } from './gap.ts';

export type GapTelling = { period: Period; shop: Shop; isMoney: boolean; zonesDiffer: boolean };

export function tellGap(gap: Gap, telling: GapTelling): string[] {
  const { period, shop, isMoney, zonesDiffer } = telling;
  const value = (amount: number): string =>
    isMoney ? formatMoney(Math.round(amount), shop.currency) : formatValue(Math.round(amount), 'count', shop);
  const signed = (amount: number): string => `${amount < 0 ? '-' : '+'}${value(Math.abs(amount))}`;
  const amounts = roundedTogether(
    gap.causes.map(cause => cause.amount),
    1,
  );
  const parts = gap.causes
    .map((cause, at) => ({ cause, amount: amounts[at]! }))
    .filter(({ cause, amount }) => amount !== 0 && cause.name !== 'rest')
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = gap.causes.findIndex(cause => cause.name === 'rest');
  const [ours, theirs] = isMoney ? ['total sales', 'purchase revenue'] : ['orders', 'purchases'];
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  return [
    `${formatPeriod(period, shop.country)}: Shopify has ${value(gap.shop)} ${ours}, Google Analytics ${value(gap.analytics)} ${theirs}. Shopify less Analytics is ${signed(whole)}, made of:`,
    ...parts.map(({ cause, amount }) => `• ${reasonOf(cause, gap, shop)}: ${signed(amount)}`),
    rest < 0
      ? '• Nothing remains unexplained.'
      : `• What remains (edited orders, values sent otherwise${zonesDiffer ? ', days cut elsewhere' : ''}): ${signed(amounts[rest]!)}`,
    noteOf(gap, telling),
  ].filter(line => line !== '');
}

function reasonOf({ name, orders = 0 }: GapCause, { channels, onlineOrders }: Gap, shop: Shop): string {
  const missed = `${formatValue(Math.abs(Math.round(orders)), 'count', shop)} online orders`;
  const share = onlineOrders > 0 ? ` (${formatPercent(Math.abs(orders) / onlineOrders)})` : '';
  const reasons: Record<GapCause['name'], string> = {
    channels: `${channels.join(' and ') || 'Other channels'}, which never pass the website`,
    unseen:
      orders < 0
        ? `${missed} more in Analytics than in the shop`
        : `${missed}${share} Analytics did not see (blocked tags, no consent)`,
    recent: `${missed} of the last days, which may still fill in`,
    returns: 'Returns and cancellations, taken off by Shopify on the day they are processed and not known to Analytics',
    tax: 'Tax, shipping and fees, which Analytics is not sent',
    rest: 'What remains',
  };
  return reasons[name];
}

function noteOf({ hasTax }: Gap, { isMoney, zonesDiffer }: GapTelling): string {
  const zones = zonesDiffer
    ? 'The two cut days in different time zones, which moves orders around midnight.'
    : 'No difference of time zones is known.';
  const tax = isMoney && hasTax ? ' Tax and shipping are in both, judged by the average purchase.' : '';
  return `${zones}${tax}`;
}
