/** What is low or out of stock, as one orders it again: each variant, the pieces that are left and how long they last. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Context } from '../draft.ts';
import type { Ask } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Telling } from '../compose.ts';
import { countText, labelText, placeOf } from '../telling/wording.ts';

const low = 'low_stock_variants';
const out = 'out_of_stock_variants';

/** What is asked beside the count: the variants, and of each its pieces and days. */
export function shortStockCompanions({ ranking, bounds }: Ask, requests: readonly MetricRequest[]): MetricRequest[] {
  const [request, ...others] = requests;
  const [short, ...more] = request?.metrics ?? [];
  const isList = others.length + more.length === 0 && (short === low || short === out);
  if (!request || !isList || bounds.length > 0 || (ranking?.direction === 'asc' && request.by)) return [];
  const where = request.where ?? [];
  if (
    ![short, ...pieces].every(key => where.every(({ dimension }) => metricByKey(key)?.dimensions.includes(dimension)))
  )
    return [];
  const cut = { by: ['variant'], ...(where.length > 0 ? { where } : {}), period: request.period };
  return [
    { ...cut, metrics: [short], limit: 1000 },
    { ...cut, metrics: pieces, limit: 10_000 },
  ];
}

const pieces = ['inventory_available', 'days_of_cover'];

/** Of what is low the soonest gone first, and what does not sell at present last; of what is out the most owed first. */
export function shortStockLines([few, left]: readonly MetricResult[], { shop }: Context): Telling['instead'] {
  const [short] = few?.request.metrics ?? [];
  if (!few || (short !== low && short !== out)) return undefined;
  const known = new Map((left?.rows ?? []).map(({ by, values }) => [by['variant'], values]));
  const rows = few.rows.flatMap(({ by, values }) => {
    const name = by['variant'];
    const own = known.get(name);
    const units = own?.['inventory_available']?.value;
    if (!name || !values[short]?.value || typeof units !== 'number') return [];
    return [{ name, units, days: own?.['days_of_cover']?.value ?? null }];
  });
  const sorted = rows.toSorted(
    (a, b) =>
      (short === low ? (a.days ?? Infinity) - (b.days ?? Infinity) : 0) ||
      a.units - b.units ||
      a.name.localeCompare(b.name),
  );
  if (sorted.length === 0) return undefined;
  const say = sentencesFor(shop).rows;
  return {
    head: say.shortStockHead({ place: placeOf(few.request, shop), count: sorted.length, isOut: short === out }),
    items: sorted.map(({ name, units, days }, at) => {
      const line = { place: at + 1, name: labelText('variant', name, shop) };
      return short === out
        ? say.outOfStock({ ...line, owed: units < 0 ? countText(-units, shop) : undefined })
        : say.lowStock({ ...line, units: countText(units, shop), days });
    }),
  };
}
