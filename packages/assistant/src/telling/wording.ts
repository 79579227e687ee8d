/** Values, changes, periods and filters in words. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { plainName } from '@tillsight/metrics/plain-name';
import { formatChange, formatPoints, formatValue, type MoneyWording } from '@tillsight/metrics/format';
import { formatDay, formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import { isPlace, namesOf } from '@tillsight/metrics/place-names';
import { addDays, dayAt, dayCount, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, MetricResult, Period, ResultValue } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Notes } from '../intent.ts';
import { dimensionTitle } from './titles.ts';

export type Voice = { shop: Shop; notes: Pick<Notes, 'scale' | 'shares'>; result: MetricResult };

export function valueText(key: string, value: number | null | undefined, { notes, result }: Voice): string {
  const unit = metricByKey(key)?.unit ?? 'number';
  const currency = result.currencies?.[key] ?? result.currency;
  return formatValue(value ?? null, unit, { currency, wording: wordingOf(notes) });
}

/** "in lakhs" stays in lakhs, whatever the size. */
export const wordingOf = ({ scale }: Pick<Notes, 'scale'>): MoneyWording => scale ?? 'full';

/** "up 12.3%", "down 0.4 points", "unchanged"; nothing where there is nothing to compare with. */
export function changeText(key: string, { value, base, change }: ResultValue): string | undefined {
  if (value === null || base === null || base === undefined) return undefined;
  const isShare = metricByKey(key)?.unit === 'percent';
  if (value === base || (isShare && Math.abs(value - base) < 0.0005)) return 'unchanged';
  const direction = value > base ? 'up' : 'down';
  if (metricByKey(key)?.unit === 'percent')
    return `${direction} ${formatPoints(Math.abs(value - base)).replace('+', '')}`;
  if (change === null || change === undefined) return undefined;
  return `${direction} ${formatChange(Math.abs(change)).replace('+', '')}`;
}

/** The days of a request, saying when they are not over: "yesterday, 19 Nov 2026", "1–20 Nov 2026, today until 11:30". */
export function periodText(request: MetricRequest, shop: Shop, label?: string): string {
  const { period } = request;
  const today = dayAt(shop.now, shop.timeZone);
  const text = formatPeriod(period, shop.country);
  if (request.metrics.every(isNow)) return 'now';
  if (period.from === today) return `today, ${text}, so far until ${clockText(shop)}`;
  const near = period.from === period.to && period.to === addDays(today, -1) ? 'yesterday, ' : '';
  const named =
    near !== '' ? `${near}${text}` : `${preposition(period)} ${label === undefined ? text : `${label}, ${text}`}`;
  return period.to < today ? named : `${named}, today until ${clockText(shop)}`;
}

/** "on 15 Nov 2026", "in Oct 2026", "for 9–15 Nov 2026". */
export const daysText = (period: Period, country: string): string =>
  `${preposition(period)} ${formatPeriod(period, country)}`;

function preposition(period: Period): string {
  if (period.from === period.to) return 'on';
  return period.from.endsWith('-01') && addDays(period.to, 1).endsWith('-01') && dayCount(period) < 32 ? 'in' : 'for';
}

export const isNow = (key: string): boolean => ['now', 'realtime'].includes(metricByKey(key)?.timing ?? '');

export function clockText({ now, timeZone }: Shop): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return there.toPlainTime().toString({ smallestUnit: 'minute' });
}

/** The days something is held against, and up to which time of the last one where the period is still running. */
export function baseText({ request, baseUntil = {} }: MetricResult, shop: Shop): string {
  const { base, period } = request;
  if (!base) return '';
  const lastYear = samePeriodLastYear(period);
  const isYearAgo = base.from === lastYear.from && base.to === lastYear.to;
  const text = `${daysText(base, shop.country)}${untilText(Object.values(baseUntil), base, shop)}`;
  return isYearAgo ? `${text}, the same days a year before` : text;
}

