/** The few phrases all causes are told in. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import type { Shop } from '../../conversation.ts';
import { sentencesFor } from '../../sentences/sentences.ts';
import type { Evidence } from '../evidence.ts';

export const count = (value: number, { currency }: Shop): string =>
  formatValue(Math.round(value), 'count', { currency });

/** "about −₹68,000", "about −23 orders", "about −0.4 points". */
export function aboutFigure(value: number, { measure: { key, unit }, shop }: Evidence): string {
  const say = sentencesFor(shop).why;
  if (unit === 'percent') return say.about(say.points(value));
  const rounded = roughly(value);
  const size = Math.abs(rounded);
  const { currency } = shop;
  const text = unit === 'money' ? formatMoney(size, currency) : formatValue(size, unit, { currency });
  return say.about(signed(rounded, text), unit === 'count' ? key : undefined);
}

export const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${text}`;

/** Two significant digits: an estimate that shows more would claim to know more. */
function roughly(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / step) * step;
}

/** "9 a day", "1.4 a day". */
export function aDay(perDay: number, shop: Shop): string {
  const shown = perDay >= 5 ? Math.round(perDay) : Number(perDay.toFixed(1));
  return sentencesFor(shop).why.aDay(formatValue(shown, 'number', shop));
}
