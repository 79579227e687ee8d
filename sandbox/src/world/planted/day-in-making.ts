import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import type { DraftOrder } from '../orders/draft-order.ts';
import { Weighted } from '../random.ts';
import type { DayPlan } from '../rhythm.ts';
import type { DayVisits, VisitSampler } from '../visits/day-visits.ts';

/** A day between its ordinary making and its entry into the tables: what planted events work on. */
export type DayInMaking = {
  day: number;
  /** Days before today. */
  ago: number;
  plan: DayPlan;
  visits: DayVisits;
  sampler: VisitSampler;
  orders: DraftOrder[];
  /** Titles of products that cannot be had today. */
  soldOut: Set<string>;
  /** Paid for nowhere: checkouts that failed at the last button. */
  failedCheckouts: DraftOrder[];
  /** How many times the usual number of checkouts is abandoned. */
  abandonedFactor: number;
  variants: readonly VariantFacts[];
};

/** Takes units away from orders; an order that is left with nothing is lost, and its visit bought nothing. */
export function dropUnits(
  making: DayInMaking,
  concerns: (variant: VariantFacts) => boolean,
  dropsUnit: (order: DraftOrder) => boolean,
): void {
  for (const order of making.orders) {
    if (order.lost || order.unitPrice !== null) continue;
    for (const line of order.lines.filter(line => concerns(itemAt(making.variants, line.variant)))) {
      const units = line.quantity;
      for (let unit = 0; unit < units; unit++) if (dropsUnit(order)) line.quantity--;
    }
    order.lines = order.lines.filter(line => line.quantity > 0);
    order.lost = order.lines.length === 0;
  }
}

/** What extra buyers may choose from: the day's weights, without what is sold out. */
export function choiceOf(making: DayInMaking, isMeant: (variant: VariantFacts) => boolean = () => true): Weighted {
  const { variants, plan, soldOut } = making;
  return new Weighted(
    variants.map((variant, row) =>
      isMeant(variant) && !soldOut.has(variant.productTitle) ? itemAt(plan.variantWeights, row) : 0,
    ),
  );
}
