/** Values, changes, periods and filters in words. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatChange, formatPoints, formatValue } from '@tillsight/metrics/format';
import { formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import { dayAt, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, MetricResult, Period, ResultValue } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Notes } from '../intent.ts';
import { dimensionTitle } from './titles.ts';

export type Voice = { shop: Shop; notes: Pick<Notes, 'scale'>; result: MetricResult };

export function valueText(key: string, value: number | null | undefined, { notes, result }: Voice): string {
  const unit = metricByKey(key)?.unit ?? 'number';
  return formatValue(value ?? null, unit, {
    currency: result.currencies?.[key] ?? result.currency,
    wording: notes.scale ? 'compact' : 'full',
  });
}

/** "up 12.3%", "down 0.4 points", "unchanged"; nothing where there is nothing to compare with. */
export function changeText(key: string, { value, base, change }: ResultValue): string | undefined {
  if (value === null || base === null || base === undefined) return undefined;
  if (value === base) return 'unchanged';
  const direction = value > base ? 'up' : 'down';
  if (metricByKey(key)?.unit === 'percent')
    return `${direction} ${formatPoints(Math.abs(value - base)).replace('+', '')}`;
  if (change === null || change === undefined) return undefined;
  return `${direction} ${formatChange(Math.abs(change)).replace('+', '')}`;
}

/** The days of a request, saying when they are not over. */
export function periodText(request: MetricRequest, shop: Shop, label?: string): string {
  const text = formatPeriod(request.period, shop.country);
  const named = label && label !== text ? `${label}, ${text}` : text;
  const today = dayAt(shop.now, shop.timeZone);
  if (request.period.to < today || request.metrics.every(isNow)) return named;
  return request.period.from === today
    ? `${named} so far, until ${clockText(shop)}`
    : `${named}, today until ${clockText(shop)}`;
}

export const isNow = (key: string): boolean => ['now', 'realtime'].includes(metricByKey(key)?.timing ?? '');

export function clockText({ now, timeZone }: Shop): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(now);
}

export function baseText(base: Period, period: Period, shop: Shop): string {
  const isYearAgo = base.from === samePeriodLastYear(period).from && base.to === samePeriodLastYear(period).to;
  return `${formatPeriod(base, shop.country)}${isYearAgo ? ', the same days of the year before' : ''}`;
}

/** "for Mumbai and Pune, without Saree". */
export function filterText(where: readonly Filter[] | undefined): string {
  return (where ?? []).map(oneFilter).join(', ');
}

function oneFilter({ dimension, is, is_not: isNot }: Filter): string {
  const values = is ?? isNot ?? [];
  const shown =
    dimension === 'hour' ? hoursText(values) : values.slice(0, 4).join(', ') + (values.length > 4 ? ', …' : '');
  return `${is ? 'for' : 'without'} ${shown}${dimension === 'city' || dimension === 'region' || dimension === 'country' || dimension === 'product' || dimension === 'hour' ? '' : ` (${dimensionTitle(dimension)})`}`;
}

const hoursText = (hours: string[]): string =>
  `${(hours[0] ?? '0').padStart(2, '0')}:00 to ${(hours.at(-1) ?? '0').padStart(2, '0')}:59`;

export function labelText(dimension: string, value: string | null, shop: Shop): string {
  if (value === null || value === '') return 'not known';
  return ['hour', 'day', 'week', 'month', 'quarter'].includes(dimension)
    ? formatMoment(dimension, value, shop.country)
    : value.slice(0, 60);
}
