import { itemAt } from '../../checked.ts';
import { weekdayOf } from '../calendar.ts';
import { Weighted } from '../random.ts';
import type { Random } from '../random.ts';

/** Moments of an order's life as minutes since 1970-01-01 of the local calendar (day * 1440 + minute); -1 = never. */
export type Journey = {
  fulfilledAt: number;
  /** Everything sent; later than fulfilledAt when the order went out in parts. */
  completedAt: number;
  deliveredAt: number;
  cancelledAt: number;
  cancelReason: string;
  /** A cash-on-delivery parcel that came back. */
  refusedAt: number;
  carrier: string;
};

const DAY = 1440;
const median = { ordinaryHours: 22.5, festivalHours: 67, spread: 0.62, festivalFromLift: 1.35 };
const cancelled = { prepaid: 0.015, cod: 0.08, beforeDispatch: 0.9 };
const refusedShare = 0.13;
const cancelReasons = ['Customer changed or cancelled order', 'Other', 'Items unavailable', 'Payment declined'];
const cancelReason = new Weighted([62, 24, 10, 4]);
const carriers = ['Delhivery', 'Blue Dart', 'Ekart'];
const carrier = new Weighted([52, 28, 20]);

export function travel(
  order: {
    at: number;
    lift: number;
    isCod: boolean;
    isTill: boolean;
    isAgreed: boolean;
    lines: number;
    refusedShare?: number | undefined;
  },
  random: Random,
): Journey {
  const journey: Journey = { ...neverSent, carrier: itemAt(carriers, carrier.draw(random)) };
  if (order.isTill)
    return { ...journey, fulfilledAt: order.at, completedAt: order.at, deliveredAt: order.at, carrier: '' };
  const hours = order.lift >= median.festivalFromLift ? median.festivalHours : median.ordinaryHours;
  const dispatch = workingTime(order.at + Math.round(60 * hours * Math.exp(median.spread * random.bell())), random);
  const fate = random.next();
  const isCancelled = !order.isAgreed && fate < (order.isCod ? cancelled.cod : cancelled.prepaid);
  if (isCancelled) return cancel(journey, order.at, dispatch, random);
  journey.fulfilledAt = dispatch;
  journey.completedAt =
    order.lines > 1 && random.chance(0.05) ? workingTime(dispatch + DAY + random.below(2 * DAY), random) : dispatch;
  const arrives = Math.max(dispatch + Math.round(random.between(1.6, 4.4) * DAY), order.isCod ? order.at + 3 * DAY : 0);
  const will = order.isCod ? random.next() : 1;
  if (will < refusedShare) journey.refusedAt = Math.max(arrives, order.at + Math.round(random.between(7, 12) * DAY));
  else if (will < (order.refusedShare ?? 0))
    journey.refusedAt = Math.max(arrives, order.at + Math.round((7 + 5 * will) * DAY));
  else journey.deliveredAt = daytime(arrives);
  return journey;
}

const neverSent: Journey = {
  fulfilledAt: -1,
  completedAt: -1,
  deliveredAt: -1,
  cancelledAt: -1,
  cancelReason: '',
  refusedAt: -1,
  carrier: '',
};

function cancel(journey: Journey, orderedAt: number, dispatch: number, random: Random): Journey {
  const reason = itemAt(cancelReasons, cancelReason.draw(random));
  if (random.chance(cancelled.beforeDispatch)) {
    const latest = Math.min(dispatch, orderedAt + 2 * DAY);
    const cancelledAt = orderedAt + 5 + Math.floor((latest - orderedAt - 5) * random.next() ** 1.5);
    return { ...journey, cancelledAt, cancelReason: reason, carrier: '' };
  }
  const cancelledAt = dispatch + 30 + random.below(DAY);
  return { ...journey, fulfilledAt: dispatch, completedAt: dispatch, cancelledAt, cancelReason: reason };
}

/** The warehouse packs from ten to seven, never on Sundays. */
function workingTime(moment: number, random: Random): number {
  let day = Math.floor(moment / DAY);
  let minute = moment % DAY;
  if (minute >= 19 * 60) {
    day++;
    minute = 0;
  }
  if (weekdayOf(day) === 6) {
    day++;
    minute = 0;
  }
  return day * DAY + (minute < 10 * 60 ? 10 * 60 + random.below(180) : minute);
}

/** Parcels are handed over between nine and eight. */
function daytime(moment: number): number {
  const minute = moment % DAY;
  return moment - minute + 9 * 60 + Math.floor((minute * 660) / DAY);
}
