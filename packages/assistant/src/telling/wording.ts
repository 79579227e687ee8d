/** Values, changes, periods and filters as the parts of sentences. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue, type MoneyWording } from '@tillsight/metrics/format';
import { formatClock } from '@tillsight/metrics/format-time';
import { isPlace, namesOf } from '@tillsight/metrics/place-names';
import { addDays, dayAt, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, MetricResult, Period, ResultValue } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Notes } from '../intent.ts';
import type { Base, BaseUntil, Change, Days, FilterPart, Place } from '../sentences/parts.ts';
import { festivalIn } from '../days/feasts.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { festivals } from '../vocabulary/festivals.ts';

export type Voice = {
  shop: Shop;
  notes: Pick<Notes, 'scale' | 'shares' | 'average' | 'shareOfOthers' | 'asksEarlier'>;
  result: MetricResult;
};

export function valueText(key: string, value: number | null | undefined, { shop, notes, result }: Voice): string {
  const unit = metricByKey(key)?.unit ?? 'number';
  const currency = result.currencies?.[key] ?? result.currency;
  return formatValue(value ?? null, unit, { currency, wording: wordingOf(notes), language: shop.language });
}

/** A number of rows or days, with the asker's own grouping of digits. */
export const countText = (count: number, { currency }: Pick<Shop, 'currency'>): string =>
  formatValue(count, 'count', { currency });

/** "in lakhs" stays in lakhs, whatever the size. */
export const wordingOf = ({ scale }: Pick<Notes, 'scale'>): MoneyWording => scale ?? 'full';

/** Nothing where there is nothing to compare with. */
export function changeOf(key: string, { value, base, change }: ResultValue): Change | undefined {
  if (value === null || base === null || base === undefined) return undefined;
  const isShare = metricByKey(key)?.unit === 'percent';
  if (value === base || (isShare && Math.abs(value - base) < 0.0005)) return { way: 'same' };
  const way = value > base ? 'up' : 'down';
  if (isShare) return { way, by: Math.abs(value - base), in: 'points' };
  // Below nothing there are no percent: "down 313%" says as little as "up −20%".
  if (value < 0 || base < 0) return { way };
  return change === null || change === undefined ? undefined : { way, by: Math.abs(change), in: 'percent' };
}

/** Whether a change is welcome; of some figures it is neither. */
export function moodOf(key: string, way: Change['way']): 'good' | 'bad' | 'plain' {
  const good = metricByKey(key)?.good_when ?? 'neutral';
  if (way === 'same' || good === 'neutral') return 'plain';
  return way === good ? 'good' : 'bad';
}

/** As many values of a filter are named. */
const most = 4;

/** The days of a request, and up to when they are known where they are not over. */
export function daysOf(request: MetricRequest, shop: Shop, label?: string): Days {
  const { period } = request;
  if (request.metrics.every(isNow)) return { kind: 'now' };
  const today = dayAt(shop.now, shop.timeZone);
  if (period.from === today) return { kind: 'today', period, until: clockText(shop) };
  const isYesterday = period.from === period.to && period.to === addDays(today, -1);
  if (isYesterday) return { kind: 'yesterday', period };
  return { kind: 'span', period, label, ...(period.to < today ? {} : { until: clockText(shop) }) };
}

export const placeOf = (request: MetricRequest, shop: Shop, label?: string): Place => ({
  filters: filterParts(request.where?.filter(filter => !isSaidByRows(filter, request))),
  days: daysOf(request, shop, label),
});

/** "Orders by order tag": the rows say which tags, and "tagged COD" beside it reads twice. So do two shops "by shop". */
const isSaidByRows = ({ dimension, is = [] }: Filter, { by }: MetricRequest): boolean =>
  by?.includes(dimension) === true &&
  (/^(?:order_tag|payment_method)$/.test(dimension) ? is.length > 0 : is.length > 1);

export const isNow = (key: string): boolean => ['now', 'realtime'].includes(metricByKey(key)?.timing ?? '');

export function clockText({ now, timeZone, language }: Shop): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return formatClock(there.hour, there.minute, language);
}

/** The last full hour. */
export function hourText({ now, timeZone, language }: Shop): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return formatClock(there.hour, 0, language);
}

