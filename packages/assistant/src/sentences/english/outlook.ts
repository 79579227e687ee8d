/** What is to be expected, and how long stock lasts, in English. */
import { formatChange } from '@tillsight/metrics/format';
import { formatDay } from '@tillsight/metrics/format-time';
import type { OutlookSentences } from '../outlook-sentences.ts';
import type { PlaceSentences } from '../telling-sentences.ts';
import { sentence, titles } from './titles.ts';

export const englishOutlook = (places: PlaceSentences, country: string): OutlookSentences => ({
  expected: ({ metric, filters, target, expected, low, high }) => {
    const title = [sentence(titles.metric(metric)), places.filters(filters)].filter(Boolean).join(' ');
    return `${title}, ${places.period(target)}: about ${expected} expected, between ${low} and ${high}, four times out of five.`;
  },
  made: ({ until, soFar, days, expected }) =>
    `Until ${formatDay(until, country)} it was ${soFar}; the ${days === 1 ? 'day' : `${days} days`} left should bring about ${expected}.`,
  reached: goal => `${goal} has been reached already.`,
  odds: ({ odds, goal, needed, perDay }) =>
    `${oddsTexts[odds]}: for ${goal} it takes ${needed} a day, and the last 28 days brought ${perDay} a day.`,
  yearBefore: ({ period, value, change, movedFestival }) =>
    `${places.period(period)}: ${value}, so that would be ${formatChange(change)}${movedFestival === undefined ? '' : `, though ${movedFestival} lay otherwise`}.`,
  method: ({ known, unknown, growth, trials }) => {
    const years = known.map(({ name, day }) => `${name} (${formatDay(day, country)})`);
    const from = [
      'the level of the latest weeks',
      'the rhythm of the week',
      years.length > 0 ? `what ${years.join(' and ')} did the year before` : '',
      growth === undefined ? '' : `growth on the year (${formatChange(growth)})`,
    ].filter(text => text !== '');
    const doubt =
      unknown.length > 0
        ? ` What ${unknown.join(' and ')} will do is not known from a year before, so the range is wide.`
        : '';
    const tried =
      trials > 0
        ? `; the range is how far ${trials} such forecasts of your own past were off`
        : '; the range is a cautious guess, as the past is too short to try it';
    return `Method: ${titles.all(from)}${tried}.${doubt}`;
  },
  knowsNoPlans: 'It knows nothing of plans: offers, new ads or missing stock would change it.',
  tooFar:
    'That is too far ahead: I forecast at most a year, from your own past. Ask for this month, this quarter or the next weeks.',
  tooShort: metric =>
    `I cannot forecast ${titles.metric(metric)}: it takes four weeks of figures at least, and I do not have them.`,
  noRates: metric =>
    `I forecast sums such as sales or orders, not rates; the range of ${titles.metric(metric)} is best seen in its latest level.`,
  cover: {
    head: isList =>
      `At the pace of the last weeks the stock that can be sold lasts${isList ? ', shortest first' : ''}:`,
    line: ({ product, days, units, until }) =>
      `${product}: ${days} (${units} units)${until ? `, until about ${formatDay(until, country)}` : ''}`,
    gone: products => `Out of stock already: ${products.join(', ')}.`,
    countsNot: 'It counts no deliveries on their way and no festival ahead.',
    nothing: 'I have no figures for how long your stock lasts.',
  },
});

const oddsTexts = {
  'very-likely': 'Yes, very likely',
  likely: 'Yes, more likely than not',
  unlikely: 'Rather not, though it is possible',
  no: 'No, not at this pace',
};
