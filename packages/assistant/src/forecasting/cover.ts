/** How long the stock of each product lasts at the pace of the last weeks. */
import { formatValue } from '@tillsight/metrics/format';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';

export function coverRequest(where: Filter[], { now, timeZone }: Shop): MetricRequest {
  const today = dayAt(now, timeZone);
  const split: Pick<MetricRequest, 'by' | 'order'> = onlyProduct(where)
    ? {}
    : { by: ['product'], order: { by: 'days_of_cover', direction: 'asc' } };
  return {
    metrics: ['days_of_cover', 'inventory_available'],
    ...split,
    ...(where.length > 0 ? { where } : {}),
    period: { from: today, to: today },
  };
}

/** The one product that is asked about, if it is one. */
const onlyProduct = (where: Filter[] = []): string | undefined => {
  const filter = where.find(({ dimension }) => dimension === 'product');
  return filter?.is?.length === 1 ? filter.is[0] : undefined;
};

export type Cover = { product: string; days: number; units: number };

/** What still sells, the shortest cover first; what is gone already is not about to run out. */
export function coverOf(result: MetricResult | undefined): { lasting: Cover[]; gone: string[] } {
  const only = onlyProduct(result?.request.where);
  const all = (result?.rows ?? []).flatMap(({ by, values }): Cover[] => {
    const product = by['product'] ?? only;
    const [days, units] = [values['days_of_cover']?.value, values['inventory_available']?.value];
    return product && typeof days === 'number' && typeof units === 'number' ? [{ product, days, units }] : [];
  });
  const sorted = all.toSorted((a, b) => a.days - b.days || a.product.localeCompare(b.product));
  return {
    lasting: sorted.filter(({ units }) => units > 0),
    gone: sorted.filter(({ units }) => units <= 0).map(({ product }) => product),
  };
}

export function tellCover(result: MetricResult | undefined, shop: Shop): string[] {
  const { lasting, gone } = coverOf(result);
  const say = sentencesFor(shop).outlook.cover;
  if (lasting.length + gone.length === 0) return [say.nothing];
  const today = dayAt(shop.now, shop.timeZone);
  const lines = lasting.slice(0, 6).map(({ product, days, units }, at) => {
    const place = lasting.length > 1 ? `${at + 1}. ` : '';
    const line = say.line({
      product,
      days: formatValue(days, 'days', shop),
      units: formatValue(units, 'count', shop),
      until: days < 60 ? addDays(today, Math.floor(days)) : undefined,
    });
    return `${place}${line}`;
  });
  const named = gone.slice(0, mostGone);
  const goneLine = gone.length > 0 ? say.gone(named, gone.length - named.length) : '';
  // "when will it be back": nothing lasts, and nobody here knows when more comes.
  if (lasting.length === 0) return [goneLine, say.moreUnknown];
  const left = lasting.length - lines.length;
  const { rows } = sentencesFor(shop);
  const rest = left > 0 ? `• ${rows.rest({ rows: String(left), of: String(lasting.length), sums: [] })}` : '';
  return [say.head(lasting.length > 1), ...lines, rest, goneLine, say.countsNot].filter(text => text !== '');
}

const mostGone = 4;
