import { itemAt } from '../../checked.ts';
import type { PlantedEvent } from '../data/events.ts';
import { draftOrder } from '../orders/draft-order.ts';
import { addUnit } from '../orders/baskets.ts';
import { placeRow } from '../orders/counter-orders.ts';
import { everyShare } from '../random.ts';
import type { Random } from '../random.ts';
import { VISIT } from '../tables.ts';
import { devices } from '../visits/day-visits.ts';
import type { DayInMaking } from './day-in-making.ts';
import { choiceOf, dropUnits } from './day-in-making.ts';
import { leakCode } from './leaked-code.ts';
import { surgeCity } from './city-surge.ts';

/** Who takes orders away comes first, who brings some after it: so that what is brought stays as it was meant. */
const turns: readonly PlantedEvent['kind'][] = [
  'stock-out',
  'paused-campaign',
  'price-rise',
  'broken-checkout',
  'city-surge',
  'leaked-code',
  'large-order',
  'refusals',
  'cash-share',
];

export function inTurn(events: readonly PlantedEvent[]): PlantedEvent[] {
  return events.toSorted((a, b) => turns.indexOf(a.kind) - turns.indexOf(b.kind));
}

/** Lets an event happen to a day, if it is one of its days. The day was made without it, so the difference is the event and nothing else. */
export function applyEvent(event: PlantedEvent, making: DayInMaking, random: Random): void {
  switch (event.kind) {
    case 'stock-out':
      return making.ago <= event.from && making.ago >= event.to ? sellOut(event, making, random) : undefined;
    case 'paused-campaign':
      return making.ago <= event.since ? pauseCampaign(event.campaign, making) : undefined;
    case 'broken-checkout':
      return making.ago === event.on ? breakCheckout(event, making) : undefined;
    case 'leaked-code':
      return leakCode(event, making, random);
    case 'city-surge':
      return making.ago <= event.from && making.ago >= event.to ? surgeCity(event, making, random) : undefined;
    case 'price-rise':
      return making.ago <= event.since ? raisePrice(event, making, random) : undefined;
    case 'large-order':
      return making.ago === event.on ? orderInBulk(event, making) : undefined;
    case 'refusals':
    case 'cash-share':
      // They change no order, but how it is paid and whether its parcel is taken; see payment.ts and dispatch.ts.
      return undefined;
  }
}

/** Today's closed codes: from its first leaked day on, a code's uses are the event's, and after it there are none. */
export function isTakenByLeak(events: readonly PlantedEvent[], code: string, ago: number): boolean {
  return events.some(
    event => event.kind === 'leaked-code' && event.code === code && event.uses.some(use => ago <= use.on),
  );
}

type Of<Kind extends PlantedEvent['kind']> = Extract<PlantedEvent, { kind: Kind }>;

function sellOut(event: Of<'stock-out'>, making: DayInMaking, random: Random): void {
  making.soldOut.add(event.product);
  const substitute = choiceOf(making, variant => variant.type === event.substitutes.type);
  const takesAnother = everyShare(event.substitutes.share, random.next());
  const taken = new Map<(typeof making.orders)[number], number>();
  dropUnits(
    making,
    variant => variant.productTitle === event.product,
    order => {
      if (takesAnother()) taken.set(order, (taken.get(order) ?? 0) + 1);
      return true;
    },
  );
  for (const [order, units] of taken) {
    order.lost = false;
    for (let unit = 0; unit < units; unit++) addUnit(order, substitute.draw(random));
  }
}

function pauseCampaign(campaign: string, making: DayInMaking): void {
  const { visits, sampler } = making;
  const paused = sampler.origins.map(origin => origin.campaign === campaign);
  for (let row = 0; row < visits.length; row++) if (paused[itemAt(visits.origin, row)]) visits.gone[row] = 1;
  for (const order of making.orders) if (order.visit >= 0 && visits.gone[order.visit] === 1) order.lost = true;
}

function breakCheckout(event: Of<'broken-checkout'>, making: DayInMaking): void {
  const { visits } = making;
  const device = devices.indexOf(event.device);
  const completes = everyShare(event.completed, 0.5);
  for (const order of making.orders) {
    if (order.lost || order.visit < 0 || visits.device[order.visit] !== device) continue;
    if (order.minute < event.fromHour * 60 || order.minute >= event.toHour * 60 || completes()) continue;
    order.lost = true;
    visits.flags[order.visit] =
      itemAt(visits.flags, order.visit) | VISIT.addedToCart | VISIT.reachedCheckout | VISIT.engaged;
    making.failedCheckouts.push(order);
  }
  making.abandonedFactor = event.abandonedFactor;
}

function raisePrice(event: Of<'price-rise'>, making: DayInMaking, random: Random): void {
  const isDropped = everyShare(1 - event.unitsFactor, random.next());
  dropUnits(
    making,
    variant => variant.productTitle === event.product,
    () => isDropped(),
  );
}

function orderInBulk(event: Of<'large-order'>, making: DayInMaking): void {
  const variant = making.variants.findIndex(candidate => candidate.productTitle === event.product);
  making.orders.push(
    draftOrder({
      channel: 'Draft Orders',
      minute: 12 * 60 + 20,
      place: placeRow(event.city),
      buyer: event.buyer,
      unitPrice: event.price * 100,
      lines: [{ variant, quantity: event.units }],
    }),
  );
}
