import { itemAt } from '../../checked.ts';
import type { PlantedEvent } from '../data/events.ts';
import { places } from '../data/places.ts';
import { plantedOriginOf } from '../origin-table.ts';
import { addUnit } from '../orders/baskets.ts';
import { draftOrder } from '../orders/draft-order.ts';
import { Weighted } from '../random.ts';
import type { Random } from '../random.ts';
import { addPlantedVisit, drawMinute } from '../visits/day-visits.ts';
import { choiceOf } from './day-in-making.ts';
import type { DayInMaking } from './day-in-making.ts';

/** Some of those who would have bought anyway find the code; the others come from the coupon site because of it. */
const share = { usualBuyers: 0.4, visitorsWhoBuy: 0.085 };

export function leakCode(
  event: Extract<PlantedEvent, { kind: 'leaked-code' }>,
  making: DayInMaking,
  random: Random,
): void {
  const uses = event.uses.find(use => use.on === making.ago);
  if (!uses) return;
  const isLastDay = event.uses.every(use => use.on >= making.ago);
  const closes = isLastDay ? event.offAtHour * 60 : 24 * 60;
  const usual = making.orders.filter(order => order.channel === 'Online Store' && !order.lost && order.minute < closes);
  const found = Math.min(Math.round(uses.count * share.usualBuyers), usual.length);
  const step = usual.length / Math.max(found, 1);
  for (let taken = 0; taken < found; taken++) itemAt(usual, Math.floor(taken * step)).code = event.code;
  bringCouponHunters({ event, making, random, buyers: uses.count - found, closes });
}

type Hunt = {
  event: Extract<PlantedEvent, { kind: 'leaked-code' }>;
  making: DayInMaking;
  random: Random;
  buyers: number;
  closes: number;
};

function bringCouponHunters({ event, making, random, buyers, closes }: Hunt): void {
  const { sampler, visits } = making;
  const origin = plantedOriginOf(sampler.origins, event.site);
  const place = new Weighted(places.map(candidate => (candidate.kind === 'abroad' ? 0 : candidate.weight)));
  const unit = choiceOf(making);
  const visitors = Math.round(buyers / share.visitorsWhoBuy);
  for (let visitor = 0; visitor < visitors; visitor++) {
    const device = random.chance(0.72) ? 0 : 1;
    const minute = drawMinuteBefore(closes, making, random);
    const visit = addPlantedVisit(visits, { device, place: place.draw(random), origin, minute }, sampler, random);
    if (visitor >= buyers) continue;
    const order = draftOrder({
      channel: 'Online Store',
      visit,
      minute,
      place: itemAt(visits.place, visit),
      code: event.code,
    });
    addUnit(order, unit.draw(random));
    if (random.chance(0.35)) addUnit(order, unit.draw(random));
    making.orders.push(order);
  }
}

function drawMinuteBefore(closes: number, making: DayInMaking, random: Random): number {
  for (;;) {
    const minute = drawMinute(making.sampler, random);
    if (minute < closes) return minute;
  }
}
