/** What is low in stock, as one orders it again: each variant, the pieces that are left and how long they last. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Context } from '../draft.ts';
import type { Ask } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Telling } from '../compose.ts';
import { countText, labelText, placeOf } from '../telling/wording.ts';

const low = 'low_stock_variants';

/** What is asked beside the count: the variants, and of each its pieces and days. */
export function lowStockCompanions({ ranking, bounds }: Ask, requests: readonly MetricRequest[]): MetricRequest[] {
  const [request, ...others] = requests;
  const isList = others.length === 0 && request?.metrics.length === 1 && request.metrics[0] === low;
  if (!isList || bounds.length > 0 || (ranking?.direction === 'asc' && request.by)) return [];
  const where = request.where ?? [];
  if (![low, ...pieces].every(key => where.every(({ dimension }) => metricByKey(key)?.dimensions.includes(dimension))))
    return [];
  const cut = { by: ['variant'], ...(where.length > 0 ? { where } : {}), period: request.period };
  return [
    { ...cut, metrics: [low], limit: 1000 },
    { ...cut, metrics: pieces, limit: 10_000 },
  ];
}

const pieces = ['inventory_available', 'days_of_cover'];

/** Soonest gone first; what does not sell at present comes last. */
export function lowStockLines([few, left]: readonly MetricResult[], { shop }: Context): Telling['instead'] {
  if (!few) return undefined;
  const known = new Map((left?.rows ?? []).map(({ by, values }) => [by['variant'], values]));
  const rows = few.rows.flatMap(({ by, values }) => {
    const name = by['variant'];
    const own = known.get(name);
    const units = own?.['inventory_available']?.value;
    if (!name || !values[low]?.value || typeof units !== 'number') return [];
    return [{ name, units, days: own?.['days_of_cover']?.value ?? null }];
  });
  const sorted = rows.toSorted(
    (a, b) => (a.days ?? Infinity) - (b.days ?? Infinity) || a.units - b.units || a.name.localeCompare(b.name),
  );
  if (sorted.length === 0) return undefined;
  const say = sentencesFor(shop).rows;
  return {
    head: say.lowStockHead({ place: placeOf(few.request, shop), count: sorted.length }),
    items: sorted.map(({ name, units, days }, at) =>
      say.lowStock({ place: at + 1, name: labelText('variant', name, shop), units: countText(units, shop), days }),
    ),
  };
}
