/** Days, what they are held against, and filters, in English. */
import { atFirst, sinceFirst } from '@tillsight/metrics/cohorts';
import { formatDay, formatHours, formatMoment, formatTime, formatPeriod } from '@tillsight/metrics/format-time';
import { addDays, dayCount } from '@tillsight/metrics/period';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Period } from '@tillsight/metrics/request';
import type { Base, BaseUntil, Days, FilterPart, Label, Place } from '../parts.ts';
import type { PlaceSentences } from '../telling-sentences.ts';
import { titles } from './titles.ts';

export type EnglishPlaces = PlaceSentences & {
  /** A figure, or several, of which rows and which days: "Kurta, orders in Oct 2026". */
  named: (title: string, place: Place) => string;
};

export function englishPlaces(country: string): EnglishPlaces {
  const period = (days: Period): string => formatPeriod(days, country);
  const daysIn = (days: Days): string => daysText(days, period);
  const filters = filtersIn(country);
  const plainBase = (base: Base): string => {
    const text = `${period(base.period)}${untilText(base.until, country)}`;
    if (base.feast) return `${text}, ${base.feast} of that year`;
    return base.isYearAgo ? `${text}, the same days a year before` : text;
  };
  return {
    period,
    days: daysIn,
    plainBase,
    base: base => `${preposition(base.period)} ${plainBase(base)}`,
    filters,
    place: place => withGoods('', place, filters, daysIn),
    named: (title, place) => withGoods(title, place, filters, daysIn),
    label: label => labelText(label, country),
    unknownLabel: 'not known',
    noShop: 'outside the shops',
  };
}

/**
 * "Kurta, orders in Mumbai in Oct 2026": goods and campaigns stand first, by their own names, as they are what is spoken of. Without a
 * title: "Kurta in Mumbai, in Oct 2026".
 */
function withGoods(
  title: string,
  { filters: parts, days: of }: Place,
  filtersIn: PlaceSentences['filters'],
  daysIn: PlaceSentences['days'],
): string {
  const goods = parts.filter(isGoods);
  const rest = [filtersIn(parts.filter(part => !isGoods(part))), daysIn(of)].filter(text => text !== '').join(' ');
  const told = [title, rest].filter(text => text !== '').join(' ');
  return [...goods.map(({ values, isMore }) => listed(values, isMore)), told].filter(text => text !== '').join(', ');
}

/** What has a name that stands by itself. */
const isGoods = ({ dimension, isNot }: FilterPart): boolean =>
  !isNot && /^(product|product_type|variant|collection|campaign|vendor)$/.test(dimension);

const listed = (values: readonly string[], isMore: boolean): string =>
  isMore ? `${values.join(', ')}, …` : [values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' and ');

function daysText(days: Days, period: (days: Period) => string): string {
  if (days.kind === 'now') return 'now';
  if (days.kind === 'said') return days.text;
  const text = period(days.period);
  if (days.kind === 'today') return `today, ${text}, until ${days.until}`;
  if (days.kind === 'yesterday') return `yesterday, ${text}`;
  const isSince = days.label?.startsWith('since ');
  const named = `${isSince ? '' : `${preposition(days.period)} `}${days.label === undefined ? text : `${days.label}, ${text}`}`;
  return days.until === undefined ? named : `${named}, today until ${days.until}`;
}

/** "on 15 Nov 2026", "in Oct 2026", "for 9–15 Nov 2026". */
function preposition(period: Period): string {
  if (period.from === period.to) return 'on';
  return period.from.endsWith('-01') && addDays(period.to, 1).endsWith('-01') && dayCount(period) < 32 ? 'in' : 'for';
}

function untilText(until: BaseUntil, country: string): string {
  if (until.kind === 'end') return '';
  if (until.kind === 'time') return ` until ${formatTime(until.time)}`;
  if (until.kind === 'same-time') return ' until the same time of day';
  const day = until.isOne ? 'all of the day' : `all of ${formatMoment('day', until.day, country)}`;
  return until.isMixed ? ` until the same time, or ${day} where no hours are known` : `, ${day} included`;
}

/** "in Mumbai and Pune", "without Saree", "on mobile". */
const filtersIn =
  (country: string) =>
  (parts: readonly FilterPart[]): string =>
    parts.map(part => filterText(part, country)).join(', ');

function filterText({ dimension, values: known, isMore, isNot, atLeast }: FilterPart, country: string): string {
  const values = dimension === 'day' ? known.toSorted().map(day => formatMoment('day', day, country)) : known;
  if (dimension === 'hour') return `from ${formatHours(Number(values[0]), Number(values.at(-1)) + 1)}`;
  if (atLeast !== undefined) return `with ${atLeast} or more orders`;
  if (dimension === 'number_of_orders' && !isNot && values.join() === '1') return 'with 1 order';
  const shown = dimension === 'weekday' ? values.map(day => `${day}s`).join(' and ') : listed(values, isMore);
  const phrase = isNot ? (negated[dimension] ?? 'without %') : phrases[dimension];
  return (phrase ?? `for ${titles.dimension(dimension)} %`).replace('%', () => shown);
}

const phrases: Record<string, string> = {
  city: 'in %', region: 'in %', country: 'in %', product: 'of %', product_type: 'of %', collection: 'of the collection %', campaign: 'of the campaign %', device: 'on %', operating_system: 'on %', browser: 'in %',
  discount_code: 'with the code %', sales_channel: 'through %', pos_location: 'at %', inventory_location: 'at %', traffic_channel: 'from %', source: 'from %', payment_gateway: 'paid with %',
  payment_method: 'paid by %', order_tag: 'tagged %', customer_type: 'of % customers', tax_name: 'as %', tax_rate: 'at %', weekday: 'on %', day: 'on %', vendor: 'of the brand %', landing_page: 'landing on %', variant: 'of %', attribution_window: 'on % attribution', number_of_orders: 'with % orders', 'colour and size': 'in %',
}; // prettier-ignore

const negated: Record<string, string> = {
  city: 'outside %', region: 'outside %', country: 'outside %', device: 'not on %', operating_system: 'not on %', browser: 'not in %', sales_channel: 'not through %', pos_location: 'not at %', payment_gateway: 'not paid with %', payment_method: 'not paid by %',
  order_tag: 'not tagged %', discount_code: 'without the code %', weekday: 'without %', traffic_channel: 'not from %', source: 'not from %', customer_type: 'of other than % customers', attribution_window: 'on other than % attribution',
}; // prettier-ignore

function labelText({ dimension, value, isOfAnotherYear }: Label, country: string): string {
  if (dimension === sinceFirst && value === atFirst) return 'first order';
  if (value === '/' && /page/i.test(dimension)) return 'home page';
  if (dimension === 'number_of_orders') return value === '1' ? '1 order' : `${value} orders`;
  if (!['hour', 'day', 'week', 'month', 'quarter'].includes(dimension)) return plainName(value).slice(0, 60);
  if (isOfAnotherYear) return `${dimension === 'week' ? 'week of ' : ''}${formatDay(value, country)}`;
  return formatMoment(dimension, value, country);
}
