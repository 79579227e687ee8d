/** Figures and estimates within sentences of advice. */
import type { Language } from '@tillsight/contract/language';
import { formatMoney, formatPoints, formatValue } from '@tillsight/metrics/format';
import type { Range } from './advice-parts.ts';
import type { Shop } from '../conversation.ts';

export const money = (value: number, { currency }: Shop): string => formatMoney(Math.round(value), currency);
export const percent = (value: number, shop: Shop): string => formatValue(value, 'percent', shop);
export const count = (value: number, shop: Shop): string => formatValue(Math.round(value), 'count', shop);
export const days = (value: number, { currency, language = 'english' }: Shop): string =>
  formatValue(value, 'days', { currency, language });
export const times = (value: number, shop: Shop): string => formatValue(value, 'ratio', shop);

/** What is estimated is told in two digits. */
export function roundly(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / unit) * unit;
}

export const guess = (value: number, { currency, language = 'english' }: Shop): string =>
  formatMoney(roundly(value), currency, Math.abs(value) >= 99_500 ? 'compact' : 'full', language);

const to: Record<Language, string> = { english: 'to', hinglish: 'se', hindi: 'से' };
const fromTo = (from: string, until: string, { language = 'english' }: Shop): string =>
  `${from} ${to[language]} ${until}`;

export function span({ low, high }: Range, shop: Shop): string {
  const [from, until] = [roundly(low), roundly(high)];
  return from === until || from < 0 ? guess(until, shop) : fromTo(guess(from, shop), guess(until, shop), shop);
}

export function pieces({ low, high }: Range, shop: Shop): string {
  const [from, until] = [Math.ceil(low), Math.ceil(high)];
  return from === until ? count(until, shop) : fromTo(count(from, shop), count(until, shop), shop);
}

export const signedPercent = (value: number): string => `${formatPoints(value).replace(' points', '')}%`;
