/** Two figures beside each other, one a part of the other: "Conversion value as a share of online store sales: 40.2%". */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import type { MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText, type Voice } from './wording.ts';

/** What others are a part of. */
const wholes = /^(?:total_sales_revenue|net_sales|gross_sales|online_store_sales|purchaseRevenue|total_orders|online_store_orders|ecommercePurchases|sessions|store_sessions)$/; // prettier-ignore

/** What is sold or bought, as one platform or another counts it. */
const countAlike =
  /sales|revenue|conversion|orders_with_payments|discounted_orders|^(?:total|online_store)_orders$|purchases|sessions/i;

type Cell = { key: string; value: number; result: MetricResult };

/** Nothing unless two figures are all that was told, of the same days and the same unit. */
export function pairLine(results: readonly MetricResult[], voice: Omit<Voice, 'result'>): string | undefined {
  const cells = results
    .filter(({ request }) => (request.by ?? []).length === 0)
    .flatMap((result): Cell[] =>
      result.request.metrics.flatMap(key => {
        const value = result.rows[0]?.values[key]?.value;
        return typeof value === 'number' && value > 0 ? [{ key, value, result }] : [];
      }),
    );
  const pair = partAndWhole(cells);
  const [one, other] = cells;
  if (!pair || !one || !other || !isOfSameDays(one, other)) return undefined;
  const { part, whole } = pair;
  const gap = whole.value - part.value;
  return sentencesFor(voice.shop).figures.partOf({
    part: part.key,
    whole: whole.key,
    share: formatPercent(part.value / whole.value),
    // What is spent of sales, or cancelled of orders, is another thing than they are: their difference says nothing.
    ...(countAlike.test(part.key)
      ? {
          gap: {
            by: valueText(whole.key, gap, { ...voice, result: whole.result }),
            share: formatPercent(gap / whole.value),
          },
        }
      : {}),
  });
}

/** Two sums of one unit of which the larger is what the smaller may be a part of. */
export function partAndWhole<Of extends { key: string; value: number }>(
  cells: readonly Of[],
): { part: Of; whole: Of } | undefined {
  const [part, whole, ...more] = cells.toSorted((a, b) => a.value - b.value);
  if (!part || !whole || more.length > 0 || part.value <= 0 || part.key === whole.key) return undefined;
  const [one, other] = [metricByKey(part.key), metricByKey(whole.key)];
  const isAlike = one?.unit === other?.unit && /^(money|count)$/.test(one?.unit ?? '');
  return isAlike && one?.additive && other?.additive && wholes.test(whole.key) ? { part, whole } : undefined;
}

function isOfSameDays(one: Cell, other: Cell): boolean {
  const currency = ({ key, result }: Cell): string => result.currencies?.[key] ?? result.currency;
  const [days, otherDays] = [one, other].map(({ result }) => JSON.stringify(result.request.period));
  return days === otherDays && currency(one) === currency(other);
}
