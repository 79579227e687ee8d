/** Figures and estimates within sentences of advice. */
import { formatMoney, formatPoints, formatValue } from '@tillsight/metrics/format';
import type { Range } from './advice-parts.ts';
import type { Shop } from '../conversation.ts';

export const money = (value: number, { currency }: Shop): string => formatMoney(Math.round(value), currency);
export const percent = (value: number, shop: Shop): string => formatValue(value, 'percent', shop);
export const count = (value: number, shop: Shop): string => formatValue(Math.round(value), 'count', shop);
export const days = (value: number, shop: Shop): string => formatValue(value, 'days', shop);
export const times = (value: number, shop: Shop): string => formatValue(value, 'ratio', shop);

/** What is estimated is told in two digits. */
export function roundly(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / unit) * unit;
}

export const guess = (value: number, { currency }: Shop): string =>
  formatMoney(roundly(value), currency, Math.abs(value) >= 99_500 ? 'compact' : 'full');

export function span({ low, high }: Range, shop: Shop): string {
  const [from, to] = [roundly(low), roundly(high)];
  return from === to || from < 0 ? guess(to, shop) : `${guess(from, shop)} to ${guess(to, shop)}`;
}

export function pieces({ low, high }: Range, shop: Shop): string {
  const [from, to] = [Math.ceil(low), Math.ceil(high)];
  return from === to ? count(to, shop) : `${count(from, shop)} to ${count(to, shop)}`;
}

export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
export const signedPercent = (value: number): string => `${formatPoints(value).replace(' points', '')}%`;
