/** A forecast in words: the figure with its range, what it is made of, the goal, how it was found, what it cannot know. */
import type { AnswerParts } from '@tillsight/contract/chat';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent, formatValue, type MoneyWording } from '@tillsight/metrics/format';
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Filter, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Written } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { filterParts } from '../telling/wording.ts';
import type { Forecast } from './forecast.ts';
import type { Odds } from '../sentences/outlook-sentences.ts';
import { chanceOf, type Pace } from './pace.ts';
import { seasonsIn, yearBeforeOf } from './seasons.ts';

export type ForecastTelling = {
  key: string;
  where: readonly Filter[];
  goal?: number | undefined;
  /** What the goal is called where the store holds it. */
  goalName?: string | undefined;
  /** The days that are to be beaten, and what they brought. */
  rival?: { period: Period; value: number };
  wording: MoneyWording;
  shop: Shop;
};

export function tellForecast(pace: Pace, telling: ForecastTelling): Pick<Written, 'screen'> & { lines: string[] } {
  const { target, soFar, ahead, outlook, total } = pace;
  const { key, where, shop } = telling;
  const say = sentencesFor(shop).outlook;
  const about = (value: number): string => valueText(threeDigits(value), telling);
  const filters = filterParts(where);
  const range = { expected: about(total.expected), low: about(total.low), high: about(total.high) };
  const made = {
    until: addDays(ahead.from, -1),
    soFar: valueText(soFar, telling),
    days: dayCount(ahead),
    expected: about(outlook.expected),
  };
  const [goal, past, method] = [goalText(pace, telling), pastText(pace, telling), methodText(outlook, shop)];
  const plans = say.knowsNoPlans(isOfAds(key));
  const expected = say.expected({ metric: key, filters, target, ...range });
  const lines = [
    // Who asks whether it will be reached is told that first.
    goal,
    expected,
    soFar > 0 ? say.made(made) : '',
    past,
    method,
    plans,
  ].filter(text => text !== '');
  const change = changeOnYear(pace, telling);
  const headline = { label: say.title({ metric: key, filters, target }), value: say.about(range.expected), ...change };
  // The change stands beside the figure.
  const folded = [change.change && !telling.rival ? past : '', method, plans];
  const sentence = [goal, say.likely(range)].filter(text => text !== '').join(' ');
  return { lines, screen: { headline, sentence, replaces: [goal, expected], folded } };
}

/** Against the year before, where no festival makes other days of these. */
function changeOnYear(
  { target, total, yearAgo }: Pace,
  telling: ForecastTelling,
): Pick<NonNullable<AnswerParts['headline']>, 'change'> {
  if (!yearAgo) return {};
  const period = yearBeforeOf(target, telling.shop.country);
  if (movedSeason(target, period, telling.shop.country) !== undefined) return {};
  const change = total.expected / yearAgo - 1;
  const { figures } = sentencesFor(telling.shop);
  return {
    change: {
      text: formatPercent(Math.abs(change)),
      direction: change > 0 ? 'up' : 'down',
      against: figures.headlineAgainst({
        base: valueText(yearAgo, telling),
        against: { period, isYearAgo: !isByWeekday(target, period, telling.shop.country), until: { kind: 'end' } },
      }),
    },
  };
}

/** The ends of the range hold ten percent on either side. */
export const oddsOf = (chance: number): Odds =>
  chance >= 0.9 ? 'very-likely' : chance >= 0.5 ? 'likely' : chance >= 0.1 ? 'unlikely' : 'no';

/** In steps of five percent, and never certain: more would claim to know more. */
export const wholeChance = (chance: number): number => Math.min(95, Math.max(5, Math.round(chance * 20) * 5));

function goalText(pace: Pace, telling: ForecastTelling): string {
  const { soFar, ahead, perDay } = pace;
  const { goal, shop } = telling;
  if (goal === undefined) return '';
  const say = sentencesFor(shop).outlook;
  const name = valueText(goal, telling);
  if (soFar >= goal) return say.reached(name);
  const chance = chanceOf(pace, goal);
  return say.odds({
    odds: oddsOf(chance),
    chance: wholeChance(chance),
    goal: name,
    needed: valueText(threeDigits((goal - soFar) / dayCount(ahead)), telling),
    perDay: valueText(threeDigits(perDay), telling),
  });
}

/** Against the days that are to be beaten, or those of the year before. */
function pastText({ target, total, yearAgo }: Pace, telling: ForecastTelling): string {
  const { shop, rival } = telling;
  const value = rival?.value ?? yearAgo;
  if (value === undefined) return '';
  const period = rival?.period ?? yearBeforeOf(target, shop.country);
  return sentencesFor(shop).outlook.yearBefore({
    metric: telling.key,
    period,
    value: valueText(value, telling),
    change: total.expected / value - 1,
    movedFestival: movedSeason(target, period, shop.country),
    isByWeekday: isByWeekday(target, period, shop.country),
  });
}

/** 52 weeks before: the same weekdays, at other dates; a feast is held against itself, whatever the weekday. */
const isByWeekday = (target: Period, before: Period, country: string): boolean =>
  dayCount({ from: before.from, to: target.from }) === 365 &&
  !seasonsIn(target, country).some(({ days }) => days.from <= target.from && target.to <= days.to);

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

/** What is spent on ads is planned by whoever pays, and no shelf is in its way. */
const isOfAds = (key: string): boolean => /ad_spend|^google_ads|^meta_/.test(key);

/** Two festivals are enough to name. */
function methodText({ seasons, growth, trials }: Forecast, shop: Shop): string {
  const known = seasons.filter(season => season.isKnown).slice(0, 2);
  const unknown = seasons.filter(season => !season.isKnown).map(({ name }) => name);
  return sentencesFor(shop).outlook.method({ known, unknown: unknown.slice(0, 2), growth, trials });
}

type Figure = Pick<ForecastTelling, 'key' | 'wording'> & { shop: Pick<Shop, 'currency' | 'language'> };

export function valueText(value: number, { key, wording, shop }: Figure): string {
  const unit = metricByKey(key)?.unit ?? 'number';
  return formatValue(unit === 'count' ? Math.round(value) : value, unit, {
    currency: shop.currency,
    wording,
    language: shop.language,
  });
}

/** More digits would claim to know more. */
export function threeDigits(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  return step >= 1 ? Math.round(value / step) * step : Math.round(value);
}
