/** What a reader must know of figures, in English. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { NoteSentences, PlaceSentences } from '../telling-sentences.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

const { metric: titleOf, plainMetric, dimension: dimensionTitle, all } = titles;
const Names = (metrics: readonly string[]): string => sentence(namesOf(metrics));
const namesOf = (metrics: readonly string[]): string => all(metrics.map(titleOf));

export const englishNotes = ({ period }: PlaceSentences): NoteSentences => ({
  source: ({ sources, clock, moving }) => {
    const told = sources.map(({ source, state }) => {
      const notes = [
        ...(state === 'partial' ? ['today so far'] : []),
        ...(moving.includes(source) ? ['may still change'] : []),
      ];
      return `${sourceTitles[source]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    });
    return `Source: ${told.join(', ')}, as of ${clock}.`;
  },
  sourceBegins: 'Source: ',
  withoutRates: {
    known: (parts, days) =>
      `Known without them for ${period(days)}: ${parts.map(({ metric, value }) => `${plainMetric(metric)} ${value}`).join(', ')}.`,
    page: 'Delivery costs',
  },
  reading: {
    grossProfit:
      'Gross profit is before ads, couriers, rent and salaries, and counts only units whose cost is recorded in Shopify.',
    profit: 'Profit counts only units whose cost is recorded in Shopify.',
    parcels:
      'A parcel with several products counts whole for each of them, so these costs add up to more than the total.',
    ads: "Ad spend doesn't include Meta Ads (not connected).",
    payments:
      'These orders were paid in those days, not placed in them: cash on delivery is paid when the parcel arrives.',
    orders: 'Each order counts after discounts and before tax, shipping and returns.',
    unsent: 'Each order stands on the day it was placed; how many waited on an earlier day is not known.',
    sent: 'Each order stands on the day it was placed; on which day it left is not known.',
    ofNow: 'This is what there is now; what there was on an earlier day is not known.',
    repeat: 'Recent customers have had less time to come back.',
    firstThen: 'These are the customers whose first order fell on these days, by all their orders so far.',
  },
  issues: {
    'unknown-metric': ({ metric }) => `I do not know the figure "${metric}".`,
    'unknown-dimension': ({ dimension }) => `I cannot split by "${dimension}".`,
    'illegal-breakdown': ({ dimension }, metrics) =>
      `${Names(metrics)} cannot be split or filtered by ${dimensionTitle(dimension)}: no connected platform has it that way.`,
    'needs-breakdown': ({ dimensions }, metrics) =>
      `${Names(metrics)} can be told only by ${dimensions.map(dimensionTitle).join(' or ')}.`,
    'no-comparison': (_issue, metrics) =>
      `${Names(metrics)} can be told only as of now, so there is nothing to compare it with.`,
    'no-like-base': (_issue, metrics) =>
      `${Names(metrics)} are counted by whole days, so today is not compared before it is over.`,
    'spelled-apart': (_issue, metrics) =>
      `${Names(metrics)} cannot be added up over two spellings of a place, so each spelling has its own row.`,
    'not-connected': ({ source }, metrics) =>
      `${sourceTitles[source]} is not connected; connect it on the Integrations page to see ${namesOf(metrics)}.`,
    'needs-reconnect': ({ source }) =>
      `The connection to ${sourceTitles[source]} has ended; please connect it again on the Integrations page.`,
    'source-failed': ({ source, reason, retryAfterSeconds }, metrics) => {
      if (reason === 'not-offered')
        return `${sourceTitles[source]} has no report on ${namesOf(metrics)} for this store: its plan, or what the app was allowed to read, leaves it out.`;
      const lost = `so I have nothing on ${namesOf(metrics) || 'its figures'}`;
      if (reason === 'too-much')
        return `${sourceTitles[source]} has more orders in these days than I can read at once, ${lost}. Please ask for fewer days.`;
      if (reason !== 'throttled')
        return `${sourceTitles[source]} did not answer this time, ${lost}. Please ask again in a moment.`;
      const when = retryAfterSeconds ? `in about ${retryAfterSeconds} seconds` : 'in a minute';
      return `${sourceTitles[source]} limits how much I can ask in a minute, ${lost}. Please ask again ${when}.`;
    },
    'terms-left-out': () => '',
    'mixed-currencies': ({ currencies }, metrics) =>
      `${Names(metrics)} would mix ${currencies.join(' and ')}, so I do not add that up.`,
    'mixed-time-zones': (_issue, metrics) =>
      `Days of ${namesOf(metrics)} are cut in different time zones by its platforms.`,
    'rows-left-out': () => '',
    'hidden-rows': ({ source }) => `${sourceTitles[source]} hides small groups, so rows may be missing.`,
    'rates-not-set': ({ rates, since, ofBase }, metrics) => {
      const own = all([...new Set(rates.map(rate => englishRates[rate]))]);
      const from = since === undefined ? undefined : period({ from: since, to: since });
      if (from === undefined)
        return `I can tell ${namesOf(metrics)} once your own rates are set on the Delivery costs page: ${own}.`;
      if (ofBase) return `There is no comparison: your own rates are set from ${from} on only (${own}).`;
      return `Your own rates are set from ${from} on only (${own}), so ${namesOf(metrics)} of earlier days is not known. Set earlier ones on the Delivery costs page.`;
    },
    'no-typical': () => 'What is usual I know for at most a week of days at once, so I left it out.',
    'no-course': (_issue, metrics) => `${Names(metrics)} cannot be added up or followed step by step.`,
    'too-young': ({ months, since }) =>
      `Whoever first ordered since ${period({ from: since, to: since })} has not had ${months === 1 ? 'a month' : `${months} months`} yet, so that share can still rise.`,
    'no-streak': () => 'I can count a streak only of days, weeks or months with a limit to reach.',
    'other-list-unknown': () => 'The second list did not come whole, so I hold nothing against it.',
    'history-begins': ({ day }) => `Data begins on ${period({ from: day, to: day })}; earlier days are not known.`,
  },
  assumed: ({ metrics, days, label, others }) => {
    const span = days === 'last-day' ? 'the last day on record' : days === undefined ? label : `the last ${days} days`;
    const named = metrics.length > 0 ? all(metrics.map(plainMetric)) : undefined;
    const taken = [named, span].filter(part => part !== undefined).join(' of ');
    if (taken === '') return '';
    const other =
      others.length > 0 ? ` If you meant something else, say ${others.map(each => `“${each}”`).join(' or ')}.` : '';
    return `I took ${taken}.${other}`;
  },
  standIn: ({ used, asked }) => `I used ${titleOf(used)}, as ${titleOf(asked)} cannot be split that way.`,
  spellings: parts => `${parts.map(({ name, others }) => `${name} counts ${others.join(' and ')} too`).join(', ')}.`,
  unknownRows: ({ isLeftOut, dimension, metric, value, isCount }) => {
    const what = isCount ? `${value} ${plainMetric(metric)}` : `${value} of ${plainMetric(metric)}`;
    const no = `no ${dimensionTitle(dimension)}`;
    return isLeftOut ? `Left out, with ${no} on record: ${what}.` : `Counted in, with ${no} on record: ${what}.`;
  },
  onNeitherSide: event => `${period(event)} counts on neither side.`,
  uncut: figure => `All of it: ${figure}`,
  festivalApart: ({ name, days, otherDays, isOfBase, isJustAfter }) => {
    const on = period(days);
    if (isJustAfter) return `${isOfBase ? 'The days compared with' : 'These days'} lie right after ${name} (${on}).`;
    const other = otherDays && `${otherDays.from < days.from ? 'last' : 'next'} time ${period(otherDays)}`;
    const dates = other ? `${on}; ${other}` : on;
    return `${name} (${dates}) falls in ${isOfBase ? 'the days compared with, not in these' : 'these days, not in those compared with'}.`;
  },
  hardlyMoved: 'Sales hardly moved.',
  behindSales: ({ total, parts }) =>
    `Sales ${isLess(total) ? 'fell' : 'rose'} by ${total.slice(1)}: ${parts
      .map(({ name, amount }) => `${factors[name][isLess(amount) ? 'less' : 'more']} (${amount})`)
      .join(', ')}.`,
});

const englishRates = {
  shipping_out: 'shipping out',
  shipping_back: 'shipping back',
  packaging: 'packaging',
  cod_fixed: 'COD fee',
  cod_percent: 'COD fee',
  gateway_percent: 'payment gateway fee',
} as const;

/** Amounts begin with their sign. */
const isLess = (amount: string): boolean => amount.startsWith('−');

const factors = {
  visits: { more: 'more visits', less: 'fewer visits' },
  'orders-per-visit': { more: 'more of the visitors bought', less: 'fewer of the visitors bought' },
  'sales-per-order': { more: 'more sold per order', less: 'less sold per order' },
};
