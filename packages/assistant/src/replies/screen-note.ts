/** Why a figure here may not be the one on the platform's own screen. */
import type { Metric, SourceName } from '@tillsight/metrics/metric';
import { sourcesOf } from '../serving.ts';

const notes: Record<SourceName, string> = {
  shopify:
    "Shopify's own reports show the same for the same days; returns count there and here on the day they are processed.",
  google_analytics:
    "On Google Analytics' own screens it may differ: days are cut in the property's time zone, small groups are hidden, and the last one or two days still move.",
  google_ads:
    "On Google Ads' own screens it may differ: conversions count on the day of the click and keep arriving for days.",
  meta: "On Meta's own screens it may differ: purchases are credited within the window that is set there.",
};

export function screenNote(metric: Metric): string {
  const [source, ...others] = sourcesOf(metric);
  if (others.length > 0) return 'No platform shows it: it is made of figures of several.';
  if (metric.timing === 'now' || metric.timing === 'realtime')
    return 'It is asked for at this moment, so an older screen may show another.';
  return source ? notes[source] : '';
}
