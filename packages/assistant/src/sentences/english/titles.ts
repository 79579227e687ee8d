/** Names of metrics and dimensions in a sentence. */
import { metricInSentence, shortMetricInSentence } from '@tillsight/metrics/catalogue/english-titles';
import type { TitleSentences } from '../telling-sentences.ts';

const dimensionNames: Record<string, string> = {
  order_number: 'order', region: 'state', tax_region: 'tax state', pos_location: 'shop', inventory_location: 'stock location', traffic_channel: 'traffic channel', product_type: 'product type', staff_member: 'staff member',
  discount_code: 'discount code', landing_page: 'landing page', search_term: 'search term', site_search_term: 'shop search', ad_group: 'ad group', source_medium: 'source and medium',
}; // prettier-ignore

export const titles: TitleSentences = {
  metric: metricInSentence,
  plainMetric: shortMetricInSentence,
  dimension: key => dimensionNames[key] ?? key.replaceAll('_', ' '),
  all: names => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '')),
};
