import type { Sums } from '../engine/sums.ts';
import { derivedMetrics } from './derived-metrics.ts';
import type { Metric } from './metric.ts';
import { CONVERSION_METRICS, WHERE, everywhere } from './metric-resources.ts';

const count = (of: (sums: Sums) => number, resources: readonly string[] = everywhere): Metric => ({
  type: 'int64',
  resources,
  of,
});
const amount = (of: (sums: Sums) => number, resources: readonly string[] = everywhere): Metric => ({
  type: 'double',
  resources,
  of,
});

/** Minor units are hundredths; a micro is a millionth. */
const MICROS = 10_000;

const sums: Record<string, Metric> = {
  'metrics.impressions': count(({ impressions }) => impressions),
  'metrics.clicks': count(({ clicks }) => clicks),
  'metrics.cost_micros': count(({ cost }) => cost * MICROS),
  'metrics.interactions': count(({ interactions }) => interactions, WHERE.interactions),
  'metrics.engagements': count(({ engagements }) => engagements, WHERE.engagements),
  'metrics.conversions': amount(({ conversions }) => conversions / 100),
  'metrics.conversions_value': amount(({ value }) => value / 100),
  'metrics.all_conversions': amount(({ allConversions }) => allConversions / 100),
  'metrics.all_conversions_value': amount(({ allValue }) => allValue / 100, WHERE.allValue),
  'metrics.cross_device_conversions': amount(() => 0),
  'metrics.view_through_conversions': count(({ viewThrough }) => viewThrough, WHERE.viewThrough),
  'metrics.conversions_by_conversion_date': amount(({ datedConversions }) => datedConversions / 100, WHERE.dated),
  'metrics.conversions_value_by_conversion_date': amount(({ datedValue }) => datedValue / 100, WHERE.dated),
  'metrics.all_conversions_by_conversion_date': amount(({ datedAll }) => datedAll / 100, WHERE.dated),
  'metrics.all_conversions_value_by_conversion_date': amount(({ datedValue }) => datedValue / 100, WHERE.dated),
  'metrics.video_trueview_views': count(({ videoViews }) => videoViews, WHERE.video),
  'metrics.invalid_clicks': count(({ invalidClicks }) => invalidClicks, WHERE.invalid),
};

export const metrics: Record<string, Metric> = { ...sums, ...derivedMetrics };

/** Only these go with the action that converted. */
export function goesWithAction(name: string): boolean {
  return CONVERSION_METRICS.includes(name);
}

/** Shares of what could have been had: not by hour or weekday. */
export function isShare(name: string): boolean {
  return /impression_share|click_share/.test(name);
}

/** Dated by the conversion: not by hour. */
export function isConversionDated(name: string): boolean {
  return name.endsWith('_by_conversion_date');
}
