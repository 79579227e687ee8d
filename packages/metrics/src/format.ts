/** Values as people read them, in the language that is asked for. Nothing here depends on the machine's language or clock. */
import type { Language } from '@tillsight/contract/language';
import type { Unit } from './metric.ts';

export type MoneyWording = 'full' | 'compact' | 'lakh' | 'crore';

type Wording = {
  /** ISO 4217: also decides how digits are grouped, ₹12,34,567 or $1,234,567. */
  currency: string;
  /** `compact`: ₹12.3 lakh, ₹1.2 crore; $1.2M. `lakh`: ₹120 lakh, also where that is crores. Default `full`. */
  wording?: MoneyWording;
  /** Of the words beside figures; the figures are the same in all. */
  language?: Language | undefined;
};

/** A value of a metric by its unit: money in main units, percentages as fractions. No figure is a dash. */
export function formatValue(
  value: number | null,
  unit: Unit,
  { currency, wording = 'full', language = 'english' }: Wording,
): string {
  if (value === null) return '–';
  const words = unitWords[language];
  if (unit === 'money') return formatMoney(value, currency, wording, language);
  if (unit === 'percent') return formatPercent(value);
  if (unit === 'ratio') return `${decimals(value, 2, currency)}x`;
  if (unit === 'days') return plural(value, currency, words);
  if (unit === 'duration_seconds') return formatDuration(value, words);
  if (wording !== 'full' && Math.abs(value) >= 1000) return compact(value, wording, { currency, symbol: '', words });
  return number(value, { maximumFractionDigits: 2 }, currency);
}

/** Main units. Amounts of a thousand and more are shown without their cents, whole amounts always. */
export function formatMoney(
  value: number,
  currency: string,
  wording: MoneyWording = 'full',
  language: Language = 'english',
): string {
  const { cents: digits, symbol } = known(currency);
  const rounded = Number(value.toFixed(digits));
  const isPlain = Math.abs(rounded) >= 1000 || Number.isInteger(rounded);
  if (wording !== 'full' && Math.abs(rounded) >= 1000)
    return compact(rounded, wording, { currency, symbol, words: unitWords[language] });
  const fraction = isPlain ? 0 : digits;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  } as const;
  return number(rounded, { ...options, currencyDisplay: 'narrowSymbol' }, currency);
}

/** A fraction as a percentage with one decimal. */
export function formatPercent(fraction: number): string {
  return withMinus(`${withoutMinusZero(fraction * 100, 1).toFixed(1)}%`);
}

/** A relative change with its sign: `+12.3%`. Nothing to compare with is a dash. */
export function formatChange(change: number | null | undefined): string {
  if (change === null || change === undefined) return '–';
  return signed(formatPercent(change));
}

/** The difference of two percentages, given as fractions: `+1.2 points`. */
export function formatPoints(difference: number, language: Language = 'english'): string {
  return `${signed(withMinus(withoutMinusZero(difference * 100, 1).toFixed(1)))} ${unitWords[language].points}`;
}

/** Seconds: `0.8 s`, `48 s`, `2 min 22 s`, `1 h 05 min`. */
export function formatDuration(seconds: number, words: UnitWords = unitWords.english): string {
  const whole = Math.round(seconds);
  if (whole < 10) return `${Number(seconds.toFixed(1))} ${words.second}`;
  if (whole < 60) return `${whole} ${words.second}`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} ${words.minute} ${String(whole % 60).padStart(2, '0')} ${words.second}`;
  return `${Math.floor(minutes / 60)} ${words.hour} ${String(minutes % 60).padStart(2, '0')} ${words.minute}`;
}

function plural(days: number, currency: string, words: UnitWords): string {
  const rounded = Number(days.toFixed(Math.abs(days) < 10 ? 1 : 0));
  return `${number(rounded, {}, currency)} ${rounded === 1 ? words.day : words.days}`;
}

type UnitWords = Record<'day' | 'days' | 'second' | 'minute' | 'hour' | 'lakh' | 'crore' | 'points', string>;

const latin = { second: 's', minute: 'min', hour: 'h', lakh: 'lakh', crore: 'crore', points: 'points' };
const unitWords: Record<Language, UnitWords> = {
  english: { day: 'day', days: 'days', ...latin },
  hinglish: { day: 'din', days: 'din', ...latin },
  hindi: {
    day: 'दिन',
    days: 'दिन',
    second: 'सेकंड',
    minute: 'मिनट',
    hour: 'घंटे',
    lakh: 'लाख',
    crore: 'करोड़',
    points: 'अंक',
  },
};

type Compact = { currency: string; symbol: string; words: UnitWords };

function compact(value: number, wording: Exclude<MoneyWording, 'full'>, { currency, symbol, words }: Compact): string {
  const size = Math.abs(value);
  const step = stepOf(size, wording, currency);
  if (!step) return `${value < 0 ? minus : ''}${symbol}${number(size, { maximumFractionDigits: 2 }, currency)}`;
  const scaled = size / step.from;
  const shown = number(scaled, { maximumFractionDigits: scaled < 10 ? 2 : 1 }, currency);
  return `${value < 0 ? minus : ''}${symbol}${shown}${step.indian ? ` ${words[step.indian]}` : step.word}`;
}

/** A lakh or crore that was wished for is kept to; otherwise the largest step that fits. */
function stepOf(size: number, wording: Exclude<MoneyWording, 'full'>, currency: string): Step | undefined {
  if (wording !== 'compact') return lakhSteps.find(({ indian }) => indian === wording);
  return (groupsByLakh.has(currency) ? lakhSteps : thousandSteps).find(({ from }) => size >= from);
}

type Step = { from: number; word?: string; indian?: 'lakh' | 'crore' };

const groupsByLakh = new Set(['INR', 'PKR', 'BDT', 'NPR', 'LKR']);
const lakhSteps: Step[] = [
  { from: 10_000_000, indian: 'crore' },
  { from: 100_000, indian: 'lakh' },
];
const thousandSteps: Step[] = [
  { from: 1_000_000_000, word: 'B' },
  { from: 1_000_000, word: 'M' },
  { from: 1000, word: 'K' },
];

const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, options: Intl.NumberFormatOptions, currency: string): string {
  const locale = groupsByLakh.has(currency) ? 'en-IN' : 'en-US';
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return withMinus(format.format(value === 0 ? 0 : value));
}

function decimals(value: number, digits: number, currency: string): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }, currency);
}

/** What is known of a currency; a formatter takes longer to make than a reply to write. */
type Currency = { symbol: string; cents: number };
const currencies = new Map<string, Currency>();

function known(currency: string): Currency {
  const told = currencies.get(currency) ?? { symbol: symbolOf(currency), cents: centsOf(currency) };
  currencies.set(currency, told);
  return told;
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(part => part.type === 'currency')?.value ?? currency;
}

function centsOf(currency: string): number {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function withoutMinusZero(value: number, digits: number): number {
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? 0 : rounded;
}

/** The sign and not the hyphen: as wide as the plus it stands in a column with. */
const minus = '−';
const withMinus = (text: string): string => text.replace('-', minus);

function signed(text: string): string {
  return text.startsWith(minus) || /^0(\.0+)?(%|$)/.test(text) ? text : `+${text}`;
}
