/** Which dimensions a platform cannot combine, although a metric may be split by each of them alone. */
import type { Catalogue } from './catalogue.ts';
import type { SourceName } from './metric.ts';

/** The second of two dimensions that exclude each other at a source; nothing if all of them combine. */
export function clashAt(source: SourceName, dimensions: readonly string[], catalogue: Catalogue): string | undefined {
  if (source === 'google_ads') return clashOfViews(dimensions, catalogue);
  if (source === 'meta') return clashOfBreakdowns(dimensions, catalogue);
  return undefined;
}

/** Every other view of Google Ads can be read together with these. */
const outerViews = new Set(['customer', 'campaign', 'ad_group']);

function clashOfViews(dimensions: readonly string[], catalogue: Catalogue): string | undefined {
  const inner = dimensions.filter(key => {
    const view = catalogue.dimensionByKey(key)?.google_ads?.resource;
    return view !== undefined && !outerViews.has(view);
  });
  const viewOf = (key: string | undefined): string | undefined =>
    catalogue.dimensionByKey(key ?? '')?.google_ads?.resource;
  const other = inner.find(key => viewOf(key) !== viewOf(inner[0]));
  if (other) return other;
  // Pages are not told which action somebody came to.
  if (dimensions.includes('landing_page') && dimensions.includes('conversion_action')) return 'conversion_action';
  const hasNoHours = inner.some(key => viewOf(key) !== 'ad_group_ad');
  return hasNoHours && dimensions.includes('hour') ? 'hour' : undefined;
}

function clashOfBreakdowns(dimensions: readonly string[], catalogue: Catalogue): string | undefined {
  const breakdowns = dimensions.filter(key => catalogue.dimensionByKey(key)?.meta?.breakdown);
  const isPair = breakdowns.length === 2 && breakdowns.includes('age') && breakdowns.includes('gender');
  return breakdowns.length > 1 && !isPair ? breakdowns[1] : undefined;
}
