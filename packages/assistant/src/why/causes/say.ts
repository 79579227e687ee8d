/** The few phrases all causes are told in. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import type { Shop } from '../../conversation.ts';
import { sentencesFor } from '../../sentences/sentences.ts';

export const count = (value: number, { currency }: Shop): string =>
  formatValue(Math.round(value), 'count', { currency });

/** "about -₹68,000"; nothing of a sum that is not worth naming. */
export function aboutMoney(value: number, shop: Shop): string {
  const rounded = roughly(value);
  return sentencesFor(shop).why.about(signed(rounded, formatMoney(Math.abs(rounded), shop.currency)));
}

export const signed = (value: number, text: string): string => `${value < 0 ? '-' : '+'}${text}`;

/** Two significant digits: an estimate that shows more would claim to know more. */
export function roughly(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / step) * step;
}

/** "9 a day", "1.4 a day". */
export function aDay(perDay: number, shop: Shop): string {
  const shown = perDay >= 5 ? Math.round(perDay) : Number(perDay.toFixed(1));
  return sentencesFor(shop).why.aDay(formatValue(shown, 'number', shop));
}
