/** A forecast in words: the figure with its range, what it is made of, the goal, how it was found, what it cannot know. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatChange, formatValue, type MoneyWording } from '@tillsight/metrics/format';
import { formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Filter, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { filterParts } from '../telling/wording.ts';
import type { Forecast } from './forecast.ts';
import type { Pace } from './pace.ts';
import { seasonsIn } from './seasons.ts';

export type ForecastTelling = {
  key: string;
  where: readonly Filter[];
  goal?: number | undefined;
  wording: MoneyWording;
  shop: Shop;
};

export function tellForecast(pace: Pace, telling: ForecastTelling): string[] {
  const { target, soFar, ahead, outlook, total } = pace;
  const { key, where, shop } = telling;
  const say = sentencesFor(shop);
  const about = (value: number): string => valueText(threeDigits(value), telling);
  const cut = say.filters(filterParts(where));
  const range = `between ${about(total.low)} and ${about(total.high)}, four times out of five`;
  const title = `${say.chart.series(key)}${cut ? ` ${cut}` : ''}, ${formatPeriod(target, shop.country)}`;
  const days = dayCount(ahead);
  const made =
    soFar > 0
      ? `Until ${formatDay(addDays(ahead.from, -1), shop.country)} it was ${valueText(soFar, telling)}; the ${days === 1 ? 'day' : `${days} days`} left should bring about ${about(outlook.expected)}.`
      : '';
  return [
    `${title}: about ${about(total.expected)} expected, ${range}.`,
    goalText(pace, telling),
    made,
    yearText(pace, telling),
    methodText(outlook, shop),
    'It knows nothing of plans: offers, new ads or missing stock would change it.',
  ].filter(text => text !== '');
}

function goalText({ soFar, total, ahead, perDay }: Pace, telling: ForecastTelling): string {
  const { goal } = telling;
  if (goal === undefined) return '';
  const name = valueText(goal, telling);
  if (soFar >= goal) return `${name} has been reached already.`;
  const needed = (goal - soFar) / dayCount(ahead);
  const odds =
    goal <= total.low
      ? 'Yes, very likely'
      : goal <= total.expected
        ? 'Yes, more likely than not'
        : goal <= total.high
          ? 'Rather not, though it is possible'
          : 'No, not at this pace';
  return `${odds}: for ${name} it takes ${valueText(threeDigits(needed), telling)} a day, and the last 28 days brought ${valueText(threeDigits(perDay), telling)} a day.`;
}

function yearText({ target, total, yearAgo }: Pace, telling: ForecastTelling): string {
  if (yearAgo === undefined) return '';
  const { country } = telling.shop;
  const before = { from: yearBefore(target.from), to: yearBefore(target.to) };
  const moved = movedSeason(target, before, country);
  const though = moved === undefined ? '' : `, though ${moved} lay otherwise`;
  return `${formatPeriod(before, country)}: ${valueText(yearAgo, telling)}, so that would be ${formatChange(total.expected / yearAgo - 1)}${though}.`;
}

/** A festival that has clearly more of its days in one of the two periods. */
function movedSeason(target: Period, before: Period, country: string): string | undefined {
  const daysIn = (period: Period): Map<string, number> =>
    new Map(
      seasonsIn(period, country).map(({ name, days }) => {
        const from = days.from > period.from ? days.from : period.from;
        const to = days.to < period.to ? days.to : period.to;
        return [name, dayCount({ from, to })];
      }),
    );
  const [now, past] = [daysIn(target), daysIn(before)];
  return [...new Set([...now.keys(), ...past.keys()])].find(
    name => Math.abs((now.get(name) ?? 0) - (past.get(name) ?? 0)) > 5,
  );
}

const yearBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();

function methodText({ seasons, growth, trials }: Forecast, { country }: Shop): string {
  const known = seasons.filter(season => season.isKnown).map(({ name, day }) => `${name} (${formatDay(day, country)})`);
  const unknown = seasons.filter(season => !season.isKnown).map(({ name }) => name);
  const from = [
    'the level of the latest weeks',
    'the rhythm of the week',
    known.length > 0 ? `what ${known.slice(0, 2).join(' and ')} did the year before` : '',
    growth === undefined ? '' : `growth on the year (${formatChange(growth)})`,
  ].filter(text => text !== '');
  const doubt =
    unknown.length > 0
      ? ` What ${unknown.slice(0, 2).join(' and ')} will do is not known from a year before, so the range is wide.`
      : '';
  const tried =
    trials > 0
      ? `; the range is how far ${trials} such forecasts of your own past were off`
      : '; the range is a cautious guess, as the past is too short to try it';
  return `Method: ${from.slice(0, -1).join(', ')}${from.length > 1 ? ' and ' : ''}${from.at(-1)}${tried}.${doubt}`;
}

function valueText(value: number, { key, wording, shop }: ForecastTelling): string {
  const unit = metricByKey(key)?.unit ?? 'number';
  return formatValue(unit === 'count' ? Math.round(value) : value, unit, { currency: shop.currency, wording });
}

/** More digits would claim to know more. */
function threeDigits(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  return step >= 1 ? Math.round(value / step) * step : Math.round(value);
}
