import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import { Weighted } from '../random.ts';
import type { Random } from '../random.ts';

/** Units of a line that a customer sends back, and what becomes of the money. Moments as in dispatch.ts. */
export type CustomerReturn = {
  at: number;
  units: { line: number; quantity: number; reason: string }[];
  refundAt: number;
  /** Part of the goods' value paid back. */
  refundShare: number;
};

const DAY = 1440;
/** Units sent back by type, of those delivered; tills take back less, one dress runs small. */
const shareOfType: Record<VariantFacts['type'], number> = {
  Kurta: 0.11,
  Lehenga: 0.157,
  Saree: 0.067,
  Dupatta: 0.056,
  Jewellery: 0.034,
  'Home Decor': 0.022,
};
const runsSmall = { title: 'Meera Anarkali Kurta', share: 0.192 };
const tillFactor = 0.3;
/** A customer who returns one unit of a line of many seldom returns them all. */
const daysAfterOrder = { from: 5, to: 14 };

const reasons = ['Size too small', 'Size too large', 'Not as described', 'Color', 'Defective', 'Unwanted', 'Other'];
const sized = new Weighted([29, 21, 14, 11, 7, 12, 6]);
const tight = new Weighted([62, 5, 8, 7, 4, 9, 5]);
const unsized = new Weighted([0, 0, 27, 27, 14, 22, 10]);

export function returnOf(
  order: { at: number; deliveredAt: number; isTill: boolean; lines: readonly { variant: number; quantity: number }[] },
  variants: readonly VariantFacts[],
  random: Random,
): CustomerReturn | null {
  const units = order.lines.flatMap(({ variant, quantity }, line) => {
    const facts = itemAt(variants, variant);
    const share = facts.productTitle === runsSmall.title ? runsSmall.share : shareOfType[facts.type];
    let back = 0;
    for (let unit = 0; unit < Math.min(quantity, 6); unit++)
      if (random.chance(order.isTill ? share * tillFactor : share)) back++;
    return back === 0 ? [] : [{ line, quantity: back, reason: itemAt(reasons, reasonFor(facts).draw(random)) }];
  });
  if (units.length === 0 || order.deliveredAt < 0) return null;
  const day =
    Math.floor(order.at / DAY) + daysAfterOrder.from + random.below(daysAfterOrder.to - daysAfterOrder.from + 1);
  const earliest = Math.floor(order.deliveredAt / DAY) + 1;
  const at = Math.max(day, earliest) * DAY + 10 * 60 + random.below(540);
  return { at, units, ...refundAfter(at, random) };
}

/** Half are paid back within two days, a third of the rest in part, the others later. */
function refundAfter(at: number, random: Random): { refundAt: number; refundShare: number } {
  const luck = random.next();
  if (luck < 0.5) return { refundAt: at + random.below(2 * DAY), refundShare: 1 };
  const refundAt = at + 2 * DAY + random.below(7 * DAY);
  return { refundAt, refundShare: luck < 0.5 + 0.5 / 3 ? 0.6 + 0.05 * random.below(6) : 1 };
}

function reasonFor(variant: VariantFacts): Weighted {
  if (variant.productTitle === runsSmall.title) return tight;
  return variant.type === 'Kurta' || variant.type === 'Lehenga' ? sized : unsized;
}
