/** Orders of the made-up store that nobody places on the website: those rung up at its two shops, and those of wholesale buyers. */
import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import { businessNames } from '../data/names.ts';
import { places } from '../data/places.ts';
import { kesarLane } from '../data/store.ts';
import type { Random } from '../random.ts';
import type { DayPlan } from '../rhythm.ts';
import { draftOrder } from './draft-order.ts';
import type { DraftOrder } from './draft-order.ts';

const opening = { from: 11 * 60, until: 21 * 60 };
const office = { from: 10 * 60, until: 18 * 60 };
/** Bandra sells more than Hauz Khas. */
const bandraShare = 0.58;

export function tillOrders(plan: DayPlan, random: Random): DraftOrder[] {
  const tills = kesarLane.locations.flatMap((location, row) => (location.isTill ? [row] : []));
  const count = Math.floor(plan.tillOrders * (1 + 0.05 * random.bell()) + random.next());
  return Array.from({ length: count }, () => {
    const location = random.chance(bandraShare) ? itemAt(tills, 0) : itemAt(tills, 1);
    const place = placeRow(itemAt(kesarLane.locations, location).city);
    return draftOrder({ channel: 'Point of Sale', minute: minuteIn(opening, random), place, location });
  });
}

/** Shops and hotels: a few pieces each of one or two goods that are easy to resell. */
export function wholesaleOrders(plan: DayPlan, variants: readonly VariantFacts[], random: Random): DraftOrder[] {
  const count = Math.floor(plan.draftOrders + random.next());
  const goods = variants.flatMap((variant, row) =>
    itemAt(plan.variantWeights, row) > 0 && variant.price >= 120_000 && variant.price < 360_000 ? [row] : [],
  );
  return Array.from({ length: count }, () =>
    draftOrder({
      channel: 'Draft Orders',
      minute: minuteIn(office, random),
      place: random.below(14),
      buyer: itemAt(businessNames, random.below(businessNames.length)),
      lines: [
        { variant: itemAt(goods, random.below(goods.length)), quantity: 2 + random.below(4) },
        { variant: itemAt(goods, random.below(goods.length)), quantity: 2 + random.below(3) },
      ],
    }),
  );
}

export function placeRow(city: string): number {
  const row = places.findIndex(place => place.city === city);
  if (row < 0) throw new Error(`data/places.ts knows no ${city}.`);
  return row;
}

function minuteIn(hours: { from: number; until: number }, random: Random): number {
  return hours.from + random.below(hours.until - hours.from);
}
