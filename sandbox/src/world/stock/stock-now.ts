import { addAt, itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import type { PlantedEvent } from '../data/events.ts';
import { stockNow } from '../data/products.ts';
import { evenly, hashShare } from '../random.ts';

/** Where the sellable units lie, in the order of the store's locations. */
const locationShares = [0.8, 0.1, 0.1] as const;
const coverDays = { least: 20, most: 60 };

/** Units of today, `[location][variant]`: what the story demands, and days of cover for everything else. */
export function stockOfToday(
  variants: readonly VariantFacts[],
  setting: { seed: string; unitsPerDay: Float64Array; events: readonly PlantedEvent[] },
): Int32Array[] {
  const wanted = Int32Array.from(variants, (_, row) => {
    const cover = coverDays.least + (coverDays.most - coverDays.least) * hashShare(`${setting.seed}/cover`, row);
    return Math.max(8, Math.round(cover * itemAt(setting.unitsPerDay, row)));
  });
  for (const rule of stockNow) {
    const rows = variants.flatMap((variant, row) =>
      variant.productTitle === rule.product && (rule.variant === undefined || rule.variant === variant.title)
        ? [row]
        : [],
    );
    const weights = rows.map(row => itemAt(variants, row).weight);
    for (const row of rows) wanted[row] = 0;
    if (rule.units < 0) wanted[itemAt(rows, 0)] = rule.units;
    else for (const choice of evenly(weights, rule.units, 0.5)) addAt(wanted, itemAt(rows, choice), 1);
  }
  return locationShares.map((_, location) => Int32Array.from(wanted, units => unitsAt(units, location)));
}

/** Small stocks lie in the warehouse; of larger ones each store has its tenth. */
function unitsAt(units: number, location: number): number {
  const inStores = [1, 2].map(store => (units < 10 ? 0 : Math.round(units * locationShares[store as 1 | 2])));
  return location === 0 ? units - itemAt(inStores, 0) - itemAt(inStores, 1) : itemAt(inStores, location - 1);
}
