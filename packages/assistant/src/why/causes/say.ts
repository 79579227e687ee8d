/** The few phrases all causes are told in. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import { formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Shop } from '../../conversation.ts';

export const count = (value: number, { currency }: Shop): string =>
  formatValue(Math.round(value), 'count', { currency });

/** "about -₹68,000"; nothing of a sum that is not worth naming. */
export function aboutMoney(value: number, { currency }: Shop): string {
  const rounded = roughly(value);
  return `about ${signed(rounded, formatMoney(Math.abs(rounded), currency))}`;
}

export const signed = (value: number, text: string): string => `${value < 0 ? '-' : '+'}${text}`;

/** Two significant digits: an estimate that shows more would claim to know more. */
export function roughly(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / step) * step;
}

/** "on 14 Nov", "from 8 to 11 Nov". */
export function onDays({ from, to }: Period, { country }: Shop): string {
  const text = formatPeriod({ from, to }, country).replace(/ \d{4}$/, '');
  return from === to ? `on ${text}` : `from ${text.replace('–', ' to ').replace('  to  ', ' to ')}`;
}

export const dayText = (day: Day, { country }: Shop): string => formatMoment('day', day, country);

/** "9 a day", "1.4 a day". */
export function aDay(perDay: number, shop: Shop): string {
  const shown = perDay >= 5 ? Math.round(perDay) : Number(perDay.toFixed(1));
  return `${formatValue(shown, 'number', shop)} a day`;
}