/** The days something is held against, and up to which time of the last one where the period is still running. */
export function baseOf({ request, baseUntil = {} }: MetricResult): Base | undefined {
  const { base, period } = request;
  if (!base) return undefined;
  const lastYear = samePeriodLastYear(period);
  const isYearAgo = base.from === lastYear.from && base.to === lastYear.to;
  const feast = feastOfBoth(period, base);
  return {
    period: base,
    isYearAgo,
    until: untilOf(Object.values(baseUntil), base),
    ...(base.from > period.to ? { isLater: true as const } : {}),
    ...(feast ? { feast } : {}),
  };
}

/** Both are the days of one festival, each of its year. */
const feastOfBoth = (period: Period, base: Period): string | undefined =>
  period.from.slice(0, 4) === base.from.slice(0, 4)
    ? undefined
    : festivals.find(feast =>
        [period, base].every(days => isSame(festivalIn(feast, Number(days.from.slice(0, 4))), days)),
      )?.name;
const isSame = (one: Period | undefined, other: Period): boolean => one?.from === other.from && one.to === other.to;

/** Figures that end at different times are told together. */
function untilOf(ends: (string | null)[], base: Period): BaseUntil {
  const times = new Set(ends);
  const [time] = times;
  if (times.has(null))
    return { kind: 'whole-day', day: base.to, isOne: base.from === base.to, isMixed: times.size > 1 };
  if (times.size > 1) return { kind: 'same-time' };
  return time ? { kind: 'time', time } : { kind: 'end' };
}

export function filterParts(where: readonly Filter[] = []): FilterPart[] {
  const isOfOne = where.some(({ dimension }) => dimension === 'product');
  return where.map(filter => partOf(variantsAlike(filter, isOfOne) ?? colourAndSize(filter, isOfOne)));
}

/** "of Noor Mirror Lehenga, in Pink / L and Pink / M" */
const colourAndSize = (filter: Filter, isBesideProduct: boolean): Filter =>
  isBesideProduct && filter.dimension === 'variant' && filter.is ? { ...filter, dimension: 'colour and size' } : filter;

const mostNamed = 3;

/** "in XL": what many variants have in common. The few of one product are named one by one: White / M and White / L are not all that is white. */
function variantsAlike({ dimension, is }: Filter, isOfOne: boolean): Filter | undefined {
  if (dimension !== 'variant' || !is || is.length < 2 || (isOfOne && is.length <= mostNamed)) return undefined;
  const parts = is.map(value => value.split(' - ').at(-1)!.split(' / '));
  const common = parts[0]!.filter(part => parts.every(each => each.includes(part)));
  return common.length > 0 ? { dimension: 'colour and size', is: common } : undefined;
}

function partOf({ dimension, is, is_not: isNot }: Filter): FilterPart {
  const named = (is ?? isNot ?? []).map(value =>
    isPlace(dimension) ? (namesOf(dimension, value)[0] ?? value) : value,
  );
  const values = [...new Set(named)].map(value => value.slice(0, 60));
  const atLeast = dimension === 'number_of_orders' && !is ? leastOf(values) : undefined;
  if (atLeast !== undefined) return { dimension, values: [String(atLeast)], isMore: false, isNot: false, atLeast };
  const isListed = dimension !== 'hour' && dimension !== 'weekday';
  const isMore = isListed && values.length > most;
  return { dimension, values: isMore ? values.slice(0, most) : values, isMore, isNot: is === undefined };
}

/** Without 0, 1 and 2 there are 3 or more. */
const leastOf = (values: readonly string[]): number | undefined =>
  values.every((value, at) => value === String(at)) ? values.length : undefined;

/** A day or week of another year than the present one says its year. */
export function labelText(dimension: string, value: string | null, shop: Shop): string {
  const say = sentencesFor(shop);
  if (value === null || value === '') return dimension === 'pos_location' ? say.noShop : say.unknownLabel;
  const isOfAnotherYear = /^(day|week)$/.test(dimension) && !dayAt(shop.now, shop.timeZone).startsWith(value.slice(0, 4)); // prettier-ignore
  return say.label({ dimension, value, isOfAnotherYear });
}
