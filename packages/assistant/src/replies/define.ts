/** What a figure means and how it is computed here. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Metric } from '@tillsight/metrics/metric';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { contentsNotes, type ContentsNote } from '../vocabulary/contents-notes.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { sentence, titles } from '../sentences/english/titles.ts';
import { sourcesOf } from '../serving.ts';
import type { Offer } from '../conversation.ts';
import { screenNote } from './screen-note.ts';

export function defineDraft({ metrics, says, text }: Extract<Intent, { act: 'define' }>, { shop }: Context): Draft {
  if (says !== undefined) return spoken('define', filledIn(says, shop));
  const known = metrics.flatMap(key => metricByKey(key) ?? []);
  if (known.length === 0)
    return spoken(
      'define',
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
      label: `Show ${titles.metric(metric.key)}`,
      question: `${titles.plainMetric(metric.key)} in the last 30 days`,
    })),
  ]);
}

/** What is said of the house holds what is the shop's own. */
const filledIn = (says: string, { timeZone, country, historyFrom }: Context['shop']): string =>
  says
    .replace('{zone}', timeZone)
    .replace(
      '{begins}',
      historyFrom === undefined ? '' : `Your shop's data begins on ${formatDay(historyFrom, country)}.`,
    )
    .trim();

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
  return `${sentence(titles.metric(metric.key))}: ${[metric.description, howComputed(metric)].join(' ').trim()} Source: ${sources}.`;
}

/** "Computed here as 1 ÷ gross margin."; empty where the platform tells the figure itself. */
export const howComputed = ({ source }: Metric): string =>
  'formula' in source ? `Computed here as ${formulaText(source.formula)}.` : '';

function formulaText(formula: string): string {
  return formula
    .replace(/[a-zA-Z_]+/g, key => (key === 'period_days' ? 'days of the period' : titles.plainMetric(key)))
    .replaceAll('*', '×')
    .replaceAll('/', '÷');
}

/** What a figure holds, when that is what was asked. */
function contentsNote(text: string, key: string): string | undefined {
  const fits = ({ about, of, notOf }: ContentsNote): boolean =>
    about.test(text) && (of?.test(key) ?? true) && !(notOf?.test(key) ?? false);
  return contentsNotes.find(fits)?.says;
}
