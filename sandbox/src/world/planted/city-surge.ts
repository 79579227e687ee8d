import { itemAt } from '../../checked.ts';
import type { PlantedEvent } from '../data/events.ts';
import { places } from '../data/places.ts';
import { plantedOriginOf } from '../origin-table.ts';
import { addUnit } from '../orders/baskets.ts';
import { placeRow } from '../orders/counter-orders.ts';
import { draftOrder } from '../orders/draft-order.ts';
import { everyShare } from '../random.ts';
import type { Random } from '../random.ts';
import type { DayPlan } from '../rhythm.ts';
import { addPlantedVisit, drawMinute } from '../visits/day-visits.ts';
import { choiceOf } from './day-in-making.ts';
import type { DayInMaking } from './day-in-making.ts';

/** What the reel's viewers do: chiefly buy what they saw, and few buy at all. */
const share = { seenGoods: 0.82, visitorsWhoBuy: 0.022 };

export function surgeCity(
  event: Extract<PlantedEvent, { kind: 'city-surge' }>,
  making: DayInMaking,
  random: Random,
): void {
  const { plan, visits, sampler, variants } = making;
  const city = placeRow(event.city);
  const usual = making.orders.filter(order => order.place === city && order.channel === 'Online Store' && !order.lost);
  const expected = plan.onlineOrders * shareOf(city, plan);
  const extra = Math.max(0, Math.round(event.factor * expected) - usual.length);
  const origin = plantedOriginOf(sampler.origins, event.source);
  const other = choiceOf(making);
  const isSeenToBeHad = variants.some(
    variant => variant.tags.includes(event.tag) && !making.soldOut.has(variant.productTitle),
  );
  const seen = isSeenToBeHad ? choiceOf(making, variant => variant.tags.includes(event.tag)) : other;
  const buysSeen = everyShare(share.seenGoods, random.next());
  const visitors = Math.round(extra / share.visitorsWhoBuy);
  const added = [];
  for (let visitor = 0; visitor < visitors; visitor++) {
    const minute = drawMinute(sampler, random);
    const visit = addPlantedVisit(
      visits,
      { device: random.chance(0.9) ? 0 : 1, place: city, origin, minute },
      sampler,
      random,
    );
    if (visitor >= extra) continue;
    const order = draftOrder({ channel: 'Online Store', visit, minute, place: city });
    addUnit(order, (buysSeen() ? seen : other).draw(random));
    added.push(order);
  }
  const isNew = everyShare(event.newShare, random.next());
  for (const order of [...usual, ...added]) order.customerKind = isNew() ? 'New' : 'Returning';
  making.orders.push(...added);
}

/** Part of the day's online orders that a town should bring. */
function shareOf(city: number, plan: DayPlan): number {
  const all = places.reduce((sum, place, row) => sum + place.weight * itemAt(plan.placeLift, row), 0);
  return (itemAt(places, city).weight * itemAt(plan.placeLift, city)) / all;
}
