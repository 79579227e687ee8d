import { itemAt } from '../../checked.ts';
import { adShareUntil } from '../ads/split-ad-day.ts';
import type { Story } from '../story/story.ts';
import type { AdConversions, AdDays } from '../tables.ts';
import { indexDays } from '../columns.ts';

/** Today's advertising as far as the day has come, and the conversions of orders that exist by now. */
export function adsUntil(
  story: Story,
  minute: number,
  orders: number,
): { adDays: AdDays; adConversions: AdConversions } {
  return { adDays: adDaysUntil(story, minute), adConversions: conversionsUntil(story, orders) };
}

function adDaysUntil({ adDays, today }: Story, minute: number): AdDays {
  const share = adShareUntil(minute);
  const first = itemAt(adDays.byDay.start, today - adDays.byDay.firstDay);
  const sofar = (column: Int32Array) =>
    column.map((amount, row) => (row < first ? amount : Math.round(amount * share)));
  return {
    ...adDays,
    impressions: sofar(adDays.impressions),
    clicks: sofar(adDays.clicks),
    cost: sofar(adDays.cost),
    videoViews: sofar(adDays.videoViews),
    invalidClicks: sofar(adDays.invalidClicks),
    eligible: sofar(adDays.eligible),
    lostToBudget: sofar(adDays.lostToBudget),
    lostToRank: sofar(adDays.lostToRank),
    topImpressions: sofar(adDays.topImpressions),
    absoluteTopImpressions: sofar(adDays.absoluteTopImpressions),
  };
}

function conversionsUntil({ adConversions: all, today, firstDay }: Story, orders: number): AdConversions {
  const known = Int32Array.from(all.order.keys()).filter(row => itemAt(all.order, row) < orders);
  const day = known.map(row => itemAt(all.day, row));
  return {
    length: known.length,
    byDay: indexDays(day, firstDay, today),
    day,
    minute: Uint16Array.from(known, row => itemAt(all.minute, row)),
    adGroup: Uint8Array.from(known, row => itemAt(all.adGroup, row)),
    keyword: known.map(row => itemAt(all.keyword, row)),
    term: known.map(row => itemAt(all.term, row)),
    device: { codes: Uint8Array.from(known, row => itemAt(all.device.codes, row)), values: all.device.values },
    place: Uint8Array.from(known, row => itemAt(all.place, row)),
    order: known.map(row => itemAt(all.order, row)),
    orderDay: known.map(row => itemAt(all.orderDay, row)),
    orderMinute: Uint16Array.from(known, row => itemAt(all.orderMinute, row)),
    conversions: Float64Array.from(known, row => itemAt(all.conversions, row)),
    value: known.map(row => itemAt(all.value, row)),
  };
}