/** " until 11:30"; figures that end at different times are told together. */
function untilText(ends: (string | null)[], base: Period, shop: Shop): string {
  const times = new Set(ends);
  if (times.size === 0) return '';
  if (times.has(null)) {
    const day = base.from === base.to ? 'all of the day' : `all of ${formatMoment('day', base.to, shop.country)}`;
    return times.size > 1 ? ` until the same time, or ${day} where no hours are known` : `, ${day} included`;
  }
  return times.size > 1 ? ' until the same time of day' : ` until ${[...times].join()}`;
}

/** "in Mumbai and Pune", "without Saree", "on mobile". */
export function filterText(where: readonly Filter[] | undefined): string {
  const isOfOne = (where ?? []).some(({ dimension }) => dimension === 'product');
  return (where ?? []).map(filter => variantsAlike(filter) ?? oneFilter(colourAndSize(filter, isOfOne))).join(', ');
}

/** "of Noor Mirror Lehenga, in Pink / L and Pink / M" */
const colourAndSize = (filter: Filter, isBesideProduct: boolean): Filter =>
  isBesideProduct && filter.dimension === 'variant' && filter.is ? { ...filter, dimension: 'colour and size' } : filter;

/** "in XL": of several products, what all their variants have in common. */
function variantsAlike({ dimension, is }: Filter): string | undefined {
  if (dimension !== 'variant' || !is || is.length < 2) return undefined;
  const parts = is.map(value => value.split(' - ').at(-1)!.split(' / '));
  const common = parts[0]!.filter(part => parts.every(each => each.includes(part)));
  return common.length > 0 ? oneFilter({ dimension: 'colour and size', is: common }) : undefined;
}

function oneFilter({ dimension, is, is_not: isNot }: Filter): string {
  const named = (is ?? isNot ?? []).map(value =>
    isPlace(dimension) ? (namesOf(dimension, value)[0] ?? value) : value,
  );
  const values = [...new Set(named)].map(value => value.slice(0, 60));
  if (dimension === 'hour')
    return `between ${(values[0] ?? '0').padStart(2, '0')}:00 and ${(values.at(-1) ?? '0').padStart(2, '0')}:59`;
  const shown =
    values.length > 4
      ? `${values.slice(0, 4).join(', ')}, …`
      : [values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' and ');
  if (!is) return (negated[dimension] ?? 'without %').replace('%', () => shown);
  return (phrases[dimension] ?? `for ${dimensionTitle(dimension)} %`).replace('%', () =>
    dimension === 'weekday' ? values.map(day => `${day}s`).join(' and ') : shown,
  );
}

const phrases: Record<string, string> = {
  city: 'in %', region: 'in %', country: 'in %', product: 'of %', product_type: 'of %', collection: 'of the collection %', campaign: 'of the campaign %', device: 'on %',
  discount_code: 'with the code %', sales_channel: 'through %', pos_location: 'at %', inventory_location: 'at %', traffic_channel: 'from %', source: 'from %', payment_gateway: 'paid with %',
  payment_method: 'paid by %', order_tag: 'tagged %', customer_type: 'of % customers', weekday: 'on %', vendor: 'of the brand %', landing_page: 'landing on %', variant: 'of %', 'colour and size': 'in %',
}; // prettier-ignore

const negated: Record<string, string> = {
  city: 'outside %', region: 'outside %', country: 'outside %', device: 'not on %', sales_channel: 'not through %', pos_location: 'not at %', payment_gateway: 'not paid with %', payment_method: 'not paid by %',
  order_tag: 'not tagged %', discount_code: 'without the code %', weekday: 'not on %', traffic_channel: 'not from %', source: 'not from %',
}; // prettier-ignore

/** A day or week of another year than the present one says its year. */
export function labelText(dimension: string, value: string | null, shop: Shop): string {
  if (value === null || value === '') return 'not known';
  if (!['hour', 'day', 'week', 'month', 'quarter'].includes(dimension)) return plainName(value).slice(0, 60);
  const isOld = /^(day|week)$/.test(dimension) && !dayAt(shop.now, shop.timeZone).startsWith(value.slice(0, 4));
  if (isOld) return `${dimension === 'week' ? 'week of ' : ''}${formatDay(value, shop.country)}`;
  return formatMoment(dimension, value, shop.country);
}
