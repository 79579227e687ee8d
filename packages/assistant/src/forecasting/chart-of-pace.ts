/** A forecast drawn: what was, and from there on an area as wide as what may come. Only known figures stand in it. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { addDays, dayCount, daysOf, previousPeriod, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { labelText } from '../telling/wording.ts';
import type { History } from './days.ts';
import { sumOver, type Pace } from './pace.ts';
import { threeDigits, valueText, type ForecastTelling } from './tell-forecast.ts';

export function chartOfPace(pace: Pace, history: History, telling: ForecastTelling): Chart | undefined {
  const isBegun = pace.target.from < pace.ahead.from && dayCount(pace.target) > 2;
  return isBegun ? untilTheEnd(pace, history, telling) : afterTheOthers(pace, history, telling);
}

/** The running total of a stretch that has begun, and where it may end. */
function untilTheEnd(pace: Pace, history: History, telling: ForecastTelling): Chart {
  const { target, ahead } = pace;
  const days = daysOf(target);
  const over = daysOf({ from: target.from, to: addDays(ahead.from, -1) });
  const sums = over.map(day => sumOver(history, { from: target.from, to: day }) ?? 0);
  const labels = days.map(day => labelText('day', day, telling.shop));
  const name = sentencesFor(telling.shop).chart.course({ as: 'running' });
  return drawn({ name, labels, known: sums, pace, telling });
}

const mostBefore = 8;

/** A stretch to come beside those like it that are over. */
function afterTheOthers(pace: Pace, history: History, telling: ForecastTelling): Chart | undefined {
  const { target } = pace;
  const yesterday = addDays(history.first, history.values.length - 1);
  const before: Period[] = [];
  for (let each = stretchBefore(target); each.from >= history.first; each = stretchBefore(each)) {
    if (each.to <= yesterday) before.unshift(each);
    if (before.length === mostBefore) break;
  }
  if (before.length < 2) return undefined;
  const say = sentencesFor(telling.shop);
  const labelOf = (period: Period): string =>
    period.from === period.to ? labelText('day', period.from, telling.shop) : say.period(period);
  const known = before.map(each => sumOver(history, each) ?? 0);
  const labels = [...before, target].map(labelOf);
  return drawn({ name: say.chart.series(telling.key), labels, known, pace, telling });
}

/** Months before months, and the same weekdays before a few days. */
function stretchBefore(period: Period): Period {
  const month = unitAround('month', period.from);
  if (period.from === month.from && period.to === month.to) return previousPeriod(period, 'month');
  const days = dayCount(period);
  const back = days < 28 ? 7 * Math.ceil(days / 7) : days;
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

type Drawn = { name: string; labels: string[]; known: number[]; pace: Pace; telling: ForecastTelling };

function drawn({ name, labels, known, pace, telling }: Drawn): Chart {
  const { key, shop } = telling;
  const { expected, low, high } = pace.total;
  const say = sentencesFor(shop).chart;
  const unit = metricByKey(key)?.unit ?? 'number';
  const last = known.length - 1;
  const end = labels.length - 1;
  const text = (value: number | null): string => (value === null ? '' : valueText(value, telling));
  const about = (value: number): string => valueText(threeDigits(value), telling);
  const values = labels.map((_, at) => known[at] ?? null);
  const { goal } = telling;
  const line =
    goal === undefined
      ? []
      : [
          {
            name: say.target(telling.goalName ?? ''),
            values: labels.map(() => goal),
            formatted: labels.map(() => text(goal)),
            isTarget: true,
          },
        ];
  // From the last figure that is known to the end.
  const towards = (to: number) => labels.map((_, at) => (at === last ? (known[last] ?? null) : at === end ? to : null));
  return {
    kind: 'line',
    title: say.title(key, pace.target),
    unit,
    currency: unit === 'money' ? shop.currency : null,
    labels,
    series: [
      { name, values, formatted: values.map(text) },
      {
        name: say.expected,
        values: towards(expected),
        formatted: labels.map((_, at) => (at === end ? about(expected) : '')),
        isBase: true,
      },
      ...line,
    ],
    band: {
      name: say.range,
      low: towards(low),
      high: towards(high),
      formatted: labels.map((_, at) => (at === end ? `${about(low)} – ${about(high)}` : '')),
    },
  };
}
