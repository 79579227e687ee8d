/** What the turn before asked for, as a wish again. */
import { unitOf } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, Period } from '@tillsight/metrics/request';
import type { Ask, AskedFilter, AskedPeriod } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { festivals } from '../vocabulary/festivals.ts';

/** The wish behind the requests of the turn before. */
export function askBefore(requests: readonly [MetricRequest, ...MetricRequest[]], calendar: Calendar): Ask {
  const [request] = requests;
  const together = requests.filter(each => sameSlots(each, request));
  const unit = stretchOf(request.period, calendar);
  const bases = request.base ? { base: { kind: 'named' as const, period: request.base } } : {};
  return {
    metrics: together.flatMap(each => each.metrics).map(key => ({ key, named: true })),
    by: [...(request.by ?? [])],
    filters: (request.where ?? []).map(askedFilter),
    when: { period: request.period, ...(unit ? { unit } : {}), ...festivalBefore(request) },
    ...bases,
    ...(request.order && request.by?.length
      ? {
          ranking: {
            direction: request.order.direction,
            isQuality: false,
            ...(request.limit ? { limit: request.limit } : {}),
          },
        }
      : {}),
    bounds: [],
  };
}

/** What a turn without figures spoke of. */
export function askAbout(
  { metrics = [], by = [], where = [], period }: Partial<MetricRequest>,
  calendar: Calendar,
): Ask {
  const unit = period && stretchOf(period, calendar);
  return {
    metrics: metrics.map(key => ({ key, named: true })),
    by: [...by],
    filters: where.map(askedFilter),
    ...(period ? { when: { period, ...(unit ? { unit } : {}) } } : {}),
    bounds: [],
  };
}

const stretchOf = (period: Period, { today }: Calendar): AskedPeriod['unit'] =>
  period.from === period.to ? 'day' : unitOf(period, today);

function askedFilter({ dimension, is, is_not }: Filter): AskedFilter {
  const values = is ?? is_not ?? [];
  return { options: [{ dimension, values }], not: is === undefined, text: values.join(' and ') };
}

/** Days of a festival held against those of the year before stay that festival. */
function festivalBefore({ period, base }: MetricRequest): Pick<AskedPeriod, 'unit' | 'earlier'> {
  const [year, day] = [Number(period.to.slice(0, 4)), (each: string): string => each.slice(5)];
  const isFestival = festivals.some(
    ({ days }) =>
      base !== undefined &&
      ((days[year] === day(period.from) && days[year - 1] === day(base.from)) ||
        (days[year] === day(period.to) && days[year - 1] === day(base.to))),
  );
  return isFestival && base ? { unit: 'festival', earlier: base } : {};
}

const sameSlots = (a: MetricRequest, b: MetricRequest): boolean =>
  JSON.stringify([a.by ?? [], a.where ?? [], a.period]) === JSON.stringify([b.by ?? [], b.where ?? [], b.period]);
