/** What a figure means and how it is computed here. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { metricTitle, sentence } from '../telling/titles.ts';
import { sourcesOf } from '../to-requests.ts';
import type { Offer } from '../conversation.ts';
import { screenNote } from './screen-note.ts';

export function defineDraft({ metrics, text }: Extract<Intent, { act: 'define' }>, { shop }: Context): Draft {
  const rule = houseRule(text.toLowerCase(), shop.timeZone);
  if (rule && metrics.length === 0) return spoken('define', rule);
  const known = metrics.flatMap(key => metricByKey(key) ?? []);
  if (known.length === 0)
    return spoken(
      'define',
      rule ??
        'I can explain every figure I give, such as net sales, average order value, ROAS or conversion rate. Which one do you mean?',
    );
  const answer = known
    .slice(0, 3)
    .map(metric => definition(metric))
    .join('\n');
  const more = contentsNote(text.toLowerCase(), known[0]!.key);
  return spoken('define', [answer, more, screenNote(known[0]!)].filter(Boolean).join('\n'), [
    ...gapQuestion(known[0]!, shop.connected),
    ...known.slice(0, 1).map(metric => ({
      label: `Show ${metricTitle(metric.key)}`,
      question: `${metricTitle(metric.key).replace(/ \(.*\)$/, '')} in the last 30 days`,
    })),
  ]);
}

/** Where two platforms count the same thing, the gap between them can be taken apart. */
function gapQuestion({ key }: Metric, connected: readonly string[]): Offer[] {
  const isCounted = /^(total_sales_revenue|total_orders|purchaseRevenue|ecommercePurchases)$/.test(key);
  const areBoth = connected.includes('shopify') && connected.includes('google_analytics');
  const question = `Why do ${/orders|Purchases/.test(key) ? 'orders' : 'sales'} in Google Analytics not match Shopify?`;
  return isCounted && areBoth ? [{ label: 'GA4 or Shopify?', question }] : [];
}

function definition(metric: Metric): string {
  const sources = sourcesOf(metric)
    .map(source => sourceTitles[source])
    .join(' and ');
  const how = 'formula' in metric.source ? ` Computed here as ${formulaText(metric.source.formula)}.` : '';
  return `${sentence(metricTitle(metric.key))}: ${metric.description}${how} Source: ${sources}.`;
}

function formulaText(formula: string): string {
  return formula
    .replace(/[a-zA-Z_]+/g, key =>
      key === 'period_days' ? 'days of the period' : metricTitle(key).replace(/ \(.*\)$/, ''),
    )
    .replaceAll('*', '×')
    .replaceAll('/', '÷');
}

/** What a figure holds, when that is what was asked. */
function contentsNote(text: string, key: string): string | undefined {
  if (/cancel/.test(text))
    return 'Cancelled orders are counted in orders; cancelled orders and the cancellation rate are figures of their own. Their value is taken out of net sales on the day of the cancellation.';
  if (/gst|tax|vat/.test(text)) return 'Total sales include tax and shipping; net and gross sales do not.';
  if (/dead stock|dead inventory|slow mov|non ?moving|डेड स्टॉक/.test(text))
    return 'There is no fixed border for dead stock here: I look at what sold least in the last 28 days and how long what is left would last at that pace.';
  if (/ship|deliver/.test(text))
    return 'Shipping charged to customers is part of total sales, not of net or gross sales.';
  if (/return|refund/.test(text) && key !== 'returns_value')
    return 'Returns reduce net and total sales on the day they are processed, not on the day of the order.';
  if (/cost|selling price|mrp/.test(text) && /inventory|stock/.test(key))
    return 'Stock is valued at the recorded cost of the products, not at the selling price.';
  if (/cod|cash on delivery/.test(text))
    return 'Cash-on-delivery orders count on the day they are placed, paid or not.';
  return undefined;
}

/** How days, weeks, freshness and time zones are handled here. */
function houseRule(text: string, timeZone: string): string | undefined {
  if (/time ?zone|timezone|midnight|din .*katta/.test(text))
    return `Days run from midnight to midnight in the time zone of your shop, ${timeZone}. Google Analytics and Google Ads cut days in the time zone set there.`;
  if (/(last|past|pichle) (n|\d+) (days|din)/.test(text))
    return '"Last 7 days" are the seven complete days before today; today itself is not in them. "This week", "this month" and "this year" run through now.';
  if (/this (month|quarter|year)|is (mahine|saal)/.test(text))
    return '"This month" runs from the first of the month through now; the same holds for "this week" and "this year". "Last 7 days" are the seven complete days before today.';
  if (/week|haft|हफ्त|सप्ताह/.test(text))
    return 'A week runs from Monday to Sunday; "this week" is Monday until now, "last week" the whole week before.';
  if (/fresh|refresh|old|recent|real ?time|updated|up to date|live/.test(text))
    return 'Every answer is fetched live. Shopify sales are about a minute old, Google Analytics settles after one or two days, Google Ads within some hours while conversions keep arriving for days, and stock value is about two days old.';
  if (/currency/.test(text)) return 'Money is shown in the currency of your shop.';
  if (/come from|comes from|source|kahan se/.test(text))
    return 'Figures come live from your connected platforms: Shopify for sales, orders, stock and customers, Google Analytics for visits, Google Ads for advertising. Nothing is stored.';
  return undefined;
}
