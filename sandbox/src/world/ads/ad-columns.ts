import { codes, indexDays, minutes, wholeNumbers } from '../columns.ts';
import type { Span } from '../story/order-columns.ts';
import type { AdConversions, AdDays } from '../tables.ts';
import { devices } from '../visits/day-visits.ts';
import type { AdConversionRow, AdDayRow } from './advertise.ts';

export function adDayColumns(rows: readonly AdDayRow[], span: Span): AdDays {
  const whole = (pick: (row: AdDayRow) => number) => wholeNumbers(rows, pick);
  const day = whole(row => row.day);
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    day,
    adGroup: codes(rows, row => row.adGroup),
    impressions: whole(row => row.impressions),
    clicks: whole(row => row.clicks),
    cost: whole(row => row.cost),
    videoViews: whole(row => row.videoViews),
    invalidClicks: whole(row => row.invalidClicks),
    eligible: whole(row => row.eligible),
    lostToBudget: whole(row => row.lostToBudget),
    lostToRank: whole(row => row.lostToRank),
    topImpressions: whole(row => row.topImpressions),
    absoluteTopImpressions: whole(row => row.absoluteTopImpressions),
  };
}

export function adConversionColumns(unsorted: readonly AdConversionRow[], span: Span): AdConversions {
  const rows = unsorted.toSorted((a, b) => a.day - b.day || a.minute - b.minute || a.order - b.order);
  const whole = (pick: (row: AdConversionRow) => number) => wholeNumbers(rows, pick);
  const day = whole(row => row.day);
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    day,
    minute: minutes(rows, row => row.minute),
    adGroup: codes(rows, row => row.adGroup),
    keyword: whole(row => row.keyword),
    term: whole(row => row.term),
    device: { codes: codes(rows, row => row.device), values: devices },
    place: codes(rows, row => row.place),
    order: whole(row => row.order),
    orderDay: whole(row => row.orderDay),
    orderMinute: minutes(rows, row => row.orderMinute),
    conversions: Float64Array.from(rows, row => row.conversions),
    value: whole(row => row.value),
  };
}
