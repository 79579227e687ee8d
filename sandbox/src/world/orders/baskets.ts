import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import { pageAppeal } from '../data/origins.ts';
import { places } from '../data/places.ts';
import { evenly } from '../random.ts';
import type { Random } from '../random.ts';
import type { DayPlan } from '../rhythm.ts';
import type { Origin } from '../world.ts';
import type { DayVisits } from '../visits/day-visits.ts';
import type { DraftOrder } from './draft-order.ts';

/** How many orders hold 1, 2, 3, 4, 5 units. */
const unitShares = [0.715, 0.182, 0.066, 0.026, 0.011];
/** Who came in by a page buys what it shows, so often, and oftener when an ad led there; small gifts are bought in twos. */
const habits = { landing: 0.75, advertised: 0.97, twins: 0.35 };

/** What visitors of each landing page want: 1 for every variant that fits. */
export type Wishes = {
  ofPage: readonly (Uint8Array | null)[];
  dear: Uint8Array;
  gifts: Uint8Array;
  byPrice: Int32Array;
  /** Origins that are Google Ads. */
  isAd: readonly boolean[];
};

export function wishesOf(variants: readonly VariantFacts[], origins: readonly Origin[]): Wishes {
  const mask = (fits: (variant: VariantFacts) => boolean) =>
    Uint8Array.from(variants, variant => (fits(variant) ? 1 : 0));
  return {
    ofPage: pageAppeal.map(page => {
      const { type, tag, title, priceBelow, priceAbove } = page;
      if (type) return mask(variant => variant.type === type);
      if (tag) return mask(variant => variant.tags.includes(tag));
      if (title) return mask(variant => variant.productTitle === title);
      if (priceBelow) return mask(variant => variant.price < priceBelow * 100);
      return priceAbove ? mask(variant => variant.price > priceAbove * 100) : null;
    }),
    dear: mask(variant => variant.price > 220_000),
    gifts: mask(variant => variant.price < 100_000 && (variant.type === 'Jewellery' || variant.type === 'Home Decor')),
    isAd: origins.map(origin => origin.adGroup !== ''),
    byPrice: Int32Array.from(variants.keys()).sort(
      (a, b) => itemAt(variants, a).price - itemAt(variants, b).price || a - b,
    ),
  };
}

/**
 * The day's units are laid out first, each variant as often as the plan says; then orders take from the heap, those with a wish first. So
 * wishes shape who buys what, and never how much of it is sold.
 */
export function fillBaskets(
  orders: readonly DraftOrder[],
  setting: { plan: DayPlan; wishes: Wishes; visits: DayVisits; random: Random },
): void {
  const { plan, wishes, visits, random } = setting;
  const counts = evenly(unitShares, orders.length, random.next()).map(extra => extra + 1);
  random.shuffle(counts);
  orders.forEach((order, index) => {
    if (itemAt(places, order.place).kind === 'abroad') counts[index] = Math.max(2, itemAt(counts, index));
  });
  const heap = new Heap(unitsOfDay(plan, wishes, total(counts), random));
  const wishOf = orders.map(order => wishFor(order, wishes, visits, random));
  orders.forEach((order, index) => {
    const wish = wishOf[index];
    if (wish) addUnit(order, heap.takeWished(wish, random));
  });
  orders.forEach((order, index) => {
    let missing = itemAt(counts, index) - (order.lines.length > 0 ? 1 : 0);
    while (missing-- > 0) addUnit(order, nextUnit(order, heap, wishes, random));
  });
}

export function addUnit(order: DraftOrder, variant: number): void {
  const line = order.lines.find(known => known.variant === variant);
  if (line) line.quantity++;
  else order.lines.push({ variant, quantity: 1 });
}

function nextUnit(order: DraftOrder, heap: Heap, wishes: Wishes, random: Random): number {
  const first = order.lines[0]?.variant;
  if (first !== undefined && wishes.gifts[first] === 1 && random.chance(habits.twins)) return heap.takeSame(first);
  return heap.take();
}

function wishFor(order: DraftOrder, wishes: Wishes, visits: DayVisits, random: Random): Uint8Array | null {
  if (itemAt(places, order.place).kind === 'abroad') return wishes.dear;
  if (order.visit < 0) return null;
  const wish = wishes.ofPage[itemAt(visits.landing, order.visit)];
  const resolve = wishes.isAd[itemAt(visits.origin, order.visit)] ? habits.advertised : habits.landing;
  return wish && random.chance(resolve) ? wish : null;
}

/** Units in the order of price, picked evenly: a day never lacks or hoards dear goods by luck. Then shuffled. */
function unitsOfDay(plan: DayPlan, wishes: Wishes, count: number, random: Random): Int32Array {
  const weights = Float64Array.from(wishes.byPrice, variant => itemAt(plan.variantWeights, variant));
  const units = evenly(weights, count, random.next()).map(rank => itemAt(wishes.byPrice, rank));
  random.shuffle(units);
  return units;
}

class Heap {
  private readonly units: Int32Array;
  private left: number;

  constructor(units: Int32Array) {
    this.units = units;
    this.left = units.length;
  }

  take(): number {
    return itemAt(this.units, --this.left);
  }

  takeSame(variant: number): number {
    for (let place = this.left - 1; place >= 0; place--) if (this.units[place] === variant) return this.removeAt(place);
    return this.take();
  }

  takeWished(wish: Uint8Array, random: Random): number {
    const start = random.below(this.left);
    for (let step = 0; step < this.left; step++) {
      const place = (start + step) % this.left;
      if (wish[itemAt(this.units, place)] === 1) return this.removeAt(place);
    }
    return this.take();
  }

  private removeAt(place: number): number {
    const unit = itemAt(this.units, place);
    this.units[place] = itemAt(this.units, --this.left);
    return unit;
  }
}

function total(counts: Int32Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
